// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title Pauses and extinguishments
/// @notice Pauses and extinguishments: what attestors sign so that an issuer in hardship may defer, or be forgiven. All
/// signatures are over the hub's domain. The nonces are of a series, one for each kind.
interface IHardship {
    enum PauseState { NONE, REQUESTED, APPROVED }

    /// @notice The issuer asked an attestor for a pause.
    event PauseRequested(bytes32 indexed seriesKey, address indexed attestor, uint64 pauseNonce);
    /// @notice `pauseNonce` is the one that was signed; it has moved on since.
    event PauseApproved(
        bytes32 indexed seriesKey, address indexed attestor, uint64 pauseNonce, uint64 pauseEnd, bytes signature
    );
    /// @notice `pauseNonce` is the one its approval signed; `endedAt` is now, or pauseEnd where that is earlier.
    event PauseEnded(bytes32 indexed seriesKey, uint64 pauseNonce, uint64 endedAt);
    /// @notice `pauseNonce` is the request's; it has moved on since.
    event PauseRequestWithdrawn(bytes32 indexed seriesKey, uint64 pauseNonce);
    /// @notice The issuer asks two keys to extinguish its series: their signatures count from `noticeEndsAt` to
    /// `deadline`, both included (unix seconds).
    event ExtinguishmentRequested(
        bytes32 indexed seriesKey,
        address indexed keyA,
        address indexed keyB,
        uint64 extinguishNonce,
        uint64 noticeEndsAt,
        uint64 deadline
    );
    /// @notice Both keys of the request signed: what had accrued is forgiven.
    event SeriesExtinguished(
        bytes32 indexed seriesKey,
        address indexed signerA,
        address indexed signerB,
        uint64 extinguishNonce,
        bytes signatureA,
        bytes signatureB
    );
    /// @notice The issuer voided the request and every EXTINGUISH signature over `extinguishNonce`.
    event ExtinguishmentVoided(bytes32 indexed seriesKey, uint64 extinguishNonce);

    /// @notice Not sent by the series' issuer.
    error NOT_ISSUER();
    /// @notice The series is in a state in which this cannot be done.
    error WRONG_STATE();
    /// @notice The key is not active in the registry.
    error SIGNER_INACTIVE();
    /// @notice The nonce that was signed is not the series' current one.
    error NONCE_MOVED();
    /// @notice The issuer has no open request for it.
    error NOT_REQUESTED();
    /// @notice The issuer has an open request already.
    error ALREADY_REQUESTED();
    /// @notice No pause is running.
    error NOT_PAUSED();
    /// @notice The pause would end before it begins.
    error PAUSE_END_PAST();
    /// @notice Longer than PAUSE_MAX.
    error PAUSE_TOO_LONG();
    /// @notice With the series' earlier pauses longer than PAUSE_BUDGET.
    error PAUSE_BUDGET();
    /// @notice Sooner than PAUSE_COOLDOWN after the last pause.
    error PAUSE_COOLDOWN();
    /// @notice Before pauseEnd the issuer alone ends a pause.
    error PAUSE_RUNNING();
    /// @notice The two keys are the same, or in the wrong order.
    error SIGNERS_NOT_ASCENDING();
    /// @notice Too soon after the request for an extinguishment.
    error NOTICE_RUNNING();
    /// @notice The request's deadline is over.
    error DEADLINE_PAST();
    /// @notice Sooner than EXTINGUISH_MIN from now.
    error DEADLINE_TOO_SOON();
    /// @notice Later than EXTINGUISH_MAX from now.
    error DEADLINE_TOO_LATE();
    /// @notice A window has no price yet, and a request voided another one less than REQUEST_VOID_INTERVAL ago.
    error WINDOW_RUNNING();

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

    /// @notice The issuer, in ACTIVE, to an active attestor; one request at a time. Ends a pause whose end has passed
    /// first.
    /// @param seriesKey The series.
    /// @param attestor The active attestor who is asked.
    function requestPause(bytes32 seriesKey, address attestor) external;
    /// @notice The issuer; the nonce moves, so that a signature given for the request is void.
    /// @param seriesKey The series.
    function withdrawPause(bytes32 seriesKey) external;
    /// @notice Anyone may relay. Checked in this order: NOT_REQUESTED, NONCE_MOVED, PAUSE_END_PAST, PAUSE_TOO_LONG,
    /// PAUSE_COOLDOWN, PAUSE_BUDGET, the registry's SIGNATURE_NOT_CANONICAL, SIGNER_NOT_ADDRESSED and SIGNER_INACTIVE,
    /// then the hub's WRONG_STATE.
    /// @param seriesKey The series.
    /// @param pauseNonce The series' current pause nonce.
    /// @param pauseEnd The end of the pause, in unix seconds.
    /// @param signature 65 bytes r, s, v.
    function approvePause(bytes32 seriesKey, uint64 pauseNonce, uint64 pauseEnd, bytes calldata signature) external;
    /// @notice The issuer at any time; anyone from pauseEnd on. Reports fall due from pauseEnd on, whether or not it
    /// was called.
    /// @param seriesKey The series.
    function endPause(bytes32 seriesKey) external;
    /// @notice The issuer, in ACTIVE, PAUSED or TAIL, to two distinct active attestors, in ascending order of their
    /// addresses; one request under a nonce. The deadline is EXTINGUISH_MIN to EXTINGUISH_MAX from now. Checked in this
    /// order: NOT_ISSUER, WRONG_STATE, ALREADY_REQUESTED, SIGNERS_NOT_ASCENDING, SIGNER_INACTIVE, DEADLINE_TOO_SOON,
    /// DEADLINE_TOO_LATE, and WINDOW_RUNNING while a window has no price and a request voided one in REQUEST_VOID_INTERVAL.
    /// @param seriesKey The series.
    /// @param keyA The key with the lower address.
    /// @param keyB The key with the higher address.
    /// @param deadline The last moment at which the signatures count, in unix seconds.
    function requestExtinguishment(bytes32 seriesKey, address keyA, address keyB, uint64 deadline) external;
    /// @notice Anyone may relay the two requested keys' signatures, in the request's order, from its notice's end to
    /// its deadline, once every quarter that is over is settled. Checked in this order: NONCE_MOVED, NOT_REQUESTED,
    /// NOTICE_RUNNING, DEADLINE_PAST, of signature A and then of B the registry's SIGNATURE_NOT_CANONICAL,
    /// SIGNER_NOT_ADDRESSED and SIGNER_INACTIVE, then the hub's WRONG_STATE and PERIOD_UNSETTLED.
    /// @param seriesKey The series.
    /// @param nonce The series' current nonce.
    /// @param signatureA 65 bytes r, s, v of key A.
    /// @param signatureB 65 bytes r, s, v of key B.
    function extinguish(
        bytes32 seriesKey,
        uint64 nonce,
        bytes calldata signatureA,
        bytes calldata signatureB
    ) external;
    /// @notice The issuer: takes back what it asked for. The nonce moves, and the request ends.
    /// @param seriesKey The series.
    function voidExtinguishment(bytes32 seriesKey) external;

    /// @notice The series' request or running pause, and what its pauses used.
    /// @param seriesKey The series.
    /// @return The pause.
    function pauseOf(bytes32 seriesKey) external view returns (PauseView memory);
    /// @notice The series' open request for an extinguishment.
    /// @param seriesKey The series.
    /// @return The request, and the nonce.
    function extinguishmentOf(bytes32 seriesKey) external view returns (ExtinguishmentView memory);
    /// @notice The nonce that the next EXTINGUISH signs.
    /// @param seriesKey The series.
    /// @return The nonce.
    function extinguishNonce(bytes32 seriesKey) external view returns (uint64);
}
