import { expect } from 'vitest';
import { EVENT_CHANNEL, partiesOf } from '../../src/core/chain-notices.ts';
import { TEST_CHAIN, type TestGateway } from './gateway.ts';

export interface Feed {
  /** The next message's data, or null at the end of the feed. */
  next(): Promise<Record<string, unknown> | null>;
  stop(): void;
}

/** Subscribes to `myEvents` over server-sent events; the subscription stands when this resolves. */
export async function openFeed(gateway: TestGateway, token?: string, selection = 'id'): Promise<Feed> {
  const abort = new AbortController();
  const response = await gateway.request('/graphql', {
    method: 'POST',
    signal: abort.signal,
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ query: `subscription Mine { myEvents { ${selection} } }` }),
  });
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffered = '';
  const next: Feed['next'] = async () => {
    for (;;) {
      const end = buffered.indexOf('\n\n');
      if (end === -1) {
        const chunk = await reader?.read().catch(() => undefined);
        if (!chunk || chunk.done) return null;
        buffered += chunk.value;
        continue;
      }
      const message = buffered.slice(0, end);
      buffered = buffered.slice(end + 2);
      if (message.startsWith('event: complete')) return null;
      const data = /^data: (.+)$/m.exec(message)?.[1];
      if (data) return JSON.parse(data) as Record<string, unknown>;
    }
  };
  return { next, stop: () => abort.abort() };
}

export interface ToldEvent {
  readonly name: string;
  readonly seriesKey: string;
  readonly args: Readonly<Record<string, string | number>>;
  readonly at: Date;
}

let told = 0;

/** Stores an event as the indexer does, and announces it in the same transaction. Answers its key. */
export async function tellEvent({ database }: TestGateway, { name, seriesKey, args, at }: ToldEvent): Promise<string> {
  const logIndex = ++told;
  const blockHash = `0x${'22'.repeat(32)}`;
  const key = `${blockHash}:${logIndex}`;
  const notice = { op: 'applied', chain: TEST_CHAIN, key, name, seriesKey, blockNumber: '7', wallets: partiesOf(args) };
  await database.prisma.$transaction(async (tx) => {
    await tx.chainEvent.create({
      data: {
        blockHash,
        logIndex,
        chain: TEST_CHAIN,
        blockNumber: 7n,
        txHash: `0x${'33'.repeat(32)}`,
        contract: `0x${'44'.repeat(20)}`,
        name,
        seriesKey,
        args: { ...args },
        at,
      },
    });
    await tx.$queryRaw`SELECT count(pg_notify(${EVENT_CHANNEL}, ${JSON.stringify(notice)}))`;
  });
  return key;
}
