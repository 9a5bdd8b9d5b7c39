import type { MinedAt } from '@income-series/protocol/chain';
import type { ChainReader } from '../../chains/index.ts';
import { type Fingerprint, findCall } from './fingerprint.ts';

/** A chain that shows what a transaction did, and whether a wallet has code. */
export type CallWitness = Pick<ChainReader, 'tookEffect' | 'hasCode'>;

/**
 * True if the transaction is somebody else's, and has the built call of a wallet without code in its data: a key makes no call in
 * another's transaction, so that this one says nothing about the built call. Code by EIP-7702 may be gone by now, so that an effect
 * decides first.
 */
export async function isStrangeCall(
  chain: CallWitness,
  built: Fingerprint & { readonly kind: string },
  at: MinedAt,
): Promise<boolean> {
  const call = findCall(built, at);
  if (!call?.isWrapped || at.from === built.wallet) return false;
  if (chain.tookEffect?.({ ...built, data: call.data }, at) === true) return false;
  return (await chain.hasCode?.(built.wallet)) === false;
}
