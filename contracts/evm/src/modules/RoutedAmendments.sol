// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IIncomeRouter} from "../interfaces/IIncomeRouter.sol";
import {IIncomeSeries} from "../interfaces/IIncomeSeries.sol";
import {Amendments} from "./Amendments.sol";

/// @title Amendments of routed series
/// @notice The amendment of a routed series. Its terms are public, so it opens the new ones; the router counts by them
/// from then on.
abstract contract RoutedAmendments is Amendments {
    /// @inheritdoc IIncomeSeries
    function amendRoutedTerms(
        bytes32 seriesKey,
        uint64 amendmentNonce,
        bytes32 newTermsCommitment,
        uint256 newCap,
        bytes calldata signature,
        uint256 theta,
        uint256 ratePerUnit,
        uint256 termsSalt
    ) external nonReentrant {
        if (!_known(seriesKey).routed) revert SERIES_NOT_ROUTED();
        _amend(seriesKey, amendmentNonce, newTermsCommitment, newCap, signature);
        _payIn(seriesKey, IIncomeRouter(router).amend(seriesKey, theta, ratePerUnit, termsSalt), 0);
    }
}
