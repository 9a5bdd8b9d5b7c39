// Transactions that were sent and whose fate is unknown. They are kept on this device, so that none is sent twice without a warning.
import type { BuiltFragment } from '@income-series/client/operations';
import { readValue, removeValue, writeValue } from '../device/database.ts';
import type { PersonSession } from './session.ts';

/** The time after which a sent transaction needs no warning, because the index has it and the page no longer offers the same. */
const WARNING_MS = 24 * 60 * 60 * 1_000;

/** A transaction that was sent: its id, and the browser's time. */
interface SentRecord {
  readonly id: string;
  readonly at: number;
}

const isSentRecord = (value: unknown): value is SentRecord =>
  typeof (value as SentRecord | null)?.id === 'string' && typeof (value as SentRecord).at === 'number';

/** The name of the last transaction of a kind that a wallet sent. */
const nameOf = ({ chain, kind }: BuiltFragment, address: string) => `sent ${chain} ${address} ${kind}`;

/** Keeps a transaction whose fate is unknown. */
export const keepSent = (built: BuiltFragment, address: string, id: string): Promise<unknown> =>
  writeValue(nameOf(built, address), { id, at: Date.now() } satisfies SentRecord);

/** Forgets the last transaction of this kind. Call it when the index has a later one. */
export const forgetSent = (built: BuiltFragment, address: string): Promise<unknown> =>
  removeValue(nameOf(built, address));

/** The status of a reverted transaction in its receipt. */
const REVERTED = '0x0';

/** The fate of a transaction, as the wallet's own node says. It is `unknown` while no block has it, or if no node answers. */
type SentFate = 'landed' | 'reverted' | 'unknown';

async function readFate({ wallet }: PersonSession, id: string): Promise<SentFate> {
  const receipt = await wallet?.askNode?.('eth_getTransactionReceipt', [id]).catch(() => null);
  const status = (receipt as { readonly status?: unknown } | null | undefined)?.status;
  if (status === undefined) return 'unknown';
  return status === REVERTED ? 'reverted' : 'landed';
}

/**
 * The warning that this browser has sent a transaction of the same kind as one of these, whose fate it does not know or which is in a
 * block; null if there is none. Forgets a sent transaction that reverted or is a day old.
 */
export async function readEarlierWarning(person: PersonSession, all: readonly BuiltFragment[]): Promise<string | null> {
  for (const built of all) {
    const sent = await readValue(nameOf(built, person.address));
    if (!isSentRecord(sent)) continue;
    const fate = await readFate(person, sent.id);
    if (fate === 'reverted' || Date.now() > sent.at + WARNING_MS) {
      await forgetSent(built, person.address);
      continue;
    }
    return fate === 'unknown'
      ? `A transaction of this kind was sent from this browser, and what became of it is not known: ${sent.id}. Look it up in your wallet first, because signing now may do the same a second time.`
      : `A transaction of this kind is in a block since: ${sent.id}. Sign only if you want a second one.`;
  }
  return null;
}
