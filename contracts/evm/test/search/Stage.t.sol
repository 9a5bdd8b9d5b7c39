// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {Moves} from "./Moves.sol";

/// Plays the sequences that tests/search/evm writes to it, one a line, and answers each in a line. Without SEARCH nobody
/// writes, and it does nothing.
contract StageTest is Moves {
    struct Move {
        bytes4 kind;
        uint256 who;
        uint256 size;
        uint256 price;
    }

    struct Sequence {
        Setup setup;
        Move[] moves;
    }

    string private constant INPUT = "/dev/stdin";
    string private constant OUTPUT = "/dev/fd/3";
    uint8 private constant REFUSED = 255;

    string private _mutant; // the artifact whose code is another
    bytes private _mutantCode;

    function setUp() public override {}

    function test_plays_what_is_written_to_it() public {
        if (!vm.envOr("SEARCH", false)) return;
        _mutant = vm.readLine(INPUT);
        _mutantCode = vm.parseBytes(vm.readLine(INPUT));
        _populate();
        uint256 state = vm.snapshotState();
        while (this.answer()) require(vm.revertToState(state), "the state is not there any more");
    }

    /// False at the end. A call of its own, because memory is given back with it.
    function answer() external returns (bool) {
        string memory line = vm.readLine(INPUT);
        if (bytes(line).length == 0) return false;
        Sequence memory s = abi.decode(vm.parseBytes(line), (Sequence));
        uint8[] memory states = new uint8[](s.moves.length);
        _begin(s.setup);
        for (uint256 i = 0; i < s.moves.length; ++i) {
            Move memory m = s.moves[i];
            accepted = false;
            states[i] = uint8(_state());
            (bool ok, bytes memory reason) = address(this).call(abi.encodeWithSelector(m.kind, m.who, m.size, m.price));
            require(ok, string.concat("a move failed: ", vm.toString(reason)));
            if (!accepted) states[i] = REFUSED;
        }
        uint8 last = uint8(_state());
        _settle();
        (int256[] memory losses, int256 gain) = _result();
        vm.writeLine(OUTPUT, vm.toString(abi.encode(losses, gain, last, states, story)));
        return true;
    }

    function _codeOf(string memory artifact) internal view override returns (bytes memory) {
        return keccak256(bytes(artifact)) == keccak256(bytes(_mutant)) ? _mutantCode : super._codeOf(artifact);
    }
}
