//! `bridgeshape explain`: a scenario after each pass, how its deals are drawn, and what is worth a second look.

use crate::args::{self, ExplainFormat};
use crate::out::{self, Failure};
use crate::source;
use bridgeshape_engine::{ExplainRequest, chart, explain, stages};
use bridgeshape_planner::lint;
use serde_json::json;
use std::io::Write;

/// The stage that is drawn.
const PLAN: &str = "plan";

pub(crate) fn run(args: &args::Explain) -> Result<(), Failure> {
    let json = args.format == ExplainFormat::Json;
    let lang = args.lang.into();
    let found = source::find(&args.source, lang)?;
    if let Some(stage) = args.stage.as_ref().filter(|stage| !stages().any(|name| name == **stage)) {
        let names: Vec<&str> = stages().collect();
        return Err(Failure::usage(format_args!("--stage {stage}: expected one of {}", names.join(", "))));
    }
    let mermaid = args.format == ExplainFormat::Mermaid;
    if mermaid && args.stage.as_ref().is_some_and(|stage| stage != PLAN) {
        return Err(Failure::usage(
            "--format mermaid draws plans: there is nothing to draw of another stage",
        ));
    }
    let request = ExplainRequest {
        scenarios: found.numbers.clone(),
        stage: if mermaid { Some(PLAN.to_owned()) } else { args.stage.clone() },
        fixed: source::fixed(&args.fixed, json)?,
        work: args.work,
        limits: (&args.limits).into(),
        lang,
    };
    let explained = explain(&found.source, &request).map_err(|refusal| found.refused(refusal, json, lang))?;
    if mermaid {
        let mut out = out::writer(None)?;
        write!(out, "{}", chart(explained.iter().flatten()))?;
        out.flush()?;
        return Ok(());
    }
    // With one stage only that is asked for.
    let mut answer = found.source.validated().clone();
    if args.stage.is_none() {
        let notices = lint::notices(&answer, &lint::Work::default());
        answer.add(notices);
    }
    let notices = answer.to_json(lang)["notices"].take();
    let mut out = out::writer(None)?;
    if json {
        let scenarios = explained.iter().map(|scenario| match scenario {
            Ok(explained) => json!(explained),
            Err(refusal) => json!({ "refused": refusal.to_json() }),
        });
        let scenarios: Vec<_> = scenarios.collect();
        let document = json!({
            "source": found.source.json(),
            "scenarios": scenarios,
            "notices": notices,
        });
        writeln!(out, "{document:#}")?;
        out.flush()?;
        return Ok(());
    }
    for scenario in explained {
        let explained = match scenario {
            Ok(explained) => explained,
            Err(refusal) => {
                writeln!(out, "refused: {refusal}\n")?;
                continue;
            }
        };
        writeln!(out, "{}", format!("#{} {}", explained.number, explained.label).trim_end())?;
        for stage in &explained.stages {
            writeln!(out, "\n  {}: {}", stage.name, stage.after)?;
            for line in &stage.lines {
                writeln!(out, "    {line}")?;
            }
        }
        if let Some(stopped) = &explained.stopped {
            writeln!(out, "\n  stopped at {stopped}")?;
        }
        writeln!(out)?;
    }
    for notice in notices.as_array().into_iter().flatten() {
        let text = |key: &str| notice[key].as_str().unwrap_or_default();
        writeln!(out, "notice[{}]: {}", text("code"), text("message"))?;
    }
    out.flush()?;
    Ok(())
}
