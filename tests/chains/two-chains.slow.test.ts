import { toHex } from '@income-series/protocol/bytes';
import type { Bytes32, Hex } from '@income-series/protocol/hex';
import pg from 'pg';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mnemonicAccount } from '../../src/adapters/evm/wallet.ts';
import { readRecipients } from '../../src/domains/notifications/audience.ts';
import { resetIndex } from '../../src/indexing/reset.ts';
import { modules } from '../../src/modules.ts';
import { endByBuyOut, pass, RATE, raise, seriesKeyOf } from '../indexing/support/actions.ts';
import { difference, dump } from '../indexing/support/dump.ts';
import { catchUp, indexerOf } from '../indexing/support/index.ts';
import { createWorld, type World } from '../indexing/support/world.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { openFeed } from '../support/feed.ts';
import { forFile } from '../support/for-file.ts';
import { type Answer, newWallet, startTestGateway, type TestGateway, type TestWallet } from '../support/gateway.ts';

const ONE = 'evm:10143';
const TWO = 'evm:31337';
const SERIES = 0;

/** What the index holds of one chain, by table. */
async function rowsOf(database: TestDatabase, chain: string): Promise<Record<string, string[]>> {
  const all = await dump(database.prisma);
  return Object.fromEntries(
    Object.entries(all).map(([table, rows]) => [table, rows.filter((row) => row.includes(`"${chain}"`))]),
  );
}

/** The series of one issuer and salt on both chains: raised by two people on the first, by two others on the second. */
async function stage(world: World, people: readonly number[]): Promise<void> {
  await world.govern('fxFeed', 'publish', [840, RATE]);
  await raise(world, SERIES, people);
  await pass(world, 80n, { feedRests: true });
}

let database: TestDatabase;
let gateway: TestGateway;

const personOf = (world: World, index: number): TestWallet => {
  const account = mnemonicAccount(world.anvil.mnemonic, index + 4);
  return newWallet(toHex(account.getHdKey().privateKey ?? new Uint8Array()) as Hex);
};
const index = async (world: World) => catchUp(indexerOf(world, database.prisma));

const [one, two] = await Promise.all([forFile(createWorld()), forFile(createWorld(undefined, { chainId: 31337 }))]);
await Promise.all([stage(one, [0, 1]), stage(two, [2, 3])]);
const key = seriesKeyOf(one, SERIES);
const [holderOfOne, holderOfTwo] = [personOf(one, 0), personOf(two, 2)];
/** The index of both as it is before the first test. */
const indexed = await forFile(createTestDatabase());
for (const world of [one, two]) await catchUp(indexerOf(world, indexed.prisma));
await indexed.close();

beforeEach(async () => {
  database = await createTestDatabase({ copyOf: indexed });
  await index(one);
  await index(two);
  gateway = await startTestGateway({
    database,
    rpcUrl: one.rpcUrl,
    contracts: one.contracts,
    moreChains: [{ chain: two.chain, relayer: null }],
    adminWallets: [one.people[7] as never],
  });
  return async () => {
    await gateway.close();
    await database.drop();
  };
});

describe('an index of two chains', () => {
  test('holds a series of each under one key', async () => {
    expect(seriesKeyOf(two, SERIES)).toBe(key);
    const series = await database.prisma.series.findMany({ where: { key }, orderBy: { chain: 'asc' } });
    expect(series.map(({ chain }) => chain)).toEqual([ONE, TWO]);
    const holders = async (chain: string) =>
      (await database.prisma.position.findMany({ where: { chain, seriesKey: key } }))
        .map(({ holder }) => holder)
        .sort();
    const [onOne, onTwo] = [await holders(ONE), await holders(TWO)];
    expect([one.people.slice(0, 2), two.people.slice(2, 4)]).toEqual([
      expect.arrayContaining(onOne),
      expect.arrayContaining(onTwo),
    ]);
    expect([onOne, onTwo]).toEqual([
      expect.arrayContaining([holderOfOne.address]),
      expect.arrayContaining([holderOfTwo.address]),
    ]);
  });

  test('holds of each what an index of it alone holds', async () => {
    for (const world of [one, two]) {
      await using alone: TestDatabase = await createTestDatabase();
      await catchUp(indexerOf(world, alone.prisma));
      const chain = world.chain.name;
      expect(difference(await rowsOf(database, chain), await rowsOf(alone, chain))).toEqual({});
    }
  });

  test('loses one by a reset and keeps the other; the one comes back as it was', async () => {
    const before = { one: await rowsOf(database, ONE), two: await rowsOf(database, TWO) };
    await resetIndex(database.prisma, two.chain, modules);
    expect(await database.prisma.series.findMany({ where: { chain: TWO } })).toEqual([]);
    expect(await database.prisma.allowlistEntry.count({ where: { chain: TWO } })).toBe(0);
    expect(difference(await rowsOf(database, ONE), before.one)).toEqual({});
    await index(two);
    expect(difference(await rowsOf(database, TWO), before.two)).toEqual({});
  });

  test('follows a reorganisation of one and leaves the other', async () => {
    const snapshot = await two.anvil.rpc('evm_snapshot');
    const before = { one: await rowsOf(database, ONE), two: await rowsOf(database, TWO) };
    await endByBuyOut(two, key);
    await index(two);
    expect(difference(await rowsOf(database, TWO), before.two)).not.toEqual({});
    expect(difference(await rowsOf(database, ONE), before.one)).toEqual({});
    await two.anvil.rpc('evm_revert', snapshot);
    await pass(two, 1n);
    expect((await index(two)).taken).toBeGreaterThan(0);
    expect(difference(await rowsOf(database, ONE), before.one)).toEqual({});
    const states = await database.prisma.series.findMany({ orderBy: { chain: 'asc' }, select: { state: true } });
    expect(states).toEqual([{ state: 'ACTIVE' }, { state: 'ACTIVE' }]);
  });

  test('of which one is halted goes on with the other', async () => {
    await database.prisma.indexerCursor.update({ where: { chain: TWO }, data: { halted: 'REORG_TOO_DEEP' } });
    await pass(one, 1n);
    expect((await indexerOf(one, database.prisma).step()).kind).toBe('advanced');
    expect((await indexerOf(two, database.prisma).step()).kind).toBe('halted');
  });
});

describe('a gateway of two chains', () => {
  const SERIES_OF = `query ($key: Bytes32!, $chain: Chain) {
    series(key: $key, chain: $chain) { id chain key positions { totalCount edges { node { id holder } } } }
  }`;
  interface SeriesAnswer {
    readonly series: {
      readonly id: string;
      readonly chain: string;
      readonly positions: {
        readonly totalCount: number;
        readonly edges: readonly { readonly node: { readonly id: string; readonly holder: string } }[];
      };
    } | null;
  }
  const codes = (answer: { readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[] }) =>
    answer.errors?.map(({ extensions }) => extensions?.code);

  test('serves each by its chain, and asks for the chain where none is named', async () => {
    for (const chain of [ONE, TWO]) {
      const { data } = await gateway.ask<SeriesAnswer>(SERIES_OF, { key, chain });
      expect(data?.series?.chain).toBe(chain);
    }
    expect(codes(await gateway.ask(SERIES_OF, { key }))).toEqual(['CHAIN_REQUIRED']);
    expect(codes(await gateway.ask(SERIES_OF, { key, chain: 'evm:1' }))).toEqual(['CHAIN_REFUSED']);
  });

  test('asks for the chain wherever a series is named by its key', async () => {
    const wallet = holderOfOne.address;
    const token = await gateway.signIn(holderOfOne);
    const questions = [
      '{ window(seriesKey: "KEY", number: 1) { id } }',
      '{ activity(seriesKey: "KEY") { totalCount } }',
      '{ termsAccessLog(seriesKey: "KEY") { totalCount } }',
      '{ fxFallback(seriesKey: "KEY") { id } }',
      '{ myBids(seriesKey: "KEY") { totalCount } }',
      '{ myBidBackups(seriesKey: "KEY") { totalCount } }',
      '{ tier3Cases(seriesKey: "KEY") { totalCount } }',
      '{ annualCases(seriesKey: "KEY") { totalCount } }',
      '{ termsAmendments(seriesKey: "KEY") { totalCount } }',
      '{ viewer { relations(seriesKey: "KEY") } }',
      `{ attestor(address: "${wallet}") { id } }`,
    ];
    for (const question of questions) {
      const answer = await gateway.ask(question.replace('KEY', key), {}, token);
      expect([question, codes(answer)]).toEqual([question, ['CHAIN_REQUIRED']]);
    }
    const input = { seriesKey: key, wallet, allowFailing: true };
    const asked = { token, fields: 'transaction { ... on EvmTransaction { chain request { chainId } } }' };
    expect(await gateway.mutate('buildCloseSeries', input, asked)).toEqual({ code: 'CHAIN_REQUIRED' });
    expect(await gateway.mutate('buildCloseSeries', { ...input, chain: ONE }, asked)).toEqual({
      transaction: { chain: ONE, request: { chainId: '0x279f' } },
    });
    expect(await gateway.mutate('buildCloseSeries', { ...input, chain: TWO }, asked)).toEqual({
      code: 'WALLET_NOT_LINKED',
    });
  });

  test('prints the ids of its first chain as before, and opens those of both', async () => {
    const ids = new Map<string, string>();
    for (const chain of [ONE, TWO]) {
      const { data } = await gateway.ask<SeriesAnswer>(SERIES_OF, { key, chain });
      ids.set(chain, data?.series?.id ?? '');
    }
    expect(Buffer.from(ids.get(ONE) ?? '', 'base64').toString()).toBe(`Series:${key}`);
    expect(Buffer.from(ids.get(TWO) ?? '', 'base64').toString()).toBe(`Series:${TWO}/${key}`);
    for (const [chain, id] of ids) {
      const { data } = await gateway.ask('query ($id: ID!) { node(id: $id) { id ... on Series { chain } } }', { id });
      expect(data).toEqual({ node: { id, chain } });
      const explained = await gateway.ask(
        'query ($id: ID!) { explainAccess(id: $id, coordinate: "Series.state") { allowed } }',
        { id },
      );
      expect(explained.data).toEqual({ explainAccess: { allowed: true } });
    }
  });

  test('lists both, and reads positions of the chain that the series is of', async () => {
    const admin = await gateway.signIn(personOf(one, 7));
    const { data } = await gateway.ask<{ seriesList: { edges: { node: { chain: string } }[] } }>(
      '{ seriesList { edges { node { chain } } } }',
    );
    expect(data?.seriesList.edges.map(({ node }) => node.chain).sort()).toEqual([ONE, TWO]);
    for (const chain of [ONE, TWO]) {
      const kept = await database.prisma.position.findMany({ where: { chain, seriesKey: key } });
      const { data: of } = await gateway.ask<SeriesAnswer>(SERIES_OF, { key, chain }, admin);
      expect(of?.series?.positions.edges.map(({ node }) => node.holder).sort()).toEqual(
        kept.map(({ holder }) => holder).sort(),
      );
    }
  });

  test('answers REST of the chain that is named', async () => {
    const of = async (query: string) => {
      const response = await gateway.request(`/series/${key}/auction${query}`);
      return { status: response.status, body: (await response.json()) as { data?: { key: string } } };
    };
    expect((await of(`?chain=${TWO}`)).body.data?.key).toBe(key);
    expect((await of('')).status).toBe(400);
    for (const chain of [ONE, TWO]) expect((await gateway.request(`/chains/${chain}/signer-keys`)).status).toBe(200);
    expect((await gateway.request('/chains/evm:1/signer-keys')).status).toBe(404);
    const twice = await gateway.request(`/series/${key}/auction?chain=${ONE}&chain=${TWO}`);
    expect(await twice.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_INPUT', argument: ['chain'] } }] });
  });

  test('says of which chain a row of a list over REST is', async () => {
    const token = await gateway.signIn(personOf(one, 7));
    const chainsOf = async (path: string) => {
      const response = await gateway.request(path, { headers: { authorization: `Bearer ${token}` } });
      const { data } = (await response.json()) as { readonly data: { readonly items: readonly { chain: string }[] } };
      return [...new Set(data.items.map(({ chain }) => chain))].sort();
    };
    for (const path of ['/admin/attestors', '/admin/verifier-keys']) {
      expect(await chainsOf(path)).toEqual([ONE, TWO]);
      expect(await chainsOf(`${path}?chain=${TWO}`)).toEqual([TWO]);
    }
  });

  test('has the last indexed block of each and its time, in one statement; neither while the index has none', async () => {
    const LAST = '{ indexedChains { chain blockNumber blockAt } again: indexedChains { chain } }';
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const { data } = await gateway.ask<{ indexedChains: object[]; again: object[] }>(LAST);
    const reads = query.mock.calls.filter(([text]) => JSON.stringify(text).includes('indexed_blocks'));
    query.mockRestore();
    expect(reads).toHaveLength(1);
    const expected = await Promise.all(
      [ONE, TWO].map(async (chain) => {
        const { blockNumber: number } = await database.prisma.indexerCursor.findUniqueOrThrow({ where: { chain } });
        const block = { chain_number: { chain, number } };
        const { at } = await database.prisma.indexedBlock.findUniqueOrThrow({ where: block });
        return { chain, blockNumber: `${number}`, blockAt: at.toISOString() };
      }),
    );
    expect(data).toEqual({ indexedChains: expected, again: [{ chain: ONE }, { chain: TWO }] });
    await resetIndex(database.prisma, two.chain, modules);
    const empty = await gateway.ask(LAST);
    expect(empty.data?.indexedChains).toEqual([expected[0], { chain: TWO, blockNumber: null, blockAt: null }]);
  });

  test('says in /health how both are, and which is not well', async () => {
    const health = async () =>
      (await (await gateway.request('/health')).json()) as {
        checks: Record<string, unknown>;
        chains: Record<string, Record<string, unknown>>;
      };
    const before = await health();
    expect(before.checks.indexer).toMatchObject({ ok: true });
    expect(Object.keys(before.chains)).toEqual([ONE, TWO]);
    await database.prisma.indexerCursor.update({ where: { chain: TWO }, data: { halted: 'REORG_TOO_DEEP' } });
    const { checks, chains } = await health();
    const halted = { ok: false, code: 'INDEXER_HALTED' };
    expect([checks.indexer, chains[TWO]?.indexer]).toEqual([halted, halted]);
    expect(chains[ONE]?.indexer).toMatchObject({ ok: true });
    expect((await gateway.request('/ready')).status).toBe(200);
  });
});

describe('what has one key on two chains', () => {
  interface Page {
    readonly totalCount: number;
    readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  }
  const PAGE = 'totalCount edges { cursor node { id } } pageInfo { hasNextPage endCursor }';
  const SERIES_LIST = `query ($first: Int, $after: String) { list: seriesList(first: $first, after: $after) { ${PAGE} } }`;
  const ACTIVITY = `query ($key: Bytes32!, $chain: Chain, $first: Int, $after: String) {
    list: activity(seriesKey: $key, chain: $chain, first: $first, after: $after) { ${PAGE} }
  }`;
  /** Which chain an id is of. */
  const chainOf = (id: string) => (Buffer.from(id, 'base64').toString().includes(`${TWO}/`) ? TWO : ONE);

  /** The ids of all pages. */
  async function pages(document: string, variables: object, first: number): Promise<readonly string[]> {
    const ids: string[] = [];
    for (let after: string | null = null; ; ) {
      const answer: Answer<{ list: Page }> = await gateway.ask(document, { ...variables, first, after });
      const list = answer.data?.list;
      ids.push(...(list?.edges ?? []).map(({ node }) => node.id));
      if (!list?.pageInfo.hasNextPage) return ids;
      after = list.pageInfo.endCursor;
    }
  }

  /** Closes the series on a chain, and takes the chain back afterwards. */
  async function closing(world: World, then: () => Promise<void>): Promise<void> {
    const snapshot = await world.anvil.rpc('evm_snapshot');
    try {
      await endByBuyOut(world, key);
      await index(world);
      await then();
    } finally {
      await world.anvil.rpc('evm_revert', snapshot);
      await pass(world, 1n);
    }
  }

  test('is paged through without a row of the other chain, and none twice', async () => {
    const listed = await pages(SERIES_LIST, {}, 1);
    expect(listed.map(chainOf).sort()).toEqual([ONE, TWO]);
    for (const chain of [ONE, TWO]) {
      const ids = await pages(ACTIVITY, { key, chain }, 2);
      const count = await database.prisma.activityEvent.count({ where: { chain, seriesKey: key } });
      expect([count > 4, new Set(ids).size, ids.length]).toEqual([true, count, count]);
      expect(new Set(ids.map(chainOf))).toEqual(new Set([chain]));
    }
  });

  test('has cursors of its own chain, which the list of the other refuses', async () => {
    const { data } = await gateway.ask<{ list: Page }>(ACTIVITY, { key, chain: ONE, first: 1 });
    const after = data?.list.edges[0]?.cursor;
    const elsewhere = await gateway.ask(ACTIVITY, { key, chain: TWO, first: 1, after });
    expect(elsewhere.errors?.[0]?.extensions.code).toBe('CURSOR_INVALID');
    expect((await gateway.ask(ACTIVITY, { key, chain: ONE, first: 1, after })).errors).toBeUndefined();
  });

  test('is fed with the events of its own chain', async () => {
    const document = `subscription ($key: Bytes32!, $chain: Chain) {
      activity(seriesKey: $key, chain: $chain) { retracted event { id } }
    }`;
    const open = (chain: string) => openFeed(gateway, { document, variables: { key, chain } });
    const [ofOne, ofTwo] = [await open(ONE), await open(TWO)];
    await gateway.listening();
    const nextOf = async (feed: typeof ofOne) => {
      const { data } = (await feed.next()) as { data: { activity: { event: { id: string } | null } } };
      return chainOf(data.activity.event?.id ?? '');
    };
    await closing(two, () =>
      closing(one, async () => {
        expect([await nextOf(ofTwo), await nextOf(ofOne)]).toEqual([TWO, ONE]);
      }),
    );
    for (const feed of [ofOne, ofTwo]) feed.stop();
  });

  test('notifies its holders on that chain, and not those of the same address on the other', async () => {
    const accounts = new Map<string, string>();
    for (const wallet of [holderOfOne, holderOfTwo]) {
      for (const chain of [ONE, TWO]) {
        await gateway.signIn(wallet, chain);
        const { accountId } = await database.prisma.accountWallet.findFirstOrThrow({
          where: { chain, address: wallet.address },
        });
        accounts.set(`${chain} ${wallet.address}`, accountId);
      }
    }
    for (const [chain, holder] of [
      [ONE, holderOfOne],
      [TWO, holderOfTwo],
    ] as const) {
      const message = {
        kind: 'SeriesClosed',
        chain,
        seriesKey: key as Bytes32,
        audience: { series: 'holders' },
      } as const;
      const recipients = await database.prisma.$transaction((tx) => readRecipients(tx, message, null, 100));
      expect(recipients.map(({ id }) => id)).toEqual([accounts.get(`${chain} ${holder.address}`)]);
    }
  });
});

describe('a person of one chain', () => {
  const RELATIONS = 'query ($key: Bytes32!, $chain: Chain) { viewer { relations(seriesKey: $key, chain: $chain) } }';
  const POSITIONS = '{ myPositions { edges { node { holder series { chain } } } } }';
  const relations = async (token: string, chain: string) =>
    (await gateway.ask<{ viewer: { relations: string[] } }>(RELATIONS, { key, chain }, token)).data?.viewer.relations;

  test('is nobody on the other, whose wallet is another account’s', async () => {
    const token = await gateway.signIn(holderOfTwo, TWO);
    expect(await relations(token, TWO)).toContain('HOLDER');
    expect(await relations(token, ONE)).toEqual([]);
    // The same address, signed in on the other chain, is another account and holds nothing there.
    const elsewhere = await gateway.signIn(holderOfTwo, ONE);
    expect(await relations(elsewhere, TWO)).toEqual([]);
    expect((await gateway.ask(POSITIONS, {}, elsewhere)).data).toEqual({ myPositions: { edges: [] } });
    expect((await gateway.ask(POSITIONS, {}, token)).data).toEqual({
      myPositions: { edges: [{ node: { holder: holderOfTwo.address, series: { chain: TWO } } }] },
    });
  });

  test('opens no row of the other by its id', async () => {
    const position = `${key}:${holderOfTwo.address}`;
    const id = (of: string) => Buffer.from(`Position:${of}`).toString('base64');
    const node = (of: string, token: string) =>
      gateway.ask('query ($id: ID!) { node(id: $id) { id } }', { id: id(of) }, token);
    const token = await gateway.signIn(holderOfTwo, TWO);
    expect((await node(`${TWO}/${position}`, token)).data).toEqual({ node: { id: id(`${TWO}/${position}`) } });
    const elsewhere = await gateway.signIn(holderOfTwo, ONE);
    for (const of of [position, `${TWO}/${position}`, `${ONE}/${position}`]) {
      expect((await node(of, elsewhere)).data).toEqual({ node: null });
    }
  });

  test('is an issuer on that chain alone', async () => {
    const account = mnemonicAccount(two.anvil.mnemonic, 1);
    const issuer = newWallet(toHex(account.getHdKey().privateKey ?? new Uint8Array()) as Hex);
    const token = await gateway.signIn(issuer, TWO);
    expect(await relations(token, TWO)).toContain('ISSUER');
    expect(await relations(token, ONE)).toEqual([]);
  });

  test('is an admin on the first chain alone', async () => {
    const admin = personOf(one, 7);
    const isAdmin = async (chain: string) =>
      (await gateway.ask('{ viewer { isAdmin } }', {}, await gateway.signIn(admin, chain))).data;
    expect(await isAdmin(ONE)).toEqual({ viewer: { isAdmin: true } });
    expect(await isAdmin(TWO)).toEqual({ viewer: { isAdmin: false } });
  });
});
