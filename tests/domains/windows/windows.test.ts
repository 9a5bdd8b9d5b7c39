import { beforeAll, describe, expect, it } from 'vitest';
import { forFile } from '../../support/for-file.ts';
import type { Answer } from '../../support/gateway.ts';
import { createProduct } from '../support/product.ts';
import { launch, raise } from '../support/story.ts';
import { asTrader, createTrader, type Order, settle, type Trader, trade } from '../support/traders.ts';

// Alice holds 60 units and Bob 40. Alice sells all of hers and Bob half; Carol and Dave together want more than that;
// Erin never reveals. Who settles and delivers has nothing to do with it.

const PRICE = 2_500_000n;
/** What erin's order escrows and never shows. */
const UNREVEALED = 270_000_000n;

const tokens = async ({ address }: Trader): Promise<bigint> =>
  BigInt(
    await product.devnet.anvil.rpc<string>(
      'eth_call',
      { to: product.devnet.contracts.token, data: `0x70a08231${address.slice(2).padStart(64, '0')}` },
      'latest',
    ),
  );

const product = await forFile(createProduct());
const launched = await launch(product);
await raise(product, launched);
const { seriesKey } = launched;
const [alice, bob, stranger, issuer] = (['alice', 'bob', 'outsider', 'issuer'] as const).map((name) =>
  asTrader(product, name),
) as [Trader, Trader, Trader, Trader];
const [carol, dave, erin] = [
  await createTrader(product, seriesKey),
  await createTrader(product, seriesKey),
  await createTrader(product, seriesKey),
];
const orders: readonly Order[] = [
  { by: alice, side: 'SELL', price: 2_000_000n, quantity: 60n },
  { by: carol, side: 'BUY', price: 3_000_000n, quantity: 50n, surplus: 1_000_000n },
  { by: bob, side: 'SELL', price: PRICE, quantity: 20n, surplus: 5n },
  { by: dave, side: 'BUY', price: 2_750_000n, quantity: 50n },
  { by: erin, side: 'BUY', price: 9_000_000n, quantity: 30n, reveals: false },
];
/** Payment tokens before the first window. */
const before = new Map(
  await Promise.all([alice, bob, carol, dave, erin].map(async (one) => [one, await tokens(one)] as const)),
);
await stranger.act('buildOpenWindow', { seriesKey });
await trade(product, seriesKey, orders);

interface Row {
  readonly [field: string]: unknown;
}
/** A root field's own answer. */
const rootOf = ({ data }: Answer, field: string): Row => data?.[field] ?? {};
const rowsIn = (list: unknown): readonly Row[] => (list as { edges: { node: Row }[] }).edges.map(({ node }) => node);
const codes = ({ errors = [] }: Answer) => errors.map(({ extensions }) => extensions.code);

const WINDOW = `query ($key: Bytes32!, $number: Int!) { window(seriesKey: $key, number: $number) {
  number phase orderCount price volume demand supply voidReason settledAt
  revealedOrders { totalCount edges { node { side price quantity } } }
} }`;
const windowOf = async (number: number) => {
  const { data } = await product.ask('public', WINDOW, { key: launched.seriesKey, number });
  return data?.window as Row;
};
const MINE = `{ myOrders { totalCount edges { node {
  side money units price quantity validity processing filled delivery pendingMoney pendingUnits deliveredMoney deliveredUnits
  window { number }
} } } }`;
const orderOf = async (trader: Trader, number = 1): Promise<Row> => {
  const { data, errors } = await trader.ask(MINE);
  expect(errors ?? []).toEqual([]);
  const mine = rowsIn(data?.myOrders).filter(({ window }) => (window as Row).number === number);
  expect(mine).toHaveLength(1);
  return mine[0] as Row;
};
const READINGS = `query ($key: Bytes32!) {
  viewer { relations(seriesKey: $key) }
  series(key: $key) { paidTotal }
  myPositions { edges { node { units claimable series { key } } } }
  myMoneyEvents { edges { node { kind wallet amount } } }
}`;
const readingsOf = async (trader: Trader) => {
  const answer = await trader.ask(READINGS, { key: launched.seriesKey });
  return {
    holds: (rootOf(answer, 'viewer').relations as string[]).includes('HOLDER'),
    paidTotal: answer.data?.series?.paidTotal,
    positions: rowsIn(answer.data?.myPositions).map(({ units }) => units),
    money: rowsIn(answer.data?.myMoneyEvents).map(({ kind, amount }) => [kind, amount]),
    codes: codes(answer),
  };
};

describe('a window of later trading, after its reveal phase', () => {
  it('shows everybody what was revealed, without its traders', async () => {
    expect(await windowOf(1)).toMatchObject({ phase: 'SETTLE', orderCount: 5, price: null, volume: null });
    const { revealedOrders } = await windowOf(1);
    expect(rowsIn(revealedOrders)).toEqual([
      { side: 'SELL', price: '2000000', quantity: '60' },
      { side: 'BUY', price: '3000000', quantity: '50' },
      { side: 'SELL', price: '2500000', quantity: '20' },
      { side: 'BUY', price: '2750000', quantity: '50' },
    ]);
  });

  it('leaves sellers what they sell until it is sold', async () => {
    expect(await readingsOf(alice)).toMatchObject({ holds: true, paidTotal: '0', positions: ['60'] });
    expect(await readingsOf(carol)).toMatchObject({
      holds: false,
      paidTotal: null,
      positions: [],
      codes: ['FORBIDDEN'],
    });
  });
});

describe('once anyone settled it', () => {
  beforeAll(() => settle(product, launched.seriesKey, stranger, 3));

  it('has the price at which most units change hands, the lower of two alike', async () => {
    expect(await windowOf(1)).toMatchObject({
      phase: 'DONE',
      price: `${PRICE}`,
      volume: '80',
      demand: '100',
      supply: '80',
      voidReason: null,
    });
  });

  it('fills the short side, and the long side by its share', async () => {
    expect(await orderOf(alice)).toMatchObject({
      processing: 'FULL',
      filled: '60',
      delivery: 'DUE',
      pendingUnits: '0',
    });
    expect(await orderOf(bob)).toMatchObject({ processing: 'FULL', filled: '20', delivery: 'DUE', pendingUnits: '5' });
    expect(await orderOf(carol)).toMatchObject({ processing: 'PARTIAL', filled: '40', pendingMoney: '51000000' });
    expect(await orderOf(dave)).toMatchObject({ processing: 'PARTIAL', filled: '40', pendingMoney: '37500000' });
    expect(await orderOf(erin)).toMatchObject({
      validity: 'UNREVEALED',
      processing: 'LOST',
      filled: '0',
      price: null,
      quantity: null,
      delivery: 'NONE',
      pendingMoney: '270000000',
    });
  });

  it('makes holders of its buyers at once, before anything is delivered', async () => {
    for (const buyer of [carol, dave]) {
      expect(await readingsOf(buyer)).toEqual({
        holds: true,
        paidTotal: '0',
        positions: ['40'],
        codes: [],
        money: [['WINDOW_BOUGHT', '100000000']],
      });
    }
  });

  it('ends the holder’s rights of who sold everything, and leaves what is its own', async () => {
    expect(await readingsOf(alice)).toEqual({
      holds: false,
      paidTotal: null,
      positions: ['0'],
      codes: ['FORBIDDEN'],
      money: [['WINDOW_SOLD', '150000000']],
    });
    expect(await readingsOf(bob)).toEqual({
      holds: true,
      paidTotal: '0',
      positions: ['20'],
      codes: [],
      money: [['WINDOW_SOLD', '50000000']],
    });
  });

  it('shows nobody else’s money of its trades', async () => {
    const document = `query ($key: Bytes32!) { series(key: $key) {
      moneyEvents { totalCount edges { node { kind wallet amount } } } positions { totalCount } } }`;
    const trades = async (who: Trader) => {
      const { moneyEvents } = rootOf(await who.ask(document, { key: launched.seriesKey }), 'series');
      const kinds = rowsIn(moneyEvents).filter(({ kind }) => String(kind).startsWith('WINDOW_'));
      return kinds.map(({ wallet }) => wallet).sort();
    };
    expect(await trades(issuer)).toEqual([alice, bob, carol, dave].map(({ address }) => address).sort());
    expect(await trades(carol)).toEqual([carol.address]);
    expect(await trades(erin)).toEqual([]);
    expect(await trades(stranger)).toEqual([]);
  });
});

describe('once a stranger delivered it', () => {
  beforeAll(async () => {
    for (const { by, reveals } of orders) {
      if (reveals === false) continue;
      await stranger.act('buildDeliverOrder', { seriesKey: launched.seriesKey, window: 1, trader: by.address });
    }
  });

  it('has paid each trader what the price leaves, and nobody else', async () => {
    const changes = await Promise.all([...before].map(async ([trader, had]) => (await tokens(trader)) - had));
    expect(changes).toEqual([60n * PRICE, 20n * PRICE, -40n * PRICE, -40n * PRICE, -UNREVEALED]);
    expect(await tokens({ address: product.devnet.contracts.windows } as Trader)).toBe(UNREVEALED);
  });

  it('says so of each order', async () => {
    const delivered = { delivery: 'DELIVERED', pendingMoney: '0', pendingUnits: '0' };
    expect(await orderOf(alice)).toMatchObject({ ...delivered, deliveredMoney: '150000000', deliveredUnits: '0' });
    expect(await orderOf(bob)).toMatchObject({ ...delivered, deliveredMoney: '50000000', deliveredUnits: '5' });
    expect(await orderOf(carol)).toMatchObject({ ...delivered, deliveredMoney: '51000000', deliveredUnits: '0' });
  });

  it('keeps what was not revealed until another window has its price', async () => {
    const input = { seriesKey: launched.seriesKey, window: 1, trader: erin.address };
    const refusal = { code: 'SIMULATION_FAILED', errorName: 'NOT_DUE' };
    expect(await stranger.build('buildDeliverOrder', input)).toMatchObject(refusal);
    expect(await orderOf(erin)).toMatchObject({ delivery: 'NONE', deliveredMoney: '0' });
  });

  it('would deliver nothing twice', async () => {
    const input = { seriesKey: launched.seriesKey, window: 1, trader: alice.address };
    const refusal = { code: 'SIMULATION_FAILED', errorName: 'NOT_DUE' };
    expect(await stranger.build('buildDeliverOrder', input)).toMatchObject(refusal);
  });
});

/** An order of a wallet that is not verified has a refusal of its own, and is built for who asks for that. */
async function expectUnverified(trader: Trader, input: object): Promise<void> {
  const { __typename, code } = await trader.build('buildCommitOrder', input);
  expect([__typename, code]).toEqual(['Refusal', 'WALLET_NOT_VERIFIED']);
  const { transaction } = await trader.build('buildCommitOrder', { ...input, allowFailing: true });
  expect(transaction?.simulation).toMatchObject({ ok: false, errorName: 'NOT_ALLOWLISTED' });
}

describe('a window that nobody settles in time', () => {
  const held = { by: undefined as never, side: 'SELL' as const, price: 2_000_000n, quantity: 20n };

  it('does not open before its month is over', async () => {
    const early = await stranger.build('buildOpenWindow', { seriesKey: launched.seriesKey });
    expect(early).toMatchObject({ code: 'SIMULATION_FAILED', errorName: 'WINDOW_TOO_EARLY' });
  });

  it('takes orders of verified wallets alone, is void, and everything that was escrowed comes back', async () => {
    const { seriesKey } = launched;
    const { clock } = product.devnet.anvil;
    await clock.advance(30n * 86_400n);
    await stranger.act('buildOpenWindow', { seriesKey });
    await expectUnverified(stranger, { seriesKey, commitment: `0x${'ab'.repeat(32)}`, money: '5' });
    const had = await tokens(erin);
    await trade(product, seriesKey, [
      { ...held, by: bob },
      { by: erin, side: 'BUY', price: 3_000_000n, quantity: 20n },
    ]);
    await clock.advance(7n * 86_400n);
    await product.index();
    expect(await orderOf(bob, 2)).toMatchObject({ validity: 'VALID', processing: 'PENDING', delivery: 'NONE' });
    await stranger.act('buildSettleWindow', { seriesKey, maxOrders: 1 });
    expect(await windowOf(2)).toMatchObject({ phase: 'VOID', voidReason: 'TIMEOUT', price: null, orderCount: 2 });
    expect(await orderOf(bob, 2)).toMatchObject({ delivery: 'DUE', pendingUnits: '20', pendingMoney: '0' });
    expect(await orderOf(erin, 2)).toMatchObject({ delivery: 'DUE', pendingUnits: '0', pendingMoney: '60000000' });
    for (const { address: trader } of [bob, erin]) {
      await stranger.act('buildDeliverOrder', { seriesKey, window: 2, trader });
    }
    expect(await tokens(erin)).toBe(had);
    expect(await readingsOf(bob)).toMatchObject({ holds: true, positions: ['20'] });
    expect(await readingsOf(erin)).toMatchObject({ holds: false, positions: [], money: [] });
    const locked = await product.gateway.database.prisma.position.count({ where: { lockedUnits: { gt: 0n } } });
    expect(locked).toBe(0);
  });

  it('leaves an order of the window before waiting; the next window with a price ends that, and keeps none that could not be revealed', async () => {
    const { seriesKey } = launched;
    expect(await orderOf(erin)).toMatchObject({ delivery: 'NONE' });
    await product.devnet.anvil.clock.advance(30n * 86_400n);
    await stranger.act('buildOpenWindow', { seriesKey });
    await trade(product, seriesKey, [{ by: carol, side: 'BUY', price: PRICE, quantity: 2n, reveals: false }]);
    await product.devnet.owner.unverifyWallets([carol.address]);
    await settle(product, seriesKey, stranger);
    expect(await windowOf(3)).toMatchObject({ phase: 'DONE', orderCount: 1, volume: '0' });
    expect(await orderOf(carol, 3)).toMatchObject({ validity: 'UNREVEALED', processing: 'REJECTED', delivery: 'DUE' });
    expect(await orderOf(erin)).toMatchObject({ delivery: 'DUE', pendingMoney: `${UNREVEALED}` });
    const had = await tokens(erin);
    await stranger.act('buildDeliverOrder', { seriesKey, window: 1, trader: erin.address });
    expect((await tokens(erin)) - had).toBe(UNREVEALED);
    expect(await orderOf(erin)).toMatchObject({ delivery: 'DELIVERED', deliveredMoney: `${UNREVEALED}` });
  });

  it('is listed newest first', async () => {
    const answer = await product.ask(
      'public',
      'query ($key: Bytes32!) { series(key: $key) { windows { totalCount edges { node { number phase } } } } }',
      { key: launched.seriesKey },
    );
    const listed = rowsIn(rootOf(answer, 'series').windows).map(({ number, phase }) => [number, phase]);
    expect(listed).toEqual([
      [3, 'DONE'],
      [2, 'VOID'],
      [1, 'DONE'],
    ]);
  });
});
