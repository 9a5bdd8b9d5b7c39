// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {IERC20} from "../interfaces/IERC20.sol";

/// ERC-20 moves that take a missing answer for yes, and false, a revert or an empty account for no.
/// A move of zero touches nothing. Tokens that keep a part of a transfer or change balances are not supported.
library Tokens {
    error TRANSFER_FAILED();

    function pull(IERC20 token, address from, uint256 value) internal {
        if (value > 0) _call(token, abi.encodeCall(IERC20.transferFrom, (from, address(this), value)));
    }

    function push(IERC20 token, address to, uint256 value) internal {
        if (value > 0) _call(token, abi.encodeCall(IERC20.transfer, (to, value)));
    }

    function _call(IERC20 token, bytes memory data) private {
        (bool ok, bytes memory answer) = address(token).call(data);
        if (!ok) revert TRANSFER_FAILED();
        if (answer.length == 0 ? address(token).code.length == 0 : !abi.decode(answer, (bool))) revert TRANSFER_FAILED();
    }
}
