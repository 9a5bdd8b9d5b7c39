//! Pays the fee collector the charges that a raise holds; anyone may send it.
//! Accounts: those of `withdrawProceeds`, with a token account of the fee collector.
use super::{nothing, withdraw_proceeds::pay};
use crate::{call::Call, error::Refusal, events::Event, state::Raise};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, rest) = Call::open::<6>(program, accounts)?;
    let mut raise = Raise::load(&rest[1], program)?;
    let amount = raise.fees_held;
    if amount == 0 {
        return Err(Refusal::NOT_DUE.into());
    }
    raise.fees_held = 0;
    let collector = call.config.fee_collector;
    pay(&call, rest, &raise, &collector, amount)?;
    let fields: [&[u8]; 3] = [&raise.series_key, &collector, &amount.to_le_bytes()];
    call.emit(Event::FeesCollected, &fields)
}
