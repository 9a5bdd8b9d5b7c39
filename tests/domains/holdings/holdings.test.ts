import { TAIL_WINDOW } from '@income-series/protocol/policy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContractCall } from '../../../src/domains/transaction/index.ts';
import { activityFeed, type Feed, openFeed } from '../../support/feed.ts';
import { forFile } from '../../support/for-file.ts';
import type { Answer } from '../../support/gateway.ts';
import { createAttestor } from '../support/attestor.ts';
import { createProduct, type Name } from '../support/product.ts';
import { whileTokenRefuses } from '../support/refusing-token.ts';
import { nodesIn, ownStatement } from '../support/statements.ts';
import { launch, raise } from '../support/story.ts';
import { asTrader, createTrader, settle, type Trader, trade } from '../support/traders.ts';

// A series on the router from its first quarter to its close by term. Alice holds 60 units and Bob 40; after the first
// payment Alice sells all of hers to Dora. All 100 units together receive 0.0507 of what is above 6,000,000 a year.

const product = await forFile(createProduct());
const launched = await launch(product, { routed: true });
const { seriesKey } = launched;
await asTrader(product, 'issuer').act('buildOpenRouter', { seriesKey });
await raise(product, launched);
const people: readonly Name[] = ['alice', 'bob', 'carol', 'issuer', 'outsider'];
const [alice, bob, carol, issuer, stranger] = people.map((name) => asTrader(product, name)) as [
  Trader,
  Trader,
  Trader,
  Trader,
  Trader,
];
const dora = await createTrader(product, seriesKey);
await carol.act('buildApprovePaymentToken', { seriesKey, spender: 'ROUTER', amount: `${10n ** 12n}` });

const key = () => launched.seriesKey;
const route = (amount: bigint) => carol.act('buildRouteIncome', { seriesKey: key(), amount: `${amount}` });
const date = (iso: string) => BigInt(Date.parse(`${iso}T00:00:00Z`) / 1000);
async function goTo(iso: string): Promise<void> {
  await product.devnet.anvil.clock.set(date(iso));
  await product.index();
}
const reportAt = async (iso: string, period: string) => {
  await goTo(iso);
  await issuer.act('buildSubmitRoutedReport', { seriesKey: key(), period });
};
const claim = (by: Trader, kind: string, holder: Trader) =>
  by.act('buildClaim', { seriesKey: key(), holder: holder.address, kinds: [kind] });
const claimsOf = async (holder: Trader) => {
  const document =
    'query ($key: Bytes32!, $wallet: Address!) { claims(seriesKey: $key, wallet: $wallet) { kind amount } }';
  return (await holder.ask(document, { key: key(), wallet: holder.address })).data?.claims;
};
/** Sends a call that other mutations build. */
async function send(name: Name, call: ContractCall): Promise<void> {
  const { to, data } = (await product.gateway.chain.prepare(product.wallet(name).address, call)).request;
  await product.wallet(name).send({ to, data });
  await product.index();
}
const stated = (who: Trader) => ownStatement(product, who.ask, key());

const nodesOf = <T>(list: unknown) => (list as { readonly nodes: readonly T[] }).nodes;

/** What the caller's own money rows say, oldest last. */
const moneyOf = async (who: Trader) => {
  const { data } = await who.ask('{ myMoneyEvents(first: 50) { edges { node { kind amount } } } }');
  return nodesIn<{ kind: string; amount: string }>(data?.myMoneyEvents).map(({ kind, amount }) => [kind, amount]);
};

interface Seen {
  readonly paidTotal: string | null;
  readonly reports: unknown;
  readonly moneyEvents: { readonly totalCount: number };
}
/** Whether a series' fields show what its holders read: all of them do, or none. */
function shows(of: unknown): boolean {
  const { paidTotal, reports, moneyEvents } = of as Seen;
  const [report] = nodesIn<{ net: string | null }>(reports);
  const [first, ...others] = [paidTotal !== null, report?.net !== null, moneyEvents.totalCount > 0];
  for (const other of others) expect(other).toBe(first);
  return first === true;
}

const netOf = (report: unknown) => (report as { readonly net: string | null }).net;

const SHOWN = 'paidTotal reports(first: 1) { edges { node { net } } } moneyEvents(kind: PAYOUT_NET) { totalCount }';
const EVERY_WAY = `query ($key: Bytes32!, $series: ID!, $report: ID!) {
  series(key: $key) { ${SHOWN} }
  seriesList { edges { node { ${SHOWN} } } }
  node(id: $series) { ... on Series { ${SHOWN} } }
  report: node(id: $report) { ... on Report { net } }
  myPositions { edges { node { series { ${SHOWN} } } } }
}`;
const nodeId = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString('base64');

/** By which ways somebody reads what holders read; `nested` is below the own position. */
async function reads(who: Trader) {
  const ids = { series: nodeId('Series', key()), report: nodeId('Report', `${key()}:20261`) };
  const { data } = (await who.ask(EVERY_WAY, { key: key(), ...ids })) as Answer<Record<string, unknown>>;
  const nested = nodesIn<{ series: unknown }>(data?.myPositions);
  return {
    one: shows(data?.series),
    list: nodesIn(data?.seriesList).every(shows),
    node: shows(data?.node),
    report: netOf(data?.report) !== null,
    nested: nested.length > 0 && nested.every(({ series }) => shows(series)),
    position: nested.length > 0,
  };
}
const everyWay = { one: true, list: true, node: true, report: true, nested: true, position: true };
const noWay = { one: false, list: false, node: false, report: false, nested: false };

describe('the first payment', () => {
  it('is each holder’s to the base unit, with its share of the fee', async () => {
    await route(9_000_000n); // of 152,100 withheld the fee is 1,521 and the net 150,579
    await reportAt('2026-04-02', '2026-Q1');
    expect((await stated(alice)).figures).toEqual([['PAYOUT', '2026-Q1', '60', '912', '90347', '0']]);
    expect((await stated(bob)).figures).toEqual([['PAYOUT', '2026-Q1', '40', '608', '60231', '0']]);
  });

  it('is claimed by anyone for the one it is due to', async () => {
    await claim(stranger, 'PAYOUT', bob);
    expect(await moneyOf(bob)).toEqual([['PAYOUT_CLAIMED', '60231']]);
    expect(await moneyOf(stranger)).toEqual([]);
    expect((await stated(bob)).figures).toEqual([['PAYOUT', '2026-Q1', '40', '608', '60231', '60231']]);
  });

  it('leaves no row where a claim is of nothing, and no position where nothing was held', async () => {
    const { prisma } = product.gateway.database;
    const rows = async () => [await prisma.moneyEvent.count(), await prisma.position.count()];
    const before = await rows();
    for (const { address: holder } of [bob, carol]) {
      await send('carol', { kind: 'claimPayout', seriesKey: key(), holder });
    }
    await send('carol', { kind: 'claimTail', seriesKey: key(), holder: carol.address });
    expect(await rows()).toEqual(before);
    expect(await prisma.chainEvent.count({ where: { name: 'PayoutClaimed' } })).toBe(3);
    expect(await reads(carol)).toEqual({ ...noWay, position: false });
  });
});

describe('a trade of all that a holder has', () => {
  let feeds: readonly Feed[];
  const nextEvent = async (feed: Feed | undefined) => {
    const message = (await feed?.next()) as { data: { activity: { event: { kind: string; series: object } } } };
    const { kind, series: of } = message.data.activity.event;
    return [kind, (of as { paidTotal: string | null }).paidTotal];
  };

  beforeAll(async () => {
    await product.gateway.listening();
    feeds = await Promise.all(
      [alice, dora].map(({ token }) =>
        openFeed(product.gateway, { document: activityFeed(key(), 'event { kind series { paidTotal } }'), token }),
      ),
    );
  });
  afterAll(() => {
    for (const feed of feeds) feed.stop();
  });

  it('moves what holders read from the seller to the buyer, by every way of asking', async () => {
    await stranger.act('buildOpenWindow', { seriesKey: key() });
    expect(await nextEvent(feeds[0])).toEqual(['WINDOW_OPENED', '152100']);
    expect(await nextEvent(feeds[1])).toEqual(['WINDOW_OPENED', null]);
    await trade(product, key(), [
      { by: alice, side: 'SELL', price: 2_000_000n, quantity: 60n },
      { by: dora, side: 'BUY', price: 2_000_000n, quantity: 60n },
    ]);
    expect(await reads(alice)).toEqual(everyWay);
    expect(await reads(dora)).toEqual({ ...noWay, position: false });
    expect(await stated(alice)).toMatchObject({ units: '60' });
    await settle(product, key(), stranger);
    expect(await reads(alice)).toEqual({ ...noWay, position: true });
    expect(await reads(dora)).toEqual(everyWay);
    expect(await reads(bob)).toEqual(everyWay);
  });

  it('moves it in feeds that were open before, too', async () => {
    expect(await nextEvent(feeds[0])).toEqual(['WINDOW_CLEARED', null]);
    expect(await nextEvent(feeds[1])).toEqual(['WINDOW_CLEARED', '152100']);
  });

  it('leaves the seller its own position, statement and claim', async () => {
    const open = await stated(alice);
    expect([open.units, open.figures]).toEqual(['0', [['PAYOUT', '2026-Q1', '60', '912', '90347', '0']]]);
    await claim(alice, 'PAYOUT', alice);
    expect((await stated(alice)).figures).toEqual([['PAYOUT', '2026-Q1', '60', '912', '90347', '90347']]);
    expect(await moneyOf(alice)).toEqual([
      ['PAYOUT_CLAIMED', '90347'],
      ['WINDOW_SOLD', '120000000'],
    ]);
    expect((await stated(dora)).figures).toEqual([]);
  });

  it('gives it as CSV, to who reads the position alone', async () => {
    const names = ['kind', 'period', 'paidAt', 'units', 'grossShare', 'fee', 'net', 'claimed', 'open'];
    const { data } = await alice.ask(`{ myPositions { nodes { id statement { lines { ${names.join(' ')} } } } } }`);
    interface Own {
      readonly id: string;
      readonly statement: { readonly lines: readonly Readonly<Record<string, string | null>>[] };
    }
    const [{ id, statement }] = nodesOf<Own>(data?.myPositions) as [Own];
    const get = (of: string, token?: string) =>
      product.gateway.request(`/positions/${encodeURIComponent(of)}/statement.csv`, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
    const answer = await get(id, alice.token);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const rows = statement.lines.map((line) => names.map((name) => line[name] ?? ''));
    expect(rows).toHaveLength(1);
    expect(await answer.text()).toBe([names, ...rows].map((cells) => `${cells.join(',')}\r\n`).join(''));
    const others = await Promise.all([get(id), get(id, dora.token), get(key(), alice.token), get('none', alice.token)]);
    expect(others.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('says so of nobody else’s statement', async () => {
    const document = `query ($key: Bytes32!) { series(key: $key) { positions { edges { node { holder statement { totals { net } } } } } } }`;
    const seen = async (who: Trader) => {
      const { data } = await who.ask(document, { key: key() });
      return nodesIn<{ holder: string }>(data?.series?.positions)
        .map(({ holder }) => holder)
        .sort();
    };
    const all = [alice, bob, dora].map(({ address }) => address).sort();
    expect(await seen(dora)).toEqual([dora.address]);
    expect(await seen(issuer)).toEqual(all);
    expect(await seen(stranger)).toEqual([]);
  });
});

describe('the rest of the term', () => {
  it('pays the buyer from the trade on', async () => {
    await route(1_000_000n); // withheld 50,700: fee 507, net 50,193
    await reportAt('2026-07-02', '2026-Q2');
    expect((await stated(dora)).figures).toEqual([['PAYOUT', '2026-Q2', '60', '304', '30115', '0']]);
    expect((await stated(alice)).figures).toHaveLength(1);
    // 40 units of 150,579 and 50,193 are 80,308.8: the part of a base unit is carried to the next payment.
    expect((await stated(bob)).figures).toEqual([
      ['PAYOUT', '2026-Q1', '40', '608', '60231', '60231'],
      ['PAYOUT', '2026-Q2', '40', '203', '20077', '0'],
    ]);
  });

  it('leaves for the tail what a true-up pays in after it', async () => {
    for (const [iso, period] of [
      ['2026-10-02', '2026-Q3'],
      ['2027-01-02', '2026-Q4'],
      ['2027-04-02', '2027-Q1'],
      ['2027-07-02', '2027-Q2'],
      ['2027-10-02', '2027-Q3'],
    ] as const) {
      await route(1n); // under a base unit of payment
      await reportAt(iso, period);
    }
    await route(1n);
    await reportAt('2028-01-02', '2027-Q4');
    const attestor = await createAttestor(product, 0xd3);
    const trueUp = {
      seriesKey: key(),
      year: 2027,
      trueupNonce: 0n,
      attestationTs: date('2028-01-02'),
      adjustment: 152_100n,
    };
    await issuer.act('buildApprovePaymentToken', { seriesKey: key(), spender: 'HUB', amount: '152100' });
    await send('issuer', { kind: 'submitTrueUp', ...trueUp, signature: attestor.sign('TRUEUP', trueUp) });
    expect((await stated(dora)).figures).toHaveLength(1);

    for (const amount of ['52100', '100000']) await stranger.act('buildPayTail', { seriesKey: key(), amount });
    const [, tail] = (await stated(dora)).figures;
    expect(tail).toEqual(['TAIL', null, '60', '912', '90347', '0']); // of both payments, over the same units
    expect(await claimsOf(dora)).toEqual([
      { kind: 'PAYOUT', amount: '30115' },
      { kind: 'TAIL', amount: '90347' },
    ]);
    await claim(stranger, 'PAYOUT', dora);
    await whileTokenRefuses(product, async () => {
      expect(await claimsOf(dora)).toEqual([{ kind: 'TAIL', amount: '90347' }]);
      const refused = await dora.build('buildClaim', { seriesKey: key() });
      expect(refused).toMatchObject({ code: 'SIMULATION_FAILED', errorName: 'REVERTED' });
    });
    await claim(stranger, 'TAIL', dora);
    expect(await moneyOf(dora)).toContainEqual(['TAIL_CLAIMED', '90347']);
    expect((await stated(dora)).figures.at(-1)).toEqual(['TAIL', null, '60', '912', '90347', '90347']);
  });
});

describe('the close by term', () => {
  it('lets holders leave with what every floor left over, and burns their units', async () => {
    const early = await stranger.build('buildCloseSeries', { seriesKey: key() });
    expect(early).toMatchObject({ code: 'SIMULATION_FAILED', errorName: 'TAIL_OPEN' });
    await product.devnet.anvil.clock.advance(TAIL_WINDOW);
    await stranger.act('buildCloseSeries', { seriesKey: key() });
    const { lines } = (await stated(dora)).statement;
    expect(lines.at(-1)).toMatchObject({ kind: 'FINAL', period: null, units: '60', claimed: '0' });
    await claim(stranger, 'FINAL', dora);
    await claim(bob, 'FINAL', bob);
    for (const who of [dora, bob]) {
      const { units, statement } = await stated(who);
      expect([units, statement.totals.open]).toEqual(['0', '0']);
    }
    const { prisma } = product.gateway.database;
    const positions = await prisma.position.findMany({ where: { seriesKey: key() }, orderBy: { burnedUnits: 'asc' } });
    expect(positions.map(({ holder, units, burnedUnits }) => [holder, units, burnedUnits])).toEqual([
      [alice.address, 0n, 0n],
      [bob.address, 0n, 40n],
      [dora.address, 0n, 60n],
    ]);
  });

  it('has paid out all that was paid in', async () => {
    const claimed = await product.gateway.database.prisma.moneyEvent.aggregate({
      where: { seriesKey: key(), kind: { endsWith: '_CLAIMED' } },
      _sum: { amount: true },
    });
    const paid = await product.gateway.database.prisma.moneyEvent.aggregate({
      where: { seriesKey: key(), kind: 'PAYOUT_NET' },
      _sum: { amount: true },
    });
    expect(claimed._sum.amount?.toFixed()).toBe(paid._sum.amount?.toFixed());
  });

  it('leaves its readers those who held units to the end, and nobody who had sold them', async () => {
    for (const who of [dora, bob]) expect(await reads(who)).toEqual(everyWay);
    expect(await reads(alice)).toEqual({ ...noWay, position: true });
    const { data } = await dora.ask(
      'query ($key: Bytes32!) { viewer { relations(seriesKey: $key) } series(key: $key) { closeReason } }',
      { key: key() },
    );
    expect(data).toMatchObject({ viewer: { relations: ['HOLDER', 'BACKER'] }, series: { closeReason: 'TERM' } });
  });
});
