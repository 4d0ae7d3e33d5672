//! Text → JSON → canonical form → text → the same canonical form, over all constructs.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod ir_common;
#[path = "ir_common/texts.rs"]
mod texts;

use bridgeshape_dsl_ir::diag::{Diag, Severity};
use bridgeshape_dsl_ir::{Lang, ir, text, wire};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

/// The only scenario of a text, or what blocks it.
fn parse(dsl: &str) -> Result<wire::Scenario, Vec<Diag>> {
    let parsed = text::parse(dsl);
    let blocking: Vec<Diag> = parsed.diags.into_iter().filter(Diag::blocks).collect();
    let mut scenarios = parsed.scenarios;
    match (scenarios.pop(), scenarios.is_empty()) {
        (Some(only), true) if blocking.is_empty() => Ok(only),
        _ => Err(blocking),
    }
}

fn lower(scenario: &wire::Scenario) -> ir::Scenario {
    ir::lower(scenario, 1, &|_| None).unwrap()
}

fn round_trip(dsl: &str) -> TestCaseResult {
    let scenario = match parse(dsl) {
        Ok(scenario) => scenario,
        Err(diags) => {
            // Random ranges may contradict each other where two blocks meet; nothing else may be wrong.
            let errors = diags.iter().all(|diag| diag.severity == Severity::Error);
            let messages: Vec<_> = diags.iter().map(|diag| diag.message(Lang::English)).collect();
            prop_assert!(errors && !diags.is_empty(), "{dsl}\n{messages:#?}");
            return Err(TestCaseError::reject(messages.join("; ")));
        }
    };
    let json = serde_json::to_string(&scenario).unwrap();
    let page = wire::read(&json).unwrap();
    prop_assert_eq!(&page.scenarios[0], &scenario, "JSON carries the scenario");
    let lowered = lower(&scenario);
    prop_assert_eq!(&lowered, &lower(&page.scenarios[0]));

    let printed = ir::to_dsl(&lowered).map_err(|why| TestCaseError::fail(format!("{dsl}\n{why}")))?;
    let again = parse(&printed).map_err(|diags| {
        let messages: Vec<_> = diags.iter().map(|diag| diag.message(Lang::English)).collect();
        TestCaseError::fail(format!("{dsl}\nprinted {printed}\n{messages:#?}"))
    })?;
    let relowered = lower(&again);
    prop_assert_eq!(&relowered, &lowered, "{}\nprinted {}", dsl, printed);
    prop_assert_eq!(relowered.canonical(), lowered.canonical());
    // Sorted, a tree says the same, and sorting it again changes nothing.
    let sorted = ir::Scenario { pred: lowered.pred.sorted(), ..lowered.clone() };
    prop_assert_eq!(sorted.canonical(), lowered.canonical());
    prop_assert_eq!(sorted.pred.sorted(), sorted.pred);
    prop_assert_eq!(ir::to_dsl(&relowered).unwrap(), printed, "printing is a fixpoint");
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, max_global_rejects: 20_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn text_json_tree_text(dsl in texts::scenario()) {
        round_trip(&dsl)?;
    }
}
