//! Closes an account of a series that nothing can need any more; anyone may, but a position only its holder until the series has
//! ended. Its rent goes to who paid it.
//! Accounts: …, series, the account, who paid it (all writable; the holder of a position signs until then), the census after a
//! position's last.
use super::nothing;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    math::payouts::WAD,
    state::{Census, Position, QuarterRate, Record, Series, TenderRound},
};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, [series_account, account, payer, census]) = Call::open::<4>(program, accounts)?;
    let mut series = Series::load(series_account, program)?;
    let (key, paid_by, needed) = match kind_of(account, program)? {
        Position::KIND => leave(&mut series, account, payer, census, program)?,
        Census::KIND => {
            let record: Census = accounts::load(account, program)?;
            (
                record.series_key,
                record.payer,
                !series.has_ended() || series.positions > 0,
            )
        }
        QuarterRate::KIND => {
            let record: QuarterRate = accounts::load(account, program)?;
            (record.series_key, record.payer, !series.is_settled(record.period))
        }
        TenderRound::KIND => {
            let record: TenderRound = accounts::load(account, program)?;
            (record.series_key, record.payer, record.unclaimed > 0)
        }
        _ => return Err(Refusal::ACCOUNT_INVALID.into()),
    };
    if key != series.series_key {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    accounts::require_address(payer, &paid_by)?;
    if needed {
        return Err(Refusal::ACCOUNT_NEEDED.into());
    }
    accounts::store(series_account, &series)?;
    let fields: [&[u8]; 3] = [&key, account.address().as_array(), &paid_by];
    call.emit(Event::AccountClosed, &fields)?;
    accounts::close(account, payer)
}

fn kind_of(account: &AccountView, program: &Address) -> Result<u8, ProgramError> {
    if !account.owned_by(program) {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    let kind = account.try_borrow()?.first().copied();
    Ok(kind.ok_or(Refusal::ACCOUNT_INVALID)?)
}

/// Takes a position out: its series, its holder, and whether it is still needed. It may have less than a base unit by reports and in
/// the tail, which is shared with what the series' end leaves. A position that is made again begins at the last census.
fn leave(
    series: &mut Series,
    account: &AccountView,
    holder: &AccountView,
    census: &AccountView,
    program: &Address,
) -> Result<([u8; 32], [u8; 32], bool), ProgramError> {
    let mut position: Position = accounts::load(account, program)?;
    if position.series_key != series.series_key {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    if !series.has_ended() {
        accounts::require_signer(holder)?; // the parts of a base unit that it leaves behind are the holder's to leave
    }
    position.settle(series, census, program)?;
    let (payout, tail) = (position.payout.carry, position.tail.carry);
    let earns = position.counted > 0 && !series.has_ended();
    series.residue += payout + tail;
    series.positions -= 1;
    let needed = position.staked > 0 || earns || payout >= WAD || tail >= WAD;
    Ok((position.series_key, position.holder, needed))
}
