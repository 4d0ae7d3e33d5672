//! What sentences speak of: suits, cards, calls and players.

use crate::Var;
use crate::ir::Call;
use bridgeshape_runtime::{Pair, Rank, Role, Suit};
use std::collections::BTreeMap;

/// A suit as a sentence names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SuitName {
    /// ♥
    Suit(Suit),
    /// The suit `$a`, not chosen yet.
    Variable(Var),
    /// ♥, which `$a` stands for in this deal.
    Chosen(Suit, Var),
}

/// The suit of a jolly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Free {
    /// Some suit other than these; with none, any suit.
    Except(Vec<SuitName>),
    /// The suit chosen in this deal.
    Chosen(Suit),
}

/// A card; its suit may be a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct CardName {
    pub suit: SuitName,
    pub rank: Rank,
}

/// A call of the auction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CallName {
    /// One that is understood.
    Call(Call),
    /// Any other text, as it stands.
    Other(String),
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// By the usual name of the role.
    Role(Role),
    /// By the page's own name.
    Named(String),
}

/// A pair of partners.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Partners {
    /// Which pair.
    pub pair: Pair,
    /// Its two players.
    pub players: [Who; 2],
}

/// A page's own names of the roles.
#[derive(Clone, Debug, Default)]
pub(super) struct Names(BTreeMap<Role, String>);

impl Names {
    /// Blank names, and names of nothing known, are left out.
    pub(super) fn new(custom: Option<&BTreeMap<String, String>>) -> Names {
        let named = custom.into_iter().flatten().filter_map(|(role, name)| {
            let name = name.trim();
            (!name.is_empty()).then_some((Role::from_name(role)?, String::from(name)))
        });
        Names(named.collect())
    }

    pub(super) fn label(&self, role: Role) -> Option<String> {
        self.0.get(&role).cloned()
    }

    pub(super) fn who(&self, role: Role) -> Who {
        self.label(role).map_or(Who::Role(role), Who::Named)
    }

    pub(super) fn partners(&self, pair: Pair) -> Partners {
        Partners { pair, players: pair.roles().map(|role| self.who(role)) }
    }
}
