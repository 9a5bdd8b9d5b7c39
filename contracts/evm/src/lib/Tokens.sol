// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

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

    /// Answers whether the token made the move, in place of reverting.
    function tryPush(IERC20 token, address to, uint256 value) internal returns (bool) {
        return value == 0 || _made(token, abi.encodeCall(IERC20.transfer, (to, value)));
    }

    function _call(IERC20 token, bytes memory data) private {
        if (!_made(token, data)) revert TRANSFER_FAILED();
    }

    /// Any answer but one word that is true is a refusal.
    function _made(IERC20 token, bytes memory data) private returns (bool) {
        (bool ok, bytes memory answer) = address(token).call(data);
        if (!ok) return false;
        if (answer.length == 0) return address(token).code.length > 0;
        return answer.length >= 32 && abi.decode(answer, (uint256)) == 1;
    }
}
