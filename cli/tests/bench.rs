//! `bridgeshape bench`: which rows there are, whatever their rates.

mod common;

use common::{json, out, run, status};
use serde_json::Value;

fn engines(found: &Value) -> Vec<&str> {
    found["rows"].as_array().expect("rows").iter().filter_map(|row| row["engine"].as_str()).collect()
}

#[test]
fn every_engine_has_a_row_beside_the_bare_deal() {
    let args = ["bench", "Stayman", "--scenario", "#1", "--time-ms", "5", "--format", "json"];
    let found = json(&run(&args));
    let all = ["bare_deal", "compiled", "interpreted", "rejection", "rejection_compiled"];
    assert_eq!(engines(&found), all, "{found}");
    assert!(found["machine"].as_str().is_some_and(|machine| machine.contains("cores")), "{found}");
    assert!(found["source"].is_object(), "{found}");
    let bare = found["rows"][0]["deals_per_s"].as_f64().expect("a rate");
    for row in found["rows"].as_array().expect("rows") {
        let [rate, ratio] = ["deals_per_s", "ratio_to_bare_deal"].map(|key| row[key].as_f64().expect(key));
        assert!(rate > 0.0 && (ratio - rate / bare).abs() <= 1e-9 * ratio, "{row}");
    }
}

#[test]
fn what_is_not_compiled_or_too_rare_has_no_such_row() {
    let found = json(&run(&["bench", "--dsl", "opener S:5+", "--time-ms", "5", "--format", "json"]));
    assert_eq!(engines(&found), ["bare_deal", "interpreted", "rejection"], "{found}");
    let rare = "opener hcp:37";
    let text = out(&run(&["bench", "--dsl", rare, "--time-ms", "5"]));
    assert!(text.contains("interpreted") && !text.contains("rejection"), "{text}");
}

#[test]
fn an_impossible_scenario_is_refused() {
    assert_eq!(status(&run(&["bench", "--dsl", "opener S:7+ H:7+", "--time-ms", "5"])), 3);
}
