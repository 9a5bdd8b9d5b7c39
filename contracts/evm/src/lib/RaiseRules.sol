// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Policy} from "./Policy.sol";

/// @title Rules of a raise
/// @notice Rules of a raise that follow from its public arguments alone.
library RaiseRules {
    /// The most units that one bid may ask for: its maximum, and what the concentration bound allows one winner, whichever
    /// is less. A larger bid could never be filled whole; it is invalid at its reveal and takes no part.
    function largestBid(uint256 unitsOffered, uint256 maxUnitsPerBid, uint256 concentrationBps)
        internal
        pure
        returns (uint256)
    {
        uint256 bound = concentrationBps * unitsOffered / Policy.BPS;
        return maxUnitsPerBid < bound ? maxUnitsPerBid : bound;
    }

    /// Whether every sale of all units has at least `minHolders` winners, so that no few bidders can fail the gate by
    /// taking the whole supply.
    function holdersReachable(uint256 unitsOffered, uint256 largest, uint256 minHolders) internal pure returns (bool) {
        return largest > 0 && minHolders * largest < unitsOffered + largest;
    }

    /// The least cap: each unit can then earn the price that every bidder pays at least, and all together the least proceeds.
    function leastCap(uint256 unitsOffered, uint256 reservePrice, uint256 minRaise) internal pure returns (uint256) {
        uint256 lowest = unitsOffered * reservePrice;
        return lowest > minRaise ? lowest : minRaise;
    }

    /// Whether the phase from `start` to `end`, unix seconds, is neither shorter nor longer than it may be.
    function lasts(uint256 start, uint256 end, uint256 least, uint256 most) internal pure returns (bool) {
        return end >= start + least && end <= start + most;
    }
}
