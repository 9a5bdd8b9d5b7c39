// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

/// What the contracts use of ERC-20's optional metadata.
interface IERC20Metadata {
    function decimals() external view returns (uint8);
}
