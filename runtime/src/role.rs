//! Who holds a hand: the role in the auction, and the seat at the table.

use std::fmt;

/// A position of a scenario, clockwise from the opener (seed 000 §2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Role {
    /// Opens, or makes the first conventional call.
    Opener,
    /// On the opener's left.
    Opp1,
    /// The opener's partner.
    Responder,
    /// On the opener's right.
    Opp2,
}

impl Role {
    /// All four, clockwise.
    pub const ALL: [Role; 4] = [Role::Opener, Role::Opp1, Role::Responder, Role::Opp2];

    /// Place in [`Role::ALL`], 0 to 3.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The DSL's name: `opener`, `opp1`, `responder`, `opp2`.
    pub const fn name(self) -> &'static str {
        ["opener", "opp1", "responder", "opp2"][self as usize]
    }

    /// The role of a DSL name, in its exact spelling.
    pub fn from_name(name: &str) -> Option<Role> {
        Role::ALL.into_iter().find(|r| r.name() == name)
    }

    /// The player on the left, who plays next.
    #[must_use]
    pub const fn left(self) -> Role {
        Role::ALL[(self as usize + 1) % 4]
    }

    /// The partner.
    #[must_use]
    pub const fn partner(self) -> Role {
        Role::ALL[(self as usize + 2) % 4]
    }

    /// The pair it belongs to.
    pub const fn pair(self) -> Pair {
        if matches!(self, Role::Opener | Role::Responder) { Pair::Declarer } else { Pair::Defense }
    }

    /// Its seat when the opener sits at `opener`.
    pub const fn seat(self, opener: Seat) -> Seat {
        Seat::ALL[(self as usize + opener as usize) % 4]
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One of the two pairs, under the names that the API gives them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pair {
    /// Opener and responder.
    Declarer,
    /// The two opponents.
    Defense,
}

impl Pair {
    /// Its two members, clockwise.
    pub const fn roles(self) -> [Role; 2] {
        match self {
            Pair::Declarer => [Role::Opener, Role::Responder],
            Pair::Defense => [Role::Opp1, Role::Opp2],
        }
    }

    /// The API's name: `declarer` or `defense`.
    pub const fn name(self) -> &'static str {
        match self {
            Pair::Declarer => "declarer",
            Pair::Defense => "defense",
        }
    }
}

/// A seat at the table, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Seat {
    North,
    East,
    South,
    West,
}

impl Seat {
    /// All four, clockwise.
    pub const ALL: [Seat; 4] = [Seat::North, Seat::East, Seat::South, Seat::West];

    /// `N`, `E`, `S` or `W`.
    pub const fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self as usize]
    }

    /// The seat of a capital letter.
    pub const fn from_letter(letter: char) -> Option<Seat> {
        match letter {
            'N' => Some(Seat::North),
            'E' => Some(Seat::East),
            'S' => Some(Seat::South),
            'W' => Some(Seat::West),
            _ => None,
        }
    }

    /// The role that sits here when the opener sits at `opener`.
    pub const fn role(self, opener: Seat) -> Role {
        Role::ALL[(self as usize + 4 - opener as usize) % 4]
    }
}

impl fmt::Display for Seat {
    /// The letter.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
