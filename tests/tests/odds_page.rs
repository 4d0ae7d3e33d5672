//! The counts by hand of `docs/odds.md` are right: every number of its tables and sums is found again here, with nothing
//! but loops.

use std::collections::BTreeMap;

const PAGE: &str = include_str!("../../docs/odds.md");

/// The rows of the table under this heading, as numbers.
fn table(heading: &str) -> Vec<Vec<u128>> {
    let (_, below) = PAGE.split_once(heading).unwrap_or_else(|| panic!("no table {heading}"));
    let rows = below.lines().skip(2).take_while(|line| line.starts_with('|'));
    let row = |line: &str| -> Vec<u128> {
        let cells = line.trim_matches('|').split('|');
        cells.map(|cell| cell.trim().replace(',', "").parse().expect("a number")).collect()
    };
    rows.map(row).collect()
}

/// n over k.
fn choose(n: u128, k: u128) -> u128 {
    (0..k).fold(1, |product, i| product * (n - i) / (i + 1))
}

/// Whether the page names the number, its digits in threes.
fn names(number: u128) -> bool {
    let digits = number.to_string();
    let threes: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().map(|three| std::str::from_utf8(three).expect("digits")).collect();
    PAGE.contains(&threes.join(","))
}

#[test]
fn the_pool() {
    let rows = table("| spades | ways in spades | others from the pool | product |");
    let expected = [2, 3].map(|n| {
        let (spades, others) = (choose(5, n), choose(21, 13 - n));
        vec![n, spades, others, spades * others]
    });
    assert_eq!(rows, expected);
    assert!(names(rows.iter().map(|row| row[3]).sum()) && names(choose(26, 13)));
}

#[test]
fn classes_halves_and_join() {
    // All sets of ace, king, queen and jack, by points and number.
    let mut classes: BTreeMap<(u128, u128), u128> = BTreeMap::new();
    for set in 0..16u128 {
        let points = (0..4).filter(|i| set >> i & 1 == 1).map(|i| i + 1).sum();
        if points >= 7 {
            *classes.entry((points, set.count_ones().into())).or_default() += 1;
        }
    }
    let rows = |found: &BTreeMap<(u128, u128), u128>| -> Vec<Vec<u128>> {
        found.iter().rev().map(|((points, honours), ways)| vec![*points, *honours, *ways]).collect()
    };
    assert_eq!(table("| points | honours | holdings of honours |"), rows(&classes));
    let mut halves: BTreeMap<(u128, u128), u128> = BTreeMap::new();
    for ((p, h), m) in &classes {
        for ((q, k), n) in classes.iter().filter(|((q, _), _)| p + q >= 17) {
            *halves.entry((p + q, h + k)).or_default() += m * n;
        }
    }
    assert_eq!(table("| points | honours | ways |"), rows(&halves));
    let mut hands = 0;
    for ((p, h), m) in &halves {
        for ((q, k), n) in halves.iter().filter(|((q, k), _)| p + q == 37 && h + k <= 13) {
            hands += m * n * choose(36, 13 - h - k);
            assert_eq!(
                (h + k, (p - 18) * (q - 18)),
                (13, 0),
                "{p} {q}: one half has 18 points, thirteen honours in all"
            );
        }
    }
    assert_eq!(hands, 4);
    let others = choose(39, 13) * choose(26, 13);
    assert!(names(others) && names(hands * others));
}

#[test]
fn choices() {
    let rows = table("| spades | hands |");
    let expected: Vec<Vec<u128>> = (5..=13).map(|n| vec![n, choose(13, n) * choose(39, 13 - n)]).collect();
    assert_eq!(rows, expected);
    let long: u128 = rows.iter().map(|row| row[1]).sum();
    let mut both = 0;
    for s in 5..=8 {
        for h in 5..=13 - s {
            both += choose(13, s) * choose(13, h) * choose(26, 13 - s - h);
        }
    }
    assert!(names(long) && names(both) && names(2 * long - both));
    assert!(names((2 * long - both) * choose(39, 13) * choose(26, 13)));
    assert!(PAGE.contains(&format!("{:.2} %", 100.0 * long as f64 / (2 * long - both) as f64)));
}
