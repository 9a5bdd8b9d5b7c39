// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {Policy} from "./Policy.sol";

// Quarters from Policy.FIRST_YEAR to Policy.LAST_YEAR: the length of an array by Periods.index.
uint256 constant QUARTERS = 800;

/// Quarters as year*10+quarter, on the proleptic Gregorian calendar in UTC.
library Periods {
    function isPeriod(uint32 period) internal pure returns (bool) {
        uint32 q = period % 10;
        uint32 year = period / 10;
        return q >= 1 && q <= 4 && year >= Policy.FIRST_YEAR && year <= Policy.LAST_YEAR;
    }

    function quarter(uint32 period) internal pure returns (uint32) {
        return period % 10;
    }

    function next(uint32 period) internal pure returns (uint32) {
        return period % 10 == 4 ? period + 7 : period + 1;
    }

    /// Quarters from year zero on, to count a term's length.
    function ordinal(uint32 period) internal pure returns (uint32) {
        return (period / 10) * 4 + (period % 10) - 1;
    }

    /// Quarters from the first on that can be a period.
    function index(uint32 period) internal pure returns (uint256) {
        return ordinal(period) - Policy.FIRST_YEAR * 4;
    }

    /// Unix seconds of the first moment after the quarter.
    function endsAt(uint32 period) internal pure returns (uint64) {
        uint32 q = period % 10;
        uint32 year = period / 10;
        (uint256 y, uint256 m) = q == 4 ? (year + 1, 1) : (year, q * 3 + 1);
        return uint64(daysFromCivil(y, m) * 1 days);
    }

    /// The end of a window that opened at `opensAt`, later by the time of a pause that lies in it. A pause that begins at or
    /// after the end, or is over when the window opens, moves nothing.
    function extended(uint64 opensAt, uint64 endsAt_, uint64 pausedAt, uint64 pausedUntil) internal pure returns (uint64) {
        if (pausedAt >= endsAt_ || pausedUntil <= opensAt) return endsAt_;
        return endsAt_ + pausedUntil - (pausedAt > opensAt ? pausedAt : opensAt);
    }

    /// The quarter that a moment (unix seconds) lies in.
    /// Source: as below, civil_from_days without its day.
    function containing(uint256 time) internal pure returns (uint32) {
        uint256 z = time / 1 days + 719_468;
        uint256 dayOfEra = z % 146_097;
        uint256 yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365;
        uint256 dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
        uint256 mp = (5 * dayOfYear + 2) / 153;
        uint256 month = mp < 10 ? mp + 3 : mp - 9;
        uint256 year = yearOfEra + (z / 146_097) * 400 + (month <= 2 ? 1 : 0);
        return uint32(year * 10 + (month + 2) / 3);
    }

    /// Days from 1970-01-01 to the first of a month, from 1970 on.
    /// Source: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil with d = 1.
    function daysFromCivil(uint256 year, uint256 month) internal pure returns (uint256) {
        uint256 y = month <= 2 ? year - 1 : year;
        uint256 era = y / 400;
        uint256 yearOfEra = y % 400;
        uint256 dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5;
        uint256 dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
        return era * 146_097 + dayOfEra - 719_468;
    }
}
