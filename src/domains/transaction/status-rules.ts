import type { TransactionId } from '../../core/address.ts';

/**
 * The status of a built transaction. BUILT: nobody said that it was sent. SENT: its wallet's owner said so. MINED: a
 * block holds it. INDEXED: the index has reached that block. DROPPED: no block has it after a day, and none may ever. A
 * reorganisation leads back to SENT, and a hash that is another transaction's back to BUILT.
 */
export type TransactionStatus = 'BUILT' | 'SENT' | 'MINED' | 'INDEXED' | 'DROPPED';

/** What a feed of a transaction's status delivers, and by what it ends. */
export interface StatusFields {
  readonly life: string;
  readonly txHash: TransactionId | null;
  readonly succeeded: boolean | null;
  /** It moves where the transaction is refreshed. */
  readonly expiresAt: Date;
}

/** Whether a feed has something to say. */
export const isNews = (now: StatusFields, last: StatusFields): boolean =>
  now.life !== last.life ||
  now.txHash !== last.txHash ||
  now.succeeded !== last.succeeded ||
  now.expiresAt.getTime() !== last.expiresAt.getTime();

/** Nobody says that it was sent, or it was and its blockhash is long too old: no second one can reach a block with it. */
export const mayBeRefreshed = (life: string): boolean => life === 'BUILT' || life === 'DROPPED';

/** Nothing more comes: it is indexed or dropped, or a block holds its failure. */
export const isOver = ({ life, succeeded }: Omit<StatusFields, 'expiresAt'>): boolean =>
  life === 'INDEXED' || life === 'DROPPED' || (life === 'MINED' && succeeded === false);

/** Another hash may take the place of the one that was named: nobody saw that in a block. */
export const mayBeReplaced = (life: string): boolean => life !== 'MINED' && life !== 'INDEXED';
