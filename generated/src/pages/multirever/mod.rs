//! @generated from catalog/pages/multirever.json by `cargo xtask generated`. Do not edit.

#[rustfmt::skip]
pub mod gran_rever_1c_1h_2d;
#[rustfmt::skip]
pub mod gran_rever_1c_1s_2d;
#[rustfmt::skip]
pub mod gran_rever_1c_1s_2h;
#[rustfmt::skip]
pub mod gran_rever_1c_1sa_2h;
#[rustfmt::skip]
pub mod gran_rever_1c_1sa_2s;
#[rustfmt::skip]
pub mod gran_rever_1d_1s_2h;
#[rustfmt::skip]
pub mod gran_rever_1d_1sa_2h;
#[rustfmt::skip]
pub mod gran_rever_1d_1sa_2s;
#[rustfmt::skip]
pub mod gran_rever_1d_2c_2h;
#[rustfmt::skip]
pub mod gran_rever_1h_1sa_2s;
#[rustfmt::skip]
pub mod rever_1c_1h_2d;
#[rustfmt::skip]
pub mod rever_1c_1s_2d;
#[rustfmt::skip]
pub mod rever_1c_1s_2h;
#[rustfmt::skip]
pub mod rever_1c_1sa_2h;
#[rustfmt::skip]
pub mod rever_1c_1sa_2s;
#[rustfmt::skip]
pub mod rever_1d_1s_2h;
#[rustfmt::skip]
pub mod rever_1d_1sa_2h;
#[rustfmt::skip]
pub mod rever_1d_1sa_2s;
#[rustfmt::skip]
pub mod rever_1d_2c_2h;
#[rustfmt::skip]
pub mod rever_1h_1sa_2s;

use bridgeshape_runtime::compiled::Compiled;

/// The scenarios, in the order of the page.
#[rustfmt::skip]
pub(super) static SCENARIOS: &[Compiled] = &[
    rever_1c_1h_2d::COMPILED,
    rever_1c_1s_2d::COMPILED,
    rever_1c_1s_2h::COMPILED,
    rever_1d_1s_2h::COMPILED,
    rever_1c_1sa_2h::COMPILED,
    rever_1d_1sa_2h::COMPILED,
    rever_1c_1sa_2s::COMPILED,
    rever_1d_1sa_2s::COMPILED,
    rever_1h_1sa_2s::COMPILED,
    rever_1d_2c_2h::COMPILED,
    gran_rever_1c_1h_2d::COMPILED,
    gran_rever_1c_1s_2d::COMPILED,
    gran_rever_1c_1s_2h::COMPILED,
    gran_rever_1d_1s_2h::COMPILED,
    gran_rever_1c_1sa_2h::COMPILED,
    gran_rever_1d_1sa_2h::COMPILED,
    gran_rever_1c_1sa_2s::COMPILED,
    gran_rever_1d_1sa_2s::COMPILED,
    gran_rever_1h_1sa_2s::COMPILED,
    gran_rever_1d_2c_2h::COMPILED,
];
