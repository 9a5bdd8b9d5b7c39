//! Opens the next window of a series that a raise sold, with its book and its escrow; anyone may, while the series is ACTIVE, PAUSED or
//! in its TAIL and its last window is over. The sender pays all rent, and has it back when the window is closed.
//! Accounts: …, payer (signer, writable), series, window, book, escrow (all four writable), the payment token's mint, token
//! program, system program.
use super::nothing;
use crate::{
    accounts,
    call::Call,
    error::Refusal,
    events::Event,
    pda,
    state::{Move, OrderBook, Series, Window, WindowStatus, Windows},
    tokens,
};
use pinocchio::{AccountView, Address, ProgramResult};

#[inline(never)]
pub fn run(program: &Address, accounts: &mut [AccountView], data: &[u8]) -> ProgramResult {
    nothing(data)?;
    let (call, rest) = Call::open::<8>(program, accounts)?;
    let [payer, series_account, window_account, book_account, escrow, token, _token, _system] = rest;
    let mut series = Series::load(series_account, program)?;
    accounts::require_address(token, &call.config.token)?;
    series.require_raised()?;
    if series_account.data_len() < Series::OF_RAISE {
        return Err(Refusal::ACCOUNT_INVALID.into()); // of an earlier program, which had no windows
    }
    series.require_open()?;
    let now = accounts::now()?;
    let last = series.windows;
    last.require_next(now)?;
    let number = last.number + 1;
    let (key, bytes) = (series.series_key, number.to_le_bytes());
    let mut window: Window = accounts::create(window_account, payer, &[pda::WINDOW, &key, &bytes], program)?;
    let mut book: OrderBook = accounts::create(book_account, payer, &[pda::ORDERS, &key, &bytes], program)?;
    let owner = series_account.address();
    tokens::open(escrow, payer, &[pda::ESCROW, &key, &bytes], token, owner, program)?;
    book.series_key = key;
    book.window = number;
    accounts::store(book_account, &book)?;
    window.status = WindowStatus::Open as u8;
    window.series_key = key;
    window.number = number;
    window.opener = *payer.address().as_array();
    window.book = *book_account.address().as_array();
    window.escrow = *escrow.address().as_array();
    window.opened_at = now;
    window.changes = series.changes();
    accounts::store(window_account, &window)?;
    series.windows = Windows {
        number,
        opened_at: now,
        progress: Move::Unpriced as u8,
        ordered: 0,
        revealed: 0,
        ..last
    };
    accounts::store(series_account, &series)?;
    let ends = [
        window.commit_ends_at(),
        window.reveal_ends_at(),
        window.settle_ends_at(),
    ];
    let times = ends.map(u64::to_le_bytes);
    call.emit(Event::WindowOpened, &[&key, &bytes, times.as_flattened()])
}
