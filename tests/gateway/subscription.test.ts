import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Address } from '../../src/core/hex.ts';
import { createTestClock } from '../support/clock.ts';
import { type Feed, openFeed, tellEvent } from '../support/feed.ts';
import { newWallet, startTestGateway, TEST_CHAIN, type TestGateway, type TestWallet } from '../support/gateway.ts';

const clock = createTestClock();
const seriesKey = `0x${'11'.repeat(32)}`;
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ clock });
  await gateway.heard();
});
afterAll(() => gateway.close());

const deliver = (bidder: Address, units = 5): Promise<string> =>
  tellEvent(gateway, {
    name: 'BidDelivered',
    seriesKey,
    args: { bidder, units: String(units), refund: '777000' },
    at: clock.now(),
  });
const subscribe = (token?: string, selection = 'id kind units relation'): Promise<Feed> =>
  openFeed(gateway, token, selection);

const told = (id: string, units = '5') => ({
  data: { myEvents: { id, kind: 'BidDelivered', units, relation: 'party' } },
});

describe('the feed over server-sent events', () => {
  it('tells a viewer of their own events alone, in order, and never an amount', async () => {
    const [mine, other] = [newWallet(), newWallet()];
    const feed = await subscribe(await gateway.signIn(mine));
    await deliver(other.address);
    const first = await deliver(mine.address);
    await deliver(other.address);
    const second = await deliver(mine.address, 6);
    const messages = [await feed.next(), await feed.next()];
    expect(messages).toEqual([told(first), told(second, '6')]);
    expect(JSON.stringify(messages)).not.toContain('777000');
    feed.stop();
  });

  it('needs a session', async () => {
    const feed = await subscribe();
    expect(await feed.next()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    expect(await feed.next()).toBeNull();
  });

  it('follows the account’s wallets from event to event', async () => {
    const [first, second] = [newWallet(), newWallet()] as [TestWallet, TestWallet];
    const token = await gateway.signIn(first);
    const feed = await subscribe(token);
    const told1 = await deliver(first.address);
    expect(await feed.next()).toEqual(told(told1));
    const { accountId } = await gateway.database.prisma.accountWallet.findFirstOrThrow({
      where: { address: first.address },
    });
    await deliver(second.address);
    await gateway.database.prisma.accountWallet.create({
      data: { accountId, chain: TEST_CHAIN, address: second.address },
    });
    const told2 = await deliver(second.address);
    const next = await feed.next();
    expect(JSON.stringify(next)).toContain(told2.slice(0, 20));
    feed.stop();
  });

  it('ends with the session: signed out everywhere, or expired', async () => {
    for (const end of ['epoch', 'expiry'] as const) {
      const wallet = newWallet();
      const feed = await subscribe(await gateway.signIn(wallet));
      if (end === 'expiry') clock.advance(24 * 60 * 60_000);
      else
        await gateway.database.prisma.account.updateMany({
          where: { wallets: { some: { address: wallet.address } } },
          data: { sessionEpoch: { increment: 1 } },
        });
      await deliver(wallet.address);
      expect(await feed.next()).toBeNull();
    }
  });

  it('ends when the gateway closes, which does not wait for it', async () => {
    const own = await startTestGateway({ clock, database: gateway.database });
    const wallet = newWallet();
    const token = await own.signIn(wallet);
    const response = await own.request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: 'subscription { myEvents { id } }' }),
    });
    const reading = response.text().then(
      () => 'ended',
      () => 'ended',
    );
    await own.close();
    expect(await reading).toBe('ended');
    await expect(own.request('/ready')).rejects.toThrow();
  });
});
