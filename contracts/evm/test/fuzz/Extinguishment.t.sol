// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IIncomeSeries} from "../../src/interfaces/IIncomeSeries.sol";
import {Market} from "../support/Market.sol";

contract ExtinguishmentTest is Market {
    /// What had accrued is forgiven, and what was paid stays claimable.
    function testFuzz_an_extinguished_series_owes_nothing_more(uint256 paid, uint256 accrued, uint256 day) public {
        bytes32 key = _sold(100);
        uint256 cap = hub.getSeries(key).cap;
        paid = bound(paid, 1, cap / 2);
        accrued = bound(accrued, 1, cap / 3);
        day = bound(day, 0, 30);
        _report(key, paid, 0);
        _report(key, accrued, 1);
        vm.assertEq(hub.getSeries(key).accrued, accrued, "what accrued");
        uint256 claimable = hub.claimable(key, wallets[0]);

        bytes memory data = _requested(key);
        vm.warp(block.timestamp + day * 1 days);
        vm.assertTrue(_as(wallets[0], address(hardship), data) == (day >= 7), "from seven days after the request on");
        if (day < 7) return;
        IIncomeSeries.SeriesView memory s = hub.getSeries(key);
        vm.assertEq(uint256(s.state), uint256(IIncomeSeries.State.EXTINGUISHED), "the state");
        vm.assertEq(s.accrued, 0, "nothing accrued is owed");
        vm.assertEq(s.paid, paid, "what was paid stays");
        vm.assertEq(hub.claimable(key, wallets[0]), claimable, "and stays claimable");
        vm.assertTrue(!_as(wallets[0], address(hardship), data), "once");
    }
}
