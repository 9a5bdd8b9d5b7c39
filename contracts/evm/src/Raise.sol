// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IIncomeSeries} from "./interfaces/IIncomeSeries.sol";
import {IRaise} from "./interfaces/IRaise.sol";
import {IRegistry} from "./interfaces/IRegistry.sol";
import {BidHeap} from "./lib/BidHeap.sol";
import {Periods} from "./lib/Periods.sol";
import {Policy} from "./lib/Policy.sol";
import {RaiseRules} from "./lib/RaiseRules.sol";
import {Tokens} from "./lib/Tokens.sol";
import {RaiseStore} from "./modules/RaiseStore.sol";
import {SettlementModule} from "./modules/Settlement.sol";

/// @title The raise
/// @notice The raise of each series: sealed bids with deposits, reveal, the mint gate and delivery. Settlement is its
/// module.
contract Raise is SettlementModule {
    using BidHeap for uint256[];

    constructor(IIncomeSeries hub_, IRegistry registry_, IERC20 token_, address feeCollector_)
        RaiseStore(hub_, registry_, token_, feeCollector_)
    {}

    /// @inheritdoc IRaise
    function open(bytes32 seriesKey, address issuer, IIncomeSeries.SeriesParams calldata params) external {
        if (msg.sender != address(hub)) revert NOT_HUB();
        if (!_sound(params)) revert BAD_PARAMS();
        Auction storage a = _auctions[seriesKey];
        a.terms = RaiseTerms({
            issuer: issuer,
            minHolders: params.minHolders,
            concentrationBps: params.concentrationBps,
            unitsOffered: params.unitsOffered,
            maxUnitsPerBid: params.maxUnitsPerBid,
            minRaise: uint128(params.minRaise),
            reservePrice: uint96(params.reservePrice),
            commitEndsAt: params.commitEndsAt,
            revealEndsAt: params.revealEndsAt,
            gateEndsAt: params.gateEndsAt,
            termsCommitment: params.termsCommitment
        });
        a.status = Status.OPEN;
    }

    /// @inheritdoc IRaise
    function commitBid(bytes32 seriesKey, bytes32 commitment, uint256 deposit) external nonReentrant {
        Auction storage a = _inPhase(seriesKey, Phase.COMMIT);
        if (!registry.isVerified(msg.sender)) revert NOT_ALLOWLISTED();
        if (msg.sender == a.terms.issuer) revert ISSUER_WALLET();
        if (a.sequenceOf[msg.sender] != 0) revert ALREADY_BID();
        if (commitment == 0) revert COMMITMENT_MISSING();
        if (deposit < a.terms.reservePrice) revert DEPOSIT_TOO_SMALL();
        if (deposit >= Policy.DEPOSIT_LIMIT) revert DEPOSIT_TOO_LARGE();
        uint32 sequence = ++a.bids;
        a.sequenceOf[msg.sender] = sequence;
        Bid storage b = a.bid[sequence];
        b.bidder = msg.sender;
        b.commitment = commitment;
        b.deposit = uint96(deposit);
        emit BidCommitted(seriesKey, msg.sender, sequence, commitment, deposit);
        Tokens.pull(token, msg.sender, deposit);
    }

    /// @inheritdoc IRaise
    function revealBid(bytes32 seriesKey, uint256 price, uint256 quantity, bytes32 salt) external {
        Auction storage a = _inPhase(seriesKey, Phase.REVEAL);
        uint32 sequence = a.sequenceOf[msg.sender];
        if (sequence == 0) revert BID_UNKNOWN();
        Bid storage b = a.bid[sequence];
        if (b.validity != Validity.SEALED) revert ALREADY_REVEALED();
        if (!registry.isVerified(msg.sender)) revert NOT_ALLOWLISTED();
        bytes32 hash = keccak256(abi.encode(price, quantity, salt, bytes32(uint256(uint160(msg.sender)))));
        if (hash != b.commitment) revert HASH_MISMATCH();

        InvalidReason reason = _fault(a.terms, price, quantity, b.deposit);
        Validity validity = reason == InvalidReason.NONE ? Validity.VALID : Validity.INVALID;
        b.validity = validity;
        b.invalidReason = reason;
        if (validity == Validity.VALID) {
            b.price = uint96(price);
            b.quantity = uint48(quantity);
            a.heap.insert(BidHeap.word(price, sequence, quantity));
        }
        uint64 shown = quantity > type(uint64).max ? type(uint64).max : uint64(quantity);
        emit BidRevealed(seriesKey, msg.sender, price, shown, validity, reason);
    }

    /// @inheritdoc IRaise
    function cancelRaise(bytes32 seriesKey) external {
        Auction storage a = _auctions[seriesKey];
        Phase current = phase(seriesKey);
        if (current == Phase.NONE) revert WRONG_PHASE();
        if (msg.sender != a.terms.issuer) revert NOT_ISSUER();
        if (current != Phase.COMMIT) revert WRONG_PHASE();
        _fail(a, seriesKey, IIncomeSeries.FailureReason.ISSUER_CANCELLED);
    }

    /// @inheritdoc IRaise
    /// @dev What cannot be mended fails at once; terms that moved may move back until the deadline.
    function passGate(bytes32 seriesKey) external nonReentrant {
        Auction storage a = _inPhase(seriesKey, Phase.GATE);
        uint256 sold = a.settlement.sold;
        if (uint256(a.settlement.price) * sold < a.terms.minRaise) {
            return _fail(a, seriesKey, IIncomeSeries.FailureReason.BELOW_MIN_RAISE);
        }
        if (a.settlement.holders < a.terms.minHolders || block.timestamp > a.terms.gateEndsAt) {
            return _fail(a, seriesKey, IIncomeSeries.FailureReason.MINT_GATE_CLOSED);
        }
        IIncomeSeries.SeriesView memory series = hub.getSeries(seriesKey);
        if (series.contractHash == 0 || series.termsCommitment != a.terms.termsCommitment) revert GATE_CLOSED();
        if (!registry.isApprovedIssuer(a.terms.issuer)) revert ISSUER_NOT_APPROVED();
        a.status = Status.DONE;
        emit MintGatePassed(seriesKey);
        hub.onActivated(seriesKey, uint64(sold));
    }

    /// @inheritdoc IRaise
    function deliverBid(bytes32 seriesKey, address bidder) external nonReentrant {
        Auction storage a = _auctions[seriesKey];
        uint32 sequence = a.sequenceOf[bidder];
        if (sequence == 0) revert BID_UNKNOWN();
        Bid storage b = a.bid[sequence];
        if (_delivery(a, b) != Delivery.DUE) revert NOT_DUE();
        (uint64 units, uint256 refund) = _outcome(a, b);
        b.delivered = true;
        emit BidDelivered(seriesKey, bidder, units, refund);
        if (units > 0) hub.mintUnits(seriesKey, bidder, units);
        _payOrKeep(seriesKey, bidder, refund);
    }

    /// @inheritdoc IRaise
    function withdrawProceeds(bytes32 seriesKey) external nonReentrant {
        Auction storage a = _inPhase(seriesKey, Phase.DONE);
        if (msg.sender != a.terms.issuer) revert NOT_ISSUER();
        if (a.withdrawn) revert NOT_DUE();
        a.withdrawn = true;
        uint256 amount = uint256(a.settlement.price) * a.settlement.sold;
        emit ProceedsWithdrawn(seriesKey, msg.sender, amount);
        Tokens.push(token, msg.sender, amount);
    }

    /// @inheritdoc IRaise
    function collectFees() external nonReentrant {
        uint256 amount = feesHeld;
        feesHeld = 0;
        emit FeesCollected(feeCollector, amount);
        Tokens.push(token, feeCollector, amount);
    }

    /// @inheritdoc IRaise
    function bidderAt(bytes32 seriesKey, uint32 sequence) external view returns (address) {
        return _auctions[seriesKey].bid[sequence].bidder;
    }

    /// @inheritdoc IRaise
    function bidOf(bytes32 seriesKey, address bidder) external view returns (BidView memory v) {
        Auction storage a = _auctions[seriesKey];
        v.sequence = a.sequenceOf[bidder];
        if (v.sequence == 0) revert BID_UNKNOWN();
        Bid storage b = a.bid[v.sequence];
        v.commitment = b.commitment;
        v.deposit = b.deposit;
        v.price = b.price;
        v.quantity = b.quantity;
        v.validity = b.validity;
        v.invalidReason = b.invalidReason;
        v.processing = b.processing;
        v.rejectReason = b.rejectReason;
        v.delivery = _delivery(a, b);
        v.charge = _charge(b);
        if (b.processing != Processing.PENDING || a.status == Status.FAILED) (v.units, v.refund) = _outcome(a, b);
    }

    /// @inheritdoc IRaise
    function settlementOf(bytes32 seriesKey) external view returns (SettlementView memory v) {
        Auction storage a = _auctions[seriesKey];
        v.phase = phase(seriesKey);
        v.round = a.settlement.round;
        v.bids = a.bids;
        v.revealed = SafeCast.toUint32(a.heap.length);
        v.proceedsWithdrawn = a.withdrawn;
        if (a.status != Status.GATE && a.status != Status.DONE) return v;
        v.holders = a.settlement.holders;
        v.unitsSold = a.settlement.sold;
        v.clearingPrice = a.settlement.price;
        v.proceeds = uint256(a.settlement.price) * a.settlement.sold;
    }

    /// Every quantity in the circuit's range, a cap from which units can earn what they cost at least, every phase as long as
    /// it has to be, a gate that can be passed, and a first period that is still reportable when the gate closes.
    function _sound(IIncomeSeries.SeriesParams calldata p) private view returns (bool) {
        if (p.currencyCode == 0 || p.currencyCode > 999 || p.indexingRule > 1) return false;
        if (p.unitsOffered == 0 || p.unitsOffered >= Policy.UNITS_LIMIT) return false;
        if (p.maxUnitsPerBid == 0 || p.maxUnitsPerBid > p.unitsOffered) return false;
        if (p.reservePrice == 0 || p.reservePrice >= Policy.DEPOSIT_LIMIT) return false;
        if (p.minRaise >= Policy.PAYMENT_LIMIT || p.cap >= Policy.PAYMENT_LIMIT) return false;
        if (p.cap < RaiseRules.leastCap(p.unitsOffered, p.reservePrice, p.minRaise)) return false;
        if (p.concentrationBps == 0 || p.concentrationBps > Policy.BPS) return false;
        uint256 largest = RaiseRules.largestBid(p.unitsOffered, p.maxUnitsPerBid, p.concentrationBps);
        if (!RaiseRules.holdersReachable(p.unitsOffered, largest, p.minHolders)) return false;
        if (!RaiseRules.lasts(block.timestamp, p.commitEndsAt, Policy.COMMIT_MIN, Policy.COMMIT_MAX)) return false;
        if (!RaiseRules.lasts(p.commitEndsAt, p.revealEndsAt, Policy.REVEAL_MIN, Policy.REVEAL_MAX)) return false;
        if (!RaiseRules.lasts(p.revealEndsAt, p.gateEndsAt, Policy.GATE_MIN, Policy.GATE_MAX)) return false;
        if (!Periods.isPeriod(p.firstPeriod) || !Periods.isPeriod(p.lastPeriod)) return false;
        if (p.lastPeriod < p.firstPeriod) return false;
        if (Periods.ordinal(p.lastPeriod) - Periods.ordinal(p.firstPeriod) >= Policy.MAX_TERM_QUARTERS) return false;
        return p.gateEndsAt < Periods.closesAt(p.firstPeriod);
    }

    function _fault(RaiseTerms storage terms, uint256 price, uint256 quantity, uint256 deposit)
        private
        view
        returns (InvalidReason)
    {
        if (price < terms.reservePrice) return InvalidReason.BELOW_RESERVE;
        uint256 largest =
            RaiseRules.largestBid(terms.unitsOffered, terms.maxUnitsPerBid, terms.concentrationBps);
        if (quantity == 0 || quantity > largest) return InvalidReason.BAD_QUANTITY;
        // The quotient cannot overflow, as the product could.
        return price > deposit / quantity ? InvalidReason.UNDERFUNDED : InvalidReason.NONE;
    }

    function _delivery(Auction storage a, Bid storage b) private view returns (Delivery) {
        if (b.delivered) return Delivery.DELIVERED;
        return a.status == Status.DONE || a.status == Status.FAILED ? Delivery.DUE : Delivery.NONE;
    }

    /// A failed raise allocates nothing, whatever was processed before it failed.
    function _outcome(Auction storage a, Bid storage b) private view returns (uint64 units, uint256 refund) {
        units = a.status == Status.FAILED ? 0 : b.units;
        refund = b.deposit - units * uint256(a.settlement.price) - _charge(b);
    }
}
