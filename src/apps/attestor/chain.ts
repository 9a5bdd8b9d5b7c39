import type { EvmContracts } from '../../core/chain.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Address } from '../../core/hex.ts';
import { Failure } from './exit.ts';
import type { PinnedConfig } from './files/config.ts';
import { differs } from './signing/request.ts';

const NOWHERE = '0x0000000000000000000000000000000000000000' as Address;

/** What the chain's registry says of a key, read from the attestor's own node. */
export interface RegistryAnswer {
  readonly active: boolean;
  readonly block: bigint;
}

/** @returns null where no node is configured @throws Failure network, differs (a node of another chain) */
export async function askRegistry(config: PinnedConfig, key: Address): Promise<RegistryAnswer | null> {
  const { rpcUrl, registry, chainId, hub } = config;
  if (rpcUrl === undefined || registry === undefined) return null;
  const contracts: EvmContracts = {
    hub,
    registry,
    raise: NOWHERE,
    hardship: NOWHERE,
    router: NOWHERE,
    fxFeed: NOWHERE,
    token: NOWHERE,
  };
  const { createEvmChain } = await import('../../adapters/evm/index.ts'); // large, and most commands ask no node
  try {
    const { block, value } = await createEvmChain({ chainId, rpcUrl, contracts }).activeAttestors([key]);
    return { active: value.get(key) === true, block: block.number };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code !== 'CHAIN_UNAVAILABLE') throw differs(error.code, 'The configured node serves another chain.');
    throw new Failure('network', error.code, 'The configured node does not answer.');
  }
}
