//! Parts of a plan as functions, each condition as a function of its own.

use crate::module::Module;
use crate::text::{WIDTH, assign, doc, joined, list};
use crate::{Unsupported, clauses, holdings, points, shapes};
use bridgeshape_runtime::plan::{DrawnLengths, DrawnPoints, Part, Place, TrackedSum};
use bridgeshape_runtime::{Check, Evaluator, HoldingSet, Ranges, Role, ShapeSet, Suit, SuitOrder};

impl Module {
    /// A part as a function, of which it gives the name.
    pub(crate) fn part(&mut self, part: &Part) -> Result<String, Unsupported> {
        let mut lines = Vec::new();
        for (hand, role) in Role::ALL.into_iter().enumerate() {
            for (at, suit) in Suit::ALL.into_iter().enumerate() {
                if let Some(set) = &part.cells[hand][at] {
                    let place = format!("part.cells[Role::{role:?}.index()][Suit::{suit:?}.index()]");
                    lines.push(assign(&place, &format!("Some({})", self.holdings(role, suit, set)?)));
                }
            }
            if let Some(set) = &part.shapes[hand] {
                let place = format!("part.shapes[Role::{role:?}.index()]");
                lines.push(assign(&place, &format!("Some({})", self.shapes(role, set))));
            }
        }
        let sums = part.sums.iter().map(|sum| self.tracked(sum)).collect::<Result<Vec<_>, _>>()?;
        let lengths = part.lengths.iter().map(|drawn| self.lengths(drawn)).collect::<Result<Vec<_>, _>>()?;
        let points = part.points.iter().map(|drawn| self.points(drawn, "points"));
        let points = points.collect::<Result<Vec<_>, _>>()?;
        let lists = [("sums", sums), ("lengths", lengths), ("points", points)];
        for (field, calls) in lists.into_iter().filter(|(_, calls)| !calls.is_empty()) {
            lines.push(vector(field, &calls));
        }
        if let Some(drawn) = &part.fitted {
            let call = self.points(drawn, "fitted")?;
            lines.push(assign("part.fitted", &format!("Some({call})")));
        }
        let checks = part.checks.iter().map(|check| self.check(check)).collect::<Result<Vec<_>, _>>()?;
        if !checks.is_empty() {
            lines.push(vector("checks", &checks));
        }
        if part.suits != SuitOrder::NATURAL {
            let order = format!("SuitOrder::new({})", suits(part.suits));
            lines.push(assign("part.suits", &format!("{order}.unwrap_or_default()")));
        }
        Ok(self.part_function(|name| skeleton(name, part, &lines)))
    }

    /// A set of holdings as an expression.
    fn holdings(&mut self, role: Role, suit: Suit, set: &HoldingSet) -> Result<String, Unsupported> {
        let rows = holdings::rows(set)?;
        if rows.is_empty() {
            return Ok(String::from("HoldingSet::empty()"));
        }
        if *set == HoldingSet::full() {
            return Ok(String::from("HoldingSet::full()"));
        }
        self.masks.extend(holdings::masks(&rows));
        let held = points::plural(suit);
        let mut text = doc("///", &format!("What {role} may hold in {held}."));
        text.push_str(&from(&clauses::of_cell(&self.tree, role, suit, set)));
        let body = holdings::body(&rows, held);
        let name = self.function(format!("{role}_{held}"), |name| {
            format!("{text}fn {name}({held}: Holding) -> bool {{\n    {body}\n}}\n")
        });
        Ok(format!("HoldingSet::from_fn({name})"))
    }

    /// A set of shapes as an expression.
    fn shapes(&mut self, role: Role, set: &ShapeSet) -> String {
        let mut text = doc("///", &format!("The lengths that {role} may have."));
        text.push_str(&from(&clauses::of_shape(&self.tree, role, set)));
        let name = self.function(format!("{role}_shape"), |name| {
            let shapes::Function { constants, parameter, body } = shapes::function(set, name);
            let body = joined(&body, "&&");
            format!("{constants}{text}fn {name}({parameter}) -> bool {{\n    {body}\n}}\n")
        });
        format!("ShapeSet::from_fn({}, {name})", set.cards())
    }

    fn tracked(&mut self, sum: &TrackedSum) -> Result<String, Unsupported> {
        let (name, mut fields, mut text) = self.sum(&sum.hands, &sum.evaluator, &sum.allowed)?;
        fields.push(match sum.width.get() {
            1 => String::from("width: NonZeroU32::MIN"),
            width => format!("width: NonZeroU32::MIN.saturating_add({})", width - 1),
        });
        if sum.width.get() > 1 {
            let words = format!("So many quarters are followed together: {}.", sum.width);
            text.push_str(&format!("///\n{}", doc("///", &words)));
        }
        let fields = list("TrackedSum { ", &fields, " }", 4, 0, 4);
        Ok(self.value(name, "TrackedSum", &text, &fields))
    }

    /// A sum: a name for it, its fields, and what is said of it.
    fn sum(
        &self,
        hands: &[Role],
        evaluator: &Evaluator,
        allowed: &Ranges,
    ) -> Result<(String, Vec<String>, String), Unsupported> {
        let named = points::evaluator(evaluator)?;
        let names: Vec<&str> = hands.iter().map(|role| role.name()).collect();
        let mut text =
            doc("///", &format!("The {} of {}.", named.name.replace('_', " "), names.join(" and ")));
        text.push_str(&from(&clauses::of_sum(&self.tree, hands, evaluator, allowed)));
        let fields = vec![
            format!("hands: {}", roles("vec![", hands)),
            format!("evaluator: Arc::new({})", named.expression),
            format!("allowed: {}", points::ranges(allowed)),
        ];
        Ok((format!("{}_{}", names.join("_"), named.name), fields, text))
    }

    fn lengths(&mut self, drawn: &DrawnLengths) -> Result<String, Unsupported> {
        let hand = drawn.hand;
        let mut suits = Vec::new();
        for (suit, allowed) in &drawn.suits {
            let held = points::plural(*suit);
            let own = DrawnLengths { hand, suits: vec![(*suit, *allowed)] };
            let body = points::lengths(allowed)?;
            let left = if body.iter().any(|said| said.contains("left")) { "left" } else { "_" };
            let more = if body.iter().any(|said| said.contains("more")) { "more" } else { "_" };
            let mut text =
                doc("///", &format!("How many {held} more {hand} may get of those that are left."));
            text.push_str(&from(&clauses::of_lengths(&self.tree, &own)));
            let body = joined(&body, "&&");
            let name = self.function(format!("{hand}_length_in_{held}"), |name| {
                format!("{text}fn {name}({left}: usize, {more}: usize) -> bool {{\n    {body}\n}}\n")
            });
            suits.push(format!("(Suit::{suit:?}, lengths({name}))"));
        }
        let suits = list("vec![", &suits, "]", 15, 1, 8);
        let fields = [format!("hand: Role::{hand:?}"), format!("suits: {suits}")];
        let fields = list("DrawnLengths { ", &fields, " }", 4, 0, 4);
        let text = doc("///", &format!("{}: lengths are drawn, then cards.", hand.name()));
        Ok(self.value(format!("{hand}_lengths"), "DrawnLengths", &text, &fields))
    }

    fn points(&mut self, drawn: &DrawnPoints, how: &str) -> Result<String, Unsupported> {
        let mut sums = Vec::new();
        for sum in &drawn.sums {
            let (name, fields, text) = self.sum(&sum.hands, &sum.evaluator, &sum.allowed)?;
            let fields = list("PointsSum { ", &fields, " }", 4, 0, 4);
            sums.push(self.value(name, "PointsSum", &text, &fields));
        }
        let hand = drawn.hand;
        let fields =
            [format!("hand: Role::{hand:?}"), format!("sums: {}", list("vec![", &sums, "]", 14, 1, 8))];
        let fields = list("DrawnPoints { ", &fields, " }", 4, 0, 4);
        let text = doc("///", &format!("{hand}: cards are drawn by what they count."));
        Ok(self.value(format!("{hand}_{how}"), "DrawnPoints", &text, &fields))
    }

    /// A function that gives a value, and the call of it.
    fn value(&mut self, name: String, kind: &str, text: &str, fields: &str) -> String {
        self.function(name, |name| format!("{text}fn {name}() -> {kind} {{\n    {fields}\n}}\n")) + "()"
    }

    fn check(&mut self, check: &Check) -> Result<String, Unsupported> {
        let (name, open, fields, text) = match check {
            Check::Holding { hand, suit, set } => {
                let fields = vec![
                    format!("hand: Role::{hand:?}"),
                    format!("suit: Suit::{suit:?}"),
                    format!("set: {}", self.holdings(*hand, *suit, set)?),
                ];
                let said = from(&clauses::of_cell(&self.tree, *hand, *suit, set));
                (format!("{hand}_{}", points::plural(*suit)), "Check::Holding { ", fields, said)
            }
            Check::Shape { hand, set } => {
                let fields =
                    vec![format!("hand: Role::{hand:?}"), format!("set: {}", self.shapes(*hand, set))];
                (
                    format!("{hand}_shape"),
                    "Check::Shape { ",
                    fields,
                    from(&clauses::of_shape(&self.tree, *hand, set)),
                )
            }
            Check::Points { hands, evaluator, allowed } => {
                let (name, fields, _) = self.sum(hands, evaluator, allowed)?;
                let said = from(&clauses::of_sum(&self.tree, hands, evaluator, allowed));
                (name, "Check::Points { ", fields, said)
            }
            Check::Any(branches) => return self.alternatives(branches),
            Check::Not(inner) => {
                let inner = inner.iter().map(|check| self.check(check)).collect::<Result<Vec<_>, _>>()?;
                let fields = format!("Check::Not({})", list("vec![", &inner, "]", 15, 1, 4));
                let said = doc("///", "Refuses deals where all of these hold.");
                return Ok(self.value(String::from("check_not"), "Check", &said, &fields));
            }
        };
        let said = doc("///", "Refuses deals where this does not hold.") + &text;
        let fields = list(open, &fields, " }", 4, 0, 4);
        Ok(self.value(format!("check_{name}"), "Check", &said, &fields))
    }
}

impl Module {
    /// A check that one of several lists of conditions holds.
    fn alternatives(&mut self, branches: &[Vec<Check>]) -> Result<String, Unsupported> {
        let mut lists = Vec::new();
        for branch in branches {
            let checks = branch.iter().map(|check| self.check(check)).collect::<Result<Vec<_>, _>>()?;
            lists.push(list("vec![", &checks, "]", 8, 1, 8));
        }
        let fields = format!("Check::Any({})", list("vec![", &lists, "]", 15, 1, 4));
        let said = doc("///", "Refuses deals where none of these holds.");
        Ok(self.value(String::from("check_any"), "Check", &said, &fields))
    }
}

/// `    part.field = vec![…];`
fn vector(field: &str, calls: &[String]) -> String {
    let place = format!("part.{field}");
    let flat = format!("vec![{}]", calls.join(", "));
    if flat.len() + 9 <= WIDTH {
        return assign(&place, &flat);
    }
    let before = 4 + place.len() + " = ".len();
    assign(&place, &list("vec![", calls, "]", before, 1, 4))
}

/// A part as a function: who is drawn how, and what is asked.
fn skeleton(name: &str, part: &Part, lines: &[String]) -> String {
    let mut text = doc("///", "Who is drawn how, and what is asked.") + "///\n";
    for (role, place) in Role::ALL.into_iter().zip(part.places) {
        text.push_str(&doc("///", &format!("- {role}: {}", how(place))));
    }
    let within: Vec<String> = part.within.iter().map(bool::to_string).collect();
    let places: Vec<String> = part.places.iter().map(|place| format!("Place::{place:?}")).collect();
    let fields = [
        format!("places: [{}]", places.join(", ")),
        format!("within: [{}]", within.join(", ")),
        format!("order: {}", roles("vec![", &part.order)),
        String::from("..Part::default()"),
    ];
    let before = if lines.is_empty() { 4 } else { 4 + "let mut part = ".len() };
    let after = usize::from(!lines.is_empty());
    // What fills the rest of a struct takes no comma.
    let part =
        list("Part { ", &fields, " }", before, after, 4).replace("..Part::default(),", "..Part::default()");
    text.push_str(&format!("fn {name}() -> Part {{\n"));
    if lines.is_empty() {
        text.push_str(&format!("    {part}\n"));
    } else {
        text.push_str(&format!("    let mut part = {part};\n{}    part\n", lines.concat()));
    }
    text + "}\n"
}

/// How a hand is drawn.
const fn how(place: Place) -> &'static str {
    match place {
        Place::Whole => "all cards, suit by suit",
        Place::Honours => "the cards that count suit by suit, low cards later",
        Place::Suits => "some suits whole, the other cards later",
        Place::Lengths => "lengths first, then cards",
        Place::Points => "cards by what they count",
        Place::Rest => "any of the cards that are left",
    }
}

/// A part, as it is called, with the suits in another order.
pub(crate) fn arranged(call: &str, order: SuitOrder) -> String {
    format!("arranged(&{call}, {})", suits(order))
}

/// `[Suit::Spades, …]`
fn suits(order: SuitOrder) -> String {
    format!("[{}]", order.suits().map(|suit| format!("Suit::{suit:?}")).join(", "))
}

fn roles(open: &str, roles: &[Role]) -> String {
    let names: Vec<String> = roles.iter().map(|role| format!("Role::{role:?}")).collect();
    format!("{open}{}]", names.join(", "))
}

/// Where a condition comes from.
fn from(clauses: &[String]) -> String {
    let lines = clauses.iter().map(|clause| doc("///", &format!("- `{clause}`")));
    let lines: String = lines.collect();
    if lines.is_empty() { lines } else { format!("///\n{lines}") }
}
