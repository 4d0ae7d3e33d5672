//! Lays out compact JSON text for people: what fits on a line stays on a line.
//!
//! Works on the text, not on a value tree, because a tree of `serde_json` sorts the keys of an object
//! and a page reads best in the order in which its struct is written: label first, `requires` last.
//! Limit: the input must be JSON without white space between tokens, as `serde_json::to_string` makes it.

use std::ops::Range;

/// The widest line that holds a whole list or object.
const WIDTH: usize = 110;

/// The same JSON, indented by two spaces, with a line break at the end.
///
/// The outermost object or list is always broken into lines.
pub(crate) fn lay_out(compact: &str) -> String {
    let mut out = String::with_capacity(2 * compact.len());
    write(compact, 0..compact.len(), Placement { indent: 0, column: 0, tail: 0, top: true }, &mut out);
    out.push('\n');
    out
}

/// Where a value stands.
#[derive(Clone, Copy)]
struct Placement {
    /// Columns that its line is indented by.
    indent: usize,
    /// Columns of its line that are already taken.
    column: usize,
    /// Columns that must stay free behind it, for a comma.
    tail: usize,
    /// Whether it is the whole document.
    top: bool,
}

fn write(text: &str, value: Range<usize>, at: Placement, out: &mut String) {
    let piece = &text[value.clone()];
    let members = members(piece);
    if members.is_empty() {
        out.push_str(piece);
        return;
    }
    let flat = flat(piece, &members);
    if !at.top && at.column + flat.chars().count() + at.tail <= WIDTH {
        out.push_str(&flat);
        return;
    }
    out.push_str(&piece[..1]);
    for (number, member) in members.iter().enumerate() {
        let tail = usize::from(number + 1 < members.len());
        let indent = at.indent + 2;
        out.push('\n');
        out.extend(std::iter::repeat_n(' ', indent));
        let key = &piece[member.start..member.value];
        let mut column = indent + key.chars().count();
        out.push_str(key);
        if !key.is_empty() {
            out.push(' ');
            column += 1;
        }
        let inner = value.start + member.value..value.start + member.end;
        write(text, inner, Placement { indent, column, tail, top: false }, out);
        if tail == 1 {
            out.push(',');
        }
    }
    out.push('\n');
    out.extend(std::iter::repeat_n(' ', at.indent));
    out.push_str(&piece[piece.len() - 1..]);
}

/// A list or an object on one line, with spaces where people expect them.
fn flat(piece: &str, members: &[Member]) -> String {
    let (space, close) = if piece.starts_with('{') { (" ", " }") } else { ("", "]") };
    let inside: Vec<String> = members
        .iter()
        .map(|member| {
            let (key, value) = (&piece[member.start..member.value], &piece[member.value..member.end]);
            let nested = self::members(value);
            let value = if nested.is_empty() { value.to_owned() } else { flat(value, &nested) };
            if key.is_empty() { value } else { format!("{key} {value}") }
        })
        .collect();
    format!("{}{space}{}{close}", &piece[..1], inside.join(", "))
}

/// One entry of a list or an object, as offsets into it.
struct Member {
    start: usize,
    /// Where the value begins: behind `"key":`, or at `start` in a list.
    value: usize,
    end: usize,
}

/// The entries of a list or an object; none for an empty one and for any other value.
fn members(piece: &str) -> Vec<Member> {
    let mut found = Vec::new();
    let is_object = piece.starts_with('{');
    if piece.len() <= 2 || !(is_object || piece.starts_with('[')) {
        return found;
    }
    let (mut depth, mut quoted, mut escaped) = (0_usize, false, false);
    let (mut start, mut value) = (1, 1);
    for (offset, byte) in piece.bytes().enumerate() {
        if quoted {
            match byte {
                _ if escaped => escaped = false,
                b'\\' => escaped = true,
                b'"' => quoted = false,
                _ => {}
            }
            continue;
        }
        match byte {
            b'"' => quoted = true,
            b'{' | b'[' => depth += 1,
            b':' if depth == 1 && is_object => value = offset + 1,
            b',' if depth == 1 => {
                found.push(Member { start, value, end: offset });
                (start, value) = (offset + 1, offset + 1);
            }
            b'}' | b']' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    found.push(Member { start, value, end: offset });
                }
            }
            _ => {}
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    #[test]
    fn short_values_stay_on_a_line_and_the_document_is_broken() {
        let laid = lay_out(r#"{"label":"1H-4C","fit":[],"vars":{"$a":["S","H"]},"n":3}"#);
        let expected = "{\n  \"label\": \"1H-4C\",\n  \"fit\": [],\n  \"vars\": { \"$a\": [\"S\", \"H\"] },\n  \"n\": 3\n}\n";
        assert_eq!(laid, expected);
    }

    #[test]
    fn brackets_and_escapes_inside_strings_are_text() {
        let text = r#"{"raw":"any(S:5, {x}) \"[\\","list":["a,b","}"]}"#;
        let laid = lay_out(text);
        let (before, after): (Value, Value) = (
            serde_json::from_str(text).expect("the test's own JSON"),
            serde_json::from_str(&laid).expect("laid out JSON is JSON"),
        );
        assert_eq!(before, after);
        assert!(laid.contains(r#""list": ["a,b", "}"]"#), "{laid}");
    }

    #[test]
    fn what_is_too_wide_is_broken_and_the_comma_counts() {
        let wide = |length: usize| lay_out(&format!(r#"{{"k":["{}"],"z":1}}"#, "x".repeat(length)));
        // `  "k": ["…"],` is 12 columns without the letters.
        assert!(wide(WIDTH - 12).lines().any(|line| line.chars().count() == WIDTH));
        assert_eq!(wide(WIDTH - 11).lines().filter(|line| line.trim_start().starts_with('"')).count(), 3);
    }
}
