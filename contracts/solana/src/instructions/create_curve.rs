//! Creates a curve series with its unit mint and its two token accounts, for an approved issuer.
//! Accounts: …, issuer (signer, writable), the issuer's wallet record, series, vault, unit mint, stakes (all writable), the
//! payment token's mint, the currency's feed, its last rate, the last rate before the first quarter's end and the one after it
//! (these two matter where that quarter is over), token program, system program.
use super::arguments;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    feed::{is_fresh, History},
    math::{curve::Pool, field::is_commitment, periods},
    pda,
    policy::{
        BPS, CENSUS_WAIT, COMMIT_MAX, COMMIT_MIN, CURVE_FEE_LIMIT_BPS, CURVE_SUPPLY_LIMIT_BPS, FX_MAX_AGE,
        LAMPORTS_PER_UNIT, MAX_TERM_QUARTERS, SALE_NOTICE, UNITS_LIMIT,
    },
    signing::keccak,
    state::{is_issuer, Series, State, UNIT_DECIMALS},
    tokens,
};
use bytemuck::{Pod, Zeroable};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};
use pinocchio_token::{instructions::InitializeMint2, state::Mint};

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
struct Arguments {
    draft_salt: [u8; 32],
    contract_hash: [u8; 32],
    terms_commitment: [u8; 32],
    currency_code: u32,
    indexing_rule: u8,
    units_offered: u64,
    cap: u64,
    first_period: u32,
    last_period: u32,
    virtual_quote: u64,
    virtual_base: u64,
    threshold: u64,
    deadline: u64,
    fee_bps: u16,
    treasury_bps: u16,
}

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, rest) = Call::open::<13>(program, accounts)?;
    let [issuer, wallet, series_account, vault, mint, stakes, token, feed, last, before, after, _token, _system] = rest;
    accounts::require_address(token, &call.config.token)?;
    let draft = Draft {
        salt: &a.draft_salt,
        contract_hash: &a.contract_hash,
        terms_commitment: &a.terms_commitment,
    };
    let series_key = draft.key_for(issuer, wallet, series_account, program)?;
    let now = accounts::now()?;
    check(a, now)?;
    let history = History::open(feed, a.currency_code, program)?;
    require_fresh(&history, [last, before, after], a.first_period, now)?;

    let mut series: Series = accounts::create_of(
        Series::OF_CURVE,
        series_account,
        issuer,
        &[pda::SERIES, &series_key],
        program,
    )?;
    let owner = series_account.address();
    tokens::open(vault, issuer, &[pda::VAULT, &series_key], token, owner, program)?;
    accounts::allocate(
        mint,
        issuer,
        &[pda::MINT, &series_key],
        Mint::LEN,
        &pinocchio_token::ID,
        program,
    )?;
    InitializeMint2::new(mint, UNIT_DECIMALS, owner, None).invoke()?;
    tokens::open(stakes, issuer, &[pda::STAKES, &series_key], mint, owner, program)?;

    fill(&mut series, a);
    series.opens_at = now + SALE_NOTICE;
    series.series_key = series_key;
    series.issuer = *issuer.address().as_array();
    series.vault = *vault.address().as_array();
    series.mint = *mint.address().as_array();
    series.stakes = *stakes.address().as_array();
    accounts::store(series_account, &series)?;
    announce(&call, &series, &a.draft_salt)
}

/// The part of a new series' arguments that a curve and a raise have in common.
pub struct Draft<'a> {
    pub salt: &'a [u8; 32],
    pub contract_hash: &'a [u8; 32],
    pub terms_commitment: &'a [u8; 32],
}

impl Draft<'_> {
    /// The key of a new series of an approved issuer.
    #[inline(never)]
    pub fn key_for(
        &self,
        issuer: &AccountView,
        wallet: &AccountView,
        series_account: &AccountView,
        program: &Address,
    ) -> Result<[u8; 32], ProgramError> {
        accounts::require_signer(issuer)?;
        let issuer = issuer.address().as_array();
        if !is_issuer(wallet, issuer, program)? {
            return Err(Refusal::ISSUER_NOT_APPROVED.into());
        }
        if self.contract_hash == &[0; 32] {
            return Err(Refusal::CONTRACT_HASH_MISSING.into());
        }
        if !is_commitment(self.terms_commitment) {
            return Err(Refusal::COMMITMENT_NOT_CANONICAL.into());
        }
        let series_key = keccak(&[issuer, self.salt]);
        if !accounts::is_empty(series_account) {
            pda::canonical(series_account, &[pda::SERIES, &series_key], program)?;
            return Err(Refusal::SERIES_EXISTS.into());
        }
        Ok(series_key)
    }
}

/// BAD_PARAMS where a parameter is out of range.
fn check(a: &Arguments, now: u64) -> Result<(), Refusal> {
    let supply = a.units_offered.checked_mul(LAMPORTS_PER_UNIT).unwrap_or(UNITS_LIMIT);
    let sold = u128::from(supply) * BPS <= u128::from(a.virtual_base) * CURVE_SUPPLY_LIMIT_BPS;
    let units = supply > 0 && supply < UNITS_LIMIT && sold;
    let money = a.cap > 0 && a.virtual_quote > 0 && a.threshold > 0;
    let shares = a.fee_bps <= CURVE_FEE_LIMIT_BPS && u128::from(a.treasury_bps) <= BPS;
    let currency = is_currency(a.currency_code, a.indexing_rule);
    if !(units && money && shares && currency && is_term(a.first_period, a.last_period)) {
        return Err(Refusal::BAD_PARAMS);
    }
    // The cost of all units, with fees, fits the token's amounts, so that no trade can overflow.
    let whole = Pool {
        quote: a.virtual_quote,
        base: a.virtual_base,
    };
    let cost = whole.cost(supply);
    let quote = cost + u128::from(a.virtual_quote);
    // A threshold above what all units cost says nothing. With a cap below the last unit's price for each, a unit could not earn
    // what its last buyer paid.
    let last = quote * u128::from(supply) / u128::from(a.virtual_base - supply);
    let reachable = u128::from(a.threshold) <= cost && u128::from(a.cap) >= last;
    // Nothing is added to a deadline before it is known to be near.
    let in_time = a.deadline >= now + COMMIT_MIN
        && a.deadline <= now + COMMIT_MAX
        && a.deadline + CENSUS_WAIT < periods::closes_at(a.first_period);
    if quote > u128::from(u64::MAX / 2) || !reachable || !in_time {
        return Err(Refusal::BAD_PARAMS);
    }
    Ok(())
}

pub fn is_currency(code: u32, indexing_rule: u8) -> bool {
    (1..=999).contains(&code) && indexing_rule <= 1
}

pub fn is_term(first: u32, last: u32) -> bool {
    periods::is_period(first)
        && periods::is_period(last)
        && first <= last
        && periods::ordinal(last) - periods::ordinal(first) < MAX_TERM_QUARTERS
}

/// So that nobody chooses a quarter by the rate that could be signed for it.
pub fn require_fresh(
    history: &History,
    [last, before, after]: [&mut AccountView; 3],
    first_period: u32,
    now: u64,
) -> Result<(), ProgramError> {
    let mut fresh = now <= history.last(last)?.updated_at() + FX_MAX_AGE;
    let end = periods::ends_at(first_period);
    if now >= end {
        fresh &= is_fresh(&history.in_force(before, after, end)?, end);
    }
    if fresh {
        Ok(())
    } else {
        Err(Refusal::FX_STALE.into())
    }
}

fn fill(series: &mut Series, a: &Arguments) {
    series.state = State::Curve as u8;
    series.indexing_rule = a.indexing_rule;
    series.fee_bps = a.fee_bps;
    series.treasury_bps = a.treasury_bps;
    series.contract_hash = a.contract_hash;
    series.terms_commitment = a.terms_commitment;
    series.currency_code = a.currency_code;
    series.first_period = a.first_period;
    series.last_period = a.last_period;
    series.units_offered = a.units_offered;
    series.cap = a.cap;
    series.virtual_quote = a.virtual_quote;
    series.virtual_base = a.virtual_base;
    series.threshold = a.threshold;
    series.deadline = a.deadline;
}

#[inline(never)]
fn announce(call: &Call, s: &Series, draft_salt: &[u8; 32]) -> ProgramResult {
    call.emit(
        Event::SeriesCreated,
        &[
            &s.series_key,
            &s.issuer,
            draft_salt,
            &s.contract_hash,
            &s.terms_commitment,
            &s.currency_code.to_le_bytes(),
            &[s.indexing_rule],
            &s.units_offered.to_le_bytes(),
            &s.cap.to_le_bytes(),
            &s.first_period.to_le_bytes(),
            &s.last_period.to_le_bytes(),
            &s.virtual_quote.to_le_bytes(),
            &s.virtual_base.to_le_bytes(),
            &s.threshold.to_le_bytes(),
            &s.deadline.to_le_bytes(),
            &s.fee_bps.to_le_bytes(),
            &s.treasury_bps.to_le_bytes(),
            &s.mint,
        ],
    )
}
