//! `bridgeshape explain` as its users meet it.

mod common;

use common::{err, json, out, run, status};

#[test]
fn every_pass_is_shown_with_its_result() {
    let text = out(&run(&["explain", "--dsl", "opener any(S:4+ hcp:12+, H:4+)"]));
    for pass in ["bind", "normalise", "prune", "tighten", "masks", "order", "choose", "count", "plan"] {
        assert!(text.contains(&format!("  {pass}: ")), "{pass}: {text}");
    }
    // The number of `odds`.
    assert!(text.contains("27824172317694855456443208000 deals"), "{text}");
}

#[test]
fn one_stage_is_shown_alone_and_a_wrong_name_lists_the_right_ones() {
    let text = out(&run(&["explain", "--dsl", "$a=M opener $a:5+", "--stage", "bind"]));
    assert!(text.contains("opener H:5+") && !text.contains("normalise"), "{text}");
    let failed = run(&["explain", "--dsl", "opener S:5+", "--stage", "draw"]);
    assert_eq!(status(&failed), 2);
    let told = err(&failed);
    assert!(told.contains("normalise") && told.contains("plan"), "{told}");
}

#[test]
fn notices_stand_in_both_formats() {
    let text = out(&run(&["explain", "--dsl", "opener hcp:37"]));
    assert!(text.contains("notice["), "{text}");
    let json = json(&run(&["explain", "--dsl", "opener hcp:37", "--format", "json"]));
    assert_eq!(json["notices"].as_array().map(Vec::len), Some(1), "{json:#}");
    assert_eq!(json["scenarios"][0]["stages"].as_array().map(Vec::len), Some(9));
}
