// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

/// Payment-token base units for one minor unit of a currency, in WAD.
interface IFxFeed {
    event RateUpdated(uint32 indexed currencyCode, uint256 rate, uint64 updatedAt);

    function latest(uint32 currencyCode) external view returns (uint256 rate, uint64 updatedAt);
}
