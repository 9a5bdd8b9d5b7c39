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
}

/** Nothing more comes: it is indexed or dropped, or a block holds its failure. */
export const isOver = ({ life, succeeded }: StatusFields): boolean =>
  life === 'INDEXED' || life === 'DROPPED' || (life === 'MINED' && succeeded === false);

/** Another hash may take the place of the one that was named: nobody saw that in a block. */
export const mayBeReplaced = (life: string): boolean => life !== 'MINED' && life !== 'INDEXED';
