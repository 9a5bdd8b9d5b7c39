// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// Keys of attestors and verifiers, approved issuers and the wallet allowlist (ERC-3643 manner).
interface IRegistry {
    enum KeyKind { ATTESTOR, VERIFIER }

    event AttestorRegistered(address indexed key);
    event AttestorRevoked(address indexed key, uint64 graceUntil);
    event VerifierKeyRegistered(address indexed key);
    event VerifierKeyRevoked(address indexed key, uint64 graceUntil);
    event AllowlistUpdated(address indexed wallet, bool verified);
    event IssuerApprovalUpdated(address indexed issuer, bool approved);

    error ZERO_ADDRESS();
    error KEY_ALREADY_REGISTERED();
    error KEY_NOT_REGISTERED();
    error GRACE_TOO_LONG();
    error BATCH_TOO_LARGE();
    /// Not 65 bytes r, s, v of a low s that recover to a key.
    error SIGNATURE_NOT_CANONICAL();
    /// Not signed by the key it has to be of.
    error SIGNER_NOT_ADDRESSED();
    error SIGNER_INACTIVE();

    /// A key that was ever registered, of either kind, is refused, a revoked one too: a lost key never comes back, and a
    /// verifier's never does for an attestor's.
    function registerAttestor(address key) external;
    /// The key stays active up to and including `graceUntil` (unix seconds, at most MAX_GRACE from now; an earlier time
    /// than now ends it at once). A second revocation can only shorten the grace.
    function revokeAttestor(address key, uint64 graceUntil) external;
    function registerVerifierKey(address key) external;
    function revokeVerifierKey(address key, uint64 graceUntil) external;
    /// At most MAX_BATCH wallets.
    function setVerified(address[] calldata wallets, bool verified) external;
    function setIssuerApproval(address issuer, bool approved) external;

    /// The active key of the kind that signed the digest. SIGNATURE_NOT_CANONICAL, SIGNER_INACTIVE.
    function signerOf(KeyKind kind, bytes32 digest, bytes calldata signature) external view returns (address key);
    /// That the active attestor `key` signed the digest. SIGNATURE_NOT_CANONICAL, SIGNER_NOT_ADDRESSED, SIGNER_INACTIVE.
    function requireSigned(address key, bytes32 digest, bytes calldata signature) external view;
    function isActiveAttestor(address key) external view returns (bool);
    function isActiveVerifier(address key) external view returns (bool);
    function isVerified(address wallet) external view returns (bool);
    function isApprovedIssuer(address issuer) external view returns (bool);
}
