use bridgeshape_dsl_ir::answer::Answer;
use bridgeshape_planner::*;
use bridgeshape_runtime::PartialDeal;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let answer = Answer::of_text(&args[1]);
    for read in answer.scenarios() {
        let Some(s) = &read.ir else { continue };
        let fixed = PartialDeal::unknown(s.table);
        for b in s.bindings() {
            let t = std::time::Instant::now();
            let tree = s.bind(&b);
            let mut out = vec![];
            for tiers in [Tiers::Best] {
                let t = std::time::Instant::now();
                let c = count(&tree, &fixed, &Options { tiers, work: 20_000_000_000 });
                out.push(format!("{c:?} {:?}", t.elapsed()));
            }
            println!("{} {:?} {} ({:?})", read.number, s.binding_names(&b), out.join(" | "), t.elapsed());
        }
    }
}
