// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// Closes a contract to re-entry for the length of a call, in transient storage (EIP-1153).
abstract contract Guard {
    bool private transient _entered;

    error REENTERED();

    modifier guarded() {
        if (_entered) revert REENTERED();
        _entered = true;
        _;
        _entered = false;
    }
}
