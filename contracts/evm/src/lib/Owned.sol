// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IOwned} from "../interfaces/IOwned.sol";

/// One owner; ownership moves in two steps so that it cannot be lost to a mistyped address.
abstract contract Owned is IOwned {
    address public owner;
    address public pendingOwner;

    constructor() {
        owner = msg.sender;
        emit OwnershipTransferred(address(0), msg.sender);
    }

    modifier onlyOwner() {
        if (msg.sender != owner) revert NOT_OWNER();
        _;
    }

    /// The zero address takes an offer back.
    function transferOwnership(address newOwner) external onlyOwner {
        pendingOwner = newOwner;
        emit OwnershipTransferStarted(owner, newOwner);
    }

    function acceptOwnership() public virtual {
        if (msg.sender != pendingOwner) revert NOT_OWNER();
        emit OwnershipTransferred(owner, msg.sender);
        owner = msg.sender;
        pendingOwner = address(0);
    }
}
