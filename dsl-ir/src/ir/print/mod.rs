//! From the canonical form back to DSL text, where the DSL can say it.
//!
//! What is printed reads back as the same scenario, and prints the same again. Not everything can be said:
//! nested groups, conditions over several hands, custom sets and evaluators have no words (SEMANTICS 7).
//! Method: every leaf has one token; a token whose key is taken, or whose suit would narrow a jolly that it does not
//! narrow here, stands in an `any(…)` of its own.

mod position;
mod token;
mod tree;

use self::position::{Position, position};
use super::bind::Binder;
use super::cond::{Cond, HoldingCond};
use super::metric::{Metric, Points};
use super::pred::{Leaf, Pred, Slot};
use super::scenario::{Fit, FitSuit, Scenario};
use crate::Lang;
use crate::diag::Diag;
use crate::diag::document::Unwritable;
use crate::{text, wire};
use bridgeshape_runtime::{Pair, Role, Suit, Table};
use std::fmt;

/// Why a scenario has no spelling in the DSL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotExpressible {
    /// The reason.
    pub reason: Unwritable,
}

impl From<Unwritable> for NotExpressible {
    fn from(reason: Unwritable) -> NotExpressible {
        NotExpressible { reason }
    }
}

impl fmt::Display for NotExpressible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.reason.message(Lang::English))
    }
}

impl std::error::Error for NotExpressible {}

/// The scenario as DSL text, on one line.
///
/// # Errors
/// [`NotExpressible`] when the DSL has no words for it.
pub fn to_dsl(scenario: &Scenario) -> Result<String, NotExpressible> {
    if scenario.table != Table::BRIDGE {
        return Err(Unwritable::Table.into());
    }
    let mut sorted = sort(scenario)?;
    let mut head = head(scenario)?;
    head.append(&mut sorted.pair_points);
    let mut segments = Vec::new();
    for &role in &scenario.named {
        let tokens = position(&Position {
            hand: role,
            parts: &sorted.by_hand[role.index()],
            jolly: jolly(scenario, role),
            fits: fit_slots(scenario, role.pair()),
            quiet: scenario.quiet.contains(&role),
        })?;
        segments.push((role, tokens));
    }
    if Role::ALL.iter().any(|role| !scenario.named.contains(role) && !sorted.by_hand[role.index()].is_empty())
    {
        return Err(Unwritable::NoWord.into());
    }
    place_fits(scenario, &mut head, &mut segments);
    if head.is_empty() && segments.is_empty() {
        head.push(format!("weight:{}", scenario.weight));
    }
    let segments: Vec<String> = segments
        .into_iter()
        .map(|(role, tokens)| [vec![String::from(role.name())], tokens].concat().join(" "))
        .collect();
    let body = [head.join(" "), segments.join("; ")];
    let body = body.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
    if scenario.label.is_empty() {
        return Ok(body);
    }
    let labelled = format!("{}: {body}", scenario.label);
    if is_label(&scenario.label, &labelled) { Ok(labelled) } else { Err(Unwritable::Label.into()) }
}

/// A condition on one hand as the DSL writes it, any jolly as `x`; `None` where the DSL has no word.
pub(crate) fn word(cond: &Cond) -> Option<String> {
    let jolly = cond.slots().into_iter().find(|slot| matches!(slot, Slot::Jolly(_) | Slot::Own));
    token::token(cond, jolly).ok().map(|token| token.text)
}

/// The options of a pattern as the DSL writes them; `None` where it has no word.
pub(crate) fn pattern_word(suit: Slot, options: &[Leaf]) -> Option<String> {
    let pattern = |option: &Leaf| match &option.cond {
        Cond::Holding { is: HoldingCond::Pattern(pattern), .. } => Some(*pattern),
        _ => None,
    };
    let options = options.iter().map(pattern).collect::<Option<Vec<_>>>()?;
    token::patterns(suit, &options).ok().map(|token| token.text)
}

/// The conjuncts by what they speak of.
#[derive(Debug, Default)]
struct Sorted<'a> {
    by_hand: [Vec<&'a Pred>; 4],
    pair_points: Vec<String>,
}

fn sort(scenario: &Scenario) -> Result<Sorted<'_>, Unwritable> {
    if scenario.pred.is_never() {
        return Err(Unwritable::Never);
    }
    let mut conjuncts: Vec<&Pred> = scenario.pred.conjuncts().iter().collect();
    if let (Some(card), Some(hand)) = (scenario.context.lead, scenario.context.leader()) {
        let led = Cond::Holding { hand, suit: card.suit().into(), is: HoldingCond::Has(card.rank()) };
        let is_lead = |part: &&Pred| matches!(part, Pred::Leaf(Leaf { cond, .. }) if *cond == led);
        conjuncts.iter().rposition(is_lead).map(|place| conjuncts.remove(place));
    }
    let mut fits: Vec<Cond> = (0..).zip(&scenario.fits).map(|(index, fit)| fit.cond(index)).collect();
    let mut sorted = Sorted::default();
    for part in conjuncts {
        match (part, part.hands().single()) {
            (part, Some(hand)) => sorted.by_hand[hand.index()].push(part),
            (Pred::Leaf(Leaf { cond, .. }), None) => match fits.iter().position(|fit| fit == cond) {
                Some(fit) => {
                    fits.remove(fit);
                }
                None => sorted.pair_points.push(pair_points(cond)?),
            },
            // A pattern without options speaks of no hand.
            (Pred::Alternative { .. }, None) => return Err(Unwritable::Never),
            _ => return Err(Unwritable::SeveralHands),
        }
    }
    Ok(sorted)
}

fn pair_points(cond: &Cond) -> Result<String, Unwritable> {
    let Cond::Points(Points { hands, metric, min, max }) = cond else { return Err(Unwritable::SeveralHands) };
    let word = match (hands.pair(), metric) {
        (Some(Pair::Declarer), Metric::Hcp) => "pairhcp",
        (Some(Pair::Defense), Metric::Hcp) => "defhcp",
        (Some(Pair::Declarer), Metric::Tp) => "pairtp",
        _ => return Err(Unwritable::SeveralHands),
    };
    Ok(format!("{word}:{}", token::points_range(*min, *max)?))
}

/// The scenario's own tokens, but for fits and pair points.
fn head(scenario: &Scenario) -> Result<Vec<String>, Unwritable> {
    let mut tokens = Vec::new();
    for (var, domain) in &scenario.declared {
        if domain.is_empty() {
            return Err(Unwritable::Never);
        }
        tokens.push(format!("{var}={}", suits(domain)));
    }
    match scenario.weight {
        1 => {}
        weight @ 2..=100 => tokens.push(format!("weight:{weight}")),
        _ => return Err(Unwritable::Weight),
    }
    let context = &scenario.context;
    tokens.extend(context.dealer.map(|role| format!("dealer:{role}")));
    tokens.extend(context.vulnerability.map(|vulnerability| format!("vul:{vulnerability}")));
    if !context.auction.is_empty() {
        let calls: Vec<String> = context.auction.iter().map(|call| call.value.to_string()).collect();
        tokens.push(format!("auction:{}", calls.join(",")));
    }
    tokens.extend(context.contract.as_ref().map(|contract| format!("contract:{}", contract.value)));
    tokens.extend(context.declarer.map(|role| format!("declarer:{role}")));
    tokens.extend(context.lead.map(|card| format!("lead:{card}")));
    Ok(tokens)
}

/// A variable's domain: `M`, `m`, `any`, or the letters.
fn suits(domain: &[Suit]) -> String {
    let class = |suits: &FitSuit| suits.domain() == Some(domain);
    match [FitSuit::Major, FitSuit::Minor, FitSuit::Any].iter().position(class) {
        Some(0) => String::from("M"),
        Some(1) => String::from("m"),
        Some(_) => String::from("any"),
        None => domain.iter().map(Suit::to_string).collect(),
    }
}

fn jolly(scenario: &Scenario, role: Role) -> Option<&[Slot]> {
    scenario.binders.iter().find_map(|binder| match binder {
        Binder::Jolly { hand, named } if *hand == role => Some(named.as_slice()),
        _ => None,
    })
}

/// The suits that fits of the pair name.
fn fit_slots(scenario: &Scenario, pair: Pair) -> Vec<Slot> {
    let named = |fit: &Fit| match fit.suit {
        FitSuit::Named(slot) if fit.pair == pair => Some(slot),
        _ => None,
    };
    scenario.fits.iter().filter_map(named).collect()
}

/// Fits in the order of their list: those of the declaring side that come first among the scenario's tokens, the
/// others behind the positions, of which one of the right pair names the pair.
fn place_fits(scenario: &Scenario, head: &mut Vec<String>, segments: &mut Vec<(Role, Vec<String>)>) {
    let leading = scenario.fits.iter().take_while(|fit| fit.pair == Pair::Declarer).count();
    let (first, rest) = scenario.fits.split_at(leading);
    head.splice(0..0, first.iter().map(fit));
    let all_defense = rest.iter().all(|fit| fit.pair == Pair::Defense);
    match segments.iter_mut().find(|(role, _)| all_defense && role.pair() == Pair::Defense) {
        Some((_, tokens)) => tokens.extend(rest.iter().map(fit)),
        None => {
            for one in rest {
                let of_pair = |role: &&Role| role.pair() == one.pair;
                let role = scenario.named.iter().find(of_pair).copied().unwrap_or(one.pair.roles()[0]);
                segments.push((role, vec![fit(one)]));
            }
        }
    }
}

fn fit(fit: &Fit) -> String {
    let suit = match fit.suit {
        FitSuit::Named(slot) => slot.to_string(),
        FitSuit::Major => String::from("M"),
        FitSuit::Minor => String::from("m"),
        FitSuit::Any => String::new(),
    };
    format!("fit:{suit}{}+", fit.min)
}

/// Whether a label is read as such: in this text, and without a complaint.
fn is_label(label: &str, labelled: &str) -> bool {
    let alone = text::parse(&format!("{label}: opener"));
    let here = text::parse(labelled);
    let is_its = |scenarios: &[wire::Scenario]| matches!(scenarios, [only] if only.label == label);
    is_its(&alone.scenarios) && is_its(&here.scenarios) && !alone.diags.iter().any(Diag::blocks)
}
