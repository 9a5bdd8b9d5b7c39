// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ISplitHarness} from "../harness/ISplitHarness.sol";
import {Cheats} from "../support/Cheats.sol";

/// The split against docs/protocol.md, section 2.
contract SplitTest is Cheats {
    ISplitHarness private _harness;

    function setUp() public {
        bytes memory code = vm.getCode("SplitHarness.sol:SplitHarness");
        address created;
        assembly {
            created := create(0, add(code, 32), mload(code))
        }
        _harness = ISplitHarness(created);
    }

    function testFuzz_split_is_the_protocols(ISplitHarness.Books memory b, uint256 payment, bool flag) public {
        b.cap = uint128(bound(b.cap, 1, type(uint128).max));
        b.paid = uint128(bound(b.paid, 0, b.cap));
        b.accrued = uint128(bound(b.accrued, 0, b.cap - b.paid));
        b.units = uint64(bound(b.units, 1, (1 << 48) - 1));
        payment = bound(payment, 0, type(uint128).max);

        (ISplitHarness.Books memory after_, uint256 due, uint256 taken, uint256 spread) =
            _harness.split(b, payment, flag ? 1 : 0);
        (ISplitHarness.Books memory expected, uint256 pay) = _reference(b, payment, !flag && !b.paused);
        vm.assertEq(due, pay, "what falls due");
        vm.assertEq(taken, pay / 100, "the fee");
        vm.assertEq(spread, (pay - pay / 100) * 1e18, "what holders get");
        vm.assertEq(after_.accrued, expected.accrued, "what accrues");
        vm.assertEq(after_.credit, expected.credit, "the credit");
        vm.assertEq(after_.paid, expected.paid, "what was paid");
        vm.assertLe(uint256(after_.paid) + after_.accrued, b.cap, "paid and accrued exceed the cap");
    }

    function _reference(ISplitHarness.Books memory b, uint256 payment, bool now_)
        private
        pure
        returns (ISplitHarness.Books memory r, uint256 pay)
    {
        uint256 netted = payment < b.credit ? payment : b.credit;
        uint256 room = uint256(b.cap) - b.paid - b.accrued;
        uint256 owed = b.accrued + (payment - netted < room ? payment - netted : room);
        pay = now_ ? owed : 0;
        r.accrued = uint128(owed - pay);
        r.credit = uint136(b.credit - netted);
        r.paid = uint128(b.paid + pay);
    }
}
