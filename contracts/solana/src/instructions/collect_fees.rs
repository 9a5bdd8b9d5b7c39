//! Pays the fee collector the fees that a series holds; anyone may send it.
//! Accounts: those of `collectProceeds`, with a token account of the fee collector.
use super::{collect_proceeds::pay, nothing};
use crate::{call::Call, events::Event};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, rest) = Call::open::<6>(program, accounts)?;
    let collector = call.config.fee_collector;
    let (series, amount) = pay(&call, rest, &collector, |series| {
        let due = series.fees_held;
        series.fees_held = 0;
        due
    })?;
    call.emit(
        Event::FeesCollected,
        &[&series.series_key, &collector, &amount.to_le_bytes()],
    )
}
