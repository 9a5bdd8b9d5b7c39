import type { ChainTransaction } from '../../core/chain.ts';
import type { EvmRequest } from './model.ts';

/**
 * Where a built transaction stands. BUILT: nobody said that it was sent. SENT: its wallet's owner said so. MINED: a block
 * holds it. INDEXED: the index has come to that block. DROPPED: no node holds it any more. A reorganisation leads back to
 * SENT, and a hash that is another transaction's back to BUILT.
 */
export type Life = 'BUILT' | 'SENT' | 'MINED' | 'INDEXED' | 'DROPPED';

/** What a feed of a transaction's life tells, and ends by. */
export interface LifeState {
  readonly life: string;
  readonly txHash: string | null;
  readonly succeeded: boolean | null;
}

/** Nothing more comes: it is indexed or dropped, or a block holds its failure. */
export const isOver = ({ life, succeeded }: LifeState): boolean =>
  life === 'INDEXED' || life === 'DROPPED' || (life === 'MINED' && succeeded === false);

/** Another hash may take the place of the one that was named: nobody saw that in a block. */
export const mayBeReplaced = (life: string): boolean => life !== 'MINED' && life !== 'INDEXED';

/**
 * Whether a transaction on the chain is the built one. A wallet that is a key sends it as it is. One that is a contract
 * acts within a transaction of somebody else's, to the wallet itself or by way of others: the built call is in its data,
 * and so is the wallet, or it is whom the transaction is to.
 */
export function isBuilt({ from, to, data }: EvmRequest, found: ChainTransaction): boolean {
  if (found.from === from) return found.to === to.toLowerCase() && found.data === data.toLowerCase();
  const named = found.to === from || found.data.includes(from.slice(2));
  return named && found.data.includes(data.slice(2).toLowerCase());
}
