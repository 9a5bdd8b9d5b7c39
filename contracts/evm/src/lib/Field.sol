// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title The field of the circuit
/// @notice The scalar field of BN254, in which commitments live.
library Field {
    uint256 internal constant ORDER = 21888242871839275222246405745257275088548364400416034343698204186575808495617;
    /// Poseidon2(0, 0): income before the first quarter of a year.
    bytes32 internal constant ZERO_INCOME = 0x2098f5fb9e239eab3ceac3f27b81e481dc3124d55ffed523a839ee8446b64864;

    /// A commitment is a canonical element, and none is zero.
    function isCommitment(uint256 element) internal pure returns (bool) {
        return element != 0 && element < ORDER;
    }
}
