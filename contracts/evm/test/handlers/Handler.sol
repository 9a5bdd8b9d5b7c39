// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IIncomeSeries} from "../../src/interfaces/IIncomeSeries.sol";
import {IWindows} from "../../src/interfaces/IWindows.sol";
import {Periods} from "../../src/lib/Periods.sol";
import {TradeCalls} from "./TradeCalls.sol";

/// Every call that the invariants run draws from, with time between them. It starts with three series in their term, one
/// of them routed, and one that sells.
contract Handler is TradeCalls {
    constructor() {
        _populate();
        for (uint256 i = 0; i < ATTESTORS; ++i) activeUntil.push(type(uint64).max);
        for (uint256 i = 0; i < 3; ++i) _sell(uint256(keccak256(abi.encode(i))), i == 2);
        create(uint256(keccak256("selling")));
    }

    /// A whole raise, with a wallet that does not reveal and one that is not verified any more as it is settled.
    function _sell(uint256 seed, bool onRouter) private {
        create(onRouter ? seed | 1 << 255 : seed & ~uint256(1 << 255));
        bytes32 key = keys[keys.length - 1];
        for (uint256 i = 0; i < wallets.length; ++i) {
            uint256 price = 1e6 + i % 2;
            uint256 quantity = 1 + hub.getSeries(key).unitsOffered / 4;
            bytes32 seal = keccak256(abi.encode(price, quantity, bytes32(0), wallets[i]));
            _call(key, wallets[i], address(raise), address(0), abi.encodeCall(raise.commitBid, (key, seal, price * quantity)));
            _bids[key][wallets[i]] = Sealed(price, quantity);
        }
        vm.warp(_createdAt[key] + 1 days);
        for (uint256 i = 1; i < wallets.length; ++i) {
            Sealed memory b = _bids[key][wallets[i]];
            _call(key, wallets[i], address(raise), address(0), abi.encodeCall(raise.revealBid, (key, b.price, b.quantity, 0)));
        }
        vm.warp(_createdAt[key] + 3 days);
        _call(key, wallets[0], address(raise), address(0), abi.encodeCall(raise.settleStep, (key, 200)));
        _call(key, wallets[0], address(raise), address(0), abi.encodeCall(raise.passGate, (key)));
        for (uint256 i = 1; i < 4; ++i) {
            _call(key, wallets[0], address(raise), wallets[i], abi.encodeCall(raise.deliverBid, (key, wallets[i])));
        }
        require(hub.seriesState(key) == IIncomeSeries.State.ACTIVE, "the first series are sold");
    }

    /// Mostly to the next moment at which something ends, else some hours or days on, or to a quarter's end or later.
    function jump(uint256 seed) public {
        uint256 kind = seed % 8;
        if (kind < 4) return _toNextBoundary(seed);
        if (kind < 6) return vm.warp(block.timestamp + (seed >> 8) % 3 days);
        bytes32 key = _pick(seed >> 8, ACTIVE | PAUSED);
        uint32 period = hub.getSeries(key).nextPeriod;
        if (period == 0) return vm.warp(block.timestamp + (seed >> 16) % 40 days);
        uint256 ends = Periods.endsAt(period);
        uint256 to = ends + ((seed >> 16) % 4 == 0 ? 90 days : (seed >> 20) % 30 days);
        vm.warp(to > block.timestamp ? to : block.timestamp + 1);
    }

    function publish(uint256 seed) public {
        uint256 rate = _lastRate() * (95 + seed % 11) / 100;
        (bool ok,) = address(feed).call(abi.encodeCall(feed.publish, (CURRENCY, rate)));
        ok;
    }

    function _toNextBoundary(uint256 seed) private {
        uint256 next = block.timestamp + 30 days;
        for (uint256 i = 0; i < keys.length; ++i) {
            bytes32 key = keys[i];
            for (uint256 j = 0; j < 3; ++j) next = _sooner(next, _createdAt[key] + [uint256(1 days), 3 days, 8 days][j]);
            IWindows.WindowView memory w = windows.windowOf(key);
            next = _sooner(_sooner(_sooner(next, w.commitEndsAt), w.revealEndsAt), w.settleEndsAt);
            (uint64 possibleAt,) = hub.buyOutOf(key);
            next = _sooner(next, possibleAt);
            next = _sooner(_sooner(next, hardship.pauseOf(key).pauseEnd), hardship.extinguishmentOf(key).noticeEndsAt);
        }
        for (uint256 i = 0; i < activeUntil.length; ++i) next = _sooner(next, activeUntil[i]);
        vm.warp(next + (seed >> 8) % 3);
    }

    function _sooner(uint256 next, uint256 time) private view returns (uint256) {
        return time > block.timestamp && time < next ? time : next;
    }
}
