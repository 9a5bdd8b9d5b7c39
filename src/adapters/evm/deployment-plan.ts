import { type EvmAddress, type Hex, lowerHex } from '@income-series/protocol/hex';
import { encodeDeployData, getContractAddress } from 'viem';
import * as access from '../../../contracts/evm/build/Access.ts';
import * as fxFeed from '../../../contracts/evm/build/FxFeed.ts';
import * as verifier from '../../../contracts/evm/build/Groth16Verifier.ts';
import * as hardship from '../../../contracts/evm/build/Hardship.ts';
import * as router from '../../../contracts/evm/build/IncomeRouter.ts';
import * as series from '../../../contracts/evm/build/IncomeSeries.ts';
import * as rates from '../../../contracts/evm/build/PeriodRates.ts';
import * as poseidon from '../../../contracts/evm/build/Poseidon5.ts';
import * as raise from '../../../contracts/evm/build/Raise.ts';
import * as registry from '../../../contracts/evm/build/Registry.ts';
import * as token from '../../../contracts/evm/build/TestToken.ts';
import * as windows from '../../../contracts/evm/build/Windows.ts';

/** The addresses of one deployment's contracts. */
export interface DeployedContracts {
  readonly registry: EvmAddress;
  /** The hub: the EIP-712 verifyingContract. */
  readonly series: EvmAddress;
  readonly raise: EvmAddress;
  readonly fxFeed: EvmAddress;
  readonly hardship: EvmAddress;
  readonly router: EvmAddress;
  readonly windows: EvmAddress;
  readonly rates: EvmAddress;
  readonly verifier: EvmAddress;
  readonly token: EvmAddress;
  readonly poseidon: EvmAddress;
  readonly access: EvmAddress;
}

/** The fee collector and the existing contracts that a deployment uses. */
export interface Parts {
  /** The only wallet that receives fees and non-reveal charges. */
  readonly feeCollector: EvmAddress;
  /** An existing payment token (plain ERC-20); without it a test token with an open mint is deployed. */
  readonly token?: EvmAddress | undefined;
  /** An existing Groth16 verifier; without it `verifierCode` is deployed. */
  readonly verifier?: EvmAddress | undefined;
  /** Creation code of the proving setup's verifier. Default: the build's verifier. */
  readonly verifierCode?: Hex | undefined;
}

export interface PlannedContract {
  readonly contract: string;
  readonly address: EvmAddress;
  /** Creation code followed by the constructor's arguments. */
  readonly code: Hex;
}

export interface DeploymentPlan {
  readonly addresses: DeployedContracts;
  /** The contracts in the order of their transactions. */
  readonly contracts: readonly PlannedContract[];
}

/** The creation code of the verifier that the build holds. */
const BUILT_VERIFIER: Hex = verifier.bytecode;

/** The build's creation code for every contract at the given addresses; `admin` is the first holder of every role. */
export function contractsAt(
  at: DeployedContracts,
  { feeCollector, verifierCode = BUILT_VERIFIER }: Parts,
  admin: EvmAddress,
) {
  const others = [at.hardship, at.router, at.windows] as const;
  const hubArgs = [at.registry, at.raise, at.rates, at.verifier, at.token, feeCollector, ...others] as const;
  const plan = (contract: string, address: EvmAddress, code: Hex): PlannedContract => ({ contract, address, code });
  const { series: hub } = at;
  return {
    series: plan('IncomeSeries', hub, encodeDeployData({ ...series, args: hubArgs })),
    registry: plan('Registry', at.registry, encodeDeployData({ ...registry, args: [at.access] })),
    raise: plan('Raise', at.raise, encodeDeployData({ ...raise, args: [hub, at.registry, at.token, feeCollector] })),
    fxFeed: plan('FxFeed', at.fxFeed, encodeDeployData({ ...fxFeed, args: [at.access] })),
    hardship: plan('Hardship', at.hardship, encodeDeployData({ ...hardship, args: [hub, at.registry] })),
    router: plan('IncomeRouter', at.router, encodeDeployData({ ...router, args: [hub, at.token, at.poseidon] })),
    windows: plan('Windows', at.windows, encodeDeployData({ ...windows, args: [hub, at.registry, at.token] })),
    access: plan('Access', at.access, encodeDeployData({ ...access, args: [admin, at.registry, at.fxFeed] })),
    rates: plan('PeriodRates', at.rates, encodeDeployData({ ...rates, args: [hub, at.registry, at.fxFeed] })),
    poseidon: plan('Poseidon5', at.poseidon, poseidon.bytecode),
    verifier: plan('Groth16Verifier', at.verifier, verifierCode),
    token: plan('TestToken', at.token, token.bytecode),
  } as const satisfies Record<keyof DeployedContracts, PlannedContract>;
}

/**
 * Plans a deployment whose contracts know each other by immutable addresses, the hub first. The addresses are computed
 * from the deployer's nonce (CREATE), so no call has to connect the contracts afterwards, and the hub of a fresh chain's
 * first account always has the same address.
 */
export function planDeployment(deployer: EvmAddress, nonce: number, parts: Parts): DeploymentPlan {
  const order = [
    'series',
    'registry',
    'raise',
    'fxFeed',
    'hardship',
    'router',
    'windows',
    'access',
    'poseidon',
  ] as const;
  const replaceable = [
    ...(parts.verifier ? [] : (['verifier'] as const)),
    ...(parts.token ? [] : (['token'] as const)),
  ];
  const names = [...order, ...replaceable, 'rates'] as const; // the rates' constructor asks the token for its decimals
  const at = (name: (typeof names)[number]): EvmAddress =>
    lowerHex(getContractAddress({ from: deployer, nonce: BigInt(nonce + names.indexOf(name)) }));
  const addresses: DeployedContracts = {
    ...(Object.fromEntries(order.map((name) => [name, at(name)])) as Record<(typeof order)[number], EvmAddress>),
    rates: at('rates'),
    verifier: parts.verifier ?? at('verifier'),
    token: parts.token ?? at('token'),
  };
  const contracts = contractsAt(addresses, parts, deployer);
  return { addresses, contracts: names.map((name) => contracts[name]) };
}
