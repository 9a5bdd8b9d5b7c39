// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";

interface IGuardedCalls {
    function collectFees() external;
    function claimKept(bytes32 seriesKey, address wallet) external;
    function release(bytes32 seriesKey) external;
}

/// A payment token that refuses the addresses a test blocks, calls back into the contract that moves money, and notes
/// money that goes to or comes from anyone but who is expected to.
contract WatchedToken {
    uint8 public constant decimals = 6;
    mapping(address => uint256) public balanceOf;
    mapping(address => bool) public blocked;
    address public payer;
    address public payee;
    uint256 public strangers; // moves from or to someone that was not expected
    uint256 public reentered; // calls back that were not refused

    error REFUSED();

    address private _hub;
    address private _raise;
    address private _router;
    address private _windows;

    function watch(address hub, address raise, address router, address windows) external {
        (_hub, _raise, _router, _windows) = (hub, raise, router, windows);
    }

    function expect(address payer_, address payee_) external {
        (payer, payee) = (payer_, payee_);
    }

    function block_(address wallet, bool refused) external {
        blocked[wallet] = refused;
    }

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _move(msg.sender, to, value);
    }

    /// Everyone approved the contracts, and them alone.
    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        if (!_ours(msg.sender)) revert REFUSED();
        return _move(from, to, value);
    }

    function _move(address from, address to, uint256 value) private returns (bool) {
        if (blocked[to] || blocked[from] || balanceOf[from] < value) revert REFUSED();
        balanceOf[from] -= value;
        balanceOf[to] += value;
        if (!_ours(from) && from != payer) ++strangers;
        if (!_ours(to) && to != payee) ++strangers;
        if (!_refusesCallback(msg.sender)) ++reentered;
        return true;
    }

    function _refusesCallback(address from) private returns (bool) {
        bytes memory data;
        if (from == _hub || from == _raise) data = abi.encodeCall(IGuardedCalls.collectFees, ());
        else if (from == _windows) data = abi.encodeCall(IGuardedCalls.claimKept, (bytes32(0), address(0)));
        else data = abi.encodeCall(IGuardedCalls.release, (bytes32(0)));
        (bool ok, bytes memory answer) = from.call(data);
        return !ok && bytes4(answer) == ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector;
    }

    function _ours(address account) private view returns (bool) {
        return account == _hub || account == _raise || account == _router || account == _windows;
    }
}
