// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title The registry
/// @notice Keys of attestors and verifiers, approved issuers and the wallet allowlist (ERC-3643 manner).
interface IRegistry {
    enum KeyKind { ATTESTOR, VERIFIER }

    /// @notice An attestor's key is active.
    event AttestorRegistered(address indexed key);
    /// @notice An attestor's key is active until the end of its grace.
    event AttestorRevoked(address indexed key, uint64 graceUntil);
    /// @notice A verifier's key is active.
    event VerifierKeyRegistered(address indexed key);
    /// @notice A verifier's key is active until the end of its grace.
    event VerifierKeyRevoked(address indexed key, uint64 graceUntil);
    /// @notice A wallet may, or may no more, bid, trade and hold.
    event AllowlistUpdated(address indexed wallet, bool verified);
    /// @notice An issuer may, or may no more, create series.
    event IssuerApprovalUpdated(address indexed issuer, bool approved);

    /// @notice The zero address is nobody's.
    error ZERO_ADDRESS();
    /// @notice The key is or was registered, of either kind.
    error KEY_ALREADY_REGISTERED();
    /// @notice The key was never registered.
    error KEY_NOT_REGISTERED();
    /// @notice Longer than MAX_GRACE, or than the grace that it had.
    error GRACE_TOO_LONG();
    /// @notice More than MAX_BATCH wallets.
    error BATCH_TOO_LARGE();
    /// @notice Not 65 bytes r, s, v of a low s that recover to a key.
    error SIGNATURE_NOT_CANONICAL();
    /// @notice Not signed by the key it has to be of.
    error SIGNER_NOT_ADDRESSED();
    /// @notice The key is not active in the registry.
    error SIGNER_INACTIVE();

    /// @notice A key that was ever registered, of either kind, is refused, a revoked one too: a lost key never comes
    /// back, and a verifier's never does for an attestor's.
    /// @param key The key's address.
    function registerAttestor(address key) external;
    /// @notice The key stays active up to and including `graceUntil` (unix seconds, at most MAX_GRACE from now; an
    /// earlier time than now ends it at once). A second revocation can only shorten the grace.
    /// @param key The key's address.
    /// @param graceUntil The last second in which the key is active, unix.
    function revokeAttestor(address key, uint64 graceUntil) external;
    /// @notice As registerAttestor, for a verifier's key.
    /// @param key The key's address.
    function registerVerifierKey(address key) external;
    /// @notice As revokeAttestor, for a verifier's key.
    /// @param key The key's address.
    /// @param graceUntil The last second in which the key is active, unix.
    function revokeVerifierKey(address key, uint64 graceUntil) external;
    /// @notice At most MAX_BATCH wallets.
    /// @param wallets The wallets.
    /// @param verified True to verify, false to take it back.
    function setVerified(address[] calldata wallets, bool verified) external;
    /// @notice Holders of the role ALLOWLIST alone.
    /// @param issuer The issuer's wallet.
    /// @param approved True to approve, false to take it back.
    function setIssuerApproval(address issuer, bool approved) external;

    /// @notice The active key of the kind that signed the digest. SIGNATURE_NOT_CANONICAL, SIGNER_INACTIVE.
    /// @param kind Of an attestor or of a verifier.
    /// @param digest The EIP-712 digest.
    /// @param signature 65 bytes r, s, v.
    /// @return key The key's address.
    function signerOf(KeyKind kind, bytes32 digest, bytes calldata signature) external view returns (address key);
    /// @notice That the active attestor `key` signed the digest. SIGNATURE_NOT_CANONICAL, SIGNER_NOT_ADDRESSED,
    /// SIGNER_INACTIVE.
    /// @param key The key's address.
    /// @param digest The EIP-712 digest.
    /// @param signature 65 bytes r, s, v.
    function requireSigned(address key, bytes32 digest, bytes calldata signature) external view;
    /// @notice Whether a key signs for an attestor now.
    /// @param key The key's address.
    /// @return True where it does.
    function isActiveAttestor(address key) external view returns (bool);
    /// @notice Whether a key signs for a verifier now.
    /// @param key The key's address.
    /// @return True where it does.
    function isActiveVerifier(address key) external view returns (bool);
    /// @notice Whether a wallet may bid, trade and hold.
    /// @param wallet The wallet.
    /// @return True where it may.
    function isVerified(address wallet) external view returns (bool);
    /// @notice Whether a wallet may create series.
    /// @param issuer The issuer's wallet.
    /// @return True where it may.
    function isApprovedIssuer(address issuer) external view returns (bool);
}
