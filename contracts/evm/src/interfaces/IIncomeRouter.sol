// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// Tier 1: income that comes through the chain. Payers route it here; the share due to holders is withheld at once and
/// the rest goes on to the issuer. Income, threshold and rate of such a series are public. Income is counted in base
/// units of the payment token: theta too, and FX is 1.
interface IIncomeRouter {
    event RouterOpened(bytes32 indexed seriesKey, uint256 theta, uint256 ratePerUnit, uint256 termsSalt);
    /// `income` is the quarter's year to date after it, `withheld` what of `amount` stayed here.
    event IncomeRouted(
        bytes32 indexed seriesKey,
        uint32 indexed period,
        address indexed payer,
        uint256 amount,
        uint256 income,
        uint256 withheld
    );
    /// The terms of a series that was amended; they count from here on.
    event RouterAmended(bytes32 indexed seriesKey, uint256 theta, uint256 ratePerUnit, uint256 termsSalt);
    /// A report of tier 3 covers a quarter in which nothing was routed. `counted` is what routed income of the year gives
    /// since the report's prior, and is deducted from its payment. Until the year is over the threshold counts as reached;
    /// `missing` is what the quarters after it have withheld too little by that, and is paid in: see WithheldRaised, which
    /// comes before it.
    event AttestedReportTaken(bytes32 indexed seriesKey, uint32 indexed period, uint256 counted, uint256 missing);
    /// By a report of tier 3 of an earlier quarter of the year, `amount` more is withheld in a quarter.
    event WithheldRaised(bytes32 indexed seriesKey, uint32 indexed period, uint256 amount);
    /// The issuer paid `amount` into what is held.
    event PaidIn(bytes32 indexed seriesKey, uint256 amount);
    /// Withheld money that no payment needs any more went to the issuer.
    event WithheldReleased(bytes32 indexed seriesKey, uint256 amount);

    error NOT_ISSUER();
    error NOT_HUB();
    error WRONG_STATE();
    /// The router of the series is open already.
    error ROUTER_OPEN();
    error SERIES_NOT_ROUTED();
    /// A quarter's report where nothing was routed in it, or a report of tier 3 where something was.
    error NOTHING_ROUTED();
    error INCOME_ROUTED();
    error TERMS_MISMATCH();
    /// theta or rate beyond the protocol's range, or a rate that would withhold more than comes in.
    error TERMS_OUT_OF_RANGE();
    /// Outside the series' term.
    error PERIOD_UNKNOWN();
    error AMOUNT_OUT_OF_RANGE();

    /// The issuer of a series that was created as a routed one, while bids are committed. The terms must open the series'
    /// commitment, whose currency and indexing rule the hub knows (Poseidon5): from now on they are public.
    function openRouter(bytes32 seriesKey, uint256 theta, uint256 ratePerUnit, uint256 termsSalt) external;
    /// Anyone, in ACTIVE or PAUSED, within the term: pulls `amount` from the sender, withholds, forwards the rest.
    function route(bytes32 seriesKey, uint256 amount) external;
    /// Anyone: what is withheld beyond what the series may still owe goes to the issuer. All of it once the series is
    /// CLOSED or EXTINGUISHED.
    function release(bytes32 seriesKey) external;

    /// The hub only, once for each quarter in which something was routed, in order. What was withheld in it, which counts
    /// as reported from now on, and the year's income to its end.
    function takeReport(bytes32 seriesKey, uint32 period) external returns (uint256 income, uint256 payment);
    /// The hub only: a quarter in which nothing was routed, reported by tier 3. See AttestedReportTaken.
    function takeAttested(bytes32 seriesKey, uint32 period, uint256 units)
        external
        returns (uint256 counted, uint256 missing);
    /// The hub only, after an amendment: the opening of the new terms. Answers what is missing of all that the series may
    /// owe under its new cap.
    function amend(bytes32 seriesKey, uint256 theta, uint256 ratePerUnit, uint256 termsSalt)
        external
        returns (uint256 missing);
    /// The hub only: `amount` joins what is held, and `due` leaves it. Sends what `due` is above `amount`; the hub sends
    /// what `amount` is above `due` in the same call.
    function payIn(bytes32 seriesKey, uint256 amount, uint256 due) external;
    /// The hub only: sends it `amount` of what is withheld.
    function collect(bytes32 seriesKey, uint256 amount) external;

    function routerOf(bytes32 seriesKey)
        external
        view
        returns (bool open, uint256 theta, uint256 ratePerUnit, uint256 held);
    /// Of one quarter alone.
    function routedIn(bytes32 seriesKey, uint32 period) external view returns (uint256 amount, uint256 withheld);
}
