import type { Address } from '@income-series/protocol/address';
import type { Bytes32, KeyAddress } from '@income-series/protocol/hex';
import type { Tx } from '../../core/tx.ts';
import { enqueue } from './enqueue.ts';
import type { ActionKinds } from './kinds.ts';
import type { Audience, Message } from './model/index.ts';

/** An action of a person or a keeper that others are notified of. */
export interface UserAction {
  readonly kind: keyof ActionKinds;
  readonly chain: string;
  readonly seriesKey: Bytes32 | null;
  /** The id of the record that was acted on; null if it has none. */
  readonly subjectId: string | null;
  readonly audience: Audience;
  readonly at: Date;
  readonly period?: number;
  readonly round?: number;
  readonly status?: string;
  /** A code, never text. */
  readonly reason?: string;
  /** Distinguishes repeated actions on one record; without it, only the first is notified. */
  readonly once?: string;
}

/** Addresses a message to the account that has linked the issuer's wallet when the message is dispatched. */
export const toIssuer = (issuer: Address): Audience => ({ wallets: [issuer] });
/** Addresses a message to the accounts that have linked the keys when it is dispatched, if the keys are active then. */
export const toKeys = (...keys: readonly KeyAddress[]): Audience => ({ keys });

function messageAbout({ once = '', seriesKey, subjectId, ...action }: UserAction): Message {
  const origin = `${action.chain}:${seriesKey ?? ''}:${subjectId ?? ''}:${once}`;
  return { ...action, origin, seriesKey, subjectId };
}

/** A record with an envelope that its issuer sealed for a key. */
interface SealedRecord extends Pick<UserAction, 'chain' | 'seriesKey' | 'period'> {
  readonly id: string;
  readonly issuer: Address;
  readonly state: string;
}

/** Asks the issuers of records to seal their envelopes again for a key that cannot open them; once per record and key. */
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

/** Writes the messages about several actions into the outbox, in the actions' transaction. */
export const enqueueActions = (tx: Tx, actions: readonly UserAction[]): Promise<void> =>
  enqueue(tx, actions.map(messageAbout));
