//! Pure formulas.
pub mod curve;
pub mod field;
pub mod payouts;
pub mod periods;
pub mod rates;
pub mod split;
pub mod tender;
