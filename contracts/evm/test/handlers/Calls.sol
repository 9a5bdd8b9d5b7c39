// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IIncomeSeries} from "../../src/interfaces/IIncomeSeries.sol";
import {IKeptPayments} from "../../src/interfaces/IKeptPayments.sol";
import {IRaise} from "../../src/interfaces/IRaise.sol";
import {World} from "../support/World.sol";

/// Makes the calls of all handlers, and notes what must hold of each of them at once: the first rule that one broke is
/// `broken`. A call that the contracts refuse is no failure; one that panics is.
abstract contract Calls is World {
    /// What was last seen of a series, to compare with.
    struct Seen {
        IIncomeSeries.State state;
        uint64 pauseNonce;
        uint64 extinguishNonce;
        uint64 amendmentNonce;
        uint64 trueupNonce;
        uint256 paid;
    }

    string public broken;
    mapping(bytes4 => uint256) public succeeded; // calls, by selector
    mapping(bytes32 => Seen) internal _seen;
    mapping(bytes32 => uint256) public fees; // of a series' payments
    mapping(bytes32 => mapping(address => uint256)) public claimed;
    /// What a wallet's units earned of payments so far, in 2^-64 base units: of each its own part, rounded down.
    mapping(bytes32 => mapping(address => uint256)) public earned;

    /// One call of `who` that concerns a series, in which only `who` may pay and only `payee` be paid.
    function _call(bytes32 key, address who, address target, address payee, bytes memory data)
        internal
        returns (bool ok)
    {
        token.expect(who, payee);
        vm.prank(who);
        bytes memory answer;
        (ok, answer) = target.call(data);
        token.expect(address(0), address(0));
        if (!ok) {
            if (answer.length < 4) _break("a call failed without a reason");
            else if (bytes4(answer) == 0x4e487b71) _break("a call panicked");
            return false;
        }
        ++succeeded[bytes4(data)];
        _note(key);
    }

    /// As `_call`, of a call that may put money to holders.
    function _funding(bytes32 key, address who, bytes memory data, bool shared) internal returns (bool) {
        return _funding(key, who, address(hub), data, shared);
    }

    function _funding(bytes32 key, address who, address target, bytes memory data, bool shared)
        internal
        returns (bool ok)
    {
        IIncomeSeries.SeriesView memory s = hub.getSeries(key);
        uint256 held = hub.feesHeld();
        ok = _call(key, who, target, address(0), data);
        if (!ok) return false;
        uint256 fee = hub.feesHeld() - held;
        uint256 amount = hub.getSeries(key).paid - s.paid;
        if (fee != amount / 100) _break("a fee is not a hundredth of its payment, rounded down");
        fees[key] += fee;
        if (!shared) return true;
        for (uint256 i = 0; i < wallets.length; ++i) {
            earned[key][wallets[i]] += ((amount - fee) * ownedUnits(key, wallets[i]) << 64) / s.unitsOutstanding;
        }
    }

    /// Units delivered, and those that the raise still has to deliver.
    function ownedUnits(bytes32 key, address wallet) public view returns (uint256) {
        return hub.unitsOf(key, wallet) + undelivered(key, wallet);
    }

    function undelivered(bytes32 key, address wallet) public view returns (uint256) {
        if (raise.phase(key) != IRaise.Phase.DONE) return 0;
        (bool known, IRaise.BidView memory b) = bidOf(key, wallet);
        return known && b.delivery == IRaise.Delivery.DUE ? b.units : 0;
    }

    function bidOf(bytes32 key, address wallet) public view returns (bool known, IRaise.BidView memory b) {
        try raise.bidOf(key, wallet) returns (IRaise.BidView memory found) {
            return (true, found);
        } catch {}
    }

    function keptByRaise(bytes32 key, address wallet) external view returns (uint256) {
        return IKeptPayments(address(raise)).keptOf(key, wallet);
    }

    function keptByWindows(bytes32 key, address wallet) external view returns (uint256) {
        return IKeptPayments(address(windows)).keptOf(key, wallet);
    }

    function keptByRouter(bytes32 key) external view returns (uint256) {
        return IKeptPayments(address(router)).keptOf(key, _issuer(key));
    }

    function seriesCount() external view returns (uint256) {
        return keys.length;
    }

    /// The first series, from a random one on, that is in one of the states of `mask`.
    function _pick(uint256 seed, uint256 mask) internal view returns (bytes32 key) {
        for (uint256 i = 0; i < keys.length; ++i) {
            key = keys[(seed % keys.length + i) % keys.length];
            if (mask >> uint256(hub.seriesState(key)) & 1 == 1) return key;
        }
        return keys[seed % keys.length];
    }

    function _wallet(uint256 seed) internal view returns (address) {
        return wallets[seed % wallets.length];
    }

    function _issuer(bytes32 key) internal view returns (address) {
        return hub.getSeries(key).issuer;
    }

    function _break(string memory rule) internal {
        if (bytes(broken).length == 0) broken = rule;
    }

    function _note(bytes32 key) internal {
        if (key == 0) return;
        IIncomeSeries.SeriesView memory s = hub.getSeries(key);
        Seen storage last = _seen[key];
        uint64 pauseNonce = hardship.pauseOf(key).pauseNonce;
        uint64 extinguishNonce = hardship.extinguishNonce(key);
        if (!_mayFollow(last.state, s.state)) _break("a state moved against its table");
        if (
            pauseNonce < last.pauseNonce || extinguishNonce < last.extinguishNonce
                || s.amendmentNonce < last.amendmentNonce || s.trueupNonce < last.trueupNonce
        ) _break("a nonce went back");
        if (s.paid < last.paid) _break("what was paid went back");
        if (_over(last.state) && s.paid != last.paid) _break("a series that is over was paid");
        _seen[key] = Seen(s.state, pauseNonce, extinguishNonce, s.amendmentNonce, s.trueupNonce, s.paid);
    }

    function _over(IIncomeSeries.State state) internal pure returns (bool) {
        return state == IIncomeSeries.State.CLOSED || state == IIncomeSeries.State.EXTINGUISHED
            || state == IIncomeSeries.State.FAILED;
    }

    /// The table of docs/protocol.md, section 1. A pause may end and another state begin in one call.
    function _mayFollow(IIncomeSeries.State from, IIncomeSeries.State to) private pure returns (bool) {
        if (from == to) return true;
        uint256 next;
        if (from == IIncomeSeries.State.NONE) next = 1 << uint256(IIncomeSeries.State.RAISING);
        uint256 failed = 1 << uint256(IIncomeSeries.State.FAILED);
        if (from == IIncomeSeries.State.RAISING) next = failed | 1 << uint256(IIncomeSeries.State.SETTLING);
        if (from == IIncomeSeries.State.SETTLING) next = failed | 1 << uint256(IIncomeSeries.State.ACTIVE);
        uint256 ended = 1 << uint256(IIncomeSeries.State.CLOSED) | 1 << uint256(IIncomeSeries.State.EXTINGUISHED);
        uint256 tail = ended | 1 << uint256(IIncomeSeries.State.TAIL);
        if (from == IIncomeSeries.State.ACTIVE) next = tail | 1 << uint256(IIncomeSeries.State.PAUSED);
        if (from == IIncomeSeries.State.PAUSED) next = tail | 1 << uint256(IIncomeSeries.State.ACTIVE);
        if (from == IIncomeSeries.State.TAIL) next = ended;
        return next >> uint256(to) & 1 == 1;
    }
}
