// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IncomeSeries} from "../../src/IncomeSeries.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IGroth16Verifier} from "../../src/interfaces/IGroth16Verifier.sol";
import {IPeriodRates} from "../../src/interfaces/IPeriodRates.sol";
import {IRaise} from "../../src/interfaces/IRaise.sol";
import {IRegistry} from "../../src/interfaces/IRegistry.sol";
import {IWindows} from "../../src/interfaces/IWindows.sol";
import {ISplitHarness} from "./ISplitHarness.sol";

/// The hub's split by itself: any books in, the books after it out.
contract SplitHarness is IncomeSeries, ISplitHarness {
    address private constant NOBODY = address(0);

    constructor()
        IncomeSeries(
            IRegistry(NOBODY), IRaise(NOBODY), IPeriodRates(NOBODY), IGroth16Verifier(NOBODY), IERC20(NOBODY),
            NOBODY, NOBODY, NOBODY, address(this)
        )
    {}

    /// It is its own windows, in which nothing trades.
    function tradingOf(bytes32) external pure returns (IWindows.Trading) {
        return IWindows.Trading.NONE;
    }

    function split(Books calldata b, uint256 payment, uint8 flag)
        external
        returns (Books memory after_, uint256 due, uint256 fee, uint256 spread)
    {
        Series storage s = _series[0];
        s.issuer = msg.sender;
        s.state = b.paused ? State.PAUSED : State.ACTIVE;
        s.pausedUntil = b.paused ? type(uint40).max : 0;
        (s.cap, s.paid, s.accrued, s.credit) = (b.cap, b.paid, b.accrued, b.credit);
        s.unitsOutstanding = b.units;
        (s.payouts.perUnit, s.payouts.remainder) = (0, 0);
        feesHeld = 0;
        due = _split(s, 0, 20_261, payment, flag);
        after_ = Books(s.cap, s.paid, s.accrued, s.credit, s.unitsOutstanding, b.paused);
        return (after_, due, feesHeld, s.payouts.perUnit * s.unitsOutstanding + s.payouts.remainder);
    }
}
