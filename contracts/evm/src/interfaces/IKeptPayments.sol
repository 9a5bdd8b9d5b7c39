// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title Payments that the token refused
/// @notice Payments that the token refused to make: kept for the wallet they belong to, and claimed later.
interface IKeptPayments {
    /// @notice The token refused to pay `wallet`, which keeps its claim to `amount`. What else the same call did
    /// stands.
    event PaymentKept(bytes32 indexed seriesKey, address indexed wallet, uint256 amount);
    /// @notice A payment that was kept has been made.
    event KeptPaymentClaimed(bytes32 indexed seriesKey, address indexed wallet, uint256 amount);

    /// @notice Nothing is kept for the wallet.
    error NOTHING_KEPT();

    /// @notice Anyone: pays what is kept, to `wallet` alone. The token's own error, or SafeERC20FailedOperation, where
    /// it still refuses.
    /// @param seriesKey The series.
    /// @param wallet The wallet.
    function claimKept(bytes32 seriesKey, address wallet) external;
    /// @notice Base units of the payment token.
    /// @param seriesKey The series.
    /// @param wallet The wallet.
    /// @return In base units.
    function keptOf(bytes32 seriesKey, address wallet) external view returns (uint256);
}
