import type { Address } from '@income-series/protocol/address';
import type { ChainEventRecord } from '@income-series/protocol/chain';
import { enumNameOrNull } from '@income-series/protocol/chain-enums';
import type { KeyAddress } from '@income-series/protocol/hex';
import { derivedUuid } from '../../core/derived-uuid.ts';
import { eventKind } from '../../core/event-kind.ts';
import { logId } from '../../core/ids.ts';
import { storedChainKey } from '../../core/on-chain.ts';
import type { EventRule, NotificationCatalogue } from './kinds.ts';
import type { Audience, Message, Payload } from './model/index.ts';

export const outboxId = ({ kind, origin }: Pick<Message, 'kind' | 'origin'>): string =>
  derivedUuid(`outbox:${kind}:${origin}`);
export const notificationId = (outbox: string, account: string): string =>
  derivedUuid(`notifications:${outbox}:${account}`);
export const emailId = (notification: string): string => derivedUuid(`email_outbox:${notification}`);

/** The id of a mail that the account requested, for example one with a code. */
export const requestedEmailId = (account: string, template: string, at: Date): string =>
  derivedUuid(`email_outbox:${template}:${account}:${at.toISOString()}`);

type Event = Pick<ChainEventRecord, 'name' | 'args' | 'seriesKey' | 'blockHash' | 'logIndex' | 'timestamp'>;

/** The message that an event causes; null if nobody is notified of it. */
export function messageOf(catalogue: NotificationCatalogue, chain: string, event: Event): Message | null {
  const kind = eventKind(event.name);
  const rule = catalogue.eventRule(kind);
  if (rule === undefined) return null;
  if (rule.unlessZero !== undefined && String(event.args[rule.unlessZero]) === '0') return null;
  return {
    kind,
    chain,
    audience: audienceOf(rule, event.args),
    seriesKey: event.seriesKey,
    ...fieldsOf(rule, event.args),
    // The chain is part of the id, because two chains share blocks if one was forked off the other.
    origin: storedChainKey(chain, logId(event.blockHash, event.logIndex)),
    at: new Date(Number(event.timestamp) * 1000),
  };
}

type Args = Readonly<Record<string, unknown>>;

/** The audience of an event by its rule, which names arguments with addresses of wallets and of keys, and relations to the series. */
function audienceOf({ wallets, keys, series }: EventRule, args: Args): Audience {
  const addressesIn = <A extends Address>(names: readonly string[]) =>
    names.map((name) => args[name]).filter((value): value is A => typeof value === 'string');
  return {
    ...(wallets && { wallets: addressesIn(wallets) }),
    ...(keys && { keys: addressesIn<KeyAddress>(keys) }),
    ...(series && { series }),
  };
}

/** The fields of an event's message by its rule: numbers among the event's arguments, or the names of enum values. */
function fieldsOf({ fields }: EventRule, args: Args) {
  const entries = Object.entries(fields).map(([field, [argument, translation]]) => {
    const value = Number(args[argument]);
    return [field, translation === undefined ? value : enumNameOrNull(translation, value)];
  });
  return Object.fromEntries(entries) as Pick<Message, 'period' | 'round' | 'window' | 'status' | 'reason'>;
}

export function payloadOf({ origin: _origin, at: _at, ...payload }: Message): Payload {
  return payload;
}
