import { type Abi, type PublicClient, toFunctionSelector } from 'viem';
import { toHex } from '../../core/bytes.ts';
import { type EvmContracts, REFUSED_CHAIN_IDS } from '../../core/chain.ts';
import { nodeFailure } from '../../core/errors/node-failure.ts';
import { refusal, type StartCode, type StartRefusal } from '../../core/errors/start-refused.ts';
import type { EvmAddress, Hex } from '../../core/hex.ts';
import { domainSeparator } from '../../core/signing/index.ts';
import { abis } from './abi.ts';
import { holdsBuild, takesOverrides } from './build-check.ts';
import { contractsAt } from './deployment-plan.ts';
import { createReadClient } from './wallet.ts';

type ContractRole = keyof EvmContracts;

export interface EvmStartTarget {
  readonly chainId: number;
  /** May hold an access key: never log it. */
  readonly rpcUrl: string;
  /** Undefined where the configuration does not name all of them. */
  readonly contracts: EvmContracts | undefined;
  /** The variables that name the node and each contract. */
  readonly variables: { readonly node: string; readonly contracts: Readonly<Record<ContractRole, string>> };
  /** Creation code of the proving setup's verifier, where this process checks proofs. */
  readonly verifierCode: Hex | undefined;
}

/** Which contract each one's view names. The hub's own are what everything is compared with. */
const HUB_VIEWS = ['registry', 'raise', 'rates', 'token', 'hardship', 'router', 'windows'] as const;
const POINTERS: readonly (readonly [ContractRole, string, ContractRole])[] = [
  ...(['raise', 'hardship', 'router', 'windows', 'rates'] as const).map((role) => [role, 'hub', 'hub'] as const),
  ['rates', 'fxFeed', 'fxFeed'],
  ['registry', 'authority', 'access'],
  ['fxFeed', 'authority', 'access'],
];

/** A selector as a PUSH of the EVM holds it: without leading zeros. */
const pushed = (selector: Hex): string => selector.slice(2).replace(/^(00)+/, '');

/** Whether the code can be that of the build's contract: it dispatches every function of its ABI. */
function dispatches(code: Hex, abi: Abi): boolean {
  return abi.every((item) => item.type !== 'function' || code.includes(pushed(toFunctionSelector(item))));
}

/** Null where no such view answers. */
const view = (client: PublicClient, address: EvmAddress, abi: Abi, functionName: string): Promise<unknown> =>
  client.readContract({ address, abi, functionName }).catch(() => null);

const NOWHERE: EvmAddress = '0x0000000000000000000000000000000000000000';

const is = (found: unknown, address: EvmAddress): boolean =>
  typeof found === 'string' && found.toLowerCase() === address.toLowerCase();

type GivenTarget = EvmStartTarget & { readonly contracts: EvmContracts };

/**
 * Which contracts are not byte for byte what the build's creation code makes with the addresses that are given. The
 * payment token is not the build's, and so only asked for its decimals. With `all` false, only the verifier is looked at:
 * where an address is wrong, every contract that holds it differs too.
 */
async function checkCode(client: PublicClient, target: GivenTarget, all: boolean): Promise<readonly StartRefusal[]> {
  const { contracts: at, verifierCode } = target;
  const variables = target.variables.contracts;
  if (!(await takesOverrides(client, at.hub))) return [refusal('NODE_OVERRIDES', target.variables.node)];
  const [verifier, feeCollector, poseidon] = (
    await Promise.all([
      view(client, at.hub, abis.hub, 'verifier'),
      view(client, at.hub, abis.hub, 'feeCollector'),
      view(client, at.router, abis.router, 'poseidon5'),
    ])
  ).map((found) => (found ?? NOWHERE) as EvmAddress) as [EvmAddress, EvmAddress, EvmAddress];
  const {
    series,
    token: _,
    verifier: proving,
    poseidon: hash,
    ...built
  } = contractsAt(
    { ...at, series: at.hub, verifier, poseidon },
    { feeCollector, verifierCode },
    at.hub, // the first holder of the roles: no part of any code
  );
  const compared = [
    ...(verifierCode === undefined ? [] : [[refusal('CONTRACT_VERIFIER', 'PROVING_SETUP'), proving] as const]),
    ...(all
      ? Object.entries({ hub: series, ...built }).map(
          ([role, planned]) => [refusal('CONTRACT_OTHER', variables[role as ContractRole]), planned] as const,
        )
      : []),
    ...(all ? [[refusal('CONTRACT_OTHER', variables.router), hash] as const] : []),
  ];
  const same = await Promise.all(compared.map(([, planned]) => holdsBuild(client, planned)));
  const found = compared.flatMap(([reason], i) => (same[i] ? [] : [reason]));
  return found.filter(({ variable }, i) => found.findIndex((other) => other.variable === variable) === i);
}

async function checkContracts(client: PublicClient, target: GivenTarget): Promise<readonly StartRefusal[]> {
  const { contracts: at, chainId } = target;
  const variables = target.variables.contracts;
  const roles = Object.keys(variables) as ContractRole[];
  const [codes, named, pointed, separator, decimals] = await Promise.all([
    Promise.all(roles.map((role) => client.getCode({ address: at[role] }))),
    Promise.all(HUB_VIEWS.map((role) => view(client, at.hub, abis.hub, role))),
    Promise.all(POINTERS.map(([role, name]) => view(client, at[role], abis[role], name))),
    view(client, at.hub, abis.hub, 'domainSeparator'),
    view(client, at.token, abis.token, 'decimals'),
  ]);
  const faults = new Map<ContractRole, StartCode>();
  const add = (role: ContractRole, code: StartCode) => void (faults.has(role) || faults.set(role, code));
  roles.forEach((role, i) => {
    const code = codes[i];
    if (code === undefined) add(role, 'CONTRACT_MISSING');
    else if (role === 'token' ? typeof decimals !== 'number' : !dispatches(code, abis[role])) {
      add(role, 'CONTRACT_OTHER');
    }
  });
  if (!faults.has('hub')) {
    HUB_VIEWS.forEach((role, i) => void (is(named[i], at[role]) || add(role, 'CONTRACT_ROLE')));
    const domain = domainSeparator({ kind: 'evm', chainId, verifyingContract: at.hub });
    if (separator !== toHex(domain)) add('hub', 'CONTRACT_DOMAIN');
  }
  POINTERS.forEach(([role, , target], i) => {
    if (faults.has(role) || faults.has(target) || is(pointed[i], at[target])) return;
    add(target === 'hub' ? role : target, 'CONTRACT_ROLE');
  });
  return [
    ...roles.flatMap((role) => {
      const code = faults.get(role);
      return code === undefined ? [] : [refusal(code, variables[role])];
    }),
    ...(faults.has('hub') ? [] : await checkCode(client, target, faults.size === 0)),
  ];
}

/** Why the node or the contracts cannot be used; sends nothing. Five rounds of requests. Never throws. */
export async function checkChain(target: EvmStartTarget): Promise<readonly StartRefusal[]> {
  const { rpcUrl, chainId, contracts } = target;
  const { node } = target.variables;
  try {
    const client = createReadClient({ rpcUrl, chainId });
    const found = await client.getChainId();
    if (REFUSED_CHAIN_IDS.has(found)) return [refusal('CHAIN_REFUSED', node)];
    if (found !== chainId) return [refusal('CHAIN_MISMATCH', node)];
    return contracts === undefined ? [] : await checkContracts(client, { ...target, contracts });
  } catch (error) {
    return [refusal(nodeFailure(error), node)];
  }
}
