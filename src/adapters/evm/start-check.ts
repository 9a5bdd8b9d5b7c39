import { toHex } from '@income-series/protocol/bytes';
import { type EvmContracts, REFUSED_CHAIN_IDS } from '@income-series/protocol/chain';
import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import { domainSeparator } from '@income-series/protocol/signing';
import { type Abi, type PublicClient, toFunctionSelector } from 'viem';
import { nodeFailure } from '../../core/errors/node-failure.ts';
import { refusal, type StartCode, type StartRefusal } from '../../core/errors/start-refused.ts';
import { abis } from './abi.ts';
import { hasBuildCode, supportsCodeOverrides } from './build-check.ts';
import { isContractError } from './contract-error.ts';
import { contractsAt } from './deployment-plan.ts';
import { createReadClient } from './wallet.ts';

type ContractRole = keyof EvmContracts;

export interface EvmStartTarget {
  readonly chainId: number;
  /** The node's URL. It may contain an access key and must not be logged. */
  readonly rpcUrl: string;
  /** The contracts' addresses; undefined if the configuration does not name all of them. */
  readonly contracts: EvmContracts | undefined;
  /** The names of the configuration variables of the node and each contract. */
  readonly variables: { readonly node: string; readonly contracts: Readonly<Record<ContractRole, string>> };
  /** Creation code of the proving setup's verifier; undefined if this process does not check proofs. */
  readonly verifierCode: Hex | undefined;
}

/** The hub's views that name another contract. */
const HUB_VIEWS = ['registry', 'raise', 'rates', 'token', 'hardship', 'router', 'windows'] as const;
const POINTERS: readonly (readonly [ContractRole, string, ContractRole])[] = [
  ...(['raise', 'hardship', 'router', 'windows', 'rates'] as const).map((role) => [role, 'hub', 'hub'] as const),
  ['rates', 'fxFeed', 'fxFeed'],
  ['registry', 'authority', 'access'],
  ['fxFeed', 'authority', 'access'],
];

/** The selector in the form of an EVM PUSH: without leading zero bytes. */
const pushForm = (selector: Hex): string => selector.slice(2).replace(/^(00)+/, '');

/** True if the code contains the selector of every function of the ABI, as the build's contract does. */
function hasAllSelectors(code: Hex, abi: Abi): boolean {
  return abi.every((item) => item.type !== 'function' || code.includes(pushForm(toFunctionSelector(item))));
}

/** Calls a view without arguments; null where the contract has no such view. @throws errors of the node */
const readView = (client: PublicClient, address: EvmAddress, abi: Abi, functionName: string): Promise<unknown> =>
  client.readContract({ address, abi, functionName }).catch((error: unknown) => {
    if (isContractError(error)) return null;
    throw error;
  });

const NOWHERE: EvmAddress = '0x0000000000000000000000000000000000000000';

const isAddress = (answer: unknown, address: EvmAddress): boolean =>
  typeof answer === 'string' && answer.toLowerCase() === address.toLowerCase();

type ConfiguredTarget = EvmStartTarget & { readonly contracts: EvmContracts };

/**
 * Refuses contracts whose code differs by a byte from the build's code with the configured addresses. The payment token is left
 * out, because the build does not contain its code. If `comparesAll` is false, only the verifier is compared, because one wrong
 * address changes the code of every contract that stores it.
 */
async function checkCode(
  client: PublicClient,
  target: ConfiguredTarget,
  comparesAll: boolean,
): Promise<readonly StartRefusal[]> {
  const { contracts: at, verifierCode } = target;
  const variables = target.variables.contracts;
  if (!(await supportsCodeOverrides(client, at.hub))) return [refusal('NODE_OVERRIDES', target.variables.node)];
  const [verifier, feeCollector, poseidon] = (
    await Promise.all([
      readView(client, at.hub, abis.hub, 'verifier'),
      readView(client, at.hub, abis.hub, 'feeCollector'),
      readView(client, at.router, abis.router, 'poseidon5'),
    ])
  ).map((address) => (address ?? NOWHERE) as EvmAddress) as [EvmAddress, EvmAddress, EvmAddress];
  const {
    series,
    token: _,
    verifier: proving,
    poseidon: hash,
    ...built
  } = contractsAt(
    { ...at, series: at.hub, verifier, poseidon },
    { feeCollector, verifierCode },
    at.hub, // the first holder of the roles is not part of any code
  );
  const comparisons = [
    ...(verifierCode === undefined ? [] : [[refusal('CONTRACT_VERIFIER', 'PROVING_SETUP'), proving] as const]),
    ...(comparesAll
      ? Object.entries({ hub: series, ...built }).map(
          ([role, planned]) => [refusal('CONTRACT_OTHER', variables[role as ContractRole]), planned] as const,
        )
      : []),
    // The router names the Poseidon contract, for which there is no variable.
    ...(comparesAll ? [[refusal('CONTRACT_OTHER', variables.router), hash] as const] : []),
  ];
  const matches = await Promise.all(comparisons.map(([, planned]) => hasBuildCode(client, planned)));
  const refusals = comparisons.flatMap(([reason], i) => (matches[i] ? [] : [reason]));
  const isFirst = ({ variable }: StartRefusal, i: number) =>
    refusals.findIndex((other) => other.variable === variable) === i;
  return refusals.filter(isFirst); // one refusal for each variable
}

/** Finds the first fault of each contract: its code, its functions, or the contracts that it names. */
async function checkContracts(client: PublicClient, target: ConfiguredTarget): Promise<readonly StartRefusal[]> {
  const { contracts: at, chainId } = target;
  const variables = target.variables.contracts;
  const roles = Object.keys(variables) as ContractRole[];
  const [codes, hubAnswers, pointerAnswers, separator, decimals] = await Promise.all([
    Promise.all(roles.map((role) => client.getCode({ address: at[role] }))),
    Promise.all(HUB_VIEWS.map((role) => readView(client, at.hub, abis.hub, role))),
    Promise.all(POINTERS.map(([role, name]) => readView(client, at[role], abis[role], name))),
    readView(client, at.hub, abis.hub, 'domainSeparator'),
    readView(client, at.token, abis.token, 'decimals'),
  ]);
  const faults = new Map<ContractRole, StartCode>();
  const add = (role: ContractRole, code: StartCode) => void (faults.has(role) || faults.set(role, code));
  roles.forEach((role, i) => {
    const code = codes[i];
    if (code === undefined) add(role, 'CONTRACT_MISSING');
    else if (role === 'token' ? typeof decimals !== 'number' : !hasAllSelectors(code, abis[role])) {
      add(role, 'CONTRACT_OTHER');
    }
  });
  if (!faults.has('hub')) {
    HUB_VIEWS.forEach((role, i) => void (isAddress(hubAnswers[i], at[role]) || add(role, 'CONTRACT_ROLE')));
    const domain = domainSeparator({ kind: 'evm', chainId, verifyingContract: at.hub });
    if (separator !== toHex(domain)) add('hub', 'CONTRACT_DOMAIN');
  }
  POINTERS.forEach(([role, , target], i) => {
    if (faults.has(role) || faults.has(target) || isAddress(pointerAnswers[i], at[target])) return;
    // The hub has no fault here, so a contract that names another hub is the wrong one.
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

/**
 * The reasons for which node or contracts cannot be used. It sends no transaction, takes five rounds of requests and never
 * throws.
 */
export async function checkChain(target: EvmStartTarget): Promise<readonly StartRefusal[]> {
  const { rpcUrl, chainId, contracts } = target;
  const { node } = target.variables;
  try {
    const client = createReadClient({ rpcUrl, chainId });
    const nodeChainId = await client.getChainId();
    if (REFUSED_CHAIN_IDS.has(nodeChainId)) return [refusal('CHAIN_REFUSED', node)];
    if (nodeChainId !== chainId) return [refusal('CHAIN_MISMATCH', node)];
    return contracts === undefined ? [] : await checkContracts(client, { ...target, contracts });
  } catch (error) {
    return [refusal(nodeFailure(error), node)];
  }
}
