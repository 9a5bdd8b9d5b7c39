// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {IERC20} from "./interfaces/IERC20.sol";
import {IGroth16Verifier} from "./interfaces/IGroth16Verifier.sol";
import {IPeriodRates} from "./interfaces/IPeriodRates.sol";
import {IRaise} from "./interfaces/IRaise.sol";
import {IRegistry} from "./interfaces/IRegistry.sol";
import {Field} from "./lib/Field.sol";
import {Periods} from "./lib/Periods.sol";
import {Policy} from "./lib/Policy.sol";
import {RaiseRules} from "./lib/RaiseRules.sol";
import {Payouts} from "./modules/Payouts.sol";
import {RoutedAmendments} from "./modules/RoutedAmendments.sol";
import {RoutedReports} from "./modules/RoutedReports.sol";
import {SeriesStore} from "./modules/SeriesStore.sol";
import {Units} from "./modules/Units.sol";

/// The hub: creation of series, and the moves that the raise, the hardship contract, the router and the windows make.
/// Nobody owns it.
contract IncomeSeries is RoutedReports, Payouts, RoutedAmendments, Units {
    modifier onlyRaise() {
        if (msg.sender != address(raise)) revert NOT_RAISE();
        _;
    }

    constructor(
        IRegistry registry_,
        IRaise raise_,
        IPeriodRates rates_,
        IGroth16Verifier verifier_,
        IERC20 token_,
        address feeCollector_,
        address hardship_,
        address router_,
        address windows_
    ) SeriesStore(registry_, raise_, rates_, verifier_, token_, feeCollector_, hardship_, router_, windows_) {}

    function createSeries(SeriesParams calldata params) external guarded returns (bytes32 seriesKey) {
        seriesKey = _create(params);
    }

    function createRoutedSeries(SeriesParams calldata params) external guarded returns (bytes32 seriesKey) {
        seriesKey = _create(params);
        _series[seriesKey].routed = true;
        emit SeriesRouted(seriesKey);
    }

    function _create(SeriesParams calldata params) private returns (bytes32 seriesKey) {
        if (!registry.isApprovedIssuer(msg.sender)) revert ISSUER_NOT_APPROVED();
        if (params.contractHash == 0) revert CONTRACT_HASH_MISSING();
        if (!Field.isCommitment(uint256(params.termsCommitment))) revert COMMITMENT_NOT_CANONICAL();
        if (!_sound(params)) revert BAD_PARAMS();
        rates.requireFresh(params.currencyCode); // else it could raise and never report
        seriesKey = keccak256(abi.encode(bytes32(uint256(uint160(msg.sender))), params.draftSalt));
        Series storage s = _series[seriesKey];
        if (s.issuer != address(0)) revert SERIES_EXISTS();

        s.issuer = msg.sender;
        s.state = State.RAISING;
        s.indexingRule = params.indexingRule;
        s.currencyCode = params.currencyCode;
        s.unitsOffered = params.unitsOffered;
        s.firstPeriod = params.firstPeriod;
        s.lastPeriod = params.lastPeriod;
        s.contractHash = params.contractHash;
        s.termsCommitment = params.termsCommitment;
        s.cap = uint128(params.cap);
        emit SeriesCreated(seriesKey, msg.sender, params);
        raise.open(seriesKey, _raiseTerms(params));
    }

    // ---- the raise

    function onSettling(bytes32 seriesKey) external onlyRaise {
        _series[seriesKey].state = State.SETTLING;
        emit SeriesSettling(seriesKey);
    }

    function onFailed(bytes32 seriesKey, FailureReason reason) external onlyRaise {
        _series[seriesKey].state = State.FAILED;
        emit SeriesFailed(seriesKey, reason);
    }

    /// Income before the first reported quarter counts as zero, in mid-year too: the first report then covers the year
    /// to date, and no issuer can shrink it by an opening figure of its own.
    function onActivated(bytes32 seriesKey, uint64 units) external onlyRaise {
        Series storage s = _series[seriesKey];
        s.state = State.ACTIVE;
        s.unitsOutstanding = units;
        s.nextPeriod = s.firstPeriod;
        s.lastIncomeCommitment = Field.ZERO_INCOME;
        s.expectedPrior = Field.ZERO_INCOME;
        emit SeriesActivated(seriesKey, units, Field.ZERO_INCOME);
    }

    // ---- hardship

    function moveState(bytes32 seriesKey, State to, uint64 until) external {
        if (msg.sender != hardship) revert NOT_HARDSHIP();
        Series storage s = _known(seriesKey);
        State from = s.state;
        if (to == State.PAUSED) {
            if (from != State.ACTIVE) revert WRONG_STATE();
            s.pausedAt = uint40(block.timestamp);
            s.pausedUntil = uint40(until);
        } else if (to == State.ACTIVE) {
            if (from != State.PAUSED) revert WRONG_STATE();
            s.pausedUntil = uint40(until);
        } else if (to == State.EXTINGUISHED) {
            if (from != State.ACTIVE && from != State.PAUSED && from != State.TAIL) revert WRONG_STATE();
            uint32 next = s.nextPeriod; // what is over is reported or missed, and a routed quarter paid, before it is forgiven
            if (next != 0 && block.timestamp >= Periods.endsAt(next)) revert PERIOD_UNSETTLED();
            s.accrued = 0; // forgiven
            s.nextPeriod = 0;
        } else {
            revert WRONG_STATE();
        }
        s.state = to;
        emit SeriesStateMoved(seriesKey, from, to);
    }

    // ---- views

    function seriesState(bytes32 seriesKey) external view returns (State) {
        return _series[seriesKey].state;
    }

    function lastIncomeCommitment(bytes32 seriesKey) external view returns (bytes32) {
        return _known(seriesKey).lastIncomeCommitment;
    }

    function expectedPrior(bytes32 seriesKey) external view returns (bytes32) {
        return _known(seriesKey).expectedPrior;
    }

    function unitsOutstanding(bytes32 seriesKey) external view returns (uint64) {
        return _known(seriesKey).unitsOutstanding;
    }

    function getSeries(bytes32 seriesKey) external view returns (SeriesView memory) {
        Series storage s = _known(seriesKey);
        return SeriesView({
            issuer: s.issuer,
            state: s.state,
            closeReason: s.closeReason,
            currencyCode: s.currencyCode,
            indexingRule: s.indexingRule,
            deferredInARow: s.deferredInARow,
            unitsOffered: s.unitsOffered,
            unitsOutstanding: s.unitsOutstanding,
            firstPeriod: s.firstPeriod,
            lastPeriod: s.lastPeriod,
            nextPeriod: s.nextPeriod,
            lastReportedPeriod: s.lastReportedPeriod,
            tailStartedAt: s.tailStartedAt,
            contractHash: s.contractHash,
            termsCommitment: s.termsCommitment,
            lastIncomeCommitment: s.lastIncomeCommitment,
            expectedPrior: s.expectedPrior,
            cap: s.cap,
            paid: s.paid,
            accrued: s.accrued,
            credit: s.credit,
            amendmentNonce: s.amendmentNonce,
            trueupNonce: s.trueupNonce,
            routed: s.routed
        });
    }

    /// The first period must still be reportable when the gate closes, and every quantity in the circuit's range.
    function _sound(SeriesParams calldata p) private view returns (bool) {
        if (p.currencyCode == 0 || p.currencyCode > 999 || p.indexingRule > 1) return false;
        if (p.unitsOffered == 0 || p.unitsOffered >= Policy.UNITS_LIMIT) return false;
        if (p.maxUnitsPerBid == 0 || p.maxUnitsPerBid > p.unitsOffered) return false;
        if (p.reservePrice == 0 || p.reservePrice >= Policy.DEPOSIT_LIMIT) return false;
        if (p.minRaise >= Policy.PAYMENT_LIMIT || p.cap == 0 || p.cap >= Policy.PAYMENT_LIMIT) return false;
        if (p.concentrationBps == 0 || p.concentrationBps > Policy.BPS) return false;
        if (!Periods.isPeriod(p.firstPeriod) || !Periods.isPeriod(p.lastPeriod)) return false;
        if (p.lastPeriod < p.firstPeriod) return false;
        if (Periods.ordinal(p.lastPeriod) - Periods.ordinal(p.firstPeriod) >= Policy.MAX_TERM_QUARTERS) return false;
        uint256 largest = RaiseRules.largestBid(p.unitsOffered, p.maxUnitsPerBid, p.concentrationBps);
        if (!RaiseRules.holdersReachable(p.unitsOffered, largest, p.minHolders)) return false;
        if (!RaiseRules.lasts(block.timestamp, p.commitEndsAt, Policy.COMMIT_MIN, Policy.COMMIT_MAX)) return false;
        if (!RaiseRules.lasts(p.commitEndsAt, p.revealEndsAt, Policy.REVEAL_MIN, Policy.REVEAL_MAX)) return false;
        if (!RaiseRules.lasts(p.revealEndsAt, p.gateEndsAt, Policy.GATE_MIN, Policy.GATE_MAX)) return false;
        return p.gateEndsAt < _closesAt(p.firstPeriod);
    }

    function _raiseTerms(SeriesParams calldata p) private view returns (IRaise.RaiseTerms memory) {
        return IRaise.RaiseTerms({
            issuer: msg.sender,
            minHolders: p.minHolders,
            concentrationBps: p.concentrationBps,
            unitsOffered: p.unitsOffered,
            maxUnitsPerBid: p.maxUnitsPerBid,
            minRaise: uint128(p.minRaise),
            reservePrice: uint96(p.reservePrice),
            commitEndsAt: p.commitEndsAt,
            revealEndsAt: p.revealEndsAt,
            gateEndsAt: p.gateEndsAt,
            termsCommitment: p.termsCommitment
        });
    }
}
