// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IIncomeSeries} from "../../src/interfaces/IIncomeSeries.sol";
import {Eip712} from "../../src/lib/Eip712.sol";
import {Periods} from "../../src/lib/Periods.sol";
import {Market} from "../support/Market.sol";

/// What waits until every quarter that is over is reported or missed: from the second of a quarter's end on.
contract SettledQuartersTest is Market {
    bytes32 private _key;
    uint32 private _period;

    function setUp() public override {
        super.setUp();
        _key = _sold(100);
        _period = hub.getSeries(_key).nextPeriod;
    }

    function testFuzz_an_amendment_waits_for_quarters_that_are_over(uint8 moment, bool reported) public {
        bool settled = _around(moment, reported);
        IIncomeSeries.SeriesView memory s = hub.getSeries(_key);
        bytes32 terms = bytes32(uint256(5));
        bytes memory signature = _sign(_attestorKey(0), Eip712.amend(_key, 0, terms, s.cap));
        bytes memory data = abi.encodeCall(hub.amendTerms, (_key, 0, terms, s.cap, signature));
        vm.assertTrue(_as(s.issuer, address(hub), data) == settled, "an amendment");
    }

    function testFuzz_an_extinguishment_waits_for_quarters_that_are_over(uint8 moment, bool reported) public {
        vm.warp(Periods.endsAt(_period) - 10 days);
        bytes memory data = _requested(_key);
        bool settled = _around(moment, reported);
        vm.assertTrue(_as(wallets[0], address(hardship), data) == settled, "an extinguishment");
    }

    /// Some seconds before or after the end of the next quarter. True where no quarter is over unsettled.
    function _around(uint8 moment, bool reported) private returns (bool) {
        uint256 time = Periods.endsAt(_period) - 2 + moment % 5;
        bool over = moment % 5 >= 2;
        if (over && reported) _report(_key, 1, 0);
        vm.warp(time);
        return !over || reported;
    }
}
