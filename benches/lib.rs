//! Benchmarks; run them with `cargo bench -p bridgeshape-benches`, or one with `--bench NAME`.
//!
//! | bench | what it measures |
//! |---|---|
//! | `kernels` | the inner loops of the runtime: streams, draws, splits, points, each way to place a hand, making tables |
//! | `dealing` | scenarios A to H, and some of the catalogue: plans, compiled, interpreted, rejection; the judge; Debian's `dealer` |
//! | `paired` | compiled beside interpreted for every scenario of the catalogue, in turns |
//! | `compiling` | what becomes of a text on its way to Rust, step by step, and all that `scenario!` does |
//! | `formats` | writing and reading records |
//!
//! **Invariant:** nothing depends on this room.

/// The scenarios that speed is told of.
pub const SCENARIOS: [(&str, &str); 8] = [
    ("A no constraint", "opener"),
    ("B 15-17 balanced", "opener hcp:15-17 shape:balanced"),
    ("C splinter", "opener H:5+ hcp:12-21; responder H:4+ C:0-1 Chcp:0 hcp:10-15"),
    ("D Stayman", "fit:H8+ opener hcp:15-17 S:2-4 H:2-4 D:2-5 C:2-5; responder H:4+ hcp:8+"),
    ("E majors overcall", "opener hcp:12-21; opp1 S:5+ H:4+ hcp:10-15; responder S:0-2"),
    ("F pair 25+, quiet", "pairhcp:25+ opp1 quiet; opp2 quiet"),
    ("G three hands", "opener shape:54xx H:5 hcp:17-20; responder H:3 hcp:0-5 aces:0; opp1 S:5+ hcp:10-15"),
    ("H exact honours", "opp2 S:5 S=KJT; opener S:3 S=x; responder shape:balanced hcp:15-17"),
];
