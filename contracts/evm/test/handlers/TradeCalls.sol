// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IIncomeSeries} from "../../src/interfaces/IIncomeSeries.sol";
import {IWindows} from "../../src/interfaces/IWindows.sol";
import {Policy} from "../../src/lib/Policy.sol";
import {AttestedCalls} from "./AttestedCalls.sol";

/// Windows of later trading, and the income router.
abstract contract TradeCalls is AttestedCalls {
    mapping(bytes32 => mapping(uint32 => mapping(address => Sealed))) internal _orders;
    mapping(bytes32 => mapping(uint32 => uint256)) public priceOf; // of windows

    uint256 public priced; // windows that found a price

    function openWindow(uint256 seed) public {
        bytes32 key = _pick(seed, ACTIVE | PAUSED | TAIL);
        _call(key, _wallet(seed >> 8), address(windows), address(0), abi.encodeCall(windows.openWindow, (key)));
    }

    /// A window from its opening to the end of its reveals, so that many come to be settled.
    function tradeThrough(uint256 seed) public {
        openWindow(seed);
        bytes32 key = _trading(seed, IWindows.WindowPhase.COMMIT);
        IWindows.WindowView memory w = windows.windowOf(key);
        if (w.phase != IWindows.WindowPhase.COMMIT) return;
        commitOrder(seed >> 1);
        commitOrder(seed >> 2);
        vm.warp(w.commitEndsAt);
        revealOrder(seed >> 3);
        revealOrder(seed >> 4);
        vm.warp(w.revealEndsAt);
    }

    /// To the moment at which every series may open its next window.
    function nextWindow(uint256 seed) public {
        vm.warp(block.timestamp + Policy.WINDOW_INTERVAL + seed % 1 days);
    }

    /// Orders of some wallets, or of an issuer, which is refused.
    function commitOrder(uint256 seed) public {
        bytes32 key = _trading(seed, IWindows.WindowPhase.COMMIT);
        if (seed % 31 == 0) return _order(key, _issuer(key), seed >> 8);
        for (uint256 i = 0; i < wallets.length; ++i) {
            uint256 own = uint256(keccak256(abi.encode(seed, i)));
            if (own % 2 == 0) _order(key, wallets[i], own >> 8);
        }
    }

    function _order(bytes32 key, address wallet, uint256 seed) private {
        uint32 number = windows.windowOf(key).window;
        uint256 free = hub.unitsOf(key, wallet) - hub.lockedOf(key, wallet);
        uint256 price = 1e6 + (seed >> 16) % 4;
        bool sells = free > 0 && (seed >> 24) % 3 != 0;
        uint256 quantity = 1 + (seed >> 32) % (sells ? free : 64);
        uint256 money = sells ? 0 : price * quantity + (seed >> 128) % 1e6;
        uint256 units = sells ? quantity + ((seed >> 160) % 8 == 0 ? 1 : 0) : 0;
        bytes32 seal = keccak256(abi.encode(price, quantity, bytes32(0), wallet));
        bytes memory data = abi.encodeCall(windows.commitOrder, (key, seal, money, uint64(units)));
        if (!_call(key, wallet, address(windows), address(0), data)) return;
        if (units > free) _break("units were sold that were not free");
        if (wallet == _issuer(key)) _break("an issuer trades its own series");
        _orders[key][number][wallet] = Sealed(price, quantity);
    }

    function revealOrder(uint256 seed) public {
        bytes32 key = _trading(seed, IWindows.WindowPhase.REVEAL);
        uint32 number = windows.windowOf(key).window;
        for (uint256 i = 0; i < wallets.length; ++i) {
            Sealed memory o = _orders[key][number][wallets[i]];
            if (o.price == 0 || (seed >> (8 + i)) % 4 == 0) continue;
            bytes memory data = abi.encodeCall(windows.revealOrder, (key, o.price, o.quantity, 0));
            _call(key, wallets[i], address(windows), address(0), data);
        }
    }

    function settleWindow(uint256 seed) public {
        bytes32 key = _trading(seed, IWindows.WindowPhase.SETTLE);
        bytes memory data = abi.encodeCall(windows.settleWindow, (key, uint32((seed >> 16) % 40)));
        if (!_call(key, _wallet(seed >> 8), address(windows), address(0), data)) return;
        IWindows.WindowView memory w = windows.windowOf(key);
        if (w.price == 0) return;
        if (priceOf[key][w.window] == 0) ++priced;
        priceOf[key][w.window] = w.price;
    }

    function deliverOrder(uint256 seed) public {
        bytes32 key = keys[seed % keys.length];
        uint32 last = windows.windowOf(key).window;
        uint32 number = last > 1 && seed % 4 == 0 ? last - 1 : last;
        address trader = _wallet(seed >> 8);
        bytes memory data = abi.encodeCall(windows.deliverOrder, (key, number, trader));
        _deliver(key, _wallet(seed >> 16), address(windows), trader, data, (seed >> 24) % 4 == 0);
    }

    function releaseUnits(uint256 seed) public {
        bytes32 key = keys[seed % keys.length];
        for (uint256 i = 0; i < wallets.length; ++i) {
            bytes memory data = abi.encodeCall(hub.releaseUnits, (key, wallets[i]));
            if (!_call(key, _wallet(seed >> 16), address(hub), address(0), data)) continue;
            if (!registry.isVerified(wallets[i])) _break("units were released to a wallet that is not verified");
        }
    }

    // ---- the router

    function route(uint256 seed) public {
        bytes32 key = _onRouter(seed, ACTIVE | PAUSED);
        uint256 amount = 1 + (seed >> 8) % ((seed >> 80) % 4 == 0 ? 1e12 : 1e8);
        bytes memory data = abi.encodeCall(router.route, (key, amount));
        _deliver(key, _wallet(seed >> 96), address(router), _issuer(key), data, (seed >> 120) % 4 == 0);
    }

    function submitRoutedReport(uint256 seed) public {
        bytes32 key = _onRouter(seed, ACTIVE | PAUSED);
        uint32 period = hub.getSeries(key).nextPeriod;
        address who = seed % 2 == 0 ? _issuer(key) : _wallet(seed >> 8);
        _funding(key, who, abi.encodeCall(hub.submitRoutedReport, (key, period)), true);
    }

    function release(uint256 seed) public {
        bytes32 key = _onRouter(seed, type(uint256).max);
        bytes memory data = abi.encodeCall(router.release, (key));
        _deliver(key, _wallet(seed >> 8), address(router), _issuer(key), data, (seed >> 120) % 4 == 0);
    }

    function _trading(uint256 seed, IWindows.WindowPhase phase) private view returns (bytes32 key) {
        for (uint256 i = 0; i < keys.length; ++i) {
            key = keys[(seed % keys.length + i) % keys.length];
            if (windows.phaseOf(key, windows.windowOf(key).window) == phase) return key;
        }
    }

    function _onRouter(uint256 seed, uint256 mask) private view returns (bytes32 key) {
        for (uint256 i = 0; i < keys.length; ++i) {
            key = keys[(seed % keys.length + i) % keys.length];
            if (routed[key] && mask >> uint256(hub.seriesState(key)) & 1 == 1) return key;
        }
    }
}
