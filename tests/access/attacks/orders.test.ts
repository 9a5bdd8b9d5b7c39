import type { BidOpening } from '@income-series/protocol/bid';
import { describe, expect, it } from 'vitest';
import { readDatabase } from '../../apps/demo/canary/database.ts';
import { createProduct, type Name } from '../../domains/support/product.ts';
import { launch, raiseByRequests } from '../../domains/support/story.ts';
import { expectRefusal, mutate, refuses } from '../../domains/support/traces.ts';
import { asTrader, commitOrders, createTrader, type Trader } from '../../domains/support/traders.ts';
import { forFile } from '../../support/for-file.ts';

// Two sealed orders lie in a window. What they hide is nowhere that the service stores or shows, and whose they are is
// shown to nobody who may not know.

/** Figures that nothing else in the product holds. */
const [ASKED, OFFERED] = [27_182_818_284n, 31_415_926_535n];

const product = await forFile(createProduct());
const launched = await launch(product);
await raiseByRequests(product, launched);
const { seriesKey } = launched;
const alice = asTrader(product, 'alice');
const buyer = await createTrader(product, seriesKey);
await alice.act('buildOpenWindow', { seriesKey });
const openings = await commitOrders(seriesKey, [
  { by: alice, side: 'SELL', price: ASKED, quantity: 17n, surplus: 3n },
  { by: buyer, side: 'BUY', price: OFFERED, quantity: 13n, surplus: 1_111n },
]);
const secrets = openings.flatMap(({ price, salt }) => [
  `${price}`,
  price.toString(16).padStart(64, '0'),
  salt.slice(2),
]);

const reveal = ({ price, quantity, salt }: BidOpening) => ({ price: `${price}`, quantity: `${quantity}`, salt });
const [first, second] = [() => openings[0] as BidOpening, () => openings[1] as BidOpening];

describe('what a sealed order hides', () => {
  it('is in no table and no log line', async () => {
    const { prisma } = product.gateway.database;
    const tables = await prisma.$queryRaw<{ name: string }[]>`
      SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`;
    for (const { name } of tables) {
      const rows = await prisma.$queryRawUnsafe<{ row: string }[]>(`SELECT t::text AS row FROM "${name}" t`);
      for (const secret of secrets)
        expect(
          rows.filter(({ row }) => row.includes(secret)),
          name,
        ).toEqual([]);
    }
    const logged = product.gateway.logs.join('\n');
    expect(product.gateway.logs.length).toBeGreaterThan(20);
    expect(secrets.filter((secret) => logged.includes(secret))).toEqual([]);
  });

  it('is not taken before its phase: an early reveal leaves nothing behind', async () => {
    const { seriesKey } = launched;
    const input = { seriesKey, wallet: alice.address, ...reveal(first()) };
    await refuses(product, 'WRONG_STATE', () => mutate(product, 'alice', 'buildRevealOrder', input), secrets);
  });

  it('is not repeated by a refusal, whatever is wrong with what was sent', async () => {
    const { seriesKey } = launched;
    const { commitment: _, ...step } = { seriesKey, wallet: alice.address, commitment: null };
    const sealed = { ...step, commitment: `0x${'22'.repeat(32)}` };
    const both = () =>
      mutate(product, 'alice', 'buildCommitOrder', { ...sealed, money: `${ASKED}`, units: `${OFFERED}` });
    await refuses(product, 'BAD_INPUT', both, secrets);
    const neither = () => mutate(product, 'alice', 'buildCommitOrder', sealed);
    await refuses(product, 'BAD_INPUT', neither);
    const another = () => mutate(product, 'bob', 'buildRevealOrder', { ...step, ...reveal(first()) });
    await refuses(product, 'WRONG_STATE', another, secrets);
    const plain = await mutate(product, 'alice', 'buildCommitOrder', { ...sealed, ...reveal(first()), money: '1' });
    expectRefusal(plain, 'BAD_INPUT', secrets);
    const spelt = await mutate(product, 'alice', 'buildRevealOrder', {
      ...step,
      ...reveal(first()),
      price: `${ASKED}.5`,
    });
    expectRefusal(spelt, 'BAD_INPUT', secrets);
  });
});

type Fields = Readonly<Record<string, unknown>>;
interface Listed {
  readonly totalCount: number;
  readonly pageInfo: Fields;
  readonly edges: readonly { readonly node: Fields }[];
}
const WINDOW = `query ($key: Bytes32!) { window(seriesKey: $key, number: 1) { orderCount
  revealedOrders { totalCount }
  orders { totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { node {
    id trader sequence commitment side money units price quantity validity processing filled delivery pendingMoney
  } } }
} }`;

async function seen(by: Trader | Name | 'public') {
  const variables = { key: launched.seriesKey };
  const answer = typeof by === 'string' ? await product.ask(by, WINDOW, variables) : await by.ask(WINDOW, variables);
  const window = answer.data?.window as unknown as {
    orderCount: number;
    revealedOrders: { totalCount: number };
    orders: Listed;
  };
  expect(window.orderCount).toBe(2);
  expect(window.revealedOrders.totalCount).toBe(0);
  return { ...window.orders, denied: (answer.errors ?? []).map(({ extensions }) => extensions.coordinate).sort() };
}
const PROGRESS = ['delivery', 'filled', 'pendingMoney', 'processing', 'validity'];
const named = (fields: readonly string[]) => fields.map((field) => `WindowOrder.${field}`);

describe('a sealed order', () => {
  it('is read by its trader, who alone reads how it goes', async () => {
    const { totalCount, edges, denied } = await seen(alice);
    expect([totalCount, denied]).toEqual([1, []]);
    expect(edges[0]?.node).toMatchObject({
      trader: alice.address,
      sequence: 1,
      side: 'SELL',
      money: '0',
      units: '20',
      price: null,
      quantity: null,
      validity: 'SEALED',
      processing: 'PENDING',
      delivery: 'NONE',
    });
  });

  it('shows the issuer its commitment and escrow, and no more', async () => {
    const { totalCount, edges, denied } = await seen('issuer');
    expect(totalCount).toBe(2);
    expect(denied).toEqual(named(PROGRESS));
    expect(edges.map(({ node }) => [node.trader, node.side, node.money, node.units, node.price])).toEqual([
      [alice.address, 'SELL', '0', '20', null],
      [buyer.address, 'BUY', `${OFFERED * 13n + 1_111n}`, '0', null],
    ]);
  });

  it('shows an admin whose it is and no more', async () => {
    const { totalCount, edges, denied } = await seen('admin');
    expect(totalCount).toBe(2);
    expect(denied).toEqual(named(['commitment', ...PROGRESS, 'money', 'side', 'units'].sort()));
    expect(edges.map(({ node }) => [node.trader, node.sequence])).toEqual([
      [alice.address, 1],
      [buyer.address, 2],
    ]);
  });

  it('is in no total, page or cursor of anybody else', async () => {
    const none = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
    for (const by of ['bob', 'outsider', 'public'] as const) {
      expect(await seen(by)).toEqual({ totalCount: 0, pageInfo: none, edges: [], denied: [] });
    }
    const { edges } = await seen(buyer);
    expect(edges.map(({ node }) => node.trader)).toEqual([buyer.address]);
  });

  it('answers others as if it were not there, by its id and as what was revealed', async () => {
    const [own] = (await seen(alice)).edges;
    const id = String(own?.node.id);
    const plain = Buffer.from(id, 'base64').toString();
    const absent = Buffer.from(plain.replace(alice.address, `0x${'ee'.repeat(20)}`)).toString('base64');
    const document = `query ($id: ID!) { node(id: $id) { id } 
      explainAccess(id: $id, coordinate: "WindowOrder.validity") { allowed } }`;
    for (const by of ['bob', 'outsider', 'public'] as const) {
      const [foreign, missing] = [
        await product.ask(by, document, { id }),
        await product.ask(by, document, { id: absent }),
      ];
      expect(foreign.errors).toHaveLength(2);
      expect(foreign).toEqual(missing);
    }
    const revealed = `query ($id: ID!) { explainAccess(id: $id, coordinate: "RevealedOrder.price") { allowed } }`;
    const key = plain.slice(plain.indexOf(':') + 1);
    for (const one of [key, Buffer.from(`RevealedOrder:${key}`).toString('base64')]) {
      const { errors } = await product.ask('public', revealed, { id: one });
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND']);
    }
  });
});

describe('once it may be revealed', () => {
  it('is built for its own wallet alone, and answered there and nowhere else', async () => {
    const { seriesKey } = launched;
    await product.devnet.anvil.clock.advance(3n * 86_400n);
    const input = { seriesKey, wallet: buyer.address, ...reveal(second()) };
    await refuses(product, 'WALLET_NOT_LINKED', () => mutate(product, 'bob', 'buildRevealOrder', input), [
      second().salt.slice(2),
    ]);
    const { transaction } = await buyer.build('buildRevealOrder', { seriesKey, ...reveal(second()) });
    expect(transaction).toMatchObject({ kind: 'REVEAL_ORDER', simulation: { ok: true } });
    expect(JSON.stringify(transaction)).toContain(second().salt.slice(2));
    const list = `{ builtTransactions { edges { node { kind ... on EvmTransaction { request { data } } } } } }`;
    for (const by of ['alice', 'issuer', 'admin', 'outsider'] as const) {
      expect(JSON.stringify(await product.ask(by, list))).not.toContain(second().salt.slice(2));
    }
    expect(JSON.stringify(await buyer.ask(list))).not.toContain(second().salt.slice(2));
    const columns = await readDatabase(product.gateway.database.url);
    expect(columns.filter(({ at, text }) => !at.startsWith('pg_') && text.includes(second().salt.slice(2)))).toEqual(
      [],
    );
    expect(product.gateway.logs.join('\n')).not.toContain(second().salt.slice(2));
  });
});
