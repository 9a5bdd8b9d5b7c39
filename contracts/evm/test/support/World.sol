// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IIncomeSeries} from "../../src/interfaces/IIncomeSeries.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";
import {IPeriodRates} from "../../src/interfaces/IPeriodRates.sol";
import {Eip712} from "../../src/lib/Eip712.sol";
import {Periods} from "../../src/lib/Periods.sol";
import {Deployment} from "./Deployment.sol";

/// People, their keys and their series.
abstract contract World is Deployment {
    uint256 internal constant WAD = 1e18;
    uint32 internal constant CURRENCY = 978;
    uint256 internal constant WALLETS = 6;
    uint256 internal constant ATTESTORS = 4;
    uint256 internal constant SERIES_LIMIT = 5;

    address[] public wallets;
    address[] public issuers;
    bytes32[] public keys; // of the series
    mapping(bytes32 => bool) public routed;
    mapping(bytes32 => uint256) public minRaise;
    mapping(bytes32 => uint256) internal _theta;

    function _populate() internal {
        vm.warp(1_768_500_000); // 2026-01-15
        vm.chainId(10143);
        _deploy();
        for (uint256 i = 0; i < WALLETS; ++i) {
            wallets.push(address(uint160(0xA000 + i)));
            token.mint(wallets[i], 1 << 160);
        }
        registry.setVerified(wallets, true);
        for (uint256 i = 0; i < 2; ++i) {
            issuers.push(address(uint160(0xB000 + i)));
            token.mint(issuers[i], 1 << 160);
            registry.setIssuerApproval(issuers[i], true);
        }
        for (uint256 i = 0; i < ATTESTORS; ++i) {
            registry.registerAttestor(vm.addr(_attestorKey(i)));
        }
        registry.registerVerifierKey(vm.addr(_verifierKey()));
        feed.publish(CURRENCY, WAD);
    }

    function _attestorKey(uint256 i) internal pure returns (uint256) {
        return 0x1000 + i;
    }

    function _verifierKey() internal pure returns (uint256) {
        return 0x2000;
    }

    function _sign(uint256 key, bytes32 structHash) internal view returns (bytes memory) {
        return _signDigest(key, MessageHashUtils.toTypedDataHash(hub.domainSeparator(), structHash));
    }

    function _signDigest(uint256 key, bytes32 digest) internal pure returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        return abi.encodePacked(r, s, v);
    }

    /// The rate that a report of a period must carry, and the signature that records it where there is none.
    function _rateFor(bytes32 key, uint32 period, uint256 signer) internal view returns (uint256, bytes memory) {
        if (routed[key] || period == 0) return (WAD, ""); // 0: no quarter is to be reported
        IPeriodRates.RateView memory its = rates.rateView(key, period);
        if (its.rate != 0) return (its.rate, "");
        return (its.last, _sign(signer, Eip712.fx(key, period, its.last)));
    }

    function _open(uint256 seed, bool onRouter) internal returns (bytes32 key, bool ok) {
        address issuer = issuers[seed % issuers.length];
        IIncomeSeries.SeriesParams memory p = _params(seed);
        uint256 theta = seed % 1e9;
        if (onRouter) p.termsCommitment = bytes32(poseidon.poseidon([theta, WAD / p.unitsOffered, CURRENCY, 0, 1]));
        bytes memory data = onRouter
            ? abi.encodeCall(IIncomeSeries.createRoutedSeries, (p))
            : abi.encodeCall(IIncomeSeries.createSeries, (p));
        vm.prank(issuer);
        (ok,) = address(hub).call(data);
        if (!ok) return (0, false);
        key = keccak256(abi.encode(bytes32(uint256(uint160(issuer))), p.draftSalt));
        keys.push(key);
        routed[key] = onRouter;
        minRaise[key] = p.minRaise;
        _theta[key] = theta;
    }

    function _params(uint256 seed) private view returns (IIncomeSeries.SeriesParams memory p) {
        uint64[4] memory offers = [uint64(3), 17, 1_000, 1 << 40];
        p.draftSalt = bytes32(keys.length + 1);
        p.contractHash = bytes32(uint256(7));
        p.termsCommitment = bytes32(uint256(11));
        p.currencyCode = CURRENCY;
        p.unitsOffered = offers[(seed >> 16) % 4];
        p.reservePrice = 1 + (seed >> 24) % 1e6;
        p.maxUnitsPerBid = p.unitsOffered;
        p.minRaise = (seed >> 44) % 4 == 0 ? p.reservePrice * p.unitsOffered : 0;
        p.minHolders = uint32((seed >> 46) % 3);
        p.concentrationBps = (seed >> 48) % 2 == 0 ? 10_000 : 5_000;
        if (p.concentrationBps == 10_000 && p.minHolders > 1) p.minHolders = 1;
        p.cap = 1e6 * (1 + (seed >> 50) % 1e6);
        if (p.cap < p.reservePrice * p.unitsOffered) p.cap = p.reservePrice * p.unitsOffered;
        p.firstPeriod = Periods.containing(block.timestamp);
        p.lastPeriod = p.firstPeriod;
        for (uint256 i = 0; i < 1 + (seed >> 80) % 6; ++i) p.lastPeriod = Periods.next(p.lastPeriod);
        p.commitEndsAt = uint64(block.timestamp + 1 days);
        p.revealEndsAt = p.commitEndsAt + 2 days;
        p.gateEndsAt = p.revealEndsAt + 5 days;
    }
}
