//! From a tree to branches that exclude one another.
//!
//! Method: a condition that stands in a union is taken to hold in one part and not to hold in the other (C. Shannon's
//! expansion); what that implies or excludes elsewhere disappears, so that few conditions have to be taken. Two
//! branches that differ in one condition only become one again.

use super::{Draft, Part, Pass};
use crate::branch::{Branch, Literal, Universe};
use crate::node::{Maker, Node, work_of_node};
use crate::{Counter, Meter, Stop};
use bridgeshape_dsl_ir::ir::Pred;

pub(super) const PASS: Pass = Pass {
    name: "normalise",
    after: "each binding is branches that exclude one another, and every condition in them is a set",
    run,
};

fn run(draft: &mut Draft<'_>, counter: &mut Counter) -> Result<(), Stop> {
    for bound in &mut draft.bound {
        let branches = counter.branches(&bound.tree)?;
        bound.parts = branches.into_iter().map(Part::of).collect();
    }
    Ok(())
}

impl Part {
    fn of(branch: Branch) -> Part {
        Part { branch, left: None, masks: Vec::new(), checks: Vec::new(), choice: None, deals: None }
    }
}

/// The most branches of one tree.
const MOST_BRANCHES: usize = 4_096;
/// Above so many branches, no two are looked at to become one.
const MOST_JOINED: usize = 512;
/// What a branch costs that is looked at, what each condition in its unions does, and what it costs to hold two branches
/// against each other; in units of work.
const WORK_OF_BRANCH: u64 = 1_000;
const WORK_OF_CONDITION: u64 = 400;
const WORK_OF_PAIR: u64 = 200;

/// Branches that exclude one another and together hold just where the tree does: the same, in the same order, however
/// the tree was written.
pub(crate) fn branches(universe: &Universe, tree: &Pred, meter: &mut Meter) -> Result<Vec<Branch>, Stop> {
    let maker = Maker { universe };
    meter.spend(work_of_node(tree))?;
    let node = maker.node(&tree.sorted(), true)?;
    // Where one way to choose makes too many branches, the other may not.
    match expanded(universe, node.clone(), deciding, meter) {
        Err(Stop::TooComplex) => expanded(universe, node, first, meter),
        branches => branches,
    }
}

/// How the condition that is taken next is chosen.
type Choose = fn(&[Node]) -> Option<&Literal>;

fn expanded(universe: &Universe, node: Node, choose: Choose, meter: &mut Meter) -> Result<Vec<Branch>, Stop> {
    let maker = Maker { universe };
    let mut found = Vec::new();
    let mut open = vec![(Branch::of(universe), vec![node])];
    while let Some((branch, nodes)) = open.pop() {
        meter.spend(WORK_OF_BRANCH + WORK_OF_CONDITION * nodes.iter().map(Node::size).sum::<u64>())?;
        let Some((branch, nodes)) = settled(&maker, branch, nodes) else { continue };
        let Some(literal) = choose(&nodes) else {
            found.push(branch);
            if found.len() > MOST_BRANCHES {
                return Err(Stop::TooComplex);
            }
            continue;
        };
        for node in [maker.contrary(literal), Node::Literal(literal.clone())] {
            let mut nodes = nodes.clone();
            nodes.push(node);
            open.push((branch.clone(), nodes));
        }
    }
    joined(found, meter)
}

/// Takes conditions out of the nodes into the branch until only unions are left; `None` when nothing is possible.
fn settled(maker: &Maker<'_>, mut branch: Branch, nodes: Vec<Node>) -> Option<(Branch, Vec<Node>)> {
    let mut open = nodes;
    loop {
        let mut unions = Vec::new();
        let mut changed = false;
        while let Some(node) = open.pop() {
            match maker.within(&node, &branch) {
                node if node.is_never() => return None,
                Node::Literal(literal) => {
                    changed = true;
                    if !branch.add(&literal) {
                        return None;
                    }
                }
                Node::All(parts) => open.extend(parts),
                union @ Node::Any(_) => unions.push(union),
            }
        }
        unions.reverse();
        open = unions;
        if !changed {
            return Some((branch, open));
        }
    }
}

/// The condition that is taken next: one of the unions with the fewest parts, about a suit rather than about lengths, and
/// about these rather than about points, as what sums may be is told apart best within lengths; `None`: there is no union.
fn deciding(nodes: &[Node]) -> Option<&Literal> {
    let fewest = nodes.iter().map(parts).min()?;
    let mut own = Vec::new();
    nodes.iter().filter(|node| parts(node) == fewest).for_each(|node| node.literals(&mut own));
    own.into_iter().min_by_key(|literal| match literal {
        Literal::Cell(..) => 0,
        Literal::Shape(..) => 1,
        Literal::Sum(_) => 2,
    })
}

/// The first condition of the first of the unions with the fewest parts.
fn first(nodes: &[Node]) -> Option<&Literal> {
    nodes.iter().min_by_key(|node| parts(node)).and_then(Node::first)
}

fn parts(node: &Node) -> usize {
    if let Node::Any(parts) = node { parts.len() } else { 1 }
}

/// Branches in which those that differ in one condition only have become one.
fn joined(mut branches: Vec<Branch>, meter: &mut Meter) -> Result<Vec<Branch>, Stop> {
    if branches.len() > MOST_JOINED {
        return Ok(branches);
    }
    let mut at = 0;
    while at < branches.len() {
        meter.spend(WORK_OF_PAIR * branches.len() as u64)?;
        let after = (at + 1..branches.len()).find_map(|j| Some((j, branches[at].joined(&branches[j])?)));
        let Some((other, joined)) = after else {
            at += 1;
            continue;
        };
        branches[at] = joined;
        branches.remove(other);
        // What is wider now may join one before it too.
        while let Some((before, joined)) = (0..at).find_map(|i| Some((i, branches[i].joined(&branches[at])?)))
        {
            meter.spend(WORK_OF_PAIR * branches.len() as u64)?;
            branches[before] = joined;
            branches.remove(at);
            at = before;
        }
    }
    Ok(branches)
}
