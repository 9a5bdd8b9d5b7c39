// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IncomeSeries} from "../src/IncomeSeries.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IGroth16Verifier} from "../src/interfaces/IGroth16Verifier.sol";
import {IPeriodRates} from "../src/interfaces/IPeriodRates.sol";
import {IRaise} from "../src/interfaces/IRaise.sol";
import {IRegistry} from "../src/interfaces/IRegistry.sol";
import {IWindows} from "../src/interfaces/IWindows.sol";

/// The hub's split of a payment that falls due, with books in and out.
contract DueHarness is IncomeSeries {
    struct Books {
        uint128 cap;
        uint128 paid;
        uint128 accrued;
        uint64 units;
    }

    struct Outcome {
        uint256 due;
        uint256 fee;
        uint256 paid;
        uint256 accrued;
    }

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

    function split(Books calldata b, uint256 payment) external returns (Outcome memory) {
        Series storage s = _series[0];
        s.state = State.ACTIVE;
        (s.cap, s.paid, s.accrued) = (b.cap, b.paid, b.accrued);
        s.unitsOutstanding = b.units;
        uint256 due = _split(s, 0, 20_261, payment, 0);
        return Outcome(due, feesHeld, s.paid, s.accrued);
    }
}
