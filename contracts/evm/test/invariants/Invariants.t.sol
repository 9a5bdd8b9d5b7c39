// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {OwedInvariants} from "./OwedInvariants.sol";
import {SaleInvariants} from "./SaleInvariants.sol";
import {UnitInvariants} from "./UnitInvariants.sol";

/// Each of these is asked in a campaign of its own; README.md lists them.
contract InvariantsTest is OwedInvariants, UnitInvariants, SaleInvariants {
    function invariant_hub_holds_what_it_owes() public view {
        hubHoldsWhatItOwes();
    }

    function invariant_raise_holds_what_it_owes() public view {
        raiseHoldsWhatItOwes();
    }

    function invariant_windows_hold_what_they_owe() public view {
        windowsHoldWhatTheyOwe();
    }

    function invariant_router_holds_what_it_owes() public view {
        routerHoldsWhatItOwes();
    }

    function invariant_what_is_owed_can_be_withdrawn() public {
        owedCanBeWithdrawn();
    }

    function invariant_units_add_up() public view {
        unitsAddUp();
    }

    function invariant_states_keep_their_rules() public view {
        whatIsOverOwesNothing();
        periodsAreSettledInOrder();
        pausesStayWithinTheirBudget();
    }

    function invariant_raises_clear_at_one_price() public view {
        raisesClearAtOnePrice();
    }

    function invariant_windows_trade_evenly() public view {
        windowsTradeEvenly();
    }

    /// Rules of single calls (handlers), parties to payments and re-entry (the token).
    function invariant_no_call_breaks_a_rule() public view {
        vm.assertEq(bytes(world.broken()).length, 0, world.broken());
        vm.assertEq(token.strangers(), 0, "money went to or came from a stranger");
        vm.assertEq(token.reentered(), 0, "a call reentered");
    }
}
