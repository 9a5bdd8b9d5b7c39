//! Exchange rates: payment-token base units for one minor unit of a currency, in WAD.
use crate::policy::{BPS, FX_FALLBACK_BOUND_BPS, FX_LIMIT};

/// In the circuit's range, and |rate - last| * BPS <= last * FX_FALLBACK_BOUND_BPS.
pub fn near(rate: u128, last: u128) -> bool {
    if rate == 0 || rate >= FX_LIMIT || last >= FX_LIMIT {
        return false;
    }
    rate.abs_diff(last) * BPS <= last * FX_FALLBACK_BOUND_BPS
}
