// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {AccessManager} from "@openzeppelin/contracts/access/manager/AccessManager.sol";
import {EnumerableSet} from "@openzeppelin/contracts/utils/structs/EnumerableSet.sol";
import {IAccess} from "./interfaces/IAccess.sol";
import {IFxFeed} from "./interfaces/IFxFeed.sol";
import {IRegistry} from "./interfaces/IRegistry.sol";
import {Roles} from "./lib/Roles.sol";

/// @title The access manager of the registry and the rate feed
/// @notice One role for each kind of decision. All are the deployer's at first, who hands them over and keeps none.
contract Access is IAccess, AccessManager {
    using EnumerableSet for EnumerableSet.AddressSet;

    mapping(uint64 roleId => EnumerableSet.AddressSet) private _members;

    constructor(address admin, address registry, address fxFeed) AccessManager(admin) {
        _allow(registry, IRegistry.setVerified.selector, Roles.ALLOWLIST);
        _allow(registry, IRegistry.setIssuerApproval.selector, Roles.ALLOWLIST);
        _allow(registry, IRegistry.registerAttestor.selector, Roles.KEYS);
        _allow(registry, IRegistry.revokeAttestor.selector, Roles.KEYS);
        _allow(registry, IRegistry.registerVerifierKey.selector, Roles.KEYS);
        _allow(registry, IRegistry.revokeVerifierKey.selector, Roles.KEYS);
        _allow(fxFeed, IFxFeed.publish.selector, Roles.FEED);
        _open(Roles.ALLOWLIST, "ALLOWLIST", admin);
        _open(Roles.KEYS, "KEYS", admin);
        _open(Roles.FEED, "FEED", admin);
    }

    /// @inheritdoc IAccess
    function getRoleMembers(uint64 roleId) external view returns (address[] memory members) {
        return _members[roleId].values();
    }

    function _allow(address target, bytes4 selector, uint64 roleId) private {
        _setTargetFunctionRole(target, selector, roleId);
    }

    function _open(uint64 roleId, string memory label, address holder) private {
        emit RoleLabel(roleId, label);
        _grantRole(roleId, holder, 0, 0);
    }

    function _grantRole(uint64 roleId, address account, uint32 grantDelay, uint32 executionDelay)
        internal
        override
        returns (bool)
    {
        _members[roleId].add(account);
        return super._grantRole(roleId, account, grantDelay, executionDelay);
    }

    function _revokeRole(uint64 roleId, address account) internal override returns (bool) {
        _members[roleId].remove(account);
        return super._revokeRole(roleId, account);
    }
}
