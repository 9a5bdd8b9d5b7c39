// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// Poseidon over BN254 of five inputs, with circomlib's constants: what a terms commitment is.
interface IPoseidon5 {
    function poseidon(uint256[5] calldata inputs) external pure returns (uint256);
}
