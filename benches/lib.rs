//! Benchmarks; run them with `cargo bench -p bridgeshape-benches`.
//!
//! `kernels`: the inner loops of the runtime, one core.
//!
//! **Invariant:** nothing depends on this room.
