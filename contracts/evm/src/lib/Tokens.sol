// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @title Moves of the payment token
/// @notice OpenZeppelin's SafeERC20, where a move of zero touches nothing. Tokens that keep a part of a transfer or change
/// balances are not supported.
library Tokens {
    using SafeERC20 for IERC20;

    function pull(IERC20 token, address from, uint256 value) internal {
        if (value > 0) token.safeTransferFrom(from, address(this), value);
    }

    function push(IERC20 token, address to, uint256 value) internal {
        if (value > 0) token.safeTransfer(to, value);
    }

    /// Answers whether the token made the move, in place of reverting.
    function tryPush(IERC20 token, address to, uint256 value) internal returns (bool) {
        return value == 0 || token.trySafeTransfer(to, value);
    }
}
