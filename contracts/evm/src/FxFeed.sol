// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {IFxFeed} from "./interfaces/IFxFeed.sol";
import {Owned} from "./lib/Owned.sol";
import {Policy} from "./lib/Policy.sol";

/// The latest rate of each currency, with the time it was published at.
contract FxFeed is IFxFeed, Owned {
    struct Rate {
        uint128 rate;
        uint64 updatedAt;
    }

    mapping(uint32 => Rate) private _rates;
    mapping(address => bool) public isPublisher;

    constructor() {
        isPublisher[msg.sender] = true;
        emit PublisherSet(msg.sender, true);
    }

    function setPublisher(address publisher, bool enabled) external onlyOwner {
        isPublisher[publisher] = enabled;
        emit PublisherSet(publisher, enabled);
    }

    function publish(uint32 currencyCode, uint256 rate) external {
        if (!isPublisher[msg.sender]) revert NOT_PUBLISHER();
        if (rate == 0 || rate >= Policy.FX_LIMIT) revert RATE_OUT_OF_RANGE();
        _rates[currencyCode] = Rate(uint128(rate), uint64(block.timestamp));
        emit RateUpdated(currencyCode, rate, uint64(block.timestamp));
    }

    function latest(uint32 currencyCode) external view returns (uint256 rate, uint64 updatedAt) {
        Rate storage entry = _rates[currencyCode];
        return (entry.rate, entry.updatedAt);
    }
}
