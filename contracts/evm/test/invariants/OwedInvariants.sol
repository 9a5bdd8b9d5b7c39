// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IIncomeSeries} from "../../src/interfaces/IIncomeSeries.sol";
import {IKeptPayments} from "../../src/interfaces/IKeptPayments.sol";
import {IRaise} from "../../src/interfaces/IRaise.sol";
import {IWindows} from "../../src/interfaces/IWindows.sol";
import {MoneyInvariants} from "./MoneyInvariants.sol";

/// What the views show as owed can be withdrawn at any moment, by everybody after each other in any order.
abstract contract OwedInvariants is MoneyInvariants {
    uint256 private constant WALLETS = 6;
    uint256 private constant PARTIES = 7; // the wallets, and the issuer with the fees

    function owedCanBeWithdrawn() internal {
        uint256 state = vm.snapshotState();
        uint256 drawn = uint256(keccak256(abi.encode(block.timestamp, token.balanceOf(address(hub)))));
        uint256 count = world.seriesCount() * PARTIES;
        uint256[] memory shown = new uint256[](count);
        for (uint256 i = 0; i < count; ++i) {
            if (i % PARTIES < WALLETS) shown[i] = hub.claimable(world.keys(i / PARTIES), world.wallets(i % PARTIES));
        }
        for (uint256 j = 0; j < WALLETS; ++j) token.block_(world.wallets(j), false);
        for (uint256 j = 0; j < 2; ++j) token.block_(world.issuers(j), false);
        // A stride that has no factor in common with 7 times 2 to 5 series gives each party its turn.
        uint256 stride = [uint256(1), 11, 13, 17][drawn % 4];
        for (uint256 i = 0; i < count; ++i) {
            uint256 place = (i * stride + (drawn >> 8)) % count;
            bytes32 key = world.keys(place / PARTIES);
            if (place % PARTIES == WALLETS) _withdrawIssuers(key, drawn >> 16);
            else _withdrawWallets(key, world.wallets(place % PARTIES), shown[place], drawn >> (16 + i % 32));
        }
        require(vm.revertToState(state), "the state is not there any more");
    }

    function _withdrawWallets(bytes32 key, address wallet, uint256 shown, uint256 drawn) private {
        for (uint256 i = 0; i < 4; ++i) {
            uint256 which = (i + drawn) % 4;
            if (which == 0) _withdrawBid(key, wallet);
            else if (which == 1) _withdrawOrders(key, wallet);
            else if (which == 2) _withdrawClaims(key, wallet, shown);
            else _withdrawKept(key, wallet);
        }
    }

    function _withdrawBid(bytes32 key, address bidder) private {
        (bool known, IRaise.BidView memory b) = world.bidOf(key, bidder);
        if (!known || b.delivery != IRaise.Delivery.DUE) return;
        uint256 owed = _owedOfBid(key, bidder, raise.settlementOf(key));
        vm.assertEq(b.refund, owed, "a bid shows another refund than it is owed");
        _withdraw(bidder, owed, address(raise), abi.encodeCall(raise.deliverBid, (key, bidder)));
    }

    function _withdrawOrders(bytes32 key, address trader) private {
        uint32 last = windows.windowOf(key).window;
        for (uint32 n = last; n > 0; --n) {
            try windows.orderOf(key, n, trader) returns (IWindows.OrderView memory o) {
                if (o.delivery != IRaise.Delivery.DUE) continue;
            } catch {
                continue;
            }
            uint256 owed = _owedOfOrder(key, n, trader);
            _withdraw(trader, owed, address(windows), abi.encodeCall(windows.deliverOrder, (key, n, trader)));
        }
    }

    function _withdrawClaims(bytes32 key, address holder, uint256 shown) private {
        IIncomeSeries.SeriesView memory s = hub.getSeries(key);
        uint256 due = hub.claimable(key, holder);
        vm.assertLe(shown, due, "the claims of others took what was claimable");
        if (due == 0) return;
        uint256 before = token.balanceOf(holder);
        bool waits = hub.lockedOf(key, holder) != hub.heldOf(key, holder);
        if (s.state == IIncomeSeries.State.CLOSED && !waits) {
            bool boughtOut = s.closeReason == IIncomeSeries.CloseReason.BUYOUT;
            bytes4 last = boughtOut ? hub.claimRedemption.selector : hub.claimFinal.selector;
            _send(address(hub), abi.encodeWithSelector(last, key, holder));
        } else {
            _send(address(hub), abi.encodeCall(hub.claimTail, (key, holder)));
            _send(address(hub), abi.encodeCall(hub.claimPayout, (key, holder)));
        }
        vm.assertEq(token.balanceOf(holder) - before, due, "a claim did not pay what was claimable");
        vm.assertEq(hub.claimable(key, holder), 0, "something is claimable after the claim");
    }

    function _withdrawKept(bytes32 key, address wallet) private {
        address[2] memory keepers = [address(raise), address(windows)];
        for (uint256 i = 0; i < 2; ++i) _withdrawKeptOf(keepers[i], key, wallet, _kept(keepers[i], key, wallet));
    }

    function _withdrawKeptOf(address keeper, bytes32 key, address wallet, uint256 kept) private {
        if (kept > 0) _withdraw(wallet, kept, keeper, abi.encodeCall(IKeptPayments.claimKept, (key, wallet)));
    }

    function _withdrawIssuers(bytes32 key, uint256 drawn) private {
        IIncomeSeries.SeriesView memory s = hub.getSeries(key);
        IRaise.SettlementView memory v = raise.settlementOf(key);
        if (v.phase == IRaise.Phase.DONE && !v.proceedsWithdrawn) {
            _withdraw(s.issuer, v.proceeds, address(raise), abi.encodeCall(raise.withdrawProceeds, (key)));
        }
        (bool open,,, uint256 held) = router.routerOf(key);
        bool over = s.state == IIncomeSeries.State.CLOSED || s.state == IIncomeSeries.State.EXTINGUISHED;
        if (open && over) _withdraw(s.issuer, held, address(router), abi.encodeCall(router.release, (key)));
        _withdrawKeptOf(address(router), key, s.issuer, world.keptByRouter(key));
        address collector = world.FEE_COLLECTOR();
        if (drawn % 2 == 0) _withdraw(collector, hub.feesHeld(), address(hub), abi.encodeCall(hub.collectFees, ()));
        else _withdraw(collector, raise.feesHeld(), address(raise), abi.encodeCall(raise.collectFees, ()));
    }

    function _withdraw(address payee, uint256 owed, address from, bytes memory data) private {
        uint256 before = token.balanceOf(payee);
        _send(from, data);
        vm.assertEq(token.balanceOf(payee) - before, owed, "a withdrawal did not pay what was owed");
    }

    /// By somebody with no part in it, or by the issuer where the call is the issuer's alone.
    function _send(address target, bytes memory data) private {
        if (bytes4(data) == raise.withdrawProceeds.selector) {
            bytes32 key;
            assembly {
                key := mload(add(data, 36))
            }
            vm.prank(hub.getSeries(key).issuer);
        }
        (bool ok, bytes memory answer) = target.call(data);
        if (ok) return;
        vm.assertTrue(false, string.concat("what is owed was refused: ", vm.toString(answer)));
    }
}
