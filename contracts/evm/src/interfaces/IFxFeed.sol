// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title The rate feed
/// @notice Payment-token base units for one minor unit of a currency, in WAD.
interface IFxFeed {
    /// @notice A rate was published.
    event RateUpdated(uint32 indexed currencyCode, uint256 rate, uint64 updatedAt);

    /// @notice Zero, or beyond the circuit's range.
    error RATE_OUT_OF_RANGE();
    /// @notice Further than FX_FALLBACK_BOUND_BPS from the last rate, or from the one that was in force FX_STEP_TIME
    /// ago.
    error RATE_OUT_OF_BOUND();

    /// @notice Holders of the role FEED alone. 0 < rate < 2^80; the time is the block's. A currency's first rate is
    /// bound by nothing.
    /// @param currencyCode ISO 4217 numeric.
    /// @param rate Base units for one minor unit of the currency, in WAD.
    function publish(uint32 currencyCode, uint256 rate) external;

    /// @notice (0, 0) where no rate was ever published.
    /// @param currencyCode ISO 4217 numeric.
    /// @return rate Base units for one minor unit of the currency, in WAD; 0 where there is none.
    /// @return updatedAt When it was published, in unix seconds; 0 where there is none.
    function latest(uint32 currencyCode) external view returns (uint256 rate, uint64 updatedAt);
    /// @notice The last rate published before a time (unix seconds); (0, 0) where there was none.
    /// @param currencyCode ISO 4217 numeric.
    /// @param time Unix seconds.
    /// @return rate Base units for one minor unit of the currency, in WAD; 0 where there is none.
    /// @return updatedAt When it was published, in unix seconds; 0 where there is none.
    function rateBefore(uint32 currencyCode, uint64 time) external view returns (uint256 rate, uint64 updatedAt);
}
