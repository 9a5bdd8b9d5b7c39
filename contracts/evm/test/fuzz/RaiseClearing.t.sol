// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IRaise} from "../../src/interfaces/IRaise.sol";
import {Clearing} from "../support/Clearing.sol";
import {Market} from "../support/Market.sol";

/// The stepwise settlement of a raise against a reference that tries every price, with wallets that lose their
/// verification before or between the steps.
contract RaiseClearingTest is Market {
    struct Plan {
        uint8[6] prices;
        uint32[6] quantities;
        uint8 ties;
        uint8 step;
        uint8 sealed_; // bits: not revealed
        uint8 early; // bits: not verified as the settlement begins
        uint8 late; // bits: not verified after the first step
        uint8 offer;
    }

    bytes32 private _key;
    uint256 private _offered;

    function testFuzz_a_raise_clears_as_the_reference(Plan memory plan) public {
        uint256 start = block.timestamp;
        (_key,) = _open(uint256(plan.offer) << 16, false);
        _offered = hub.getSeries(_key).unitsOffered;
        Clearing.Bid[] memory bids = new Clearing.Bid[](WALLETS);
        for (uint256 i = 0; i < WALLETS; ++i) {
            bids[i].price = 1 + plan.prices[i] % (plan.ties % 8 + 1);
            bids[i].quantity = 1 + (_offered < plan.quantities[i] ? plan.quantities[i] % _offered : plan.quantities[i] % (_offered / 2));
            _bid(_key, wallets[i], bids[i].price, bids[i].quantity);
        }
        vm.warp(start + 1 days);
        for (uint256 i = 0; i < WALLETS; ++i) {
            if (plan.sealed_ >> i & 1 == 0) _reveal(_key, wallets[i], bids[i].price, bids[i].quantity);
        }
        vm.warp(start + 3 days);
        for (uint256 i = 0; i < WALLETS; ++i) if (plan.early >> i & 1 == 1) _verify(wallets[i], false);
        _step(1 + plan.step % 40);
        for (uint256 i = 0; i < WALLETS; ++i) if (plan.late >> i & 1 == 1) _verify(wallets[i], false);
        for (uint256 i = 0; i < 400 && raise.phase(_key) == IRaise.Phase.SETTLE; ++i) _step(1 + plan.step % 40);
        _compare(bids, plan);
    }

    function _step(uint256 work) private {
        _must(wallets[0], address(raise), abi.encodeCall(raise.settleStep, (_key, uint32(work))));
    }

    function _compare(Clearing.Bid[] memory bids, Plan memory plan) private view {
        IRaise.SettlementView memory v = raise.settlementOf(_key);
        bool any;
        IRaise.BidView[] memory views = new IRaise.BidView[](WALLETS);
        for (uint256 i = 0; i < WALLETS; ++i) {
            views[i] = raise.bidOf(_key, wallets[i]);
            bool counts = views[i].validity == IRaise.Validity.VALID && views[i].processing != IRaise.Processing.REJECTED;
            if (views[i].processing == IRaise.Processing.REJECTED) {
                vm.assertTrue(!registry.isVerified(wallets[i]), "a verified wallet was rejected");
            }
            if (counts) any = true;
            else bids[i].quantity = 0;
        }
        if (!any || v.phase == IRaise.Phase.FAILED) {
            vm.assertTrue(!any && v.phase == IRaise.Phase.FAILED, "a raise fails where no bid is left, and there alone");
            return;
        }
        (uint256 price, uint256[] memory units) = Clearing.raise(bids, _offered, minRaise[_key]);
        vm.assertEq(v.clearingPrice, price, "the clearing price");
        uint256 sum;
        uint256 winners;
        for (uint256 i = 0; i < WALLETS; ++i) {
            vm.assertEq(views[i].units, units[i], "the allocation");
            vm.assertEq(views[i].refund, views[i].deposit - units[i] * price - views[i].charge, "the refund");
            _checkCharge(views[i], plan.early >> i & 1 == 1, plan.late >> i & 1 == 1);
            sum += units[i];
            if (units[i] > 0) ++winners;
        }
        vm.assertEq(v.unitsSold, sum, "the units sold");
        vm.assertEq(v.holders, winners, "the holders");
        vm.assertLe(sum, _offered, "more than the supply");
    }

    /// Of an unrevealed bid, unless its wallet was not verified any more as its turn came.
    function _checkCharge(IRaise.BidView memory b, bool early, bool late) private pure {
        bool unrevealed = b.validity == IRaise.Validity.UNREVEALED;
        if (!unrevealed || early) vm.assertEq(b.charge, 0, "a charge");
        else if (!late || b.charge > 0) vm.assertEq(b.charge, b.deposit * 5 / 100, "the charge");
    }
}
