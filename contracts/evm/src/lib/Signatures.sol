// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// Recovery of canonical secp256k1 signatures: 65 bytes r, s, v; r and s in [1, n-1], low s (EIP-2), v 27 or 28.
library Signatures {
    uint256 private constant N = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141;

    /// The zero address for anything that is not canonical, and where no key recovers.
    function recover(bytes32 digest, bytes calldata signature) internal pure returns (bool canonical, address signer) {
        if (signature.length != 65) return (false, address(0));
        uint256 r = uint256(bytes32(signature[0:32]));
        uint256 s = uint256(bytes32(signature[32:64]));
        uint8 v = uint8(signature[64]);
        if (r == 0 || r >= N || s == 0 || s > N / 2 || (v != 27 && v != 28)) return (false, address(0));
        return (true, ecrecover(digest, v, bytes32(r), bytes32(s)));
    }
}
