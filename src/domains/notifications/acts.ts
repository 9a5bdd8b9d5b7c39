import type { Address, Bytes32 } from '../../core/hex.ts';
import type { ACT_KINDS, Audience, Message } from './model.ts';
import type { Tx } from './ports.ts';
import { tell } from './tell.ts';

/** What somebody did about a series, as others are told of it. */
export interface Act {
  readonly kind: (typeof ACT_KINDS)[number];
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
  /** What makes it differ from the same act on the same record before. */
  readonly once?: string;
}

/** Whom the issuer of a record is: whoever has its wallet when they are told. */
export const toIssuer = (issuer: Address): Audience => ({ wallets: [issuer] });
/** Whom work is addressed to: whoever has linked the key when they are told, while it is active. */
export const toKeys = (...keys: readonly Address[]): Audience => ({ keys });

/** Writes down what is told of an act, in its transaction. */
export async function tellAct(tx: Tx, { once = '', seriesKey, subjectId, ...act }: Act): Promise<void> {
  const of = `${seriesKey ?? ''}:${subjectId ?? ''}:${once}`;
  const message: Message = { ...act, of, seriesKey, subjectId };
  await tell(tx, [message]);
}
