// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IIncomeSeries} from "../../src/interfaces/IIncomeSeries.sol";
import {Periods} from "../../src/lib/Periods.sol";
import {Policy} from "../../src/lib/Policy.sol";
import {Market} from "../support/Market.sol";

/// A quarter of a routed series that is reported by documents, though income was routed in it.
contract RoutedDocumentsTest is Market {
    bytes32 private _key;
    address private _issuer;

    function setUp() public override {
        super.setUp();
        _key = _soldOnRouter(100);
        _issuer = hub.getSeries(_key).issuer;
    }

    /// A stranger's base unit takes no documents away, and no other than the issuer reports before they had their time.
    function testFuzz_a_stranger_takes_no_documents_from_a_quarter(uint32 routed, uint32 payment, uint32 time) public {
        uint32 period = hub.getSeries(_key).nextPeriod;
        _route(1 + uint256(routed));
        uint64 endsAt = Periods.endsAt(period);
        vm.warp(endsAt + bound(time, 0, 2 * Policy.OPEN_WINDOW - 1));
        bool late = block.timestamp >= endsAt + Policy.OPEN_WINDOW;
        bytes memory data = abi.encodeCall(hub.submitRoutedReport, (_key, period));
        if (!late) vm.assertTrue(!_as(wallets[0], address(hub), data), "a stranger reported before the issuer");
        (, uint256 withheld) = router.routedIn(_key, period);
        uint256 paid = _document(payment);
        vm.assertEq(paid, payment > withheld ? payment : withheld, "documents' payment, and never less than was withheld");
    }

    function testFuzz_anyone_reports_once_the_issuers_time_is_over(uint32 routed, bool issuer) public {
        uint32 period = hub.getSeries(_key).nextPeriod;
        _route(1 + uint256(routed));
        bytes memory data = abi.encodeCall(hub.submitRoutedReport, (_key, period));
        if (issuer) {
            vm.warp(Periods.endsAt(period));
            _must(_issuer, address(hub), data);
        } else {
            vm.warp(Periods.endsAt(period) + Policy.OPEN_WINDOW - 1);
            vm.assertTrue(!_as(wallets[0], address(hub), data), "a second early");
            vm.warp(Periods.endsAt(period) + Policy.OPEN_WINDOW);
            _must(wallets[0], address(hub), data);
        }
        (, uint256 withheld) = router.routedIn(_key, period);
        vm.assertEq(hub.getSeries(_key).paid, withheld, "what was withheld is paid");
    }

    /// What a quarter withheld too much is deducted once, from the next documents of the year, and of no other year.
    function testFuzz_an_excess_is_deducted_once(uint32[3] memory routed, uint32[3] memory payments) public {
        uint256 excess;
        for (uint256 i = 0; i < 3; ++i) {
            uint32 period = hub.getSeries(_key).nextPeriod;
            if (period % 10 == 1) excess = 0;
            vm.warp(Periods.endsAt(period) - 1 days);
            _route(1 + uint256(routed[i]));
            (, uint256 withheld) = router.routedIn(_key, period);
            vm.warp(Periods.endsAt(period));
            uint256 paid = _document(payments[i]);
            uint256 owed = payments[i] > excess ? payments[i] - excess : 0;
            vm.assertEq(paid, owed > withheld ? owed : withheld, "the payment of a quarter");
            uint256 had = excess + withheld;
            excess = had > payments[i] ? had - payments[i] : 0;
        }
    }

    /// By documents; answers what it paid. The issuer pays in what the router had not withheld, and the router keeps enough.
    function _document(uint256 payment) private returns (uint256 paid) {
        uint32 period = hub.getSeries(_key).nextPeriod;
        (, uint256 withheld) = router.routedIn(_key, period);
        IIncomeSeries.SeriesView memory s = hub.getSeries(_key);
        uint256 before = token.balanceOf(_issuer);
        _must(_issuer, address(hub), _reportCall(_key, payment, 3, 0));
        paid = hub.getSeries(_key).paid - s.paid;
        vm.assertEq(before - token.balanceOf(_issuer), paid - withheld, "what the issuer paid in");
        (,,, uint256 held) = router.routerOf(_key);
        vm.assertEq(token.balanceOf(address(router)), held, "the router's books");
    }

    function _route(uint256 amount) private {
        token.expect(wallets[1], _issuer);
        vm.prank(wallets[1]);
        (bool ok,) = address(router).call(abi.encodeCall(router.route, (_key, amount)));
        require(ok, "the route was refused");
    }
}
