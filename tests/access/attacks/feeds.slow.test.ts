import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { MAX_ANONYMOUS_FEEDS_OF_ADDRESS, MAX_FEEDS } from '../../../src/domains/activity/feed-limit.ts';
import { eventually } from '../../support/eventually.ts';
import { runs } from '../../support/exhaustive.ts';
import { activityFeed, type Feed, openFeed } from '../../support/feed.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, startTestGateway, type TestGateway } from '../../support/gateway.ts';
import { POPULATION } from '../../support/populate.ts';

const gateway = await forFile(startTestGateway({ populated: true }));
const { series } = POPULATION;
await gateway.listening();

/** The service notices that a connection is gone a little later. */
const REFUSED = { errors: [{ extensions: { code: 'FEED_LIMIT' } }] };
const open = (token?: string) => openFeed(gateway, { document: activityFeed(series.A.key), token });

/** A feed that stays open says nothing: what it is refused with comes at once, and then its end. */
const isRefused = async (feed: Feed) => {
  const first = await Promise.race([feed.next(), gateway.ask('{ __typename }').then(() => 'open')]);
  if (first === 'open') return false;
  expect(first).toMatchObject(REFUSED);
  expect(await feed.next()).toBeNull();
  return true;
};

it('an account has so many feeds open and no more; one that is closed is given back; others have their own', async () => {
  const token = await gateway.signIn(newWallet());
  const feeds: Feed[] = [];
  for (let i = 0; i < MAX_FEEDS; i++) feeds.push(await open(token));
  for (const kind of [activityFeed(series.A.key), 'subscription { notificationReceived { id } }']) {
    const beyond = await openFeed(gateway, { document: kind, token });
    expect(await beyond.next()).toMatchObject(REFUSED);
    expect(await beyond.next()).toBeNull();
  }
  const [other, nobodys] = [await open(await gateway.signIn(newWallet())), await open()];
  expect([await isRefused(other), await isRefused(nobodys)]).toEqual([false, false]);

  feeds[0]?.stop();
  await eventually(async () => {
    const again = await open(token);
    feeds.push(again);
    expect(await isRefused(again)).toBe(false);
  });
  for (const feed of [...feeds, other, nobodys]) feed.stop();
});

it('those of an address who are not signed in have so many, which cost nobody who is, and no other address', async () => {
  const own = await startTestGateway({
    database: gateway.database,
    rateLimits: { trustedProxies: ['loopback'] },
  });
  const openThere = (token?: string) => openFeed(own, { document: activityFeed(series.A.key), token });
  const elsewhere: Pick<TestGateway, 'request'> = {
    request: (path, init) =>
      own.request(path, { ...init, headers: { ...init?.headers, 'x-forwarded-for': '192.0.2.1' } }),
  };
  await Promise.all(Array.from({ length: MAX_ANONYMOUS_FEEDS_OF_ADDRESS }, () => openThere()));
  expect(await isRefused(await openThere())).toBe(true);
  expect(await isRefused(await openFeed(elsewhere, { document: activityFeed(series.A.key) }))).toBe(false);
  expect(await isRefused(await openThere(await own.signIn(newWallet())))).toBe(false);
  await own.close();
});

/** Asks for a feed on a connection of its own. */
async function ask(token: string, selection?: string): Promise<Socket> {
  const { hostname, port } = new URL(gateway.url);
  const body = JSON.stringify({ query: activityFeed(series.A.key, selection) });
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const head = ['POST /graphql HTTP/1.1', 'Host: gateway', 'Content-Type: application/json'];
  head.push('Accept: text/event-stream', `Authorization: Bearer ${token}`, `Content-Length: ${body.length}`);
  socket.on('error', () => {}).write(`${head.join('\r\n')}\r\n\r\n${body}`);
  return socket;
}

const allFree = (token: string) =>
  eventually(async () => {
    const feeds = await Promise.all(Array.from({ length: MAX_FEEDS }, () => open(token)));
    const refused = await Promise.all(feeds.map(isRefused));
    for (const feed of feeds) feed.stop();
    expect(refused).not.toContain(true);
  });

it('who hangs up while a feed is being opened is given it back', async () => {
  const token = await gateway.signIn(newWallet());
  for (let i = 0; i < 3 * MAX_FEEDS; i++) {
    const socket = await ask(token);
    for (let k = 0; k < i % 4; k++) await gateway.request('/ready');
    socket.destroy();
  }
  await allFree(token);
});

/** Publishes many rounds of A in one transaction, which a reader of the series receives one by one. */
async function publishMany(from: number, count: number): Promise<void> {
  const { prisma } = gateway.database;
  const key = (n: number) => `0x${'66'.repeat(32)}:${from + n}`;
  const numbers = Array.from({ length: count }, (_, n) => n);
  const row = { seriesKey: series.A.key, kind: 'SettlementRound', blockNumber: 7n, at: new Date() };
  await prisma.activityEvent.createMany({
    data: numbers.map((n) => ({ ...row, chain: 'evm:10143', id: key(n), logIndex: from + n, round: from + n })),
  });
  const notice = { op: 'applied', chain: 'evm:10143', name: row.kind, seriesKey: row.seriesKey, blockNumber: '7' };
  const notices = numbers.map((n) => JSON.stringify({ ...notice, key: key(n) }));
  await prisma.$queryRaw`SELECT count(pg_notify('chain_events', notice)) FROM unnest(${notices}::text[]) AS notice`;
}

it('who does not read a feed is cut off, and others read on', async () => {
  const token = await gateway.signIn(newWallet());
  const slow = await ask(token, `event { ${'wide'.repeat(10_000)}: round }`);
  await once(slow, 'data');
  slow.pause();
  const reading = await openFeed(gateway, { document: activityFeed(series.A.key, 'event { round }'), token });
  const burst = 300;
  for (let from = 0; from < runs(5, 2) * burst; from += burst) {
    await publishMany(from, burst);
    for (let n = 0; n < burst; n++) {
      expect(await reading.next()).toEqual({ data: { activity: { event: { round: from + n } } } });
    }
  }
  reading.stop();
  await allFree(token);
  slow.destroy();
});

it.each([
  ['bids', (i: number) => `a${i}: bids(first: 100) { edges { node { id wallet sequence } } }`],
  ['stakes', (i: number) => `a${i}: stakes(first: 100) { edges { node { a: units b: units c: units } } }`],
  ['candles', (i: number) => `curve { a${i}: candles(first: 500) { open high low close } }`],
])('each event may cost a twentieth of what a query may: %s', async (_, selection) => {
  const four = Array.from({ length: 4 }, (_, i) => selection(i));
  const document = activityFeed(series.A.key, `event { series { ${four.join(' ')} } }`);
  const feed = await openFeed(gateway, { document, token: await gateway.signIn(newWallet()) });
  expect(await feed.next()).toMatchObject({ errors: [{ extensions: { code: 'QUERY_TOO_COSTLY' } }] });
  const answer = await gateway.ask(`{ seriesList(first: 1) { edges { node { ${four.join(' ')} } } } }`);
  expect(answer.errors).toBeUndefined();
  feed.stop();
});
