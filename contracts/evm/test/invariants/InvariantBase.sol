// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IFxFeed} from "../../src/interfaces/IFxFeed.sol";
import {IHardship} from "../../src/interfaces/IHardship.sol";
import {IIncomeRouter} from "../../src/interfaces/IIncomeRouter.sol";
import {IIncomeSeries} from "../../src/interfaces/IIncomeSeries.sol";
import {IRaise} from "../../src/interfaces/IRaise.sol";
import {IRegistry} from "../../src/interfaces/IRegistry.sol";
import {IWindows} from "../../src/interfaces/IWindows.sol";
import {Handler} from "../handlers/Handler.sol";
import {Cheats} from "../support/Cheats.sol";
import {WatchedToken} from "../support/WatchedToken.sol";

/// A world, and which calls are drawn how often.
abstract contract InvariantBase is Cheats {
    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    Handler internal world;
    IIncomeSeries internal hub;
    IRaise internal raise;
    IWindows internal windows;
    IIncomeRouter internal router;
    IHardship internal hardship;
    WatchedToken internal token;

    function setUp() public virtual {
        world = new Handler();
        (hub, raise, windows) = (world.hub(), world.raise(), world.windows());
        (router, hardship, token) = (world.router(), world.hardship(), world.token());
    }

    function targetContracts() public view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(world);
    }

    /// A selector is drawn as often as it is listed.
    function targetSelectors() public view virtual returns (FuzzSelector[] memory targets) {
        bytes4[39] memory list = [
            world.jump.selector, world.jump.selector, world.jump.selector, world.publish.selector,
            world.create.selector, world.commitBid.selector, world.commitBid.selector, world.revealBid.selector,
            world.revealBid.selector, world.settleStep.selector, world.settleStep.selector, world.passGate.selector,
            world.cancelRaise.selector, world.deliverBid.selector, world.withdrawProceeds.selector,
            world.collectFees.selector, world.claimKept.selector, world.submitReport.selector,
            world.submitReport.selector, world.markMissed.selector, world.payTail.selector, world.buyOut.selector,
            world.closeSeries.selector, world.claim.selector, world.claim.selector, world.requestPause.selector,
            world.approvePause.selector, world.endPause.selector, world.amend.selector, world.submitTrueUp.selector,
            world.verify.selector, world.openWindow.selector, world.commitOrder.selector, world.commitOrder.selector,
            world.revealOrder.selector, world.settleWindow.selector, world.deliverOrder.selector,
            world.route.selector, world.submitRoutedReport.selector
        ];
        bytes4[12] memory more = [
            world.withdrawPause.selector, world.requestExtinguishment.selector, world.extinguish.selector,
            world.voidExtinguishment.selector, world.revokeAttestor.selector, world.blockWallet.selector,
            world.releaseUnits.selector, world.release.selector, world.revealOrder.selector,
            world.settleWindow.selector, world.tradeThrough.selector,
            world.announceBuyOut.selector
        ];
        targets = new FuzzSelector[](1);
        targets[0].addr = address(world);
        targets[0].selectors = new bytes4[](list.length + more.length);
        for (uint256 i = 0; i < list.length; ++i) targets[0].selectors[i] = list[i];
        for (uint256 i = 0; i < more.length; ++i) targets[0].selectors[list.length + i] = more[i];
    }
}
