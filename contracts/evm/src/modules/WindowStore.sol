// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IIncomeSeries} from "../interfaces/IIncomeSeries.sol";
import {IRaise} from "../interfaces/IRaise.sol";
import {IRegistry} from "../interfaces/IRegistry.sol";
import {IWindows} from "../interfaces/IWindows.sol";
import {Policy} from "../lib/Policy.sol";
import {KeptPayments} from "./KeptPayments.sol";

/// @title Storage of the windows
/// @notice What the windows' modules share: their storage and the contracts around them.
abstract contract WindowStore is IWindows, KeptPayments {
    /// OPEN is COMMIT, REVEAL or SETTLE, by the clock.
    enum Status { NONE, OPEN, DONE, VOID }
    /// SCREEN asks who is still verified, PRICE finds the price, SHARE counts what pro rata gives, MOVE trades pair by
    /// pair, SWEEP ends every order.
    enum Stage { SCREEN, PRICE, SHARE, MOVE, SWEEP }

    struct Order {
        address trader;
        uint48 quantity;
        Side side;
        IRaise.Validity validity;
        OrderFault fault;
        IRaise.Processing processing;
        bool delivered;
        bytes32 commitment;
        uint96 escrow; // base units of a buyer, units of a seller
        uint96 price;
        uint48 filled;
    }

    /// Where settlement stands between two steps. Units offered are held by someone, so their sum is below UNITS_LIMIT.
    struct Settlement {
        Stage stage;
        uint32 cursor; // the order last looked at; of buyers in MOVE
        uint32 sellCursor;
        uint32 taken; // orders taken from the heap, highest price first
        uint96 price; // the best so far, then the window's
        uint48 volume; // at it
        uint80 demand;
        uint48 supply;
        uint96 level; // the limit price that the search has come down to
        uint80 buys; // wanted at it
        uint48 sells; // offered at it
        uint48 sellsAt; // of those, asked at that very price
        uint48 leftovers; // units that the pro rata floors leave over
        uint48 buyLeft; // of the buyer's share, not yet passed
        uint48 sellLeft;
        uint48 passed; // units traded, or left because a wallet was not verified any more
        uint56 changes; // of the series, when the window opened
    }

    struct Window {
        address issuer;
        uint40 openedAt;
        uint32 orders;
        Status status;
        Settlement settlement;
        uint256[] heap; // valid orders of both sides
        mapping(address => uint32) sequenceOf;
        Order[1 << 32] order; // by sequence, from 1: a step looks at orders in a row, some 42 to a page of storage
    }

    /// @notice The hub.
    /// @return Its address.
    IIncomeSeries public immutable hub;
    /// @notice The registry of keys, issuers and wallets.
    /// @return Its address.
    IRegistry public immutable registry;

    /// The last window that a request for an extinguishment voided; number 0 for none.
    struct RequestVoid {
        uint32 number;
        uint40 voidedAt;
    }

    mapping(bytes32 => uint32) internal _last;
    mapping(bytes32 => uint32) internal _priced; // the last window whose price was sought to the end
    mapping(bytes32 => RequestVoid) internal _requestVoids;
    mapping(bytes32 => mapping(uint32 => Window)) internal _windows;

    constructor(IIncomeSeries hub_, IRegistry registry_, IERC20 token_) KeptPayments(token_) {
        hub = hub_;
        registry = registry_;
    }

    /// @inheritdoc IWindows
    function phaseOf(bytes32 seriesKey, uint32 window) public view returns (WindowPhase) {
        Window storage w = _windows[seriesKey][window];
        if (w.status == Status.NONE) return WindowPhase.NONE;
        if (w.status == Status.DONE) return WindowPhase.DONE;
        if (w.status == Status.VOID) return WindowPhase.VOID;
        if (block.timestamp < _commitEndsAt(w)) return WindowPhase.COMMIT;
        return block.timestamp < _revealEndsAt(w) ? WindowPhase.REVEAL : WindowPhase.SETTLE;
    }

    /// @inheritdoc IWindows
    function tradingOf(bytes32 seriesKey) external view returns (Trading) {
        Window storage w = _windows[seriesKey][_last[seriesKey]];
        if (w.status != Status.OPEN) return Trading.NONE;
        if (block.timestamp < _commitEndsAt(w)) return Trading.OPEN;
        if (block.timestamp < _revealEndsAt(w)) return w.orders == 0 ? Trading.OPEN : Trading.REVEAL;
        Stage stage = w.settlement.stage; // a word of its own: no window that opens makes the answer dearer
        if (stage > Stage.PRICE) return stage == Stage.SWEEP ? Trading.NONE : Trading.MOVE;
        return w.heap.length == 0 || block.timestamp >= _settleEndsAt(w) ? Trading.OPEN : Trading.PRICE;
    }

    /// @inheritdoc IWindows
    function requestVoidedAt(bytes32 seriesKey) external view returns (uint256) {
        return _requestVoids[seriesKey].voidedAt;
    }

    function _inPhase(bytes32 seriesKey, WindowPhase wanted) internal view returns (Window storage w, uint32 number) {
        number = _last[seriesKey];
        if (phaseOf(seriesKey, number) != wanted) revert WRONG_PHASE();
        w = _windows[seriesKey][number];
    }

    /// States in which units may be traded.
    function _tradable(bytes32 seriesKey) internal view returns (bool) {
        IIncomeSeries.State state = hub.seriesState(seriesKey);
        return state == IIncomeSeries.State.ACTIVE || state == IIncomeSeries.State.PAUSED
            || state == IIncomeSeries.State.TAIL;
    }

    function _commitEndsAt(Window storage w) internal view returns (uint64) {
        return w.openedAt + Policy.WINDOW_COMMIT;
    }

    function _revealEndsAt(Window storage w) internal view returns (uint64) {
        return _commitEndsAt(w) + Policy.WINDOW_REVEAL;
    }

    function _settleEndsAt(Window storage w) internal view returns (uint64) {
        return _revealEndsAt(w) + Policy.WINDOW_SETTLE;
    }

    /// What goes back to a trader: units that were not sold; money that was not spent, or was sold for. Nothing is filled
    /// in a voided window, so there it is the escrow.
    function _outcome(Order storage o, uint256 price) internal view returns (uint64 units, uint256 money) {
        if (o.side == Side.BUY) return (0, o.escrow - o.filled * price);
        return (SafeCast.toUint64(o.escrow - o.filled), o.filled * price);
    }
}
