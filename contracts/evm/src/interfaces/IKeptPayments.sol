// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// Payments that the token refused to make: kept for the wallet they belong to, and claimed later.
interface IKeptPayments {
    /// The token refused to pay `wallet`, which keeps its claim to `amount`. What the same delivery brings otherwise stands.
    event PaymentKept(bytes32 indexed seriesKey, address indexed wallet, uint256 amount);
    event KeptPaymentClaimed(bytes32 indexed seriesKey, address indexed wallet, uint256 amount);

    error NOTHING_KEPT();

    /// Anyone: pays what is kept, to `wallet` alone. The token's own error, or SafeERC20FailedOperation, where it still refuses.
    function claimKept(bytes32 seriesKey, address wallet) external;
    /// Base units of the payment token.
    function keptOf(bytes32 seriesKey, address wallet) external view returns (uint256);
}
