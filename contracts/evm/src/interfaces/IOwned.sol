// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// Ownership in two steps: the new owner accepts.
interface IOwned {
    event OwnershipTransferStarted(address indexed previousOwner, address indexed newOwner);
    event OwnershipTransferred(address indexed previousOwner, address indexed newOwner);

    error NOT_OWNER();

    function owner() external view returns (address);
    function pendingOwner() external view returns (address);
    function transferOwnership(address newOwner) external;
    function acceptOwnership() external;
}
