// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IIncomeSeries} from "../interfaces/IIncomeSeries.sol";
import {IRegistry} from "../interfaces/IRegistry.sol";
import {Eip712} from "../lib/Eip712.sol";
import {Field} from "../lib/Field.sol";
import {Periods} from "../lib/Periods.sol";
import {Policy} from "../lib/Policy.sol";
import {PoolMath} from "../lib/Pool.sol";
import {RoutedMoney} from "./RoutedMoney.sol";

/// @title Reports of income
/// @notice Reports of income: what makes one acceptable, how its payment splits, and what happens where none comes.
abstract contract Reports is RoutedMoney {
    using PoolMath for PoolMath.Pool;

    uint8 private constant TIER_VERIFIER = 2;

    // places of the public signals
    uint256 private constant TERMS = 0;
    uint256 private constant UNITS = 1;
    uint256 private constant FX = 2;
    uint256 private constant PRIOR = 3;
    uint256 private constant INCOME = 4;
    uint256 private constant PAYMENT = 5;

    /// @inheritdoc IIncomeSeries
    function submitReport(
        bytes32 seriesKey,
        uint32 period,
        Proof calldata proof,
        uint256[6] calldata signals,
        uint8 tier,
        uint8 liquidityFlag,
        bytes calldata attestation,
        bytes calldata fxFallbackSig
    ) external nonReentrant {
        Series storage s = _issued(seriesKey);
        _requireRunning(s);
        if (tier != TIER_VERIFIER && tier != TIER_ATTESTOR) revert TIER_UNKNOWN();
        if (liquidityFlag > 1) revert LIQUIDITY_FLAG_UNKNOWN();
        if (liquidityFlag == 1 && s.deferredInARow == Policy.MAX_DEFERRED_IN_A_ROW) revert LIQUIDITY_FLAG_LIMIT();
        if (s.routed) _checkUnrouted(tier, liquidityFlag);
        _checkPeriod(s, period);
        _checkSignals(s, signals);
        _checkRate(s, seriesKey, period, signals[FX], fxFallbackSig);

        address signer = _signer(
            tier == TIER_VERIFIER ? IRegistry.KeyKind.VERIFIER : IRegistry.KeyKind.ATTESTOR,
            Eip712.report(
                seriesKey, period, bytes32(signals[PRIOR]), bytes32(signals[INCOME]), tier, liquidityFlag
            ),
            attestation
        );
        if (!verifier.verifyProof(proof.a, proof.b, proof.c, signals)) revert PROOF_INVALID();

        emit ReportEvidence(seriesKey, period, signer, proof, signals, attestation);
        emit ReportAccepted(
            seriesKey,
            period,
            bytes32(signals[PRIOR]),
            bytes32(signals[INCOME]),
            tier,
            liquidityFlag,
            s.unitsOutstanding,
            signals[FX],
            signals[PAYMENT]
        );
        (uint256 due, uint256 paidIn) = s.routed
            ? _splitAttested(s, seriesKey, period, signals[PAYMENT])
            : (_split(s, seriesKey, period, signals[PAYMENT], liquidityFlag), 0);
        if (liquidityFlag == 1) s.deferredInARow += 1;
        else if (s.accrued == 0) s.deferredInARow = 0; // not by a report that paid nothing, as in a pause
        s.lastIncomeCommitment = bytes32(signals[INCOME]);
        s.expectedPrior = bytes32(signals[INCOME]);
        s.lastReportedPeriod = period;
        _settlePeriod(s, seriesKey, period, PeriodState.REPORTED);
        s.routed ? _payIn(seriesKey, paidIn, due) : _pull(due);
    }

    /// @inheritdoc IIncomeSeries
    function markMissed(bytes32 seriesKey, uint32 period) external {
        Series storage s = _known(seriesKey);
        _requireRunning(s);
        _checkInTerm(s, period);
        if (s.routed) _checkNothingRouted(seriesKey, period);
        uint64 closesAt = _closesAt(period);
        if (block.timestamp < closesAt) revert PERIOD_STILL_OPEN();
        if (block.timestamp < _extended(s, period, closesAt)) {
            uint256 place = _place(s, period);
            if (s.settled[place] == PeriodState.DEFERRED) revert PERIOD_STILL_OPEN();
            s.settled[place] = PeriodState.DEFERRED; // still the next, to be reported over the same prior
            emit PeriodDeferred(seriesKey, period);
            return;
        }
        emit PeriodMissed(seriesKey, period);
        _settlePeriod(s, seriesKey, period, PeriodState.MISSED);
    }

    /// @inheritdoc IIncomeSeries
    function reportDigest(
        bytes32 seriesKey,
        uint32 period,
        bytes32 priorCommitment,
        bytes32 incomeCommitment,
        uint8 tier,
        uint8 liquidityFlag
    ) external view returns (bytes32) {
        return _hashTypedDataV4(
            Eip712.report(seriesKey, period, priorCommitment, incomeCommitment, tier, liquidityFlag)
        );
    }

    /// @inheritdoc IIncomeSeries
    function periodState(bytes32 seriesKey, uint32 period) external view returns (PeriodState) {
        Series storage s = _known(seriesKey);
        if (!Periods.isPeriod(period) || period < s.firstPeriod || period > s.lastPeriod) revert PERIOD_UNKNOWN();
        PeriodState settled = s.settled[_place(s, period)];
        if (settled != PeriodState.UPCOMING) return settled;
        uint64 opensAt = Periods.endsAt(period);
        if (block.timestamp < opensAt) return PeriodState.UPCOMING;
        uint64 lateAt = _extended(s, period, opensAt + Policy.OPEN_WINDOW);
        return block.timestamp < lateAt ? PeriodState.OPEN : PeriodState.LATE;
    }

    /// @inheritdoc IIncomeSeries
    function reportWindow(bytes32 seriesKey, uint32 period)
        external
        view
        returns (uint64 opensAt, uint64 lateAt, uint64 closesAt)
    {
        Series storage s = _known(seriesKey);
        if (!Periods.isPeriod(period)) revert PERIOD_UNKNOWN();
        opensAt = Periods.endsAt(period);
        lateAt = _extended(s, period, opensAt + Policy.OPEN_WINDOW);
        closesAt = _extended(s, period, _closesAt(period));
    }

    /// @inheritdoc IIncomeSeries
    function periodWindow(uint32 period) external pure returns (uint64 opensAt, uint64 lateAt, uint64 closesAt) {
        if (!Periods.isPeriod(period)) revert PERIOD_UNKNOWN();
        opensAt = Periods.endsAt(period);
        lateAt = opensAt + Policy.OPEN_WINDOW;
        closesAt = _closesAt(period);
    }

    function _closesAt(uint32 period) internal pure returns (uint64) {
        return Periods.closesAt(period);
    }

    /// A window's end, later by the paused time that lies in the window: its clock does not run in a pause. Of pauses the
    /// last counts: the next comes PAUSE_COOLDOWN after it at the earliest, and a window is as long as that without a pause.
    function _extended(Series storage s, uint32 period, uint64 endsAt) internal view returns (uint64) {
        return Periods.extended(Periods.endsAt(period), endsAt, s.pausedAt, s.pausedUntil);
    }

    /// In the term, and the next in order.
    function _checkInTerm(Series storage s, uint32 period) internal view {
        if (!Periods.isPeriod(period) || period < s.firstPeriod || period > s.lastPeriod) revert PERIOD_UNKNOWN();
        if (period != s.nextPeriod) revert PERIOD_OUT_OF_ORDER();
    }

    function _checkPeriod(Series storage s, uint32 period) private view {
        _checkInTerm(s, period);
        if (block.timestamp < Periods.endsAt(period) || block.timestamp >= _extended(s, period, _closesAt(period))) {
            revert PERIOD_NOT_OPEN();
        }
    }

    /// The contract knows the first four signals itself; the last two have only to be in range, the proof ties them.
    function _checkSignals(Series storage s, uint256[6] calldata signals) private view {
        if (signals[TERMS] != uint256(s.termsCommitment)) revert SIGNAL_MISMATCH();
        if (signals[UNITS] != s.unitsOutstanding) revert SIGNAL_MISMATCH();
        if (signals[PRIOR] != uint256(s.expectedPrior)) revert PRIOR_MISMATCH();
        if (!Field.isCommitment(signals[INCOME])) revert COMMITMENT_NOT_CANONICAL();
        if (signals[PAYMENT] >= Policy.PAYMENT_LIMIT) revert SIGNAL_OUT_OF_RANGE();
    }

    /// That of the quarter's end: the feed's, or the first that was signed and recorded.
    function _checkRate(
        Series storage s,
        bytes32 seriesKey,
        uint32 period,
        uint256 rate,
        bytes calldata fallbackSignature
    ) private {
        if (s.routed) return _checkRoutedRate(rate, fallbackSignature);
        address signer = rates.takeRate(seriesKey, period, s.currencyCode, rate, fallbackSignature);
        if (signer != address(0)) emit FxFallbackUsed(seriesKey, period, signer, rate, fallbackSignature);
    }

    /// accrualIn + gross = fee + net + accrualOut, where gross is what credit and cap leave of the payment. Answers what
    /// is paid now (fee + net).
    function _split(Series storage s, bytes32 seriesKey, uint32 period, uint256 payment, uint8 liquidityFlag)
        internal
        override
        returns (uint256 due)
    {
        uint256 credit = s.credit;
        if (credit > 0) {
            uint256 netted = payment < credit ? payment : credit;
            s.credit = uint136(credit - netted);
            payment -= netted;
        }
        uint256 accrualIn = s.accrued;
        uint256 room = uint256(s.cap) - s.paid - accrualIn;
        uint256 gross = payment < room ? payment : room;
        uint256 fee;
        uint256 net;
        uint256 accrualOut = accrualIn + gross;
        if (liquidityFlag == 0 && (s.routed || !_paused(s))) {
            due = accrualOut;
            accrualOut = 0;
            (fee, net) = _takeFee(s, seriesKey, period, due);
            s.payouts.spread(net, s.unitsOutstanding);
        }
        s.accrued = SafeCast.toUint128(accrualOut);
        emit PaymentSplit(seriesKey, period, accrualIn, gross, fee, net, accrualOut);
    }

    /// A year's figures start again from nothing: after its last quarter the prior is that of zero income. A missed
    /// quarter leaves the prior as it is, so that the next one of the same year heals it.
    function _settlePeriod(Series storage s, bytes32 seriesKey, uint32 period, PeriodState state) internal {
        s.settled[_place(s, period)] = state;
        if (Periods.quarter(period) == 4) s.expectedPrior = Field.ZERO_INCOME;
        if (period == s.lastPeriod) _startTail(s, seriesKey);
        else s.nextPeriod = Periods.next(period);
    }

    /// Of a quarter in the term.
    function _place(Series storage s, uint32 period) private view returns (uint256) {
        return Periods.ordinal(period) - Periods.ordinal(s.firstPeriod);
    }
}
