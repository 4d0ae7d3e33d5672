//! The test of the test: a sampler that is biased is caught, a fair one is not.

use super::*;

const TEXT: &str = "$a=M opener $a:5+ hcp:11-19; responder $a:3+ hcp:6-9";

fn entry() -> (Source, Scenario) {
    let source = Source::of_dsl(TEXT, Lang::English);
    let scenario = source.possible(&source.entries()[0]).expect("possible");
    (source, scenario)
}

/// Deals, of which every `one_in`th is replaced by another one where its opener has more than 14 points.
fn biased(scenario: &Scenario, one_in: usize) -> Vec<Deal> {
    let unknown = PartialDeal::unknown(Table::BRIDGE);
    let prepared =
        Prepared::new(scenario.clone(), unknown, Equal::Bindings, Engine::Interpreted, Limits::default());
    let dealt = Dealer::new(&prepared, 3, Lang::English).fill(0, 20_000, budget(None)).expect("possible");
    let deals: Vec<Deal> = dealt.into_iter().map(|dealt| dealt.deal).collect();
    let hcp = Variable::Hcp(bridgeshape_runtime::Role::Opener);
    let instead =
        |at: usize| if at.is_multiple_of(one_in) && hcp.of(&deals[at]) > 14 { at + 10_000 } else { at };
    (0..10_000).map(|at| deals[instead(at)]).collect()
}

fn worst(deals: &[Deal], work: u64) -> Vec<(Variable, Compared)> {
    let (_, scenario) = entry();
    let unknown = PartialDeal::unknown(Table::BRIDGE);
    let mut law = Law::new(&scenario, &unknown, work).expect("possible");
    let prepared =
        Prepared::new(scenario.clone(), unknown, Equal::Bindings, Engine::Rejection, Limits::default());
    let demands = Demands::default();
    let mut comparison = Comparison::new(&law, deals, &deals[..1_000]);
    comparison.with_law(&mut law);
    if !comparison.is_done() {
        comparison.with_sample(&sample(&prepared, &demands).expect("not rare"));
    }
    comparison.found
}

fn is_biased(found: &[(Variable, Compared)]) -> bool {
    found.iter().any(
        |(_, compared)| matches!(compared, Compared::Exactly(ratio) | Compared::WithSample(ratio) if *ratio > 1.0),
    )
}

#[test]
fn a_biased_sampler_is_caught_by_the_law_and_by_the_sample() {
    let (_, scenario) = entry();
    let [fair, unfair] = [usize::MAX, 2].map(|one_in| biased(&scenario, one_in));
    for work in [u64::MAX, 0] {
        assert!(!is_biased(&worst(&fair, work)), "{work}");
        assert!(is_biased(&worst(&unfair, work)), "{work}");
    }
    assert!(worst(&fair, u64::MAX).iter().all(|(_, compared)| matches!(compared, Compared::Exactly(_))));
    assert!(worst(&fair, 0).iter().all(|(_, compared)| matches!(compared, Compared::WithSample(_))));
}

#[test]
fn a_sound_scenario_conforms_and_a_wrong_deal_is_refused() {
    let (source, scenario) = entry();
    let entry = &source.entries()[0];
    let checked = check("", &source, entry, &Demands { deals: 2_000, ..Demands::default() });
    let findings = checked.outcome.expect("possible");
    assert!(findings.conforms() && findings.variables.len() == 20, "{findings:?}");
    let unknown = PartialDeal::unknown(Table::BRIDGE);
    let free = Source::of_dsl("$a=M opener $a:5+ hcp:11-20; responder $a:3+ hcp:6-9", Lang::English);
    let free = free.possible(&free.entries()[0]).expect("possible");
    let prepared = Prepared::new(free, unknown, Equal::Bindings, Engine::Interpreted, Limits::default());
    let dealt = Dealer::new(&prepared, 1, Lang::English).fill(0, 2_000, budget(None)).expect("possible");
    assert!(refused(&scenario, entry, &dealt).expect("judged") > 0);
    let other = Demands { seed: 2, ..Demands::default() };
    let (changed, _) = again(&prepared, &other, &dealt).expect("possible");
    assert!(changed > 1_900, "{changed}");
}
