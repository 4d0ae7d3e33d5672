//! The lists by name and by meaning. Not in the library, which takes long to compile a second time.

use bridgeshape_generated::{page, pages, scenario};

#[test]
fn pages_are_found_by_slug_and_scenarios_by_key() {
    assert!(pages().is_sorted_by(|a, b| a.slug < b.slug));
    for entry in pages() {
        assert_eq!(page(entry.slug).map(|found| found.title), Some(entry.title));
        for of in entry.page.scenarios {
            // Scenarios of two pages may mean the same: then they are drawn the same.
            let found = scenario(of.key).expect("compiled");
            assert_eq!((found.key, found.bindings), (of.key, of.bindings), "{} #{}", entry.title, of.number);
            let same = (0..of.bindings.len()).all(|binding| (of.plan)(binding) == (found.plan)(binding));
            assert!(same, "{} #{}", entry.title, of.number);
        }
    }
    assert!(page("no_such_page").is_none() && scenario(0).is_none());
}
