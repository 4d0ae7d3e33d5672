//! What a request adds to a scenario: known cards, and temporary constraints of a role (SEMANTICS 27, 34).

use crate::compiled;
use crate::request::Fixed;
use crate::source::Entry;
use crate::{Reason, Refusal, Source};
use bridgeshape_dsl_ir::diag::{Code, Diag};
use bridgeshape_dsl_ir::ir::Binding;
use bridgeshape_dsl_ir::{Lang, ir, text, wire};
use bridgeshape_planner::{self as planner, Effort};
use bridgeshape_runtime::{Card, Hand, PartialDeal, Rank, Role, Suit, Table};

impl Fixed {
    /// Adds what one `ROLE=…` says: four groups of thirteen cards in all are the whole hand, a suit letter and
    /// its cards or single cards are cards known, and anything else is DSL text for the role.
    ///
    /// # Errors
    /// `fixed_cards_conflict` for a card known of two hands, or more than thirteen in one.
    pub fn add(&mut self, role: Role, text: &str) -> Result<(), Refusal> {
        match cards(text) {
            Some(hand) => {
                self.cards[role.index()] = self.cards[role.index()].union(hand);
                partial_deal(self).map(|_| ())
            }
            None if text.trim().is_empty() => {
                let detail = format!("fixed {role}: expected cards or constraints");
                Err(Refusal::new(Code::InvalidRequest, Some(role), detail))
            }
            None if text.chars().all(|c| "AKQJT1098765432. ".contains(c)) => {
                let count = text.replace("10", "T").chars().filter(|c| !matches!(c, '.' | ' ')).count();
                let detail = format!(
                    "fixed {role}: {text}: a whole hand is four groups of different cards, 13 in all (here {count}); \
                     for some cards name the suits, as in SAK2 HQ"
                );
                Err(Refusal::new(Code::InvalidRequest, Some(role), detail))
            }
            None => {
                self.constraints.push((role, text.trim().to_owned()));
                Ok(())
            }
        }
    }
}

/// Reads cards: `AK2.QJ53.K84.T65`, `SAK2.H.D.C`, `SAK2 HQ`, `HQ`. `None` for anything else.
fn cards(text: &str) -> Option<Hand> {
    let groups: Vec<&str> = text.trim().split('.').collect();
    if groups.len() == 4 {
        let plain: Option<Vec<Hand>> =
            groups.iter().zip(Suit::ALL).map(|(group, suit)| ranks(suit, group)).collect();
        if let Some(hands) = plain {
            let hand = hands.into_iter().fold(Hand::EMPTY, Hand::union);
            if hand.len() == 13 {
                return Some(hand);
            }
        }
    }
    let mut hand = Hand::EMPTY;
    for group in text.split(|c: char| c == '.' || c == ',' || c.is_whitespace()) {
        let mut letters = group.chars();
        let Some(first) = letters.next() else { continue };
        hand = hand.union(ranks(Suit::from_letter(first)?, letters.as_str())?);
    }
    (!text.trim().is_empty()).then_some(hand)
}

/// The cards of a suit from their letters, `10` for the ten too; a card twice is no hand.
fn ranks(suit: Suit, letters: &str) -> Option<Hand> {
    let mut hand = Hand::EMPTY;
    for letter in letters.replace("10", "T").chars() {
        let card = Card::new(suit, Rank::from_letter(letter)?);
        if hand.contains(card) {
            return None;
        }
        hand = hand.with(card);
    }
    Some(hand)
}

/// The cards known of a bridge deal.
pub(crate) fn partial_deal(fixed: &Fixed) -> Result<PartialDeal, Refusal> {
    PartialDeal::new(Table::BRIDGE, fixed.cards)
        .map_err(|error| Refusal::new(Code::FixedCardsConflict, None, error.to_string()))
}

/// The entry with what the request knows, or why it cannot be dealt with that.
pub(crate) fn admitted(
    source: &Source,
    entry: &Entry,
    fixed: &Fixed,
    known: &PartialDeal,
    lang: Lang,
) -> Result<(Entry, ir::Scenario), Refusal> {
    if fixed.is_empty() {
        // What is compiled has deals.
        let is_compiled = |scenario: &ir::Scenario| compiled::scenario(scenario.key()).is_some();
        if let Ok(scenario) = &entry.scenario
            && is_compiled(scenario)
        {
            return Ok((entry.clone(), scenario.clone()));
        }
        return Ok((entry.clone(), source.possible(entry)?));
    }
    let (entry, scenario) = constrained(entry, entry.scenario.clone()?, fixed, lang)?;
    match planner::conflict(&scenario, &Binding::EMPTY, known, Effort::QUICK) {
        Ok(conflict) => Err(refusal(&[conflict.diag], lang)),
        Err(_) => Ok((entry, scenario)),
    }
}

/// The entry with the request's temporary constraints: each a group of one alternative, in the form that the judge
/// reads too.
fn constrained(
    entry: &Entry,
    scenario: ir::Scenario,
    fixed: &Fixed,
    lang: Lang,
) -> Result<(Entry, ir::Scenario), Refusal> {
    if fixed.constraints.is_empty() {
        return Ok((entry.clone(), scenario));
    }
    let mut wire = entry.wire.clone();
    for (role, constraint) in &fixed.constraints {
        let mut more = position(*role, constraint, lang)?;
        let position = wire.positions.get_mut(*role).get_or_insert_with(Default::default);
        position.any.append(&mut more.any);
        position.not.append(&mut more.not);
        if more != wire::Position::default() {
            position.any.push(vec![more]);
        }
    }
    wire.requires = wire::requires::tags(&wire).iter().map(|tag| tag.as_str().to_owned()).collect();
    let scenario = ir::lower(&wire, entry.number, &|_| None).map_err(|diags| refusal(&diags, lang))?;
    let json = serde_json::to_value(&wire)
        .map_err(|error| Refusal::new(Code::InvalidRequest, None, error.to_string()))?;
    Ok((Entry { scenario: Ok(scenario.clone()), wire, json, ..entry.clone() }, scenario))
}

/// The constraints of a role, read from their text.
fn position(role: Role, constraint: &str, lang: Lang) -> Result<wire::Position, Refusal> {
    let text = format!("{role} {constraint}");
    let parsed = text::parse(&text);
    if let Some(refusal) = Refusal::of_diags(&parsed.diags, lang) {
        return Err(refusal);
    }
    let mut scenarios = parsed.scenarios;
    if let (Some(mut only), None) = (scenarios.pop(), scenarios.pop())
        && let Some(position) = only.positions.get_mut(role).take()
        // What is left would speak of more than this role's hand.
        && only == (wire::Scenario { requires: only.requires.clone(), ..Default::default() })
    {
        return Ok(wire::Position { quiet: None, ..position });
    }
    let detail = format!("fixed {role}: expected cards, or constraints of this position only: {constraint}");
    Err(Refusal::new(Code::InvalidRequest, Some(role), detail))
}

fn refusal(diags: &[Diag], lang: Lang) -> Refusal {
    let reasons = diags.iter().map(|diag| Reason::of_diag(diag, lang)).collect();
    Refusal::of(reasons)
        .unwrap_or_else(|| Refusal::new(Code::NoBranchLeft, None, "the scenario is impossible"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_read_in_every_form() {
        let whole = cards("AK2.QJ53.K84.T65").expect("a hand");
        assert_eq!(whole.to_string(), "AK2.QJ53.K84.T65");
        assert_eq!(cards("AK2.QJ53.K84.1065"), Some(whole));
        assert_eq!(cards("SAK2.H.D.C").expect("cards").to_string(), "AK2...");
        assert_eq!(cards("SAK2 HQ").expect("cards").to_string(), "AK2.Q..");
        assert_eq!(cards("HQ").expect("a card").to_string(), ".Q..");
        assert_eq!(cards("SA.HK.DQ.CJ").expect("cards").to_string(), "A.K.Q.J");
        for no_cards in ["", "S:5+ has:HQ", "AK2", "SAA", "hcp:12+", "AK.Q.K.T"] {
            assert_eq!(cards(no_cards), None, "{no_cards}");
        }
    }
}
