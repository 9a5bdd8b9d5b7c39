// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IPeriodRates} from "../../src/interfaces/IPeriodRates.sol";
import {Eip712} from "../../src/lib/Eip712.sol";
import {Periods} from "../../src/lib/Periods.sol";
import {Market} from "../support/Market.sol";

/// The rate of a quarter: one, whenever it is asked for.
contract PeriodRatesTest is Market {
    uint32 private constant PERIOD = 20_261;

    bytes32 private _key;

    function setUp() public override {
        super.setUp();
        _key = _sold(100);
    }

    /// The feed's last before the quarter's end where that is at most three days old, and none else.
    function testFuzz_the_rate_is_the_quarters_whatever_is_published_later(uint32[4] memory before, uint16[4] memory steps, uint32 late)
        public
    {
        uint256 end = Periods.endsAt(PERIOD);
        uint256 last = WAD;
        uint256 at;
        for (uint256 i = 0; i < 4; ++i) {
            uint256 moment = bound(before[i], block.timestamp, end - 1);
            vm.warp(moment);
            uint256 rate = last + last * (steps[i] % 1_900) / 10_000; // within a fifth of the last
            (bool ok,) = address(feed).call(abi.encodeCall(feed.publish, (CURRENCY, rate)));
            if (ok) (last, at) = (rate, moment);
        }
        vm.warp(end + late % 90 days);
        (bool published,) = address(feed).call(abi.encodeCall(feed.publish, (CURRENCY, last + 1)));
        vm.assertTrue(published, "the feed goes on");
        uint256 expected = at != 0 && end - at <= 3 days ? last : 0;
        IPeriodRates.RateView memory its = rates.rateView(_key, PERIOD);
        vm.assertEq(its.rate, expected, "the rate of the quarter's end");
        if (expected == 0) _recordedOnce(its.last);
    }

    /// Of two signed rates the first counts for good.
    function _recordedOnce(uint256 last) private {
        _record(last + last / 10, true);
        _record(last - last / 10, false);
        vm.assertEq(rates.rateOf(_key, PERIOD), last + last / 10, "the first that was recorded");
    }

    function _record(uint256 rate, bool taken) private {
        bytes memory signature = _sign(_attestorKey(1), Eip712.fx(_key, PERIOD, rate));
        bytes memory data = abi.encodeCall(rates.recordRate, (_key, PERIOD, rate, signature));
        (bool ok,) = address(rates).call(data);
        vm.assertTrue(ok == taken, "once");
    }
}
