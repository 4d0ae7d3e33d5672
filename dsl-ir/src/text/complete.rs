//! What may stand at a place of a text, for an editor's completion.
//!
//! Method: every word of the vocabulary that continues what is typed is tried by putting it in and reading the scenario
//! again; it is proposed if the parser then knows it there. So completion can never disagree with the parser, and
//! needs no grammar of its own. Limits: nothing is proposed in the middle of a word, inside a label, or in a scenario
//! of more than 8 KiB; numbers are not proposed.

use super::clause;
use super::highlight::Kind;
use super::reader::Mark;
use super::vocab::{self, Head, Value};
use crate::diag::{Diag, Origin, Problem, syntax::Syntax};
use crate::{SuitRef, ir};
use bridgeshape_runtime::{Rank, Role, Suit};

/// Something that may stand at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// The whole word, with what is typed of it: `hcp:`.
    pub text: String,
    /// What it is.
    pub kind: Kind,
    /// What to insert at the place: the word without what is typed of it.
    pub insert: String,
}

/// No larger scenario is completed.
const LARGEST: usize = 8 << 10;

/// What may stand at a byte of the text, the likeliest kinds first. A byte inside a word, or inside a character, expects
/// nothing.
pub fn expected_at(text: &str, offset: usize) -> Vec<Expected> {
    let Some((before, after)) = text.split_at_checked(offset) else { return Vec::new() };
    if text.len() > super::MOST_BYTES
        || !after.chars().next().is_none_or(|c| c.is_whitespace() || ";),/".contains(c))
    {
        return Vec::new();
    }
    let start = before.rfind("//").map_or(0, |n| n + 2);
    let end = after.find("//").map_or(text.len(), |n| offset + n);
    let definitions = definitions(&text[..start]);
    if end - start + definitions.len() > LARGEST {
        return Vec::new();
    }
    let typed = &before[word_start(before, start)..];
    if let Some(open) = typed.rfind("${").filter(|&n| !typed[n..].contains('}')) {
        return macros(&format!("{definitions}{}", &text[start..end]), &typed[open + 2..]);
    }
    let tried = Tried { before: format!("{definitions}{}", &text[start..offset]), after: &text[offset..end] };
    candidates(typed, &text[start..end])
        .into_iter()
        .filter_map(|(kind, word)| {
            let insert = word.strip_prefix(typed).filter(|rest| !rest.is_empty())?;
            let reads = tried.reads(typed, insert);
            let insert = String::from(insert);
            reads.then_some(Expected { text: word, kind, insert })
        })
        .collect()
}

/// The definitions of macros in a text, one behind the other.
fn definitions(text: &str) -> String {
    let words = text.split_whitespace().filter(|word| word.starts_with('@') && word.contains('='));
    words.map(|word| format!("{word} ")).collect()
}

/// The macros that are defined, closed and ready to insert.
fn macros(text: &str, typed: &str) -> Vec<Expected> {
    let defined = text.split_whitespace().filter_map(|word| word.strip_prefix('@')?.split_once('='));
    let mut names: Vec<&str> = defined.map(|(name, _)| name).filter(|n| n.starts_with(typed)).collect();
    names.sort_unstable();
    names.dedup();
    let expected = |name: &str| Expected {
        text: format!("${{{name}}}"),
        kind: Kind::Macro,
        insert: format!("{}}}", &name[typed.len()..]),
    };
    names.into_iter().map(expected).collect()
}

/// Where the word that ends a text starts; never before `least`.
fn word_start(before: &str, least: usize) -> usize {
    let part = &before[least..];
    let space = part.char_indices().rev().find(|(_, c)| c.is_whitespace() || *c == ';');
    let space = space.map_or(0, |(at, c)| at + c.len_utf8());
    let word = &part[space..];
    let bracket = word.rfind('(').map_or(0, |n| n + 1);
    let segment = part[..space + bracket].rfind(';').map_or(0, |n| n + 1);
    let group = part[segment..space + bracket]
        .rfind(['(', ')'])
        .is_some_and(|n| part[segment + n..].starts_with('('));
    let comma = if group && !word[bracket..].contains(['{', '[']) {
        word[bracket..].rfind(',').map_or(0, |n| n + 1)
    } else {
        0
    };
    least + space + bracket + comma
}

/// A scenario with a hole in it.
struct Tried<'t> {
    before: String,
    after: &'t str,
}

impl Tried<'_> {
    /// Whether the parser knows the word that `typed` becomes with `insert`; where a value must follow, with some value.
    fn reads(&self, typed: &str, insert: &str) -> bool {
        if !self.known(typed, insert, Faults::Unfinished) {
            return false;
        }
        let word = format!("{typed}{insert}");
        if !word.ends_with([':', '=', '~', '>', '<']) {
            return true;
        }
        let samples: &[&str] = match word.strip_suffix('=') {
            Some(variable) if variable.len() == 2 && !self.before.contains(variable) => &["M"],
            Some(variable) if variable.len() == 2 => &["M", "x"],
            _ => &["1", "S", "C", "SA", "S1", "balanced", "opener", "none", "4H", "x", "P"],
        };
        let mut samples = samples.iter().map(|sample| format!("{insert}{sample}"));
        samples.any(|insert| self.known(typed, &insert, Faults::None))
    }

    /// Whether the parser knows the word, and finds no other faults in it.
    fn known(&self, typed: &str, insert: &str, allowed: Faults) -> bool {
        let text = format!("{}{insert}{}", self.before, self.after);
        let word = self.before.len() - typed.len()..self.before.len() + insert.len();
        let run = super::run(&text);
        let marked = |(place, mark): &(std::ops::Range<usize>, Mark)| {
            matches!(mark, Mark::Clause | Mark::Position | Mark::Open) && *place == word
        };
        let faulty = |diag: &Diag| {
            let Problem::Syntax(problem) = &diag.problem else { return false };
            let here = diag.places.first().is_some_and(|place| match place {
                Origin::Dsl(place) => place.start < word.end && word.start < place.end,
                Origin::Json(_) => false,
            });
            let unfinished = allowed == Faults::Unfinished && only_unfinished(problem);
            here && !unfinished && !harmless(problem)
        };
        run.marks.iter().any(marked) && !run.parsed.diags.iter().any(faulty)
    }
}

/// Which faults a word may have.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Faults {
    /// Only hints.
    None,
    /// Those of a word that is not finished.
    Unfinished,
}

/// Whether a hint says nothing against a word.
fn harmless(problem: &Syntax) -> bool {
    matches!(
        problem,
        Syntax::UnusedVariable { .. } | Syntax::FitVariable { .. } | Syntax::FitBeforeOpponent { .. }
    )
}

/// Whether a fault may go away as the word is typed on.
fn only_unfinished(problem: &Syntax) -> bool {
    matches!(
        problem,
        Syntax::ValueMissing { .. }
            | Syntax::BadCard { .. }
            | Syntax::GroupUnclosed { .. }
            | Syntax::GroupEmpty { .. }
    )
}

/// Words that may be meant; the parser decides which may stand there.
fn candidates(typed: &str, scenario: &str) -> Vec<(Kind, String)> {
    let variables = |suit: &SuitRef| match suit {
        SuitRef::Suit(_) => true,
        SuitRef::Var(var) => scenario.contains(&var.to_string()),
    };
    let suits: Vec<SuitRef> = vocab::suits().filter(variables).collect();
    if let Some((head, name, rest)) = clause::split(typed) {
        let value = rest.strip_prefix(':').unwrap_or_else(|| rest.trim_start_matches(['=', '~', '<', '>']));
        let sign = &rest[..rest.len() - value.len()];
        let values = match (sign, head) {
            (":", Head::Key(key)) => values(key.value, key.name, value, &suits),
            ("=", Head::Suit(SuitRef::Var(_))) => {
                let domains = vocab::DOMAINS.iter().map(|(word, _)| (Kind::Value, String::from(*word)));
                domains.chain(honours(value)).collect()
            }
            ("=" | "~", Head::Suit(_)) => honours(value),
            (_, Head::Suit(left)) => {
                suits.iter().filter(|right| **right != left).map(|right| suit(*right, "")).collect()
            }
            _ => Vec::new(),
        };
        return values.into_iter().map(|(kind, value)| (kind, format!("{name}{sign}{value}"))).collect();
    }
    let mut words: Vec<(Kind, String)> = Role::ALL.map(|role| (Kind::Position, role.to_string())).to_vec();
    words.extend(suits.iter().map(|s| suit(*s, ":")));
    words.extend(["hcp:", "shape:"].map(|key| (Kind::Keyword, String::from(key))));
    words.extend(suits.iter().flat_map(|s| [suit(*s, "hcp:"), suit(*s, "="), suit(*s, "~")]));
    words.extend(["x:", "xhcp:", "any(", "not("].map(|key| (Kind::Keyword, String::from(key))));
    if let Ok(left) = typed.parse::<SuitRef>() {
        words.extend([">", ">=", "<", "<=", "=="].map(|sign| suit(left, sign)));
    }
    if typed == "$" || typed.is_empty() {
        words.extend(crate::Var::ALL.map(|var| (Kind::Variable, format!("{var}="))));
    }
    let keys = vocab::KEYS.iter().filter(|key| !["hcp", "shape"].contains(&key.name));
    words.extend(keys.map(|key| {
        let sign = if key.value == Value::Quiet { "" } else { ":" };
        (Kind::Keyword, format!("{}{sign}", key.name))
    }));
    let mut seen = std::collections::BTreeSet::new();
    words.retain(|(_, word)| seen.insert(word.clone()));
    words
}

fn suit(suit: SuitRef, sign: &str) -> (Kind, String) {
    let kind = if matches!(suit, SuitRef::Var(_)) { Kind::Variable } else { Kind::Suit };
    (kind, format!("{suit}{sign}"))
}

/// What may follow a key's colon; `value` is what is typed of it.
fn values(kind: Value, key: &str, value: &str, suits: &[SuitRef]) -> Vec<(Kind, String)> {
    let words = |words: &[&str]| words.iter().map(|word| (Kind::Value, String::from(*word))).collect();
    let all = || suits.iter().map(|s| suit(*s, ""));
    match kind {
        Value::Shape => words(&vocab::SHAPES),
        Value::Role => words(&Role::ALL.map(Role::name)),
        Value::Vul => words(&vocab::VULS),
        Value::Suit | Value::SuitRange => all().collect(),
        Value::Fit => all().chain(["M", "m"].map(|class| (Kind::Value, String::from(class)))).collect(),
        Value::Card => {
            let named: Vec<SuitRef> =
                suits.iter().copied().filter(|s| key != "lead" || matches!(s, SuitRef::Suit(_))).collect();
            match value.parse::<SuitRef>() {
                Ok(suit) => {
                    Rank::ALL.iter().rev().map(|rank| (Kind::Cards, format!("{suit}{rank}"))).collect()
                }
                Err(_) => named.into_iter().map(|s| suit(s, "")).collect(),
            }
        }
        Value::Auction => calls(value),
        Value::Contract => bids(None).into_iter().map(|bid| (Kind::Call, bid)).collect(),
        Value::Range | Value::Quiet | Value::Weight => Vec::new(),
    }
}

/// Honours that may follow those already typed.
fn honours(typed: &str) -> Vec<(Kind, String)> {
    let next = super::cards::HIGH.into_iter().chain(['.', 'x']);
    next.map(|card| (Kind::Cards, format!("{typed}{card}"))).collect()
}

/// The auction so far with any call that is no lower bid.
fn calls(typed: &str) -> Vec<(Kind, String)> {
    let done = typed.rfind(',').map_or(0, |n| n + 1);
    let last = typed[..done].split(',').rev().find_map(|call| call.parse::<ir::Bid>().ok());
    let calls = ["P", "X", "XX"].map(String::from).into_iter().chain(bids(last));
    calls.map(|call| (Kind::Call, format!("{}{call}", &typed[..done]))).collect()
}

/// The bids above another one.
fn bids(above: Option<ir::Bid>) -> Vec<String> {
    let mut bids = Vec::new();
    for level in 1..=7 {
        let suits = Suit::ALL.into_iter().rev().map(ir::Strain::from);
        let strains = suits.chain([ir::Strain::NoTrump]);
        bids.extend(strains.filter_map(|strain| ir::Bid::new(level, strain)));
    }
    bids.into_iter().filter(|bid| above.is_none_or(|last| *bid > last)).map(|bid| bid.to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is expected at `|`.
    fn at(text: &str) -> Vec<String> {
        let offset = text.find('|').expect("a place");
        let whole = text.replacen('|', "", 1);
        expected_at(&whole, offset).into_iter().map(|e| e.text).collect()
    }

    #[track_caller]
    fn has(text: &str, wanted: &[&str], unwanted: &[&str]) {
        let found = at(text);
        for word in wanted {
            assert!(found.iter().any(|f| f == word), "{text}: {word} is missing in {found:?}");
        }
        for word in unwanted {
            assert!(!found.iter().any(|f| f == word), "{text}: {word} should not be in {found:?}");
        }
    }

    #[test]
    fn the_start_of_a_scenario() {
        let (scenario, position) = (["weight:", "pairhcp:", "fit:", "$a=", "vul:"], ["hcp:", "S:", "any("]);
        has("|", &["opener", "responder", "opp1", "opp2"], &position);
        has("|", &scenario, &[]);
        has("1H: |", &["opener", "weight:"], &position);
        has("opener // |", &["opener", "weight:"], &position);
        has("weight:3 |", &["opener", "vul:"], &["weight:", "hcp:"]);
        has("opener; |", &["responder", "fit:"], &["weight:", "hcp:"]);
        has("o|", &["opener", "opp1"], &["responder", "weight:"]);
    }

    #[test]
    fn behind_a_position() {
        has(
            "opener |",
            &["S:", "hcp:", "Shcp:", "S=", "x:", "any(", "fit:", "has:"],
            &["weight:", "quiet", "$a:"],
        );
        has("opp1 |", &["quiet"], &[]);
        has("opener hcp:12 |", &["shape:"], &["hcp:"]);
        has("$a=M opener |", &["$a:", "$ahcp:"], &["$b:"]);
        has("opener S|", &["S:", "S=", "S~", "Shcp:", "S>"], &["H:"]);
        has("opener any(S:4+ h|", &["hcp:", "has:"], &[]);
        has("opener any(S:4+,|", &["hcp:"], &["any(", "fit:", "quiet"]);
        has("opener any(|)", &["S:"], &["any("]);
    }

    #[test]
    fn values_of_keys() {
        assert_eq!(at("opener stop:|"), ["stop:S", "stop:H", "stop:D", "stop:C"]);
        assert_eq!(at("opener shape:b|"), ["shape:balanced"]);
        assert_eq!(at("vul:|"), ["vul:none", "vul:us", "vul:them", "vul:both"]);
        assert_eq!(at("opener has:H|").len(), 13);
        assert_eq!(at("lead:|"), ["lead:S", "lead:H", "lead:D", "lead:C"]);
        assert_eq!(at("$a=|"), ["$a=any", "$a=M", "$a=m"]);
        assert_eq!(at("opener S=K|"), ["S=KA", "S=KQ", "S=KJ", "S=KT", "S=K9"]);
        assert_eq!(at("opener H>|"), ["H>S", "H>D", "H>C"]);
        has("auction:1SA,P,|", &["auction:1SA,P,P", "auction:1SA,P,2C"], &["auction:1SA,P,1S"]);
        has("fit:|", &["fit:S", "fit:M", "fit:m"], &[]);
        assert!(at("opener hcp:|").is_empty());
    }

    #[test]
    fn macros_and_places_without_proposals() {
        assert_eq!(at("@M=H,S @N=1,2 opener ${|"), ["${M}", "${N}"]);
        assert_eq!(at("@Mi=H,S // opener ${M|"), ["${Mi}"]);
        assert!(at("ope|ner").is_empty());
        assert!(at("fit a | cuori: opener H:5+").is_empty());
        assert!(expected_at("è", 1).is_empty());
        assert!(expected_at("", 9).is_empty());
    }
}
