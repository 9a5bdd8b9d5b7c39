// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// The cheatcodes of forge that the tests use.
interface Vm {
    function prank(address sender) external;
    function warp(uint256 time) external;
    function chainId(uint256 id) external;
    function assume(bool condition) external pure;
    function addr(uint256 key) external pure returns (address);
    function sign(uint256 key, bytes32 digest) external pure returns (uint8 v, bytes32 r, bytes32 s);
    function snapshotState() external returns (uint256 id);
    function revertToState(uint256 id) external returns (bool done);
    function getNonce(address account) external view returns (uint64);
    function computeCreateAddress(address deployer, uint256 nonce) external pure returns (address);
    function getCode(string calldata artifact) external view returns (bytes memory);
    function envOr(string calldata name, bool otherwise) external view returns (bool);
    function readLine(string calldata path) external view returns (string memory);
    function writeLine(string calldata path, string calldata line) external;
    function readFile(string calldata path) external view returns (string memory);
    function split(string calldata text, string calldata delimiter) external pure returns (string[] memory);
    function parseBytes(string calldata text) external pure returns (bytes memory);
    function toString(uint256 value) external pure returns (string memory);
    function toString(bytes calldata value) external pure returns (string memory);
    function assertEq(uint256 left, uint256 right, string calldata message) external pure;
    function assertLe(uint256 left, uint256 right, string calldata message) external pure;
    function assertLt(uint256 left, uint256 right, string calldata message) external pure;
    function assertTrue(bool condition, string calldata message) external pure;
    function expectRevert(bytes4 selector) external;
}

abstract contract Cheats {
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    /// `x` brought into [least, most].
    function bound(uint256 x, uint256 least, uint256 most) internal pure returns (uint256) {
        if (x >= least && x <= most) return x;
        uint256 span = most - least;
        return span == type(uint256).max ? x : least + x % (span + 1);
    }
}
