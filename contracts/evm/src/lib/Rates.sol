// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Policy} from "./Policy.sol";

/// @title Exchange rates
/// @notice Exchange rates: payment-token base units for one minor unit of a currency, in WAD.
library Rates {
    /// In the circuit's range, and |rate - last| * BPS <= last * FX_FALLBACK_BOUND_BPS.
    function near(uint256 rate, uint256 last) internal pure returns (bool) {
        if (rate == 0 || rate >= Policy.FX_LIMIT || last >= Policy.FX_LIMIT) return false;
        uint256 away = rate > last ? rate - last : last - rate;
        return away * Policy.BPS <= last * Policy.FX_FALLBACK_BOUND_BPS;
    }
}
