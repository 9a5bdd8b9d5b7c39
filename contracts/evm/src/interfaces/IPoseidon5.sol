// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title Poseidon of five inputs
/// @notice Poseidon over BN254 of five inputs, with circomlib's constants: what a terms commitment is.
interface IPoseidon5 {
    /// @notice The Poseidon hash of five field elements.
    /// @param inputs Field elements.
    /// @return A field element.
    function poseidon(uint256[5] calldata inputs) external pure returns (uint256);
}
