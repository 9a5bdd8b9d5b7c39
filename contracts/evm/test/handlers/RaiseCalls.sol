// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IIncomeSeries} from "../../src/interfaces/IIncomeSeries.sol";
import {IKeptPayments} from "../../src/interfaces/IKeptPayments.sol";
import {Calls} from "./Calls.sol";

/// The raise: sealed bids to delivery.
abstract contract RaiseCalls is Calls {
    struct Sealed {
        uint256 price;
        uint256 quantity;
    }

    uint256 internal constant RAISING = 1 << uint256(IIncomeSeries.State.RAISING);
    uint256 internal constant SETTLING = 1 << uint256(IIncomeSeries.State.SETTLING);

    mapping(bytes32 => mapping(address => Sealed)) internal _bids;
    mapping(bytes32 => uint256) internal _createdAt;
    mapping(bytes32 => uint256) public proceedsTaken;

    function create(uint256 seed) public {
        if (keys.length == SERIES_LIMIT) return;
        feed.publish(CURRENCY, _lastRate());
        (bytes32 key, bool ok) = _open(seed, seed >> 255 == 1);
        if (!ok) return;
        _createdAt[key] = block.timestamp;
        _note(key);
        if (routed[key] && seed % 16 != 0) openRouter(key);
    }

    function openRouter(bytes32 key) internal {
        uint256 units = hub.getSeries(key).unitsOffered;
        bytes memory data = abi.encodeCall(router.openRouter, (key, _theta[key], WAD / units, 1));
        _call(key, _issuer(key), address(router), address(0), data);
    }

    /// Bids of some wallets, or of an issuer, which is refused.
    function commitBid(uint256 seed) public {
        bytes32 key = _pick(seed, RAISING);
        if (seed % 31 == 0) return _bid(key, _issuer(key), seed >> 8);
        for (uint256 i = 0; i < wallets.length; ++i) {
            uint256 own = uint256(keccak256(abi.encode(seed, i)));
            if (own % 3 == 0) _bid(key, wallets[i], own >> 8);
        }
    }

    /// Few distinct prices, so that ties are common.
    function _bid(bytes32 key, address wallet, uint256 seed) private {
        if (_bids[key][wallet].price != 0) return;
        uint256 offered = hub.getSeries(key).unitsOffered;
        uint256 price = 1e6 + (seed >> 16) % 4;
        uint256 quantity = 1 + (seed >> 32) % (offered < 4 ? offered : offered / ((seed >> 96) % 4 + 1));
        uint256 deposit = price * quantity + (seed >> 100) % 1e6;
        if ((seed >> 120) % 16 == 0) deposit /= 2;
        bytes32 seal = keccak256(abi.encode(price, quantity, bytes32(0), wallet));
        if (!_call(key, wallet, address(raise), address(0), abi.encodeCall(raise.commitBid, (key, seal, deposit)))) return;
        if (wallet == _issuer(key)) _break("an issuer bid for its own series");
        _bids[key][wallet] = Sealed(price, quantity);
    }

    function revealBid(uint256 seed) public {
        bytes32 key = _pick(seed, RAISING);
        for (uint256 i = 0; i < wallets.length; ++i) {
            Sealed memory b = _bids[key][wallets[i]];
            if (b.price == 0 || (seed >> (8 + i)) % 4 == 0) continue;
            bytes memory data = abi.encodeCall(raise.revealBid, (key, b.price, b.quantity, 0));
            _call(key, wallets[i], address(raise), address(0), data);
        }
    }

    function settleStep(uint256 seed) public {
        bytes32 key = _pick(seed, RAISING | SETTLING);
        bytes memory data = abi.encodeCall(raise.settleStep, (key, uint32((seed >> 16) % 40)));
        _call(key, _wallet(seed >> 8), address(raise), address(0), data);
    }

    function passGate(uint256 seed) public {
        bytes32 key = _pick(seed, SETTLING);
        _call(key, _wallet(seed >> 8), address(raise), address(0), abi.encodeCall(raise.passGate, (key)));
    }

    function cancelRaise(uint256 seed) public {
        if (seed % 4 != 0) return;
        bytes32 key = _pick(seed >> 3, RAISING);
        address who = seed % 16 == 0 ? _wallet(seed >> 8) : _issuer(key);
        if (_call(key, who, address(raise), address(0), abi.encodeCall(raise.cancelRaise, (key))) && who != _issuer(key)) {
            _break("a stranger cancelled a raise");
        }
    }

    function deliverBid(uint256 seed) public {
        bytes32 key = keys[seed % keys.length];
        address bidder = _wallet(seed >> 8);
        bytes memory data = abi.encodeCall(raise.deliverBid, (key, bidder));
        _deliver(key, _wallet(seed >> 16), address(raise), bidder, data, (seed >> 24) % 4 == 0);
    }

    /// A delivery, with a token that refuses the wallet for its time where `refused`.
    function _deliver(bytes32 key, address who, address from, address wallet, bytes memory data, bool refused) internal {
        bool before = token.blocked(wallet);
        if (refused) token.block_(wallet, true);
        _call(key, who, from, wallet, data);
        token.block_(wallet, before);
    }

    function withdrawProceeds(uint256 seed) public {
        bytes32 key = keys[seed % keys.length];
        address issuer = _issuer(key);
        uint256 before = token.balanceOf(issuer);
        if (!_call(key, issuer, address(raise), issuer, abi.encodeCall(raise.withdrawProceeds, (key)))) return;
        proceedsTaken[key] += token.balanceOf(issuer) - before;
    }

    function collectFees(uint256 seed) public {
        address from = seed % 2 == 0 ? address(raise) : address(hub);
        _call(0, _wallet(seed >> 8), from, FEE_COLLECTOR, abi.encodeCall(raise.collectFees, ()));
    }

    function claimKept(uint256 seed) public {
        bytes32 key = keys[seed % keys.length];
        if ((seed >> 16) % 3 == 2) {
            address issuer = _issuer(key);
            bytes memory own = abi.encodeCall(IKeptPayments.claimKept, (key, issuer));
            _call(key, _wallet(seed >> 24), address(router), issuer, own);
            return;
        }
        address from = (seed >> 16) % 3 == 0 ? address(raise) : address(windows);
        for (uint256 i = 0; i < wallets.length; ++i) {
            bytes memory data = abi.encodeCall(IKeptPayments.claimKept, (key, wallets[i]));
            _call(key, _wallet(seed >> 24), from, wallets[i], data);
        }
    }

    function _lastRate() internal view returns (uint256 rate) {
        (rate,) = feed.latest(CURRENCY);
    }
}
