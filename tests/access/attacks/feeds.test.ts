import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { MAX_FEEDS } from '../../../src/domains/activity/feed-limit.ts';
import { type Feed, openFeed } from '../../support/feed.ts';
import { newWallet, startTestGateway, type TestGateway } from '../../support/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  await gateway.heard();
});
afterAll(() => gateway.close());

const REFUSED = { errors: [{ extensions: { code: 'FEED_LIMIT' } }] };

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
  for (let i = 0; i < MAX_FEEDS; i++) feeds.push(await openFeed(gateway, token));
  const beyond = await openFeed(gateway, token);
  expect(await beyond.next()).toMatchObject(REFUSED);
  expect(await beyond.next()).toBeNull();
  const other = await openFeed(gateway, await gateway.signIn(newWallet()));
  expect(await isRefused(other)).toBe(false);

  feeds[0]?.stop();
  await vi.waitFor(async () => {
    const again = await openFeed(gateway, token);
    feeds.push(again);
    expect(await isRefused(again)).toBe(false);
  });
  for (const feed of [...feeds, other]) feed.stop();
});

/** Asks for a feed and hangs up once the request is on its way and `work` is over. */
async function hangUp(token: string, work: () => Promise<unknown>): Promise<void> {
  const { hostname, port } = new URL(gateway.url);
  const body = JSON.stringify({ query: 'subscription { myEvents { id } }' });
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const head = ['POST /graphql HTTP/1.1', 'Host: gateway', 'Content-Type: application/json'];
  head.push('Accept: text/event-stream', `Authorization: Bearer ${token}`, `Content-Length: ${body.length}`);
  socket.on('error', () => {}).write(`${head.join('\r\n')}\r\n\r\n${body}`);
  await work();
  socket.destroy();
}

it('who hangs up while a feed is being opened is given it back', async () => {
  const token = await gateway.signIn(newWallet());
  for (let i = 0; i < 3 * MAX_FEEDS; i++)
    await hangUp(token, async () => {
      for (let k = 0; k < i % 4; k++) await gateway.request('/ready');
    });
  await vi.waitFor(async () => {
    const feeds = await Promise.all(Array.from({ length: MAX_FEEDS }, () => openFeed(gateway, token)));
    const refused = await Promise.all(feeds.map(isRefused));
    for (const feed of feeds) feed.stop();
    expect(refused).not.toContain(true);
  });
});

it('each event may cost a twentieth of what a query may', async () => {
  const four = Array.from({ length: 4 }, (_, i) => `a${i}: bids(first: 100) { edges { node { id bidder sequence } } }`);
  const feed = await openFeed(gateway, await gateway.signIn(newWallet()), `id series { ${four.join(' ')} }`);
  expect(await feed.next()).toMatchObject({ errors: [{ extensions: { code: 'QUERY_TOO_COSTLY' } }] });
  const answer = await gateway.ask(`{ seriesList(first: 1) { edges { node { ${four.join(' ')} } } } }`);
  expect(answer.errors).toBeUndefined();
  feed.stop();
});
