// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @title A payment token for development chains
/// @notice Six decimals, and anyone mints what they like.
contract TestToken is ERC20 {
    constructor() ERC20("Test Dollar", "tUSD") {}

    /// @notice Creates tokens out of nothing.
    /// @param to Who gets them.
    /// @param value How many, in base units.
    function mint(address to, uint256 value) external {
        _mint(to, value);
    }

    /// @inheritdoc ERC20
    function decimals() public pure override returns (uint8) {
        return 6;
    }
}
