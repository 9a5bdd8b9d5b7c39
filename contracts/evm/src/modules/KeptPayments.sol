// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IKeptPayments} from "../interfaces/IKeptPayments.sol";
import {Tokens} from "../lib/Tokens.sol";

/// @title Payments that the token refused
/// @notice Pays a wallet, or keeps its money where the token refuses, so that nothing else waits for it: neither the units of
/// a delivery nor the holders' share of routed income.
abstract contract KeptPayments is IKeptPayments, ReentrancyGuardTransient {
    /// @notice The payment token.
    /// @return Its address.
    IERC20 public immutable token;

    /// @inheritdoc IKeptPayments
    mapping(bytes32 => mapping(address => uint256)) public keptOf;

    constructor(IERC20 token_) {
        token = token_;
    }

    /// @inheritdoc IKeptPayments
    function claimKept(bytes32 seriesKey, address wallet) external nonReentrant {
        uint256 amount = keptOf[seriesKey][wallet];
        if (amount == 0) revert NOTHING_KEPT();
        keptOf[seriesKey][wallet] = 0;
        emit KeptPaymentClaimed(seriesKey, wallet, amount);
        Tokens.push(token, wallet, amount);
    }

    function _payOrKeep(bytes32 seriesKey, address wallet, uint256 amount) internal {
        if (Tokens.tryPush(token, wallet, amount)) return;
        keptOf[seriesKey][wallet] += amount;
        emit PaymentKept(seriesKey, wallet, amount);
    }
}
