import type { Address } from '../../core/address.ts';
import type { Bytes32, KeyAddress } from '../../core/hex.ts';
import type { Tx } from '../../core/tx.ts';
import { enqueue } from './enqueue.ts';
import type { ActionKinds } from './kinds.ts';
import type { Audience, Message } from './model.ts';

/** What somebody did about a series, as others are notified of it. */
export interface UserAction {
  readonly kind: keyof ActionKinds;
  readonly chain: string;
  readonly seriesKey: Bytes32 | null;
  /** The record's id; null where it has none of its own. */
  readonly subjectId: string | null;
  readonly audience: Audience;
  readonly at: Date;
  readonly period?: number;
  readonly status?: string;
  /** A code. */
  readonly reason?: string;
  /** What makes it differ from the same action on the same record before. */
  readonly once?: string;
}

/** The issuer of a record: the account that has its wallet when the message is dispatched. */
export const toIssuer = (issuer: Address): Audience => ({ wallets: [issuer] });
/** Whom work is addressed to: the account that has linked the key when the message is dispatched, while the key is active. */
export const toKeys = (...keys: readonly KeyAddress[]): Audience => ({ keys });

/** Writes the message about an action into the outbox, in the action's transaction. */
export async function enqueueAction(tx: Tx, { once = '', seriesKey, subjectId, ...action }: UserAction): Promise<void> {
  const of = `${action.chain}:${seriesKey ?? ''}:${subjectId ?? ''}:${once}`;
  const message: Message = { ...action, of, seriesKey, subjectId };
  await enqueue(tx, [message]);
}
