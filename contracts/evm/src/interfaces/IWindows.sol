// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IRaise} from "./IRaise.sol";

/// Later trading of a series' units, in windows: sealed orders on both sides by the same commitment as bids, reveal, one
/// price for all, settled in steps that anyone may take. What is escrowed sets the side: money buys, units sell.
interface IWindows {
    enum WindowPhase { NONE, COMMIT, REVEAL, SETTLE, DONE, VOID }
    enum Side { BUY, SELL }
    enum OrderFault { NONE, BAD_PRICE, BAD_QUANTITY, UNDERFUNDED }
    /// TIMEOUT: nobody cleared it in time. SERIES_OVER: the series ended before it was cleared.
    enum VoidReason { NONE, TIMEOUT, SERIES_OVER }

    struct WindowView {
        /// of the series' last window, from 1; 0 where it had none
        uint32 window;
        WindowPhase phase;
        uint64 openedAt;
        uint64 commitEndsAt;
        uint64 revealEndsAt;
        uint64 settleEndsAt;
        uint32 orders;
        uint256 price;
        uint64 volume;
    }

    struct OrderView {
        uint32 sequence;
        Side side;
        bytes32 commitment;
        /// escrowed, base units and units
        uint256 money;
        uint64 units;
        uint256 price;
        uint64 quantity;
        IRaise.Validity validity;
        OrderFault fault;
        IRaise.Processing processing;
        IRaise.Delivery delivery;
        uint64 filled;
    }

    event WindowOpened(
        bytes32 indexed seriesKey, uint32 indexed window, uint64 commitEndsAt, uint64 revealEndsAt, uint64 settleEndsAt
    );
    event OrderCommitted(
        bytes32 indexed seriesKey,
        uint32 indexed window,
        address indexed trader,
        uint32 sequence,
        Side side,
        bytes32 commitment,
        uint256 money,
        uint64 units
    );
    event OrderRevealed(
        bytes32 indexed seriesKey,
        uint32 indexed window,
        address indexed trader,
        uint256 price,
        uint64 quantity,
        IRaise.Validity validity,
        OrderFault fault
    );
    /// Its wallet is not verified any more: the order takes no part, or no further part.
    event OrderRejected(bytes32 indexed seriesKey, uint32 indexed window, address indexed trader, IRaise.RejectReason reason);
    /// The price and what both sides want at it; volume = min(demand, supply), all 0 where no two orders meet.
    event WindowCleared(
        bytes32 indexed seriesKey, uint32 indexed window, uint256 price, uint64 volume, uint128 demand, uint128 supply
    );
    /// Units changed hands; the hub's UnitsTransferred comes with it. `money` = units * price.
    event UnitsTraded(
        bytes32 indexed seriesKey,
        address indexed seller,
        address indexed buyer,
        uint32 window,
        uint64 units,
        uint256 money
    );
    /// Final for every order, in order of sequence: what delivery will bring. A buyer gets back what was not spent, a
    /// seller what was sold for and the units that were not. Not emitted in a voided window, where all goes back.
    event OrderProcessed(
        bytes32 indexed seriesKey,
        uint32 indexed window,
        address indexed trader,
        IRaise.Processing processing,
        uint64 filled,
        uint64 units,
        uint256 money
    );
    event WindowSettled(bytes32 indexed seriesKey, uint32 indexed window);
    event WindowVoided(bytes32 indexed seriesKey, uint32 indexed window, VoidReason reason);
    event OrderDelivered(
        bytes32 indexed seriesKey, uint32 indexed window, address indexed trader, uint64 units, uint256 money
    );

    error WRONG_PHASE();
    error WINDOW_RUNNING();
    /// The series is not in ACTIVE, PAUSED or TAIL.
    error WRONG_STATE();
    /// The next window opens WINDOW_INTERVAL after the last one did.
    error WINDOW_TOO_EARLY();
    error ALREADY_ORDERED();
    error ORDER_UNKNOWN();
    error ALREADY_REVEALED();
    error HASH_MISMATCH();
    error NOT_ALLOWLISTED();
    /// The issuer knows its income before the others do.
    error ISSUER_WALLET();
    error COMMITMENT_MISSING();
    /// Exactly one of money and units is escrowed.
    error ESCROW_INVALID();
    error DEPOSIT_TOO_LARGE();
    error NOT_DUE();

    /// Anyone, while the series is ACTIVE, PAUSED or in its TAIL and its last window is over.
    function openWindow(bytes32 seriesKey) external;
    /// One order a wallet and window. Money is taken by transferFrom (< DEPOSIT_LIMIT); units stay in the seller's
    /// position, locked, and go on earning. The wallet must be verified and not the issuer's.
    function commitOrder(bytes32 seriesKey, bytes32 commitment, uint256 money, uint64 units) external;
    /// keccak256(price u256 || quantity u256 || salt b32 || wallet b32). A hash that does not match reverts.
    function revealOrder(bytes32 seriesKey, uint256 price, uint256 quantity, bytes32 salt) external;
    /// Anyone: at most `maxOrders` units of work (one order looked at once). Voids the window past its deadline, or
    /// where the series is over, while no price is found yet.
    function settleWindow(bytes32 seriesKey, uint32 maxOrders) external;
    /// Anyone, once the window is DONE or VOID: money and unlocked units, to the trader only. No charge for not revealing.
    /// Where the token refuses the money it is kept (`IKeptPayments`), and where the wallet is not verified the units stay
    /// locked: neither stops the other.
    function deliverOrder(bytes32 seriesKey, uint32 window, address trader) external;

    function windowOf(bytes32 seriesKey) external view returns (WindowView memory);
    function phaseOf(bytes32 seriesKey, uint32 window) external view returns (WindowPhase);
    function orderOf(bytes32 seriesKey, uint32 window, address trader) external view returns (OrderView memory);
    function traderAt(bytes32 seriesKey, uint32 window, uint32 sequence) external view returns (address);
}
