// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {IERC20} from "./interfaces/IERC20.sol";
import {IIncomeRouter} from "./interfaces/IIncomeRouter.sol";
import {IIncomeSeries} from "./interfaces/IIncomeSeries.sol";
import {IPoseidon5} from "./interfaces/IPoseidon5.sol";
import {Field} from "./lib/Field.sol";
import {Guard} from "./lib/Guard.sol";
import {Periods} from "./lib/Periods.sol";
import {Policy} from "./lib/Policy.sol";
import {Tokens} from "./lib/Tokens.sol";

/// The income router of tier 1. Of every amount that comes in, the share that the quarter will owe stays here and the rest
/// goes on at once; the hub takes what falls due when the quarter is reported.
contract IncomeRouter is IIncomeRouter, Guard {
    uint256 private constant WAD = 1e18;

    struct Routed {
        bool open;
        uint64 theta;
        uint64 ratePerUnit;
        uint128 held;
        uint128 unreported; // withheld for quarters without a report
    }

    struct Quarter {
        uint128 amount;
        uint128 withheld;
    }

    IIncomeSeries public immutable hub;
    IERC20 public immutable token;
    IPoseidon5 public immutable poseidon5;

    mapping(bytes32 => Routed) private _routed;
    mapping(bytes32 => mapping(uint32 => Quarter)) private _quarters;

    modifier onlyHub() {
        if (msg.sender != address(hub)) revert NOT_HUB();
        _;
    }

    constructor(IIncomeSeries hub_, IERC20 token_, IPoseidon5 poseidon5_) {
        hub = hub_;
        token = token_;
        poseidon5 = poseidon5_;
    }

    function openRouter(bytes32 seriesKey, uint256 theta, uint256 ratePerUnit, uint256 termsSalt) external guarded {
        IIncomeSeries.SeriesView memory s = hub.getSeries(seriesKey);
        if (msg.sender != s.issuer) revert NOT_ISSUER();
        if (theta >= Policy.INCOME_LIMIT || termsSalt >= Field.ORDER) revert TERMS_OUT_OF_RANGE();
        // A share of at most all that comes in: nothing is ever withheld that was not routed.
        if (ratePerUnit == 0 || ratePerUnit > WAD / s.unitsOffered) revert TERMS_OUT_OF_RANGE();
        uint256 commitment = poseidon5.poseidon([theta, ratePerUnit, s.currencyCode, s.indexingRule, termsSalt]);
        if (bytes32(commitment) != s.termsCommitment) revert TERMS_MISMATCH();

        Routed storage r = _routed[seriesKey];
        r.open = true;
        r.theta = uint64(theta);
        r.ratePerUnit = uint64(ratePerUnit);
        emit RouterOpened(seriesKey, theta, ratePerUnit, termsSalt);
        hub.onRouted(seriesKey);
    }

    function route(bytes32 seriesKey, uint256 amount) external guarded {
        Routed storage r = _opened(seriesKey);
        IIncomeSeries.SeriesView memory s = hub.getSeries(seriesKey);
        if (s.state != IIncomeSeries.State.ACTIVE && s.state != IIncomeSeries.State.PAUSED) revert WRONG_STATE();
        if (amount == 0 || amount >= Policy.PAYMENT_LIMIT) revert AMOUNT_OUT_OF_RANGE();
        uint32 period = Periods.containing(block.timestamp);
        if (period < s.firstPeriod || period > s.lastPeriod) revert PERIOD_UNKNOWN();

        (uint256 income, uint256 withheld) = _count(r, seriesKey, period, s.unitsOutstanding, amount);
        emit IncomeRouted(seriesKey, period, msg.sender, amount, income, withheld);
        Tokens.pull(token, msg.sender, amount);
        Tokens.push(token, s.issuer, amount - withheld);
    }

    function release(bytes32 seriesKey) external guarded {
        Routed storage r = _opened(seriesKey);
        IIncomeSeries.SeriesView memory s = hub.getSeries(seriesKey);
        uint256 amount = r.held - _needed(r, s);
        r.held -= uint128(amount);
        emit WithheldReleased(seriesKey, amount);
        Tokens.push(token, s.issuer, amount);
    }

    // ---- the hub

    function takeReport(bytes32 seriesKey, uint32 period)
        external
        onlyHub
        guarded
        returns (uint256 income, uint256 payment)
    {
        // Reports come in order and routed income only ever belongs to the running quarter: the quarters before this
        // one were reported.
        payment = _quarters[seriesKey][period].withheld;
        income = _incomeUntil(seriesKey, period) + _quarters[seriesKey][period].amount;
        _routed[seriesKey].unreported -= uint128(payment);
    }

    function collect(bytes32 seriesKey, uint256 amount) external onlyHub guarded {
        _routed[seriesKey].held -= uint128(amount);
        Tokens.push(token, address(hub), amount);
    }

    // ---- views

    function routerOf(bytes32 seriesKey)
        external
        view
        returns (bool open, uint256 theta, uint256 ratePerUnit, uint256 held)
    {
        Routed storage r = _routed[seriesKey];
        return (r.open, r.theta, r.ratePerUnit, r.held);
    }

    function routedIn(bytes32 seriesKey, uint32 period) external view returns (uint256 amount, uint256 withheld) {
        Quarter storage q = _quarters[seriesKey][period];
        return (q.amount, q.withheld);
    }

    function _opened(bytes32 seriesKey) private view returns (Routed storage r) {
        r = _routed[seriesKey];
        if (!r.open) revert SERIES_NOT_ROUTED();
    }

    /// Books `amount`: the year's income after it, and what of it stays, so that the quarter's withheld is always
    /// floor(units * r * (max(0, ytd - theta) - max(0, prior - theta)) / 1e18).
    function _count(Routed storage r, bytes32 seriesKey, uint32 period, uint256 units, uint256 amount)
        private
        returns (uint256 income, uint256 withheld)
    {
        Quarter storage q = _quarters[seriesKey][period];
        uint256 prior = _incomeUntil(seriesKey, period);
        income = prior + q.amount + amount;
        if (income >= Policy.PAYMENT_LIMIT) revert AMOUNT_OUT_OF_RANGE();
        uint256 owed = units * r.ratePerUnit * (_over(income, r.theta) - _over(prior, r.theta)) / WAD;
        withheld = owed - q.withheld;
        q.amount += uint128(amount);
        q.withheld = uint128(owed);
        r.unreported += uint128(withheld);
        r.held += uint128(withheld);
    }

    /// What a live series may still need of what is held: what is accrued and what its coming reports will ask for, as
    /// far as the cap has room. Nothing once it is over.
    function _needed(Routed storage r, IIncomeSeries.SeriesView memory s) private view returns (uint256) {
        if (s.state == IIncomeSeries.State.CLOSED || s.state == IIncomeSeries.State.EXTINGUISHED) return 0;
        uint256 owed = s.accrued + r.unreported;
        uint256 room = s.cap - s.paid;
        return owed < room ? owed : room;
    }

    /// Of the year, before the quarter.
    function _incomeUntil(bytes32 seriesKey, uint32 period) private view returns (uint256 income) {
        for (uint32 each = period - period % 10 + 1; each < period; each++) {
            income += _quarters[seriesKey][each].amount;
        }
    }

    function _over(uint256 income, uint256 theta) private pure returns (uint256) {
        return income > theta ? income - theta : 0;
    }
}
