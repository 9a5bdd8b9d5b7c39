// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IHardship} from "../../src/interfaces/IHardship.sol";
import {IIncomeSeries} from "../../src/interfaces/IIncomeSeries.sol";
import {Eip712} from "../../src/lib/Eip712.sol";
import {Policy} from "../../src/lib/Policy.sol";
import {RaiseCalls} from "./RaiseCalls.sol";

/// A live series: reports, tail, buy-out, close and claims.
abstract contract LifeCalls is RaiseCalls {
    uint256 internal constant ACTIVE = 1 << uint256(IIncomeSeries.State.ACTIVE);
    uint256 internal constant PAUSED = 1 << uint256(IIncomeSeries.State.PAUSED);
    uint256 internal constant TAIL = 1 << uint256(IIncomeSeries.State.TAIL);
    uint256 internal constant CLOSED = 1 << uint256(IIncomeSeries.State.CLOSED);

    /// The last second of each attestor key.
    uint64[] public activeUntil;

    /// An attestor that is active in most cases, and whether it is.
    function _signer(uint256 seed) internal view returns (uint256 key, bool active) {
        for (uint256 i = 0; i < activeUntil.length; ++i) {
            uint256 each = (seed + i) % activeUntil.length;
            key = _attestorKey(each);
            active = block.timestamp <= activeUntil[each];
            if (active || seed % 32 == 0) return (key, active);
        }
    }

    struct Report {
        uint256 income;
        uint256 payment;
        uint8 tier;
        uint8 flag;
        uint256 attestor;
    }

    function submitReport(uint256 seed) public {
        bytes32 key = _pick(seed, ACTIVE | PAUSED);
        IIncomeSeries.SeriesView memory s = hub.getSeries(key);
        Report memory r;
        bool active;
        (r.attestor, active) = _signer(seed >> 8);
        r.tier = !s.routed && (seed >> 16) % 2 == 0 ? 2 : 3;
        r.income = 1 + (seed >> 20) % 1e9;
        r.flag = !s.routed && (seed >> 60) % 4 == 0 ? 1 : 0;
        r.payment = (seed >> 64) % 16 == 0 ? (1 << 128) - 1 : (seed >> 68) % (s.cap / 3 + 1);
        if (!_funding(key, s.issuer, _reportCall(key, s, r), true)) return;
        if (r.tier == 3 && !active) _break("the signature of an inactive key was accepted");
        if (!s.routed) _checkSplit(key, s, r.payment, r.flag == 0);
    }

    function _reportCall(bytes32 key, IIncomeSeries.SeriesView memory s, Report memory r)
        private
        view
        returns (bytes memory)
    {
        bytes32 digest = hub.reportDigest(key, s.nextPeriod, s.expectedPrior, bytes32(r.income), r.tier, r.flag);
        (uint256 rate, bytes memory signedRate) = _rateFor(key, s.nextPeriod, r.attestor);
        uint256[6] memory signals;
        signals[0] = uint256(s.termsCommitment);
        signals[1] = s.unitsOutstanding;
        signals[2] = rate;
        signals[3] = uint256(s.expectedPrior);
        signals[4] = r.income;
        signals[5] = r.payment;
        bytes memory attestation = _signDigest(r.tier == 2 ? _verifierKey() : r.attestor, digest);
        IIncomeSeries.Proof memory proof;
        return abi.encodeCall(
            IIncomeSeries.submitReport, (key, s.nextPeriod, proof, signals, r.tier, r.flag, attestation, signedRate)
        );
    }

    /// The split of docs/protocol.md, section 2, over what the hub shows of itself.
    function _checkSplit(bytes32 key, IIncomeSeries.SeriesView memory s, uint256 payment, bool due) private {
        uint256 netted = payment < s.credit ? payment : s.credit;
        uint256 gross = payment - netted;
        if (gross > s.cap - s.paid - s.accrued) gross = s.cap - s.paid - s.accrued;
        if (s.state == IIncomeSeries.State.PAUSED && block.timestamp < hardship.pauseOf(key).pauseEnd) due = false;
        IIncomeSeries.SeriesView memory after_ = hub.getSeries(key);
        bool right = after_.credit == s.credit - netted && after_.paid == s.paid + (due ? s.accrued + gross : 0)
            && after_.accrued == (due ? 0 : s.accrued + gross);
        if (!right) _break("a payment was not split as the protocol says");
    }

    function markMissed(uint256 seed) public {
        bytes32 key = _pick(seed, ACTIVE | PAUSED);
        uint32 period = hub.getSeries(key).nextPeriod;
        (,, uint64 closesAt) = hub.reportWindow(key, period == 0 ? 20_261 : period);
        if (!_call(key, _wallet(seed >> 8), address(hub), address(0), abi.encodeCall(hub.markMissed, (key, period)))) return;
        (,, uint64 unpaused) = hub.periodWindow(period);
        if (block.timestamp < unpaused) _break("a period was marked within its 90 days");
        bool missed = hub.periodState(key, period) == IIncomeSeries.PeriodState.MISSED;
        if (missed && block.timestamp < closesAt) _break("a period was missed within its window");
    }

    function payTail(uint256 seed) public {
        bytes32 key = _pick(seed, TAIL);
        IIncomeSeries.SeriesView memory s = hub.getSeries(key);
        uint256 amount = (seed >> 8) % 2 == 0 ? type(uint256).max : (seed >> 9) % (s.accrued + 1);
        _funding(key, s.issuer, abi.encodeCall(hub.payTail, (key, amount)), true);
    }

    function announceBuyOut(uint256 seed) public {
        bytes32 key = _pick(seed, ACTIVE | PAUSED | TAIL);
        (, uint64 lapsed) = hub.buyOutOf(key);
        if (!_call(key, _issuer(key), address(hub), address(0), abi.encodeCall(hub.announceBuyOut, (key)))) return;
        if (lapsed != 0 && block.timestamp <= lapsed) _break("a buy-out was announced twice");
        (uint64 possibleAt, uint64 lapsesAt) = hub.buyOutOf(key);
        bool right = possibleAt == block.timestamp + 7 days && lapsesAt == block.timestamp + 21 days;
        if (!right) _break("a buy-out was announced for other times");
    }

    /// Buys a series out, one in its announced time if there is one.
    function buyOut(uint256 seed) public {
        if (seed % 2 != 0) return;
        bytes32 key = _pick(seed >> 4, ACTIVE | PAUSED | TAIL);
        for (uint256 i = 0; i < keys.length && !_announced(key); ++i) key = keys[((seed >> 4) % keys.length + i) % keys.length];
        bool possible = _announced(key);
        if (!_funding(key, _issuer(key), abi.encodeCall(hub.buyOut, (key)), false)) return;
        if (!possible) _break("a series was bought out at another time than announced");
    }

    /// That the time of its announced buy-out is now.
    function _announced(bytes32 key) private view returns (bool) {
        (uint64 possibleAt, uint64 lapsesAt) = hub.buyOutOf(key);
        return possibleAt != 0 && block.timestamp >= possibleAt && block.timestamp <= lapsesAt;
    }

    function closeSeries(uint256 seed) public {
        bytes32 key = _pick(seed, ACTIVE | PAUSED | TAIL);
        IIncomeSeries.SeriesView memory s = hub.getSeries(key);
        bytes memory data = abi.encodeCall(hub.closeSeries, (key));
        if (!_call(key, _wallet(seed >> 8), address(hub), address(0), data) || s.accrued == 0) return;
        bool waited = block.timestamp >= s.tailStartedAt + Policy.TAIL_WINDOW + Policy.ACCRUAL_WAIT;
        if (s.routed || !waited) _break("a series closed with an accrual");
    }

    /// A claim of one of the four kinds, by anyone.
    function claim(uint256 seed) public {
        bytes32 key = keys[seed % keys.length];
        address holder = _wallet(seed >> 8);
        bytes4[4] memory kinds = [
            hub.claimPayout.selector, hub.claimTail.selector, hub.claimFinal.selector, hub.claimRedemption.selector
        ];
        uint256 before = token.balanceOf(holder);
        uint256 due = hub.claimable(key, holder);
        bytes4 kind = kinds[(seed >> 16) % 4];
        if (!_call(key, _wallet(seed >> 24), address(hub), holder, abi.encodeWithSelector(kind, key, holder))) return;
        uint256 paid = token.balanceOf(holder) - before;
        claimed[key][holder] += paid;
        if (paid > due) _break("a claim paid more than was claimable");
        if ((kind == kinds[2] || kind == kinds[3]) && (paid != due || hub.unitsOf(key, holder) != 0)) {
            _break("a last claim left something");
        }
    }
}
