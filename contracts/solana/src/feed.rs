//! Reading a currency's rates. Who calls names the accounts; they show by themselves that they are the right ones.
use crate::{
    accounts,
    error::Refusal,
    pda,
    policy::FX_MAX_AGE,
    state::{Feed, Rate},
};
use pinocchio::{error::ProgramError, AccountView, Address};

/// A currency's rates, in the order of their times.
pub struct History<'a> {
    pub currency_code: [u8; 4],
    pub count: u32,
    pub program: &'a Address,
}

impl<'a> History<'a> {
    /// FX_STALE where the currency has no rate, by its feed's own account.
    pub fn open(feed: &AccountView, currency_code: u32, program: &'a Address) -> Result<History<'a>, ProgramError> {
        if accounts::is_empty(feed) {
            pda::canonical(feed, &[pda::FEED, &currency_code.to_le_bytes()], program)?;
            return Err(Refusal::FX_STALE.into());
        }
        let feed: Feed = accounts::load(feed, program)?;
        if feed.currency_code != currency_code.to_le_bytes() {
            return Err(Refusal::ACCOUNT_INVALID.into());
        }
        Ok(History {
            currency_code: feed.currency_code,
            count: feed.count(),
            program,
        })
    }

    pub fn entry(&self, account: &AccountView, index: u32) -> Result<Rate, ProgramError> {
        let entry: Rate = accounts::load(account, self.program)?;
        if entry.currency_code != self.currency_code || entry.index() != index {
            return Err(Refusal::ACCOUNT_INVALID.into());
        }
        Ok(entry)
    }

    pub fn last(&self, account: &AccountView) -> Result<Rate, ProgramError> {
        self.entry(account, self.count - 1)
    }

    /// The last rate before a time, or the first one of all where there is none: `after` shows that it is the last.
    pub fn in_force(&self, account: &AccountView, after: &AccountView, time: u64) -> Result<Rate, ProgramError> {
        let entry: Rate = accounts::load(account, self.program)?;
        let entry = self.entry(account, entry.index())?;
        if entry.updated_at() >= time {
            return if entry.index() == 0 {
                Ok(entry)
            } else {
                Err(Refusal::ACCOUNT_INVALID.into())
            };
        }
        let is_last = entry.index() == self.count - 1;
        if !is_last && self.entry(after, entry.index() + 1)?.updated_at() < time {
            return Err(Refusal::ACCOUNT_INVALID.into());
        }
        Ok(entry)
    }
}

/// True where a rate was published before a time, and at most FX_MAX_AGE before it.
pub fn is_fresh(rate: &Rate, time: u64) -> bool {
    rate.updated_at() < time && time <= rate.updated_at() + FX_MAX_AGE
}
