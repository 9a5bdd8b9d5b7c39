// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// Pauses and extinguishments: what attestors sign so that an issuer in hardship may defer, or be forgiven. All
/// signatures are over the hub's domain. The nonces are of a series, one for each kind.
interface IHardship {
    enum PauseState { NONE, REQUESTED, APPROVED }

    event PauseRequested(bytes32 indexed seriesKey, address indexed attestor, uint64 pauseNonce);
    /// `pauseNonce` is the one that was signed; it has moved on since.
    event PauseApproved(
        bytes32 indexed seriesKey, address indexed attestor, uint64 pauseNonce, uint64 pauseEnd, bytes signature
    );
    /// `pauseNonce` is the one its approval signed; `endedAt` is now, or pauseEnd where that is earlier.
    event PauseEnded(bytes32 indexed seriesKey, uint64 pauseNonce, uint64 endedAt);
    /// `pauseNonce` is the request's; it has moved on since.
    event PauseRequestWithdrawn(bytes32 indexed seriesKey, uint64 pauseNonce);
    /// The issuer asks two keys to extinguish its series: their signatures count from `noticeEndsAt` to `deadline`, both
    /// included (unix seconds).
    event ExtinguishmentRequested(
        bytes32 indexed seriesKey,
        address indexed keyA,
        address indexed keyB,
        uint64 extinguishNonce,
        uint64 noticeEndsAt,
        uint64 deadline
    );
    event SeriesExtinguished(
        bytes32 indexed seriesKey,
        address indexed signerA,
        address indexed signerB,
        uint64 extinguishNonce,
        bytes signatureA,
        bytes signatureB
    );
    /// The issuer voided the request and every EXTINGUISH signature over `extinguishNonce`.
    event ExtinguishmentVoided(bytes32 indexed seriesKey, uint64 extinguishNonce);

    error NOT_ISSUER();
    error WRONG_STATE();
    error SIGNER_INACTIVE();
    error NONCE_MOVED();
    error NOT_REQUESTED();
    error ALREADY_REQUESTED();
    error NOT_PAUSED();
    error PAUSE_END_PAST();
    error PAUSE_TOO_LONG();
    error PAUSE_BUDGET();
    error PAUSE_COOLDOWN();
    /// Before pauseEnd the issuer alone ends a pause.
    error PAUSE_RUNNING();
    error SIGNERS_NOT_ASCENDING();
    /// Too soon after the request for an extinguishment.
    error NOTICE_RUNNING();
    error DEADLINE_PAST();
    error DEADLINE_TOO_SOON();
    error DEADLINE_TOO_LATE();

    struct PauseView {
        PauseState state;
        address attestor; // of the open request, or of the running pause
        uint64 pauseNonce; // current: what the next approval must sign
        uint64 startedAt;
        uint64 pauseEnd;
        uint64 used; // seconds of pause the series has had, the running one not counted
        uint64 lastEndedAt;
    }

    /// A request for an extinguishment; its keys and times are zero where none is open under the nonce.
    struct ExtinguishmentView {
        uint64 extinguishNonce; // current: what both keys sign
        uint64 noticeEndsAt;
        uint64 deadline;
        address keyA;
        address keyB;
    }

    /// The issuer, in ACTIVE, to an active attestor; one request at a time. Ends a pause whose end has passed first.
    function requestPause(bytes32 seriesKey, address attestor) external;
    /// The issuer; the nonce moves, so that a signature given for the request is void.
    function withdrawPause(bytes32 seriesKey) external;
    /// Anyone may relay. Checked in this order: NOT_REQUESTED, NONCE_MOVED, PAUSE_END_PAST, PAUSE_TOO_LONG,
    /// PAUSE_COOLDOWN, PAUSE_BUDGET, the registry's SIGNATURE_NOT_CANONICAL, SIGNER_NOT_ADDRESSED and SIGNER_INACTIVE,
    /// then the hub's WRONG_STATE.
    function approvePause(bytes32 seriesKey, uint64 pauseNonce, uint64 pauseEnd, bytes calldata signature) external;
    /// The issuer at any time; anyone from pauseEnd on. Reports fall due from pauseEnd on, whether or not it was called.
    function endPause(bytes32 seriesKey) external;
    /// The issuer, in ACTIVE, PAUSED or TAIL, to two distinct active attestors, in ascending order of their addresses; one
    /// request under a nonce. The deadline is EXTINGUISH_MIN to EXTINGUISH_MAX from now. Checked in this order: NOT_ISSUER,
    /// WRONG_STATE, ALREADY_REQUESTED, SIGNERS_NOT_ASCENDING, SIGNER_INACTIVE, DEADLINE_TOO_SOON, DEADLINE_TOO_LATE.
    function requestExtinguishment(bytes32 seriesKey, address keyA, address keyB, uint64 deadline) external;
    /// Anyone may relay the two requested keys' signatures, in the request's order, from its notice's end to its deadline,
    /// once every quarter that is over is settled. Checked in this order: NONCE_MOVED, NOT_REQUESTED, NOTICE_RUNNING,
    /// DEADLINE_PAST, of signature A and then of B the registry's SIGNATURE_NOT_CANONICAL, SIGNER_NOT_ADDRESSED and
    /// SIGNER_INACTIVE, then the hub's WRONG_STATE and PERIOD_UNSETTLED.
    function extinguish(
        bytes32 seriesKey,
        uint64 extinguishNonce,
        bytes calldata signatureA,
        bytes calldata signatureB
    ) external;
    /// The issuer: takes back what it asked for. The nonce moves, and the request ends.
    function voidExtinguishment(bytes32 seriesKey) external;

    function pauseOf(bytes32 seriesKey) external view returns (PauseView memory);
    function extinguishmentOf(bytes32 seriesKey) external view returns (ExtinguishmentView memory);
    function extinguishNonce(bytes32 seriesKey) external view returns (uint64);
}
