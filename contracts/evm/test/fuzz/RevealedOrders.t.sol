// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IWindows} from "../../src/interfaces/IWindows.sol";
import {Eip712} from "../../src/lib/Eip712.sol";
import {Periods} from "../../src/lib/Periods.sol";
import {Policy} from "../../src/lib/Policy.sol";
import {Market} from "../support/Market.sol";

/// What nobody does to a series while orders of a window lie open, because whoever does it has seen them.
contract RevealedOrdersTest is Market {
    uint256 private constant LEFT = Policy.WINDOW_COMMIT + Policy.WINDOW_REVEAL + Policy.WINDOW_SETTLE;
    bytes32 private _key;
    address private _issuer;

    /// A request voids a window; another one within REQUEST_VOID_INTERVAL waits until no window is open without a price.
    function testFuzz_a_request_voids_a_window_once_in_an_interval(uint32 wait, uint32 time) public {
        _use(_soldForLong(100));
        _openWindow();
        vm.warp(block.timestamp + 1);
        _requested(_key);
        _settle(0);
        vm.assertTrue(_phase() == IWindows.WindowPhase.VOID, "the first request voids");
        uint256 voidedAt = block.timestamp;
        vm.warp(voidedAt + bound(wait, 0, Policy.REQUEST_VOID_INTERVAL + 1 days));
        _must(_issuer, address(hardship), abi.encodeCall(hardship.voidExtinguishment, (_key)));

        uint256 at = _trade(1 + bound(time, 0, LEFT - 2));
        (bytes memory request,) = _requestCalls(_key);
        bool free = at >= voidedAt + Policy.REQUEST_VOID_INTERVAL;
        vm.assertTrue(_as(_issuer, address(hardship), request) == free, "a request while the window is open");
        if (free) return _isVoid();
        _endWindow();
        vm.assertTrue(_phase() == IWindows.WindowPhase.DONE, "the window traded");
        _must(_issuer, address(hardship), request);
    }

    /// A window that time voids keeps no request waiting, because anyone may void it.
    function test_a_request_follows_a_window_that_nobody_settled() public {
        _use(_soldForLong(100));
        _openWindow();
        vm.warp(block.timestamp + 1);
        _requested(_key);
        _settle(0);
        _must(_issuer, address(hardship), abi.encodeCall(hardship.voidExtinguishment, (_key)));
        vm.warp(_trade(LEFT) + 1);
        (bytes memory request,) = _requestCalls(_key);
        vm.assertTrue(!_as(_issuer, address(hardship), request), "it lies open until somebody voids it");
        _settle(0);
        vm.assertTrue(_phase() == IWindows.WindowPhase.VOID, "void by time");
        _must(_issuer, address(hardship), request);
    }

    function testFuzz_a_buy_out_is_announced_while_no_window_seeks_its_price(uint32 time) public {
        _use(_soldForLong(100));
        bytes memory announcement = abi.encodeCall(hub.announceBuyOut, (_key));
        _trade(bound(time, 0, LEFT - 1));
        vm.assertTrue(!_as(_issuer, address(hub), announcement), "before the window has its price");
        _endWindow();
        _must(_issuer, address(hub), announcement);
    }

    /// The trades that a price brings do not wait for the announcement, nor it for them.
    function test_a_buy_out_is_announced_between_a_price_and_its_trades() public {
        _use(_soldForLong(100));
        vm.warp(_trade(Policy.WINDOW_COMMIT) + Policy.WINDOW_REVEAL);
        while (windows.windowOf(_key).volume == 0) _settle(1);
        _must(_issuer, address(hub), abi.encodeCall(hub.announceBuyOut, (_key)));
        _settle(200);
        vm.assertEq(hub.unitsOf(_key, wallets[1]), 110, "the buyer's units");
    }

    /// What a quarter withheld is the seller's while orders are sealed, and the buyer's from the first reveal on, whoever asks.
    function testFuzz_a_routed_report_waits_from_the_first_reveal_on(uint32 time, bool orders, bool stranger) public {
        _use(_soldOnRouter(100));
        uint32 period = _routeIn(1e9);
        vm.warp(Periods.endsAt(period) + (stranger ? Policy.OPEN_WINDOW : 0));
        uint256 openedAt = block.timestamp;
        time = uint32(bound(time, 0, LEFT - 1));
        if (orders) {
            _trade(time);
        } else {
            _openWindow();
            vm.warp(openedAt + time);
        }
        bool free = !orders || time < Policy.WINDOW_COMMIT;
        address sender = stranger ? wallets[3] : _issuer;
        bytes memory report = abi.encodeCall(hub.submitRoutedReport, (_key, period));
        vm.assertTrue(_as(sender, address(hub), report) == free, "a routed report");
        if (!free) {
            _endWindow();
            _must(sender, address(hub), report);
        }
        uint256 each = hub.claimable(_key, wallets[2]) / 100;
        vm.assertTrue(each > 0, "the quarter pays");
        vm.assertEq(hub.claimable(_key, wallets[0]) / each, free ? 100 : 90, "the seller's part");
        vm.assertEq(hub.claimable(_key, wallets[1]) / each, free ? 100 : 110, "the buyer's part");
    }

    /// A pause stops the clock of the issuer's days too.
    function testFuzz_a_pause_adds_to_the_days_that_are_the_issuers(uint32 pause, uint32 wait) public {
        _use(_soldOnRouter(100));
        uint32 period = _routeIn(1);
        uint256 endsAt = Periods.endsAt(period);
        uint256 paused = bound(pause, 1, Policy.PAUSE_MAX);
        vm.warp(endsAt);
        _must(_issuer, address(hardship), abi.encodeCall(hardship.requestPause, (_key, vm.addr(_attestorKey(0)))));
        uint64 end = uint64(endsAt + paused);
        bytes memory signature = _sign(_attestorKey(0), Eip712.pause(_key, 0, end));
        _must(_issuer, address(hardship), abi.encodeCall(hardship.approvePause, (_key, uint64(0), end, signature)));
        uint256 at = endsAt + bound(wait, 0, Policy.PAUSE_MAX + 2 * Policy.OPEN_WINDOW);
        vm.warp(at);
        (, uint64 lateAt,) = hub.reportWindow(_key, period);
        vm.assertEq(lateAt, endsAt + Policy.OPEN_WINDOW + paused, "the end of the issuer's days");
        bytes memory report = abi.encodeCall(hub.submitRoutedReport, (_key, period));
        vm.assertTrue(_as(wallets[3], address(hub), report) == (at >= lateAt), "a stranger's report");
    }

    function _use(bytes32 key) private {
        (_key, _issuer) = (key, hub.getSeries(key).issuer);
    }

    function _openWindow() private {
        _must(wallets[5], address(windows), abi.encodeCall(windows.openWindow, (_key)));
    }

    /// A window in which the first wallet sells ten units to the second, `time` after it opened: revealed once it may be.
    function _trade(uint256 time) private returns (uint256 at) {
        _openWindow();
        uint256 start = block.timestamp;
        for (uint256 i = 0; i < 2; ++i) {
            bytes32 seal = keccak256(abi.encode(5, 10, bytes32(0), wallets[i]));
            bytes memory order = abi.encodeCall(windows.commitOrder, (_key, seal, i == 0 ? 0 : 50, i == 0 ? 10 : 0));
            _must(wallets[i], address(windows), order);
        }
        if (time >= Policy.WINDOW_COMMIT) _revealBoth(start);
        at = start + time;
        vm.warp(at);
    }

    function _revealBoth(uint256 openedAt) private {
        vm.warp(openedAt + Policy.WINDOW_COMMIT);
        for (uint256 i = 0; i < 2; ++i) {
            _must(wallets[i], address(windows), abi.encodeCall(windows.revealOrder, (_key, 5, 10, 0)));
        }
    }

    /// Settles the window, whose orders are revealed first where they are not.
    function _endWindow() private {
        IWindows.WindowView memory w = windows.windowOf(_key);
        if (w.phase == IWindows.WindowPhase.COMMIT) _revealBoth(w.openedAt);
        if (block.timestamp < w.revealEndsAt) vm.warp(w.revealEndsAt);
        _settle(200);
    }

    function _isVoid() private {
        _settle(0);
        vm.assertTrue(_phase() == IWindows.WindowPhase.VOID, "a later request voids again");
    }

    function _settle(uint32 steps) private {
        _must(wallets[5], address(windows), abi.encodeCall(windows.settleWindow, (_key, steps)));
    }

    function _phase() private view returns (IWindows.WindowPhase) {
        return windows.windowOf(_key).phase;
    }

    /// Routes income above the threshold in the running quarter, on its last day.
    function _routeIn(uint256 above) private returns (uint32 period) {
        period = hub.getSeries(_key).nextPeriod;
        vm.warp(Periods.endsAt(period) - 1);
        token.expect(wallets[3], _issuer);
        vm.prank(wallets[3]);
        router.route(_key, _theta[_key] + above);
    }
}
