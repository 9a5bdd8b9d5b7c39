// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IIncomeSeries} from "../../src/interfaces/IIncomeSeries.sol";
import {IRaise} from "../../src/interfaces/IRaise.sol";
import {IWindows} from "../../src/interfaces/IWindows.sol";
import {Periods} from "../../src/lib/Periods.sol";
import {Clearing} from "../support/Clearing.sol";
import {Market} from "../support/Market.sol";

/// One series among a coalition and honest people, and what each is due: the books of the search (tests/search/evm).
abstract contract Life is Market {
    struct Offer {
        uint256 price;
        uint256 quantity; // 0 for none
    }

    struct Setup {
        bool routed;
        bool attested; // attestors are of the coalition
        bool late; // ten days before the first quarter's end
        bool sold; // the raise is over
        uint256 quarters;
        uint256 cap;
        uint256 theta;
        uint256 minRaise;
        Offer[] bids; // by wallet
    }

    uint256 internal constant COALITION = 2; // the first wallets; the others are honest
    uint256 internal constant PEOPLE = 5;
    uint256 internal constant UNITS = 1_000;
    uint256 internal constant LOOK = 7 days; // honest people look once a week

    bytes32 internal key;
    address internal issuer;
    bool internal attested;
    string[] internal story;
    mapping(address => Offer) internal bids;
    mapping(uint32 => mapping(address => Offer)) internal orders; // by window
    mapping(uint32 => uint256) internal priceOf; // of windows
    uint256 internal credits; // of negative true-ups
    uint256 internal paidIn; // by positive true-ups of a routed series
    uint256 internal leastCap;

    mapping(address => uint256) private _dues; // in 2^-64 base units
    mapping(address => uint256) private _hadAtFirst;
    uint256 private _looked;
    uint256 private _createdAt;

    // ---- people

    function _isHonest(uint256 i) internal pure returns (bool) {
        return i >= COALITION;
    }

    function _nameOf(address who) internal view returns (string memory) {
        if (who == issuer) return "The issuer";
        for (uint256 i = 0; i < PEOPLE; ++i) {
            if (wallets[i] != who) continue;
            return string.concat(_isHonest(i) ? "Holder " : "Wallet ", vm.toString(_isHonest(i) ? i - 1 : i + 1));
        }
        return "Somebody";
    }

    // ---- the beginning

    function _begin(Setup memory setup) internal {
        uint32 first = Periods.containing(block.timestamp);
        if (setup.late) vm.warp(Periods.endsAt(first) - 10 days);
        feed.publish(CURRENCY, WAD);
        issuer = issuers[0];
        attested = setup.attested;
        (_looked, _createdAt) = (block.timestamp, block.timestamp);
        leastCap = setup.cap;
        for (uint256 i = 0; i < PEOPLE; ++i) _hadAtFirst[wallets[i]] = token.balanceOf(wallets[i]);
        _hadAtFirst[issuer] = token.balanceOf(issuer);
        _createSeries(setup, first);
        for (uint256 i = 0; i < PEOPLE; ++i) {
            if (setup.bids[i].quantity > 0 && (setup.sold || _isHonest(i))) _offer(wallets[i], setup.bids[i]);
        }
        if (!setup.sold) return;
        vm.warp(_raiseEnds(0));
        for (uint256 i = 0; i < PEOPLE; ++i) _showBid(wallets[i]);
        vm.warp(_raiseEnds(1));
        _finishRaise();
        for (uint256 i = 0; i < PEOPLE; ++i) _deliverBid(wallets[i]);
    }

    function _createSeries(Setup memory setup, uint32 first) private {
        IIncomeSeries.SeriesParams memory p;
        p.contractHash = bytes32(uint256(7));
        p.termsCommitment = bytes32(uint256(11));
        uint256 rate = WAD / UNITS;
        if (setup.routed) p.termsCommitment = bytes32(poseidon.poseidon([setup.theta, rate, CURRENCY, 0, 1]));
        p.currencyCode = CURRENCY;
        (p.unitsOffered, p.maxUnitsPerBid) = (uint64(UNITS), uint64(UNITS));
        (p.reservePrice, p.minRaise, p.concentrationBps) = (1, setup.minRaise, 10_000);
        p.cap = setup.cap;
        (p.firstPeriod, p.lastPeriod) = (first, first);
        for (uint256 i = 1; i < setup.quarters; ++i) p.lastPeriod = Periods.next(p.lastPeriod);
        p.commitEndsAt = uint64(block.timestamp + 1 days);
        p.revealEndsAt = p.commitEndsAt + 2 days;
        p.gateEndsAt = p.revealEndsAt + 5 days;
        key = keccak256(abi.encode(bytes32(uint256(uint160(issuer))), p.draftSalt));
        minRaise[key] = p.minRaise;
        (routed[key], _theta[key]) = (setup.routed, setup.theta);
        if (!setup.routed) return _must(issuer, address(hub), abi.encodeCall(IIncomeSeries.createSeries, (p)));
        _must(issuer, address(hub), abi.encodeCall(IIncomeSeries.createRoutedSeries, (p)));
        _must(issuer, address(router), abi.encodeCall(router.openRouter, (key, setup.theta, rate, 1)));
    }

    // ---- the chain

    function _state() internal view returns (IIncomeSeries.State) {
        return hub.seriesState(key);
    }

    /// Sends what may be refused, and books what holders are paid by it.
    function _try(address who, address target, bytes memory data) internal returns (bool ok) {
        IIncomeSeries.SeriesView memory s = hub.getSeries(key);
        uint256 fees = hub.feesHeld();
        uint256[] memory owned = _owned();
        ok = _as(who, target, data);
        if (!ok) return false;
        uint256 paid = hub.getSeries(key).paid - s.paid;
        if (paid > 0) _share(paid - (hub.feesHeld() - fees), owned, s.unitsOutstanding);
        if (target != address(windows)) return true;
        IWindows.WindowView memory w = windows.windowOf(key);
        if (w.price > 0) priceOf[w.window] = w.price;
    }

    function _owned() private view returns (uint256[] memory owned) {
        owned = new uint256[](PEOPLE);
        bool done = raise.phase(key) == IRaise.Phase.DONE;
        for (uint256 i = 0; i < PEOPLE; ++i) {
            owned[i] = hub.unitsOf(key, wallets[i]);
            if (!done) continue;
            (bool known, IRaise.BidView memory b) = _bidOf(wallets[i]);
            if (known && b.delivery == IRaise.Delivery.DUE) owned[i] += b.units;
        }
    }

    function _share(uint256 amount, uint256[] memory owned, uint256 outstanding) private {
        if (outstanding == 0) return;
        for (uint256 i = 0; i < PEOPLE; ++i) _dues[wallets[i]] += (amount * owned[i] << 64) / outstanding;
    }

    function _bidOf(address wallet) private view returns (bool known, IRaise.BidView memory b) {
        try raise.bidOf(key, wallet) returns (IRaise.BidView memory found) {
            return (true, found);
        } catch {}
    }

    function _orderOf(uint32 window, address wallet) private view returns (bool known, IWindows.OrderView memory o) {
        try windows.orderOf(key, window, wallet) returns (IWindows.OrderView memory found) {
            return (true, found);
        } catch {}
    }

    // ---- bids and orders

    function _seal(Offer memory offer, address wallet) internal pure returns (bytes32) {
        return keccak256(abi.encode(offer.price, offer.quantity, bytes32(0), wallet));
    }

    function _offer(address wallet, Offer memory offer) internal returns (bool) {
        uint256 deposit = offer.price * offer.quantity;
        if (!_try(wallet, address(raise), abi.encodeCall(raise.commitBid, (key, _seal(offer, wallet), deposit)))) return false;
        bids[wallet] = offer;
        return true;
    }

    function _showBid(address wallet) internal returns (bool) {
        Offer memory b = bids[wallet];
        return _try(wallet, address(raise), abi.encodeCall(raise.revealBid, (key, b.price, b.quantity, 0)));
    }

    function _deliverBid(address wallet) internal returns (bool) {
        return _try(wallet, address(raise), abi.encodeCall(raise.deliverBid, (key, wallet)));
    }

    function _finishRaise() internal returns (bool) {
        bool stepped = _try(wallets[PEOPLE], address(raise), abi.encodeCall(raise.settleStep, (key, 200)));
        return _try(wallets[PEOPLE], address(raise), abi.encodeCall(raise.passGate, (key))) || stepped;
    }

    function _order(address wallet, bool buys, Offer memory offer) internal returns (bool) {
        uint256 money = buys ? offer.price * offer.quantity : 0;
        uint64 units = buys ? 0 : uint64(offer.quantity);
        bytes memory data = abi.encodeCall(windows.commitOrder, (key, _seal(offer, wallet), money, units));
        if (!_try(wallet, address(windows), data)) return false;
        orders[windows.windowOf(key).window][wallet] = offer;
        return true;
    }

    function _showOrder(address wallet) internal returns (bool) {
        Offer memory o = orders[windows.windowOf(key).window][wallet];
        if (o.quantity == 0) return false;
        return _try(wallet, address(windows), abi.encodeCall(windows.revealOrder, (key, o.price, o.quantity, 0)));
    }

    function _deliverOrder(uint32 window, address wallet) internal returns (bool) {
        return _try(wallet, address(windows), abi.encodeCall(windows.deliverOrder, (key, window, wallet)));
    }

    function _settleWindow(uint32 work) internal returns (bool) {
        return _try(wallets[PEOPLE], address(windows), abi.encodeCall(windows.settleWindow, (key, work)));
    }

    // ---- time

    /// Moves to a time; rates are published and honest people look meanwhile.
    function _wait(uint256 until) internal {
        while (block.timestamp < until) {
            uint256 next = _sooner(until, _looked + LOOK);
            uint256 quarter = Periods.endsAt(Periods.containing(block.timestamp));
            next = _sooner(next, quarter - 1);
            next = _sooner(next, _raiseEnds(0));
            next = _sooner(next, _raiseEnds(1) + 1 days);
            IWindows.WindowView memory w = windows.windowOf(key);
            next = _sooner(next, w.commitEndsAt);
            next = _sooner(next, w.revealEndsAt + 1 days);
            vm.warp(next);
            if (next == quarter - 1) feed.publish(CURRENCY, WAD);
            _look();
        }
    }

    function _sooner(uint256 next, uint256 time) private view returns (uint256) {
        return time > block.timestamp && time < next ? time : next;
    }

    /// Of the raise: commits, reveals, the gate.
    function _raiseEnds(uint256 phase) internal view returns (uint256) {
        return _createdAt + [uint256(1 days), 3 days, 8 days][phase];
    }

    // ---- honest people

    /// They reveal in time, deliver what is theirs, and settle what nobody settled for a day.
    function _look() internal {
        _looked = block.timestamp;
        IRaise.Phase phase = raise.phase(key);
        if (phase == IRaise.Phase.SETTLE || phase == IRaise.Phase.GATE) {
            if (block.timestamp >= _raiseEnds(1) + 1 days) _finishRaise();
        }
        IWindows.WindowView memory w = windows.windowOf(key);
        if (w.phase == IWindows.WindowPhase.SETTLE && block.timestamp >= w.revealEndsAt + 1 days) _settleWindow(1_000);
        for (uint256 i = COALITION; i < PEOPLE; ++i) {
            if (phase == IRaise.Phase.REVEAL) _showBid(wallets[i]);
            else _deliverBid(wallets[i]);
            if (w.phase == IWindows.WindowPhase.REVEAL) _showOrder(wallets[i]);
        }
    }

    // ---- the end

    /// Everybody takes what is theirs: the coalition first.
    function _settle() internal {
        IRaise.Phase phase = raise.phase(key);
        if (phase != IRaise.Phase.DONE && phase != IRaise.Phase.FAILED) {
            _wait(_raiseEnds(1) + 1 days);
            _wait(_raiseEnds(2) + 1);
            _finishRaise();
        }
        IWindows.WindowView memory w = windows.windowOf(key);
        if (w.phase == IWindows.WindowPhase.COMMIT || w.phase == IWindows.WindowPhase.REVEAL) {
            _wait(w.revealEndsAt + 1 days);
        }
        _settleWindow(1_000);
        for (uint256 i = 0; i < PEOPLE; ++i) _leave(wallets[i], w.window);
        _try(issuer, address(raise), abi.encodeCall(raise.withdrawProceeds, (key)));
        _try(issuer, address(router), abi.encodeCall(router.release, (key)));
    }

    function _leave(address who, uint32 last) private {
        _deliverBid(who);
        for (uint32 n = 1; n <= last; ++n) _deliverOrder(n, who);
        bytes4[4] memory kinds = [
            hub.claimFinal.selector, hub.claimRedemption.selector, hub.claimPayout.selector, hub.claimTail.selector
        ];
        for (uint256 i = 0; i < 4; ++i) _try(who, address(hub), abi.encodeWithSelector(kinds[i], key, who));
    }

    /// What each honest person lost, and what the coalition gained, of what the books say that they are due.
    function _result() internal returns (int256[] memory losses, int256 gain) {
        uint256 lost = _lostByRouter();
        if (lost > 0) _share(lost * 99 / 100, _owned(), hub.getSeries(key).unitsOutstanding);
        losses = new int256[](PEOPLE - COALITION);
        int256 due = -int256(hub.getSeries(key).paid + lost);
        uint256 price = _fairPrice();
        for (uint256 i = 0; i < PEOPLE; ++i) {
            int256 own = int256((_dues[wallets[i]] + (1 << 64) - 1) >> 64) + _tradesOf(wallets[i]);
            (bool known, IRaise.BidView memory b) = _bidOf(wallets[i]);
            int256 spent = known && _raised() ? int256(b.units * price) : int256(0);
            int256 change = int256(token.balanceOf(wallets[i])) - int256(_hadAtFirst[wallets[i]]);
            if (_isHonest(i)) {
                due += spent; // the proceeds are the issuer's
                losses[i - COALITION] = own - spent - change;
            } else {
                due += own;
                gain += change;
            }
        }
        gain += int256(token.balanceOf(issuer)) - int256(_hadAtFirst[issuer]) - due;
    }

    function _raised() private view returns (bool) {
        return raise.phase(key) == IRaise.Phase.DONE;
    }

    /// Withheld of routed income, as far as no attestor forgave it, and paid in by true-ups, as far as the cap has room, that is
    /// neither paid nor there.
    function _lostByRouter() private view returns (uint256) {
        if (!routed[key]) return 0;
        IIncomeSeries.SeriesView memory s = hub.getSeries(key);
        uint256 promised;
        for (uint32 p = s.firstPeriod; p <= s.lastPeriod; p = Periods.next(p)) {
            (, uint256 withheld) = router.routedIn(key, p);
            promised += withheld;
        }
        promised = paidIn + (promised > credits ? promised - credits : 0);
        if (promised > leastCap) promised = leastCap;
        (,,, uint256 held) = router.routerOf(key);
        return promised > s.paid + held ? promised - s.paid - held : 0;
    }

    /// What somebody's trades in windows give and cost at fair prices.
    function _tradesOf(address who) private view returns (int256 sum) {
        uint32 last = windows.windowOf(key).window;
        for (uint32 n = 1; n <= last; ++n) {
            (bool known, IWindows.OrderView memory o) = _orderOf(n, who);
            if (!known || o.filled == 0) continue;
            int256 amount = int256(o.filled * _fairPriceOf(n));
            sum += o.side == IWindows.Side.BUY ? -amount : amount;
        }
    }

    /// The price of a window without the coalition's orders that traded nothing: those move no price.
    function _fairPriceOf(uint32 n) private view returns (uint256 price) {
        Clearing.Order[] memory book = new Clearing.Order[](PEOPLE);
        for (uint32 j = 0; j < PEOPLE; ++j) {
            address who = windows.traderAt(key, n, j + 1);
            if (who == address(0)) break;
            (, IWindows.OrderView memory o) = _orderOf(n, who);
            bool counts = o.validity == IRaise.Validity.VALID && (o.filled > 0 || _isHonestWallet(who))
                && o.processing != IRaise.Processing.REJECTED;
            book[j] = Clearing.Order(o.side == IWindows.Side.BUY, o.price, counts ? o.quantity : 0);
        }
        (price,,) = Clearing.window(book);
    }

    /// The same of the raise.
    function _fairPrice() private view returns (uint256 price) {
        if (!_raised()) return 0;
        Clearing.Bid[] memory book = new Clearing.Bid[](PEOPLE);
        for (uint32 j = 0; j < PEOPLE; ++j) {
            address who = raise.bidderAt(key, j + 1);
            if (who == address(0)) break;
            (, IRaise.BidView memory b) = _bidOf(who);
            bool counts = b.validity == IRaise.Validity.VALID && (b.units > 0 || _isHonestWallet(who));
            book[j] = Clearing.Bid(b.price, counts ? b.quantity : 0);
        }
        (price,) = Clearing.raise(book, UNITS, minRaise[key]);
    }

    function _isHonestWallet(address who) private view returns (bool) {
        for (uint256 i = COALITION; i < PEOPLE; ++i) {
            if (wallets[i] == who) return true;
        }
        return false;
    }
}
