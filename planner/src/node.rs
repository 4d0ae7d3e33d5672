//! A bound tree whose conditions are sets and whose negations have gone inwards.
//!
//! What speaks of one suit of one hand only, of the lengths of one hand only, or of one sum only, becomes a single
//! set, however it was nested; so most unions of real scenarios disappear here.

use crate::branch::{Branch, Literal, Relation, Sum, Universe, same_sum};
use crate::{Ranges, Stop};
use bridgeshape_dsl_ir::ir::{Cond, Hands, Metric, Points, Pred};
use bridgeshape_runtime::{Evaluator, HoldingSet, QUARTERS, Role, ShapeSet, Suit};
use std::sync::{Arc, OnceLock};

/// A tree without negations. Built by the functions of this module only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Node {
    Literal(Literal),
    All(Vec<Node>),
    Any(Vec<Node>),
}

const ALWAYS: Node = Node::All(Vec::new());
const NEVER: Node = Node::Any(Vec::new());

/// Makes nodes, and knows what is always so.
#[derive(Debug)]
pub(crate) struct Maker<'a> {
    pub(crate) universe: &'a Universe,
}

impl Maker<'_> {
    /// The node of a bound tree, or of its contrary.
    pub(crate) fn node(&self, pred: &Pred, holds: bool) -> Result<Node, Stop> {
        match (pred, holds) {
            (Pred::All(parts), true) | (Pred::Any(parts), false) => {
                Ok(self.all(parts.iter().map(|part| self.node(part, holds)).collect::<Result<_, _>>()?))
            }
            (Pred::Any(parts), true) | (Pred::All(parts), false) => {
                Ok(self.any(parts.iter().map(|part| self.node(part, holds)).collect::<Result<_, _>>()?))
            }
            (Pred::Not(inner), _) => self.node(inner, !holds),
            (Pred::Leaf(leaf), _) => self.leaf(&leaf.cond, holds),
            (Pred::Alternative { options, .. }, _) => {
                let options: Vec<Node> =
                    options.iter().map(|option| self.leaf(&option.cond, holds)).collect::<Result<_, _>>()?;
                Ok(if holds { self.any(options) } else { self.all(options) })
            }
            (Pred::SomeSuit { .. }, _) => Err(Stop::NotBound),
        }
    }

    fn leaf(&self, cond: &Cond, holds: bool) -> Result<Node, Stop> {
        let table = self.universe.fixed.table();
        Ok(match cond {
            Cond::Holding { hand, suit, is } => {
                let suit = suit.suit().ok_or(Stop::NotBound)?;
                let all = &self.universe.cells[hand.index()][suit.index()];
                self.cell(
                    *hand,
                    suit,
                    if holds { all.intersection(&is.set()) } else { all.difference(&is.set()) },
                )
            }
            Cond::Lengths { hand, is } => {
                let cards = table.size(*hand);
                let set = is.set(cards).ok_or(Stop::NotBound)?;
                // A set for hands of another size holds for none of this one.
                let set = if set.cards() == cards { set } else { ShapeSet::empty(cards) };
                self.shape(*hand, if holds { set } else { set.complement() })
            }
            Cond::Points(points) => self.points(points, holds)?,
        })
    }

    fn points(&self, points: &Points, holds: bool) -> Result<Node, Stop> {
        let evaluator = evaluator(&points.metric).ok_or(Stop::NotBound)?;
        // A custom evaluator's range is in its own quarters already.
        let unit = if matches!(points.metric, Metric::Custom(_)) { 1 } else { i64::from(QUARTERS) };
        let max = points.max.map_or(i64::MAX, |max| unit * i64::from(max));
        let allowed = Ranges::new(unit * i64::from(points.min), max);
        let allowed = if holds { allowed } else { allowed.complement() };
        if points.hands.is_empty() {
            return Ok(if allowed.contains(0) { ALWAYS } else { NEVER });
        }
        if !evaluator.has_shapes() {
            return Ok(self.sum(points.hands, &evaluator, &allowed));
        }
        // What shapes are worth is taken out: for each combination of worths, shapes that have it and a sum
        // that is smaller by so much.
        let table = self.universe.fixed.table();
        let plain = Arc::new((*evaluator).clone().with_shapes(0, |_| 0));
        let mut combined: Vec<(Vec<Node>, i64)> = vec![(Vec::new(), 0)];
        for role in points.hands.roles() {
            let all = &self.universe.shapes[role.index()];
            let mut worths: Vec<i32> = all.iter().map(|shape| evaluator.shape_value(shape)).collect();
            worths.sort_unstable();
            worths.dedup();
            if combined.len() * worths.len() > 4_096 {
                return Err(Stop::TooComplex);
            }
            let mut longer = Vec::new();
            for (nodes, sum) in &combined {
                for &worth in &worths {
                    let set = ShapeSet::from_fn(table.size(role), |s| evaluator.shape_value(s) == worth);
                    let mut nodes = nodes.clone();
                    nodes.push(self.shape(role, set));
                    longer.push((nodes, sum + i64::from(worth)));
                }
            }
            combined = longer;
        }
        let branches = combined.into_iter().map(|(mut nodes, sum)| {
            nodes.push(self.sum(points.hands, &plain, &allowed.shifted(-sum)));
            self.all(nodes)
        });
        Ok(self.any(branches.collect()))
    }

    fn cell(&self, hand: Role, suit: Suit, set: HoldingSet) -> Node {
        let all = &self.universe.cells[hand.index()][suit.index()];
        let set = set.intersection(all);
        constant(set.is_empty(), set == *all).unwrap_or(Node::Literal(Literal::Cell(hand, suit, set)))
    }

    fn shape(&self, hand: Role, set: ShapeSet) -> Node {
        let all = &self.universe.shapes[hand.index()];
        let set = set.intersection(all);
        constant(set.is_empty(), set == *all).unwrap_or(Node::Literal(Literal::Shape(hand, set)))
    }

    fn sum(&self, hands: Hands, evaluator: &Arc<Evaluator>, allowed: &Ranges) -> Node {
        let all = self.universe.bounds(hands, evaluator);
        let allowed = allowed.intersection(&all);
        constant(allowed.is_empty(), allowed == all).unwrap_or_else(|| {
            Node::Literal(Literal::Sum(Sum { hands, evaluator: Arc::clone(evaluator), allowed }))
        })
    }

    /// The contrary of a condition.
    pub(crate) fn contrary(&self, literal: &Literal) -> Node {
        match literal {
            Literal::Cell(hand, suit, set) => self.cell(*hand, *suit, set.complement()),
            Literal::Shape(hand, set) => self.shape(*hand, set.complement()),
            Literal::Sum(sum) => self.sum(sum.hands, &sum.evaluator, &sum.allowed.complement()),
        }
    }

    /// All of these.
    pub(crate) fn all(&self, nodes: Vec<Node>) -> Node {
        let mut flat: Vec<Node> = Vec::new();
        for node in nodes {
            let inner = if let Node::All(inner) = node { inner } else { vec![node] };
            for node in inner {
                if node == NEVER {
                    return NEVER;
                }
                let Node::Literal(literal) = &node else {
                    flat.push(node);
                    continue;
                };
                let same = flat.iter_mut().find_map(|have| match have {
                    Node::Literal(have) if same_place(have, literal) => Some(have),
                    _ => None,
                });
                match same {
                    None => flat.push(node),
                    Some(have) => {
                        // Neither is everything, so what is common to both is not either.
                        let Node::Literal(common) = self.combined(have, literal, false) else { return NEVER };
                        *have = common;
                    }
                }
            }
        }
        one(flat).unwrap_or_else(Node::All)
    }

    /// Any of these.
    pub(crate) fn any(&self, nodes: Vec<Node>) -> Node {
        // Each with what it is as a set of shapes, if it is one.
        let mut flat: Vec<(Node, Option<(Role, ShapeSet)>)> = Vec::new();
        for node in nodes {
            let mut open = if let Node::Any(inner) = node { inner } else { vec![node] };
            while let Some(node) = open.pop() {
                if node == ALWAYS {
                    return ALWAYS;
                }
                let shapes = self.as_shapes(&node);
                let joined = flat.iter().enumerate().find_map(|(at, (have, theirs))| {
                    Some((at, self.joined((have, theirs.as_ref()), (&node, shapes.as_ref()))?))
                });
                match joined {
                    None => flat.push((node, shapes)),
                    // What is joined may join others too.
                    Some((at, joined)) => {
                        flat.remove(at);
                        open.push(joined);
                    }
                }
            }
        }
        one(flat.into_iter().map(|(node, _)| node).collect()).unwrap_or_else(Node::Any)
    }

    /// The one condition that holds where one of these two nodes does, if there is such a condition; each is given with
    /// what it is as a set of shapes.
    fn joined(
        &self,
        (a, of_a): (&Node, Option<&(Role, ShapeSet)>),
        (b, of_b): (&Node, Option<&(Role, ShapeSet)>),
    ) -> Option<Node> {
        if a == b {
            return Some(a.clone());
        }
        if let (Node::Literal(a), Node::Literal(b)) = (a, b)
            && same_place(a, b)
        {
            return Some(self.combined(a, b, true));
        }
        let ((hand, set), (other, theirs)) = (of_a?, of_b?);
        (hand == other).then(|| self.shape(*hand, set.union(theirs)))
    }

    /// Two conditions of one place as one: where both hold, or where one does.
    fn combined(&self, a: &Literal, b: &Literal, either: bool) -> Node {
        match (a, b) {
            (Literal::Cell(hand, suit, a), Literal::Cell(_, _, b)) => {
                self.cell(*hand, *suit, if either { a.union(b) } else { a.intersection(b) })
            }
            (Literal::Shape(hand, a), Literal::Shape(_, b)) => {
                self.shape(*hand, if either { a.union(b) } else { a.intersection(b) })
            }
            (Literal::Sum(a), Literal::Sum(b)) => {
                let (mine, theirs) = (&a.allowed, &b.allowed);
                let allowed = if either { mine.union(theirs) } else { mine.intersection(theirs) };
                self.sum(a.hands, &a.evaluator, &allowed)
            }
            // Not of one place: callers ask only for what is.
            _ => Node::All(vec![Node::Literal(a.clone()), Node::Literal(b.clone())]),
        }
    }

    /// The node as a set of shapes of one hand, if it speaks of nothing else.
    fn as_shapes(&self, node: &Node) -> Option<(Role, ShapeSet)> {
        match node {
            Node::Literal(Literal::Shape(hand, set)) => Some((*hand, set.clone())),
            Node::Literal(Literal::Cell(hand, suit, set)) => {
                let asked = self.universe.lengths_only(*hand, *suit, set)?;
                let all = &self.universe.shapes[hand.index()];
                let fits = |shape: [u8; 4]| asked[usize::from(shape[suit.index()])];
                Some((*hand, ShapeSet::from_fn(all.cards(), |s| all.contains(s) && fits(s))))
            }
            Node::Literal(Literal::Sum(_)) => None,
            Node::All(parts) | Node::Any(parts) => {
                let mut parts = parts.iter();
                let (hand, mut set) = self.as_shapes(parts.next()?)?;
                for part in parts {
                    let (other, theirs) = self.as_shapes(part)?;
                    if other != hand {
                        return None;
                    }
                    let all = matches!(node, Node::All(_));
                    set = if all { set.intersection(&theirs) } else { set.union(&theirs) };
                }
                Some((hand, set))
            }
        }
    }

    /// The node where a branch holds already: what is implied or excluded is gone.
    pub(crate) fn within(&self, node: &Node, branch: &Branch) -> Node {
        match node {
            Node::Literal(literal) => match branch.relation(literal) {
                Relation::Implied => ALWAYS,
                Relation::Excluded => NEVER,
                Relation::Open => node.clone(),
            },
            Node::All(parts) => {
                let mut kept = Vec::new();
                for part in parts {
                    match self.within(part, branch) {
                        part if part == ALWAYS => {}
                        part if part == NEVER => return NEVER,
                        part => kept.push(part),
                    }
                }
                one(kept).unwrap_or_else(Node::All)
            }
            Node::Any(parts) => {
                let mut kept = Vec::new();
                for part in parts {
                    match self.within(part, branch) {
                        part if part == ALWAYS => return ALWAYS,
                        part if part == NEVER => {}
                        part => kept.push(part),
                    }
                }
                one(kept).unwrap_or_else(Node::Any)
            }
        }
    }
}

impl Node {
    pub(crate) fn is_never(&self) -> bool {
        *self == NEVER
    }

    /// Whether it is a single condition, or none.
    pub(crate) fn is_one(&self) -> bool {
        matches!(self, Node::Literal(_)) || *self == ALWAYS || *self == NEVER
    }

    /// How many conditions it holds.
    pub(crate) fn size(&self) -> u64 {
        match self {
            Node::Literal(_) => 1,
            Node::All(parts) | Node::Any(parts) => parts.iter().map(Node::size).sum(),
        }
    }

    /// The first condition of the node; a union's own conditions before those further inside.
    pub(crate) fn first(&self) -> Option<&Literal> {
        match self {
            Node::Literal(literal) => Some(literal),
            Node::All(parts) | Node::Any(parts) => {
                let own = parts.iter().find_map(|part| match part {
                    Node::Literal(literal) => Some(literal),
                    _ => None,
                });
                own.or_else(|| parts.iter().find_map(Node::first))
            }
        }
    }

    /// The conditions of the node, in order.
    pub(crate) fn literals<'a>(&'a self, all: &mut Vec<&'a Literal>) {
        match self {
            Node::Literal(literal) => all.push(literal),
            Node::All(parts) | Node::Any(parts) => parts.iter().for_each(|part| part.literals(all)),
        }
    }
}

/// What it takes to make the set of a condition, and to hold two parts of a union against each other; in units of work.
const WORK_OF_LEAF: u64 = 20_000;
const WORK_OF_PAIR: u64 = 20;

/// About how many units of work it is to make the node of a tree.
pub(crate) fn work_of_node(tree: &Pred) -> u64 {
    let of_all = |parts: &[Pred]| {
        let pairs = (parts.len() as u64).pow(2) / 2;
        parts.iter().map(work_of_node).fold(WORK_OF_PAIR * pairs, u64::saturating_add)
    };
    match tree {
        Pred::All(parts) | Pred::Any(parts) => of_all(parts),
        Pred::Not(inner) | Pred::SomeSuit { body: inner, .. } => work_of_node(inner),
        Pred::Leaf(_) => WORK_OF_LEAF,
        Pred::Alternative { options, .. } => WORK_OF_LEAF * options.len() as u64,
    }
}

/// What the evaluators of [`made`] are called.
pub(crate) const MADE_NAMES: [&str; 16] = [
    "hcp", "controls", "aces", "kings", "queens", "tp", "dp", "ltc", "kc:S", "kc:H", "kc:D", "kc:C",
    "length:S", "length:H", "length:D", "length:C",
];

/// The evaluator of a word of the DSL by its place in [`MADE_NAMES`], made when it is first asked for.
pub(crate) fn made(place: usize) -> &'static Arc<Evaluator> {
    static MADE: [OnceLock<Arc<Evaluator>>; 16] = [const { OnceLock::new() }; 16];
    MADE[place % 16].get_or_init(|| {
        let suit = Suit::ALL[place % 4];
        Arc::new(match place {
            0 => Evaluator::hcp(),
            1 => Evaluator::controls(),
            2 => Evaluator::aces(),
            3 => Evaluator::kings(),
            4 => Evaluator::queens(),
            5 => Evaluator::total_points(),
            6 => Evaluator::distribution_points(),
            7 => Evaluator::losers(),
            8..12 => Evaluator::key_cards(suit),
            _ => Evaluator::length(suit),
        })
    })
}

/// The evaluator of a metric; `None` while its suit is not bound.
fn evaluator(metric: &Metric) -> Option<Arc<Evaluator>> {
    let place = match metric {
        Metric::Hcp => 0,
        Metric::Controls => 1,
        Metric::Aces => 2,
        Metric::Kings => 3,
        Metric::Queens => 4,
        Metric::Tp => 5,
        Metric::Dp => 6,
        Metric::Ltc => 7,
        Metric::KeyCards(slot) => 8 + slot.suit()?.index(),
        Metric::Length(slot) => 12 + slot.suit()?.index(),
        Metric::Custom(evaluator) => return Some(Arc::clone(evaluator)),
    };
    Some(Arc::clone(made(place)))
}

/// Whether two conditions speak of the same suit of the same hand, the same lengths, or the same sum.
fn same_place(a: &Literal, b: &Literal) -> bool {
    match (a, b) {
        (Literal::Cell(hand, suit, _), Literal::Cell(other, of, _)) => hand == other && suit == of,
        (Literal::Shape(hand, _), Literal::Shape(other, _)) => hand == other,
        (Literal::Sum(a), Literal::Sum(b)) => same_sum(a, b),
        _ => false,
    }
}

/// What an empty or a full condition is.
fn constant(empty: bool, full: bool) -> Option<Node> {
    match (empty, full) {
        (true, _) => Some(NEVER),
        (_, true) => Some(ALWAYS),
        _ => None,
    }
}

/// The only node, or all of them back.
fn one(mut nodes: Vec<Node>) -> Result<Node, Vec<Node>> {
    if nodes.len() == 1 { Ok(nodes.remove(0)) } else { Err(nodes) }
}
