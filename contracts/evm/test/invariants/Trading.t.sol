// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {MoneyInvariants} from "./MoneyInvariants.sol";
import {SaleInvariants} from "./SaleInvariants.sol";
import {UnitInvariants} from "./UnitInvariants.sol";

/// The windows' invariants again, where most calls trade: among all other calls few windows get to a price and fewer to
/// deliveries.
contract TradingInvariantsTest is MoneyInvariants, UnitInvariants, SaleInvariants {
    function targetSelectors() public view override returns (FuzzSelector[] memory targets) {
        bytes4[16] memory list = [
            world.tradeThrough.selector, world.tradeThrough.selector, world.settleWindow.selector,
            world.settleWindow.selector, world.settleWindow.selector, world.settleWindow.selector,
            world.deliverOrder.selector, world.deliverOrder.selector, world.deliverOrder.selector,
            world.deliverOrder.selector, world.nextWindow.selector, world.verify.selector,
            world.releaseUnits.selector, world.claimKept.selector, world.deliverBid.selector, world.claim.selector
        ];
        targets = new FuzzSelector[](1);
        targets[0].addr = address(world);
        targets[0].selectors = new bytes4[](list.length);
        for (uint256 i = 0; i < list.length; ++i) targets[0].selectors[i] = list[i];
    }

    function invariant_traders_are_owed_what_the_windows_hold() public view {
        windowsHoldWhatTheyOwe();
    }

    function invariant_trading_keeps_the_sum_of_units() public view {
        unitsAddUp();
    }

    function invariant_windows_trade_their_whole_volume() public view {
        windowsTradeEvenly();
        vm.assertEq(bytes(world.broken()).length, 0, world.broken());
        vm.assertEq(token.strangers() + token.reentered(), 0, "nobody else is paid, and nothing reenters");
    }

    /// That such calls do trade, and deliver to both sides.
    function test_trading_reaches_prices_and_deliveries() public {
        FuzzSelector memory drawn = targetSelectors()[0];
        for (uint256 i = 0; i < 400; ++i) {
            uint256 seed = uint256(keccak256(abi.encode(i)));
            bytes4 selector = drawn.selectors[seed % drawn.selectors.length];
            (bool ok,) = address(world).call(abi.encodeWithSelector(selector, uint256(keccak256(abi.encode(seed)))));
            require(ok, "the handler failed");
        }
        vm.assertLe(5, world.priced(), "too few windows traded");
        vm.assertLe(20, world.succeeded(windows.deliverOrder.selector), "too few orders were delivered");
    }
}
