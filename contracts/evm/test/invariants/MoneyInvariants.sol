// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IIncomeSeries} from "../../src/interfaces/IIncomeSeries.sol";
import {IRaise} from "../../src/interfaces/IRaise.sol";
import {IWindows} from "../../src/interfaces/IWindows.sol";
import {InvariantBase} from "./InvariantBase.sol";

/// Each contract holds exactly what it owes.
abstract contract MoneyInvariants is InvariantBase {
    /// Fees, and of each series what was paid less its fees and what was claimed.
    function hubHoldsWhatItOwes() internal view {
        uint256 owed = hub.feesHeld();
        for (uint256 i = 0; i < world.seriesCount(); ++i) {
            bytes32 key = world.keys(i);
            IIncomeSeries.SeriesView memory s = hub.getSeries(key);
            vm.assertLe(s.paid + s.accrued, s.cap, "paid and accrued exceed the cap");
            uint256 left = s.paid - world.fees(key);
            uint256 claimable = 0;
            bool waiting = false; // units of an order, or of a bid, come before their claim
            for (uint256 j = 0; j < 6; ++j) {
                address wallet = world.wallets(j);
                uint256 claimed = world.claimed(key, wallet);
                left -= claimed;
                uint256 open = hub.claimable(key, wallet);
                claimable += open;
                waiting = waiting || world.undelivered(key, wallet) > 0
                    || hub.lockedOf(key, wallet) != hub.heldOf(key, wallet);
                if (s.state != IIncomeSeries.State.CLOSED) _checkEarned(key, wallet, claimed + open);
            }
            vm.assertLe(claimable, left, "more is claimable than a series was paid");
            if (s.state == IIncomeSeries.State.CLOSED) {
                if (s.unitsOutstanding == 0) {
                    vm.assertEq(claimable, left, "a closed series without units keeps something");
                }
                // each wallet's payout, tail and share are rounded down
                if (!waiting) vm.assertLe(left, claimable + 18, "a closed series keeps from its holders");
            }
            owed += left;
        }
        vm.assertEq(token.balanceOf(address(hub)), owed, "the hub does not hold what it owes");
    }

    /// Claimed and claimable are what the wallet's units earned, each of the two pools rounded down: less than two base
    /// units below, and nothing above (2^-10 base units are what 10^18 parts and 2^-64 base units leave open).
    function _checkEarned(bytes32 key, address wallet, uint256 had) private view {
        if (world.undelivered(key, wallet) > 0) return;
        uint256 earned = world.earned(key, wallet);
        uint256 slack = 1 << 54;
        vm.assertLe(had << 64, earned + slack, "a wallet got more than its units earned");
        vm.assertLt(earned, ((had + 2) << 64) + slack, "a wallet got less than its units earned");
    }

    /// Charges, what is kept, deposits that were not given back, and proceeds that were not withdrawn.
    function raiseHoldsWhatItOwes() internal view {
        uint256 owed = raise.feesHeld();
        for (uint256 i = 0; i < world.seriesCount(); ++i) {
            bytes32 key = world.keys(i);
            IRaise.SettlementView memory v = raise.settlementOf(key);
            bool done = v.phase == IRaise.Phase.DONE;
            if (done) {
                vm.assertEq(world.proceedsTaken(key), v.proceedsWithdrawn ? v.proceeds : 0, "proceeds taken");
                if (!v.proceedsWithdrawn) owed += v.proceeds;
            }
            for (uint256 j = 0; j < 6; ++j) {
                address wallet = world.wallets(j);
                owed += _kept(address(raise), key, wallet);
                owed += _owedOfBid(key, wallet, v);
            }
        }
        vm.assertEq(token.balanceOf(address(raise)), owed, "the raise does not hold what it owes");
    }

    function _owedOfBid(bytes32 key, address wallet, IRaise.SettlementView memory v) internal view returns (uint256) {
        (bool known, IRaise.BidView memory b) = world.bidOf(key, wallet);
        if (!known || b.delivery == IRaise.Delivery.DELIVERED) return 0;
        return b.deposit - b.charge - (v.phase == IRaise.Phase.DONE ? b.units * v.clearingPrice : 0);
    }

    /// What is kept, buyers' escrow that was not spent, and what sellers were not given for theirs.
    function windowsHoldWhatTheyOwe() internal view {
        uint256 owed;
        for (uint256 i = 0; i < world.seriesCount(); ++i) {
            bytes32 key = world.keys(i);
            uint32 last = windows.windowOf(key).window;
            for (uint256 j = 0; j < 6; ++j) {
                address wallet = world.wallets(j);
                owed += _kept(address(windows), key, wallet);
                for (uint32 n = 1; n <= last; ++n) owed += _owedOfOrder(key, n, wallet);
            }
        }
        vm.assertEq(token.balanceOf(address(windows)), owed, "the windows do not hold what they owe");
    }

    function _owedOfOrder(bytes32 key, uint32 number, address wallet) internal view returns (uint256) {
        try windows.orderOf(key, number, wallet) returns (IWindows.OrderView memory o) {
            if (o.delivery == IRaise.Delivery.DELIVERED) return 0;
            uint256 traded = o.filled * world.priceOf(key, number);
            return o.side == IWindows.Side.BUY ? o.money - traded : traded;
        } catch {
            return 0;
        }
    }

    /// All that is held, which is enough for what a live series may still owe, and what is kept for issuers.
    function routerHoldsWhatItOwes() internal view {
        uint256 owed;
        for (uint256 i = 0; i < world.seriesCount(); ++i) {
            bytes32 key = world.keys(i);
            (bool open,,, uint256 held) = router.routerOf(key);
            owed += held + world.keptByRouter(key);
            if (!open) continue;
            IIncomeSeries.SeriesView memory s = hub.getSeries(key);
            if (s.state == IIncomeSeries.State.CLOSED || s.state == IIncomeSeries.State.EXTINGUISHED) continue;
            uint256 needed = s.accrued + _unreported(key, s);
            if (needed > s.cap - s.paid) needed = s.cap - s.paid;
            vm.assertLe(needed, held, "the router holds less than a series may owe");
        }
        vm.assertEq(token.balanceOf(address(router)), owed, "the router does not hold what it owes");
    }

    /// Withheld for quarters from the next one on.
    function _unreported(bytes32 key, IIncomeSeries.SeriesView memory s) private view returns (uint256 sum) {
        if (s.nextPeriod == 0) return 0;
        for (uint32 p = s.nextPeriod; p <= s.lastPeriod; p = p % 10 == 4 ? p + 7 : p + 1) {
            (, uint256 withheld) = router.routedIn(key, p);
            sum += withheld;
        }
    }

    function _kept(address from, bytes32 key, address wallet) internal view returns (uint256) {
        return from == address(raise) ? world.keptByRaise(key, wallet) : world.keptByWindows(key, wallet);
    }
}
