//! The scenario itself: its constant, the typed values of its bindings, its plan and its predicate by binding.

use crate::Unit;
use crate::text::{WIDTH, list};
use bridgeshape_dsl_ir::ir::{Binder, Binding, Choice, Scenario, Slot};
use bridgeshape_runtime::Suit;

/// The scenario by number and label.
pub(crate) fn title(unit: &Unit) -> String {
    let Scenario { label, number, .. } = &unit.scenario;
    if label.is_empty() { format!("scenario #{number}") } else { format!("scenario #{number} ({label})") }
}

/// One thing that is chosen: its name in the DSL, and that of its field.
struct Named {
    name: String,
    field: String,
    is_suit: bool,
}

/// What each binder chooses.
fn named(scenario: &Scenario) -> Vec<Vec<Named>> {
    let suit = |name: String, field: String| Named { name, field, is_suit: true };
    let binder = |binder: &Binder| match binder {
        Binder::Vars(domains) => domains
            .iter()
            .map(|(var, _)| suit(var.to_string(), var.to_string().trim_start_matches('$').to_owned()))
            .collect(),
        Binder::Jolly { hand, .. } => vec![suit(Slot::Jolly(*hand).to_string(), format!("{hand}_jolly"))],
        Binder::Fit { index, .. } => vec![suit(Slot::Fit(*index).to_string(), format!("fit_{index}"))],
        Binder::Alternatives { hand, suit, .. } => {
            let of = suit.to_string().trim_start_matches('$').to_lowercase();
            vec![Named {
                name: format!("{suit}~:{hand}"),
                field: format!("{hand}_pattern_{of}"),
                is_suit: false,
            }]
        }
    };
    scenario.binders.iter().map(binder).collect()
}

/// What was chosen, in the same order.
fn values(binding: &Binding) -> Vec<Result<Suit, u16>> {
    let of = |choice: &Choice| match choice {
        Choice::Vars(suits) => suits.iter().flatten().map(|suit| Ok(*suit)).collect(),
        Choice::Suit(suit) => vec![Ok(*suit)],
        Choice::Alternative(number) => vec![Err(*number)],
    };
    binding.choices().iter().flat_map(of).collect::<Vec<_>>()
}

/// The constant.
pub(crate) fn compiled(unit: &Unit) -> String {
    let Scenario { label, number, weight, .. } = &unit.scenario;
    let quoted = |names: &Vec<Named>| {
        let names: Vec<String> = names.iter().map(|named| format!("{:?}", named.name)).collect();
        list("&[", &names, "]", 8, 1, 8)
    };
    let choices: Vec<String> = named(&unit.scenario).iter().map(quoted).collect();
    let bindings = unit.bindings.iter().map(|binding| {
        let value = |value: Result<Suit, u16>| match value {
            Ok(suit) => format!("Value::Suit(Suit::{suit:?})"),
            Err(number) => format!("Value::Alternative({number})"),
        };
        list("&[", &values(binding).into_iter().map(value).collect::<Vec<_>>(), "]", 8, 1, 8)
    });
    let bindings: Vec<String> = bindings.collect();
    let deals = unit.deals.map_or(String::from("None"), |deals| format!("Some({})", grouped(deals)));
    format!(
        "/// The scenario, its bindings and what is drawn by them.
pub const COMPILED: Compiled = Compiled {{
    label: {label:?},
    number: {number},
    weight: {weight},
    key: 0x{:032x},
    law: Law::{:?},
    choices: {},
    bindings: {},
    deals: {deals},
    plan,
    holds: satisfies,
}};
",
        unit.scenario.key(),
        unit.law,
        list("&[", &choices, "]", 13, 1, 4),
        list("&[", &bindings, "]", 14, 1, 4),
    )
}

/// A number in groups of three digits.
fn grouped(number: u128) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push('_');
        }
        text.push(digit);
    }
    text
}

/// The typed values of the bindings.
pub(crate) fn bindings(unit: &Unit) -> String {
    let fields: Vec<Named> = named(&unit.scenario).into_iter().flatten().collect();
    let derived = "#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]";
    let count = unit.bindings.len();
    if fields.is_empty() {
        return format!(
            "
/// Nothing is chosen before the deal.
{derived}
pub struct Binding;

/// The one binding.
pub const BINDINGS: [Binding; 1] = [Binding];
"
        );
    }
    let mut text = format!("\n/// What is chosen before the deal.\n{derived}\npub struct Binding {{\n");
    for Named { name, field, is_suit } in &fields {
        let (what, kind) = if *is_suit { ("The suit of", "Suit") } else { ("The alternative of", "u16") };
        text.push_str(&format!("    /// {what} `{name}`.\n    pub {field}: {kind},\n"));
    }
    text.push_str("}\n");
    let rows = unit.bindings.iter().map(|binding| {
        let fields = fields.iter().zip(values(binding)).map(|(named, value)| match value {
            Ok(suit) => format!("{}: Suit::{suit:?}", named.field),
            Err(number) => format!("{}: {number}", named.field),
        });
        list("Binding { ", &fields.collect::<Vec<_>>(), " }", 4, 1, 4)
    });
    let rows = rows.collect::<Vec<_>>();
    let (before, flat) = (38 + count.to_string().len(), format!("[{}];", rows.join(", ")));
    let rows = if before + flat.len() > WIDTH && flat.len() + 4 <= WIDTH {
        format!("\n    {flat}")
    } else {
        format!(" {};", list("[", &rows, "]", before, 1, 0))
    };
    text + &format!(
        "\n/// The possible bindings, in the order in which they are numbered.\npub const BINDINGS: [Binding; {count}] ={rows}\n"
    )
}

/// The plans by binding; `plans`: how their parts are called.
pub(crate) fn plan(plans: &[Vec<String>]) -> String {
    let vector =
        |parts: &[String], before: usize, indent: usize| list("vec![", parts, "]", before, 1, indent);
    let parts = match plans {
        [only] => vector(only, 16, 4),
        _ => by_binding(plans.len(), |at| vector(&plans[at], 16, 8)),
    };
    let parameter = parameter(&parts);
    format!(
        "
/// The plan for the binding with this number, from which tables are counted.
fn plan({parameter}: usize) -> Plan {{
    let parts = {parts};
    Plan {{ fixed: PartialDeal::unknown(Table::BRIDGE), parts }}
}}
"
    )
}

/// The predicate by binding.
pub(crate) fn holds(conditions: &[String]) -> String {
    let body = match conditions {
        [only] => only.clone(),
        _ => by_binding(conditions.len(), |at| conditions[at].clone()),
    };
    let parameter = parameter(&body);
    let hands = if body.contains("(hands)") { "hands" } else { "_" };
    format!(
        "
/// Whether hands satisfy the scenario under the binding with this number.
fn satisfies({parameter}: usize, {hands}: &[Hand; 4]) -> bool {{
    {body}
}}
"
    )
}

/// The number of the binding, if it is asked for.
fn parameter(body: &str) -> &'static str {
    if body.starts_with("match binding") { "binding" } else { "_" }
}

/// Something for each binding; those for which it is the same stand together.
fn by_binding(count: usize, said: impl Fn(usize) -> String) -> String {
    let mut arms: Vec<(Vec<usize>, String)> = Vec::new();
    for at in 0..count {
        let own = said(at);
        match arms.iter_mut().find(|(_, said)| *said == own) {
            Some((numbers, _)) => numbers.push(at),
            None => arms.push((vec![at], own)),
        }
    }
    if let [(_, only)] = &arms[..] {
        // It stands less far to the right then.
        return only.replace("\n    ", "\n");
    }
    let last = arms.len() - 1;
    let mut text = String::from("match binding {\n");
    for (arm, (numbers, said)) in arms.iter().enumerate() {
        let numbers: Vec<String> = numbers.iter().map(usize::to_string).collect();
        let pattern = if arm == last { String::from("_") } else { numbers.join(" | ") };
        // As rustfmt would have it: what takes several lines or a long one gets braces.
        if said.contains('\n') && !said.starts_with("vec![") || 8 + pattern.len() + said.len() + 5 > WIDTH {
            let said = said.replace('\n', "\n    ");
            text.push_str(&format!("        {pattern} => {{\n            {said}\n        }}\n"));
        } else {
            text.push_str(&format!("        {pattern} => {said},\n"));
        }
    }
    text + "    }"
}
