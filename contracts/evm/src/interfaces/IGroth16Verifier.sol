// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// The verifier snarkjs generates for the income-report circuit. False, never a revert, on a bad proof.
interface IGroth16Verifier {
    function verifyProof(
        uint256[2] calldata a,
        uint256[2][2] calldata b,
        uint256[2] calldata c,
        uint256[6] calldata signals
    ) external view returns (bool);
}
