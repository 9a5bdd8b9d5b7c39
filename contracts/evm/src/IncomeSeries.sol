// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IGroth16Verifier} from "./interfaces/IGroth16Verifier.sol";
import {IIncomeRouter} from "./interfaces/IIncomeRouter.sol";
import {IIncomeSeries} from "./interfaces/IIncomeSeries.sol";
import {IPeriodRates} from "./interfaces/IPeriodRates.sol";
import {IRaise} from "./interfaces/IRaise.sol";
import {IRegistry} from "./interfaces/IRegistry.sol";
import {Field} from "./lib/Field.sol";
import {Payouts} from "./modules/Payouts.sol";
import {RoutedAmendments} from "./modules/RoutedAmendments.sol";
import {RoutedReports} from "./modules/RoutedReports.sol";
import {SeriesStore} from "./modules/SeriesStore.sol";
import {Units} from "./modules/Units.sol";

/// @title The hub
/// @notice The hub: creation of series, and the moves that the raise, the hardship contract, the router and the windows
/// make. Nobody owns it.
contract IncomeSeries is RoutedReports, Payouts, RoutedAmendments, Units {
    modifier onlyRaise() {
        if (msg.sender != address(raise)) revert NOT_RAISE();
        _;
    }

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
    ) SeriesStore(registry_, raise_, rates_, verifier_, token_, feeCollector_, hardship_, router_, windows_) {}

    /// @inheritdoc IIncomeSeries
    function createSeries(SeriesParams calldata params) external nonReentrant returns (bytes32 seriesKey) {
        seriesKey = _create(params);
    }

    /// @inheritdoc IIncomeSeries
    function createRoutedSeries(SeriesParams calldata params) external nonReentrant returns (bytes32 seriesKey) {
        seriesKey = _create(params);
        _series[seriesKey].routed = true;
        emit SeriesRouted(seriesKey);
    }

    function _create(SeriesParams calldata params) private returns (bytes32 seriesKey) {
        if (!registry.isApprovedIssuer(msg.sender)) revert ISSUER_NOT_APPROVED();
        if (params.contractHash == 0) revert CONTRACT_HASH_MISSING();
        if (!Field.isCommitment(uint256(params.termsCommitment))) revert COMMITMENT_NOT_CANONICAL();
        seriesKey = keccak256(abi.encode(bytes32(uint256(uint160(msg.sender))), params.draftSalt));
        Series storage s = _series[seriesKey];
        if (s.issuer != address(0)) revert SERIES_EXISTS();
        raise.open(seriesKey, msg.sender, params); // checks them all (BAD_PARAMS), and calls nobody
        rates.requireFresh(params.currencyCode, params.firstPeriod); // else it could raise and never report

        s.issuer = msg.sender;
        s.state = State.RAISING;
        s.indexingRule = params.indexingRule;
        s.currencyCode = params.currencyCode;
        s.unitsOffered = params.unitsOffered;
        s.firstPeriod = params.firstPeriod;
        s.lastPeriod = params.lastPeriod;
        s.contractHash = params.contractHash;
        s.termsCommitment = params.termsCommitment;
        s.cap = uint128(params.cap);
        emit SeriesCreated(seriesKey, msg.sender, params);
    }

    // ---- the raise

    /// @inheritdoc IIncomeSeries
    function onSettling(bytes32 seriesKey) external onlyRaise {
        _series[seriesKey].state = State.SETTLING;
        emit SeriesSettling(seriesKey);
    }

    /// @inheritdoc IIncomeSeries
    function onFailed(bytes32 seriesKey, FailureReason reason) external onlyRaise {
        _series[seriesKey].state = State.FAILED;
        emit SeriesFailed(seriesKey, reason);
    }

    /// @inheritdoc IIncomeSeries
    /// @dev Income before the first reported quarter counts as zero, in mid-year too: the first report then covers the year
    /// to date, and no issuer can shrink it by an opening figure of its own.
    function onActivated(bytes32 seriesKey, uint64 units) external onlyRaise {
        Series storage s = _series[seriesKey];
        s.state = State.ACTIVE;
        s.unitsOutstanding = units;
        s.nextPeriod = s.firstPeriod;
        s.lastIncomeCommitment = Field.ZERO_INCOME;
        s.expectedPrior = Field.ZERO_INCOME;
        emit SeriesActivated(seriesKey, units, Field.ZERO_INCOME);
    }

    // ---- hardship

    /// @inheritdoc IIncomeSeries
    function moveState(bytes32 seriesKey, State to, uint64 until) external nonReentrant {
        if (msg.sender != hardship) revert NOT_HARDSHIP();
        Series storage s = _known(seriesKey);
        State from = s.state;
        if (to == State.PAUSED) {
            if (from != State.ACTIVE) revert WRONG_STATE();
            s.pausedAt = uint40(block.timestamp);
            s.pausedUntil = SafeCast.toUint40(until);
        } else if (to == State.ACTIVE) {
            if (from != State.PAUSED) revert WRONG_STATE();
            s.pausedUntil = SafeCast.toUint40(until);
        } else if (to == State.EXTINGUISHED) {
            _requireOpen(s);
            _requireSettled(s); // what is over is reported or missed, and a routed quarter paid, before it is forgiven
            if (s.routed) _payWithheld(s, seriesKey);
            s.accrued = 0; // forgiven
            s.nextPeriod = 0;
        } else {
            revert WRONG_STATE();
        }
        s.state = to;
        emit SeriesStateMoved(seriesKey, from, to);
    }

    /// Pays what lies with the router before the rest is forgiven: true-ups that were paid in, and what the running
    /// quarter withheld, less credit, as far as the cap has room.
    function _payWithheld(Series storage s, bytes32 seriesKey) private {
        uint256 withheld = IIncomeRouter(router).takeWithheld(seriesKey);
        uint256 owed = s.accrued + (withheld > s.credit ? withheld - s.credit : 0);
        uint256 room = uint256(s.cap) - s.paid;
        if (owed > room) owed = room;
        if (owed == 0) return;
        s.accrued = uint128(owed);
        _payAccrued(s, seriesKey, owed);
    }

    // ---- views

    /// @inheritdoc IIncomeSeries
    function seriesState(bytes32 seriesKey) external view returns (State) {
        return _series[seriesKey].state;
    }

    /// @inheritdoc IIncomeSeries
    function changes(bytes32 seriesKey) external view returns (uint256) {
        Series storage s = _series[seriesKey];
        return uint256(s.amendmentNonce) + s.trueupNonce;
    }

    /// @inheritdoc IIncomeSeries
    function getSeries(bytes32 seriesKey) external view returns (SeriesView memory) {
        Series storage s = _known(seriesKey);
        return SeriesView({
            issuer: s.issuer,
            state: s.state,
            closeReason: s.closeReason,
            currencyCode: s.currencyCode,
            indexingRule: s.indexingRule,
            deferredInARow: s.deferredInARow,
            unitsOffered: s.unitsOffered,
            unitsOutstanding: s.unitsOutstanding,
            firstPeriod: s.firstPeriod,
            lastPeriod: s.lastPeriod,
            nextPeriod: s.nextPeriod,
            lastReportedPeriod: s.lastReportedPeriod,
            tailStartedAt: s.tailStartedAt,
            contractHash: s.contractHash,
            termsCommitment: s.termsCommitment,
            lastIncomeCommitment: s.lastIncomeCommitment,
            expectedPrior: s.expectedPrior,
            cap: s.cap,
            paid: s.paid,
            accrued: s.accrued,
            credit: s.credit,
            amendmentNonce: s.amendmentNonce,
            trueupNonce: s.trueupNonce,
            routed: s.routed
        });
    }
}
