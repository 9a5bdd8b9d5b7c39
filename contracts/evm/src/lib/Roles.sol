// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title Roles of the access manager
/// @notice What each may do is in `Access`; the manager's own role 0, ADMIN, grants and revokes them.
library Roles {
    uint64 internal constant ALLOWLIST = 1; // verifies wallets and approves issuers
    uint64 internal constant KEYS = 2; // registers and revokes keys of attestors and verifiers
    uint64 internal constant FEED = 3; // publishes rates
}
