// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IIncomeSeries} from "../../src/interfaces/IIncomeSeries.sol";
import {IWindows} from "../../src/interfaces/IWindows.sol";
import {Eip712} from "../../src/lib/Eip712.sol";
import {Periods} from "../../src/lib/Periods.sol";
import {Policy} from "../../src/lib/Policy.sol";
import {Market} from "../support/Market.sol";

/// What has to wait, how often something may be put off, and what a change ends.
contract WaitsTest is Market {
    function testFuzz_a_pause_waits_for_the_last_ones_cooldown(uint32 length, uint32 wait) public {
        bytes32 key = _sold(100);
        uint256 end = block.timestamp + bound(length, 1, Policy.PAUSE_MAX);
        vm.assertTrue(_pause(key, end), "the first pause");
        uint256 at = end + bound(wait, 0, 2 * Policy.PAUSE_COOLDOWN);
        vm.warp(at);
        vm.assertTrue(_pause(key, at + 1 days) == (at >= end + Policy.PAUSE_COOLDOWN), "the next one");
    }

    /// A fifth quarter in a row cannot be put off, and may again once one fell due.
    function testFuzz_four_quarters_in_a_row_are_put_off(uint64[7] memory payments) public {
        bytes32 key = _soldForLong(100);
        address issuer = hub.getSeries(key).issuer;
        for (uint256 i = 0; i < 4; ++i) _report(key, uint256(payments[i]) % 1e5, 1);
        _due(key);
        bytes memory fifth = _reportCall(key, 1, 2, 1);
        vm.assertTrue(!_as(issuer, address(hub), fifth), "a fifth one");
        _must(issuer, address(hub), _reportCall(key, 1, 2, 0));
        vm.assertEq(hub.getSeries(key).accrued, 0, "all that accrued fell due");
        _report(key, 1, 1);
        vm.assertEq(hub.getSeries(key).deferredInARow, 1, "the first in a row again");
    }

    /// From ACCRUAL_WAIT after the tail's window on anyone closes a series whose issuer did not pay; what accrued stays on record.
    function testFuzz_an_unpaid_accrual_delays_a_close_no_longer(uint64 accrued, uint32 wait, bool paid) public {
        bytes32 key = _sold(100);
        uint256 amount = 1 + accrued % 1e5;
        _report(key, amount, 1);
        _report(key, 0, 1);
        IIncomeSeries.SeriesView memory s = hub.getSeries(key);
        if (paid) _must(s.issuer, address(hub), abi.encodeCall(hub.payTail, (key, amount)));
        uint256 over = s.tailStartedAt + Policy.TAIL_WINDOW;
        uint256 at = over + bound(wait, 0, 2 * Policy.ACCRUAL_WAIT);
        vm.warp(at);
        bool closes = paid || at >= over + Policy.ACCRUAL_WAIT;
        vm.assertTrue(_as(wallets[0], address(hub), abi.encodeCall(hub.closeSeries, (key))) == closes, "the close");
        if (!closes) return;
        s = hub.getSeries(key);
        vm.assertEq(uint256(s.closeReason), uint256(IIncomeSeries.CloseReason.TERM), "by its term");
        vm.assertEq(s.accrued, paid ? 0 : amount, "what accrued stays on record");
        for (uint256 i = 0; i < WALLETS; ++i) {
            _must(wallets[i], address(hub), abi.encodeCall(hub.claimFinal, (key, wallets[i])));
        }
        vm.assertEq(token.balanceOf(address(hub)), hub.feesHeld(), "every holder left");
    }

    /// What a router holds anyone pays: such a series is never closed over it.
    function test_an_accrual_that_a_router_holds_is_paid_first() public {
        bytes32 key = _soldOnRouter(100);
        IIncomeSeries.SeriesView memory s = hub.getSeries(key);
        while (s.state == IIncomeSeries.State.ACTIVE) {
            vm.warp(Periods.closesAt(s.nextPeriod));
            _must(wallets[0], address(hub), abi.encodeCall(hub.markMissed, (key, s.nextPeriod)));
            s = hub.getSeries(key);
        }
        uint32 year = s.lastPeriod / 10;
        bytes32 message = Eip712.trueUp(key, year, 0, uint64(block.timestamp), 700);
        bytes memory signature = _sign(_attestorKey(0), message);
        bytes memory data = abi.encodeCall(hub.submitTrueUp, (key, year, 0, uint64(block.timestamp), 700, signature));
        _must(s.issuer, address(hub), data);
        vm.warp(block.timestamp + Policy.TAIL_WINDOW + 2 * Policy.ACCRUAL_WAIT);
        bytes memory close = abi.encodeCall(hub.closeSeries, (key));
        vm.assertTrue(!_as(wallets[0], address(hub), close), "a close before the router paid");
        _must(wallets[0], address(hub), abi.encodeCall(hub.payTail, (key, 700)));
        _must(wallets[0], address(hub), close);
        vm.assertEq(hub.getSeries(key).accrued, 0, "nothing is owed");
    }

    function testFuzz_changed_terms_void_a_window(uint32 time, bool revealed) public {
        bytes32 key = _sold(100);
        _must(wallets[0], address(windows), abi.encodeCall(windows.openWindow, (key)));
        uint256 start = block.timestamp;
        bytes32 seal = keccak256(abi.encode(5, 10, bytes32(0), wallets[0]));
        _must(wallets[0], address(windows), abi.encodeCall(windows.commitOrder, (key, seal, 0, 10)));
        vm.warp(start + 3 days);
        if (revealed) _must(wallets[0], address(windows), abi.encodeCall(windows.revealOrder, (key, 5, 10, 0)));
        vm.warp(start + 3 days + time % 2 days);
        bytes memory settle = abi.encodeCall(windows.settleWindow, (key, 1));
        vm.assertTrue(!_as(wallets[1], address(windows), settle), "settled before the reveals end");
        _amend(key);
        _must(wallets[1], address(windows), settle);
        vm.assertEq(uint256(windows.phaseOf(key, 1)), uint256(IWindows.WindowPhase.VOID), "void");
        _must(wallets[0], address(windows), abi.encodeCall(windows.deliverOrder, (key, 1, wallets[0])));
        vm.assertEq(hub.lockedOf(key, wallets[0]), 0, "a voided window locks nothing");
    }

    function _amend(bytes32 key) private {
        IIncomeSeries.SeriesView memory s = hub.getSeries(key);
        bytes32 terms = bytes32(uint256(s.termsCommitment) + 1);
        bytes memory signature = _sign(_attestorKey(0), Eip712.amend(key, s.amendmentNonce, terms, s.cap));
        bytes memory data = abi.encodeCall(hub.amendTerms, (key, s.amendmentNonce, terms, s.cap, signature));
        _must(s.issuer, address(hub), data);
    }

    function _pause(bytes32 key, uint256 end) private returns (bool) {
        address issuer = hub.getSeries(key).issuer;
        _must(issuer, address(hardship), abi.encodeCall(hardship.requestPause, (key, vm.addr(_attestorKey(0)))));
        uint64 nonce = hardship.pauseOf(key).pauseNonce;
        bytes memory signature = _sign(_attestorKey(0), Eip712.pause(key, nonce, uint64(end)));
        return _as(wallets[0], address(hardship), abi.encodeCall(hardship.approvePause, (key, nonce, uint64(end), signature)));
    }

    /// To the end of the next quarter, with a fresh rate.
    function _due(bytes32 key) private {
        uint64 endsAt = Periods.endsAt(hub.getSeries(key).nextPeriod);
        vm.warp(endsAt - 1);
        feed.publish(CURRENCY, WAD);
        vm.warp(endsAt);
    }
}
