import type { Tx } from '../../core/tx.ts';
import { type Message, OUTBOX_CHANNEL } from './model/index.ts';
import { outboxId, payloadOf } from './rules.ts';

/** The number of rows that one statement inserts. */
const CHUNK = 1_000;

/**
 * Writes messages into the outbox, in the transaction of the change that they report. A message whose id is already in the
 * outbox is left as it is. Dispatchers are woken when the transaction commits.
 */
export async function enqueue(tx: Tx, messages: readonly Message[]): Promise<void> {
  for (let i = 0; i < messages.length; i += CHUNK) {
    const rows = messages.slice(i, i + CHUNK).map((message) => ({
      id: outboxId(message),
      topic: message.kind,
      payload: payloadOf(message),
      at: message.at,
    }));
    await tx.$executeRaw`
      INSERT INTO outbox (id, topic, payload, at)
      SELECT id, topic, payload, at
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS message(id uuid, topic text, payload jsonb, at timestamptz)
      ON CONFLICT (id) DO NOTHING`;
  }
  if (messages.length > 0) await wakeDispatchers(tx);
}

/** Wakes the dispatchers when the transaction commits, because PostgreSQL delivers a NOTIFY only then. */
export async function wakeDispatchers(tx: Tx): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_notify(${OUTBOX_CHANNEL}, '')) AS notified`;
}
