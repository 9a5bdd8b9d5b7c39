// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

interface ISplitHarness {
    /// The money side of a series, in base units.
    struct Books {
        uint128 cap;
        uint128 paid;
        uint128 accrued;
        uint136 credit;
        uint64 units;
        bool paused;
    }

    /// `spread` is what holders' units and the pool's remainder got, in WAD.
    function split(Books calldata books, uint256 payment, uint8 flag)
        external
        returns (Books memory after_, uint256 due, uint256 fee, uint256 spread);
}
