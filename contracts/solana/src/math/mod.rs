//! Pure formulas.
pub mod periods;
pub mod rates;
