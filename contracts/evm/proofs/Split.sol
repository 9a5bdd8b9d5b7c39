// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ISplitHarness} from "../test/harness/ISplitHarness.sol";
import {SplitHarness} from "../test/harness/SplitHarness.sol";

/// The split of a deferred payment below 2^128 over any books with paid + accrued <= cap. Where a payment falls due, its
/// products with the fee and the WAD are more than the solver decides in minutes: test/fuzz/Split.t.sol draws those.
contract SplitProof {
    SplitHarness private _harness;

    function setUp() public {
        _harness = new SplitHarness();
    }

    /// Deferred: accrualIn + gross = accrualOut, and nothing else moves but the credit.
    function check_deferred_split_conserves(ISplitHarness.Books memory b, uint128 payment) public {
        (ISplitHarness.Books memory after_, uint256 due, uint256 fee) = _split(b, payment, 1);
        assert(due == 0 && fee == 0 && after_.paid == b.paid && after_.cap == b.cap);
        assert(after_.accrued == b.accrued + _gross(b, payment));
    }

    function check_deferred_split_stays_within_the_cap(ISplitHarness.Books memory b, uint128 payment) public {
        (ISplitHarness.Books memory after_,,) = _split(b, payment, 1);
        assert(uint256(after_.paid) + after_.accrued <= after_.cap);
    }

    function check_credit_is_netted_and_never_negative(ISplitHarness.Books memory b, uint128 payment) public {
        (ISplitHarness.Books memory after_,,) = _split(b, payment, 1);
        assert(after_.credit <= b.credit && b.credit - after_.credit <= payment);
        assert(after_.credit == 0 || b.credit - after_.credit == payment);
    }

    function _gross(ISplitHarness.Books memory b, uint256 payment) private pure returns (uint256) {
        uint256 netted = payment < b.credit ? payment : b.credit;
        uint256 room = uint256(b.cap) - b.paid - b.accrued;
        return payment - netted < room ? payment - netted : room;
    }

    /// No such books and payment make the split revert. (To halmos a revert of the proof's own leaves the path.)
    function _split(ISplitHarness.Books memory b, uint128 payment, uint8 flag)
        private
        returns (ISplitHarness.Books memory after_, uint256 due, uint256 fee)
    {
        require(uint256(b.paid) + b.accrued <= b.cap && b.units > 0 && b.units < 1 << 48);
        (bool ok, bytes memory answer) = address(_harness).call(abi.encodeCall(ISplitHarness.split, (b, payment, flag)));
        assert(ok);
        (after_, due, fee,) = abi.decode(answer, (ISplitHarness.Books, uint256, uint256, uint256));
    }
}
