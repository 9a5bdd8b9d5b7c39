// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IIncomeRouter} from "../interfaces/IIncomeRouter.sol";
import {IIncomeSeries} from "../interfaces/IIncomeSeries.sol";
import {IPoseidon5} from "../interfaces/IPoseidon5.sol";
import {Field} from "../lib/Field.sol";
import {Periods, QUARTERS} from "../lib/Periods.sol";
import {Policy} from "../lib/Policy.sol";
import {KeptPayments} from "./KeptPayments.sol";

/// @title Storage of the router
/// @notice The router's books: what came in each quarter, what of it is withheld, and by which terms.
abstract contract RouterStore is IIncomeRouter, KeptPayments {
    uint256 private constant WAD = 1e18;

    struct Routed {
        bool open;
        uint64 theta;
        uint64 ratePerUnit;
        uint128 held;
        uint128 unreported; // withheld for quarters without a report
        uint32 attestedYear; // of the last report of tier 3
        uint128 attestedIncome; // what had been routed of that year until its quarter's end
        uint128 excess; // what that year had paid more than its documents owe by then
        uint32 sincePeriod; // a quarter in which counting began again
        uint128 sinceIncome; // at this income of the year
        uint128 sinceWithheld; // with this much withheld in the quarter
        /// By Periods.index: the quarters of a year lie in one page of storage, or two.
        Quarter[QUARTERS] quarters;
    }

    struct Quarter {
        uint128 amount;
        uint128 withheld;
    }

    /// @notice The hub.
    /// @return Its address.
    IIncomeSeries public immutable hub;
    /// @notice Poseidon of five inputs.
    /// @return Its address.
    IPoseidon5 public immutable poseidon5;

    mapping(bytes32 => Routed) internal _routed;

    constructor(IIncomeSeries hub_, IERC20 token_, IPoseidon5 poseidon5_) KeptPayments(token_) {
        hub = hub_;
        poseidon5 = poseidon5_;
    }

    function _opened(bytes32 seriesKey) internal view returns (Routed storage r) {
        r = _routed[seriesKey];
        if (!r.open) revert SERIES_NOT_ROUTED();
    }

    /// The terms that open the series' commitment, with a share of at most all that comes in: no more of it is ever
    /// withheld than was routed.
    function _setTerms(
        Routed storage r,
        IIncomeSeries.SeriesView memory s,
        uint256 theta,
        uint256 ratePerUnit,
        uint256 termsSalt
    ) internal {
        if (theta >= Policy.INCOME_LIMIT || termsSalt >= Field.ORDER) revert TERMS_OUT_OF_RANGE();
        if (ratePerUnit == 0 || ratePerUnit > WAD / s.unitsOffered) revert TERMS_OUT_OF_RANGE();
        uint256 commitment = poseidon5.poseidon([theta, ratePerUnit, s.currencyCode, s.indexingRule, termsSalt]);
        if (bytes32(commitment) != s.termsCommitment) revert TERMS_MISMATCH();
        r.theta = uint64(theta);
        r.ratePerUnit = uint64(ratePerUnit);
    }

    function _countAgain(Routed storage r, uint32 period, uint256 income, uint128 withheld) internal {
        r.sincePeriod = period;
        r.sinceIncome = SafeCast.toUint128(income);
        r.sinceWithheld = withheld;
    }

    /// Books `amount`: the year's income after it, and what of it stays, so that the quarter's withheld is always
    /// floor(units * r * (max(0, ytd - theta) - max(0, prior - theta)) / 1e18), by the terms since they last changed.
    function _count(Routed storage r, uint32 period, uint256 units, uint256 amount)
        internal
        returns (uint256 income, uint256 withheld)
    {
        Quarter storage q = r.quarters[Periods.index(period)];
        uint256 prior = _incomeUntil(r, period);
        income = prior + q.amount + amount;
        if (income >= Policy.PAYMENT_LIMIT) revert AMOUNT_OUT_OF_RANGE();
        bool again = r.sincePeriod == period;
        uint256 owed = again
            ? r.sinceWithheld + _owed(r, period, units, r.sinceIncome, income)
            : _owed(r, period, units, prior, income);
        withheld = owed - q.withheld;
        q.amount += uint128(amount);
        q.withheld = SafeCast.toUint128(owed);
        r.unreported += uint128(withheld);
        r.held += uint128(withheld);
    }

    /// What a live series may still need of what is held: what is accrued and what its coming reports will ask for, as
    /// far as the cap has room. Nothing once it is over.
    function _needed(Routed storage r, IIncomeSeries.SeriesView memory s) internal view returns (uint256) {
        if (s.state == IIncomeSeries.State.CLOSED || s.state == IIncomeSeries.State.EXTINGUISHED) return 0;
        uint256 owed = s.accrued + r.unreported;
        uint256 room = s.cap - s.paid;
        return owed < room ? owed : room;
    }

    /// Of the year, before the quarter.
    function _incomeUntil(Routed storage r, uint32 period) internal view returns (uint256 income) {
        for (uint32 each = period - period % 10 + 1; each < period; each++) {
            income += r.quarters[Periods.index(each)].amount;
        }
    }

    /// What income from `prior` to `income` owes; in the rest of a year with a report of tier 3 the threshold is reached.
    function _owed(Routed storage r, uint32 period, uint256 units, uint256 prior, uint256 income)
        internal
        view
        returns (uint256)
    {
        uint256 theta = r.attestedYear == period / 10 ? 0 : r.theta;
        return units * r.ratePerUnit * (_over(income, theta) - _over(prior, theta)) / WAD;
    }

    function _over(uint256 income, uint256 theta) internal pure returns (uint256) {
        return income > theta ? income - theta : 0;
    }
}
