import { z } from 'zod';
import { evmChainName, REFUSED_CHAIN_IDS } from '../core/chain.ts';

/** The chain that the service runs on. Every other one is for development. */
export const CHAIN_ID = 10143;

/**
 * The variables of one chain. Those of the first chain of CHAINS have these names; those of a further one have its id
 * after `EVM_`: EVM_31337_RPC_URL, EVM_31337_REORG_BOUND.
 */
export const CHAIN_VARIABLES = [
  'EVM_RPC_URL',
  'EVM_REGISTRY_ADDRESS',
  'EVM_SERIES_ADDRESS',
  'EVM_RAISE_ADDRESS',
  'EVM_HARDSHIP_ADDRESS',
  'EVM_ROUTER_ADDRESS',
  'EVM_WINDOWS_ADDRESS',
  'EVM_FX_FEED_ADDRESS',
  'EVM_RATES_ADDRESS',
  'EVM_TOKEN_ADDRESS',
  'EVM_ACCESS_ADDRESS',
  'EVM_START_BLOCK',
  'EVM_CONTRACTS_FILE',
  'EVM_INDEX_TAG',
  'EVM_MAX_BLOCKS_BEHIND',
  'EVM_MAX_BLOCK_AGE',
  'EVM_PRIORITY_FEE',
  'EVM_RESERVE_BALANCE',
  'REORG_BOUND',
  'KEEPER_DAILY_LIMIT',
] as const;

/** A variable of a further chain. */
export type FurtherVariable = `EVM_${number}_${string}`;

/** A chain's name for a variable: `EVM_31337_RPC_URL` for `EVM_RPC_URL`. */
export const furtherVariable = (chainId: number, name: string): FurtherVariable =>
  `EVM_${chainId}_${name.replace(/^EVM_/, '')}`;

/** The chain's id where the name has the form of a further chain's variable. */
export function furtherChainOf(name: string): number | undefined {
  const digits = /^EVM_(\d+)_/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

const MAX_CHAINS = 16;

/** The ids of the chains after the first: `evm:10143,evm:31337`. */
export const furtherChains = z.string().transform((text, ctx): readonly number[] => {
  const refuse = (message: string) => {
    ctx.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  const names = text.split(',').map((part) => part.trim());
  const ids = names.map((name) => Number(/^evm:([1-9]\d{0,9})$/.exec(name)?.[1] ?? Number.NaN));
  if (!ids.every((id) => id <= 0xffff_ffff))
    return refuse(`must be chains like ${evmChainName(CHAIN_ID)}, separated by commas`);
  if (ids.some((id) => REFUSED_CHAIN_IDS.has(id))) return refuse('names a chain that is refused (CHAIN_REFUSED)');
  if (ids[0] !== CHAIN_ID) return refuse(`must begin with ${evmChainName(CHAIN_ID)}`);
  if (new Set(ids).size !== ids.length) return refuse('names a chain twice');
  return ids.length > MAX_CHAINS ? refuse(`must be at most ${MAX_CHAINS} chains`) : ids.slice(1);
});
