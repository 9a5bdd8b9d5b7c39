// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {BidHeap} from "../../src/lib/BidHeap.sol";
import {Periods} from "../../src/lib/Periods.sol";
import {RaiseRules} from "../../src/lib/RaiseRules.sol";
import {Rates} from "../../src/lib/Rates.sol";
import {Cheats} from "../support/Cheats.sol";

/// The libraries' rules, each against one that counts.
contract RulesTest is Cheats {
    using BidHeap for uint256[];

    uint256[] private _heap;

    function test_every_quarter_ends_where_counting_days_says() public pure {
        for (uint256 year = 2000; year < 2200; ++year) {
            for (uint256 quarter = 1; quarter <= 4; ++quarter) _checkQuarter(year, quarter);
        }
    }

    function _checkQuarter(uint256 year, uint256 quarter) private pure {
        uint32 period = uint32(year * 10 + quarter);
        vm.assertTrue(Periods.isPeriod(period), "a quarter");
        vm.assertEq(Periods.endsAt(period), _daysUntil(year, quarter * 3 + 1) * 1 days, "the end of a quarter");
        uint32 next = Periods.next(period);
        vm.assertEq(next, quarter == 4 ? (year + 1) * 10 + 1 : year * 10 + quarter + 1, "the next quarter");
        vm.assertEq(Periods.ordinal(next), Periods.ordinal(period) + 1, "quarters in a row");
    }

    function testFuzz_a_moment_lies_in_the_quarter_that_counting_says(uint256 time) public pure {
        time = bound(time, 946_684_800, 7_258_118_399); // 2000 to 2199
        uint32 period = Periods.containing(time);
        vm.assertTrue(Periods.isPeriod(period), "a quarter");
        uint256 start = _daysUntil(period / 10, (period % 10 - 1) * 3 + 1) * 1 days;
        vm.assertTrue(start <= time && time < Periods.endsAt(period), "the moment's quarter");
    }

    function testFuzz_what_is_no_quarter_is_none(uint32 number) public pure {
        bool quarter = number % 10 >= 1 && number % 10 <= 4 && number >= 20_001 && number <= 21_994;
        vm.assertTrue(Periods.isPeriod(number) == quarter, "a quarter of 2000 to 2199");
    }

    /// Second by second over a small world: an end moves by the paused time in [opensAt, endsAt).
    function testFuzz_a_window_runs_as_long_as_without_its_pause(uint8 opens, uint8 length, uint8 from, uint8 pause)
        public
        pure
    {
        if (length == 0) return;
        uint256 ends = uint256(opens) + length;
        uint256 until = uint256(from) + pause;
        uint256 ran;
        uint256 second = opens;
        for (; ran < length; ++second) {
            if (second < from || second >= until) ++ran;
        }
        uint64 end = Periods.extended(opens, uint64(ends), from, uint64(until));
        vm.assertEq(end, second, "the end with a pause");
    }

    function testFuzz_the_largest_bid_keeps_both_bounds(uint48 offered, uint48 most, uint16 bps) public pure {
        uint256 largest = RaiseRules.largestBid(offered, most, bps);
        vm.assertLe(largest, most, "above the bid's maximum");
        vm.assertLe(largest * 10_000, uint256(bps) * offered, "above the concentration bound");
        bool larger = largest + 1 <= most && (largest + 1) * 10_000 <= uint256(bps) * offered;
        vm.assertTrue(!larger, "a larger one keeps both");
    }

    /// Bids that take everything in the largest steps make the fewest holders.
    function testFuzz_holders_are_reachable_where_the_fewest_are_enough(uint16 offered, uint16 largest, uint16 least)
        public
        pure
    {
        largest = uint16(bound(largest, 0, 2_000));
        if (largest == 0) return vm.assertTrue(!RaiseRules.holdersReachable(offered, 0, least), "no bid is possible");
        uint256 fewest;
        for (uint256 left = offered; left > 0 && fewest < 300; ++fewest) left = left > largest ? left - largest : 0;
        if (fewest == 300) return;
        vm.assertTrue(RaiseRules.holdersReachable(offered, largest, least) == (least <= fewest), "holders");
    }

    function testFuzz_the_least_cap_pays_the_reserve_price_and_the_minimum_raise(
        uint48 offered,
        uint96 reserve,
        uint128 minRaise
    ) public pure {
        uint256 cap = RaiseRules.leastCap(offered, reserve, minRaise);
        vm.assertLe(minRaise, cap, "below the minimum raise");
        vm.assertTrue(offered == 0 || cap / offered >= reserve, "a unit cannot earn the reserve price");
        vm.assertTrue(cap == minRaise || cap == uint256(offered) * reserve, "more than either");
    }

    function testFuzz_a_rate_is_near_within_a_fifth(uint256 rate, uint256 last) public pure {
        last = bound(last, 0, 1 << 81);
        rate = bound(rate, last / 2, last * 2);
        bool near = rate > 0 && rate < 1 << 80 && last < 1 << 80 && rate * 5 >= last * 4 && rate * 5 <= last * 6;
        vm.assertTrue(Rates.near(rate, last) == near, "near");
    }

    function testFuzz_the_heap_gives_the_better_bid_first(uint96[20] memory prices, uint48 quantity, uint8 ties) public {
        delete _heap;
        for (uint32 i = 0; i < prices.length; ++i) {
            uint256 price = prices[i] % (uint256(ties) + 1);
            _heap.insert(BidHeap.word(price, i + 1, quantity));
            for (uint256 j = 1; j < _heap.length; ++j) vm.assertLt(_heap[j], _heap[(j - 1) / 2], "the heap's order");
        }
        uint256 last = type(uint256).max;
        for (uint256 size = prices.length; size > 0; --size) {
            uint256 best = _heap.take(size);
            vm.assertLt(best, last, "best first");
            vm.assertEq(_heap[size - 1], best, "what is taken stands behind the heap");
            vm.assertEq(BidHeap.priceOf(best), prices[BidHeap.sequenceOf(best) - 1] % (uint256(ties) + 1), "its price");
            vm.assertEq(BidHeap.quantityOf(best), quantity, "its quantity");
            if (last != type(uint256).max && BidHeap.priceOf(last) == BidHeap.priceOf(best)) {
                vm.assertLt(BidHeap.sequenceOf(last), BidHeap.sequenceOf(best), "the earlier first");
            }
            last = best;
        }
    }

    function _daysUntil(uint256 year, uint256 month) private pure returns (uint256 count) {
        uint8[12] memory lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
        for (uint256 y = 1970; y < year; ++y) count += _leap(y) ? 366 : 365;
        for (uint256 m = 1; m < month; ++m) count += lengths[m - 1] + (m == 2 && _leap(year) ? 1 : 0);
    }

    function _leap(uint256 year) private pure returns (bool) {
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    }
}
