//! Everything that can be done with a document of the API.

use bridgeshape_dsl_ir::diag::Diag;
use bridgeshape_dsl_ir::{Lang, ir, text, wire};
use bridgeshape_runtime::Hand;
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

/// Reads, writes, lowers, binds and prints it; what is printed means the same.
pub(crate) fn survive(document: &str) -> TestCaseResult {
    let page = match wire::read(document) {
        Ok(page) => page,
        Err(faults) => {
            prop_assert!(!faults.is_empty());
            messages(&faults)?;
            return Ok(());
        }
    };
    let written = serde_json::to_string(&page).unwrap();
    prop_assert_eq!(wire::read(&written), Ok(page.clone()), "what is written reads back");
    for (number, scenario) in (1..).zip(&page.scenarios) {
        wire::requires::tags(scenario);
        match ir::lower(scenario, number, &|_| None) {
            Ok(lowered) => use_scenario(&lowered)?,
            Err(faults) => {
                prop_assert!(!faults.is_empty() && faults.iter().all(|fault| fault.scenario == Some(number)));
                messages(&faults)?;
            }
        }
    }
    Ok(())
}

fn messages(faults: &[Diag]) -> TestCaseResult {
    for fault in faults {
        for lang in Lang::ALL {
            prop_assert!(!fault.message(lang).is_empty());
        }
        prop_assert!(fault.blocks() && !fault.code().is_empty() && !fault.refusal().as_str().is_empty());
    }
    Ok(())
}

fn use_scenario(scenario: &ir::Scenario) -> TestCaseResult {
    scenario.canonical();
    let hands = [Hand::from_bits(0x1fff), Hand::EMPTY, Hand::from_bits(0x3f_ffff << 20), Hand::PACK];
    for binding in scenario.bindings().take(5) {
        prop_assert_eq!(binding.choices().len(), scenario.binders.len());
        scenario.binding_names(&binding);
        let bound = scenario.bind(&binding);
        let mut open = 0;
        bound.each_slot(&mut |slot| open += usize::from(slot.suit().is_none()));
        prop_assert_eq!(open, 0, "a full binding leaves no slot open");
        bound.holds(&hands);
    }
    if let Ok(printed) = ir::to_dsl(scenario) {
        let parsed = text::parse(&printed);
        let clean = !parsed.diags.iter().any(Diag::blocks) && parsed.scenarios.len() == 1;
        if clean {
            let again = ir::lower(&parsed.scenarios[0], scenario.number, &|_| None).unwrap();
            prop_assert_eq!(again.canonical(), scenario.canonical(), "printed {}", printed);
        } else {
            // The one thing that JSON can say and the text must not: numbers beyond any hand.
            let codes: Vec<_> =
                parsed.diags.iter().filter(|d| d.blocks()).map(|d| d.message(Lang::English)).collect();
            prop_assert!(
                codes.iter().all(|code| code.contains("larger") || code.contains("large")),
                "printed {printed}\n{codes:?}"
            );
        }
    }
    Ok(())
}
