// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IIncomeSeries} from "../../src/interfaces/IIncomeSeries.sol";
import {IWindows} from "../../src/interfaces/IWindows.sol";
import {Clearing} from "../support/Clearing.sol";
import {Market} from "../support/Market.sol";

/// The stepwise settlement of a window against a reference that tries every price.
contract WindowClearingTest is Market {
    struct Plan {
        uint8[6] prices;
        uint8[6] quantities;
        uint8 sides;
        uint8 ties;
        uint8 step;
        uint8 sealed_;
        uint8 gone; // bits: not verified as the settlement begins
    }

    uint256 private constant EACH = 100;
    uint256 private constant PAYMENT = 900_000; // before the window: what it pays stays with who held then
    bytes32 private _key;

    function setUp() public override {
        super.setUp();
        _key = _sold(EACH);
        _report(_key, PAYMENT, 0);
    }

    function testFuzz_a_window_clears_as_the_reference(Plan memory plan) public {
        _must(wallets[0], address(windows), abi.encodeCall(windows.openWindow, (_key)));
        uint256 start = block.timestamp;
        Clearing.Order[] memory orders = new Clearing.Order[](WALLETS);
        for (uint256 i = 0; i < WALLETS; ++i) {
            orders[i] = Clearing.Order(
                plan.sides >> i & 1 == 1, 1 + plan.prices[i] % (plan.ties % 8 + 1), 1 + plan.quantities[i] % EACH
            );
            _order(wallets[i], orders[i]);
        }
        vm.warp(start + 3 days);
        for (uint256 i = 0; i < WALLETS; ++i) {
            if (plan.sealed_ >> i & 1 == 1) continue;
            bytes memory data = abi.encodeCall(windows.revealOrder, (_key, orders[i].price, orders[i].quantity, 0));
            _must(wallets[i], address(windows), data);
        }
        vm.warp(start + 5 days);
        for (uint256 i = 0; i < WALLETS; ++i) {
            if (plan.gone >> i & 1 == 1) _verify(wallets[i], false);
            if ((plan.gone | plan.sealed_) >> i & 1 == 1) orders[i].quantity = 0;
        }
        for (uint256 i = 0; i < 400 && windows.phaseOf(_key, 1) == IWindows.WindowPhase.SETTLE; ++i) {
            bytes memory data = abi.encodeCall(windows.settleWindow, (_key, uint32(1 + plan.step % 40)));
            _must(wallets[0], address(windows), data);
        }
        _compare(orders, plan.gone);
    }

    function _order(address wallet, Clearing.Order memory o) private {
        bytes32 seal = keccak256(abi.encode(o.price, o.quantity, bytes32(0), wallet));
        (uint256 money, uint64 units) = o.buys ? (o.price * o.quantity, uint64(0)) : (uint256(0), uint64(o.quantity));
        _must(wallet, address(windows), abi.encodeCall(windows.commitOrder, (_key, seal, money, units)));
    }

    function _compare(Clearing.Order[] memory orders, uint8 gone) private {
        (uint256 price, uint256 volume, uint256[] memory units) = Clearing.window(orders);
        IWindows.WindowView memory w = windows.windowOf(_key);
        vm.assertEq(uint256(w.phase), uint256(IWindows.WindowPhase.DONE), "settled");
        vm.assertEq(w.price, price, "the price");
        vm.assertEq(w.volume, volume, "the volume");
        vm.prank(address(hardship));
        hub.moveState(_key, IIncomeSeries.State.EXTINGUISHED, 0); // orders that were never revealed wait no longer
        uint256 sum;
        for (uint256 i = 0; i < WALLETS; ++i) {
            IWindows.OrderView memory o = windows.orderOf(_key, 1, wallets[i]);
            vm.assertEq(o.filled, units[i], "the units of an order");
            uint256 before = token.balanceOf(wallets[i]);
            bool buys = o.side == IWindows.Side.BUY;
            token.expect(address(0), wallets[i]);
            windows.deliverOrder(_key, 1, wallets[i]);
            uint256 got = token.balanceOf(wallets[i]) - before;
            vm.assertEq(got, buys ? o.money - units[i] * price : units[i] * price, "the money of an order");
            uint256 held = buys ? EACH + units[i] : EACH - units[i];
            vm.assertEq(hub.unitsOf(_key, wallets[i]), held, "the units of a wallet");
            uint256 waiting = gone >> i & 1 == 1 ? o.units : 0;
            vm.assertEq(hub.lockedOf(_key, wallets[i]), waiting, "units stay locked of a wallet that is not verified");
            vm.assertEq(hub.claimable(_key, wallets[i]), PAYMENT * 99 / 100 / WALLETS, "what was earned before");
            sum += hub.unitsOf(_key, wallets[i]);
        }
        vm.assertEq(sum, EACH * WALLETS, "units are neither made nor lost");
        vm.assertEq(token.balanceOf(address(windows)), 0, "the windows keep nothing");
        vm.assertEq(token.strangers() + token.reentered(), 0, "nobody else is paid, and nothing reenters");
    }
}
