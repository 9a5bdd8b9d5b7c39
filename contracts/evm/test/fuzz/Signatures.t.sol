// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IRegistry} from "../../src/interfaces/IRegistry.sol";
import {Eip712} from "../../src/lib/Eip712.sol";
import {World} from "../support/World.sol";

/// Signatures: one for a key and a digest, and none of a key that is over.
contract SignaturesTest is World {
    uint256 private constant N = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141;

    function setUp() public {
        _populate();
    }

    function testFuzz_a_signature_is_its_signers_and_has_no_second_form(uint256 key, bytes32 digest, uint8 other) public {
        key = bound(key, 1, N - 1);
        if (registry.isActiveVerifier(vm.addr(key))) return; // a key is of one kind
        _register(vm.addr(key));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        _check(digest, abi.encodePacked(r, s, v), vm.addr(key));
        bytes memory asVerifier =
            abi.encodeCall(IRegistry.signerOf, (IRegistry.KeyKind.VERIFIER, digest, abi.encodePacked(r, s, v)));
        (bool ok,) = address(registry).staticcall(asVerifier);
        vm.assertTrue(!ok, "a key is of one kind");
        _check(digest, abi.encodePacked(r, N - uint256(s), v == 27 ? uint8(28) : uint8(27)), address(0));
        _check(digest, abi.encodePacked(r, s, v - 27), address(0));
        _check(digest, abi.encodePacked(r, s, v, other), address(0));
        _check(digest, abi.encodePacked(r, s), address(0));
        if (other != 27 && other != 28) _check(digest, abi.encodePacked(r, s, other), address(0));
    }

    /// Any 65 bytes: who recovers is who ecrecover names, of what is canonical by its numbers.
    function testFuzz_any_bytes_recover_as_their_numbers_say(bytes32 digest, uint256 r, uint256 s, bool odd, bool high)
        public
    {
        uint8 v = odd ? 28 : 27;
        if (!high) s = bound(s, 0, N / 2 + 1);
        bool canonical = r > 0 && r < N && s > 0 && s <= N / 2;
        address signer = canonical ? ecrecover(digest, v, bytes32(r), bytes32(s)) : address(0);
        if (signer != address(0)) _register(signer);
        _check(digest, abi.encodePacked(r, s, v), signer);
    }

    /// Active up to and in the second of its grace, and never again; a grace only shortens.
    function testFuzz_a_key_ends_with_its_grace(uint64 grace, uint64 later, uint64 second) public {
        address key = vm.addr(_attestorKey(0));
        uint256 now_ = block.timestamp;
        grace = uint64(bound(grace, 0, now_ + 30 days));
        registry.revokeAttestor(key, grace);
        uint256[3] memory moments = [uint256(grace), uint256(grace) + 1, bound(later, now_, now_ + 400 days)];
        for (uint256 i = 0; i < moments.length; ++i) {
            if (moments[i] < now_) continue;
            vm.warp(moments[i]);
            vm.assertTrue(registry.isActiveAttestor(key) == (moments[i] <= grace), "active in its grace alone");
        }
        vm.warp(now_);
        bytes memory again = abi.encodeCall(IRegistry.revokeAttestor, (key, second));
        (bool ok,) = address(registry).call(again);
        vm.assertTrue(ok == (second < grace), "a second revocation only shortens");
        (ok,) = address(registry).call(abi.encodeCall(IRegistry.registerAttestor, (key)));
        vm.assertTrue(!ok, "a revoked key never comes back");
        (ok,) = address(registry).call(abi.encodeCall(IRegistry.registerVerifierKey, (key)));
        vm.assertTrue(!ok, "a key is of one kind");
    }

    /// Two messages that differ in any field differ in their hash, and each kind in its own.
    function testFuzz_messages_differ_where_their_fields_do(bytes32 key, uint64 nonce, uint64 end, bytes32 other) public pure {
        vm.assume(key != other);
        bytes32 pause = Eip712.pause(key, nonce, end);
        vm.assertTrue(pause != Eip712.pause(other, nonce, end), "series");
        unchecked {
            vm.assertTrue(pause != Eip712.pause(key, nonce + 1, end), "nonce");
            vm.assertTrue(pause != Eip712.pause(key, nonce, end + 1), "end");
        }
        vm.assertTrue(Eip712.extinguish(key, nonce) != Eip712.extinguish(key, nonce ^ 1), "extinguishment");
        vm.assertTrue(pause != Eip712.fx(key, uint32(nonce), end), "kind");
    }

    function _register(address key) private {
        if (!registry.isActiveAttestor(key)) registry.registerAttestor(key);
    }

    function _check(bytes32 digest, bytes memory signature, address expected) private view {
        bytes memory call = abi.encodeCall(IRegistry.signerOf, (IRegistry.KeyKind.ATTESTOR, digest, signature));
        (bool ok, bytes memory answer) = address(registry).staticcall(call);
        if (expected == address(0)) {
            vm.assertTrue(!ok && bytes4(answer) == IRegistry.SIGNATURE_NOT_CANONICAL.selector, "nobody");
        } else {
            vm.assertTrue(ok && abi.decode(answer, (address)) == expected, "the signer");
        }
    }
}
