// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {IIncomeRouter} from "../interfaces/IIncomeRouter.sol";
import {Periods} from "../lib/Periods.sol";
import {Reports} from "./Reports.sol";

/// Reports of tier 1: the router counted the income and withheld the payment, so anyone may submit them, at any time
/// after the quarter.
abstract contract RoutedReports is Reports {
    function submitRoutedReport(bytes32 seriesKey, uint32 period) external guarded {
        Series storage s = _known(seriesKey);
        if (s.state != State.ACTIVE && s.state != State.PAUSED) revert WRONG_STATE();
        if (!s.routed) revert SERIES_NOT_ROUTED();
        _checkInTerm(s, period);
        if (block.timestamp < Periods.endsAt(period)) revert PERIOD_NOT_OPEN();

        (uint256 income, uint256 payment) = IIncomeRouter(router).takeReport(seriesKey, period);
        emit RoutedReportAccepted(seriesKey, period, income, s.unitsOutstanding, payment);
        uint256 due = _split(s, seriesKey, period, payment, 0);
        s.lastReportedPeriod = period;
        _settlePeriod(s, seriesKey, period, PeriodState.REPORTED);
        _fund(s, seriesKey, due);
    }

    /// Before anything of the term was reported, missed, deferred or trued up: what is owed then all came through the
    /// router, which holds it.
    function onRouted(bytes32 seriesKey) external {
        if (msg.sender != router) revert NOT_ROUTER();
        Series storage s = _known(seriesKey);
        if (s.routed) revert SERIES_ROUTED();
        State state = s.state;
        bool marked = _settledPeriods[seriesKey][s.firstPeriod] != PeriodState.UPCOMING;
        bool begun = state == State.ACTIVE && (marked || s.trueupNonce != 0);
        if (begun || (state != State.RAISING && state != State.SETTLING && state != State.ACTIVE)) revert WRONG_STATE();
        s.routed = true;
    }
}
