// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title Signed messages
/// @notice The struct hashes of the six messages (EIP-712). Structs are static: each field is one word.
library Eip712 {
    bytes32 internal constant REPORT_TYPEHASH = keccak256(
        "Report(bytes32 seriesKey,uint32 period,bytes32 priorCommitment,bytes32 incomeCommitment,uint8 tier,uint8 liquidityFlag)"
    );
    bytes32 internal constant FX_TYPEHASH = keccak256("Fx(bytes32 seriesKey,uint32 period,uint256 rate)");
    bytes32 internal constant PAUSE_TYPEHASH =
        keccak256("Pause(bytes32 seriesKey,uint64 pauseNonce,uint64 pauseEnd)");
    bytes32 internal constant EXTINGUISH_TYPEHASH = keccak256("Extinguish(bytes32 seriesKey,uint64 extinguishNonce)");
    bytes32 internal constant AMEND_TYPEHASH =
        keccak256("Amend(bytes32 seriesKey,uint64 amendmentNonce,bytes32 newTermsCommitment,uint256 newCap)");
    bytes32 internal constant TRUEUP_TYPEHASH = keccak256(
        "TrueUp(bytes32 seriesKey,uint32 year,uint64 trueupNonce,uint64 attestationTs,int256 adjustment)"
    );

    function report(bytes32 key, uint32 period, bytes32 prior, bytes32 income, uint8 tier, uint8 flag)
        internal
        pure
        returns (bytes32)
    {
        return keccak256(abi.encode(REPORT_TYPEHASH, key, period, prior, income, tier, flag));
    }

    function fx(bytes32 key, uint32 period, uint256 rate) internal pure returns (bytes32) {
        return keccak256(abi.encode(FX_TYPEHASH, key, period, rate));
    }

    function pause(bytes32 key, uint64 nonce, uint64 end) internal pure returns (bytes32) {
        return keccak256(abi.encode(PAUSE_TYPEHASH, key, nonce, end));
    }

    function extinguish(bytes32 key, uint64 nonce) internal pure returns (bytes32) {
        return keccak256(abi.encode(EXTINGUISH_TYPEHASH, key, nonce));
    }

    function amend(bytes32 key, uint64 nonce, bytes32 newTerms, uint256 newCap) internal pure returns (bytes32) {
        return keccak256(abi.encode(AMEND_TYPEHASH, key, nonce, newTerms, newCap));
    }

    function trueUp(bytes32 key, uint32 year, uint64 nonce, uint64 attestedAt, int256 adjustment)
        internal
        pure
        returns (bytes32)
    {
        return keccak256(abi.encode(TRUEUP_TYPEHASH, key, year, nonce, attestedAt, adjustment));
    }
}
