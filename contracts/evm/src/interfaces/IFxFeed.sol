// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

/// Payment-token base units for one minor unit of a currency, in WAD.
interface IFxFeed {
    event RateUpdated(uint32 indexed currencyCode, uint256 rate, uint64 updatedAt);
    event PublisherSet(address indexed publisher, bool enabled);

    error NOT_PUBLISHER();
    error RATE_OUT_OF_RANGE();

    /// Publishers only. 0 < rate < 2^80; the time is the block's.
    function publish(uint32 currencyCode, uint256 rate) external;
    function setPublisher(address publisher, bool enabled) external;

    /// (0, 0) where no rate was ever published.
    function latest(uint32 currencyCode) external view returns (uint256 rate, uint64 updatedAt);
    function isPublisher(address publisher) external view returns (bool);
}
