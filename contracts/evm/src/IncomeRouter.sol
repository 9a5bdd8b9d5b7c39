// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IIncomeRouter} from "./interfaces/IIncomeRouter.sol";
import {IIncomeSeries} from "./interfaces/IIncomeSeries.sol";
import {IPoseidon5} from "./interfaces/IPoseidon5.sol";
import {IRaise} from "./interfaces/IRaise.sol";
import {Periods} from "./lib/Periods.sol";
import {Policy} from "./lib/Policy.sol";
import {Tokens} from "./lib/Tokens.sol";
import {RouterStore} from "./modules/RouterStore.sol";

/// @title The income router
/// @notice The income router of tier 1. Of every amount that comes in, the share that the quarter will owe stays here
/// and the rest goes on at once; the hub takes what falls due when the quarter is reported.
contract IncomeRouter is RouterStore {
    modifier onlyHub() {
        if (msg.sender != address(hub)) revert NOT_HUB();
        _;
    }

    constructor(IIncomeSeries hub_, IERC20 token_, IPoseidon5 poseidon5_) RouterStore(hub_, token_, poseidon5_) {}

    /// @inheritdoc IIncomeRouter
    function openRouter(bytes32 seriesKey, uint256 theta, uint256 ratePerUnit, uint256 termsSalt) external nonReentrant {
        IIncomeSeries.SeriesView memory s = hub.getSeries(seriesKey);
        if (msg.sender != s.issuer) revert NOT_ISSUER();
        if (!s.routed) revert SERIES_NOT_ROUTED();
        Routed storage r = _routed[seriesKey];
        if (r.open) revert ROUTER_OPEN();
        if (hub.raise().phase(seriesKey) != IRaise.Phase.COMMIT) revert WRONG_STATE();
        _setTerms(r, s, theta, ratePerUnit, termsSalt);
        r.open = true;
        emit RouterOpened(seriesKey, theta, ratePerUnit, termsSalt);
    }

    /// @inheritdoc IIncomeRouter
    function route(bytes32 seriesKey, uint256 amount) external nonReentrant {
        Routed storage r = _opened(seriesKey);
        IIncomeSeries.SeriesView memory s = hub.getSeries(seriesKey);
        if (s.state != IIncomeSeries.State.ACTIVE && s.state != IIncomeSeries.State.PAUSED) revert WRONG_STATE();
        if (amount == 0 || amount >= Policy.PAYMENT_LIMIT) revert AMOUNT_OUT_OF_RANGE();
        uint32 period = Periods.containing(block.timestamp);
        if (period < s.firstPeriod || period > s.lastPeriod) revert PERIOD_UNKNOWN();

        (uint256 income, uint256 withheld) = _count(r, period, s.unitsOutstanding, amount);
        emit IncomeRouted(seriesKey, period, msg.sender, amount, income, withheld);
        Tokens.pull(token, msg.sender, amount);
        _payOrKeep(seriesKey, s.issuer, amount - withheld);
    }

    /// @inheritdoc IIncomeRouter
    function release(bytes32 seriesKey) external nonReentrant {
        Routed storage r = _opened(seriesKey);
        IIncomeSeries.SeriesView memory s = hub.getSeries(seriesKey);
        uint256 amount = r.held - _needed(r, s);
        r.held -= uint128(amount);
        emit WithheldReleased(seriesKey, amount);
        _payOrKeep(seriesKey, s.issuer, amount);
    }

    // ---- the hub

    /// @inheritdoc IIncomeRouter
    function takeReport(bytes32 seriesKey, uint32 period)
        external
        onlyHub
        nonReentrant
        returns (uint256 income, uint256 payment)
    {
        // Reports come in order and routed income only ever belongs to the running quarter: the quarters before this
        // one were reported.
        Routed storage r = _routed[seriesKey];
        Quarter storage q = r.quarters[Periods.index(period)];
        if (q.amount == 0) revert NOTHING_ROUTED();
        payment = q.withheld;
        income = _incomeUntil(r, period) + q.amount;
        r.unreported -= uint128(payment);
    }

    /// @inheritdoc IIncomeRouter
    function takeWithheld(bytes32 seriesKey) external onlyHub nonReentrant returns (uint256 amount) {
        Routed storage r = _routed[seriesKey];
        amount = r.unreported;
        r.unreported = 0;
    }

    /// @inheritdoc IIncomeRouter
    /// @dev What an attested figure says of the year's threshold is not public. So that nobody counts it twice, all that is
    /// routed later in the year owes its full share. What was withheld is never lowered: the next documents of the year
    /// deduct what it is too much.
    function takeAttested(bytes32 seriesKey, uint32 period, uint256 units, uint256 payment)
        external
        onlyHub
        nonReentrant
        returns (uint256 counted, uint256 withheld, uint256 missing)
    {
        Routed storage r = _routed[seriesKey];
        uint256 income = _incomeUntil(r, period);
        bool again = r.attestedYear == period / 10;
        counted = _owed(r, period, units, again ? r.attestedIncome : 0, income) + (again ? r.excess : 0);
        Quarter storage own = r.quarters[Periods.index(period)];
        withheld = own.withheld;
        income += own.amount;
        r.attestedYear = period / 10;
        r.attestedIncome = SafeCast.toUint128(income);
        uint256 had = counted + withheld;
        r.excess = SafeCast.toUint128(had > payment ? had - payment : 0);
        // The quarters of the year that have begun since: several where a pause extended the report's window.
        for (uint32 each = period + 1; each % 10 <= 4; each++) {
            Quarter storage q = r.quarters[Periods.index(each)];
            if (q.amount == 0) continue;
            uint256 full = _owed(r, each, units, income, income + q.amount);
            income += q.amount;
            if (full > q.withheld) {
                uint256 lacking = full - q.withheld;
                missing += lacking;
                q.withheld += SafeCast.toUint128(lacking);
                emit WithheldRaised(seriesKey, each, lacking);
            }
            _countAgain(r, each, income, q.withheld);
        }
        r.unreported = SafeCast.toUint128(r.unreported - withheld + missing);
        emit AttestedReportTaken(seriesKey, period, counted, withheld, missing);
    }

    /// @inheritdoc IIncomeRouter
    function amend(bytes32 seriesKey, uint256 theta, uint256 ratePerUnit, uint256 termsSalt)
        external
        onlyHub
        nonReentrant
        returns (uint256 missing)
    {
        Routed storage r = _routed[seriesKey];
        IIncomeSeries.SeriesView memory s = hub.getSeries(seriesKey);
        _setTerms(r, s, theta, ratePerUnit, termsSalt);
        uint32 period = Periods.containing(block.timestamp);
        Quarter storage q = r.quarters[Periods.index(period)];
        _countAgain(r, period, _incomeUntil(r, period) + q.amount, q.withheld);
        emit RouterAmended(seriesKey, theta, ratePerUnit, termsSalt);
        uint256 needed = _needed(r, s);
        return needed > r.held ? needed - r.held : 0;
    }

    /// @inheritdoc IIncomeRouter
    function payIn(bytes32 seriesKey, uint256 amount, uint256 due) external onlyHub nonReentrant {
        Routed storage r = _routed[seriesKey];
        r.held = SafeCast.toUint128(r.held + amount - due);
        if (amount > 0) emit PaidIn(seriesKey, amount);
        if (due > amount) Tokens.push(token, address(hub), due - amount);
    }

    /// @inheritdoc IIncomeRouter
    function collect(bytes32 seriesKey, uint256 amount) external onlyHub nonReentrant {
        _routed[seriesKey].held -= SafeCast.toUint128(amount);
        Tokens.push(token, address(hub), amount);
    }

    // ---- views

    /// @inheritdoc IIncomeRouter
    function routerOf(bytes32 seriesKey)
        external
        view
        returns (bool open, uint256 theta, uint256 ratePerUnit, uint256 held)
    {
        Routed storage r = _routed[seriesKey];
        return (r.open, r.theta, r.ratePerUnit, r.held);
    }

    /// @inheritdoc IIncomeRouter
    function routedIn(bytes32 seriesKey, uint32 period) external view returns (uint256 amount, uint256 withheld) {
        if (!Periods.isPeriod(period)) return (0, 0);
        Quarter storage q = _routed[seriesKey].quarters[Periods.index(period)];
        return (q.amount, q.withheld);
    }
}
