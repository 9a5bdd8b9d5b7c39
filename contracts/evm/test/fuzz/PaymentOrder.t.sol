// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IIncomeSeries} from "../../src/interfaces/IIncomeSeries.sol";
import {IWindows} from "../../src/interfaces/IWindows.sol";
import {Periods} from "../../src/lib/Periods.sol";
import {Policy} from "../../src/lib/Policy.sol";
import {Market} from "../support/Market.sol";

/// Who gets a payment that comes beside a trade: the seller until the reveals end, the buyer from then on, in whatever order
/// the calls come.
contract PaymentOrderTest is Market {
    uint256 private constant EACH = 100;
    uint256 private constant PAYMENT = 600_000; // a thousand for each unit
    bytes32 private _key;
    bytes private _payment;

    function setUp() public override {
        super.setUp();
        _key = _sold(EACH);
        IIncomeSeries.SeriesView memory s = hub.getSeries(_key);
        uint64 endsAt = Periods.endsAt(s.nextPeriod);
        vm.warp(endsAt - 1);
        feed.publish(CURRENCY, WAD);
        vm.warp(endsAt);
        _payment = _reportCall(_key, PAYMENT, 2, 0);
    }

    function testFuzz_a_payment_is_the_sellers_until_the_reveals_end(uint8 units, uint32 time) public {
        uint64 quantity = 1 + units % 50;
        uint256 end = _trade(quantity, true);
        vm.warp(bound(time, end - 2 days, end - 1));
        _must(hub.getSeries(_key).issuer, address(hub), _payment);
        vm.warp(end);
        _settle(200);
        _got(EACH, EACH);
        vm.assertEq(hub.unitsOf(_key, wallets[1]), EACH + quantity, "the buyer's units");
    }

    function testFuzz_a_payment_is_the_buyers_from_then_on(uint8 units, uint8 steps) public {
        uint64 quantity = 1 + units % 50;
        vm.warp(_trade(quantity, true));
        address issuer = hub.getSeries(_key).issuer;
        for (uint256 i = 0; i < 100 && !_as(issuer, address(hub), _payment); ++i) {
            vm.assertEq(hub.getSeries(_key).paid, 0, "nothing is paid between");
            _settle(1 + steps % 8);
        }
        _got(EACH - quantity, EACH + quantity);
    }

    /// A window that can trade nothing keeps no payment waiting, and one that finds no price none for longer than WINDOW_SETTLE.
    function testFuzz_a_window_delays_a_payment_no_longer_than_its_own_time(uint32 wait, bool revealed) public {
        uint256 end = _trade(10, revealed);
        uint256 at = end + bound(wait, 0, 2 * Policy.WINDOW_SETTLE);
        vm.warp(at);
        bool free = !revealed || at >= end + Policy.WINDOW_SETTLE;
        address issuer = hub.getSeries(_key).issuer;
        vm.assertTrue((windows.tradingOf(_key) == IWindows.Trading.PRICE) == !free, "trades may come");
        vm.assertTrue(_as(issuer, address(hub), _payment) == free, "a payment");
        if (!free) return;
        _settle(200);
        _got(EACH, EACH);
    }

    /// What pays nobody now does not wait.
    function test_an_accrual_does_not_wait() public {
        vm.warp(_trade(10, true));
        _must(hub.getSeries(_key).issuer, address(hub), _reportCall(_key, PAYMENT, 2, 1));
        vm.assertEq(hub.getSeries(_key).accrued, PAYMENT, "it accrued");
    }

    /// The first wallet sells to the second; answers when the reveals end.
    function _trade(uint64 quantity, bool revealed) private returns (uint256 end) {
        _must(wallets[0], address(windows), abi.encodeCall(windows.openWindow, (_key)));
        uint256 start = block.timestamp;
        for (uint256 i = 0; i < 2; ++i) {
            bytes32 seal = keccak256(abi.encode(5, quantity, bytes32(0), wallets[i]));
            (uint256 money, uint64 units) = i == 0 ? (uint256(0), quantity) : (5 * uint256(quantity), uint64(0));
            _must(wallets[i], address(windows), abi.encodeCall(windows.commitOrder, (_key, seal, money, units)));
        }
        vm.warp(start + Policy.WINDOW_COMMIT);
        for (uint256 i = 0; i < 2 && revealed; ++i) {
            _must(wallets[i], address(windows), abi.encodeCall(windows.revealOrder, (_key, 5, quantity, 0)));
        }
        return start + Policy.WINDOW_COMMIT + Policy.WINDOW_REVEAL;
    }

    function _settle(uint32 steps) private {
        _must(wallets[2], address(windows), abi.encodeCall(windows.settleWindow, (_key, steps)));
    }

    function _got(uint256 seller, uint256 buyer) private view {
        vm.assertEq(hub.claimable(_key, wallets[0]), seller * 990, "the seller's part");
        vm.assertEq(hub.claimable(_key, wallets[1]), buyer * 990, "the buyer's part");
    }
}
