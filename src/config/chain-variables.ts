import { evmChainName, REFUSED_CHAIN_IDS } from '@income-series/protocol/chain';
import { z } from 'zod';

/** The id of the chain that the service runs on; other chains are for development. */
export const CHAIN_ID = 10143;

/** The name of a variable of a chain after the first. */
export type FurtherVariable = `EVM_${number}_${string}`;

/** The name of a further chain's variable: `EVM_31337_RPC_URL` for `EVM_RPC_URL` of chain 31337. */
export const furtherVariable = (chainId: number, name: string): FurtherVariable =>
  `EVM_${chainId}_${name.replace(/^EVM_/, '')}`;

/** The chain id in the name of a further chain's variable; undefined for another name. */
export function furtherChainOf(name: string): number | undefined {
  const digits = /^EVM_(\d+)_/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

const MAX_CHAINS = 16;

/** Parses CHAINS, as `evm:10143,evm:31337`, to the ids of the chains after the first. */
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
