import { solanaAddressOf } from '@income-series/protocol/address';
import type { ChainEventNotice } from '@income-series/protocol/chain';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { expect } from 'vitest';
import { activityOf } from '../../src/domains/activity/worker/projection.ts';
import { insertEvents } from '../../src/indexing/event-store.ts';
import { TEST_CHAIN, type TestGateway } from './gateway.ts';
import { numberedSeries, seriesRow, txOn } from './population/known.ts';

export interface Feed {
  /** The next message's data, or null at the end of the feed. */
  next(): Promise<Record<string, unknown> | null>;
  stop(): void;
}

export interface FeedRequest {
  readonly document: string;
  readonly variables?: object;
  readonly token?: string | undefined;
}

/** Subscribes over server-sent events; the subscription stands when this resolves. */
export async function openFeed(
  gateway: Pick<TestGateway, 'request'>,
  { document, variables = {}, token }: FeedRequest,
): Promise<Feed> {
  const abort = new AbortController();
  const response = await gateway.request('/graphql', {
    method: 'POST',
    signal: abort.signal,
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ query: document, variables }),
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

const SOMEBODY = `0x${'5e'.repeat(20)}` as EvmAddress;
const followed = numberedSeries(SOMEBODY, 900);

/** Stores a series for a test that opens feeds of any one, and answers its key. May be called again. */
export async function seriesToFollow({ database }: Pick<TestGateway, 'database'>): Promise<Bytes32> {
  await database.prisma.series.createMany({ data: [seriesRow(followed, {})], skipDuplicates: true });
  return followed.key;
}

/** The public feed of a series. */
export const activityFeed = (seriesKey: string, selection = 'id retracted event { kind }', chain = TEST_CHAIN) =>
  `subscription Activity { activity(seriesKey: "${seriesKey}", chain: "${chain}") { ${selection} } }`;

export interface PublishedEvent {
  /** By default the first one's. */
  readonly chain?: string;
  readonly name: string;
  readonly seriesKey: string;
  readonly args: Readonly<Record<string, string | number>>;
  readonly at: Date;
}

const BLOCK_HASH = `0x${'22'.repeat(32)}` as Bytes32;
const CONTRACT = `0x${'44'.repeat(20)}` as EvmAddress;
const PROGRAM = solanaAddressOf(new Uint8Array(32).fill(0x44));
let published = 0;

const announced = (
  op: ChainEventNotice['op'],
  key: string,
  { chain = TEST_CHAIN, name, seriesKey }: Pick<PublishedEvent, 'chain' | 'name' | 'seriesKey'>,
) => JSON.stringify({ op, chain, key, name, seriesKey, blockNumber: '7' });

/**
 * Stores an event of an indexed series as the indexer does, its row of the public feed with it, and announces it in the
 * same transaction. Answers its key.
 */
export async function publishEvent(
  { database }: Pick<TestGateway, 'database'>,
  event: PublishedEvent,
): Promise<string> {
  const { chain = TEST_CHAIN, name, seriesKey, args, at } = event;
  const record = {
    blockHash: BLOCK_HASH,
    logIndex: ++published,
    blockNumber: 7n,
    timestamp: BigInt(Math.floor(at.getTime() / 1000)),
    txHash: txOn(chain, 0x33),
    contract: chain.startsWith('solana:') ? PROGRAM : CONTRACT,
    name,
    seriesKey: seriesKey as Bytes32,
    args: { seriesKey: seriesKey as Bytes32, ...args },
  };
  const key = `${BLOCK_HASH}:${published}`;
  await database.prisma.$transaction(async (tx) => {
    await insertEvents(tx, chain, [record]);
    const row = activityOf(record);
    if (row !== null) await tx.activityEvent.create({ data: { chain, ...row } });
    await tx.$queryRaw`SELECT count(pg_notify('chain_events', ${announced('applied', key, event)}))`;
  });
  return key;
}

/** Takes an event back as a reorganisation does. */
export async function takeBack({ database }: TestGateway, key: string): Promise<void> {
  const [, logIndex] = key.split(':');
  await database.prisma.$transaction(async (tx) => {
    const { name, seriesKey } = await tx.chainEvent.delete({
      where: { chain_blockHash_logIndex: { chain: TEST_CHAIN, blockHash: BLOCK_HASH, logIndex: Number(logIndex) } },
    });
    await tx.activityEvent.deleteMany({ where: { id: key } });
    const notice = announced('rolledBack', key, { name, seriesKey: String(seriesKey) });
    await tx.$queryRaw`SELECT count(pg_notify('chain_events', ${notice}))`;
  });
}
