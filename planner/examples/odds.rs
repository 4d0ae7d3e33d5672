use bridgeshape_dsl_ir::answer::Answer;
use bridgeshape_planner::*;
use bridgeshape_runtime::PartialDeal;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let answer = Answer::of_text(&args[1]);
    for read in answer.scenarios() {
        let Some(s) = &read.ir else { continue };
        let fixed = PartialDeal::unknown(s.table);
        let mut counter = Counter::new(&fixed, Options { work: 40_000_000_000, ..Options::default() });
        for b in s.bindings() {
            let t = std::time::Instant::now();
            let tree = s.bind(&b);
            let out = [format!("{:?} {}", counter.count(&tree), counter.spent())];
            println!("{} {:?} {} ({:?})", read.number, s.binding_names(&b), out.join(" | "), t.elapsed());
        }
    }
}
