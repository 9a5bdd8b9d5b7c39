use super::{record, Header, Series, Signs};
use crate::{accounts, call::Call, error::Refusal, events::Event, pda, tokens};
use bytemuck::{Pod, Zeroable};
use pinocchio::{AccountView, ProgramResult};

/// A payment that a frozen token account could not take: the series' vault holds it. At `["kept", series key 32, wallet 32]`.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Kept {
    pub header: Header,
    pub series_key: [u8; 32],
    pub wallet: [u8; 32],
    pub amount: u64,
    /// The payer of the account's rent.
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
}

impl Payment<'_> {
    /// Pays a wallet out of what a record owns. A frozen account's money is kept by the series' vault.
    #[inline(never)]
    pub fn pay<T: Signs>(
        self,
        call: &Call,
        series: &mut Series,
        (owner, owner_account): (&T, &AccountView),
        wallet: &[u8; 32],
        amount: u64,
    ) -> ProgramResult {
        if amount == 0 {
            return Ok(());
        }
        let is_frozen = tokens::is_frozen(self.money, wallet, &call.config.token)?;
        if is_frozen {
            keep(call, self.payer, series, self.kept, wallet, amount)?;
        }
        let to = if is_frozen { self.vault } else { self.money };
        let way = [self.from, self.token, to];
        tokens::give(owner, owner_account, way, amount, call.config.token_decimals)
    }
}

/// Notes what the series' vault keeps for a wallet, beside what it keeps already.
#[inline(never)]
fn keep(
    call: &Call,
    payer: &AccountView,
    series: &mut Series,
    account: &mut AccountView,
    wallet: &[u8; 32],
    amount: u64,
) -> ProgramResult {
    let mut kept: Kept = if accounts::is_empty(account) {
        let seeds: &[&[u8]] = &[pda::KEPT, &series.series_key, wallet];
        let mut made: Kept = accounts::create(account, payer, seeds, call.program)?;
        made.series_key = series.series_key;
        made.wallet = *wallet;
        made.payer = *payer.address().as_array();
        made
    } else {
        accounts::load(account, call.program)?
    };
    if &kept.wallet != wallet || kept.series_key != series.series_key {
        return Err(Refusal::ACCOUNT_INVALID.into());
    }
    kept.amount += amount;
    series.owed += amount;
    accounts::store(account, &kept)?;
    let fields: [&[u8]; 3] = [&series.series_key, wallet, &amount.to_le_bytes()];
    call.emit(Event::PaymentKept, &fields)
}
