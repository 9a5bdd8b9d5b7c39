// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// Payment-token base units for one minor unit of a currency, in WAD.
interface IFxFeed {
    event RateUpdated(uint32 indexed currencyCode, uint256 rate, uint64 updatedAt);

    error RATE_OUT_OF_RANGE();
    /// Further than FX_FALLBACK_BOUND_BPS from the last rate, or from the one that was in force FX_STEP_TIME ago.
    error RATE_OUT_OF_BOUND();

    /// Holders of the role FEED alone. 0 < rate < 2^80; the time is the block's. A currency's first rate is bound by nothing.
    function publish(uint32 currencyCode, uint256 rate) external;

    /// (0, 0) where no rate was ever published.
    function latest(uint32 currencyCode) external view returns (uint256 rate, uint64 updatedAt);
    /// The last rate published before a time (unix seconds); (0, 0) where there was none.
    function rateBefore(uint32 currencyCode, uint64 time) external view returns (uint256 rate, uint64 updatedAt);
}
