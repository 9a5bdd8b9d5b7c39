// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IRaise} from "./IRaise.sol";

/// @title Windows of later trading
/// @notice Later trading of a series' units, in windows: sealed orders on both sides by the same commitment as bids,
/// reveal, one price for all, settled in steps that anyone may take. What is escrowed sets the side: money buys, units
/// sell.
interface IWindows {
    enum WindowPhase { NONE, COMMIT, REVEAL, SETTLE, DONE, VOID }
    /// What the last window may still trade. NONE: nothing. OPEN: it has no price, and nothing is revealed. REVEAL: orders are
    /// revealed. PRICE: the reveals are over, and its price is sought. MOVE: it has a price, and trades are left to make.
    enum Trading { NONE, OPEN, REVEAL, PRICE, MOVE }
    enum Side { BUY, SELL }
    enum OrderFault { NONE, BAD_PRICE, BAD_QUANTITY, UNDERFUNDED }
    /// TIMEOUT: nobody cleared it in time. SERIES_OVER: the series ended before it was cleared. TERMS_CHANGED: the series was
    /// amended or trued up after it opened and before it was cleared. EXTINGUISHMENT_REQUESTED: the issuer requested an
    /// extinguishment after it opened and before it was cleared.
    enum VoidReason { NONE, TIMEOUT, SERIES_OVER, TERMS_CHANGED, EXTINGUISHMENT_REQUESTED }

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

    /// @notice A window opened, with the ends of its phases in unix seconds.
    event WindowOpened(
        bytes32 indexed seriesKey, uint32 indexed window, uint64 commitEndsAt, uint64 revealEndsAt, uint64 settleEndsAt
    );
    /// @notice A sealed order and its escrow were taken.
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
    /// @notice An order was revealed, and is valid or not.
    event OrderRevealed(
        bytes32 indexed seriesKey,
        uint32 indexed window,
        address indexed trader,
        uint256 price,
        uint64 quantity,
        IRaise.Validity validity,
        OrderFault fault
    );
    /// @notice Its wallet is not verified any more: the order takes no part, or no further part.
    event OrderRejected(bytes32 indexed seriesKey, uint32 indexed window, address indexed trader, IRaise.RejectReason reason);
    /// @notice The price and what both sides want at it; volume = min(demand, supply), all 0 where no two orders meet.
    event WindowCleared(
        bytes32 indexed seriesKey, uint32 indexed window, uint256 price, uint64 volume, uint128 demand, uint128 supply
    );
    /// @notice Units changed hands; the hub's UnitsTransferred comes with it. `money` = units * price.
    event UnitsTraded(
        bytes32 indexed seriesKey,
        address indexed seller,
        address indexed buyer,
        uint32 window,
        uint64 units,
        uint256 money
    );
    /// @notice Final for every order, in order of sequence: what delivery will bring. A buyer gets back what was not
    /// spent, a seller what was sold for and the units that were not. Not emitted in a voided window, where all goes
    /// back.
    event OrderProcessed(
        bytes32 indexed seriesKey,
        uint32 indexed window,
        address indexed trader,
        IRaise.Processing processing,
        uint64 filled,
        uint64 units,
        uint256 money
    );
    /// @notice Every order of the window has its outcome.
    event WindowSettled(bytes32 indexed seriesKey, uint32 indexed window);
    /// @notice The window trades nothing, and every escrow goes back.
    event WindowVoided(bytes32 indexed seriesKey, uint32 indexed window, VoidReason reason);
    /// @notice A trader got units and money of an order.
    event OrderDelivered(
        bytes32 indexed seriesKey, uint32 indexed window, address indexed trader, uint64 units, uint256 money
    );

    /// @notice Not the phase in which this can be done.
    error WRONG_PHASE();
    /// @notice The last window is not over.
    error WINDOW_RUNNING();
    /// @notice The series is not in ACTIVE, PAUSED or TAIL.
    error WRONG_STATE();
    /// @notice The next window opens WINDOW_INTERVAL after the last one did.
    error WINDOW_TOO_EARLY();
    /// @notice The wallet has an order in this window.
    error ALREADY_ORDERED();
    /// @notice The wallet has no order in this window.
    error ORDER_UNKNOWN();
    /// @notice It was revealed before.
    error ALREADY_REVEALED();
    /// @notice The opening is not that of the commitment.
    error HASH_MISMATCH();
    /// @notice The wallet is not verified.
    error NOT_ALLOWLISTED();
    /// @notice The issuer knows its income before the others do.
    error ISSUER_WALLET();
    /// @notice The commitment is zero.
    error COMMITMENT_MISSING();
    /// @notice Exactly one of money and units is escrowed.
    error ESCROW_INVALID();
    /// @notice DEPOSIT_LIMIT or more.
    error DEPOSIT_TOO_LARGE();
    /// @notice Nothing is due, or no longer.
    error NOT_DUE();

    /// @notice Anyone, while the series is ACTIVE, PAUSED or in its TAIL and its last window is over.
    /// @param seriesKey The series.
    function openWindow(bytes32 seriesKey) external;
    /// @notice One order a wallet and window. Money is taken by transferFrom (< DEPOSIT_LIMIT); units stay in the
    /// seller's position, locked, and go on earning. The wallet must be verified and not the issuer's.
    /// @param seriesKey The series.
    /// @param commitment keccak256 of the opening.
    /// @param money What a buyer escrows, in base units; else 0.
    /// @param units In whole units; of an order what a seller escrows, else 0.
    function commitOrder(bytes32 seriesKey, bytes32 commitment, uint256 money, uint64 units) external;
    /// @notice keccak256(price u256 || quantity u256 || salt b32 || wallet b32). A hash that does not match reverts.
    /// @param seriesKey The series.
    /// @param price In base units a unit.
    /// @param quantity In whole units.
    /// @param salt The opening's salt.
    function revealOrder(bytes32 seriesKey, uint256 price, uint256 quantity, bytes32 salt) external;
    /// @notice Anyone: at most `maxOrders` units of work (one order looked at once). Voids the window past its
    /// deadline, or where the series is over, while no price is found yet.
    /// @param seriesKey The series.
    /// @param maxOrders The most units of work.
    function settleWindow(bytes32 seriesKey, uint32 maxOrders) external;
    /// @notice Anyone, once the window is DONE or VOID: money and unlocked units, to the trader only. No charge for not
    /// revealing. Where the token refuses the money it is kept (`IKeptPayments`), and where the wallet is not verified
    /// the units stay locked: neither stops the other.
    /// @param seriesKey The series.
    /// @param window The window's number, from 1.
    /// @param trader The wallet that ordered.
    function deliverOrder(bytes32 seriesKey, uint32 window, address trader) external;

    /// @notice The series' last window.
    /// @param seriesKey The series.
    /// @return The window.
    function windowOf(bytes32 seriesKey) external view returns (WindowView memory);
    /// @notice The phase of one of a series' windows.
    /// @param seriesKey The series.
    /// @param window The window's number, from 1.
    /// @return The phase.
    function phaseOf(bytes32 seriesKey, uint32 window) external view returns (WindowPhase);
    /// @notice A trader's order in a window.
    /// @param seriesKey The series.
    /// @param window The window's number, from 1.
    /// @param trader The wallet that ordered.
    /// @return The order.
    function orderOf(bytes32 seriesKey, uint32 window, address trader) external view returns (OrderView memory);
    /// @notice What the last window may still trade. From PRICE on the hub pays nothing to holders, from REVEAL on it takes no
    /// routed report, and from OPEN to PRICE no announcement of a buy-out. A window that found no order, or no price in
    /// time, is OPEN until somebody settles it.
    /// @param seriesKey The series.
    /// @return What it may.
    function tradingOf(bytes32 seriesKey) external view returns (Trading);
    /// @notice When a request for an extinguishment last voided a window of the series, in unix seconds.
    /// @param seriesKey The series.
    /// @return The time; 0 where none did.
    function requestVoidedAt(bytes32 seriesKey) external view returns (uint256);
    /// @notice Who committed the order of a sequence number.
    /// @param seriesKey The series.
    /// @param window The window's number, from 1.
    /// @param sequence From 1.
    /// @return The wallet; zero where there is none.
    function traderAt(bytes32 seriesKey, uint32 window, uint32 sequence) external view returns (address);
}
