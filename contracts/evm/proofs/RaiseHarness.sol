// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Raise} from "../src/Raise.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IIncomeSeries} from "../src/interfaces/IIncomeSeries.sol";
import {IRegistry} from "../src/interfaces/IRegistry.sol";
import {BidHeap} from "../src/lib/BidHeap.sol";

/// Answers what the raise asks of the hub and the registry while it settles.
contract Surroundings {
    function isVerified(address) external pure returns (bool) {
        return true;
    }

    function onSettling(bytes32) external {}

    function onFailed(bytes32, IIncomeSeries.FailureReason) external {}

    function getSeries(bytes32) external pure returns (IIncomeSeries.SeriesView memory v) {}
}

/// A raise whose bids are revealed already.
contract RaiseHarness is Raise {
    using BidHeap for uint256[];

    constructor() Raise(IIncomeSeries(address(new Surroundings())), IRegistry(address(new Surroundings())), IERC20(address(0)), address(0)) {}

    function add(uint256 price, uint256 quantity) external {
        Auction storage a = _auctions[0];
        Bid storage b = a.bid[++a.bids];
        b.bidder = address(uint160(a.bids));
        (b.validity, b.deposit) = (Validity.VALID, type(uint96).max);
        (b.price, b.quantity) = (uint96(price), uint48(quantity));
        a.heap.insert(BidHeap.word(price, a.bids, quantity));
    }

    function clear(uint64 supply) external returns (uint256 price, uint256 sold, uint256[] memory units) {
        Auction storage a = _auctions[0];
        a.terms.unitsOffered = supply;
        a.terms.gateEndsAt = type(uint64).max;
        a.status = Status.OPEN;
        this.settleStep(0, 40);
        assert(a.status == Status.GATE);
        units = new uint256[](a.bids);
        for (uint32 i = 0; i < a.bids; ++i) units[i] = a.bid[i + 1].units;
        return (a.settlement.price, a.settlement.sold, units);
    }
}
