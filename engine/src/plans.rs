//! How the deals of each binding are drawn, as JSON and as lines of text.

use bridgeshape_dsl_ir::ir::Scenario;
use bridgeshape_planner::{Account, Draft, PartAccount, RivalAccount};
use bridgeshape_runtime::plan::PartReport;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value, json};

/// How the deals of a binding are drawn.
#[derive(Clone, Debug)]
pub struct BindingPlan {
    /// What is chosen, by name (SEMANTICS 30); nothing where nothing stands open.
    pub names: Vec<(String, String)>,
    /// What is known of the plan; `None`: there is no deal.
    pub account: Option<Account>,
}

impl BindingPlan {
    pub(crate) fn all(scenario: &Scenario, draft: &Draft<'_>) -> Vec<BindingPlan> {
        let of = draft.accounts();
        of.map(|(binding, account)| BindingPlan { names: scenario.binding_names(binding), account }).collect()
    }

    /// `$a = S, x:opener = H`
    pub(crate) fn title(&self) -> String {
        let names: Vec<String> = self.names.iter().map(|(name, value)| format!("{name} = {value}")).collect();
        names.join(", ")
    }

    pub(crate) fn lines(&self) -> Vec<String> {
        let lines = self.account.as_ref().map_or(vec![String::from("no deal")], Account::lines);
        if self.names.is_empty() {
            return lines;
        }
        let indented = lines.into_iter().map(|line| format!("  {line}"));
        [self.title()].into_iter().chain(indented).collect()
    }

    /// Numbers of deals are text; what is not known is `null`.
    fn to_json(&self) -> Value {
        let names: Map<String, Value> =
            self.names.iter().map(|(name, value)| (name.clone(), value.as_str().into())).collect();
        let mut value = self.account.as_ref().map_or(json!({ "parts": [] }), account);
        value["bindings"] = names.into();
        value
    }
}

impl Serialize for BindingPlan {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.to_json().serialize(serializer)
    }
}

fn account(of: &Account) -> Value {
    let exact = of.acceptance.exact;
    json!({
        "parts": of.parts.iter().map(part).collect::<Vec<_>>(),
        "drawn": of.drawn.to_string(),
        "deals": exact.then(|| of.acceptance.accepted.to_string()),
        "exact": u8::from(exact),
        "acceptance": of.acceptance.share(),
        "attempts": of.acceptance.attempts(),
        "timeNs": of.time as f64 / 10.0,
        "dealsPerSecond": of.deals_a_second(),
        "transitions": of.transitions,
        "tableBytes": of.bytes,
        "error": of.error,
        "totalVariation": of.bound(),
    })
}

fn part(of: &PartAccount) -> Value {
    let hands = of.hands.iter().map(|hand| {
        json!({
            "position": hand.role.name(),
            "holds": hand.holds,
            "place": hand.place,
            "drawn": hand.how,
        })
    });
    let mut value = json!({
        "hands": hands.collect::<Vec<_>>(),
        "tracked": of.tracked,
        "sums": of.sums,
        "checked": of.checked,
        "rivals": of.rivals.iter().map(rival).collect::<Vec<_>>(),
    });
    costs(&mut value, of.time, &of.report);
    value
}

fn rival(of: &RivalAccount) -> Value {
    let mut value = json!({ "tracks": of.summary });
    match &of.report {
        Ok(report) => costs(&mut value, of.time, report),
        Err(unfit) => value["unfit"] = unfit.to_string().into(),
    }
    value
}

fn costs(value: &mut Value, time: u64, report: &PartReport) {
    value["timeNs"] = (time as f64 / 10.0).into();
    value["drawn"] = report.deals.to_string().into();
    value["transitions"] = report.transitions.into();
    value["tableBytes"] = report.bytes.into();
}
