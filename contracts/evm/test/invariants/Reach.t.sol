// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {InvariantBase} from "./InvariantBase.sol";

/// That the invariants are of contracts that were used: a walk of the same calls makes each of these succeed.
contract ReachTest is InvariantBase {
    uint256 private constant WORLDS = 30;
    uint256 private constant STEPS = 500;

    function test_the_calls_reach_every_function() public {
        uint256 priced;
        FuzzSelector memory drawn = targetSelectors()[0];
        for (uint256 i = 0; i < WORLDS; ++i) {
            if (i > 0) setUp();
            for (uint256 j = 0; j < STEPS; ++j) {
                uint256 seed = uint256(keccak256(abi.encode(i, j)));
                bytes4 selector = drawn.selectors[seed % drawn.selectors.length];
                (bool ok,) = address(world).call(abi.encodeWithSelector(selector, uint256(keccak256(abi.encode(seed)))));
                require(ok, "the handler failed");
            }
            _count();
            priced += world.priced();
            vm.assertEq(bytes(world.broken()).length, 0, world.broken());
        }
        emit log_named_uint("windows with a price", priced);
        vm.assertLe(5, priced, "too few windows traded");
        bytes4[] memory list = _functions();
        string memory missing = "";
        for (uint256 j = 0; j < list.length; ++j) {
            emit log_named_uint(vm.toString(bytes.concat(list[j])), _succeeded[list[j]]);
            if (_succeeded[list[j]] == 0) missing = string.concat(missing, " ", vm.toString(bytes.concat(list[j])));
        }
        vm.assertEq(bytes(missing).length, 0, string.concat("never succeeded:", missing));
    }

    event log_named_uint(string key, uint256 value);

    mapping(bytes4 => uint256) private _succeeded;

    function _count() private {
        bytes4[] memory list = _functions();
        for (uint256 j = 0; j < list.length; ++j) _succeeded[list[j]] += world.succeeded(list[j]);
    }

    function _functions() private view returns (bytes4[] memory list) {
        bytes4[32] memory all = [
            raise.commitBid.selector, raise.revealBid.selector, raise.settleStep.selector, raise.passGate.selector,
            raise.cancelRaise.selector, raise.deliverBid.selector, raise.withdrawProceeds.selector,
            raise.collectFees.selector, hub.submitReport.selector, hub.submitRoutedReport.selector,
            hub.markMissed.selector, hub.payTail.selector, hub.buyOut.selector, hub.closeSeries.selector,
            hub.claimPayout.selector, hub.claimTail.selector, hub.claimFinal.selector, hub.claimRedemption.selector,
            hub.amendTerms.selector, hub.amendRoutedTerms.selector, hub.submitTrueUp.selector,
            hub.releaseUnits.selector, hardship.requestPause.selector, hardship.withdrawPause.selector,
            hardship.approvePause.selector, hardship.endPause.selector, hardship.requestExtinguishment.selector,
            hardship.extinguish.selector, hardship.voidExtinguishment.selector, windows.openWindow.selector,
            windows.commitOrder.selector, windows.revealOrder.selector
        ];
        bytes4[7] memory more = [
            windows.settleWindow.selector, windows.deliverOrder.selector, router.openRouter.selector,
            router.route.selector, router.release.selector, bytes4(keccak256("claimKept(bytes32,address)")),
            hub.announceBuyOut.selector
        ];
        list = new bytes4[](all.length + more.length);
        for (uint256 i = 0; i < all.length; ++i) list[i] = all[i];
        for (uint256 i = 0; i < more.length; ++i) list[all.length + i] = more[i];
    }
}
