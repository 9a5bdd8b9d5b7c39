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
  readonly round?: number;
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

function messageAbout({ once = '', seriesKey, subjectId, ...action }: UserAction): Message {
  const of = `${action.chain}:${seriesKey ?? ''}:${subjectId ?? ''}:${once}`;
  return { ...action, of, seriesKey, subjectId };
}

/** A record whose issuer sealed something in it. */
interface SealedRecord extends Pick<UserAction, 'chain' | 'seriesKey' | 'period'> {
  readonly id: string;
  readonly issuer: Address;
  readonly state: string;
}

/** Asks the issuers of records, once for a key, to seal again what it does not open. */
export const askToSeal =
  (kind: UserAction['kind']) =>
  (tx: Tx, records: readonly SealedRecord[], { key, at }: { readonly key: KeyAddress; readonly at: Date }) =>
    enqueueActions(
      tx,
      records.map(({ id: subjectId, issuer, state: status, ...about }) => ({
        ...about,
        kind,
        subjectId,
        status,
        audience: toIssuer(issuer),
        at,
        once: key,
      })),
    );

/** Writes the message about an action into the outbox, in the action's transaction. */
export const enqueueAction = (tx: Tx, action: UserAction): Promise<void> => enqueueActions(tx, [action]);

/** The same for several actions. */
export const enqueueActions = (tx: Tx, actions: readonly UserAction[]): Promise<void> =>
  enqueue(tx, actions.map(messageAbout));
