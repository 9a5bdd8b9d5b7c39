import { parseEnv } from 'node:util';
import { toChecksumAddress } from '@income-series/protocol/address';
import type { EvmContracts } from '@income-series/protocol/chain';
import { readTextFile } from './read-file.ts';

/** The variables of the contracts' addresses, by contract. */
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

/** All variables that a contracts file may set. */
export const CONTRACTS_FILE_VARIABLES = [
  'EVM_CHAIN_ID',
  'EVM_START_BLOCK',
  ...Object.values(CONTRACT_VARIABLES),
] as const;
type ContractsFileVariable = (typeof CONTRACTS_FILE_VARIABLES)[number];

/** A deployment, as in a file of `EVM_CONTRACTS_FILE`. */
export interface DeployedChain {
  readonly chainId: number;
  readonly contracts: EvmContracts;
  readonly startBlock: bigint;
}

/** Writes a contracts file: lines `NAME=value`, which shells, Docker and systemd read too. Addresses have EIP-55 capitals. */
export function contractsFileText({ chainId, contracts, startBlock }: DeployedChain): string {
  const values: Record<ContractsFileVariable, string> = {
    EVM_CHAIN_ID: `${chainId}`,
    EVM_START_BLOCK: `${startBlock}`,
    ...(Object.fromEntries(
      Object.entries(CONTRACT_VARIABLES).map(([role, name]) => [
        name,
        toChecksumAddress(contracts[role as keyof EvmContracts]),
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

export type ContractsFileValues = Readonly<Partial<Record<ContractsFileVariable, string>>>;

/**
 * Reads a contracts file. Returns undefined if it sets a variable that is not in `CONTRACTS_FILE_VARIABLES`.
 * @throws Error if it cannot be read
 */
export function readContractsFile(path: string): ContractsFileValues | undefined {
  const values = parseEnv(readTextFile(path));
  const allowed: ReadonlySet<string> = new Set(CONTRACTS_FILE_VARIABLES);
  return Object.keys(values).every((name) => allowed.has(name)) ? values : undefined;
}
