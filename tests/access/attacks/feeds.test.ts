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
