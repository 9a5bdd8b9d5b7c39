// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";
import {IHardship} from "./interfaces/IHardship.sol";
import {IIncomeSeries} from "./interfaces/IIncomeSeries.sol";
import {IRegistry} from "./interfaces/IRegistry.sol";
import {IWindows} from "./interfaces/IWindows.sol";
import {Eip712} from "./lib/Eip712.sol";
import {Policy} from "./lib/Policy.sol";

/// @title Pauses and extinguishments
/// @notice Pauses, asked for by the issuer and approved by one attestor, and extinguishments, asked for by the issuer
/// and signed by the two attestors that it names. It holds no money; the hub keeps the rules of the states.
contract Hardship is IHardship {
    /// @notice The hub.
    /// @return Its address.
    IIncomeSeries public immutable hub;
    /// @notice The registry of keys, issuers and wallets.
    /// @return Its address.
    IRegistry public immutable registry;

    mapping(bytes32 => PauseView) private _pauses;
    mapping(bytes32 => ExtinguishmentView) private _extinguishments;

    constructor(IIncomeSeries hub_, IRegistry registry_) {
        hub = hub_;
        registry = registry_;
    }

    // ---- pauses

    /// @inheritdoc IHardship
    function requestPause(bytes32 seriesKey, address attestor) external {
        _onlyIssuer(seriesKey);
        PauseView storage p = _pauses[seriesKey];
        if (p.state == PauseState.APPROVED && block.timestamp >= p.pauseEnd) _endPause(seriesKey, p);
        if (hub.seriesState(seriesKey) != IIncomeSeries.State.ACTIVE) revert WRONG_STATE();
        if (p.state != PauseState.NONE) revert ALREADY_REQUESTED();
        if (!registry.isActiveAttestor(attestor)) revert SIGNER_INACTIVE();
        p.state = PauseState.REQUESTED;
        p.attestor = attestor;
        emit PauseRequested(seriesKey, attestor, p.pauseNonce);
    }

    /// @inheritdoc IHardship
    function withdrawPause(bytes32 seriesKey) external {
        _onlyIssuer(seriesKey);
        PauseView storage p = _pauses[seriesKey];
        if (p.state != PauseState.REQUESTED) revert NOT_REQUESTED();
        p.state = PauseState.NONE;
        p.attestor = address(0);
        emit PauseRequestWithdrawn(seriesKey, p.pauseNonce++);
    }

    /// @inheritdoc IHardship
    function approvePause(bytes32 seriesKey, uint64 pauseNonce, uint64 pauseEnd, bytes calldata signature) external {
        PauseView storage p = _pauses[seriesKey];
        if (p.state != PauseState.REQUESTED) revert NOT_REQUESTED();
        if (pauseNonce != p.pauseNonce) revert NONCE_MOVED();
        _checkLength(p, pauseEnd);
        address signer = p.attestor;
        registry.requireSigned(signer, _digest(Eip712.pause(seriesKey, pauseNonce, pauseEnd)), signature);

        p.state = PauseState.APPROVED;
        p.pauseNonce += 1;
        p.startedAt = uint64(block.timestamp);
        p.pauseEnd = pauseEnd;
        emit PauseApproved(seriesKey, signer, pauseNonce, pauseEnd, signature);
        hub.moveState(seriesKey, IIncomeSeries.State.PAUSED, pauseEnd);
    }

    /// @inheritdoc IHardship
    function endPause(bytes32 seriesKey) external {
        PauseView storage p = _pauses[seriesKey];
        if (p.state != PauseState.APPROVED) revert NOT_PAUSED();
        if (block.timestamp < p.pauseEnd && msg.sender != _issuer(seriesKey)) revert PAUSE_RUNNING();
        _endPause(seriesKey, p);
    }

    function _endPause(bytes32 seriesKey, PauseView storage p) private {
        uint64 endedAt = block.timestamp < p.pauseEnd ? uint64(block.timestamp) : p.pauseEnd;
        p.state = PauseState.NONE;
        p.attestor = address(0);
        p.used += endedAt - p.startedAt;
        p.lastEndedAt = endedAt;
        emit PauseEnded(seriesKey, p.pauseNonce - 1, endedAt);
        hub.moveState(seriesKey, IIncomeSeries.State.ACTIVE, endedAt);
    }

    // ---- extinguishment

    /// @inheritdoc IHardship
    function requestExtinguishment(bytes32 seriesKey, address keyA, address keyB, uint64 deadline) external {
        _onlyIssuer(seriesKey);
        IIncomeSeries.State state = hub.seriesState(seriesKey);
        if (
            state != IIncomeSeries.State.ACTIVE && state != IIncomeSeries.State.PAUSED
                && state != IIncomeSeries.State.TAIL
        ) revert WRONG_STATE();
        ExtinguishmentView storage e = _extinguishments[seriesKey];
        if (e.deadline != 0) revert ALREADY_REQUESTED();
        if (keyA >= keyB) revert SIGNERS_NOT_ASCENDING();
        if (!registry.isActiveAttestor(keyA) || !registry.isActiveAttestor(keyB)) revert SIGNER_INACTIVE();
        if (deadline < block.timestamp + Policy.EXTINGUISH_MIN) revert DEADLINE_TOO_SOON();
        if (deadline > block.timestamp + Policy.EXTINGUISH_MAX) revert DEADLINE_TOO_LATE();
        _checkVoids(seriesKey);

        e.keyA = keyA;
        e.keyB = keyB;
        e.noticeEndsAt = uint64(block.timestamp) + Policy.EXTINGUISH_NOTICE;
        e.deadline = deadline;
        emit ExtinguishmentRequested(seriesKey, keyA, keyB, e.extinguishNonce, e.noticeEndsAt, deadline);
    }

    /// @inheritdoc IHardship
    function extinguish(bytes32 seriesKey, uint64 nonce, bytes calldata signatureA, bytes calldata signatureB)
        external
    {
        ExtinguishmentView memory e = _extinguishments[seriesKey];
        if (nonce != e.extinguishNonce) revert NONCE_MOVED();
        if (e.deadline == 0) revert NOT_REQUESTED();
        if (block.timestamp < e.noticeEndsAt) revert NOTICE_RUNNING();
        if (block.timestamp > e.deadline) revert DEADLINE_PAST();
        bytes32 digest = _digest(Eip712.extinguish(seriesKey, nonce));
        registry.requireSigned(e.keyA, digest, signatureA);
        registry.requireSigned(e.keyB, digest, signatureB);

        _moveExtinguishNonce(seriesKey);
        emit SeriesExtinguished(seriesKey, e.keyA, e.keyB, nonce, signatureA, signatureB);
        hub.moveState(seriesKey, IIncomeSeries.State.EXTINGUISHED, 0);
    }

    /// @inheritdoc IHardship
    function voidExtinguishment(bytes32 seriesKey) external {
        _onlyIssuer(seriesKey);
        emit ExtinguishmentVoided(seriesKey, _moveExtinguishNonce(seriesKey));
    }

    /// Ends the request and every signature over its nonce, which is answered.
    function _moveExtinguishNonce(bytes32 seriesKey) private returns (uint64 nonce) {
        nonce = _extinguishments[seriesKey].extinguishNonce;
        delete _extinguishments[seriesKey];
        _extinguishments[seriesKey].extinguishNonce = nonce + 1;
    }

    // ---- views

    /// @inheritdoc IHardship
    function pauseOf(bytes32 seriesKey) external view returns (PauseView memory) {
        return _pauses[seriesKey];
    }

    /// @inheritdoc IHardship
    function extinguishmentOf(bytes32 seriesKey) external view returns (ExtinguishmentView memory) {
        return _extinguishments[seriesKey];
    }

    /// @inheritdoc IHardship
    function extinguishNonce(bytes32 seriesKey) external view returns (uint64) {
        return _extinguishments[seriesKey].extinguishNonce;
    }

    function _checkLength(PauseView storage p, uint64 pauseEnd) private view {
        if (pauseEnd <= block.timestamp) revert PAUSE_END_PAST();
        uint256 length = pauseEnd - block.timestamp;
        if (length > Policy.PAUSE_MAX) revert PAUSE_TOO_LONG();
        bool before = p.lastEndedAt != 0;
        if (before && block.timestamp < p.lastEndedAt + Policy.PAUSE_COOLDOWN) revert PAUSE_COOLDOWN();
        if (p.used + length > Policy.PAUSE_BUDGET) revert PAUSE_BUDGET();
    }

    /// A request voids an open window: once in REQUEST_VOID_INTERVAL, because an issuer who dislikes what is revealed could else
    /// void them all. A request that voids nothing waits, because its holders are not to trade beside it.
    function _checkVoids(bytes32 seriesKey) private view {
        IWindows windows = IWindows(hub.windows());
        if (block.timestamp >= windows.requestVoidedAt(seriesKey) + Policy.REQUEST_VOID_INTERVAL) return;
        IWindows.Trading trading = windows.tradingOf(seriesKey);
        if (trading != IWindows.Trading.NONE && trading != IWindows.Trading.MOVE) revert WINDOW_RUNNING();
    }

    function _digest(bytes32 structHash) private view returns (bytes32) {
        return MessageHashUtils.toTypedDataHash(hub.domainSeparator(), structHash);
    }

    function _onlyIssuer(bytes32 seriesKey) private view {
        if (msg.sender != _issuer(seriesKey)) revert NOT_ISSUER();
    }

    /// @dev SERIES_UNKNOWN by the hub
    function _issuer(bytes32 seriesKey) private view returns (address) {
        return hub.getSeries(seriesKey).issuer;
    }
}
