// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IIncomeRouter} from "../interfaces/IIncomeRouter.sol";
import {Tokens} from "../lib/Tokens.sol";
import {SeriesStore} from "./SeriesStore.sol";

/// @title Money of routed series
/// @notice What reports, true-ups and amendments of a routed series have in common: all that is owed lies with the
/// router, so what did not come through it is paid in by the issuer, in the call that makes it owed.
abstract contract RoutedMoney is SeriesStore {
    uint8 internal constant TIER_ATTESTOR = 3;
    uint256 private constant ONE = 1e18; // WAD

    /// Takes `amount` from the sender, the issuer, into what the router holds, of which `due` is paid now. The router's
    /// books are done before money moves: in between anyone may release what they leave over.
    function _payIn(bytes32 seriesKey, uint256 amount, uint256 due) internal {
        if (amount == 0 && due == 0) return;
        IIncomeRouter(router).payIn(seriesKey, amount, due);
        _pull(amount);
        if (amount > due) Tokens.push(token, router, amount - due);
    }

    /// Only an attestor says what did not come through the router, and it is paid in by the same call: nothing of it is
    /// deferred.
    function _checkUnrouted(uint8 tier, uint8 liquidityFlag) internal pure {
        if (tier != TIER_ATTESTOR) revert SERIES_ROUTED();
        if (liquidityFlag != 0) revert LIQUIDITY_FLAG_LIMIT();
    }

    /// Income is counted in the payment token: the rate is 1, whatever a feed or an attestor says.
    function _checkRoutedRate(uint256 rate, bytes calldata fallbackSignature) internal pure {
        if (fallbackSignature.length != 0) revert FX_FRESH();
        if (rate != ONE) revert SIGNAL_MISMATCH();
    }

    function _checkNothingRouted(bytes32 seriesKey, uint32 period) internal view {
        (uint256 amount,) = IIncomeRouter(router).routedIn(seriesKey, period);
        if (amount != 0) revert INCOME_ROUTED();
    }

    /// The payment that the proof gives of a routed series: less what the router counted of the year since the prior, and
    /// no less than what the quarter withheld. The issuer pays in what the router does not hold of it, so that the router
    /// holds all that is owed.
    function _splitAttested(Series storage s, bytes32 seriesKey, uint32 period, uint256 payment)
        internal
        returns (uint256 due, uint256 paidIn)
    {
        (uint256 counted, uint256 withheld, uint256 missing) =
            IIncomeRouter(router).takeAttested(seriesKey, period, s.unitsOutstanding, payment);
        payment = payment > counted ? payment - counted : 0;
        uint256 accrualIn = s.accrued;
        due = _split(s, seriesKey, period, payment > withheld ? payment : withheld, 0);
        uint256 owed = due + s.accrued - accrualIn;
        paidIn = missing + (owed > withheld ? owed - withheld : 0);
    }

    function _split(Series storage s, bytes32 seriesKey, uint32 period, uint256 payment, uint8 liquidityFlag)
        internal
        virtual
        returns (uint256 due);
}
