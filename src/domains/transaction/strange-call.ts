import type { MinedAt } from '@income-series/protocol/chain';
import type { ChainReader } from '../../chains/index.ts';
import { type Fingerprint, findCall } from './fingerprint.ts';

/** A chain that shows what a transaction did, and whether a wallet has code. */
export type CallWitness = Pick<ChainReader, 'tookEffect' | 'hasCode'>;

/**
 * True if another wallet sent the transaction and it only has the built call in its data, because a wallet without code makes no call
 * in the transaction of another wallet. A call that took effect is never strange, because the wallet may have had code by EIP-7702
 * then and none now.
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
