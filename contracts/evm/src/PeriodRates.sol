// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";
import {IFxFeed} from "./interfaces/IFxFeed.sol";
import {IIncomeSeries} from "./interfaces/IIncomeSeries.sol";
import {IPeriodRates} from "./interfaces/IPeriodRates.sol";
import {IRegistry} from "./interfaces/IRegistry.sol";
import {Eip712} from "./lib/Eip712.sol";
import {Periods} from "./lib/Periods.sol";
import {Policy} from "./lib/Policy.sol";
import {Rates} from "./lib/Rates.sol";

/// @title The rates of quarters
/// @notice The rate of a report is that of its quarter's end, on whichever day it comes: the feed's, whose history only
/// grows, or the first one recorded that an attestor signed. Nobody owns it.
contract PeriodRates is IPeriodRates {
    uint256 private constant ONE = 1e18;

    struct Recorded {
        uint96 rate; // below FX_LIMIT
        address signer;
    }

    /// @notice The hub.
    /// @return Its address.
    IIncomeSeries public immutable hub;
    /// @notice The registry of keys, issuers and wallets.
    /// @return Its address.
    IRegistry public immutable registry;
    /// @notice The rate feed.
    /// @return Its address.
    IFxFeed public immutable fxFeed;

    mapping(bytes32 => mapping(uint32 period => Recorded)) private _recorded;

    constructor(IIncomeSeries hub_, IRegistry registry_, IFxFeed fxFeed_) {
        hub = hub_;
        registry = registry_;
        fxFeed = fxFeed_;
        if (IERC20Metadata(address(hub_.token())).decimals() > Policy.MAX_TOKEN_DECIMALS) revert TOKEN_DECIMALS();
    }

    /// @inheritdoc IPeriodRates
    function recordRate(bytes32 seriesKey, uint32 period, uint256 rate, bytes calldata signature) external {
        IIncomeSeries.SeriesView memory s = _ofTerm(seriesKey, period);
        if (s.routed) revert SERIES_ROUTED();
        if (s.state != IIncomeSeries.State.ACTIVE && s.state != IIncomeSeries.State.PAUSED) revert WRONG_STATE();
        if (!_over(period)) revert PERIOD_NOT_OPEN();
        if (_recorded[seriesKey][period].rate != 0) revert RATE_RECORDED();
        (uint256 last,, bool fresh) = _feedAt(s.currencyCode, period);
        if (fresh) revert FX_FRESH();
        _record(seriesKey, period, rate, last, signature);
    }

    /// @inheritdoc IPeriodRates
    function takeRate(bytes32 seriesKey, uint32 period, uint32 currencyCode, uint256 rate, bytes calldata signature)
        external
        returns (address signer)
    {
        if (msg.sender != address(hub)) revert NOT_HUB();
        uint256 counts = _recorded[seriesKey][period].rate;
        if (counts == 0) {
            (uint256 last,, bool fresh) = _feedAt(currencyCode, period);
            if (!fresh && signature.length == 0) revert FX_STALE();
            if (!fresh) return _record(seriesKey, period, rate, last, signature);
            if (signature.length != 0) revert FX_FRESH();
            if (last >= Policy.FX_LIMIT) revert FX_OUT_OF_BOUND();
            counts = last;
        }
        if (rate != counts) revert SIGNAL_MISMATCH();
    }

    /// @inheritdoc IPeriodRates
    function rateOf(bytes32 seriesKey, uint32 period) external view returns (uint256 rate) {
        rate = rateView(seriesKey, period).rate;
        if (rate == 0 && !_over(period)) revert PERIOD_NOT_OPEN();
        if (rate == 0) revert FX_STALE();
    }

    /// @inheritdoc IPeriodRates
    function rateView(bytes32 seriesKey, uint32 period) public view returns (RateView memory view_) {
        IIncomeSeries.SeriesView memory s = _ofTerm(seriesKey, period);
        bool fresh;
        (view_.last, view_.updatedAt, fresh) = _feedAt(s.currencyCode, period);
        if (!_over(period)) return view_;
        Recorded storage recorded = _recorded[seriesKey][period];
        view_.signer = recorded.signer;
        view_.rate = s.routed ? ONE : recorded.rate != 0 ? recorded.rate : fresh ? view_.last : 0;
    }

    /// @inheritdoc IPeriodRates
    function requireFresh(uint32 currencyCode, uint32 firstPeriod) external view {
        (uint256 rate, uint64 updatedAt) = fxFeed.latest(currencyCode);
        if (rate == 0 || block.timestamp > updatedAt + Policy.FX_MAX_AGE) revert FX_STALE();
        (,, bool fresh) = _feedAt(currencyCode, firstPeriod);
        if (_over(firstPeriod) && !fresh) revert FX_STALE();
    }

    /// The series, where the period is a quarter of its term; SERIES_UNKNOWN by the hub.
    function _ofTerm(bytes32 seriesKey, uint32 period) private view returns (IIncomeSeries.SeriesView memory s) {
        s = hub.getSeries(seriesKey);
        if (!Periods.isPeriod(period) || period < s.firstPeriod || period > s.lastPeriod) revert PERIOD_UNKNOWN();
    }

    function _over(uint32 period) private view returns (bool) {
        return block.timestamp >= Periods.endsAt(period);
    }

    /// The feed's last rate before the quarter's end, and whether it was still fresh then.
    function _feedAt(uint32 currencyCode, uint32 period)
        private
        view
        returns (uint256 last, uint64 updatedAt, bool fresh)
    {
        uint64 end = Periods.endsAt(period);
        (last, updatedAt) = fxFeed.rateBefore(currencyCode, end);
        fresh = last != 0 && end <= updatedAt + Policy.FX_MAX_AGE;
    }

    /// What an active attestor signed, near the feed's last.
    function _record(bytes32 seriesKey, uint32 period, uint256 rate, uint256 last, bytes calldata signature)
        private
        returns (address signer)
    {
        bytes32 structHash = Eip712.fx(seriesKey, period, rate);
        bytes32 digest = MessageHashUtils.toTypedDataHash(hub.domainSeparator(), structHash);
        signer = registry.signerOf(IRegistry.KeyKind.ATTESTOR, digest, signature);
        if (!Rates.near(rate, last)) revert FX_OUT_OF_BOUND();
        _recorded[seriesKey][period] = Recorded(uint96(rate), signer);
        emit RateRecorded(seriesKey, period, signer, rate, signature);
    }
}
