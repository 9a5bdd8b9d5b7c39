//! Opens a window of trading of a series whose units a raise sold; anyone may, WINDOW_INTERVAL after the last one opened, once that is
//! over. The sender gets the rent back when the window is closed.
//! Accounts: …, payer (signer, writable), series, window, its book (all writable), system program.
use super::nothing;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    pda,
    state::{
        commit_ends_at, reveal_ends_at, settle_ends_at, Series, TradingState, Window, WindowBook, WindowStatus,
    },
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, [payer, series_account, window, book, _system]) = Call::open::<5>(program, accounts)?;
    accounts::require_signer(payer)?;
    let mut series = Series::load(series_account, program)?;
    if !series.is_raised() {
        return Err(Refusal::WRONG_STATE.into());
    }
    series.require_open()?;
    let now = accounts::now()?;
    let mut trading = series.trading;
    trading.require_next(now)?;
    trading.window += 1;
    trading.opened_at = now;
    trading.state = TradingState::Sealed as u8;
    series.trading = trading;
    accounts::store(series_account, &series)?;
    let number = trading.window;
    make([window, book], payer, &series, program)?;
    let times = [commit_ends_at(now), reveal_ends_at(now), settle_ends_at(now)].map(u64::to_le_bytes);
    call.emit(
        Event::WindowOpened,
        &[&series.series_key, &number.to_le_bytes(), times.as_flattened()],
    )
}

#[inline(never)]
fn make(
    [account, book_account]: [&mut AccountView; 2],
    payer: &AccountView,
    series: &Series,
    program: &Address,
) -> ProgramResult {
    let (key, number) = (series.series_key, { series.trading }.window);
    let bytes = number.to_le_bytes();
    let mut window: Window = accounts::create(account, payer, &[pda::WINDOW, &key, &bytes], program)?;
    window.series_key = key;
    window.number = number;
    window.payer = *payer.address().as_array();
    window.opened_at = { series.trading }.opened_at;
    window.status = WindowStatus::Open as u8;
    window.changes = series.changes();
    accounts::store(account, &window)?;
    let mut book: WindowBook = accounts::create(book_account, payer, &[pda::WINDOW_BOOK, &key, &bytes], program)?;
    book.series_key = key;
    book.number = number;
    accounts::store(book_account, &book)
}
