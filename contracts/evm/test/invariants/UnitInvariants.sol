// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IHardship} from "../../src/interfaces/IHardship.sol";
import {IIncomeSeries} from "../../src/interfaces/IIncomeSeries.sol";
import {IRaise} from "../../src/interfaces/IRaise.sol";
import {IWindows} from "../../src/interfaces/IWindows.sol";
import {InvariantBase} from "./InvariantBase.sol";

/// Units are neither made nor lost, and states never go back.
abstract contract UnitInvariants is InvariantBase {
    function unitsAddUp() internal view {
        for (uint256 i = 0; i < world.seriesCount(); ++i) {
            bytes32 key = world.keys(i);
            uint256 sum;
            for (uint256 j = 0; j < 6; ++j) {
                address wallet = world.wallets(j);
                sum += world.ownedUnits(key, wallet);
                uint256 locked = hub.lockedOf(key, wallet);
                uint256 held = hub.heldOf(key, wallet);
                vm.assertLe(locked, hub.unitsOf(key, wallet), "more units are locked than there are");
                vm.assertLe(held, locked, "more units are held than locked");
                vm.assertEq(locked - held, _escrowed(key, wallet), "units are locked without an order");
            }
            vm.assertEq(sum, hub.getSeries(key).unitsOutstanding, "units outstanding are not the sum of all units");
            for (uint256 j = 0; j < 2; ++j) {
                vm.assertEq(hub.unitsOf(key, world.issuers(j)), 0, "an issuer holds units");
            }
        }
    }

    /// Units that the orders of a wallet still hold.
    function _escrowed(bytes32 key, address wallet) private view returns (uint256 sum) {
        uint32 last = windows.windowOf(key).window;
        for (uint32 n = 1; n <= last; ++n) {
            try windows.orderOf(key, n, wallet) returns (IWindows.OrderView memory o) {
                if (o.side == IWindows.Side.SELL && o.delivery != IRaise.Delivery.DELIVERED) sum += o.units - o.filled;
            } catch {}
        }
    }

    function whatIsOverOwesNothing() internal view {
        for (uint256 i = 0; i < world.seriesCount(); ++i) {
            IIncomeSeries.SeriesView memory s = hub.getSeries(world.keys(i));
            bool over = s.state == IIncomeSeries.State.CLOSED || s.state == IIncomeSeries.State.EXTINGUISHED
                || s.state == IIncomeSeries.State.FAILED;
            if (over || s.state == IIncomeSeries.State.TAIL) vm.assertEq(s.nextPeriod, 0, "a period follows the end");
            bool unpaid = s.closeReason == IIncomeSeries.CloseReason.TERM && !s.routed;
            if (over && !unpaid) vm.assertEq(s.accrued, 0, "a series that is over owes an accrual");
            if (s.state == IIncomeSeries.State.FAILED) vm.assertEq(s.unitsOutstanding, 0, "a failed raise has units");
        }
    }

    /// REPORTED and MISSED are for good, and come in order: all before the next period, none after it.
    function periodsAreSettledInOrder() internal view {
        for (uint256 i = 0; i < world.seriesCount(); ++i) {
            bytes32 key = world.keys(i);
            IIncomeSeries.SeriesView memory s = hub.getSeries(key);
            bool live = s.state == IIncomeSeries.State.ACTIVE || s.state == IIncomeSeries.State.PAUSED;
            if (!live && s.state != IIncomeSeries.State.TAIL) continue;
            for (uint32 p = s.firstPeriod; p <= s.lastPeriod; p = p % 10 == 4 ? p + 7 : p + 1) {
                IIncomeSeries.PeriodState state = hub.periodState(key, p);
                bool settled =
                    state == IIncomeSeries.PeriodState.REPORTED || state == IIncomeSeries.PeriodState.MISSED;
                vm.assertTrue(settled == (s.nextPeriod == 0 || p < s.nextPeriod), "a period is settled out of order");
            }
        }
    }

    function pausesStayWithinTheirBudget() internal view {
        for (uint256 i = 0; i < world.seriesCount(); ++i) {
            IHardship.PauseView memory p = hardship.pauseOf(world.keys(i));
            uint256 running = p.state == IHardship.PauseState.APPROVED ? p.pauseEnd - p.startedAt : 0;
            vm.assertLe(running, 180 days, "a pause is longer than it may be");
            vm.assertLe(p.used + running, 365 days, "the pauses of a series are longer than they may be");
        }
    }
}
