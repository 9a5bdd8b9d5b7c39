// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IIncomeSeries} from "./interfaces/IIncomeSeries.sol";
import {IRaise} from "./interfaces/IRaise.sol";
import {IRegistry} from "./interfaces/IRegistry.sol";
import {IWindows} from "./interfaces/IWindows.sol";
import {BidHeap} from "./lib/BidHeap.sol";
import {Policy} from "./lib/Policy.sol";
import {Tokens} from "./lib/Tokens.sol";
import {WindowSettlement} from "./modules/WindowSettlement.sol";
import {WindowStore} from "./modules/WindowStore.sol";

/// @title Windows of later trading
/// @notice Windows of later trading: sealed orders with their escrow, reveal and delivery. It holds the buyers' money;
/// units stay with the hub. Settlement is its module. Nobody owns it.
contract Windows is WindowSettlement {
    using BidHeap for uint256[];

    constructor(IIncomeSeries hub_, IRegistry registry_, IERC20 token_) WindowStore(hub_, registry_, token_) {}

    /// @inheritdoc IWindows
    function openWindow(bytes32 seriesKey) external nonReentrant {
        if (!_tradable(seriesKey)) revert WRONG_STATE();
        uint32 number = _last[seriesKey];
        Window storage last = _windows[seriesKey][number];
        if (last.status == Status.OPEN) revert WINDOW_RUNNING();
        bool again = _requestVoids[seriesKey].number == number; // or 0: the first
        if (!again && block.timestamp < last.openedAt + Policy.WINDOW_INTERVAL) revert WINDOW_TOO_EARLY();
        _last[seriesKey] = ++number;
        Window storage w = _windows[seriesKey][number];
        w.issuer = hub.getSeries(seriesKey).issuer;
        w.openedAt = uint40(block.timestamp);
        w.status = Status.OPEN;
        w.settlement.changes = SafeCast.toUint56(hub.changes(seriesKey));
        emit WindowOpened(seriesKey, number, _commitEndsAt(w), _revealEndsAt(w), _settleEndsAt(w));
    }

    /// @inheritdoc IWindows
    function commitOrder(bytes32 seriesKey, bytes32 commitment, uint256 money, uint64 units) external nonReentrant {
        (Window storage w, uint32 number) = _inPhase(seriesKey, WindowPhase.COMMIT);
        if (!_tradable(seriesKey)) revert WRONG_STATE();
        if (!registry.isVerified(msg.sender)) revert NOT_ALLOWLISTED();
        if (msg.sender == w.issuer) revert ISSUER_WALLET();
        if (w.sequenceOf[msg.sender] != 0) revert ALREADY_ORDERED();
        if (commitment == 0) revert COMMITMENT_MISSING();
        if ((money == 0) == (units == 0)) revert ESCROW_INVALID();
        if (money >= Policy.DEPOSIT_LIMIT) revert DEPOSIT_TOO_LARGE();

        Side side = units == 0 ? Side.BUY : Side.SELL;
        uint32 sequence = ++w.orders;
        w.sequenceOf[msg.sender] = sequence;
        Order storage o = w.order[sequence];
        o.trader = msg.sender;
        o.side = side;
        o.commitment = commitment;
        o.escrow = uint96(money + units);
        emit OrderCommitted(seriesKey, number, msg.sender, sequence, side, commitment, money, units);
        if (side == Side.SELL) hub.lockUnits(seriesKey, msg.sender, units);
        else Tokens.pull(token, msg.sender, money);
    }

    /// @inheritdoc IWindows
    function revealOrder(bytes32 seriesKey, uint256 price, uint256 quantity, bytes32 salt) external {
        (Window storage w, uint32 number) = _inPhase(seriesKey, WindowPhase.REVEAL);
        uint32 sequence = w.sequenceOf[msg.sender];
        if (sequence == 0) revert ORDER_UNKNOWN();
        Order storage o = w.order[sequence];
        if (o.validity != IRaise.Validity.SEALED) revert ALREADY_REVEALED();
        if (!registry.isVerified(msg.sender)) revert NOT_ALLOWLISTED();
        bytes32 hash = keccak256(abi.encode(price, quantity, salt, bytes32(uint256(uint160(msg.sender)))));
        if (hash != o.commitment) revert HASH_MISMATCH();

        OrderFault fault = _fault(o, price, quantity);
        o.fault = fault;
        o.validity = fault == OrderFault.NONE ? IRaise.Validity.VALID : IRaise.Validity.INVALID;
        if (fault == OrderFault.NONE) {
            o.price = uint96(price);
            o.quantity = uint48(quantity);
            w.heap.insert(BidHeap.word(price, sequence, quantity));
        }
        uint64 shown = quantity > type(uint64).max ? type(uint64).max : uint64(quantity);
        emit OrderRevealed(seriesKey, number, msg.sender, price, shown, o.validity, fault);
    }

    /// @inheritdoc IWindows
    function deliverOrder(bytes32 seriesKey, uint32 window, address trader) external nonReentrant {
        Window storage w = _windows[seriesKey][window];
        uint32 sequence = w.sequenceOf[trader];
        if (sequence == 0) revert ORDER_UNKNOWN();
        Order storage o = w.order[sequence];
        if (_delivery(seriesKey, window, o) != IRaise.Delivery.DUE) revert NOT_DUE();
        (uint64 units, uint256 money) = _outcome(o, w.settlement.price);
        o.delivered = true;
        emit OrderDelivered(seriesKey, window, trader, units, money);
        if (units > 0) hub.unlockUnits(seriesKey, trader, units);
        _payOrKeep(seriesKey, trader, money);
    }

    /// @inheritdoc IWindows
    function windowOf(bytes32 seriesKey) external view returns (WindowView memory v) {
        v.window = _last[seriesKey];
        if (v.window == 0) return v;
        Window storage w = _windows[seriesKey][v.window];
        v.phase = phaseOf(seriesKey, v.window);
        v.openedAt = w.openedAt;
        v.commitEndsAt = _commitEndsAt(w);
        v.revealEndsAt = _revealEndsAt(w);
        v.settleEndsAt = _settleEndsAt(w);
        v.orders = w.orders;
        if (w.settlement.stage <= Stage.PRICE) return v;
        v.price = w.settlement.price;
        v.volume = w.settlement.volume;
    }

    /// @inheritdoc IWindows
    function orderOf(bytes32 seriesKey, uint32 window, address trader) external view returns (OrderView memory v) {
        Window storage w = _windows[seriesKey][window];
        v.sequence = w.sequenceOf[trader];
        if (v.sequence == 0) revert ORDER_UNKNOWN();
        Order storage o = w.order[v.sequence];
        v.side = o.side;
        v.commitment = o.commitment;
        if (o.side == Side.BUY) v.money = o.escrow;
        else v.units = SafeCast.toUint64(o.escrow);
        v.price = o.price;
        v.quantity = o.quantity;
        v.validity = o.validity;
        v.fault = o.fault;
        v.processing = o.processing;
        v.delivery = _delivery(seriesKey, window, o);
        v.filled = o.filled;
    }

    /// @inheritdoc IWindows
    function traderAt(bytes32 seriesKey, uint32 window, uint32 sequence) external view returns (address) {
        return _windows[seriesKey][window].order[sequence].trader;
    }

    function _fault(Order storage o, uint256 price, uint256 quantity) private view returns (OrderFault) {
        if (price == 0 || price >= Policy.DEPOSIT_LIMIT) return OrderFault.BAD_PRICE;
        if (quantity == 0 || quantity >= Policy.UNITS_LIMIT) return OrderFault.BAD_QUANTITY;
        uint256 needed = o.side == Side.BUY ? price * quantity : quantity;
        return needed > o.escrow ? OrderFault.UNDERFUNDED : OrderFault.NONE;
    }

    /// An order that was never revealed waits, if its window found a price, until the next window finds one or the series
    /// ends, because a trader could else seal several orders and show the best of them at no cost. One that was rejected
    /// does not wait.
    function _delivery(bytes32 seriesKey, uint32 window, Order storage o) private view returns (IRaise.Delivery) {
        if (o.delivered) return IRaise.Delivery.DELIVERED;
        Status status = _windows[seriesKey][window].status;
        if (status == Status.VOID) return IRaise.Delivery.DUE;
        if (status != Status.DONE) return IRaise.Delivery.NONE;
        bool waits = o.validity == IRaise.Validity.UNREVEALED && o.processing != IRaise.Processing.REJECTED
            && _priced[seriesKey] == window && _tradable(seriesKey);
        return waits ? IRaise.Delivery.NONE : IRaise.Delivery.DUE;
    }
}
