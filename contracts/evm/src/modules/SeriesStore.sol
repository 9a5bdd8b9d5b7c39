// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IGroth16Verifier} from "../interfaces/IGroth16Verifier.sol";
import {IIncomeRouter} from "../interfaces/IIncomeRouter.sol";
import {IIncomeSeries} from "../interfaces/IIncomeSeries.sol";
import {IPeriodRates} from "../interfaces/IPeriodRates.sol";
import {IRaise} from "../interfaces/IRaise.sol";
import {IRegistry} from "../interfaces/IRegistry.sol";
import {IWindows} from "../interfaces/IWindows.sol";
import {Periods} from "../lib/Periods.sol";
import {Policy} from "../lib/Policy.sol";
import {PoolMath} from "../lib/Pool.sol";
import {Tokens} from "../lib/Tokens.sol";

/// @title Storage of the hub
/// @notice What the hub's modules share: storage, the contracts around it, and the taking of payments.
abstract contract SeriesStore is IIncomeSeries, EIP712, ReentrancyGuardTransient {
    using PoolMath for PoolMath.Pool;

    struct Series {
        address issuer;
        State state;
        CloseReason closeReason;
        uint8 indexingRule;
        uint8 deferredInARow;
        uint32 currencyCode;
        uint32 lastReportedPeriod;
        uint64 unitsOffered;
        uint64 unitsOutstanding;
        uint32 firstPeriod;
        uint32 lastPeriod;
        uint32 nextPeriod;
        bool routed;
        uint24 truedUp; // a bit for each year of the term: 21 at most
        bytes32 contractHash;
        bytes32 termsCommitment;
        bytes32 lastIncomeCommitment;
        bytes32 expectedPrior;
        uint128 cap;
        uint128 paid; // fees included; paid + accrued <= cap
        uint128 accrued;
        uint40 tailStartedAt;
        uint40 pausedAt; // the last pause: when it began, and when it ends or ended
        uint40 pausedUntil;
        uint136 credit; // from negative true-ups: at most one a year of 21, each below 2^128
        uint40 amendmentNonce;
        uint40 trueupNonce;
        uint40 buyOutPossibleAt; // as announced, 0 where nothing is
        PoolMath.Pool payouts;
        PoolMath.Pool tail;
        uint256 stray; // WAD, parts of base units that positions without units hold
        uint256 residue; // WAD, once closed: shared by units as they are burned
        PeriodState[80] settled; // by quarter of the term, MAX_TERM_QUARTERS at most: REPORTED, MISSED, DEFERRED, or 0
    }

    struct Position {
        uint64 units;
        uint192 payoutCarry; // WAD, earned up to the checkpoint and not claimed
        uint64 locked; // of the units: escrowed for a window, or held
        uint192 tailCarry;
        uint256 payoutCheckpoint;
        uint256 tailCheckpoint;
        uint64 held; // of the locked: delivered while the wallet was not verified
    }

    /// @notice The registry of keys, issuers and wallets.
    /// @return Its address.
    IRegistry public immutable registry;
    /// @inheritdoc IIncomeSeries
    IRaise public immutable raise;
    /// @inheritdoc IIncomeSeries
    IPeriodRates public immutable rates;
    /// @notice The Groth16 verifier.
    /// @return Its address.
    IGroth16Verifier public immutable verifier;
    /// @notice The payment token.
    /// @return Its address.
    IERC20 public immutable token;
    /// @notice The only wallet that fees are ever paid to.
    /// @return Its address.
    address public immutable feeCollector;
    /// @inheritdoc IIncomeSeries
    address public immutable hardship;
    /// @inheritdoc IIncomeSeries
    address public immutable router;
    /// @inheritdoc IIncomeSeries
    address public immutable windows;

    /// @inheritdoc IIncomeSeries
    uint256 public feesHeld;
    mapping(bytes32 => Series) internal _series;
    mapping(bytes32 => mapping(address => Position)) internal _positions;

    constructor(
        IRegistry registry_,
        IRaise raise_,
        IPeriodRates rates_,
        IGroth16Verifier verifier_,
        IERC20 token_,
        address feeCollector_,
        address hardship_,
        address router_,
        address windows_
    ) EIP712("IncomeSeries", "1") {
        registry = registry_;
        raise = raise_;
        rates = rates_;
        verifier = verifier_;
        token = token_;
        feeCollector = feeCollector_;
        hardship = hardship_;
        router = router_;
        windows = windows_;
    }

    /// @inheritdoc IIncomeSeries
    function domainSeparator() external view returns (bytes32) {
        return _domainSeparatorV4();
    }

    function _known(bytes32 seriesKey) internal view returns (Series storage s) {
        s = _series[seriesKey];
        if (s.issuer == address(0)) revert SERIES_UNKNOWN();
    }

    /// The series, where the sender is its issuer.
    function _issued(bytes32 seriesKey) internal view returns (Series storage s) {
        s = _known(seriesKey);
        if (msg.sender != s.issuer) revert NOT_ISSUER();
    }

    /// The active attestor that signed a message in the hub's domain.
    function _attestor(bytes32 structHash, bytes calldata signature) internal view returns (address) {
        return _signer(IRegistry.KeyKind.ATTESTOR, structHash, signature);
    }

    /// The active key of a kind that signed a message in the hub's domain.
    function _signer(IRegistry.KeyKind kind, bytes32 structHash, bytes calldata signature)
        internal
        view
        returns (address)
    {
        return registry.signerOf(kind, _hashTypedDataV4(structHash), signature);
    }

    /// That no quarter is over without its report or mark.
    function _requireSettled(Series storage s) internal view {
        uint32 next = s.nextPeriod;
        if (next != 0 && block.timestamp >= Periods.endsAt(next)) revert PERIOD_UNSETTLED();
    }

    /// A pause ends by its own end, whenever somebody says so.
    function _paused(Series storage s) internal view returns (bool) {
        return s.state == State.PAUSED && block.timestamp < s.pausedUntil;
    }

    /// States in which quarters are reported.
    function _requireRunning(Series storage s) internal view {
        if (s.state != State.ACTIVE && s.state != State.PAUSED) revert WRONG_STATE();
    }

    /// States in which a series may still be paid, or end.
    function _requireOpen(Series storage s) internal view {
        if (s.state != State.TAIL) _requireRunning(s);
    }

    /// States in which units exist and claims are paid.
    function _live(Series storage s) internal view returns (bool) {
        State state = s.state; // in the order of the enum
        return state >= State.ACTIVE && state <= State.EXTINGUISHED && state != State.FAILED;
    }

    /// What the last window of the series may still trade.
    function _trading(bytes32 seriesKey) internal view returns (IWindows.Trading) {
        return IWindows(windows).tradingOf(seriesKey);
    }

    /// Books a payment's fee and answers the rest. The money itself is pulled at the end of the call. Until a window's trades
    /// are settled nothing is paid, because the order of two calls would else say whether seller or buyer gets it.
    function _takeFee(Series storage s, bytes32 seriesKey, uint32 period, uint256 amount)
        internal
        returns (uint256 fee, uint256 net)
    {
        if (amount > 0 && _trading(seriesKey) >= IWindows.Trading.PRICE) revert WINDOW_RUNNING();
        fee = amount * Policy.FEE_BPS / Policy.BPS;
        net = amount - fee;
        s.paid += SafeCast.toUint128(amount);
        if (fee > 0) {
            feesHeld += fee;
            emit FeeTaken(seriesKey, FeeKind.PAYOUT, s.issuer, period, fee);
        }
    }

    /// Unlocks the units that were delivered to a wallet which was not verified then.
    function _release(Position storage p, bytes32 seriesKey, address holder) internal {
        uint64 units = p.held;
        p.held = 0;
        p.locked -= units;
        emit UnitsUnlocked(seriesKey, holder, units);
        emit UnitsReleased(seriesKey, holder, units);
    }

    function _startTail(Series storage s, bytes32 seriesKey) internal {
        s.nextPeriod = 0;
        s.tailStartedAt = uint40(block.timestamp);
        s.state = State.TAIL;
        emit SeriesTailStarted(seriesKey);
    }

    function _close(Series storage s, bytes32 seriesKey, CloseReason reason, uint256 redemption) internal {
        s.nextPeriod = 0;
        s.residue = s.payouts.remainder + s.tail.remainder + s.stray + redemption * PoolMath.WAD;
        s.closeReason = reason;
        s.state = State.CLOSED;
        emit SeriesClosed(seriesKey, reason);
    }

    /// What a payment needs: from what the router withheld for a routed series, else from the issuer, who is the sender.
    function _fund(Series storage s, bytes32 seriesKey, uint256 amount) internal {
        if (!s.routed) _pull(amount);
        else if (amount > 0) IIncomeRouter(router).collect(seriesKey, amount);
    }

    function _pull(uint256 amount) internal {
        Tokens.pull(token, msg.sender, amount);
    }

    function _pay(address to, uint256 amount) internal {
        Tokens.push(token, to, amount);
    }
}
