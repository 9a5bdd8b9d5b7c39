// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {ISplitHarness} from "../test/harness/ISplitHarness.sol";
import {SplitHarness} from "../test/harness/SplitHarness.sol";

/// The split, over all books with paid + accrued <= cap and any payment, all below 2^BITS base units, of one unit: the spread
/// over more is the pool's (PoolProof).
contract SplitProof {
    uint256 private constant BITS = 16;

    SplitHarness private _harness;

    function setUp() public {
        _harness = new SplitHarness();
    }

    function check_split_conserves(ISplitHarness.Books memory b, uint128 payment, uint8 flag) public {
        (ISplitHarness.Books memory after_, uint256 due, uint256 fee) = _split(b, payment, flag);
        uint256 netted = payment < b.credit ? payment : b.credit;
        uint256 room = uint256(b.cap) - b.paid - b.accrued;
        uint256 gross = payment - netted < room ? payment - netted : room;
        // accrualIn + gross = fee + net + accrualOut, where due is fee + net
        assert(b.accrued + gross == due + after_.accrued);
        assert(fee <= due);
        assert(after_.paid == b.paid + due);
        assert(due == 0 || after_.accrued == 0);
    }

    function check_paid_and_accrued_stay_within_the_cap(ISplitHarness.Books memory b, uint128 payment, uint8 flag) public {
        (ISplitHarness.Books memory after_,,) = _split(b, payment, flag);
        assert(after_.cap == b.cap);
        assert(uint256(after_.paid) + after_.accrued <= after_.cap);
    }

    function check_credit_is_netted_and_never_negative(ISplitHarness.Books memory b, uint128 payment, uint8 flag) public {
        (ISplitHarness.Books memory after_,,) = _split(b, payment, flag);
        assert(after_.credit <= b.credit);
        assert(b.credit - after_.credit <= payment);
        assert(after_.credit == 0 || b.credit - after_.credit == payment);
    }

    /// No such books and payment make the split revert.
    function _split(ISplitHarness.Books memory b, uint128 payment, uint8 flag)
        private
        returns (ISplitHarness.Books memory after_, uint256 due, uint256 fee)
    {
        // to halmos a revert is no failure: it leaves the paths that are outside of the bounds
        require(uint256(b.paid) + b.accrued <= b.cap && b.cap < 1 << BITS && payment < 1 << BITS && b.credit < 1 << BITS);
        b.units = 1;
        (bool ok, bytes memory answer) = address(_harness).call(abi.encodeCall(ISplitHarness.split, (b, payment, flag)));
        assert(ok);
        (after_, due, fee,) = abi.decode(answer, (ISplitHarness.Books, uint256, uint256, uint256));
    }
}
