// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IIncomeSeries} from "../../src/interfaces/IIncomeSeries.sol";
import {Eip712} from "../../src/lib/Eip712.sol";
import {Periods} from "../../src/lib/Periods.sol";
import {World} from "./World.sol";

/// One series after the other, for tests that draw whole books of bids or orders.
abstract contract Market is World {
    function setUp() public virtual {
        _populate();
    }

    function _as(address who, address target, bytes memory data) internal returns (bool ok) {
        token.expect(who, who);
        vm.prank(who);
        (ok,) = target.call(data);
    }

    function _must(address who, address target, bytes memory data) internal {
        require(_as(who, target, data), "the call was refused");
    }

    function _verify(address wallet, bool verified) internal {
        address[] memory one = new address[](1);
        one[0] = wallet;
        registry.setVerified(one, verified);
    }

    function _bid(bytes32 key, address wallet, uint256 price, uint256 quantity) internal {
        bytes32 seal = keccak256(abi.encode(price, quantity, bytes32(0), wallet));
        _must(wallet, address(raise), abi.encodeCall(raise.commitBid, (key, seal, price * quantity)));
    }

    function _reveal(bytes32 key, address wallet, uint256 price, uint256 quantity) internal {
        _must(wallet, address(raise), abi.encodeCall(raise.revealBid, (key, price, quantity, 0)));
    }

    /// A series whose every wallet holds `each` units.
    function _sold(uint256 each) internal returns (bytes32) {
        return _sell(each, 2, false);
    }

    /// The same of a term of seven quarters.
    function _soldForLong(uint256 each) internal returns (bytes32) {
        return _sell(each, 7, false);
    }

    /// The same of a routed series, whose router is open, of a term of four quarters.
    function _soldOnRouter(uint256 each) internal returns (bytes32) {
        return _sell(each, 4, true);
    }

    function _sell(uint256 each, uint256 quarters, bool onRouter) private returns (bytes32 key) {
        uint256 start = block.timestamp;
        bool ok;
        // 1,000 units offered; the factor leaves reserve price and cap where every test can sell and pay
        uint256 drawn = quarters == 2 ? 0 : quarters == 4 ? 8 : 11;
        (key, ok) = _open(2 << 16 | drawn << 80, onRouter);
        require(ok && each * WALLETS <= 1_000, "no such series");
        if (onRouter) {
            bytes memory terms = abi.encodeCall(router.openRouter, (key, _theta[key], WAD / 1_000, 1));
            _must(hub.getSeries(key).issuer, address(router), terms);
        }
        for (uint256 i = 0; i < WALLETS; ++i) _bid(key, wallets[i], 1e6, each);
        vm.warp(start + 1 days);
        for (uint256 i = 0; i < WALLETS; ++i) _reveal(key, wallets[i], 1e6, each);
        vm.warp(start + 3 days);
        _must(wallets[0], address(raise), abi.encodeCall(raise.settleStep, (key, 200)));
        _must(wallets[0], address(raise), abi.encodeCall(raise.passGate, (key)));
        for (uint256 i = 0; i < WALLETS; ++i) {
            _must(wallets[i], address(raise), abi.encodeCall(raise.deliverBid, (key, wallets[i])));
        }
    }

    /// A report of the next period, signed by the verifier, of a payment that falls due or, with flag 1, accrues.
    function _report(bytes32 key, uint256 payment, uint8 flag) internal {
        IIncomeSeries.SeriesView memory s = hub.getSeries(key);
        vm.warp(Periods.endsAt(s.nextPeriod) - 1);
        feed.publish(CURRENCY, WAD);
        vm.warp(Periods.endsAt(s.nextPeriod));
        _must(s.issuer, address(hub), _reportCall(key, payment, 2, flag));
    }

    /// The report of the next period, by the verifier (tier 2) or an attestor (3).
    function _reportCall(bytes32 key, uint256 payment, uint8 tier, uint8 flag) internal view returns (bytes memory) {
        IIncomeSeries.SeriesView memory s = hub.getSeries(key);
        uint256[6] memory signals = [uint256(s.termsCommitment), s.unitsOutstanding, WAD, uint256(s.expectedPrior), 1, payment];
        bytes memory signature =
            _signDigest(tier == 2 ? _verifierKey() : _attestorKey(0), hub.reportDigest(key, s.nextPeriod, s.expectedPrior, bytes32(uint256(1)), tier, flag));
        IIncomeSeries.Proof memory proof;
        return abi.encodeCall(IIncomeSeries.submitReport, (key, s.nextPeriod, proof, signals, tier, flag, signature, ""));
    }

    /// The call that extinguishes, once its notice has run.
    function _requested(bytes32 key) internal returns (bytes memory) {
        (bytes memory request, bytes memory extinguishment) = _requestCalls(key);
        _must(hub.getSeries(key).issuer, address(hardship), request);
        return extinguishment;
    }

    /// The request for an extinguishment, with a deadline in thirty days, and the call that extinguishes by it.
    function _requestCalls(bytes32 key) internal view returns (bytes memory request, bytes memory extinguishment) {
        (uint256 low, uint256 high) = (_attestorKey(0), _attestorKey(1));
        if (vm.addr(low) > vm.addr(high)) (low, high) = (high, low);
        uint64 deadline = uint64(block.timestamp + 30 days);
        request = abi.encodeCall(hardship.requestExtinguishment, (key, vm.addr(low), vm.addr(high), deadline));
        uint64 nonce = hardship.extinguishNonce(key);
        bytes32 message = Eip712.extinguish(key, nonce);
        extinguishment = abi.encodeCall(hardship.extinguish, (key, nonce, _sign(low, message), _sign(high, message)));
    }
}
