// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IFxFeed} from "../../src/interfaces/IFxFeed.sol";
import {IHardship} from "../../src/interfaces/IHardship.sol";
import {IIncomeRouter} from "../../src/interfaces/IIncomeRouter.sol";
import {IIncomeSeries} from "../../src/interfaces/IIncomeSeries.sol";
import {IPeriodRates} from "../../src/interfaces/IPeriodRates.sol";
import {IPoseidon5} from "../../src/interfaces/IPoseidon5.sol";
import {IRaise} from "../../src/interfaces/IRaise.sol";
import {IRegistry} from "../../src/interfaces/IRegistry.sol";
import {IWindows} from "../../src/interfaces/IWindows.sol";
import {Cheats} from "./Cheats.sol";
import {TrustingVerifier} from "./TrustingVerifier.sol";
import {WatchedToken} from "./WatchedToken.sol";

/// All contracts as src/adapters/evm/deployment-plan.ts deploys them, by their names, so that a test that uses them does
/// not compile them again. The contract that inherits this holds every role. The only place that knows constructors.
abstract contract Deployment is Cheats {
    address public constant FEE_COLLECTOR = address(0xFEE);

    IIncomeSeries public hub;
    IRegistry public registry;
    IRaise public raise;
    IFxFeed public feed;
    IHardship public hardship;
    IIncomeRouter public router;
    IWindows public windows;
    IPeriodRates public rates;
    IPoseidon5 public poseidon;
    TrustingVerifier public verifier;
    WatchedToken public token;

    function _deploy() internal {
        verifier = new TrustingVerifier();
        token = new WatchedToken();
        uint256 nonce = vm.getNonce(address(this));
        hub = IIncomeSeries(_at(nonce));
        registry = IRegistry(_at(nonce + 1));
        raise = IRaise(_at(nonce + 2));
        feed = IFxFeed(_at(nonce + 3));
        hardship = IHardship(_at(nonce + 4));
        router = IIncomeRouter(_at(nonce + 5));
        windows = IWindows(_at(nonce + 6));
        address access = _at(nonce + 7);
        poseidon = IPoseidon5(_at(nonce + 8));
        rates = IPeriodRates(_at(nonce + 9));

        _create(
            "IncomeSeries.sol:IncomeSeries",
            abi.encode(registry, raise, rates, verifier, token, FEE_COLLECTOR, hardship, router, windows),
            address(hub)
        );
        _create("Registry.sol:Registry", abi.encode(access), address(registry));
        _create("Raise.sol:Raise", abi.encode(hub, registry, token, FEE_COLLECTOR), address(raise));
        _create("FxFeed.sol:FxFeed", abi.encode(access), address(feed));
        _create("Hardship.sol:Hardship", abi.encode(hub, registry), address(hardship));
        _create("IncomeRouter.sol:IncomeRouter", abi.encode(hub, token, poseidon), address(router));
        _create("Windows.sol:Windows", abi.encode(hub, registry, token), address(windows));
        _create("Access.sol:Access", abi.encode(address(this), registry, feed), access);
        _createCode(_poseidonCode(), address(poseidon));
        _create("PeriodRates.sol:PeriodRates", abi.encode(hub, registry, feed), address(rates));
        token.watch(address(hub), address(raise), address(router), address(windows));
    }

    function _at(uint256 nonce) private view returns (address) {
        return vm.computeCreateAddress(address(this), nonce);
    }

    function _create(string memory artifact, bytes memory args, address expected) private {
        _createCode(bytes.concat(_codeOf(artifact), args), expected);
    }

    function _codeOf(string memory artifact) internal view virtual returns (bytes memory) {
        return vm.getCode(artifact);
    }

    function _createCode(bytes memory code, address expected) private {
        address created;
        assembly {
            created := create(0, add(code, 32), mload(code))
        }
        require(created == expected, "not at the address computed before");
    }

    /// circomlibjs writes it and no compiler: the creation code stands between the last two quotes of the built module.
    function _poseidonCode() private view returns (bytes memory) {
        string[] memory parts = vm.split(vm.readFile("build/Poseidon5.ts"), "'");
        return vm.parseBytes(parts[parts.length - 2]);
    }
}
