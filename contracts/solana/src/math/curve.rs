//! A virtual constant product x * y = k with a fee on the quote side. Every division rounds against the trader, so k never
//! falls, and no sequence of trades takes out more than came in.
use crate::policy::{BPS, LAMPORTS_PER_UNIT};

/// `quote` is the virtual quote and what the curve took in, `base` the virtual base less what it sold.
#[derive(Clone, Copy)]
pub struct Pool {
    pub quote: u64,
    pub base: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trade {
    /// The trader's money: what it pays with the fee, or is paid without it.
    pub amount: u64,
    pub fee: u64,
    /// The curve's money: `amount` without the fee of a purchase, or with that of a sale.
    pub quote: u64,
    pub units: u64,
}

/// ceil(amount * bps / BPS)
pub fn fee_of(amount: u64, bps: u16) -> u64 {
    (u128::from(amount) * u128::from(bps)).div_ceil(BPS) as u64
}

impl Pool {
    /// The price of a whole unit, rounded down: at most what fits an amount.
    pub fn price(self) -> u64 {
        let price = u128::from(self.quote) * u128::from(LAMPORTS_PER_UNIT) / u128::from(self.base);
        price.min(u128::from(u64::MAX)) as u64
    }

    /// Units for at most `amount`: floor(base * net / (quote + net)). Where no more remain, all of them for the least amount
    /// that buys them.
    pub fn buy(self, amount: u64, remaining: u64, fee_bps: u16) -> Trade {
        let fee = fee_of(amount, fee_bps);
        let net = amount - fee;
        let bought = u128::from(self.base) * u128::from(net) / (u128::from(self.quote) + u128::from(net));
        if bought < u128::from(remaining) {
            return Trade {
                amount,
                fee,
                quote: net,
                units: bought as u64,
            };
        }
        // net <= amount, since `amount` buys at least these units.
        let net = self.cost(remaining) as u64;
        let fee = (u128::from(net) * u128::from(fee_bps)).div_ceil(BPS - u128::from(fee_bps)) as u64;
        Trade {
            amount: net + fee,
            fee,
            quote: net,
            units: remaining,
        }
    }

    /// floor(quote * units / (base + units)), less the fee.
    pub fn sell(self, units: u64, fee_bps: u16) -> Trade {
        let quote = (u128::from(self.quote) * u128::from(units) / (u128::from(self.base) + u128::from(units))) as u64;
        let fee = fee_of(quote, fee_bps);
        Trade {
            amount: quote - fee,
            fee,
            quote,
            units,
        }
    }

    /// ceil(quote * units / (base - units)), for fewer units than the base.
    pub fn cost(self, units: u64) -> u128 {
        (u128::from(self.quote) * u128::from(units)).div_ceil(u128::from(self.base - units))
    }
}
