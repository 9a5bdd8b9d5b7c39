// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

/// The one rate of each quarter of each series: base units of the payment token for one minor unit of income, in WAD.
interface IPeriodRates {
    struct RateView {
        /// what reports of the quarter are proven with; 0 while the quarter runs, and where there is none
        uint256 rate;
        /// the attestor that signed it; zero where it is the feed's
        address signer;
        /// the feed's last before the quarter's end (so far, while it runs), and its time; (0, 0) where there was none
        uint256 last;
        uint64 updatedAt;
    }

    /// A signed rate counts for this quarter of this series, for good. A report that brings the signature emits
    /// FxFallbackUsed after it.
    event RateRecorded(
        bytes32 indexed seriesKey, uint32 indexed period, address indexed signer, uint256 rate, bytes signature
    );

    /// The feed has no rate that is at most FX_MAX_AGE old: at the quarter's end, or now where a series is created.
    error FX_STALE();
    /// A signature where the feed has the rate.
    error FX_FRESH();
    /// Further than FX_FALLBACK_BOUND_BPS from the feed's last rate before the quarter's end, or no rate of the circuit's range.
    error FX_OUT_OF_BOUND();
    error RATE_RECORDED();
    /// The payment token has more than MAX_TOKEN_DECIMALS decimals: rates would not fit the circuit.
    error TOKEN_DECIMALS();
    error NOT_HUB();
    error WRONG_STATE();
    error PERIOD_UNKNOWN();
    /// The quarter is not over.
    error PERIOD_NOT_OPEN();
    error SERIES_ROUTED();
    error SIGNAL_MISMATCH();
    error SIGNATURE_NOT_CANONICAL();
    error SIGNER_INACTIVE();

    /// Anyone, for a quarter that is over, of an ACTIVE or PAUSED series that is not routed, where the feed has no rate for
    /// it: what an active attestor signed (FX, in the hub's domain), once for a series and quarter.
    function recordRate(bytes32 seriesKey, uint32 period, uint256 rate, bytes calldata signature) external;

    /// The hub only, for a quarter that is over: `rate` is the one that counts (SIGNAL_MISMATCH), or is recorded here.
    /// Once one is recorded, a signature is not looked at. Answers the attestor whose signature was recorded, else zero.
    function takeRate(bytes32 seriesKey, uint32 period, uint32 currencyCode, uint256 rate, bytes calldata signature)
        external
        returns (address signer);

    /// What was recorded, else the feed's last rate before the quarter's end where it was published at most FX_MAX_AGE
    /// before it (FX_STALE); of a routed series 1e18. PERIOD_NOT_OPEN while the quarter runs. It never changes once it is there.
    function rateOf(bytes32 seriesKey, uint32 period) external view returns (uint256);
    /// The same without refusing, and what a signed rate is bound by.
    function rateView(bytes32 seriesKey, uint32 period) external view returns (RateView memory);
    /// FX_STALE where the feed's rate of a currency is more than FX_MAX_AGE old by now.
    function requireFresh(uint32 currencyCode) external view;
}
