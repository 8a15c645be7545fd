//! What a tour found, read out of the report that it leaves beside its pictures.

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::checks::Finding;

/// What came of a tour.
#[derive(Debug)]
pub struct Found {
    /// How many pictures it took.
    pub stops: usize,
    /// What must not be seen in them, each thing once, with where it is seen first.
    pub findings: Vec<Finding>,
}

/// Reads a report. A tour without a stop is no proof.
pub fn read(tour: &str, report: &Value) -> Result<Found> {
    let stops = report["stops"].as_array().context("the report names no stops")?;
    ensure!(!stops.is_empty(), "{tour} made no stop");
    let mut told: Vec<(String, &str, usize)> = Vec::new();
    for stop in stops {
        let name = stop["stop"].as_str().context("a stop without a name")?;
        for finding in stop["findings"].as_array().context("a stop without findings")? {
            let text = |key| finding[key].as_str().context("a finding without words");
            let says = format!("{}: {}", text("kind")?, text("what")?);
            match told.iter_mut().find(|(known, ..)| *known == says) {
                Some((.., count)) => *count += 1,
                None => told.push((says, name, 1)),
            }
        }
    }
    let findings = told.into_iter().map(|(says, first, count)| {
        let more = if count > 1 { format!(" (and at {} more stops)", count - 1) } else { String::new() };
        Finding { place: format!("{tour}/{first}.png"), says: says + &more }
    });
    Ok(Found { stops: stops.len(), findings: findings.collect() })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_found_at_many_stops_is_told_once() {
        let gap = json!({"kind": "missing-glyph", "what": "“駝”"});
        let report = json!({"stops": [
            {"stop": "shelf", "findings": []},
            {"stop": "lobby", "findings": [gap]},
            {"stop": "table", "findings": [gap, {"kind": "empty-frame", "what": "95 %"}]},
        ]});
        let found = read("phone", &report).expect("well formed");
        let lines: Vec<String> = found.findings.iter().map(ToString::to_string).collect();
        assert_eq!(found.stops, 3);
        assert_eq!(
            lines,
            [
                "phone/lobby.png: missing-glyph: “駝” (and at 1 more stops)",
                "phone/table.png: empty-frame: 95 %"
            ]
        );
    }

    #[test]
    fn a_tour_that_went_nowhere_is_no_proof() {
        assert!(read("phone", &json!({"stops": []})).is_err());
        assert!(read("phone", &json!({})).is_err());
    }
}
