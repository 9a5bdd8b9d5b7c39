// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title The rates of quarters
/// @notice The one rate of each quarter of each series: base units of the payment token for one minor unit of income, in
/// WAD.
interface IPeriodRates {
    struct RateView {
        uint256 rate; // what reports of the quarter are proven with; 0 while the quarter runs, and where there is none
        address signer; // the attestor that signed it; zero where it is the feed's
        uint256 last; // the feed's last before the quarter's end (so far, while it runs); 0 where there was none
        uint64 updatedAt; // when that was published, in unix seconds; 0 where there was none
    }

    /// @notice A signed rate counts for this quarter of this series, for good. A report that brings the signature emits
    /// FxFallbackUsed after it.
    event RateRecorded(
        bytes32 indexed seriesKey, uint32 indexed period, address indexed signer, uint256 rate, bytes signature
    );

    /// @notice The feed has no rate that is at most FX_MAX_AGE old: at the quarter's end, or now where a series is created.
    error FX_STALE();
    /// @notice A signature where the feed has the rate.
    error FX_FRESH();
    /// @notice Further than FX_FALLBACK_BOUND_BPS from the feed's last rate before the quarter's end, or no rate of the
    /// circuit's range.
    error FX_OUT_OF_BOUND();
    /// @notice A rate was recorded for the quarter before.
    error RATE_RECORDED();
    /// @notice The payment token has more than MAX_TOKEN_DECIMALS decimals: rates would not fit the circuit.
    error TOKEN_DECIMALS();
    /// @notice Only the hub may.
    error NOT_HUB();
    /// @notice The series is neither ACTIVE nor PAUSED.
    error WRONG_STATE();
    /// @notice No quarter of the series' term.
    error PERIOD_UNKNOWN();
    /// @notice The quarter is not over.
    error PERIOD_NOT_OPEN();
    /// @notice The rate of a routed series is always 1e18.
    error SERIES_ROUTED();
    /// @notice The rate is not the one that counts.
    error SIGNAL_MISMATCH();

    /// @notice Anyone, for a quarter that is over, of an ACTIVE or PAUSED series that is not routed, where the feed has no
    /// rate for it: what an active attestor signed (FX, in the hub's domain), once for a series and quarter.
    /// @param seriesKey The series.
    /// @param period year * 10 + quarter.
    /// @param rate Base units for one minor unit of the series' currency, in WAD.
    /// @param signature 65 bytes r, s, v over FX.
    function recordRate(bytes32 seriesKey, uint32 period, uint256 rate, bytes calldata signature) external;

    /// @notice The hub only, for a quarter that is over: `rate` is the one that counts (SIGNAL_MISMATCH), or is recorded
    /// here. Once one is recorded, a signature is not looked at.
    /// @param seriesKey The series.
    /// @param period year * 10 + quarter.
    /// @param currencyCode The series' currency, ISO 4217 numeric.
    /// @param rate The rate that the report is proven with.
    /// @param signature Empty, or 65 bytes r, s, v over FX.
    /// @return signer The attestor whose signature was recorded, else zero.
    function takeRate(bytes32 seriesKey, uint32 period, uint32 currencyCode, uint256 rate, bytes calldata signature)
        external
        returns (address signer);

    /// @notice What was recorded, else the feed's last rate before the quarter's end where it was published at most
    /// FX_MAX_AGE before it (FX_STALE); of a routed series 1e18. PERIOD_NOT_OPEN while the quarter runs. It never changes
    /// once it is there.
    /// @param seriesKey The series.
    /// @param period year * 10 + quarter.
    /// @return rate Base units for one minor unit of the series' currency, in WAD.
    function rateOf(bytes32 seriesKey, uint32 period) external view returns (uint256 rate);
    /// @notice The same without refusing, and what a signed rate is bound by.
    /// @param seriesKey The series.
    /// @param period year * 10 + quarter.
    /// @return view_ All of it.
    function rateView(bytes32 seriesKey, uint32 period) external view returns (RateView memory view_);
    /// @notice FX_STALE where the feed's rate of a currency is more than FX_MAX_AGE old by now, or was at the first quarter's
    /// end where that is over: nobody chooses a quarter by the rate that can be signed for it.
    /// @param currencyCode ISO 4217 numeric.
    /// @param firstPeriod year * 10 + quarter.
    function requireFresh(uint32 currencyCode, uint32 firstPeriod) external view;
}
