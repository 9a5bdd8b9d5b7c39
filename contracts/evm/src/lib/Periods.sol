// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {DateTimeLib} from "solady/src/utils/DateTimeLib.sol";
import {Policy} from "./Policy.sol";

// Quarters from Policy.FIRST_YEAR to Policy.LAST_YEAR: the length of an array by Periods.index.
uint256 constant QUARTERS = 800;

/// @title Quarters
/// @notice Quarters as year*10+quarter, on the proleptic Gregorian calendar in UTC.
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
        return uint64(DateTimeLib.dateToTimestamp(y, m, 1)); // of a year below 2^32 / 10: no cut
    }

    /// The end of the late window, without a pause: the first moment at which the quarter is not reportable any more.
    function closesAt(uint32 period) internal pure returns (uint64) {
        return endsAt(period) + Policy.OPEN_WINDOW + Policy.LATE_WINDOW;
    }

    /// The end of a window that opened at `opensAt`, later by the time of a pause that lies in it. A pause that begins at or
    /// after the end, or is over when the window opens, moves nothing.
    function extended(uint64 opensAt, uint64 endsAt_, uint64 pausedAt, uint64 pausedUntil) internal pure returns (uint64) {
        if (pausedAt >= endsAt_ || pausedUntil <= opensAt) return endsAt_;
        return endsAt_ + pausedUntil - (pausedAt > opensAt ? pausedAt : opensAt);
    }

    /// The quarter that a moment (unix seconds) lies in.
    function containing(uint256 time) internal pure returns (uint32) {
        (uint256 year, uint256 month,) = DateTimeLib.timestampToDate(time);
        return uint32(year * 10 + (month + 2) / 3); // of a block's time: no cut
    }
}
