//! Lines of Rust as rustfmt would break them, for a width of 110.

/// The longest line.
pub(crate) const WIDTH: usize = 110;

/// Items between delimiters: on one line if that fits, else one a line; short ones as many a line as fit. `before` and
/// `after` are the columns that are taken on the first and on the last line. Spaces at the inner ends of the delimiters
/// are for the form on one line.
pub(crate) fn list(
    open: &str,
    items: &[String],
    close: &str,
    before: usize,
    after: usize,
    indent: usize,
) -> String {
    let flat = format!("{open}{}{close}", items.join(", "));
    if before + flat.len() + after <= WIDTH && !flat.contains('\n') {
        return flat;
    }
    let inner = " ".repeat(indent + 4);
    let mut text = format!("{}\n", open.trim_end());
    if items.iter().all(|item| item.len() <= 10) {
        text.push_str(&filled(items, indent + 4));
    } else {
        items.iter().for_each(|item| text.push_str(&format!("{inner}{item},\n")));
    }
    text + &" ".repeat(indent) + close.trim_start()
}

/// As many items a line as fit, each with a comma.
pub(crate) fn filled(items: &[String], indent: usize) -> String {
    let mut text = String::new();
    let mut line = " ".repeat(indent);
    for item in items {
        let gap = usize::from(line.len() > indent);
        if line.len() + gap + item.len() + 1 > WIDTH {
            text.push_str(&format!("{line}\n"));
            line = " ".repeat(indent);
        } else if gap == 1 {
            line.push(' ');
        }
        line.push_str(&format!("{item},"));
    }
    text + &line + "\n"
}

/// `    place = value;`, broken after the sign where it is too long.
pub(crate) fn assign(place: &str, value: &str) -> String {
    let line = format!("    {place} = {value};\n");
    if line.len() <= WIDTH + 1 || value.contains('\n') {
        line
    } else {
        format!("    {place} =\n        {value};\n")
    }
}

/// Expressions joined by an operator, as the body of a function: one line, or one a line.
pub(crate) fn joined(parts: &[String], operator: &str) -> String {
    let flat = parts.join(&format!(" {operator} "));
    if flat.len() + 4 <= WIDTH { flat } else { parts.join(&format!("\n        {operator} ")) }
}

/// Whether an integer expression has one of the allowed values (a bit each), being one of the domain; `None` where it
/// always has.
pub(crate) fn condition(value: &str, allowed: u32, domain: u32) -> Option<String> {
    let allowed = allowed & domain;
    if allowed == domain {
        return None;
    }
    let runs = runs(allowed);
    let first = domain.trailing_zeros();
    let last = 31 - domain.leading_zeros();
    // A length of nought is an empty holding.
    let held = value.strip_suffix(".len()");
    match (&runs[..], held) {
        ([(0, 0)], Some(held)) => return Some(format!("{held}.is_empty()")),
        ([(1, max)], Some(held)) if *max == last => return Some(format!("!{held}.is_empty()")),
        _ => {}
    }
    Some(match runs[..] {
        [] => String::from("false"),
        [(min, max)] if min == max => format!("{value} == {min}"),
        [(min, max)] if min == first => format!("{value} <= {max}"),
        [(min, max)] if max == last => format!("{value} >= {min}"),
        [(min, max)] => format!("({min}..={max}).contains(&{value})"),
        _ => {
            let all = runs
                .iter()
                .map(|&(min, max)| if min == max { min.to_string() } else { format!("{min}..={max}") });
            format!("matches!({value}, {})", all.collect::<Vec<_>>().join(" | "))
        }
    })
}

/// The runs of bits that are set, lowest first.
fn runs(mask: u32) -> Vec<(u32, u32)> {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for bit in (0..32).filter(|bit| mask >> bit & 1 == 1) {
        match runs.last_mut() {
            Some(run) if run.1 + 1 == bit => run.1 = bit,
            _ => runs.push((bit, bit)),
        }
    }
    runs
}

/// Words as doc comments, in lines that are not too long. What would break a comment or mislead its reader is left out:
/// control characters, and those that turn the direction of writing. An item of a list hangs by its dash.
pub(crate) fn doc(mark: &str, words: &str) -> String {
    let plain = |c: char| {
        if c.is_control() {
            ' '
        } else if matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}') {
            '\u{fffd}'
        } else {
            c
        }
    };
    let words: String = words.chars().map(plain).collect();
    let hang = if words.starts_with("- ") { "  " } else { "" };
    let mut text = String::new();
    let mut line = String::from(mark);
    for word in words.split_whitespace() {
        if line.len() > mark.len() && line.chars().count() + 1 + word.chars().count() > WIDTH - 10 {
            text.push_str(&format!("{line}\n"));
            line = format!("{mark}{hang}");
        }
        line.push(' ');
        line.push_str(word);
    }
    text + &line + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_say_no_more_than_they_must() {
        let all = 0x3fff;
        let said = |allowed| condition("n", allowed, all).unwrap_or_default();
        assert_eq!(said(0x3fff), "");
        assert_eq!(said(0), "false");
        assert_eq!(said(0b11), "n <= 1");
        assert_eq!(said(0x3fe0), "n >= 5");
        assert_eq!(said(0b1_1100), "(2..=4).contains(&n)");
        assert_eq!(said(0b10_0011), "matches!(n, 0..=1 | 5)");
        assert_eq!(condition("n", 0b11_1110, 0b111_1110).unwrap(), "n <= 5");
    }

    #[test]
    fn no_line_is_too_long() {
        let items: Vec<String> = (0..60).map(|i| format!("item_{i}()")).collect();
        for text in [
            list("vec![", &items, "]", 20, 1, 4),
            list("f(", &["x".repeat(90), "y".repeat(90)], ")", 4, 0, 4),
        ] {
            assert!(text.lines().count() > 2 && text.lines().all(|line| line.len() <= WIDTH), "{text}");
        }
        assert_eq!(list("P { ", &items[..2], " }", 4, 0, 0), "P { item_0(), item_1() }");
        assert_eq!(doc("///", "a\u{202e}b\nc"), "/// a\u{fffd}b c\n");
    }
}
