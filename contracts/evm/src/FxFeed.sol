// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {AccessManaged} from "@openzeppelin/contracts/access/manager/AccessManaged.sol";
import {IFxFeed} from "./interfaces/IFxFeed.sol";
import {Policy} from "./lib/Policy.sol";
import {Rates} from "./lib/Rates.sol";

/// @title The rate feed
/// @notice Every rate of each currency, with the time it was published at.
contract FxFeed is IFxFeed, AccessManaged {
    struct Rate {
        uint128 rate;
        uint64 updatedAt;
    }

    mapping(uint32 currencyCode => Rate[]) private _history;

    constructor(address access) AccessManaged(access) {}

    /// @inheritdoc IFxFeed
    function publish(uint32 currencyCode, uint256 rate) external restricted {
        if (rate == 0 || rate >= Policy.FX_LIMIT) revert RATE_OUT_OF_RANGE();
        Rate[] storage history = _history[currencyCode];
        uint256 count = history.length;
        if (count > 0) {
            // Of the last rate, and of the one a day ago: many small steps are no way around it.
            if (!Rates.near(rate, history[count - 1].rate)) revert RATE_OUT_OF_BOUND();
            uint256 earlier = _countBefore(history, block.timestamp - Policy.FX_STEP_TIME);
            if (!Rates.near(rate, history[earlier > 0 ? earlier - 1 : 0].rate)) revert RATE_OUT_OF_BOUND();
        }
        history.push(Rate(uint128(rate), uint64(block.timestamp)));
        emit RateUpdated(currencyCode, rate, uint64(block.timestamp));
    }

    /// @inheritdoc IFxFeed
    function latest(uint32 currencyCode) external view returns (uint256 rate, uint64 updatedAt) {
        return _entry(currencyCode, _history[currencyCode].length);
    }

    /// @inheritdoc IFxFeed
    function rateBefore(uint32 currencyCode, uint64 time) external view returns (uint256 rate, uint64 updatedAt) {
        return _entry(currencyCode, _countBefore(_history[currencyCode], time));
    }

    /// The last of the first `count` entries.
    function _entry(uint32 currencyCode, uint256 count) private view returns (uint256, uint64) {
        if (count == 0) return (0, 0);
        Rate storage entry = _history[currencyCode][count - 1];
        return (entry.rate, entry.updatedAt);
    }

    /// How many entries were published before a time: they are in its order.
    function _countBefore(Rate[] storage history, uint256 time) private view returns (uint256 low) {
        uint256 high = history.length;
        while (low < high) {
            uint256 middle = (low + high) / 2;
            if (history[middle].updatedAt < time) low = middle + 1;
            else high = middle;
        }
    }
}
