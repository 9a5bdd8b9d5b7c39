//! Quarters as year * 10 + quarter, on the proleptic Gregorian calendar in UTC.
use crate::policy::{FIRST_YEAR, LAST_YEAR, LATE_WINDOW, OPEN_WINDOW};

pub fn is_period(period: u32) -> bool {
    let (year, quarter) = (period / 10, period % 10);
    (1..=4).contains(&quarter) && (FIRST_YEAR..=LAST_YEAR).contains(&year)
}

pub fn next(period: u32) -> u32 {
    if period % 10 == 4 {
        period + 7
    } else {
        period + 1
    }
}

/// Quarters from year zero on, to count a term's length.
pub fn ordinal(period: u32) -> u32 {
    (period / 10) * 4 + period % 10 - 1
}

/// Unix seconds of the first moment after a quarter (of `is_period`).
pub fn ends_at(period: u32) -> u64 {
    let (year, quarter) = (u64::from(period / 10), u64::from(period % 10));
    let (year, month) = if quarter == 4 {
        (year + 1, 1)
    } else {
        (year, quarter * 3 + 1)
    };
    days_before(year, month) * 86_400
}

/// The end of the open window, without a pause.
pub fn late_at(period: u32) -> u64 {
    ends_at(period) + OPEN_WINDOW
}

/// The end of the late window, without a pause: from here on the quarter is not reportable any more.
pub fn closes_at(period: u32) -> u64 {
    ends_at(period) + OPEN_WINDOW + LATE_WINDOW
}

/// A window's end, later by the part of a pause that lies in the window.
pub fn extended(opens_at: u64, ends_at: u64, paused_at: u64, paused_until: u64) -> u64 {
    if paused_at >= ends_at || paused_until <= opens_at {
        return ends_at;
    }
    ends_at + paused_until - paused_at.max(opens_at)
}

/// The quarter that a time is in.
pub fn containing(time: u64) -> u32 {
    let days = time / 86_400;
    let mut year = 1970 + days / 366; // at most a year too few, of those that terms have
    while days_before(year + 1, 1) <= days {
        year += 1;
    }
    let mut period = year as u32 * 10 + 1;
    while time >= ends_at(period) {
        period = next(period);
    }
    period
}

/// Days from 1970-01-01 to the first of a month, of a year from 1970 on.
fn days_before(year: u64, month: u64) -> u64 {
    const BEFORE: [u64; 12] = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
    let past = year - 1;
    let leap_days = past / 4 - past / 100 + past / 400 - 477; // 477 in the years 1 to 1969
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    (year - 1970) * 365 + leap_days + BEFORE[month as usize - 1] + u64::from(leap && month > 2)
}
