// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title The income router
/// @notice Tier 1: income that comes through the chain. Payers route it here; the share due to holders is withheld at
/// once and the rest goes on to the issuer. Income, threshold and rate of such a series are public. Income is counted
/// in base units of the payment token: theta too, and FX is 1.
interface IIncomeRouter {
    /// @notice The router of the series is open, and its terms are public.
    event RouterOpened(bytes32 indexed seriesKey, uint256 theta, uint256 ratePerUnit, uint256 termsSalt);
    /// @notice `income` is the quarter's year to date after it, `withheld` what of `amount` stayed here.
    event IncomeRouted(
        bytes32 indexed seriesKey,
        uint32 indexed period,
        address indexed payer,
        uint256 amount,
        uint256 income,
        uint256 withheld
    );
    /// @notice The terms of a series that was amended; they count from here on.
    event RouterAmended(bytes32 indexed seriesKey, uint256 theta, uint256 ratePerUnit, uint256 termsSalt);
    /// @notice A report of tier 3 covers a quarter. `counted` is what routed income of the year gives since the report's
    /// prior until the quarter began, with what the last such report of the year left over, and is deducted from its
    /// payment; the rest is paid, or `withheld`, what the quarter's own routed income withheld, where that is more. Until
    /// the year is over the threshold counts as reached; `missing` is what the quarters after it have withheld too little
    /// by that, and is paid in: see WithheldRaised, which comes before it.
    event AttestedReportTaken(
        bytes32 indexed seriesKey, uint32 indexed period, uint256 counted, uint256 withheld, uint256 missing
    );
    /// @notice By a report of tier 3 of an earlier quarter of the year, `amount` more is withheld in a quarter.
    event WithheldRaised(bytes32 indexed seriesKey, uint32 indexed period, uint256 amount);
    /// @notice The issuer paid `amount` into what is held.
    event PaidIn(bytes32 indexed seriesKey, uint256 amount);
    /// @notice Withheld money that no payment needs any more went to the issuer.
    event WithheldReleased(bytes32 indexed seriesKey, uint256 amount);

    /// @notice Not sent by the series' issuer.
    error NOT_ISSUER();
    /// @notice Not sent by the hub.
    error NOT_HUB();
    /// @notice The series is in a state in which this cannot be done.
    error WRONG_STATE();
    /// @notice The router of the series is open already.
    error ROUTER_OPEN();
    /// @notice The series is not on the income router.
    error SERIES_NOT_ROUTED();
    /// @notice A quarter's report where nothing was routed in it.
    error NOTHING_ROUTED();
    /// @notice The terms do not open the series' commitment.
    error TERMS_MISMATCH();
    /// @notice theta or rate beyond the protocol's range, or a rate that would withhold more than comes in.
    error TERMS_OUT_OF_RANGE();
    /// @notice Today's quarter is not in the series' term.
    error PERIOD_UNKNOWN();
    /// @notice Zero, or more than the books have room for.
    error AMOUNT_OUT_OF_RANGE();

    /// @notice The issuer of a series that was created as a routed one, while bids are committed. The terms must open
    /// the series' commitment, whose currency and indexing rule the hub knows (Poseidon5): from now on they are public.
    /// @param seriesKey The series.
    /// @param theta The annual threshold, in base units.
    /// @param ratePerUnit The WAD payment for one unit and one base unit of income above theta.
    /// @param termsSalt The salt of the terms commitment.
    function openRouter(bytes32 seriesKey, uint256 theta, uint256 ratePerUnit, uint256 termsSalt) external;
    /// @notice Anyone, in ACTIVE or PAUSED, within the term: pulls `amount` from the sender, withholds, forwards the
    /// rest. Where the token refuses to pay the issuer, the rest is kept for it (`IKeptPayments`).
    /// @param seriesKey The series.
    /// @param amount In base units of the payment token.
    function route(bytes32 seriesKey, uint256 amount) external;
    /// @notice Anyone: what is withheld beyond what the series may still owe goes to the issuer, or is kept for it where
    /// the token refuses. All of it once the series is CLOSED or EXTINGUISHED.
    /// @param seriesKey The series.
    function release(bytes32 seriesKey) external;

    /// @notice The hub only, once for each quarter in which something was routed, in order. What was withheld in it,
    /// which counts as reported from now on, and the year's income to its end.
    /// @param seriesKey The series.
    /// @param period year * 10 + quarter.
    /// @return income The year to date, in base units.
    /// @return payment What was withheld in the quarter, in base units.
    function takeReport(bytes32 seriesKey, uint32 period) external returns (uint256 income, uint256 payment);
    /// @notice The hub only, once, at an extinguishment: what was withheld for quarters without a report, which the hub
    /// pays to the holders.
    /// @param seriesKey The series.
    /// @return amount In base units of the payment token.
    function takeWithheld(bytes32 seriesKey) external returns (uint256 amount);
    /// @notice The hub only: a quarter that is reported by tier 3. See AttestedReportTaken.
    /// @param seriesKey The series.
    /// @param period year * 10 + quarter.
    /// @param units Units outstanding.
    /// @param payment What the report's proof gives, in base units.
    /// @return counted What is deducted from the payment, in base units.
    /// @return withheld What was withheld in the quarter, and is paid at least, in base units.
    /// @return missing What the issuer has to pay in for later quarters, in base units.
    function takeAttested(bytes32 seriesKey, uint32 period, uint256 units, uint256 payment)
        external
        returns (uint256 counted, uint256 withheld, uint256 missing);
    /// @notice The hub only, after an amendment: the opening of the new terms. Answers what is missing of all that the
    /// series may owe under its new cap.
    /// @param seriesKey The series.
    /// @param theta The annual threshold, in base units.
    /// @param ratePerUnit The WAD payment for one unit and one base unit of income above theta.
    /// @param termsSalt The salt of the terms commitment.
    /// @return missing What the issuer has to pay in, in base units.
    function amend(bytes32 seriesKey, uint256 theta, uint256 ratePerUnit, uint256 termsSalt)
        external
        returns (uint256 missing);
    /// @notice The hub only: `amount` joins what is held, and `due` leaves it. Sends what `due` is above `amount`; the
    /// hub sends what `amount` is above `due` in the same call.
    /// @param seriesKey The series.
    /// @param amount In base units of the payment token.
    /// @param due What is paid now, in base units.
    function payIn(bytes32 seriesKey, uint256 amount, uint256 due) external;
    /// @notice The hub only: sends it `amount` of what is withheld.
    /// @param seriesKey The series.
    /// @param amount In base units of the payment token.
    function collect(bytes32 seriesKey, uint256 amount) external;

    /// @notice What the router knows of a series.
    /// @param seriesKey The series.
    /// @return open Whether the issuer opened it.
    /// @return theta The annual threshold, in base units.
    /// @return ratePerUnit The WAD payment for one unit and one base unit of income above theta.
    /// @return held What is withheld, in base units.
    function routerOf(bytes32 seriesKey)
        external
        view
        returns (bool open, uint256 theta, uint256 ratePerUnit, uint256 held);
    /// @notice Of one quarter alone.
    /// @param seriesKey The series.
    /// @param period year * 10 + quarter.
    /// @return amount What was routed, in base units.
    /// @return withheld What of it stayed, in base units.
    function routedIn(bytes32 seriesKey, uint32 period) external view returns (uint256 amount, uint256 withheld);
}
