import type { ChainEventRecord } from '../../core/chain.ts';
import { announce } from '../operations/index.ts';
import { enqueue } from './enqueue.ts';
import type { Message } from './model.ts';
import type { Tx } from './ports.ts';
import { messageOf, outboxId } from './rules.ts';

type Events = readonly ChainEventRecord[];

const messagesOf = (chain: string, events: Events): Message[] =>
  events.map((event) => messageOf(chain, event)).filter((message) => message !== null);

/**
 * What people are told of events, in the transaction that stores them: of those that are news. An event that was told
 * before is not told again, as when the index is made anew; where it had been taken back, its block is there again and so
 * is what was told.
 */
export async function enqueueEvents(
  tx: Tx,
  chain: string,
  events: Events,
  isRecent: (event: ChainEventRecord) => boolean,
): Promise<void> {
  await enqueue(tx, messagesOf(chain, events.filter(isRecent)));
  const ids = messagesOf(chain, events).map(outboxId);
  if (ids.length === 0) return;
  const restored = await tx.notification.updateManyAndReturn({
    where: { outboxId: { in: ids }, retracted: true },
    data: { retracted: false },
    select: { id: true, accountId: true },
  });
  await announce(tx, 'notifications', restored);
}

/**
 * Takes back what people are told of events, in the transaction that removes them: what nobody was told yet is dropped,
 * notifications say that they are taken back, and their mails are not sent any more. One that was sent stays sent. The
 * same thing in another block is another event, and told as one.
 */
export async function retractEvents(tx: Tx, chain: string, events: Events): Promise<void> {
  const ids = messagesOf(chain, events).map(outboxId);
  if (ids.length === 0) return;
  // Who is being told one of these at this moment is waited for; what comes next finds no message.
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
