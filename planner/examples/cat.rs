use bridgeshape_dsl_ir::answer::Answer;
use bridgeshape_planner::*;
use bridgeshape_runtime::PartialDeal;
fn main() {
    let mut all = vec![];
    for page in std::fs::read_dir("catalog/pages").unwrap() {
        let p = page.unwrap().path();
        let text = std::fs::read_to_string(&p).unwrap();
        let Ok(answer) = Answer::of_json(&text) else { continue };
        for read in answer.scenarios() {
            let Some(s) = &read.ir else { continue };
            let fixed = PartialDeal::unknown(s.table);
            let t = std::time::Instant::now();
            let mut n = 0; let mut sum = vec![]; let mut worst = 0.0f64;
            for b in s.bindings() {
                let t = std::time::Instant::now();
                n += 1;
                let c = count(&s.bind(&b), &fixed, &Options { work: 20_000_000_000, ..Options::default() });
                worst = worst.max(t.elapsed().as_secs_f64());
                sum.push(c);
            }
            all.push((t.elapsed().as_secs_f64(), worst, n, format!("{} {}", p.display(), s.label), sum.iter().filter(|c| c.is_err()).count()));
            eprintln!("{:?}", all.last().unwrap());
        }
    }
    all.sort_by(|a, b| b.0.total_cmp(&a.0));
    for a in &all[..20.min(all.len())] { println!("{a:?}"); }
    let n = all.len();
    println!("{n} median {} p90 {} p95 {}", all[n/2].0, all[n/10].0, all[n/20].0);
}
