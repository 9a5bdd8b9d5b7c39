//! The units that a round of tenders accepts. Payments round down, so that a round never pays more than it has, and units that a payment
//! does not need are not burned, so that rounding costs a holder less than the price of one base lamport.
use crate::policy::LAMPORTS_PER_UNIT;

/// Base units of money and base lamports of units; the price is of a whole unit. The price of all units of a series fits an
/// amount, which is checked where a round is opened, so that nothing here overflows.
#[derive(Clone, Copy)]
pub struct Tender {
    pub treasury: u64,
    pub price: u64,
    /// Units that all holders tendered.
    pub total: u64,
}

impl Tender {
    /// The units that are burned, for units of the total: of min(units, floor(units * treasury / (price * total))) as many as
    /// their payment needs.
    pub fn accepted(self, units: u64) -> u64 {
        let payment = u128::from(self.payment(self.payable(units)));
        (payment * u128::from(LAMPORTS_PER_UNIT)).div_ceil(u128::from(self.price)) as u64
    }

    fn payable(self, units: u64) -> u64 {
        if self.is_enough() {
            return units;
        }
        let worth = self.worth();
        // floor(product * LAMPORTS_PER_UNIT / worth) in two parts, since the product may have 111 bits; worth has 84.
        let product = u128::from(units) * u128::from(self.treasury);
        let scale = u128::from(LAMPORTS_PER_UNIT);
        (product / worth * scale + product % worth * scale / worth) as u64
    }

    /// The most that all holders together are paid.
    pub fn most(self) -> u64 {
        if self.is_enough() {
            self.payment(self.total)
        } else {
            self.treasury
        }
    }

    /// floor(units * price), of accepted units.
    pub fn payment(self, units: u64) -> u64 {
        (u128::from(units) * u128::from(self.price) / u128::from(LAMPORTS_PER_UNIT)) as u64
    }

    fn is_enough(self) -> bool {
        u128::from(self.treasury) * u128::from(LAMPORTS_PER_UNIT) >= self.worth()
    }

    /// The price of the total, in base units of money times LAMPORTS_PER_UNIT.
    fn worth(self) -> u128 {
        u128::from(self.price) * u128::from(self.total)
    }
}
