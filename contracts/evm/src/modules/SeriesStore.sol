// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {IERC20} from "../interfaces/IERC20.sol";
import {IGroth16Verifier} from "../interfaces/IGroth16Verifier.sol";
import {IIncomeRouter} from "../interfaces/IIncomeRouter.sol";
import {IIncomeSeries} from "../interfaces/IIncomeSeries.sol";
import {IPeriodRates} from "../interfaces/IPeriodRates.sol";
import {IRaise} from "../interfaces/IRaise.sol";
import {IRegistry} from "../interfaces/IRegistry.sol";
import {Eip712} from "../lib/Eip712.sol";
import {Guard} from "../lib/Guard.sol";
import {Policy} from "../lib/Policy.sol";
import {PoolMath} from "../lib/Pool.sol";
import {Signatures} from "../lib/Signatures.sol";
import {Tokens} from "../lib/Tokens.sol";

/// What the hub's modules share: storage, the contracts around it, and the taking of payments.
abstract contract SeriesStore is IIncomeSeries, Guard {
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
        uint160 credit; // from negative true-ups: at most one a year, each below 2^128
        uint48 amendmentNonce;
        uint48 trueupNonce;
        PoolMath.Pool payouts;
        PoolMath.Pool tail;
        uint256 stray; // WAD, parts of base units that positions without units hold
        uint256 residue; // WAD, once closed: shared by units as they are burned
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

    IRegistry public immutable registry;
    IRaise public immutable raise;
    IPeriodRates public immutable rates;
    IGroth16Verifier public immutable verifier;
    IERC20 public immutable token;
    address public immutable feeCollector;
    address public immutable hardship;
    address public immutable router;
    address public immutable windows;
    bytes32 private immutable _separator;
    uint256 private immutable _chainId;

    uint256 public feesHeld;
    mapping(bytes32 => Series) internal _series;
    mapping(bytes32 => mapping(address => Position)) internal _positions;
    /// REPORTED, MISSED or DEFERRED; anything else follows from the clock.
    mapping(bytes32 => mapping(uint32 => PeriodState)) internal _settledPeriods;
    mapping(bytes32 => mapping(uint32 year => bool)) internal _truedUp;

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
    ) {
        registry = registry_;
        raise = raise_;
        rates = rates_;
        verifier = verifier_;
        token = token_;
        feeCollector = feeCollector_;
        hardship = hardship_;
        router = router_;
        windows = windows_;
        _separator = Eip712.separator(address(this));
        _chainId = block.chainid;
    }

    function domainSeparator() public view returns (bytes32) {
        return block.chainid == _chainId ? _separator : Eip712.separator(address(this));
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
    function _attestor(bytes32 structHash, bytes calldata signature) internal view returns (address signer) {
        bool canonical;
        (canonical, signer) = Signatures.recover(Eip712.digest(domainSeparator(), structHash), signature);
        if (!canonical) revert SIGNATURE_NOT_CANONICAL();
        if (signer == address(0) || !registry.isActiveAttestor(signer)) revert SIGNER_INACTIVE();
    }

    /// A pause ends by its own end, whenever somebody says so.
    function _paused(Series storage s) internal view returns (bool) {
        return s.state == State.PAUSED && block.timestamp < s.pausedUntil;
    }

    /// States in which units exist and claims are paid.
    function _live(Series storage s) internal view returns (bool) {
        State state = s.state;
        return state == State.ACTIVE || state == State.PAUSED || state == State.TAIL || state == State.CLOSED
            || state == State.EXTINGUISHED;
    }

    /// Books a payment's fee and answers the rest. The money itself is pulled at the end of the call.
    function _takeFee(Series storage s, bytes32 seriesKey, uint32 period, uint256 amount)
        internal
        returns (uint256 fee, uint256 net)
    {
        fee = amount * Policy.FEE_BPS / Policy.BPS;
        net = amount - fee;
        s.paid += uint128(amount);
        if (fee > 0) {
            feesHeld += fee;
            emit FeeTaken(seriesKey, FeeKind.PAYOUT, s.issuer, period, fee);
        }
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
