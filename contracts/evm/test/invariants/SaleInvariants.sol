// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IRaise} from "../../src/interfaces/IRaise.sol";
import {IWindows} from "../../src/interfaces/IWindows.sol";
import {Clearing} from "../support/Clearing.sol";
import {InvariantBase} from "./InvariantBase.sol";

/// What raises and windows sold is what a reference that looks at every pair of bids gives.
abstract contract SaleInvariants is InvariantBase {
    function raisesClearAtOnePrice() internal view {
        for (uint256 i = 0; i < world.seriesCount(); ++i) {
            bytes32 key = world.keys(i);
            IRaise.SettlementView memory v = raise.settlementOf(key);
            if (v.phase != IRaise.Phase.GATE && v.phase != IRaise.Phase.DONE) continue;
            uint256 offered = hub.getSeries(key).unitsOffered;
            vm.assertLe(v.unitsSold, offered, "more units were sold than offered");
            (Clearing.Bid[] memory bids, uint256[] memory units) = _bids(key, v.bids, v.clearingPrice);
            (uint256 price, uint256[] memory expected) = Clearing.raise(bids, offered, world.minRaise(key));
            vm.assertEq(price, v.clearingPrice, "not the clearing price");
            uint256 sum;
            for (uint256 j = 0; j < bids.length; ++j) {
                vm.assertEq(units[j], expected[j], "not the allocation of the clearing price");
                sum += units[j];
            }
            vm.assertEq(sum, v.unitsSold, "allocations do not add up to the units sold");
        }
    }

    /// Bids in order of sequence; one that takes no part has quantity 0, and must have got nothing.
    function _bids(bytes32 key, uint32 count, uint256 price)
        private
        view
        returns (Clearing.Bid[] memory bids, uint256[] memory units)
    {
        bids = new Clearing.Bid[](count);
        units = new uint256[](count);
        for (uint32 j = 0; j < count; ++j) {
            (, IRaise.BidView memory b) = world.bidOf(key, raise.bidderAt(key, j + 1));
            bool counts = b.validity == IRaise.Validity.VALID && b.processing != IRaise.Processing.REJECTED;
            if (!counts) vm.assertEq(b.units, 0, "a bid that takes no part got units");
            if (b.units > 0) vm.assertLe(price, b.price, "a bid was filled above its price");
            vm.assertLe(b.units * price + b.charge, b.deposit, "a bid costs more than its deposit");
            bids[j] = Clearing.Bid(b.price, counts ? b.quantity : 0);
            units[j] = b.units;
        }
    }

    function windowsTradeEvenly() internal view {
        for (uint256 i = 0; i < world.seriesCount(); ++i) {
            bytes32 key = world.keys(i);
            uint32 last = windows.windowOf(key).window;
            for (uint32 n = 1; n <= last; ++n) _checkWindow(key, n);
        }
    }

    function _checkWindow(bytes32 key, uint32 number) private view {
        uint256 price = world.priceOf(key, number);
        uint256 bought;
        uint256 sold;
        bool rejected;
        for (uint256 j = 0; j < 6; ++j) {
            try windows.orderOf(key, number, world.wallets(j)) returns (IWindows.OrderView memory o) {
                if (o.processing == IRaise.Processing.REJECTED) rejected = true;
                if (o.filled == 0) continue;
                vm.assertLe(o.filled, o.quantity, "an order was filled above its quantity");
                vm.assertTrue(o.validity == IRaise.Validity.VALID, "an order that is not valid was filled");
                if (o.side == IWindows.Side.BUY) {
                    bought += o.filled;
                    vm.assertLe(price, o.price, "a buyer pays more than its limit");
                    vm.assertLe(o.filled * price, o.money, "a buyer pays more than its escrow");
                } else {
                    sold += o.filled;
                    vm.assertLe(o.price, price, "a seller gets less than its limit");
                    vm.assertLe(o.filled, o.units, "a seller sells more than its escrow");
                }
            } catch {}
        }
        vm.assertEq(bought, sold, "units bought are not units sold");
        IWindows.WindowView memory w = windows.windowOf(key);
        if (w.window != number) return;
        vm.assertLe(sold, w.volume, "more was traded than the volume");
        if (w.phase == IWindows.WindowPhase.DONE && !rejected) {
            vm.assertEq(sold, w.volume, "less was traded than the volume, though every wallet was verified");
        }
    }
}
