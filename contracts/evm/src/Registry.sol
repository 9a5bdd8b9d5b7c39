// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {AccessManaged} from "@openzeppelin/contracts/access/manager/AccessManaged.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {IRegistry} from "./interfaces/IRegistry.sol";
import {Policy} from "./lib/Policy.sol";

/// @title The registry
/// @notice Who may sign, issue and hold. Every entry is made by a holder of the role that the access manager asks for.
contract Registry is IRegistry, AccessManaged {
    enum Standing { NONE, REGISTERED, REVOKED }

    struct Key {
        Standing standing;
        uint64 graceUntil;
    }

    mapping(address => Key) private _attestors;
    mapping(address => Key) private _verifiers;
    /// @inheritdoc IRegistry
    mapping(address => bool) public isVerified;
    /// @inheritdoc IRegistry
    mapping(address => bool) public isApprovedIssuer;

    constructor(address access) AccessManaged(access) {}

    /// @inheritdoc IRegistry
    function registerAttestor(address key) external restricted {
        _register(_attestors[key], _verifiers[key], key);
        emit AttestorRegistered(key);
    }

    /// @inheritdoc IRegistry
    function revokeAttestor(address key, uint64 graceUntil) external restricted {
        _revoke(_attestors[key], graceUntil);
        emit AttestorRevoked(key, graceUntil);
    }

    /// @inheritdoc IRegistry
    function registerVerifierKey(address key) external restricted {
        _register(_verifiers[key], _attestors[key], key);
        emit VerifierKeyRegistered(key);
    }

    /// @inheritdoc IRegistry
    function revokeVerifierKey(address key, uint64 graceUntil) external restricted {
        _revoke(_verifiers[key], graceUntil);
        emit VerifierKeyRevoked(key, graceUntil);
    }

    /// @inheritdoc IRegistry
    function setVerified(address[] calldata wallets, bool verified) external restricted {
        if (wallets.length > Policy.MAX_BATCH) revert BATCH_TOO_LARGE();
        for (uint256 i = 0; i < wallets.length; ++i) {
            if (wallets[i] == address(0)) revert ZERO_ADDRESS();
            isVerified[wallets[i]] = verified;
            emit AllowlistUpdated(wallets[i], verified);
        }
    }

    /// @inheritdoc IRegistry
    function setIssuerApproval(address issuer, bool approved) external restricted {
        if (issuer == address(0)) revert ZERO_ADDRESS();
        isApprovedIssuer[issuer] = approved;
        emit IssuerApprovalUpdated(issuer, approved);
    }

    /// @inheritdoc IRegistry
    function signerOf(KeyKind kind, bytes32 digest, bytes calldata signature) external view returns (address key) {
        key = _recover(digest, signature);
        if (!_active(kind == KeyKind.ATTESTOR ? _attestors[key] : _verifiers[key])) revert SIGNER_INACTIVE();
    }

    /// @inheritdoc IRegistry
    function requireSigned(address key, bytes32 digest, bytes calldata signature) external view {
        if (_recover(digest, signature) != key) revert SIGNER_NOT_ADDRESSED();
        if (!_active(_attestors[key])) revert SIGNER_INACTIVE();
    }

    /// @inheritdoc IRegistry
    function isActiveAttestor(address key) external view returns (bool) {
        return _active(_attestors[key]);
    }

    /// @inheritdoc IRegistry
    function isActiveVerifier(address key) external view returns (bool) {
        return _active(_verifiers[key]);
    }

    /// A key is of one kind: the verifier's lies on a server, and must never do for an attestor's.
    function _register(Key storage entry, Key storage other, address key) private {
        if (key == address(0)) revert ZERO_ADDRESS();
        if (entry.standing != Standing.NONE || other.standing != Standing.NONE) revert KEY_ALREADY_REGISTERED();
        entry.standing = Standing.REGISTERED;
    }

    function _revoke(Key storage entry, uint64 graceUntil) private {
        if (entry.standing == Standing.NONE) revert KEY_NOT_REGISTERED();
        if (graceUntil > block.timestamp + Policy.MAX_GRACE) revert GRACE_TOO_LONG();
        if (entry.standing == Standing.REVOKED && graceUntil >= entry.graceUntil) revert GRACE_TOO_LONG();
        entry.standing = Standing.REVOKED;
        entry.graceUntil = graceUntil;
    }

    /// 65 bytes r, s, v of a low s (EIP-2) that recover to a key.
    function _recover(bytes32 digest, bytes calldata signature) private pure returns (address key) {
        ECDSA.RecoverError fault;
        (key, fault,) = ECDSA.tryRecoverCalldata(digest, signature);
        if (fault != ECDSA.RecoverError.NoError) revert SIGNATURE_NOT_CANONICAL();
    }

    function _active(Key storage entry) private view returns (bool) {
        if (entry.standing == Standing.REGISTERED) return true;
        return entry.standing == Standing.REVOKED && block.timestamp <= entry.graceUntil;
    }
}
