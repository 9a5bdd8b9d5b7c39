// A window of later trading on a Solana cluster through HTTP: its traders, settlement and deliveries by anyone, and the readers of each field.
import {
  createDeviceSecret,
  openBackup,
  type SavedBackup,
  sealBackup,
  sealBid,
  sealOrder,
} from '@income-series/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bytes32 } from '../../../src/core/hex.ts';
import { DAY } from '../../contracts/solana/support/curve.ts';
import { type LiveGateway, type LiveWallet, openLiveGateway } from '../../support/solana/live.ts';
import { build, step, stepOf } from '../curve/support/steps.ts';

type Row = Readonly<Record<string, unknown>>;
const MILLION = 1_000_000n;
/** The first sells some of its 50 units, the third buys for more money than it needs, the second never reveals its sale. */
const ORDERS = [
  { side: 'SELL', price: MILLION, quantity: 20n, escrow: 25n },
  { side: 'SELL', price: 2n * MILLION, quantity: 10n, escrow: 10n },
  { side: 'BUY', price: 2n * MILLION, quantity: 12n, escrow: 30n * MILLION },
] as const;
const WINDOW = `number phase orderCount price volume demand supply voidReason
  revealedOrders { edges { node { side price quantity } } }`;
const ORDER = `side money units validity processing price quantity filled delivery pendingMoney pendingUnits
  deliveredMoney deliveredUnits window { number }`;

let live: LiveGateway;
let series: Bytes32;
let traders: readonly [LiveWallet, LiveWallet, LiveWallet];
const sealed: ReturnType<typeof sealOrder>[] = [];
const secret = createDeviceSecret();

const at = (wallet: LiveWallet) => stepOf(live, series, wallet);
const refusal = async (wallet: LiveWallet, mutation: string, input: object) =>
  live.act(await live.session(wallet), mutation, '__typename', input);
async function read<T>(document: string, token?: string, variables: object = {}): Promise<T> {
  const { data, errors } = await live.ask<T>(document, { key: series, chain: live.cluster, ...variables }, token);
  expect(errors ?? []).toEqual([]);
  return data as T;
}
const rowsIn = (list: unknown): readonly Row[] =>
  (list as { edges: { node: Row }[] } | null)?.edges.map(({ node }) => node) ?? [];
const windowOf = async (number = 1) => {
  const query = `query ($key: Bytes32!, $chain: Chain!, $number: Int!) { window(seriesKey: $key, chain: $chain, number: $number) { ${WINDOW} } }`;
  return (await read<{ window: Row }>(query, undefined, { number })).window;
};
const orderOf = async (wallet: LiveWallet, number = 1): Promise<Row> => {
  const { myOrders } = await read<Row>(`{ myOrders { edges { node { ${ORDER} } } } }`, await live.session(wallet));
  const own = rowsIn(myOrders).filter(({ window }) => (window as Row).number === number);
  expect(own.length).toBeLessThanOrEqual(1);
  return own[0] as Row;
};
const positionsOf = async (token?: string) => {
  const query = `query ($key: Bytes32!, $chain: Chain!) { series(key: $key, chain: $chain) {
    positions { edges { node { holder units lockedUnits } } } } }`;
  const { data } = await live.ask<{ series: Row }>(query, { key: series, chain: live.cluster }, token);
  return rowsIn(data?.series.positions)
    .map(({ holder, units, lockedUnits }) => [holder, units, lockedUnits])
    .sort();
};
const openingOf = (place: number) => {
  const { opening } = sealed[place] as ReturnType<typeof sealOrder>;
  return { price: `${opening.price}`, quantity: `${opening.quantity}`, salt: opening.salt };
};

/** A raise of which the first trader has 50 units and the second 40. */
async function raiseUnits(): Promise<void> {
  series = await live.createRaise();
  const bids = [50n, 40n].map((quantity, place) => {
    const wallet = traders[place] as LiveWallet;
    return { wallet, ...sealBid({ price: 2n * MILLION, quantity, wallet: wallet.address }) };
  });
  for (const { wallet, commitment } of bids)
    await step(live, wallet, 'buildCommitBid', { ...at(wallet), commitment, deposit: `${100n * MILLION}` });
  live.pass(10n * DAY);
  await live.index();
  for (const { wallet, opening } of bids) {
    const { price, quantity, salt } = opening;
    await step(live, wallet, 'buildRevealBid', { ...at(wallet), price: `${price}`, quantity: `${quantity}`, salt });
  }
  live.pass(5n * DAY);
  await live.index();
  const { stranger } = live;
  await step(live, stranger, 'buildSettleStep', { ...at(stranger), maxBids: 50 });
  await step(live, stranger, 'buildPassGate', at(stranger));
  for (const { wallet } of bids)
    await step(live, stranger, 'buildDeliverBid', { ...at(stranger), bidder: wallet.address });
}

beforeAll(async () => {
  live = await openLiveGateway();
  traders = live.traders as never;
  await raiseUnits();
});
afterAll(() => live?.close());

describe('a window on Solana', () => {
  it('is opened by anybody, and not again beside it', async () => {
    const { stranger } = live;
    const built = await step(live, stranger, 'buildOpenWindow', at(stranger));
    expect(built).toMatchObject({ kind: 'OPEN_WINDOW', preview: [] });
    expect(await windowOf()).toMatchObject({ number: 1, phase: 'COMMIT', orderCount: 0, price: null });
    expect(await refusal(stranger, 'buildOpenWindow', at(stranger))).toMatchObject({
      code: 'SIMULATION_FAILED',
      errorName: 'WINDOW_RUNNING',
    });
  });

  it('takes sealed orders with what they escrow, and shows nothing of them', async () => {
    for (const [place, { escrow, ...order }] of ORDERS.entries()) {
      const wallet = traders[place] as LiveWallet;
      const one = sealOrder({ ...order, wallet: wallet.address });
      sealed.push(one);
      const escrowed = order.side === 'BUY' ? { money: `${escrow}` } : { units: `${escrow}` };
      const input = { ...at(wallet), commitment: one.commitment, ...escrowed };
      const { preview } = await step(live, wallet, 'buildCommitOrder', input);
      expect(preview).toEqual([
        order.side === 'BUY'
          ? { label: 'Money escrowed', value: `${escrow}`, unit: 'TOKEN' }
          : { label: 'Units escrowed', value: `${escrow}`, unit: 'UNITS' },
        { label: 'Order commitment', value: one.commitment, unit: 'HASH' },
      ]);
    }
    const [first, , third] = traders;
    expect(await windowOf()).toMatchObject({ phase: 'COMMIT', orderCount: 3, revealedOrders: { edges: [] } });
    expect(await orderOf(first)).toMatchObject({ side: 'SELL', units: '25', validity: 'SEALED', price: null });
    expect(await orderOf(third)).toMatchObject({ side: 'BUY', money: `${30n * MILLION}`, validity: 'SEALED' });
    const early = { ...at(first), ...openingOf(0) };
    expect(await refusal(first, 'buildRevealOrder', early)).toMatchObject({ code: 'WRONG_STATE' });
    const again = { ...at(first), commitment: sealed[0]?.commitment, money: '1' };
    expect(await refusal(first, 'buildCommitOrder', again)).toMatchObject({ errorName: 'ALREADY_ORDERED' });
    const more = { ...at(live.stranger), commitment: sealed[0]?.commitment, money: '1' };
    expect(await refusal(live.stranger, 'buildCommitOrder', more)).toMatchObject({ code: 'WALLET_NOT_VERIFIED' });
  });

  it('leaves sellers what they sell, and locks it', async () => {
    expect(await positionsOf(await live.session(live.issuer))).toEqual(
      [
        [traders[0].address, '50', '25'],
        [traders[1].address, '40', '10'],
      ].sort(),
    );
  });

  it('is revealed, one order from its backup', async () => {
    const [first, , third] = traders;
    const token = await live.session(first);
    const { opening, commitment } = sealed[0] as ReturnType<typeof sealOrder>;
    const place = { seriesKey: series, window: 1 };
    const backup = await sealBackup(secret, { ...place, opening });
    const saved = { chain: live.cluster, ...place, wallet: first.address, commitment, backup };
    expect(await live.act(token, 'saveBidBackup', '__typename', saved)).toEqual({ __typename: 'SaveBidBackupPayload' });
    live.pass(3n * DAY);
    await live.index();
    expect(await windowOf()).toMatchObject({ phase: 'REVEAL' });
    const { myBidBackups } = await read<{ myBidBackups: { edges: { node: SavedBackup }[] } }>(
      `query ($key: Bytes32!, $chain: Chain!) { myBidBackups(seriesKey: $key, chain: $chain) { edges { node { seriesKey window wallet commitment backup } } } }`,
      token,
    );
    const { price, quantity, salt } = await openBackup(secret, myBidBackups.edges[0]?.node as SavedBackup);
    const input = { ...at(first), price: `${price}`, quantity: `${quantity}`, salt };
    const built = await step(live, first, 'buildRevealOrder', input);
    expect(built).toMatchObject({ kind: 'REVEAL_ORDER', simulation: { ok: true, errorName: null } });
    await step(live, third, 'buildRevealOrder', { ...at(third), ...openingOf(2) });
    expect(rowsIn((await windowOf()).revealedOrders)).toEqual([
      { side: 'SELL', price: '1000000', quantity: '20' },
      { side: 'BUY', price: '2000000', quantity: '12' },
    ]);
    expect(await orderOf(first)).toMatchObject({ validity: 'VALID', price: '1000000', quantity: '20' });
  });

  it('is settled by anybody, in steps that are built again where another came first', async () => {
    const { stranger } = live;
    const [first] = traders;
    const step1 = { ...at(stranger), maxOrders: 4 };
    expect(await refusal(stranger, 'buildSettleWindow', step1)).toMatchObject({ errorName: 'WRONG_PHASE' });
    live.pass(2n * DAY);
    await live.index();
    const work = await refusal(stranger, 'buildSettleWindow', { ...at(stranger), maxOrders: 51 });
    expect(work).toMatchObject({ code: 'BAD_INPUT', path: ['input', 'maxOrders'] });
    // Both steps begin before the price; the one that comes second finds the window settled.
    const overtaken = await build(live, await live.session(stranger), 'buildSettleWindow', step1);
    await step(live, first, 'buildSettleWindow', { ...at(first), maxOrders: 4 });
    expect(await windowOf()).toMatchObject({ phase: 'SETTLE', volume: null });
    const { preview } = await step(live, first, 'buildSettleWindow', { ...at(first), maxOrders: 50 });
    expect(preview).toEqual([{ label: 'Most orders in this step', value: '50', unit: 'ORDERS' }]);
    await expect(live.send(stranger, overtaken.request)).rejects.toThrow();
    expect(await refusal(stranger, 'buildSettleWindow', step1)).toMatchObject({ errorName: 'WRONG_PHASE' });
    expect(await windowOf()).toMatchObject({
      ...{ phase: 'DONE', price: '1000000', volume: '12', demand: '12', supply: '20', voidReason: null },
    });
  });

  it('decides every order, and makes holders of its buyers at once', async () => {
    const [first, second, third] = traders;
    expect(await orderOf(first)).toMatchObject({
      ...{ processing: 'PARTIAL', filled: '12', delivery: 'DUE', pendingUnits: '13', pendingMoney: '12000000' },
    });
    expect(await orderOf(second)).toMatchObject({ validity: 'UNREVEALED', processing: 'LOST', delivery: 'NONE' });
    expect(await orderOf(third)).toMatchObject({
      ...{ processing: 'FULL', filled: '12', delivery: 'DUE', pendingUnits: '0', pendingMoney: '18000000' },
    });
    expect(await positionsOf(await live.session(live.issuer))).toEqual(
      [
        [first.address, '38', '13'],
        [second.address, '40', '10'],
        [third.address, '12', '12'],
      ].sort(),
    );
    const { myMoneyEvents } = await read<Row>(
      `{ myMoneyEvents { edges { node { kind amount } } } }`,
      await live.session(third),
    );
    expect(rowsIn(myMoneyEvents)).toContainEqual({ kind: 'WINDOW_BOUGHT', amount: '12000000' });
  });

  it('is delivered by anybody, but not what was never revealed', async () => {
    const { stranger } = live;
    const [first, second, third] = traders;
    const of = (trader: LiveWallet) => ({ ...at(stranger), window: 1, trader: trader.address });
    const { preview } = await step(live, stranger, 'buildDeliverOrder', of(first));
    expect(preview).toEqual([
      { label: 'Window', value: '1', unit: 'WINDOW' },
      { label: 'Paid to', value: first.address, unit: 'WALLET' },
    ]);
    await step(live, stranger, 'buildDeliverOrder', of(third));
    expect(await refusal(stranger, 'buildDeliverOrder', of(second))).toMatchObject({ errorName: 'NOT_DUE' });
    expect(await refusal(stranger, 'buildDeliverOrder', of(third))).toMatchObject({ code: 'SIMULATION_FAILED' });
    expect(await orderOf(first)).toMatchObject({ deliveredUnits: '13', deliveredMoney: '12000000' });
    expect(await orderOf(third)).toMatchObject({ delivery: 'DELIVERED', deliveredMoney: '18000000' });
    expect(await positionsOf(await live.session(live.issuer))).toEqual(
      [
        [first.address, '38', '0'],
        [second.address, '40', '10'],
        [third.address, '12', '0'],
      ].sort(),
    );
  });

  it('is read by each reader as on the EVM', async () => {
    const [first] = traders;
    const all = [...ORDERS.keys()].map((place) => traders[place]?.address).sort();
    expect(await positionsOf(await live.session(first))).toEqual([[first.address, '38', '0']]);
    expect(await positionsOf(await live.outsider())).toEqual([]);
    expect(await positionsOf()).toEqual([]);
    const query = `query ($key: Bytes32!, $chain: Chain!) { window(seriesKey: $key, chain: $chain, number: 1) {
      orders { edges { node { trader sequence side commitment price delivery filled } } } } }`;
    const orders = async (token?: string) => {
      const { data } = await live.ask<{ window: Row }>(query, { key: series, chain: live.cluster }, token);
      return rowsIn(data?.window.orders);
    };
    expect(await orders(await live.session(first))).toMatchObject([
      { trader: first.address, side: 'SELL', price: '1000000', delivery: 'DELIVERED', filled: '12' },
    ]);
    const ofIssuer = await orders(await live.session(live.issuer));
    expect(ofIssuer.map(({ trader }) => trader).sort()).toEqual(all);
    expect(ofIssuer.map(({ delivery, filled }) => [delivery, filled])).toEqual(Array(3).fill([null, null]));
    const ofAdmin = await orders(await live.admin());
    expect(ofAdmin.map(({ trader }) => trader).sort()).toEqual(all);
    expect(ofAdmin.map(({ commitment, side }) => [commitment, side])).toEqual(Array(3).fill([null, null]));
    for (const token of [undefined, await live.outsider()]) expect(await orders(token)).toEqual([]);
  });

  it('is in the public feed and in its traders’ notices, without an amount', async () => {
    const feed = await read<{ activity: { nodes: Row[] } }>(
      'query ($key: Bytes32!, $chain: Chain!) { activity(seriesKey: $key, chain: $chain, first: 50) { nodes { kind window status units } } }',
    );
    const rows = feed.activity.nodes.filter(({ kind }) => String(kind).startsWith('WINDOW_'));
    expect(rows).toEqual([
      { kind: 'WINDOW_SETTLED', window: 1, status: 'DONE', units: null },
      { kind: 'WINDOW_CLEARED', window: 1, status: null, units: '12' },
      { kind: 'WINDOW_OPENED', window: 1, status: 'COMMIT', units: null },
    ]);
    const where = { OR: [{ topic: { startsWith: 'Window' } }, { topic: { startsWith: 'Order' } }] };
    const messages = await live.database.prisma.outboxMessage.findMany({ where });
    expect(new Set(messages.map(({ topic }) => topic))).toEqual(
      new Set([
        ...['WindowOpened', 'WindowSettled', 'OrderCommitted', 'OrderRevealed', 'OrderProcessed', 'OrderDelivered'],
      ]),
    );
    expect(JSON.stringify(messages.map(({ payload }) => payload))).not.toMatch(/1000000|2000000|30000000|18000000/);
  });
});

describe('a second window on Solana', () => {
  it('is not due before a month', async () => {
    const { stranger } = live;
    expect(await refusal(stranger, 'buildOpenWindow', at(stranger))).toMatchObject({ errorName: 'WINDOW_TOO_EARLY' });
  });

  it('that nobody settles is void, and gives back what was escrowed', async () => {
    const { stranger } = live;
    const [first] = traders;
    live.pass(30n * DAY);
    await live.index();
    await step(live, stranger, 'buildOpenWindow', at(stranger));
    const { commitment } = sealOrder({ side: 'SELL', price: MILLION, quantity: 5n, wallet: first.address });
    await step(live, first, 'buildCommitOrder', { ...at(first), commitment, units: '5' });
    live.pass(12n * DAY);
    await live.index();
    await step(live, stranger, 'buildSettleWindow', { ...at(stranger), maxOrders: 1 });
    expect(await windowOf(2)).toMatchObject({ phase: 'VOID', voidReason: 'TIMEOUT', price: null });
    expect(await orderOf(first, 2)).toMatchObject({ delivery: 'DUE', pendingUnits: '5' });
    await step(live, stranger, 'buildDeliverOrder', { ...at(stranger), window: 2, trader: first.address });
    expect(await orderOf(first, 2)).toMatchObject({ delivery: 'DELIVERED', deliveredUnits: '5', deliveredMoney: '0' });
    expect(await positionsOf(await live.session(first))).toEqual([[first.address, '38', '0']]);
  });
});

describe('a curve on Solana', () => {
  it('has no windows', async () => {
    const key = await live.createCurve();
    const [first] = traders;
    const input = { ...stepOf(live, key, first) };
    const order = { commitment: sealed[0]?.commitment, money: '1' };
    for (const [mutation, more] of [
      ['buildOpenWindow', {}],
      ['buildCommitOrder', order],
      ['buildRevealOrder', openingOf(0)],
      ['buildSettleWindow', { maxOrders: 1 }],
      ['buildDeliverOrder', { window: 1, trader: first.address }],
    ] as const)
      expect([mutation, await refusal(first, mutation, { ...input, ...more })]).toEqual([
        mutation,
        { code: 'CALL_NOT_ON_CHAIN', path: null },
      ]);
  });
});
