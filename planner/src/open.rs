//! What stands open in a scenario, pushed inwards to the conditions that hang on it.
//!
//! A deal satisfies a scenario when *some* choice of suits and alternatives makes it do so. Written out for every
//! binding that is a union of many long trees; but `∃x (A ∧ B(x)) = A ∧ ∃x B(x)`, and choices that share no condition
//! are made each for itself: `∃x ∃y (B(x) ∧ C(y)) = ∃x B(x) ∧ ∃y C(y)`. So the scenario is taken apart into the
//! conditions without a choice and **parts** that have no choice and no condition in common. A part is a union over
//! its first choice; behind that choice it is taken apart again.
//!
//! The same for "the first binding that holds" (the law of deals): bindings are ordered choice by choice, so the first
//! of all is, in each part, the first of that part.

use bridgeshape_dsl_ir::ir::{Binder, Binding, Choice, Context, Pred, Scenario, Slot};

/// A scenario, or a part of one, with the places of its binders in the whole.
#[derive(Clone, Debug)]
pub(crate) struct Open {
    scenario: Scenario,
    /// By binder.
    places: Vec<usize>,
}

/// One choice for the first binder of a part, and what is open behind it.
#[derive(Debug)]
pub(crate) struct Way {
    pub(crate) choice: Choice,
    behind: Behind,
}

#[derive(Debug)]
enum Behind {
    Taken(Open),
    /// Two alternatives of one suit of one hand, which only a whole binding can keep apart: bindings of the part that
    /// begin with the choice.
    Whole(Open, Vec<Binding>),
}

/// The tree of all deals that satisfy the scenario under some binding.
pub fn union(scenario: &Scenario) -> Pred {
    Open::new(scenario).any()
}

impl Open {
    pub(crate) fn new(scenario: &Scenario) -> Open {
        let places = (0..scenario.binders.len()).collect();
        // Nothing is copied about that is not needed to bind.
        let scenario = Scenario {
            label: String::new(),
            named: Vec::new(),
            quiet: Vec::new(),
            declared: Default::default(),
            context: Context::default(),
            fits: Vec::new(),
            ..scenario.clone()
        };
        Open { scenario, places }
    }

    /// The conditions that hang on no choice, and the parts.
    pub(crate) fn apart(&self) -> (Pred, Vec<Open>) {
        let binders = &self.scenario.binders;
        // By binder, the group that it is in: the least binder of the group.
        let mut group: Vec<usize> = (0..binders.len()).collect();
        let mut join = |all: &[usize]| {
            let of: Vec<usize> = all.iter().map(|&binder| group[binder]).collect();
            let Some(&least) = of.iter().min() else { return };
            group.iter_mut().filter(|g| of.contains(g)).for_each(|g| *g = least);
        };
        for (at, binder) in binders.iter().enumerate() {
            let named = match binder {
                Binder::Jolly { named, .. } => named.as_slice(),
                Binder::Alternatives { suit, .. } => std::slice::from_ref(suit),
                Binder::Vars(_) | Binder::Fit { .. } => &[],
            };
            let deciding = named.iter().filter_map(|&slot| binders.iter().position(|b| decides(b, slot)));
            join(&deciding.chain([at]).collect::<Vec<_>>());
        }
        let conjuncts: Vec<(&Pred, Vec<usize>)> =
            self.scenario.pred.conjuncts().iter().map(|pred| (pred, hangs_on(pred, binders))).collect();
        conjuncts.iter().for_each(|(_, on)| join(on));

        let mut heads = group.clone();
        heads.sort_unstable();
        heads.dedup();
        let of = |head: Option<usize>| {
            let mine = conjuncts.iter().filter(|(_, on)| on.first().map(|&first| group[first]) == head);
            Pred::all(mine.map(|(pred, _)| (*pred).clone()))
        };
        let part = |&head: &usize| {
            let mine: Vec<usize> = (0..binders.len()).filter(|&binder| group[binder] == head).collect();
            Open {
                places: mine.iter().map(|&binder| self.places[binder]).collect(),
                scenario: Scenario {
                    binders: mine.iter().map(|&binder| binders[binder].clone()).collect(),
                    pred: of(Some(head)),
                    ..self.scenario.clone()
                },
            }
        };
        let parts = heads.iter().map(part).collect();
        let rest = Scenario { binders: Vec::new(), pred: of(None), ..self.scenario.clone() };
        (rest.bind(&Binding::EMPTY), parts)
    }

    /// The choices for the first binder.
    pub(crate) fn ways(&self) -> Vec<Way> {
        let choices = self.scenario.choices(&Binding::EMPTY);
        choices.into_iter().map(|choice| Way { choice, behind: self.behind(choice) }).collect()
    }

    fn behind(&self, choice: Choice) -> Behind {
        let binding = Binding::EMPTY.with(choice);
        // Suits of variables are the only choice that other binders name.
        let put = |slot: Slot| match (slot, choice) {
            (Slot::Var(var), Choice::Vars(suits)) => suits[var.index()].map_or(slot, Slot::Suit),
            _ => slot,
        };
        let mut binders: Vec<Binder> = self.scenario.binders.iter().skip(1).cloned().collect();
        let mut alternatives = Vec::new();
        for binder in &mut binders {
            match binder {
                Binder::Jolly { named, .. } => named.iter_mut().for_each(|slot| *slot = put(*slot)),
                Binder::Alternatives { hand, suit, .. } => {
                    *suit = put(*suit);
                    alternatives.push((*hand, *suit));
                }
                Binder::Vars(_) | Binder::Fit { .. } => {}
            }
        }
        alternatives.sort_unstable();
        if alternatives.windows(2).any(|two| two[0] == two[1]) {
            let begins = |whole: &Binding| whole.choices().first() == Some(&choice);
            return Behind::Whole(self.clone(), self.scenario.bindings().filter(begins).collect());
        }
        let pred = self.scenario.bind(&binding);
        let scenario = Scenario { binders, pred, ..self.scenario.clone() };
        Behind::Taken(Open { scenario, places: self.places[1..].to_vec() })
    }

    /// The tree of all deals that hold for some choice.
    pub(crate) fn any(&self) -> Pred {
        let (rest, parts) = self.apart();
        let part = |part: &Open| Pred::any(part.ways().iter().map(Way::any));
        Pred::all([rest].into_iter().chain(parts.iter().map(part)))
    }

    /// The tree of the deals for which this is the first binding that holds. The choices are those of the whole
    /// scenario.
    fn first(&self, whole: &Binding) -> Pred {
        let (rest, parts) = self.apart();
        let part = |part: &Open| {
            let ways = part.ways();
            let before = ways.iter().take_while(|way| Some(way.choice) != part.choice(whole));
            let none = Pred::not(Pred::any(before.map(Way::any)));
            Pred::all([part.first_way(whole), none])
        };
        Pred::all([rest].into_iter().chain(parts.iter().map(part)))
    }

    /// The way that a binding of the whole scenario takes here, and in it the deals for which it takes the first that
    /// holds; ways before this one may hold too.
    pub(crate) fn first_way(&self, whole: &Binding) -> Pred {
        let way = self.ways().into_iter().find(|way| Some(way.choice) == self.choice(whole));
        match way.map(|way| way.behind) {
            None => Pred::NEVER,
            Some(Behind::Taken(open)) => open.first(whole),
            Some(Behind::Whole(open, bindings)) => {
                let mine: Binding =
                    open.places.iter().filter_map(|&at| whole.choices().get(at).copied()).collect();
                let before = bindings.iter().take_while(|binding| **binding != mine);
                let none = Pred::not(Pred::any(before.map(|binding| open.scenario.bind(binding))));
                Pred::all([open.scenario.bind(&mine), none])
            }
        }
    }

    /// What a binding of the whole scenario chooses for the first binder.
    pub(crate) fn choice(&self, whole: &Binding) -> Option<Choice> {
        whole.choices().get(*self.places.first()?).copied()
    }
}

impl Way {
    /// The tree of all deals that hold with this choice and some choice of what is behind it.
    pub(crate) fn any(&self) -> Pred {
        match &self.behind {
            Behind::Taken(open) => open.any(),
            Behind::Whole(open, bindings) => Pred::any(bindings.iter().map(|b| open.scenario.bind(b))),
        }
    }
}

/// The binders that a condition hangs on.
fn hangs_on(pred: &Pred, binders: &[Binder]) -> Vec<usize> {
    let mut on = Vec::new();
    pred.each_slot(&mut |slot| on.extend(binders.iter().position(|binder| decides(binder, slot))));
    on.extend(binders.iter().enumerate().filter(|(_, binder)| chooses(binder, pred)).map(|(at, _)| at));
    on.sort_unstable();
    on.dedup();
    on
}

/// Whether the binder gives the slot its suit.
fn decides(binder: &Binder, slot: Slot) -> bool {
    match (binder, slot) {
        (Binder::Vars(domains), Slot::Var(var)) => domains.iter().any(|(of, _)| *of == var),
        (Binder::Jolly { hand, .. }, Slot::Jolly(role)) => *hand == role,
        (Binder::Fit { index, .. }, Slot::Fit(fit)) => *index == fit,
        _ => false,
    }
}

/// Whether the binder chooses an option somewhere in the tree.
fn chooses(binder: &Binder, pred: &Pred) -> bool {
    match pred {
        Pred::All(parts) | Pred::Any(parts) => parts.iter().any(|part| chooses(binder, part)),
        Pred::Not(inner) | Pred::SomeSuit { body: inner, .. } => chooses(binder, inner),
        Pred::Alternative { hand, suit, .. } => {
            matches!(binder, Binder::Alternatives { hand: h, suit: s, .. } if h == hand && s == suit)
        }
        Pred::Leaf(_) => false,
    }
}
