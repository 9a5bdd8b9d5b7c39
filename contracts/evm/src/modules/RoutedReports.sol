// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IIncomeRouter} from "../interfaces/IIncomeRouter.sol";
import {IIncomeSeries} from "../interfaces/IIncomeSeries.sol";
import {IWindows} from "../interfaces/IWindows.sol";
import {Periods} from "../lib/Periods.sol";
import {Policy} from "../lib/Policy.sol";
import {Reports} from "./Reports.sol";

/// @title Reports of routed series
/// @notice Reports of tier 1: the router counted the income and withheld the payment, so the issuer may submit them at any
/// time after the quarter, and anyone from OPEN_WINDOW after it on, without the time of a pause: until then a stranger who
/// routed a base unit must not take the issuer's documents from it. A quarter in which nothing was routed has none.
abstract contract RoutedReports is Reports {
    /// @inheritdoc IIncomeSeries
    function submitRoutedReport(bytes32 seriesKey, uint32 period) external nonReentrant {
        Series storage s = _known(seriesKey);
        _requireRunning(s);
        if (!s.routed) revert SERIES_NOT_ROUTED();
        _checkInTerm(s, period);
        uint64 endsAt = Periods.endsAt(period);
        if (block.timestamp < endsAt) revert PERIOD_NOT_OPEN();
        uint64 lateAt = _extended(s, period, endsAt + Policy.OPEN_WINDOW);
        if (block.timestamp < lateAt && msg.sender != s.issuer) revert ISSUER_FIRST();
        // The payment is known: who sends it beside revealed orders would say whether seller or buyer gets it.
        if (_trading(seriesKey) >= IWindows.Trading.REVEAL) revert WINDOW_RUNNING();

        (uint256 income, uint256 payment) = IIncomeRouter(router).takeReport(seriesKey, period);
        emit RoutedReportAccepted(seriesKey, period, income, s.unitsOutstanding, payment);
        uint256 due = _split(s, seriesKey, period, payment, 0);
        s.lastReportedPeriod = period;
        _settlePeriod(s, seriesKey, period, PeriodState.REPORTED);
        _fund(s, seriesKey, due);
    }
}
