//! Any bytes as a document of the API: no panic; what is read is written and read back the same, lowers, binds and
//! prints; what is printed means the same.

#![no_main]

use bridgeshape_dsl_ir::{Lang, diag::Diag, ir, text, wire};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(document) = std::str::from_utf8(bytes) else { return };
    let page = match wire::read(document) {
        Ok(page) => page,
        Err(faults) => return told(&faults),
    };
    let written = serde_json::to_string(&page).expect("text keys only");
    assert_eq!(wire::read(&written).as_ref(), Ok(&page));
    for (number, scenario) in (1..).zip(&page.scenarios) {
        wire::requires::tags(scenario);
        match ir::lower(scenario, number, &|_| None) {
            Ok(lowered) => used(&lowered),
            Err(faults) => told(&faults),
        }
    }
});

/// Faults block, and have words.
fn told(faults: &[Diag]) {
    assert!(!faults.is_empty() && faults.iter().all(Diag::blocks));
    assert!(faults.iter().all(|fault| !fault.message(Lang::German).is_empty()));
}

fn used(scenario: &ir::Scenario) {
    let canonical = scenario.canonical();
    for binding in scenario.bindings().take(3) {
        assert_eq!(binding.choices().len(), scenario.binders.len());
        scenario.bind(&binding).each_slot(&mut |slot| assert!(slot.suit().is_some()));
    }
    let Ok(printed) = ir::to_dsl(scenario) else { return };
    let parsed = text::parse(&printed);
    // Numbers beyond any hand can be said in JSON only.
    if parsed.diags.iter().any(Diag::blocks) {
        return;
    }
    let [again] = &parsed.scenarios[..] else { panic!("{printed}: {} scenarios", parsed.scenarios.len()) };
    let again = ir::lower(again, scenario.number, &|_| None).expect("what is printed can be lowered");
    assert_eq!(again.canonical(), canonical, "{printed}");
}
