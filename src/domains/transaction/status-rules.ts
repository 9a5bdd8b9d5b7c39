import type { TransactionId } from '@income-series/protocol/address';

/**
 * The status of a built transaction. BUILT: no hash was reported. SENT: its owner reported a hash. MINED: a block has it.
 * INDEXED: the index has reached that block. DROPPED: no block had it in time, or another transaction took its nonce. A
 * reorganisation leads back to SENT, and a hash of another transaction back to BUILT.
 */
export type TransactionStatus = 'BUILT' | 'SENT' | 'MINED' | 'INDEXED' | 'DROPPED';

/**
 * The reason why no block has a sent transaction. NOT_INCLUDED: the node has it, or had it. HASH_UNKNOWN: the node never knew its
 * hash. NONCE_TAKEN: another transaction of the wallet took its nonce.
 */
export type UnminedReason = 'NOT_INCLUDED' | 'HASH_UNKNOWN' | 'NONCE_TAKEN';

/** The fields of a transaction whose change a feed reports. */
export interface StatusFields {
  readonly life: string;
  readonly txHash: TransactionId | null;
  readonly succeeded: boolean | null;
  readonly unminedReason: string | null;
  /** Changes when the transaction is refreshed. */
  readonly expiresAt: Date;
}

/** True if the status differs from the last reported one. */
export const isNews = (now: StatusFields, last: StatusFields): boolean =>
  now.life !== last.life ||
  now.txHash !== last.txHash ||
  now.succeeded !== last.succeeded ||
  now.unminedReason !== last.unminedReason ||
  now.expiresAt.getTime() !== last.expiresAt.getTime();

/** True if a transaction may get a new blockhash: it was not sent, or it was dropped and no block can include it over its old blockhash. */
export const mayBeRefreshed = (life: string): boolean => life === 'BUILT' || life === 'DROPPED';

/** True if the status will not change any more: it is indexed or dropped, or was mined and failed. */
export const isFinal = ({ life, succeeded }: Pick<StatusFields, 'life' | 'succeeded'>): boolean =>
  life === 'INDEXED' || life === 'DROPPED' || (life === 'MINED' && succeeded === false);

/** True if another hash may replace the reported one, because no block has the reported one. */
export const mayBeReplaced = (life: string): boolean => life !== 'MINED' && life !== 'INDEXED';
