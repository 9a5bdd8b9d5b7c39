// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IRaise} from "../../src/interfaces/IRaise.sol";
import {Periods} from "../../src/lib/Periods.sol";
import {Policy} from "../../src/lib/Policy.sol";
import {Market} from "../support/Market.sol";

/// What becomes of an order that is never revealed.
contract SealedOrdersTest is Market {
    bytes32 private _key;

    /// A wallet that is not verified cannot reveal, so its order does not wait for the next window.
    function testFuzz_an_order_waits_only_if_its_wallet_could_reveal(bool buys, bool lost, uint8 steps) public {
        _key = _soldForLong(100);
        _trade(buys, lost, 1 + steps % 40);
        IRaise.Delivery expected = lost ? IRaise.Delivery.DUE : IRaise.Delivery.NONE;
        vm.assertTrue(windows.orderOf(_key, 1, wallets[2]).delivery == expected, "the delivery");
        uint256 had = token.balanceOf(wallets[2]);
        bytes memory delivery = abi.encodeCall(windows.deliverOrder, (_key, 1, wallets[2]));
        vm.assertTrue(_as(wallets[5], address(windows), delivery) == lost, "delivered");
        if (buys) vm.assertEq(token.balanceOf(wallets[2]) - had, lost ? 50 : 0, "the money");
        if (!buys) vm.assertEq(hub.heldOf(_key, wallets[2]), lost ? 10 : 0, "the units wait for the wallet alone");
    }

    /// Units that a sealed order locks earn as much as others.
    function test_units_of_a_sealed_order_earn_as_before() public {
        _key = _soldForLong(100);
        _trade(false, false, 40);
        vm.assertEq(hub.lockedOf(_key, wallets[2]), 10, "locked");
        _report(_key, 1e6, 0);
        vm.assertTrue(hub.claimable(_key, wallets[2]) > 0, "the quarter pays");
        vm.assertEq(hub.claimable(_key, wallets[2]), hub.claimable(_key, wallets[3]), "as others' units");
    }

    /// One to sell and one to buy trade; the third wallet's order stays sealed.
    function _trade(bool buys, bool lost, uint32 steps) private {
        uint256 start = block.timestamp;
        _must(wallets[5], address(windows), abi.encodeCall(windows.openWindow, (_key)));
        for (uint256 i = 0; i < 3; ++i) {
            bytes32 seal = keccak256(abi.encode(5, 10, bytes32(0), wallets[i]));
            bool spends = i == 2 ? buys : i == 1;
            bytes memory order = abi.encodeCall(windows.commitOrder, (_key, seal, spends ? 50 : 0, spends ? 0 : 10));
            _must(wallets[i], address(windows), order);
        }
        if (lost) _verify(wallets[2], false);
        vm.warp(start + Policy.WINDOW_COMMIT);
        for (uint256 i = 0; i < 3; ++i) {
            bool shown = _as(wallets[i], address(windows), abi.encodeCall(windows.revealOrder, (_key, 5, 10, 0)));
            vm.assertTrue(shown || (lost && i == 2), "a verified wallet may reveal");
            if (i == 1 && !lost) break;
        }
        vm.warp(start + Policy.WINDOW_COMMIT + Policy.WINDOW_REVEAL);
        while (_as(wallets[5], address(windows), abi.encodeCall(windows.settleWindow, (_key, steps)))) continue;
        vm.assertEq(hub.unitsOf(_key, wallets[1]), 110, "the others traded");
    }
}
