//! Creates a series whose units a raise sells, with its raise, its book of bids and its vault, for an approved issuer.
//! Accounts: …, issuer (signer, writable), the issuer's wallet record, series, vault, raise, book (all writable), the payment
//! token's mint, the currency's feed, its last rate, the last rate before the first quarter's end and the one after it (these two
//! matter where that quarter is over), token program, system program.
use super::{
    arguments,
    create_curve::{is_term, require_fresh},
};
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    feed::History,
    math::{field::is_commitment, periods},
    pda,
    policy::{BPS, COMMIT_MAX, COMMIT_MIN, GATE_MAX, GATE_MIN, REVEAL_MAX, REVEAL_MIN, UNITS_LIMIT},
    signing::keccak,
    state::{is_issuer, Book, Raise, Series, State, Status},
};
use bytemuck::{bytes_of, Pod, Zeroable};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};
use pinocchio_token::{instructions::InitializeAccount3, state::Account};

#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
struct Arguments {
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
    let (call, rest) = Call::open::<13>(program, accounts)?;
    let [issuer, wallet, series, vault, raise, book, token, feed, last, before, after, _token, _system] = rest;
    accounts::require_signer(issuer)?;
    accounts::require_address(token, &call.config.token)?;
    let issuer_key = *issuer.address().as_array();
    if !is_issuer(wallet, &issuer_key, program)? {
        return Err(Refusal::ISSUER_NOT_APPROVED.into());
    }
    if a.contract_hash == [0; 32] {
        return Err(Refusal::CONTRACT_HASH_MISSING.into());
    }
    if !is_commitment(&a.terms_commitment) {
        return Err(Refusal::COMMITMENT_NOT_CANONICAL.into());
    }
    let key = keccak(&[&issuer_key, &a.draft_salt]);
    if !accounts::is_empty(series) {
        pda::canonical(series, &[pda::SERIES, &key], program)?;
        return Err(Refusal::SERIES_EXISTS.into());
    }
    let now = accounts::now()?;
    if !is_sound(a, now) {
        return Err(Refusal::BAD_PARAMS.into());
    }
    let history = History::open(feed, a.currency_code, program)?;
    require_fresh(&history, [last, before, after], a.first_period, now)?;
    open_series(a, [series, vault, issuer, token], &key, program)?;
    open_raise(a, [raise, book, issuer], &key, program)?;
    call.emit(Event::RaiseCreated, &[&key, &issuer_key, bytes_of(a)])
}

/// As on the EVM: every phase as long as it has to be, and a gate that can be passed.
fn is_sound(a: &Arguments, now: u64) -> bool {
    let largest = largest_bid(a);
    let units =
        (1..UNITS_LIMIT).contains(&{ a.units_offered }) && (1..=a.units_offered).contains(&{ a.max_units_per_bid });
    let shares = a.concentration_bps > 0 && u128::from(a.concentration_bps) <= BPS;
    let holders = u128::from(a.min_holders) * u128::from(largest) < u128::from(a.units_offered) + u128::from(largest);
    let currency = (1..=999).contains(&{ a.currency_code }) && a.indexing_rule <= 1;
    units
        && shares
        && a.reserve_price > 0
        && a.cap > 0
        && largest > 0
        && holders
        && currency
        && lasts(now, a.commit_ends_at, COMMIT_MIN, COMMIT_MAX)
        && lasts(a.commit_ends_at, a.reveal_ends_at, REVEAL_MIN, REVEAL_MAX)
        && lasts(a.reveal_ends_at, a.gate_ends_at, GATE_MIN, GATE_MAX)
        && is_term(a.first_period, a.last_period)
        && a.gate_ends_at < periods::closes_at(a.first_period)
}

/// Whether the phase is neither shorter nor longer than it may be.
fn lasts(start: u64, end: u64, least: u64, most: u64) -> bool {
    end.checked_sub(start)
        .is_some_and(|length| (least..=most).contains(&length))
}

fn largest_bid(a: &Arguments) -> u64 {
    let bound = u128::from(a.concentration_bps) * u128::from(a.units_offered) / BPS;
    u128::from(a.max_units_per_bid).min(bound) as u64
}

#[inline(never)]
fn open_series(
    a: &Arguments,
    [account, vault, issuer, token]: [&mut AccountView; 4],
    key: &[u8; 32],
    program: &Address,
) -> Result<(), ProgramError> {
    let mut series: Series = accounts::create(account, issuer, &[pda::SERIES, key], program)?;
    let seeds: &[&[u8]] = &[pda::VAULT, key];
    accounts::allocate(vault, issuer, seeds, Account::LEN, &pinocchio_token::ID, program)?;
    InitializeAccount3::new(vault, token, account.address()).invoke()?;
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
    accounts::store(account, &series)
}

#[inline(never)]
fn open_raise(
    a: &Arguments,
    [account, book_account, issuer]: [&mut AccountView; 3],
    key: &[u8; 32],
    program: &Address,
) -> Result<(), ProgramError> {
    let mut raise: Raise = accounts::create(account, issuer, &[pda::RAISE, key], program)?;
    raise.series_key = *key;
    raise.issuer = *issuer.address().as_array();
    raise.units_offered = a.units_offered;
    raise.reserve_price = a.reserve_price;
    raise.largest_bid = largest_bid(a);
    raise.min_raise = a.min_raise;
    raise.min_holders = a.min_holders;
    raise.commit_ends_at = a.commit_ends_at;
    raise.reveal_ends_at = a.reveal_ends_at;
    raise.gate_ends_at = a.gate_ends_at;
    raise.status = Status::Open as u8;
    accounts::store(account, &raise)?;
    let mut book: Book = accounts::create(book_account, issuer, &[pda::BOOK, key], program)?;
    book.series_key = *key;
    accounts::store(book_account, &book)
}
