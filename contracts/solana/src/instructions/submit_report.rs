//! Reports a period's income, by the issuer, with a verifier's (tier 2) or an attestor's (tier 3) signature and the circuit's
//! proof of the payment, and pays what falls due.
//! Accounts: …, issuer (signer), series (writable), the signer's key record, the quarter's recorded rate, the currency's feed,
//! its last rate before the quarter's end, the one after that, verifying key, the issuer's payment tokens, vault (both
//! writable), the payment token's mint, token program.
use super::{arguments, pay_tail::announce_fee};
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    feed::{is_fresh, History},
    math::{field::is_commitment, periods, split::Split},
    pda,
    policy::MAX_DEFERRED_IN_A_ROW,
    proof::{verify, Proof, Signals},
    signing::{signer_of, word, Message},
    state::{KeyKind, QuarterRate, Series},
    tokens,
};
use bytemuck::{bytes_of, cast_slice, Pod, Zeroable};
use pinocchio::{error::ProgramError, AccountView, Address, ProgramResult};

/// The signals that the program does not know itself are the last two, income commitment and payment.
#[derive(Clone, Copy, Pod, Zeroable)]
#[repr(C, packed)]
pub struct Arguments {
    pub period: u32,
    pub proof: Proof,
    pub income: [u8; 32],
    pub payment: u128,
    pub tier: u8,
    pub liquidity_flag: u8,
    pub attestation: [u8; 65],
}

const TIER_VERIFIER: u8 = 2;
pub const TIER_ATTESTOR: u8 = 3;

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    let a: &Arguments = arguments(data)?;
    let (call, rest) = Call::open::<12>(program, accounts)?;
    let [issuer, series_account, key, quarter, feed, before, after, verifying, money, vault, token, _program] = rest;
    let mut series = Series::load(series_account, program)?;
    series.require_unrouted()?;
    series.require_issuer(issuer)?;
    accounts::require_address(vault, &series.vault)?;
    accounts::require_address(token, &call.config.token)?;
    let now = accounts::now()?;
    check_flag(&series, a)?;
    check(&series, a, now)?;
    let rate = rate_of(&series, a.period, [quarter, feed, before, after], program)?;
    prove(&call, &series, a, rate, [key, verifying])?;
    let due = a.liquidity_flag == 0 && series.counted > 0 && !series.is_paused(now);
    let split = pay(&call, &mut series, a.period, (a.payment, due), now)?;
    conclude(&call, &mut series, a, now)?;
    accounts::store(series_account, &series)?;
    match split.fee + split.net {
        0 => Ok(()),
        due => tokens::take(money, token, vault, issuer, due, call.config.token_decimals),
    }
}

/// In the order of the EVM, which then looks whether the series is routed.
#[inline(never)]
pub fn check_flag(series: &Series, a: &Arguments) -> Result<(), Refusal> {
    series.require_running()?;
    if a.tier != TIER_VERIFIER && a.tier != TIER_ATTESTOR {
        return Err(Refusal::TIER_UNKNOWN);
    }
    if a.liquidity_flag > 1 {
        return Err(Refusal::LIQUIDITY_FLAG_UNKNOWN);
    }
    if a.liquidity_flag == 1 && series.deferred_in_a_row == MAX_DEFERRED_IN_A_ROW {
        return Err(Refusal::LIQUIDITY_FLAG_LIMIT);
    }
    Ok(())
}

#[inline(never)]
pub fn check(series: &Series, a: &Arguments, now: u64) -> Result<(), Refusal> {
    let period = a.period;
    series.require_next(period)?;
    if now < periods::ends_at(period) || now >= series.closes_at(period) {
        return Err(Refusal::PERIOD_NOT_OPEN);
    }
    series.require_census()?;
    if !is_commitment(&a.income) {
        return Err(Refusal::COMMITMENT_NOT_CANONICAL);
    }
    Ok(())
}

/// Requires that attestation and proof hold, and emits them.
#[inline(never)]
pub fn prove(
    call: &Call,
    series: &Series,
    a: &Arguments,
    rate: u128,
    [key, verifying]: [&AccountView; 2],
) -> ProgramResult {
    let signer = attested(call, series, a, key)?;
    let signals = [
        series.terms_commitment,
        word(&series.counted.to_be_bytes()),
        word(&rate.to_be_bytes()),
        series.expected_prior,
        a.income,
        word(&a.payment.to_be_bytes()),
    ];
    verify(verifying, call.program, &a.proof, &signals)?;
    announce(call, series, a, &signer, &signals)
}

/// The recorded rate of the quarter, else the feed's last before its end.
#[inline(never)]
fn rate_of(
    series: &Series,
    period: u32,
    [quarter, feed, before, after]: [&AccountView; 4],
    program: &Address,
) -> Result<u128, ProgramError> {
    if !accounts::is_empty(quarter) {
        let recorded: QuarterRate = accounts::load(quarter, program)?;
        if recorded.series_key != series.series_key || recorded.period != period {
            return Err(Refusal::ACCOUNT_INVALID.into());
        }
        return Ok(recorded.rate);
    }
    let seeds: &[&[u8]] = &[pda::QUARTER, &series.series_key, &period.to_le_bytes()];
    pda::canonical(quarter, seeds, program)?;
    let end = periods::ends_at(period);
    let last = History::open(feed, series.currency_code, program)?.in_force(before, after, end)?;
    if !is_fresh(&last, end) {
        return Err(Refusal::FX_STALE.into());
    }
    Ok(last.rate())
}

#[inline(never)]
fn attested(call: &Call, series: &Series, a: &Arguments, key: &AccountView) -> Result<[u8; 20], ProgramError> {
    let message = Message::Report {
        series: &series.series_key,
        period: a.period,
        prior: &series.expected_prior,
        income: &a.income,
        tier: a.tier,
        liquidity_flag: a.liquidity_flag,
    };
    let kind = if a.tier == TIER_VERIFIER {
        KeyKind::Verifier
    } else {
        KeyKind::Attestor
    };
    signer_of(call, kind, &message, &a.attestation, key)
}

#[inline(never)]
fn announce(call: &Call, series: &Series, a: &Arguments, signer: &[u8; 20], signals: &Signals) -> ProgramResult {
    let (key, period) = (&series.series_key, &{ a.period }.to_le_bytes());
    let evidence: [&[u8]; 6] = [
        key,
        period,
        signer,
        bytes_of(&a.proof),
        cast_slice(signals),
        &a.attestation,
    ];
    call.emit(Event::ReportEvidence, &evidence)?;
    let mut rate = [0; 16];
    rate.copy_from_slice(&signals[2][16..]);
    rate.reverse();
    let units = series.counted.to_le_bytes();
    let payment = a.payment.to_le_bytes();
    let (tier, flag) = ([a.tier], [a.liquidity_flag]);
    let accepted: [&[u8]; 9] = [
        key,
        period,
        &series.expected_prior,
        &a.income,
        &tier,
        &flag,
        &units,
        &rate,
        &payment,
    ];
    call.emit(Event::ReportAccepted, &accepted)
}

/// Books a payment, which accrues where it is not due. The money has to follow.
#[inline(never)]
pub fn pay(
    call: &Call,
    series: &mut Series,
    period: u32,
    (payment, due): (u128, bool),
    now: u64,
) -> Result<Split, ProgramError> {
    let split = series.books().split(payment, due);
    series.credit -= split.netted;
    series.accrued = split.accrual_out;
    series.take_fee(split.fee + split.net, now)?;
    let (net, counted) = (split.net, series.counted);
    let mut payouts = series.payouts;
    payouts.spread(net, counted);
    series.payouts = payouts;
    announce_split(call, series, period, &split)?;
    Ok(split)
}

/// Concludes a report with a proof: the series goes on to the next period.
#[inline(never)]
pub fn conclude(call: &Call, series: &mut Series, a: &Arguments, now: u64) -> ProgramResult {
    if a.liquidity_flag == 1 {
        series.deferred_in_a_row += 1;
    } else if series.accrued == 0 {
        series.deferred_in_a_row = 0;
    }
    series.expected_prior = a.income;
    series.last_reported = a.period;
    settle(call, series, a.period, now)
}

#[inline(never)]
fn announce_split(call: &Call, series: &Series, period: u32, split: &Split) -> ProgramResult {
    let (key, bytes) = (&series.series_key, &period.to_le_bytes());
    announce_fee(call, series, period, split.fee)?;
    let amounts = [split.accrual_in, split.gross, split.fee, split.net, split.accrual_out].map(u64::to_le_bytes);
    call.emit(Event::PaymentSplit, &[key, bytes, amounts.as_flattened()])
}

/// Goes on to the next period, or to the tail.
pub fn settle(call: &Call, series: &mut Series, period: u32, now: u64) -> ProgramResult {
    if series.settle_period(period, now) {
        call.emit(Event::SeriesTailStarted, &[&series.series_key])?;
    }
    Ok(())
}
