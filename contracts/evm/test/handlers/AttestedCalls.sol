// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IHardship} from "../../src/interfaces/IHardship.sol";
import {IIncomeSeries} from "../../src/interfaces/IIncomeSeries.sol";
import {Eip712} from "../../src/lib/Eip712.sol";
import {Periods} from "../../src/lib/Periods.sol";
import {LifeCalls} from "./LifeCalls.sol";

/// What an attestor signs besides reports: pauses, extinguishments, amendments and true-ups. And the registry.
abstract contract AttestedCalls is LifeCalls {
    function requestPause(uint256 seed) public {
        bytes32 key = _pick(seed, ACTIVE);
        (uint256 signer,) = _signer(seed >> 8);
        bytes memory data = abi.encodeCall(hardship.requestPause, (key, vm.addr(signer)));
        _call(key, _issuer(key), address(hardship), address(0), data);
    }

    function withdrawPause(uint256 seed) public {
        bytes32 key = keys[seed % keys.length];
        if (seed % 4 != 0) return;
        _call(key, _issuer(key), address(hardship), address(0), abi.encodeCall(hardship.withdrawPause, (key)));
    }

    function approvePause(uint256 seed) public {
        for (uint256 i = 0; i < keys.length; ++i) {
            bytes32 key = keys[(seed % keys.length + i) % keys.length];
            IHardship.PauseView memory p = hardship.pauseOf(key);
            if (p.state == IHardship.PauseState.REQUESTED) return _approve(key, p, seed);
        }
    }

    function _approve(bytes32 key, IHardship.PauseView memory p, uint256 seed) private {
        uint256 length = (seed >> 8) % 3 == 0 ? 180 days : 1 + (seed >> 16) % 200 days;
        uint64 end = uint64(block.timestamp + length);
        for (uint256 i = 0; i < activeUntil.length; ++i) {
            if (vm.addr(_attestorKey(i)) != p.attestor) continue;
            bytes memory signature = _sign(_attestorKey(i), Eip712.pause(key, p.pauseNonce, end));
            bytes memory data = abi.encodeCall(hardship.approvePause, (key, p.pauseNonce, end, signature));
            if (!_call(key, _wallet(seed >> 64), address(hardship), address(0), data)) return;
            if (hardship.pauseOf(key).pauseNonce != p.pauseNonce + 1) _break("a nonce did not move");
            if (block.timestamp > activeUntil[i]) _break("the signature of an inactive key was accepted");
            if (length > 180 days || p.used + length > 365 days) _break("a pause was longer than it may be");
        }
    }

    function endPause(uint256 seed) public {
        bytes32 key = _pick(seed, PAUSED);
        address who = seed % 2 == 0 ? _issuer(key) : _wallet(seed >> 8);
        uint64 end = hardship.pauseOf(key).pauseEnd;
        if (!_call(key, who, address(hardship), address(0), abi.encodeCall(hardship.endPause, (key)))) return;
        if (who != _issuer(key) && block.timestamp < end) _break("a stranger ended a pause early");
    }

    function requestExtinguishment(uint256 seed) public {
        if (seed % 2 != 0) return;
        bytes32 key = _pick(seed >> 2, ACTIVE | PAUSED | TAIL);
        (uint256 a,) = _signer(seed >> 8);
        (uint256 b,) = _signer((seed >> 8) + 1);
        (address low, address high) = _ordered(vm.addr(a), vm.addr(b));
        uint64 deadline = uint64(block.timestamp + 14 days + (seed >> 32) % 76 days);
        bytes memory data = abi.encodeCall(hardship.requestExtinguishment, (key, low, high, deadline));
        _call(key, _issuer(key), address(hardship), address(0), data);
    }

    function extinguish(uint256 seed) public {
        bytes32 key = keys[seed % keys.length];
        IHardship.ExtinguishmentView memory e = hardship.extinguishmentOf(key);
        if (e.deadline == 0) return;
        bytes32 message = Eip712.extinguish(key, e.extinguishNonce);
        bool unsettled = _unsettled(key);
        bytes memory data = abi.encodeCall(
            hardship.extinguish,
            (key, e.extinguishNonce, _signAs(e.keyA, message), _signAs(e.keyB, message))
        );
        // Of a routed series it pays what the router withheld.
        if (!_funding(key, _wallet(seed >> 16), address(hardship), data, true)) return;
        if (hardship.extinguishNonce(key) != e.extinguishNonce + 1) _break("a nonce did not move");
        if (block.timestamp < e.noticeEndsAt || block.timestamp > e.deadline) _break("extinguished outside its time");
        if (!registry.isActiveAttestor(e.keyA)) _break("the signature of an inactive key was accepted");
        if (unsettled) _break("extinguished before a quarter that is over was settled");
    }

    function voidExtinguishment(uint256 seed) public {
        bytes32 key = keys[seed % keys.length];
        if ((seed >> 8) % 4 != 0) return;
        _call(key, _issuer(key), address(hardship), address(0), abi.encodeCall(hardship.voidExtinguishment, (key)));
    }

    function amend(uint256 seed) public {
        bytes32 key = _pick(seed, ACTIVE | PAUSED);
        IIncomeSeries.SeriesView memory s = hub.getSeries(key);
        uint256 cap = s.paid + s.accrued + (seed >> 8) % 1e12;
        if (seed % 8 == 0 && cap > s.cap / 2) cap = s.cap / 2;
        (uint256 signer, bool active) = _signer(seed >> 64);
        bytes32 terms = bytes32(1 + (seed >> 100) % 1e6);
        uint256 theta = (seed >> 100) % 1e6;
        uint256 rate = WAD / s.unitsOffered / (1 + (seed >> 130) % 3);
        if (s.routed) terms = bytes32(poseidon.poseidon([theta, rate, CURRENCY, 0, 2]));
        bytes memory signature = _sign(signer, Eip712.amend(key, s.amendmentNonce, terms, cap));
        bytes memory data = s.routed
            ? abi.encodeCall(hub.amendRoutedTerms, (key, s.amendmentNonce, terms, cap, signature, theta, rate, 2))
            : abi.encodeCall(hub.amendTerms, (key, s.amendmentNonce, terms, cap, signature));
        bool unsettled = _unsettled(key);
        if (!_call(key, s.issuer, address(hub), address(0), data)) return;
        if (unsettled) _break("amended before a quarter that is over was settled");
        if (!active) _break("the signature of an inactive key was accepted");
        if (hub.getSeries(key).amendmentNonce != s.amendmentNonce + 1) _break("a nonce did not move");
        (uint64 possibleAt,) = hub.buyOutOf(key);
        if (possibleAt != 0) _break("an announced buy-out outlived an amendment");
    }

    function submitTrueUp(uint256 seed) public {
        bytes32 key = _pick(seed, ACTIVE | PAUSED | TAIL);
        IIncomeSeries.SeriesView memory s = hub.getSeries(key);
        uint32 year = s.firstPeriod / 10 + uint32((seed >> 8) % 2);
        int256 adjustment = int256((seed >> 32) % (s.cap / 2 + 1)) * ((seed >> 16) % 2 == 0 ? int256(1) : -1);
        (uint256 signer, bool active) = _signer(seed >> 64);
        uint64 now_ = uint64(block.timestamp);
        bytes memory signature = _sign(signer, Eip712.trueUp(key, year, s.trueupNonce, now_, adjustment));
        bytes memory data = abi.encodeCall(hub.submitTrueUp, (key, year, s.trueupNonce, now_, adjustment, signature));
        if (!_call(key, s.issuer, address(hub), address(0), data)) return;
        if (!active) _break("the signature of an inactive key was accepted");
        if (hub.getSeries(key).trueupNonce != s.trueupNonce + 1) _break("a nonce did not move");
    }

    function revokeAttestor(uint256 seed) public {
        if (seed % 4 != 0) return;
        uint256 i = (seed >> 8) % activeUntil.length;
        uint64 until = uint64(block.timestamp + (seed >> 16) % 30 days);
        (bool ok,) = address(registry).call(abi.encodeCall(registry.revokeAttestor, (vm.addr(_attestorKey(i)), until)));
        if (!ok) return;
        activeUntil[i] = until;
        if (activeUntil.length > 12) return;
        registry.registerAttestor(vm.addr(_attestorKey(activeUntil.length)));
        activeUntil.push(type(uint64).max);
    }

    /// Wallets lose their verification seldom, and get it back soon.
    function verify(uint256 seed) public {
        address[] memory one = new address[](1);
        one[0] = _wallet(seed >> 8);
        registry.setVerified(one, !registry.isVerified(one[0]) || seed % 3 != 0);
    }

    function blockWallet(uint256 seed) public {
        token.block_(_wallet(seed >> 8), seed % 4 == 0);
    }

    function _signAs(address account, bytes32 message) private view returns (bytes memory) {
        for (uint256 i = 0; i < activeUntil.length; ++i) {
            if (vm.addr(_attestorKey(i)) == account) return _sign(_attestorKey(i), message);
        }
        return "";
    }

    /// Whether a quarter is over that is neither reported nor missed.
    function _unsettled(bytes32 key) private view returns (bool) {
        uint32 next = hub.getSeries(key).nextPeriod;
        return next != 0 && block.timestamp >= Periods.endsAt(next);
    }

    function _ordered(address a, address b) private pure returns (address, address) {
        return a < b ? (a, b) : (b, a);
    }
}
