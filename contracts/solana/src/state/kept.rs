use super::{record, Header, Series, Signs};
use crate::{accounts, call::Call, error::Refusal, events::Event, pda, tokens};
use bytemuck::{Pod, Zeroable};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

/// A payment that its wallet's token account could not take: the series' vault holds it. At `["kept", series key 32, wallet 32]`.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Kept {
    pub header: Header,
    pub series_key: [u8; 32],
    pub wallet: [u8; 32],
    pub amount: u64,
    /// The payer of the account's rent: the wallet itself where its bid or its order had lamports for it.
    pub payer: [u8; 32],
}

record!(Kept, 16);

/// The accounts of a payment that may have to be kept.
pub struct Payment<'a> {
    pub payer: &'a AccountView,
    pub from: &'a AccountView,
    pub money: &'a AccountView,
    pub vault: &'a AccountView,
    pub kept: &'a mut AccountView,
    pub token: &'a AccountView,
    /// The wallet's lamports that may pay the rent of what is kept.
    pub spare: u64,
}

impl Payment<'_> {
    /// Pays a wallet out of what a record owns. The series' vault keeps money that does not reach the wallet's account. Answers the
    /// lamports that the payer lent to the wallet for it.
    #[inline(never)]
    pub fn pay<T: Signs>(
        self,
        call: &Call,
        series: &mut Series,
        (owner, owner_account): (&T, &AccountView),
        wallet: &[u8; 32],
        amount: u64,
    ) -> Result<u64, ProgramError> {
        if amount == 0 {
            return Ok(0);
        }
        let decimals = call.config.token_decimals;
        if tokens::reaches(self.money, self.payer, wallet, &call.config.token)? {
            let way = [self.from, self.token, self.money];
            tokens::give(owner, owner_account, way, amount, decimals)?;
            return Ok(0);
        }
        let lent = keep(call, (self.payer, self.spare), series, self.kept, wallet, amount)?;
        if self.from.address() != self.vault.address() {
            let way = [self.from, self.token, self.vault];
            tokens::give(owner, owner_account, way, amount, decimals)?;
        }
        Ok(lent)
    }
}

/// Notes what the series' vault keeps for a wallet, beside what it keeps already. Answers the part of the rent that the wallet's
/// spare lamports pay, which is all or nothing, because the rent goes back to one payer.
#[inline(never)]
fn keep(
    call: &Call,
    (payer, spare): (&AccountView, u64),
    series: &mut Series,
    account: &mut AccountView,
    wallet: &[u8; 32],
    amount: u64,
) -> Result<u64, ProgramError> {
    let before = payer.lamports();
    let mut kept: Kept = if accounts::is_empty(account) {
        make(payer, series, account, wallet, call.program)?
    } else {
        accounts::load(account, call.program)?
    };
    if &kept.wallet != wallet || kept.series_key != series.series_key {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    let rent = before - payer.lamports();
    let is_lent = rent > 0 && rent <= spare;
    if is_lent {
        kept.payer = *wallet;
    }
    kept.amount += amount;
    series.owed += amount;
    accounts::store(account, &kept)?;
    let fields: [&[u8]; 3] = [&series.series_key, wallet, &amount.to_le_bytes()];
    call.emit(Event::PaymentKept, &fields)?;
    Ok(if is_lent { rent } else { 0 })
}

fn make(
    payer: &AccountView,
    series: &Series,
    account: &mut AccountView,
    wallet: &[u8; 32],
    program: &Address,
) -> Result<Kept, ProgramError> {
    let seeds: &[&[u8]] = &[pda::KEPT, &series.series_key, wallet];
    let mut kept: Kept = accounts::create(account, payer, seeds, program)?;
    kept.series_key = series.series_key;
    kept.wallet = *wallet;
    kept.payer = *payer.address().as_array();
    Ok(kept)
}
