import type { ChainEventRecord } from '@income-series/protocol/chain';
import type { Tx } from '../../core/tx.ts';
import { announce } from '../operations/index.ts';
import { enqueue } from './enqueue.ts';
import type { NotificationCatalogue } from './kinds.ts';
import type { Message } from './model/index.ts';
import { messageOf, outboxId } from './rules.ts';

type Events = readonly ChainEventRecord[];

const messagesOf = (catalogue: NotificationCatalogue, chain: string, events: Events): Message[] =>
  events.map((event) => messageOf(catalogue, chain, event)).filter((message) => message !== null);

/**
 * Enqueues the notifications of recent events, in the transaction that stores the events. An event that already has a
 * message gets no second one, for example when the index is rebuilt. Retracted notifications of these events are restored,
 * because their block is on the chain again.
 */
export async function enqueueEvents(
  catalogue: NotificationCatalogue,
  tx: Tx,
  chain: string,
  { events, isRecent }: { readonly events: Events; readonly isRecent: (event: ChainEventRecord) => boolean },
): Promise<void> {
  await enqueue(tx, messagesOf(catalogue, chain, events.filter(isRecent)));
  const [retracted] = await tx.$queryRaw<{ any: boolean }[]>`
    SELECT EXISTS (SELECT FROM notifications WHERE retracted) AS any`;
  if (retracted?.any !== true) return;
  const ids = messagesOf(catalogue, chain, events).map(outboxId);
  if (ids.length === 0) return;
  const restored = await tx.$queryRaw<{ readonly id: string; readonly accountId: string | null }[]>`
    UPDATE notifications SET retracted = false WHERE outbox_id = ANY(${ids}::uuid[]) AND retracted
    RETURNING id, account_id AS "accountId"`;
  await announce(tx, 'notifications', restored);
}

/**
 * Retracts the notifications of events, in the transaction that removes the events: undispatched messages are deleted,
 * notifications are marked as retracted, and their unsent mails are skipped. If the same change is mined in another block,
 * that is another event with notifications of its own.
 */
export async function retractEvents(
  catalogue: NotificationCatalogue,
  tx: Tx,
  chain: string,
  events: Events,
): Promise<void> {
  const ids = messagesOf(catalogue, chain, events).map(outboxId);
  if (ids.length === 0) return;
  // The lock waits for running dispatches of these messages; a later dispatch finds no message.
  await tx.$queryRaw`SELECT 1 FROM outbox WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`;
  await tx.outboxMessage.deleteMany({ where: { id: { in: ids }, state: { not: 'DISPATCHED' } } });
  const retracted = await tx.notification.updateManyAndReturn({
    where: { outboxId: { in: ids }, retracted: false },
    data: { retracted: true },
    select: { id: true, accountId: true },
  });
  await tx.emailMessage.updateMany({
    where: { state: 'PENDING', notification: { outboxId: { in: ids } } },
    data: { state: 'SKIPPED' },
  });
  await announce(tx, 'notifications', retracted);
}
