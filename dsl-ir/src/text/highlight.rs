//! A text cut into coloured pieces, for an editor.
//!
//! The parser itself says what each word is (see [`super::reader::Mark`]); here words are only cut further, so that
//! colours and meaning never disagree. What lies between the marked words is white space, separators, macros, or not
//! understood. Limits: with macros, the colours are those of the first expansion.

use super::clause::tell;
use super::reader::Mark;
use super::token::Word;
use super::vocab::{self, Head, Value};

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// The name of a scenario.
    Label,
    /// `opener`
    Position,
    /// `hcp`, `any`, `x`
    Keyword,
    /// `S`
    Suit,
    /// `$a`
    Variable,
    /// `@M`, `${M}`
    Macro,
    /// `12-21`, `5+`
    Number,
    /// `KJT`, `HQ`, the cards of a pattern
    Cards,
    /// `balanced`, `both`, a macro's value
    Value,
    /// `1SA`
    Call,
    /// `:`, `=`, `>=`, the signs of a pattern
    Operator,
    /// `(` and `)`
    Bracket,
    /// `//`, `;`, `,` and the colon of a label
    Separator,
    /// White space.
    Space,
    /// Not understood.
    Unknown,
}

/// A piece of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'t> {
    /// What it is.
    pub kind: Kind,
    /// Its characters; never none.
    pub text: &'t str,
}

/// The pieces of a text, in order. Put together again they are the text, whatever it is.
pub fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut marks = super::run(text).marks;
    marks.sort_by_key(|(place, _)| (place.start, place.end));
    let mut tokens = Vec::new();
    let mut at = 0;
    for (place, mark) in marks {
        if place.start < at || place.is_empty() {
            continue; // several marks inside one `${…}`
        }
        between(&text[at..place.start], &mut tokens);
        marked(&text[place.clone()], mark, &mut tokens);
        at = place.end;
    }
    between(&text[at..], &mut tokens);
    tokens
}

fn push<'t>(tokens: &mut Vec<Token<'t>>, kind: Kind, text: &'t str) {
    if !text.is_empty() {
        tokens.push(Token { kind, text });
    }
}

/// Cuts what no mark covers.
fn between<'t>(mut rest: &'t str, tokens: &mut Vec<Token<'t>>) {
    while let Some(first) = rest.chars().next() {
        let (kind, length) = if first.is_whitespace() {
            (Kind::Space, rest.find(|c: char| !c.is_whitespace()).unwrap_or(rest.len()))
        } else if rest.starts_with("//") {
            (Kind::Separator, 2)
        } else if first == ';' {
            (Kind::Separator, 1)
        } else {
            let word = rest.find(|c: char| c.is_whitespace() || c == ';').unwrap_or(rest.len());
            let word = rest[..word].find("//").filter(|&n| n > 0).unwrap_or(word);
            if first == '@' && rest[..word].contains('=') {
                definition(&rest[..word], tokens);
            } else {
                with_macros(&rest[..word], Kind::Unknown, tokens);
            }
            rest = &rest[word..];
            continue;
        };
        push(tokens, kind, &rest[..length]);
        rest = &rest[length..];
    }
}

/// `@M=H,S`
fn definition<'t>(text: &'t str, tokens: &mut Vec<Token<'t>>) {
    let (name, values) = text.split_at(text.find('=').unwrap_or(text.len()));
    push(tokens, Kind::Macro, name);
    pieces(values, tokens, |c| match c {
        '=' => Kind::Operator,
        ',' => Kind::Separator,
        _ => Kind::Value,
    });
}

/// Cuts a text where the kind of its characters changes.
fn pieces<'t>(text: &'t str, tokens: &mut Vec<Token<'t>>, kind: impl Fn(char) -> Kind) {
    let mut start = 0;
    let mut last = None;
    for (at, c) in text.char_indices() {
        let now = kind(c);
        if let Some(before) = last.filter(|&before| before != now) {
            push(tokens, before, &text[start..at]);
            start = at;
        }
        last = Some(now);
    }
    if let Some(last) = last {
        push(tokens, last, &text[start..]);
    }
}

/// A text of one kind, with the macros in it.
fn with_macros<'t>(text: &'t str, kind: Kind, tokens: &mut Vec<Token<'t>>) {
    cut_macros(text, tokens, |part, tokens| push(tokens, kind, part));
}

/// Hands on what stands between the macros of a text.
fn cut_macros<'t>(
    mut text: &'t str,
    tokens: &mut Vec<Token<'t>>,
    mut rest: impl FnMut(&'t str, &mut Vec<Token<'t>>),
) {
    while let Some(start) = text.find("${") {
        let Some(end) = text[start..].find('}').map(|n| start + n + 1) else { break };
        rest(&text[..start], tokens);
        push(tokens, Kind::Macro, &text[start..end]);
        text = &text[end..];
    }
    rest(text, tokens);
}

fn marked<'t>(text: &'t str, mark: Mark, tokens: &mut Vec<Token<'t>>) {
    match mark {
        Mark::Label => with_macros(text, Kind::Label, tokens),
        Mark::Position => with_macros(text, Kind::Position, tokens),
        Mark::Colon | Mark::Comma => with_macros(text, Kind::Separator, tokens),
        Mark::Close => with_macros(text, Kind::Bracket, tokens),
        Mark::Open => cut_macros(text, tokens, |part, tokens| {
            pieces(part, tokens, |c| match c {
                '(' => Kind::Bracket,
                c if c.is_whitespace() => Kind::Space,
                _ => Kind::Keyword,
            });
        }),
        Mark::Clause => clause(text, tokens),
    }
}

/// A constraint or a token of the scenario.
fn clause<'t>(text: &'t str, tokens: &mut Vec<Token<'t>>) {
    let signs = [':', '=', '~', '<', '>'];
    let Some(at) = text.find(signs) else { return with_macros(text, Kind::Keyword, tokens) };
    let (head, rest) = text.split_at(at);
    cut_macros(head, tokens, head_pieces);
    let value = match rest.strip_prefix(':') {
        Some(value) => value,
        None => rest.trim_start_matches(signs),
    };
    let sign = &rest[..rest.len() - value.len()];
    push(tokens, Kind::Operator, sign);
    let known = vocab::head(head);
    let is_domain = tell(Word { text, at: 0 }).is_ok();
    cut_macros(value, tokens, |part, tokens| match (sign, known) {
        (":", Some(Head::Key(key))) => value_pieces(part, key.value, tokens),
        (":", _) => value_pieces(part, Value::Range, tokens),
        ("=", _) if is_domain => value_pieces(part, Value::Suit, tokens),
        ("~", _) => pieces(part, tokens, pattern_kind),
        ("=", _) => push(tokens, Kind::Cards, part),
        _ => value_pieces(part, Value::Suit, tokens),
    });
}

/// `hcp`, `S`, `$a`, `Shcp`
fn head_pieces<'t>(head: &'t str, tokens: &mut Vec<Token<'t>>) {
    let suit = head.strip_suffix("hcp").unwrap_or(head);
    match vocab::head(head) {
        Some(Head::Suit(_) | Head::SuitHcp(_)) => {
            push(tokens, if suit.starts_with('$') { Kind::Variable } else { Kind::Suit }, suit);
            push(tokens, Kind::Keyword, &head[suit.len()..]);
        }
        _ => push(tokens, Kind::Keyword, head),
    }
}

fn pattern_kind(c: char) -> Kind {
    match c {
        '[' | ']' | '{' | '}' | '|' | '?' | '*' | '+' | ',' | '!' => Kind::Operator,
        '2'..='8' => Kind::Number,
        _ => Kind::Cards,
    }
}

fn value_pieces<'t>(text: &'t str, value: Value, tokens: &mut Vec<Token<'t>>) {
    match value {
        Value::Range | Value::Quiet | Value::Weight => push(tokens, Kind::Number, text),
        Value::Shape | Value::Role | Value::Vul => push(tokens, Kind::Value, text),
        Value::Contract => push(tokens, Kind::Call, text),
        Value::Auction => pieces(text, tokens, |c| if c == ',' { Kind::Separator } else { Kind::Call }),
        Value::Card => {
            let variable = match text.strip_prefix('$') {
                Some(rest) => 1 + rest.chars().next().map_or(0, char::len_utf8),
                None => 0,
            };
            push(tokens, Kind::Variable, &text[..variable]);
            push(tokens, Kind::Cards, &text[variable..]);
        }
        Value::Suit | Value::SuitRange | Value::Fit => pieces(text, tokens, |c| match c {
            'S' | 'H' | 'D' | 'C' => Kind::Suit,
            '$' | 'a'..='d' if text.starts_with('$') => Kind::Variable,
            '0'..='9' | '+' | '-' => Kind::Number,
            _ => Kind::Value,
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn show(text: &str) -> String {
        let shown = tokens(text).into_iter().filter(|t| t.kind != Kind::Space);
        shown.map(|t| format!("{:?}({})", t.kind, t.text)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn every_kind() {
        for (text, expected) in [
            (
                "1H: weight:3 opener H:5+ Shcp:0; opp1 quiet",
                "Label(1H) Separator(:) Keyword(weight) Operator(:) Number(3) Position(opener) Suit(H) Operator(:) \
                 Number(5+) Suit(S) Keyword(hcp) Operator(:) Number(0) Separator(;) Position(opp1) Keyword(quiet)",
            ),
            (
                "@M=H,S ${M}: opener ${M}:5+",
                "Macro(@M) Operator(=) Value(H) Separator(,) Value(S) Macro(${M}) Separator(:) Position(opener) \
                 Macro(${M}) Operator(:) Number(5+)",
            ),
            (
                "$a=M auction:1SA,P opener $a>=H any(S~[KQ]x{2,3}, S=KJT) has:$aQ kc:$a3 fit:M8+",
                "Variable($a) Operator(=) Value(M) Keyword(auction) Operator(:) Call(1SA) Separator(,) Call(P) \
                 Position(opener) Variable($a) Operator(>=) Suit(H) Keyword(any) Bracket(() Suit(S) Operator(~) \
                 Operator([) Cards(KQ) Operator(]) Cards(x) Operator({) Number(2) Operator(,) Number(3) Operator(}) \
                 Separator(,) Suit(S) Operator(=) Cards(KJT) Bracket()) Keyword(has) Operator(:) Variable($a) Cards(Q) \
                 Keyword(kc) Operator(:) Variable($a) Number(3) Keyword(fit) Operator(:) Value(M) Number(8+)",
            ),
            (
                "opener foo vul:both // $a=SH responder shape:5-4-x-x",
                "Position(opener) Unknown(foo) Keyword(vul) Operator(:) Value(both) Separator(//) Variable($a) \
                 Operator(=) Suit(SH) Position(responder) Keyword(shape) Operator(:) Value(5-4-x-x)",
            ),
        ] {
            assert_eq!(show(text), expected, "{text}");
        }
    }

    #[test]
    fn nothing_is_lost() {
        for text in
            ["", " ", "opener;;//", "@", "@=", "${", "}${M}", "a\u{a0}b", "opener H&gt;S", "è: opener"]
        {
            assert_eq!(tokens(text).iter().map(|t| t.text).collect::<String>(), text);
        }
    }
}
