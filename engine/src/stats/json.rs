//! Statistics as JSON.

use super::{BindingStats, Measured, ScenarioStats, Stats};
use bridgeshape_runtime::{Role, Suit};
use serde_json::{Map, Value, json};

impl ScenarioStats {
    /// The scenario's object in `stats --format json`: numbers of deals as text, what is not known as `null`.
    pub fn to_json(&self) -> Value {
        let mut value = match &self.outcome {
            Ok(stats) => stats.to_json(),
            Err(refusal) => json!({ "refused": refusal.to_json() }),
        };
        value["number"] = self.number.into();
        value["label"] = self.label.as_str().into();
        value
    }
}

impl Stats {
    fn to_json(&self) -> Value {
        let bindings: Vec<Value> = self.bindings.iter().map(BindingStats::to_json).collect();
        json!({
            "possibleBindings": self.bindings.len(),
            "parts": self.parts(),
            "exact": u8::from(self.is_exact()),
            "acceptance": self.acceptance(),
            "attempts": self.attempts(),
            "tableBytes": self.bytes(),
            "largestTableBytes": self.largest(),
            "transitions": self.transitions(),
            "planningMs": millis(self.planning),
            "countingMs": millis(self.counting),
            "bindings": bindings,
            "measured": self.measured.to_json(),
            "positions": self.measured.positions(),
        })
    }
}

impl BindingStats {
    fn to_json(&self) -> Value {
        let names: Map<String, Value> =
            self.names.iter().map(|(name, value)| (name.clone(), value.as_str().into())).collect();
        let exact = self.acceptance.exact;
        json!({
            "bindings": names,
            "probability": self.weight,
            "parts": self.planned.plan.parts.len(),
            "drawn": self.planned.tables.deals().to_string(),
            "deals": exact.then(|| self.acceptance.accepted.to_string()),
            "exact": u8::from(exact),
            "acceptance": self.acceptance.share(),
            "attempts": self.acceptance.attempts(),
            "tableBytes": self.planned.tables.bytes(),
            "transitions": self.planned.transitions(),
        })
    }
}

impl Measured {
    fn to_json(&self) -> Value {
        let micros = |percent| self.percentile(percent).map(|ns| ns as f64 / 1e3);
        let failures = self.failures().into_iter().map(|(code, count)| (code.to_owned(), count.into()));
        json!({
            "deals": self.deals,
            "found": self.found,
            "successRate": self.success_rate(),
            "firstTryRate": self.first_try_rate(),
            "attempts": self.attempts,
            "p50Us": micros(50),
            "p95Us": micros(95),
            "failures": failures.collect::<Map<String, Value>>(),
        })
    }

    /// By position: how many deals have 0, 1, 2… points, and 0, 1, 2… cards of each suit.
    fn positions(&self) -> Value {
        let of = |role: Role| {
            let mut value = Map::new();
            value.insert("hcp".to_owned(), self.points[role.index()].to_vec().into());
            for suit in Suit::ALL {
                let lengths = self.lengths[role.index()][suit.index()];
                value.insert(suit.to_string(), lengths.to_vec().into());
            }
            (role.name().to_owned(), Value::from(value))
        };
        Role::ALL.into_iter().map(of).collect::<Map<_, _>>().into()
    }
}

fn millis(time: std::time::Duration) -> f64 {
    (time.as_secs_f64() * 1e6).round() / 1e3
}
