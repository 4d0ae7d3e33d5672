//! What `docs/plans.md` shows is what the program says.

use bridgeshape_catalog::pages;
use bridgeshape_dsl_ir::Lang;
use bridgeshape_engine::{ExplainRequest, Fixed, Source, WORK, chart, explain};
use bridgeshape_runtime::plan::Limits;

const PAGE: &str = include_str!("../../docs/plans.md");

/// What stands in the page between a line and the end of the block that it is in.
fn block(after: &str) -> String {
    let (_, below) = PAGE.split_once(after).unwrap_or_else(|| panic!("no line {after}"));
    let (block, _) = below.split_once("\n```").expect("an end");
    block.trim_matches('\n').to_owned()
}

#[test]
fn the_splinter_is_drawn_as_the_page_says() {
    let page = pages().iter().find(|page| page.title == "Splinter").expect("a page");
    let source = Source::of_json(page.json, Lang::English).expect("readable");
    let request = ExplainRequest {
        scenarios: Some(vec![1]),
        stage: Some("plan".to_owned()),
        fixed: Fixed::default(),
        work: WORK,
        limits: Limits::default(),
        lang: Lang::English,
    };
    let all = explain(&source, &request).expect("explained");
    let one = all[0].as_ref().expect("a sound scenario");
    let stage = &one.stages[0];
    let lines: String = stage.lines.iter().map(|line| format!("\n    {line}")).collect();
    let shown = format!("#{} {}\n\n  {}: {}{lines}", one.number, one.label, stage.name, stage.after);
    assert_eq!(block("$ bridgeshape explain Splinter 1H-4C --stage plan\n"), shown);
    assert_eq!(block("```mermaid\n"), chart([one]).trim_end());
}
