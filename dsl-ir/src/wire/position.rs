//! Reading what a scenario asks of one hand.

use super::node::{Fields, Node, Reader};
use super::{Compare, Pattern, Position, Range};
use crate::SuitRef;
use crate::diag::document::{Document, Wanted};
use std::collections::BTreeMap;

impl Reader {
    pub(super) fn position(&mut self, node: &Node<'_>) -> Option<Position> {
        let mut fields = self.fields(node, Wanted::Object)?;
        let fields = &mut fields;
        Some(Position {
            suits: self.by_suit(fields.take("suits"), Reader::range),
            hcp: self.maybe_range(fields, "hcp"),
            suit_hcp: self.by_suit(fields.take("suit_hcp"), Reader::range),
            suit_cards: self.by_suit(fields.take("suit_cards"), Reader::text),
            suit_patterns: self.by_suit(fields.take("suit_patterns"), |reader, list| {
                Some(reader.list(Some(list.clone()), Reader::pattern))
            }),
            x: self.maybe_range(fields, "x"),
            x_hcp: self.maybe_range(fields, "x_hcp"),
            shape: fields.take("shape").and_then(|shape| self.text(&shape)),
            shape_pattern: fields.take("shape_pattern").and_then(|shape| self.text(&shape)),
            aces: self.maybe_range(fields, "aces"),
            kings: self.maybe_range(fields, "kings"),
            queens: self.maybe_range(fields, "queens"),
            controls: self.maybe_range(fields, "controls"),
            keycards: self.by_suit(fields.take("keycards"), Reader::range),
            cards_held: self.list(fields.take("cards_held"), Reader::text),
            cards_not_held: self.list(fields.take("cards_not_held"), Reader::text),
            stoppers: self.by_suit(fields.take("stoppers"), Reader::flag),
            tp: self.maybe_range(fields, "tp"),
            dp: self.maybe_range(fields, "dp"),
            ltc: self.maybe_range(fields, "ltc"),
            compare: self.list(fields.take("compare"), Reader::comparison),
            longest: self.list(fields.take("longest"), Reader::suit),
            any: self.list(fields.take("any"), |reader, group| {
                Some(reader.list(Some(group.clone()), Reader::position))
            }),
            not: self.list(fields.take("not"), Reader::position),
            quiet: fields.take("quiet").and_then(|quiet| self.flag(&quiet)),
            extra: fields.rest(),
        })
    }

    fn maybe_range(&mut self, fields: &mut Fields<'_>, key: &str) -> Option<Range> {
        fields.take(key).and_then(|range| self.range(&range))
    }

    /// A map with suits as keys.
    fn by_suit<'a, T>(
        &mut self,
        node: Option<Node<'a>>,
        read: impl Fn(&mut Reader, &Node<'a>) -> Option<T>,
    ) -> BTreeMap<SuitRef, T> {
        let fields = node.and_then(|node| self.fields(&node, Wanted::Object));
        let mut map = BTreeMap::new();
        for (key, value) in fields.map(Fields::entries).unwrap_or_default() {
            match key.parse() {
                Ok(suit) => {
                    let read = read(self, &value);
                    map.extend(read.map(|read| (suit, read)));
                }
                Err(_) => {
                    let found = String::from(key);
                    self.fault(&value, Document::Unexpected { wanted: Wanted::SuitOrVariable, found });
                }
            }
        }
        map
    }

    pub(super) fn range(&mut self, node: &Node<'_>) -> Option<Range> {
        let mut fields = self.fields(node, Wanted::Range)?;
        let min = fields.need("min", Wanted::Number, self).and_then(|min| self.number(&min));
        let max = fields.take("max").map(|max| self.number(&max));
        Some(Range { min: min?, max: max.map_or(Some(None), |max| max.map(Some))? })
    }

    fn pattern(&mut self, node: &Node<'_>) -> Option<Pattern> {
        let mut fields = self.fields(node, Wanted::Object)?;
        let cards = fields.need("cards", Wanted::HighCards, self).and_then(|cards| self.text(&cards));
        let low_min = fields.need("low_min", Wanted::Number, self).and_then(|min| self.number(&min));
        let low_max = fields.take("low_max").map(|max| self.number(&max));
        Some(Pattern {
            cards: cards?,
            low_min: low_min?,
            low_max: low_max.map_or(Some(None), |max| max.map(Some))?,
        })
    }

    fn comparison(&mut self, node: &Node<'_>) -> Option<Compare> {
        let mut fields = self.fields(node, Wanted::Object)?;
        let left = fields.need("left", Wanted::SuitOrVariable, self).and_then(|left| self.suit(&left));
        let op = fields.need("op", Wanted::Comparison, self).and_then(|op| self.text(&op));
        let right = fields.need("right", Wanted::SuitOrVariable, self).and_then(|right| self.suit(&right));
        Some(Compare { left: left?, op: op?, right: right? })
    }

    pub(super) fn suit(&mut self, node: &Node<'_>) -> Option<SuitRef> {
        let suit = node.value.as_str().and_then(|text| text.parse().ok());
        if suit.is_none() {
            self.unexpected(node, Wanted::SuitOrVariable);
        }
        suit
    }
}
