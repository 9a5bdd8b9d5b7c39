// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IIncomeSeries} from "../../src/interfaces/IIncomeSeries.sol";
import {IKeptPayments} from "../../src/interfaces/IKeptPayments.sol";
import {Periods} from "../../src/lib/Periods.sol";
import {Market} from "../support/Market.sol";

/// A token that refuses the issuer stops no income of a routed series: the issuer's part is kept for it.
contract RouterKeptTest is Market {
    bytes32 private _key;
    address private _issuer;
    IKeptPayments private _kept;

    function setUp() public override {
        super.setUp();
        _key = _soldOnRouter(100);
        _issuer = hub.getSeries(_key).issuer;
        _kept = IKeptPayments(address(router));
    }

    function testFuzz_a_blocked_issuer_is_paid_later(uint64[4] memory amounts, uint8 blocked) public {
        uint32 period = hub.getSeries(_key).nextPeriod;
        uint256 forwarded;
        uint256 refused;
        uint256 before = token.balanceOf(_issuer);
        for (uint256 i = 0; i < amounts.length; ++i) {
            uint256 amount = 1 + uint256(amounts[i]);
            (, uint256 held) = router.routedIn(_key, period);
            token.block_(_issuer, blocked >> i & 1 == 1);
            _pays(abi.encodeCall(router.route, (_key, amount)));
            (, uint256 then) = router.routedIn(_key, period);
            forwarded += amount - (then - held);
            if (blocked >> i & 1 == 1) refused += amount - (then - held);
        }
        vm.assertEq(token.balanceOf(_issuer), before + forwarded - refused, "what the issuer got");
        _claims(refused);
        vm.assertEq(token.balanceOf(_issuer), before + forwarded, "what the issuer got in the end");
        (,,, uint256 left) = router.routerOf(_key);
        vm.assertEq(token.balanceOf(address(router)), left, "the router keeps what it withheld alone");
    }

    /// What a closed series does not need is kept as well: nothing of it stays with the router for others.
    function testFuzz_money_released_to_a_blocked_issuer_is_kept(uint64 amount) public {
        _pays(abi.encodeCall(router.route, (_key, 1e6 + uint256(amount))));
        _must(_issuer, address(hub), abi.encodeCall(hub.announceBuyOut, (_key)));
        vm.warp(block.timestamp + 7 days);
        _must(_issuer, address(hub), abi.encodeCall(hub.buyOut, (_key)));
        (,,, uint256 held) = router.routerOf(_key);
        token.block_(_issuer, true);
        _must(wallets[0], address(router), abi.encodeCall(router.release, (_key)));
        _claims(held);
        vm.assertEq(token.balanceOf(address(router)), 0, "the router is empty");
    }

    /// As `wallets[1]`, who may pay anybody here.
    function _pays(bytes memory data) private {
        _must(wallets[1], address(router), data);
    }

    function _claims(uint256 amount) private {
        bytes memory claim = abi.encodeCall(IKeptPayments.claimKept, (_key, _issuer));
        vm.assertEq(_kept.keptOf(_key, _issuer), amount, "what is kept");
        if (amount > 0) {
            token.block_(_issuer, true);
            vm.assertTrue(!_as(wallets[2], address(router), claim), "a blocked issuer was paid");
        }
        token.block_(_issuer, false);
        uint256 before = token.balanceOf(_issuer);
        vm.assertTrue(_as(wallets[2], address(router), claim) == amount > 0, "the claim");
        vm.assertEq(token.balanceOf(_issuer) - before, amount, "the claim's amount");
        vm.assertTrue(!_as(wallets[2], address(router), claim), "it is claimed once");
    }
}
