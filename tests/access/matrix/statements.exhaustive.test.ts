import { documentOf, pathsOf, type SchemaPath } from 'field-access/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../../src/apps/gateway/documents/limits.ts';
import { gatewaySchema } from '../../../src/apps/gateway/schema.ts';
import { startSwitchableProxy } from '../../adapters/evm/support/switchable-proxy.ts';
import { registerPersonas, startDevnet } from '../../domains/support/devnet.ts';
import { createTestDatabase } from '../../support/database.ts';
import { FULL, repeat } from '../../support/exhaustive.ts';
import { forFile } from '../../support/for-file.ts';
import { startTestGateway, type TestGateway } from '../../support/gateway.ts';
import { POPULATION, personas } from '../../support/populate.ts';
import { curveSeries, numberedSeries } from '../../support/population/known.ts';
import { startCluster } from '../../support/solana/cluster.ts';
import { recording } from '../engine/support.ts';
import { grow } from './growth.ts';
import { ONE_ROW } from './truth.ts';
import { createOnChain } from './world.ts';

const READERS = ['issuerA', 'holderA1', 'backerA', 'attestorX', 'admin', 'public'] as const;
type Reader = (typeof READERS)[number];

const schema = gatewaySchema();
/** Of the series that is copied; the database of few rows does not have them. */
const MORE = Array.from({ length: 8 }, (_, i) => numberedSeries(personas.issuerA.wallet.address, 4 + i));

interface World {
  readonly gateway: TestGateway;
  readonly tokens: ReadonlyMap<Reader, string>;
}
const population = POPULATION;

async function openWorld(count: number): Promise<World> {
  const database = await createTestDatabase({ populated: true });
  const gateway = await startTestGateway({
    database,
    rpcUrl: proxy.url,
    contracts: devnet.contracts,
    moreChains: [{ chain: cluster.chain, relayer: null }],
    adminWallets: [personas.admin.wallet.address],
    // what a page of pages may cost is not asked here
    limits: { cost: 10 * DEFAULT_LIMITS.cost },
  });
  const tokens = new Map<Reader, string>();
  for (const name of READERS) if (name !== 'public') tokens.set(name, await gateway.signIn(personas[name].wallet));
  await grow(database.prisma, population, MORE.slice(0, count));
  return { gateway, tokens };
}

const [devnet, cluster] = await Promise.all([forFile(startDevnet()), forFile(startCluster())]);
await registerPersonas(devnet);
const proxy = await forFile(startSwitchableProxy(devnet.anvil.url));
const [few, many] = [await openWorld(1), await openWorld(MORE.length)];
await createOnChain(devnet, few.gateway, [...Object.values(population.series), ...MORE]);
afterAll(async () => {
  for (const world of [few, many]) {
    await world?.gateway.close();
    await world?.gateway.database.drop();
  }
});

interface Cost {
  readonly statements: readonly string[];
  readonly requests: number;
  readonly rows: number;
}

/** What a document takes: statements that reached PostgreSQL, requests that reached the node; and the rows it gave. */
async function costOf({ gateway, tokens }: World, reader: Reader, document: string): Promise<Cost> {
  const before = proxy.requests;
  const { result, statements } = await recording(() => gateway.ask(document, {}, tokens.get(reader)));
  const codes = (result.errors ?? []).map(({ extensions }) => extensions.code);
  expect([document, codes.filter((code) => !['FORBIDDEN', 'UNAUTHENTICATED'].includes(code))]).toEqual([document, []]);
  const rows = JSON.stringify(result.data ?? null).split('"__typename"').length - 1;
  return { statements, requests: proxy.requests - before, rows };
}

/** A statement is not sent where it would read no rows, and one answers for rows that are alike: of few rows there may be two fewer. */
const CHANCE = 2;

const grows = (small: Cost, large: Cost): boolean =>
  large.statements.length > small.statements.length + CHANCE || large.requests > small.requests + CHANCE;

/** Roots of one row, whose rows the types' own lists show too. */
const ROWS = Object.keys(ONE_ROW).filter((coordinate) => coordinate !== 'Query.series');

/** Every way through a list to every type, from every root but `node`, whose rows the types' own lists show too. */
function listPaths(): readonly SchemaPath[] {
  const { key } = population.series.A;
  const chain = `chain: "${population.series.A.chain}"`;
  const values = {
    'Query.series': [`(key: "${key}", ${chain})`],
    'Query.window': [`(seriesKey: "${key}", number: 1, ${chain})`],
    'Query.termsAccessLog': [`(seriesKey: "${key}", first: 20, ${chain})`],
    'Query.activity': [`(seriesKey: "${key}", first: 15, ${chain})`],
    'Query.curveChecks': [`(seriesKey: "${curveSeries.key}", first: 15, chain: "${curveSeries.chain}")`],
    'Query.accountNotifications': [`(accountId: "${personas.holderA1.accountId}", first: 20)`],
    'Query.accountEmails': [`(accountId: "${personas.holderA1.accountId}", first: 20)`],
    'Series.reportBasis': ['(period: "2026-Q1")'],
  };
  // exportMyData reads kind after kind of record until its page is full: fewer of them where there are more rows.
  const skip = new Set([
    'Query.exportMyData',
    'Query.claims',
    'Query.curvePosition',
    'Query.node',
    'Query.explainAccess',
    'Query.feedRate',
    'Query.signingRequest',
    ...ROWS,
  ]);
  const paths = pathsOf(schema, { values, skip }).filter((path) => path.some(({ shape }) => shape !== 'one'));
  return paths;
}

describe('what a query costs', () => {
  it.each(READERS)(
    'for %s does not grow with rows, by every path through a list',
    async (reader) => {
      const wrong: unknown[] = [];
      const grew = new Set<string>();
      const paths = listPaths();
      for (const path of repeat(reader, paths, { seconds: 3 })) {
        const document = documentOf(schema, path);
        const [small, large] = [await costOf(few, reader, document), await costOf(many, reader, document)];
        if (large.rows > small.rows) grew.add(path.at(-1)?.type as string);
        if (grows(small, large)) {
          const name = path.map(({ field }) => field).join(' > ');
          wrong.push([
            name,
            [small.rows, small.statements.length, small.requests],
            [large.rows, large.statements.length, large.requests],
          ]);
        }
      }
      expect(wrong).toEqual([]);
      const expected = FULL ? ['Series', 'ReportingPeriod', 'Report', 'RevealedBid', 'SeriesTerms'] : []; // few paths come to few types
      expect([...grew]).toEqual(expect.arrayContaining(expected));
    },
    300_000,
  );

  it.each([
    [
      'two lists of one relation',
      'bids { totalCount edges { node { id } } } auction { revealedBids { totalCount edges { node { price } } } }',
    ],
    [
      'one list twice',
      'a: moneyEvents(kind: PROCEEDS) { totalCount edges { node { kind } } } b: moneyEvents(first: 1) { edges { node { kind } } }',
    ],
    ['terms by two ways', 'terms { theta } positions(first: 3) { edges { node { series { terms { theta rate } } } } }'],
    ['what can be claimed', 'positions(first: 3) { edges { node { units claimable } } }'],
    [
      'statements by two ways',
      `positions(first: 3) { edges { node { statement { asOfBlock lines { net open __typename } } series {
         positions(first: 2) { edges { node { statement { totals { open } } } } } } } } }`,
    ],
    [
      'report bases by two ways',
      `reportBasis(period: "2026-Q1") { fxRate } reports(first: 2) { edges { node { series {
         reportBasis(period: "2026-Q1") { fxRate periodState } } } } }`,
    ],
  ])('does not grow below a list for %s', async (_name, fields) => {
    const document = `{ seriesList(first: 20) { edges { node { __typename ${fields} } } } }`;
    const [small, large] = [await costOf(few, 'issuerA', document), await costOf(many, 'issuerA', document)];
    expect(large.rows).toBeGreaterThan(small.rows);
    expect([small, large, grows(small, large)]).toEqual([small, large, false]);
  });
});
