//! The split of a report's payment: accrualIn + gross = fee + net + accrualOut.
use crate::policy::{BPS, FEE_BPS};

/// A series' books before a payment, in base units.
#[derive(Clone, Copy)]
pub struct Books {
    pub cap: u64,
    pub paid: u64,
    pub accrued: u64,
    pub credit: u128,
}

#[derive(Clone, Copy)]
pub struct Split {
    /// The part that the credit pays.
    pub netted: u128,
    pub accrual_in: u64,
    /// The rest of the payment that credit and cap leave.
    pub gross: u64,
    pub fee: u64,
    pub net: u64,
    pub accrual_out: u64,
}

/// floor(amount * FEE_BPS / BPS)
pub fn fee_of(amount: u64) -> u64 {
    (u128::from(amount) * u128::from(FEE_BPS) / BPS) as u64
}

impl Books {
    /// `due` where accruals and payment are paid now, else they accrue.
    pub fn split(&self, payment: u128, due: bool) -> Split {
        let netted = payment.min(self.credit);
        let room = self.cap - self.paid - self.accrued;
        let gross = (payment - netted).min(u128::from(room)) as u64;
        let all = self.accrued + gross;
        let pay = if due { all } else { 0 };
        let fee = fee_of(pay);
        Split {
            netted,
            accrual_in: self.accrued,
            gross,
            fee,
            net: pay - fee,
            accrual_out: all - pay,
        }
    }
}
