//! Creates a series that a raise sells, with its token account, the raise, its book and the token account of the deposits, for an
//! approved issuer. Checks every parameter.
//! Accounts: …, issuer (signer, writable), the issuer's wallet record, series, vault, raise, book, deposits (all writable), the
//! payment token's mint, the currency's feed, its last rate, the last rate before the first quarter's end and the one after it
//! (these two matter where that quarter is over), token program, system program.
use super::{
    arguments,
    create_curve::{is_currency, is_term, require_fresh, Draft},
};
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    feed::History,
    math::{
        periods,
        raise::{holders_reachable, largest_bid, lasts, least_cap},
    },
    pda,
    policy::{BPS, COMMIT_MAX, COMMIT_MIN, GATE_MAX, GATE_MIN, REVEAL_MAX, REVEAL_MIN, UNITS_LIMIT},
    state::{Book, Raise, Series, State, Status},
    tokens,
};
use bytemuck::{bytes_of, Pod, Zeroable};
use pinocchio::{AccountView, Address, ProgramResult};

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Arguments {
    draft_salt: [u8; 32],
    contract_hash: [u8; 32],
    terms_commitment: [u8; 32],
    currency_code: u32,
    indexing_rule: u8,
    units_offered: u64,
    reserve_price: u64,
    max_units_per_bid: u64,
    min_raise: u64,
    min_holders: u32,
    concentration_bps: u16,
    cap: u64,
    first_period: u32,
    last_period: u32,
    commit_ends_at: u64,
    reveal_ends_at: u64,
    gate_ends_at: u64,
}

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, rest) = Call::open::<14>(program, accounts)?;
    create(&call, a, rest, Series::OF_RAISE)
}

/// Creates the series with an account of that size, and its raise.
#[inline(never)]
pub fn create(call: &Call, a: &Arguments, rest: &mut [AccountView; 14], size: usize) -> ProgramResult {
    let program = call.program;
    let [issuer, wallet, series, vault, raise, book, deposits, token, feed, last, before, after, _token, _system] =
        rest;
    accounts::require_address(token, &call.config.token)?;
    let draft = Draft {
        salt: &a.draft_salt,
        contract_hash: &a.contract_hash,
        terms_commitment: &a.terms_commitment,
    };
    let key = draft.key_for(issuer, wallet, series, program)?;
    let now = accounts::now()?;
    if !is_sound(a, now) {
        return Err(Refusal::BAD_PARAMS.into());
    }
    let history = History::open(feed, a.currency_code, program)?;
    require_fresh(&history, [last, before, after], a.first_period, now)?;
    open_series(call, a, &key, (issuer, size), [series, vault], token)?;
    open_raise(call, a, &key, issuer, [raise, book, deposits], token)?;
    let issuer = issuer.address().as_array();
    call.emit(Event::RaiseCreated, &[&key, issuer, bytes_of(a)])
}

/// Every quantity in its range, a cap from which units can earn what they cost at least, every phase as long as it has to be, a
/// gate that can be passed, and a first period that is still reportable when the gate closes.
fn is_sound(a: &Arguments, now: u64) -> bool {
    let units = a.units_offered > 0 && a.units_offered < UNITS_LIMIT;
    let bids = a.max_units_per_bid > 0 && a.max_units_per_bid <= a.units_offered && a.reserve_price > 0;
    let cap = u128::from(a.cap) >= least_cap(a.units_offered, a.reserve_price, a.min_raise);
    let share = a.concentration_bps > 0 && u128::from(a.concentration_bps) <= BPS;
    let largest = largest_bid(a.units_offered, a.max_units_per_bid, a.concentration_bps);
    let holders = holders_reachable(a.units_offered, largest, a.min_holders);
    let phases = lasts(now, a.commit_ends_at, COMMIT_MIN, COMMIT_MAX)
        && lasts(a.commit_ends_at, a.reveal_ends_at, REVEAL_MIN, REVEAL_MAX)
        && lasts(a.reveal_ends_at, a.gate_ends_at, GATE_MIN, GATE_MAX);
    let term = is_term(a.first_period, a.last_period) && a.gate_ends_at < periods::closes_at(a.first_period);
    is_currency(a.currency_code, a.indexing_rule) && units && bids && cap && share && holders && phases && term
}

#[inline(never)]
fn open_series(
    call: &Call,
    a: &Arguments,
    key: &[u8; 32],
    (issuer, size): (&AccountView, usize),
    [series_account, vault]: [&mut AccountView; 2],
    token: &AccountView,
) -> ProgramResult {
    let mut series: Series = accounts::create_of(size, series_account, issuer, &[pda::SERIES, key], call.program)?;
    let owner = series_account.address();
    tokens::open(vault, issuer, &[pda::VAULT, key], token, owner, call.program)?;
    series.state = State::Raising as u8;
    series.indexing_rule = a.indexing_rule;
    series.series_key = *key;
    series.issuer = *issuer.address().as_array();
    series.contract_hash = a.contract_hash;
    series.terms_commitment = a.terms_commitment;
    series.vault = *vault.address().as_array();
    series.currency_code = a.currency_code;
    series.first_period = a.first_period;
    series.last_period = a.last_period;
    series.units_offered = a.units_offered;
    series.cap = a.cap;
    accounts::store(series_account, &series)
}

#[inline(never)]
fn open_raise(
    call: &Call,
    a: &Arguments,
    key: &[u8; 32],
    issuer: &AccountView,
    [raise_account, book_account, deposits]: [&mut AccountView; 3],
    token: &AccountView,
) -> ProgramResult {
    let program = call.program;
    let mut raise: Raise = accounts::create(raise_account, issuer, &[pda::RAISE, key], program)?;
    let owner = raise_account.address();
    tokens::open(deposits, issuer, &[pda::DEPOSITS, key], token, owner, program)?;
    let mut book: Book = accounts::create(book_account, issuer, &[pda::BOOK, key], program)?;
    book.series_key = *key;
    accounts::store(book_account, &book)?;
    raise.status = Status::Open as u8;
    raise.series_key = *key;
    raise.issuer = *issuer.address().as_array();
    raise.book = *book_account.address().as_array();
    raise.deposits = *deposits.address().as_array();
    raise.units_offered = a.units_offered;
    raise.reserve_price = a.reserve_price;
    raise.max_units_per_bid = a.max_units_per_bid;
    raise.min_raise = a.min_raise;
    raise.min_holders = a.min_holders;
    raise.concentration_bps = a.concentration_bps;
    raise.commit_ends_at = a.commit_ends_at;
    raise.reveal_ends_at = a.reveal_ends_at;
    raise.gate_ends_at = a.gate_ends_at;
    accounts::store(raise_account, &raise)
}
