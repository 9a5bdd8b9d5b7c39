// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IAccessManager} from "@openzeppelin/contracts/access/manager/IAccessManager.sol";

/// @title The access manager of the registry and the rate feed
/// @notice OpenZeppelin's AccessManager, which also lists who holds a role.
interface IAccess is IAccessManager {
    /// @notice Who holds a role by now, whether or not a delay of the grant is over.
    /// @param roleId The role: 0 ADMIN, 1 ALLOWLIST, 2 KEYS, 3 FEED.
    /// @return members The accounts, in no order.
    function getRoleMembers(uint64 roleId) external view returns (address[] memory members);
}
