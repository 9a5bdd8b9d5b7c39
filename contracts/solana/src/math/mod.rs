//! Pure formulas.
pub mod curve;
pub mod field;
pub mod periods;
pub mod rates;
