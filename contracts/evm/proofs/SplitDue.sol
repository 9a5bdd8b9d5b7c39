// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {DueHarness} from "./DueHarness.sol";

/// The split of a payment that falls due, of a series without credit, wherever it does not revert. That it never does is left
/// to test/fuzz/Split.t.sol: README.md says how far the solvers came.
contract SplitDueProof {
    DueHarness private _harness;

    function setUp() public {
        _harness = new DueHarness();
    }

    /// accrualIn + gross = what is paid now, and nothing is left accrued.
    function check_due_split_conserves(DueHarness.Books memory b, uint128 payment) public {
        DueHarness.Outcome memory o = _split(b, payment);
        unchecked {
            uint256 room = uint256(b.cap) - b.paid - b.accrued;
            assert(o.due == b.accrued + (payment < room ? payment : room));
            assert(o.accrued == 0 && o.paid == b.paid + o.due);
        }
    }

    function check_due_split_stays_within_the_cap(DueHarness.Books memory b, uint128 payment) public {
        DueHarness.Outcome memory o = _split(b, payment);
        assert(o.paid <= b.cap);
    }

    /// The fee is a hundredth, rounded down: not decided in a minute a query; test/fuzz/Split.t.sol draws it.
    function check_due_split_takes_a_hundredth(DueHarness.Books memory b, uint128 payment) public {
        DueHarness.Outcome memory o = _split(b, payment);
        unchecked {
            assert(o.fee * 100 <= o.due && o.due < o.fee * 100 + 100);
        }
    }

    function _split(DueHarness.Books memory b, uint128 payment) private returns (DueHarness.Outcome memory) {
        require(b.units > 0 && b.units < 1 << 48);
        unchecked {
            require(uint256(b.paid) + b.accrued <= b.cap);
        }
        return _harness.split(b, payment);
    }
}
