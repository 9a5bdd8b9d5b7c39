import { describe, expect, it } from 'vitest';
import { createTestClock } from '../../support/clock.ts';
import { activityFeed, type Feed, openFeed, publishEvent, takeBack } from '../../support/feed.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, startTestGateway } from '../../support/gateway.ts';
import { POPULATION } from '../../support/populate.ts';

const clock = createTestClock();

const gateway = await forFile(startTestGateway({ populated: true, clock }));
const { series } = POPULATION;
await gateway.listening();

const SELECTION = 'id retracted event { id kind round units reason }';
const settled = (round: number, units = 5, of = series.A) =>
  publishEvent(gateway, {
    name: 'SettlementRound',
    seriesKey: of.key,
    args: { round, units: String(units), clearingPrice: '777000', rejected: 1 },
    at: clock.now(),
  });
const open = (token?: string, selection = SELECTION): Promise<Feed> =>
  openFeed(gateway, { document: activityFeed(series.A.key, selection), token });

const nodeId = (key: string) => Buffer.from(`ActivityEvent:${key}`).toString('base64');
const delivered = (key: string, round: number, units = '5') => ({
  data: {
    activity: {
      id: nodeId(key),
      retracted: false,
      event: { id: nodeId(key), kind: 'SETTLEMENT_ROUND', round, units, reason: null },
    },
  },
});

const signOutEverywhere = (token: string) => gateway.mutate('signOutEverywhere', {}, { token });

describe('the public feed over server-sent events', () => {
  it('delivers a series’ own events to anybody, in order, and never an amount or a bidder', async () => {
    const feed = await open();
    await settled(1, 5, series.B);
    const first = await settled(1);
    const bidder = newWallet().address;
    await publishEvent(gateway, {
      name: 'BidDelivered',
      seriesKey: series.A.key,
      args: { bidder, units: '5', refund: '777000' },
      at: clock.now(),
    });
    const rejected = { name: 'BidRejected', seriesKey: series.A.key, args: { bidder, round: 1, reason: 2 } };
    await publishEvent(gateway, { ...rejected, at: clock.now() });
    const second = await settled(2, 6);
    const messages = [await feed.next(), await feed.next(), await feed.next()];
    expect(messages).toMatchObject([
      delivered(first, 1),
      { data: { activity: { event: { kind: 'BID_REJECTED', round: 1, units: null, reason: 'CONCENTRATION' } } } },
      delivered(second, 2, '6'),
    ]);
    expect(JSON.stringify(messages)).not.toMatch(new RegExp(`777000|${bidder.slice(2)}`));
    feed.stop();
  });

  it('delivers under the same id what a reorganisation removed', async () => {
    const feed = await open();
    const key = await settled(3);
    expect(await feed.next()).toEqual(delivered(key, 3));
    await takeBack(gateway, key);
    expect(await feed.next()).toEqual({ data: { activity: { id: nodeId(key), retracted: true, event: null } } });
    feed.stop();
  });

  it('reads each event as who the reader is by then', async () => {
    const wallet = newWallet();
    const token = await gateway.signIn(wallet);
    const feed = await open(token, 'event { series { paidTotal } }');
    const paid = async () =>
      ((await feed.next()) as { data: { activity: { event: { series: object } } } }).data.activity;
    await settled(4);
    expect((await paid()).event.series).toEqual({ paidTotal: null });
    await gateway.database.prisma.position.create({
      data: {
        chain: 'evm:10143',
        id: `${series.A.key}:${wallet.address}`,
        seriesKey: series.A.key,
        holder: wallet.address,
        units: 1n,
        openedAt: clock.now(),
      },
    });
    await settled(5);
    expect((await paid()).event.series).toEqual({ paidTotal: '30000000' });
    feed.stop();
  });

  it('ends at once where its account signs out everywhere, and no other does', async () => {
    const wallet = newWallet();
    const [mine, others, nobodys] = [await gateway.signIn(wallet), await gateway.signIn(newWallet()), undefined];
    const [feed, other, public_] = [await open(mine), await open(others), await open(nobodys)];
    expect((await signOutEverywhere(mine)).errors).toBeUndefined();
    expect(await feed.next()).toBeNull();
    const key = await settled(6);
    expect([await other.next(), await public_.next()]).toEqual([delivered(key, 6), delivered(key, 6)]);
    for (const one of [other, public_]) one.stop();
  });

  it('ends before the next event where no notice of the sign-out came', async () => {
    const wallet = newWallet();
    const feed = await open(await gateway.signIn(wallet));
    await gateway.database.prisma.account.updateMany({
      where: { wallets: { some: { address: wallet.address } } },
      data: { sessionEpoch: { increment: 1 } },
    });
    await settled(7);
    expect(await feed.next()).toBeNull();
  });

  it('ends when its token expires, with no event to notice it by', async () => {
    const own = createTestClock();
    const gatewayOfItsOwn = await startTestGateway({ clock: own, database: gateway.database });
    const token = await gatewayOfItsOwn.signIn(newWallet());
    await own.advance(24 * 60 * 60_000 - 400);
    const feed = await openFeed(gatewayOfItsOwn, { document: activityFeed(series.A.key), token });
    own.advance(400);
    expect(await feed.next()).toBeNull();
    await gatewayOfItsOwn.close();
  });

  it('ends when the gateway closes, which does not wait for it', async () => {
    const own = await startTestGateway({ clock, database: gateway.database });
    const response = await own.post({ query: activityFeed(series.A.key) }, { accept: 'text/event-stream' });
    const reading = response.text().then(
      () => 'ended',
      () => 'ended',
    );
    await own.close();
    expect(await reading).toBe('ended');
    await expect(own.request('/ready')).rejects.toThrow();
  });
});
