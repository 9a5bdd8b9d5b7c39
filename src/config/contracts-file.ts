import { parseEnv } from 'node:util';
import type { EvmContracts } from '../core/chain.ts';
import type { EvmAddress } from '../core/hex.ts';
import { readTextFile } from './read-file.ts';

/** The variable that names each contract. */
export const CONTRACT_VARIABLES = {
  registry: 'EVM_REGISTRY_ADDRESS',
  hub: 'EVM_SERIES_ADDRESS',
  raise: 'EVM_RAISE_ADDRESS',
  hardship: 'EVM_HARDSHIP_ADDRESS',
  router: 'EVM_ROUTER_ADDRESS',
  fxFeed: 'EVM_FX_FEED_ADDRESS',
  rates: 'EVM_RATES_ADDRESS',
  windows: 'EVM_WINDOWS_ADDRESS',
  token: 'EVM_TOKEN_ADDRESS',
  access: 'EVM_ACCESS_ADDRESS',
} as const satisfies Record<keyof EvmContracts, string>;

/** All that a contracts file may set. */
const CONTRACTS_FILE_VARIABLES = ['EVM_CHAIN_ID', 'EVM_START_BLOCK', ...Object.values(CONTRACT_VARIABLES)] as const;
export type ContractsFileVariable = (typeof CONTRACTS_FILE_VARIABLES)[number];

/** A deployment as `EVM_CONTRACTS_FILE` holds it. */
export interface DeployedChain {
  readonly chainId: number;
  readonly contracts: EvmContracts;
  readonly startBlock: bigint;
}

/** The text of a contracts file: `NAME=value` lines, which shells, Docker and systemd read too; addresses as EIP-55 capitalises them. */
export function contractsFileText(
  { chainId, contracts, startBlock }: DeployedChain,
  checksummed: (address: EvmAddress) => string,
): string {
  const values: Record<ContractsFileVariable, string> = {
    EVM_CHAIN_ID: `${chainId}`,
    EVM_START_BLOCK: `${startBlock}`,
    ...(Object.fromEntries(
      Object.entries(CONTRACT_VARIABLES).map(([role, name]) => [
        name,
        checksummed(contracts[role as keyof EvmContracts]),
      ]),
    ) as Record<(typeof CONTRACT_VARIABLES)[keyof EvmContracts], string>),
  };
  const lines = CONTRACTS_FILE_VARIABLES.map((name) => `${name}=${values[name]}`);
  return [
    '# The contracts of Income Series on one chain: EVM_CONTRACTS_FILE, or EVM_<id>_CONTRACTS_FILE, names this file.',
    ...lines,
    '',
  ].join('\n');
}

/**
 * What a contracts file sets.
 * @throws Error where it cannot be read, and where it sets another variable than those of contracts
 */
export function readContractsFile(path: string): Readonly<Partial<Record<ContractsFileVariable, string>>> {
  const values = parseEnv(readTextFile(path));
  const known: ReadonlySet<string> = new Set(CONTRACTS_FILE_VARIABLES);
  if (Object.keys(values).some((name) => !known.has(name))) throw new Error('another variable');
  return values;
}
