use bridgeshape_catalog::pages;
use bridgeshape_dsl_ir::Lang;
use bridgeshape_dsl_ir::ir::Binding;
use bridgeshape_engine::Source;
use bridgeshape_planner::*;
use bridgeshape_runtime::plan::Limits;
use bridgeshape_runtime::{PartialDeal, StreamKey};
use cpu_time::ThreadTime as Instant;

const LIMITS: Limits = Limits { ways: 1 << 18, joins: 1 << 19, transitions: 1 << 16, bytes: 5 << 18 };
const CASES: [(&str, &str); 8] = [
    ("A", "opener hcp:0+"),
    ("B", "opener hcp:15-17 shape:balanced"),
    ("C", "opener H:5+ hcp:12-21; responder H:4+ C:0-1 Chcp:0 hcp:10-15"),
    ("D", "fit:H8+ opener hcp:15-17 S:2-4 H:2-4 D:2-5 C:2-5; responder H:4+ hcp:8+"),
    ("E", "opener hcp:12-21; opp1 S:5+ H:4+ hcp:10-15; responder S:0-2"),
    ("F", "pairhcp:25+ opp1 quiet; opp2 quiet"),
    ("G", "opener shape:54xx H:5 hcp:17-20; responder H:3 hcp:0-5 aces:0; opp1 S:5+ hcp:10-15"),
    ("H", "opp2 S:5 S=KJT; opener S:3 S=x; responder shape:balanced hcp:15-17"),
];

fn show(name: &str, scenario: &bridgeshape_dsl_ir::ir::Scenario, detail: bool) {
    let fixed = PartialDeal::unknown(scenario.table);
    let mut open = vec![Binding::EMPTY];
    let mut bindings = vec![];
    while let Some(b) = open.pop() {
        if bridgeshape_dsl_ir::feasible::excluded(scenario, &b, &fixed) {
            continue;
        }
        if b.choices().len() < scenario.binders.len() {
            open.extend(scenario.choices(&b).into_iter().rev().map(|c| b.with(c)));
        } else {
            bindings.push(b);
        }
    }
    let t = Instant::now();
    let mut plans = vec![];
    for b in &bindings {
        plans.push(plan(&scenario.bind(b), &fixed, &LIMITS));
    }
    let ms = t.elapsed().as_secs_f64() * 1e3;
    let Some(planned) = plans.into_iter().flatten().flatten().next() else {
        println!("{name}: no plan");
        return;
    };
    let t = Instant::now();
    let tables = bridgeshape_runtime::plan::Tables::new(&planned.plan, &LIMITS);
    let count_ms = t.elapsed().as_secs_f64() * 1e3;
    drop(tables);
    let (ok, of) = planned.trial(1 << 14);
    let key = StreamKey::new(1, 1, &[]);
    let t = Instant::now();
    let n = if ok * 200 < of { 200 } else { 20_000 };
    let mut deals = vec![fixed.complete(&mut key.stream(0)); n];
    if ok > 0 {
        planned.tables.draw_range(&key, 0, &mut deals);
    }
    let ns = t.elapsed().as_nanos() as f64 / n as f64;
    println!(
        "plan {ms:6.1} ms count {count_ms:5.1} ms acc {:.4} bytes {:8} parts {} bind {} {:.2} M/s | {name}",
        ok as f64 / of as f64,
        planned.tables.bytes(),
        planned.plan.parts.len(),
        bindings.len(),
        1e3 / ns
    );
    if detail {
        for chosen in &planned.choices {
            for r in chosen.rivals.iter().take(6) {
                println!(
                    "    {:?} within {:?} lengths {:?} sums {:?} time {} {:?}",
                    r.part.places,
                    r.part.within,
                    r.part
                        .lengths
                        .iter()
                        .map(|l| l.suits.iter().map(|s| s.0).collect::<Vec<_>>())
                        .collect::<Vec<_>>(),
                    r.part.sums.iter().map(|s| (s.hands.clone(), s.width)).collect::<Vec<_>>(),
                    r.time,
                    r.report.map(|p| (
                        p.deals as f64 * r.time as f64 / 1e26,
                        p.deals as f64,
                        p.root,
                        p.transitions,
                        p.bytes
                    ))
                );
            }
        }
    }
}

fn main() -> Result<(), String> {
    let all = std::env::args().nth(1);
    for (name, text) in CASES {
        let source = Source::of_dsl(text, Lang::English);
        show(name, source.entries()[0].scenario.as_ref().map_err(ToString::to_string)?, true);
    }
    if all.is_some() {
        for page in pages() {
            let source = Source::of_json(page.json, Lang::English)?;
            for entry in source.entries() {
                let name = format!("{} #{}", page.title, entry.number);
                if let Some(only) = std::env::args().nth(2)
                    && !only.split(',').any(|o| o == name)
                {
                    continue;
                }
                show(
                    &format!("{} #{}", page.title, entry.number),
                    entry.scenario.as_ref().map_err(ToString::to_string)?,
                    all.as_deref() == Some("detail"),
                );
            }
        }
    }
    Ok(())
}
