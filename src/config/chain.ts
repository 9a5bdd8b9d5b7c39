import { type EvmContracts, REFUSED_CHAIN_IDS } from '../core/chain.ts';
import { CONTRACT_VARIABLES } from './contracts-file.ts';
import type { Reader } from './reader.ts';
import type { ChainConfig, Profile } from './types.ts';
import * as value from './values.ts';

/** The one chain that the service runs on. */
const CHAIN_ID = 10143;

export function chainId({ optional, error }: Reader): number {
  const id = optional('EVM_CHAIN_ID', value.integer(1, 4_294_967_295)) ?? CHAIN_ID;
  if (REFUSED_CHAIN_IDS.has(id)) error.add('EVM_CHAIN_ID', `is a chain that is refused (CHAIN_REFUSED)`);
  else if (id !== CHAIN_ID) error.add('EVM_CHAIN_ID', `must be ${CHAIN_ID}`);
  return id;
}

/** A node: what it is asked and answers is read by nobody on the way in production. */
export function rpcUrl({ optional, error }: Reader, profile: Profile): string | undefined {
  const url = optional('EVM_RPC_URL', value.href('http', 'https'));
  if (profile === 'production' && url !== undefined && value.hasScheme(url, 'http') && !value.isLoopback(url)) {
    error.add('EVM_RPC_URL', 'must be https, or of this machine, in production');
  }
  return url;
}

export function chain(reader: Reader, profile: Profile): ChainConfig {
  const { given, error, optional, required } = reader;
  const id = chainId(reader);
  const node = rpcUrl(reader, profile);
  if (given.EVM_RPC_URL === undefined) {
    for (const name of [...Object.values(CONTRACT_VARIABLES), 'EVM_START_BLOCK', 'PROVING_SETUP'] as const) {
      if (given[name] !== undefined) error.add(name, 'is given without EVM_RPC_URL');
    }
    return { kind: 'embedded', chainId: id };
  }
  const why = 'is needed with EVM_RPC_URL';
  const contracts = Object.fromEntries(
    Object.entries(CONTRACT_VARIABLES).map(([role, name]) => [role, required(name, value.address, why)]),
  ) as unknown as EvmContracts;
  const startBlock = optional('EVM_START_BLOCK', value.blockNumber) ?? 0n;
  return { kind: 'given', chainId: id, rpcUrl: node as string, contracts, startBlock };
}
