// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title The verifier of the income-report circuit
/// @notice The verifier snarkjs generates for the income-report circuit. False, never a revert, on a bad proof.
interface IGroth16Verifier {
    /// @notice Whether the proof holds for the public signals.
    /// @param a The proof's point A.
    /// @param b The proof's point B.
    /// @param c The proof's point C.
    /// @param signals The six public signals, in the circuit's order.
    /// @return False on a bad proof, never a revert.
    function verifyProof(
        uint256[2] calldata a,
        uint256[2][2] calldata b,
        uint256[2] calldata c,
        uint256[6] calldata signals
    ) external view returns (bool);
}
