// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IIncomeSeries} from "../../src/interfaces/IIncomeSeries.sol";
import {IRaise} from "../../src/interfaces/IRaise.sol";
import {IWindows} from "../../src/interfaces/IWindows.sol";
import {Eip712} from "../../src/lib/Eip712.sol";
import {Periods} from "../../src/lib/Periods.sol";
import {Policy} from "../../src/lib/Policy.sol";
import {Life} from "./Life.sol";

/// What a coalition may do: calls that the contracts take, and waiting. `who` is one of its wallets, or anybody where anybody
/// may call or be called for; `size` and `price` are below 64. Each says in `accepted` whether something happened.
abstract contract Moves is Life {
    uint256 private constant SIZES = 64;
    uint256 private constant LONGEST_WAIT = 200 days;
    uint256 private constant TICK = 10_000; // base units, between two prices of a unit

    bool internal accepted;

    /// A few, a half of the most and a half of that, or so many fourteenths of it: tests/search/shared/random.ts.
    function _sized(uint256 size, uint256 most) internal pure returns (uint256) {
        if (size < 10) return size + 1;
        if (size < 50) return most >> (50 - size);
        return most * (size - 49) / 14;
    }

    function _did(bool ok, string memory sentence) private {
        accepted = ok;
        if (ok) story.push(sentence);
    }

    function _coalition(uint256 who) private view returns (address) {
        return wallets[who % COALITION];
    }

    function _anybody(uint256 who) private view returns (address) {
        return wallets[who % PEOPLE];
    }

    function _hub(string memory sentence, bytes memory data) private {
        _did(_try(issuer, address(hub), data), sentence);
    }

    // ---- time

    function wait(uint256, uint256 size, uint256) external {
        (string memory name, uint256 time) = _time(size % 16);
        if (time <= block.timestamp || time > block.timestamp + LONGEST_WAIT) return;
        story.push(string.concat("Time goes on to ", name, "."));
        _wait(time);
        accepted = true;
    }

    /// Times that matter, from a moment of the series.
    function _time(uint256 which) private view returns (string memory, uint256) {
        IIncomeSeries.SeriesView memory s = hub.getSeries(key);
        uint256 quarter = s.nextPeriod == 0 ? 0 : Periods.endsAt(s.nextPeriod);
        IWindows.WindowView memory w = windows.windowOf(key);
        if (which == 0) return ("an hour", block.timestamp + 1 hours);
        if (which == 1) return ("a day", block.timestamp + 1 days);
        if (which == 2) return ("a week", block.timestamp + 7 days);
        if (which == 3) return ("thirty days", block.timestamp + 30 days);
        if (which == 4) return ("the end of the bids", _raiseEnds(0));
        if (which == 5) return ("the end of their reveals", _raiseEnds(1));
        if (which == 6) return ("the end of the gate", _raiseEnds(2));
        if (which == 7) return ("the end of the quarter", quarter);
        if (which == 8) return ("the first day on which anybody may report", quarter + Policy.OPEN_WINDOW);
        if (which == 9) return ("the end of the quarter's windows", quarter + Policy.OPEN_WINDOW + Policy.LATE_WINDOW);
        if (which == 10) return ("the end of the orders", w.commitEndsAt);
        if (which == 11) return ("the end of the orders' reveals", w.revealEndsAt);
        if (which == 12) return ("the end of the window", w.settleEndsAt);
        if (which == 13) {
            (uint64 possibleAt,) = hub.buyOutOf(key);
            return ("the first moment of the buy-out", possibleAt);
        }
        if (which == 14) return ("the end of the notice", hardship.extinguishmentOf(key).noticeEndsAt);
        return ("the end of the tail", s.tailStartedAt + Policy.TAIL_WINDOW);
    }

    // ---- the raise

    function commitBid(uint256 who, uint256 size, uint256 price) external {
        Offer memory offer = Offer(TICK * (1 + price), _sized(size, UNITS));
        string memory sentence = string.concat(_nameOf(_coalition(who)), " bids for ", _offerText(offer));
        _did(_offer(_coalition(who), offer), sentence);
    }

    function revealBid(uint256 who, uint256, uint256) external {
        _did(_showBid(_coalition(who)), string.concat(_nameOf(_coalition(who)), " reveals its bid."));
    }

    function cancelRaise(uint256, uint256, uint256) external {
        bytes memory data = abi.encodeCall(raise.cancelRaise, (key));
        _did(_try(issuer, address(raise), data), "The issuer cancels the raise.");
    }

    function settleRaise(uint256, uint256, uint256) external {
        _did(_finishRaise(), "Somebody settles the raise.");
    }

    function deliverBid(uint256 who, uint256, uint256) external {
        _did(_deliverBid(_anybody(who)), string.concat("Somebody delivers the bid of ", _nameOf(_anybody(who)), "."));
    }

    function withdrawProceeds(uint256, uint256, uint256) external {
        bytes memory data = abi.encodeCall(raise.withdrawProceeds, (key));
        _did(_try(issuer, address(raise), data), "The issuer withdraws the proceeds.");
    }

    // ---- windows

    function openWindow(uint256 who, uint256, uint256) external {
        bytes memory data = abi.encodeCall(windows.openWindow, (key));
        _did(_try(_coalition(who), address(windows), data), "Somebody opens a window.");
    }

    function buyUnits(uint256 who, uint256 size, uint256 price) external {
        _commit(_coalition(who), true, size, price);
    }

    function sellUnits(uint256 who, uint256 size, uint256 price) external {
        _commit(_coalition(who), false, size, price);
    }

    function honestBuys(uint256 who, uint256 size, uint256 price) external {
        _commit(wallets[COALITION + who % (PEOPLE - COALITION)], true, size, price);
    }

    function honestSells(uint256 who, uint256 size, uint256 price) external {
        _commit(wallets[COALITION + who % (PEOPLE - COALITION)], false, size, price);
    }

    function _commit(address wallet, bool buys, uint256 size, uint256 price) private {
        uint256 free = hub.unitsOf(key, wallet) - hub.lockedOf(key, wallet);
        Offer memory offer = Offer(TICK * (1 + price), _sized(size, buys ? UNITS : free));
        string memory verb = buys ? " seals an order to buy " : " seals an order to sell ";
        string memory sentence = string.concat(_nameOf(wallet), verb, _offerText(offer));
        _did(_order(wallet, buys, offer), sentence);
    }

    /// A holder's wallet is verified no more, or again, while no price is sought: an order that is rejected makes none.
    function verify(uint256 who, uint256 size, uint256) external {
        if (raise.phase(key) != IRaise.Phase.DONE || windows.windowOf(key).phase == IWindows.WindowPhase.SETTLE) return;
        address wallet = wallets[COALITION + who % (PEOPLE - COALITION)];
        bool verified = size % 2 == 1;
        if (registry.isVerified(wallet) == verified) return;
        _verify(wallet, verified);
        _did(true, string.concat(_nameOf(wallet), verified ? " is verified again." : " is verified no more."));
    }

    function revealOrder(uint256 who, uint256, uint256) external {
        _did(_showOrder(_coalition(who)), string.concat(_nameOf(_coalition(who)), " reveals its order."));
    }

    function settleWindow(uint256, uint256 size, uint256) external {
        bool ok = _settleWindow(size < 32 ? uint32(size % 8 + 1) : 1_000);
        uint256 price = priceOf[windows.windowOf(key).window];
        _did(ok, string.concat("Somebody settles the window: the price is ", vm.toString(price), "."));
    }

    function deliverOrder(uint256 who, uint256 size, uint256) external {
        uint32 last = windows.windowOf(key).window;
        uint32 number = last > 1 && size % 4 == 0 ? last - 1 : last;
        bool ok = _deliverOrder(number, _anybody(who));
        _did(ok, string.concat("Somebody delivers the order of ", _nameOf(_anybody(who)), "."));
    }

    function _offerText(Offer memory offer) private pure returns (string memory) {
        return string.concat(vm.toString(offer.quantity), " units at ", vm.toString(offer.price), ".");
    }

    // ---- payments

    function report(uint256, uint256 size, uint256) external {
        IIncomeSeries.SeriesView memory s = hub.getSeries(key);
        if (s.nextPeriod == 0 || block.timestamp < Periods.endsAt(s.nextPeriod)) return;
        uint256 payment = _sized(size, s.cap / 2);
        uint8 flag = size % 5 == 4 && !s.routed ? 1 : 0;
        bytes memory data = _reportCall(key, payment, s.routed ? 3 : 2, flag);
        string memory sentence = string.concat("The issuer reports ", vm.toString(s.nextPeriod), " with ");
        _hub(string.concat(sentence, vm.toString(payment), flag == 1 ? ", which accrues." : "."), data);
    }

    function miss(uint256 who, uint256, uint256) external {
        bytes memory data = abi.encodeCall(hub.markMissed, (key, hub.getSeries(key).nextPeriod));
        _did(_try(_anybody(who), address(hub), data), "Somebody marks the quarter as missed.");
    }

    function route(uint256, uint256 size, uint256) external {
        uint256 amount = _sized(size, 2 * hub.getSeries(key).cap);
        bool ok = _try(issuer, address(router), abi.encodeCall(router.route, (key, amount)));
        _did(ok, string.concat("The issuer routes ", vm.toString(amount), "."));
    }

    function routedReport(uint256 who, uint256, uint256) external {
        bytes memory data = abi.encodeCall(hub.submitRoutedReport, (key, hub.getSeries(key).nextPeriod));
        address sender = who == 0 ? issuer : _anybody(who);
        _did(_try(sender, address(hub), data), string.concat(_nameOf(sender), " reports the routed quarter."));
    }

    function release(uint256, uint256, uint256) external {
        bytes memory data = abi.encodeCall(router.release, (key));
        _did(_try(issuer, address(router), data), "The router releases what it need not hold.");
    }

    function payTail(uint256, uint256 size, uint256) external {
        uint256 amount = _sized(size, hub.getSeries(key).accrued);
        _hub(string.concat("The issuer pays ", vm.toString(amount), " in the tail."), abi.encodeCall(hub.payTail, (key, amount)));
    }

    function announce(uint256, uint256, uint256) external {
        _hub("The issuer announces a buy-out.", abi.encodeCall(hub.announceBuyOut, (key)));
    }

    function buyOut(uint256, uint256, uint256) external {
        _hub("The issuer buys the series out.", abi.encodeCall(hub.buyOut, (key)));
    }

    function close(uint256 who, uint256, uint256) external {
        bytes memory data = abi.encodeCall(hub.closeSeries, (key));
        _did(_try(_anybody(who), address(hub), data), "Somebody closes the series.");
    }

    function claim(uint256 who, uint256 size, uint256) external {
        bytes4[4] memory kinds = [
            hub.claimPayout.selector, hub.claimTail.selector, hub.claimFinal.selector, hub.claimRedemption.selector
        ];
        string[4] memory names = ["payout", "tail", "final", "redemption"];
        bytes memory data = abi.encodeWithSelector(kinds[size % 4], key, _anybody(who));
        string memory sentence = string.concat("Somebody sends the ", names[size % 4], " claim of ", _nameOf(_anybody(who)), ".");
        _did(_try(_anybody(who), address(hub), data), sentence);
    }

    // ---- what attestors sign

    function pause(uint256, uint256 size, uint256) external {
        if (!attested) return;
        bytes memory data = abi.encodeCall(hardship.requestPause, (key, vm.addr(_attestorKey(0))));
        _try(issuer, address(hardship), data);
        uint64 nonce = hardship.pauseOf(key).pauseNonce;
        uint64 until = uint64(block.timestamp + [uint256(1 days), 30 days, 100 days, 180 days][size % 4]);
        bytes memory signature = _sign(_attestorKey(0), Eip712.pause(key, nonce, until));
        data = abi.encodeCall(hardship.approvePause, (key, nonce, until, signature));
        string memory sentence = string.concat("An attestor approves a pause until ", vm.toString(until), ".");
        _did(_try(issuer, address(hardship), data), sentence);
    }

    function endPause(uint256, uint256, uint256) external {
        _did(_try(issuer, address(hardship), abi.encodeCall(hardship.endPause, (key))), "The issuer ends the pause.");
    }

    function request(uint256, uint256, uint256) external {
        if (!attested) return;
        (address low, address high) = _pair();
        uint64 deadline = uint64(block.timestamp + 60 days);
        bytes memory data = abi.encodeCall(hardship.requestExtinguishment, (key, low, high, deadline));
        _did(_try(issuer, address(hardship), data), "The issuer requests an extinguishment.");
    }

    function extinguish(uint256, uint256, uint256) external {
        uint64 nonce = hardship.extinguishNonce(key);
        bytes32 message = Eip712.extinguish(key, nonce);
        (address low,) = _pair();
        bool first = low == vm.addr(_attestorKey(0));
        (bytes memory a, bytes memory b) = (_sign(_attestorKey(first ? 0 : 1), message), _sign(_attestorKey(first ? 1 : 0), message));
        bytes memory data = abi.encodeCall(hardship.extinguish, (key, nonce, a, b));
        _did(_try(issuer, address(hardship), data), "Two attestors extinguish the series.");
    }

    function _pair() private pure returns (address, address) {
        (address a, address b) = (vm.addr(_attestorKey(0)), vm.addr(_attestorKey(1)));
        return a < b ? (a, b) : (b, a);
    }

    function void(uint256, uint256, uint256) external {
        bytes memory data = abi.encodeCall(hardship.voidExtinguishment, (key));
        _did(_try(issuer, address(hardship), data), "The issuer voids its request.");
    }

    function trueUp(uint256 who, uint256 size, uint256) external {
        if (!attested) return;
        IIncomeSeries.SeriesView memory s = hub.getSeries(key);
        uint32 year = Periods.containing(block.timestamp) / 10;
        if (s.nextPeriod != 0 && year > s.firstPeriod / 10) --year;
        if (year > s.lastPeriod / 10) year = s.lastPeriod / 10;
        int256 adjustment = int256(_sized(size, s.cap / 2));
        if (who % 2 == 1) adjustment = -adjustment;
        uint64 time = uint64(block.timestamp);
        bytes memory signature = _sign(_attestorKey(0), Eip712.trueUp(key, year, s.trueupNonce, time, adjustment));
        bytes memory data = abi.encodeCall(hub.submitTrueUp, (key, year, s.trueupNonce, time, adjustment, signature));
        string memory sentence = string.concat("The issuer submits a true-up of ", who % 2 == 1 ? "minus " : "");
        _hub(string.concat(sentence, vm.toString(_sized(size, s.cap / 2)), "."), data);
        if (!accepted) return;
        if (adjustment < 0) credits += uint256(-adjustment);
        else if (s.routed) paidIn += hub.getSeries(key).accrued - s.accrued;
    }

    function amend(uint256, uint256 size, uint256) external {
        if (!attested) return;
        IIncomeSeries.SeriesView memory s = hub.getSeries(key);
        uint256 cap = s.paid + s.accrued + _sized(size, s.cap);
        bytes memory signature = _sign(_attestorKey(0), Eip712.amend(key, s.amendmentNonce, s.termsCommitment, cap));
        bytes memory data = s.routed
            ? abi.encodeCall(
                hub.amendRoutedTerms,
                (key, s.amendmentNonce, s.termsCommitment, cap, signature, _theta[key], WAD / UNITS, 1)
            )
            : abi.encodeCall(hub.amendTerms, (key, s.amendmentNonce, s.termsCommitment, cap, signature));
        _hub(string.concat("The issuer amends the cap to ", vm.toString(cap), "."), data);
        if (accepted && cap < leastCap) leastCap = cap;
    }
}
