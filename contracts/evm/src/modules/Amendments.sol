// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IIncomeSeries} from "../interfaces/IIncomeSeries.sol";
import {Eip712} from "../lib/Eip712.sol";
import {Field} from "../lib/Field.sol";
import {Periods} from "../lib/Periods.sol";
import {Policy} from "../lib/Policy.sol";
import {RoutedMoney} from "./RoutedMoney.sol";

/// @title Amendments and true-ups
/// @notice What the issuer and an attestor may change together: terms and cap, and once a year what was paid.
abstract contract Amendments is RoutedMoney {
    /// @inheritdoc IIncomeSeries
    function amendTerms(
        bytes32 seriesKey,
        uint64 amendmentNonce,
        bytes32 newTermsCommitment,
        uint256 newCap,
        bytes calldata signature
    ) external {
        if (_known(seriesKey).routed) revert SERIES_ROUTED();
        _amend(seriesKey, amendmentNonce, newTermsCommitment, newCap, signature);
    }

    function _amend(
        bytes32 seriesKey,
        uint64 amendmentNonce,
        bytes32 newTermsCommitment,
        uint256 newCap,
        bytes calldata signature
    ) internal {
        Series storage s = _issued(seriesKey);
        _requireRunning(s);
        _requireSettled(s); // new terms and caps are not for a quarter that is over
        if (amendmentNonce != s.amendmentNonce) revert NONCE_MOVED();
        if (!Field.isCommitment(uint256(newTermsCommitment))) revert COMMITMENT_NOT_CANONICAL();
        if (newCap == 0 || newCap >= Policy.PAYMENT_LIMIT) revert SIGNAL_OUT_OF_RANGE();
        if (newCap < uint256(s.paid) + s.accrued) revert CAP_BELOW_PAID();
        if (newTermsCommitment == s.termsCommitment && newCap == s.cap) revert TERMS_UNCHANGED(); // it would void a window
        address signer = _attestor(Eip712.amend(seriesKey, amendmentNonce, newTermsCommitment, newCap), signature);

        s.amendmentNonce += 1;
        s.termsCommitment = newTermsCommitment;
        s.cap = uint128(newCap);
        s.buyOutPossibleAt = 0; // what was announced was of another cap
        emit TermsAmended(seriesKey, signer, amendmentNonce, newTermsCommitment, newCap, signature);
    }

    /// @inheritdoc IIncomeSeries
    function submitTrueUp(
        bytes32 seriesKey,
        uint32 year,
        uint64 trueupNonce,
        uint64 attestationTs,
        int256 adjustment,
        bytes calldata signature
    ) external nonReentrant {
        Series storage s = _issued(seriesKey);
        _requireOpen(s);
        if (trueupNonce != s.trueupNonce) revert NONCE_MOVED();
        _checkYear(s, year, attestationTs);
        uint256 size = adjustment < 0 ? uint256(-(adjustment + 1)) + 1 : uint256(adjustment);
        if (size == 0 || size >= Policy.PAYMENT_LIMIT) revert ADJUSTMENT_OUT_OF_RANGE();
        if (adjustment < 0) _requireSettled(s); // credit is netted from quarters to come alone
        bytes32 structHash = Eip712.trueUp(seriesKey, year, trueupNonce, attestationTs, adjustment);
        address signer = _attestor(structHash, signature);

        s.trueupNonce += 1;
        s.truedUp |= _yearBit(s, year);
        if (adjustment < 0) {
            s.credit += uint136(size);
        } else {
            uint256 room = uint256(s.cap) - s.paid - s.accrued;
            if (size > room) size = room;
            s.accrued += uint128(size);
        }
        emit TrueUpAccepted(
            seriesKey, year, signer, trueupNonce, attestationTs, adjustment, s.accrued, s.credit
        );
        if (s.routed && adjustment > 0) _payIn(seriesKey, size, 0);
    }

    /// A year of the term, over, without a true-up yet, and attested after its end, TRUEUP_MAX_AGE ago at most without the
    /// time of a pause. The last year ends with the term: the
    /// series may be closed before the calendar's year is over.
    function _checkYear(Series storage s, uint32 year, uint64 attestationTs) private view {
        if (year < s.firstPeriod / 10 || year > s.lastPeriod / 10) revert PERIOD_UNKNOWN();
        uint64 endsAt = Periods.endsAt(year == s.lastPeriod / 10 ? s.lastPeriod : year * 10 + 4);
        if (block.timestamp < endsAt) revert YEAR_NOT_OVER();
        if (s.truedUp & _yearBit(s, year) != 0) revert TRUEUP_DONE();
        if (attestationTs < endsAt || attestationTs > block.timestamp) revert ATTESTATION_TIME();
        uint64 staleAt =
            Periods.extended(attestationTs, attestationTs + Policy.TRUEUP_MAX_AGE, s.pausedAt, s.pausedUntil);
        if (block.timestamp >= staleAt) revert ATTESTATION_STALE();
    }

    function _yearBit(Series storage s, uint32 year) private view returns (uint24) {
        return uint24(1 << (year - s.firstPeriod / 10)); // a term has 21 years at most
    }
}
