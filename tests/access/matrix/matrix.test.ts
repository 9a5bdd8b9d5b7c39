import { getNamedType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewaySchema } from '../../../src/apps/gateway/schema.ts';
import { EXHAUSTIVE, someOfEach } from '../../support/exhaustive.ts';
import { DRIVERS } from './drivers.ts';
import { type Case, declaredOn, Judge } from './judge.ts';
import {
  aliasOf,
  type Bundle,
  bundleDocumentOf,
  bundlesOf,
  documentOf,
  type Path,
  pathsOf,
  shortestOf,
} from './paths.ts';
import { labelsOn, ONE_ROW, READERS, type Reader, type Tables, TRUTH, type TypeTruth } from './truth.ts';
import { type MatrixWorld, openMatrixWorld } from './world.ts';

/** Answered for each caller from the chain or about the caller: they have drivers of their own. */
const DRIVEN = new Set(['Query.explainAccess', 'Series.reportBasis', 'Query.signingRequest']);
/** Of the interface: every type that has it declares its own. */
const NOT_OF_A_TYPE = 'Node.id';
const AT_ONCE = 8;
/** Rows that are asked for in one request, by one way. */
const AT_A_TIME = 10;
/** That the population has: so many rows of each way are asked for in the quick run. */
const SERIES = 3;

type Answered = Readonly<Record<string, unknown>>;

const schema = gatewaySchema();
let world: MatrixWorld;
let tables: Tables;

beforeAll(async () => {
  world = await openMatrixWorld();
  tables = await world.tables();
});
afterAll(() => world?.close());

const ask = (reader: Reader, document: string, variables: object = {}) =>
  world.gateway.ask<Answered>(document, variables, world.tokens.get(reader));

const idOf = (type: string, key: unknown) => Buffer.from(`${type}:${String(key)}`).toString('base64');
/** Every row that is a node; in the quick run the first of each type. */
const someNodes = () => someOfEach(nodes(), ({ type }) => type, 1);
const nodes = () =>
  Object.entries(TRUTH).flatMap(([type, { table, key }]: [string, TypeTruth]) =>
    key === null ? [] : (tables[table] ?? []).map((row) => ({ type, row, id: idOf(type, row[key]) })),
  );

/** The arguments of every root field that answers one row: each of its rows. */
const oneRow = () =>
  Object.fromEntries(
    Object.entries(ONE_ROW).map(([coordinate, argument]) => {
      const field = schema.getQueryType()?.getFields()[coordinate.replace('Query.', '')];
      const { table, key } = TRUTH[getNamedType(field?.type)?.name ?? ''] as TypeTruth;
      return [coordinate, (tables[table] ?? []).map((row) => `(${argument}: "${String(row[key ?? ''])}")`)];
    }),
  );

function allPaths(): Path[] {
  const types = new Map(nodes().map(({ id, type }) => [`(id: "${id}")`, type]));
  const keys = Object.values(world.population.series).map(({ key }) => key);
  const given = {
    ...oneRow(),
    'Query.node': [...types.keys()],
    'Query.window': keys.map((key) => `(seriesKey: "${key}", number: 1)`),
    'Series.windows': ['(first: 3)'], // orders below windows below a list of series
    'Query.termsAccessLog': keys.map((key) => `(seriesKey: "${key}", first: 20)`),
    'Query.activity': keys.map((key) => `(seriesKey: "${key}", first: 15)`),
    'Query.accountNotifications': (tables.accounts ?? []).map(({ id }) => `(accountId: "${id}", first: 15)`),
    'Query.accountEmails': (tables.accounts ?? []).map(({ id }) => `(accountId: "${id}", first: 15)`),
  };
  return pathsOf(schema, given, DRIVEN).filter(
    ([root]) => root?.field !== 'node' || root.type === types.get(root.args),
  );
}

/** Does `work` for all, a few at a time. */
async function inParts<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = all.values();
  const one = async () => {
    for (const next of left) await work(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Asks for all paths of a bundle at once; answers each as though it had been asked for alone. */
async function askBundle(reader: Reader, bundle: Bundle): Promise<readonly Case[]> {
  const [path] = bundle;
  if (bundle.length === 1) return [{ path, reader, answer: await ask(reader, documentOf(schema, path)) }];
  const { data, errors } = await ask(reader, bundleDocumentOf(schema, bundle));
  const field = path[0]?.field as string;
  const aliases = new Set<unknown>(bundle.map((_, i) => aliasOf(i)));
  return bundle.map((one, i) => {
    const alias = aliasOf(i);
    // an error that is of none of them, or leaves no answer at all, is everybody's
    const own = errors?.filter(({ path: at }) => !data || at?.[0] === alias || !aliases.has(at?.[0]));
    const answer = { data: data && { [field]: data[alias] }, ...(own?.length ? { errors: own } : {}) };
    return { path: one, reader, answer };
  });
}

describe('the matrix', () => {
  it('answers every field, to every reader, by every path, exactly as its declaration says', async () => {
    const judge = new Judge(world.declared, tables);
    const paths = EXHAUSTIVE ? allPaths() : shortestOf(allPaths(), SERIES);
    // One document after the other, each as every reader: the gateway keeps what it made of a document.
    const asked = bundlesOf(paths, AT_A_TIME).flatMap((bundle) => READERS.map((reader) => ({ reader, bundle })));
    // Reading the terms, or another account's notifications, writes to a log that others read: last.
    const readsTerms = ({ bundle: [path] }: (typeof asked)[number]) =>
      ['SeriesTerms', 'AmendmentTerms', 'EvmRequest', 'PreviewLine'].includes(path.at(-1)?.type ?? '') ||
      ['accountNotifications', 'accountEmails'].includes(path[0]?.field ?? '');
    const run = async ({ reader, bundle }: (typeof asked)[number]) => {
      for (const one of await askBundle(reader, bundle)) judge.judge(one);
    };
    await inParts(
      asked.filter((one) => !readsTerms(one)),
      run,
    );
    await inParts(asked.filter(readsTerms), run);
    for (const driver of Object.values(DRIVERS)) {
      for (const coordinate of await driver(world)) judge.reached.add(coordinate);
    }

    console.info(
      `matrix: ${judge.cases} cases (field, reader, path), ${paths.length} paths, ${READERS.length} readers`,
    );
    expect(judge.wrong).toEqual([]);
    const declared = [...world.declared].flatMap(([type, fields]) =>
      [...fields.keys()].map((name) => `${type}.${name}`),
    );
    expect(declared.filter((coordinate) => coordinate !== NOT_OF_A_TYPE && !judge.reached.has(coordinate))).toEqual([]);
  }, 1_800_000);

  it('notices an answer that shows too much, too little, or hides without an error', async () => {
    const path = allPaths().find(([first, second, third]) => {
      return first?.field === 'series' && second?.field === 'reports' && third === undefined;
    }) as Path;
    const wrongs = (reader: Reader, answer: Awaited<ReturnType<typeof ask>>) => {
      const judge = new Judge(world.declared, tables);
      judge.judge({ path, reader, answer });
      return judge.wrong.length;
    };
    const [issuer, nobody] = await Promise.all(
      (['issuerA', 'public'] as const).map((reader) => ask(reader, documentOf(schema, path))),
    );
    if (!issuer || !nobody) throw new Error('both answer');
    expect([wrongs('issuerA', issuer), wrongs('public', nobody)]).toEqual([0, 0]);
    expect(wrongs('public', issuer)).toBeGreaterThan(0);
    expect(wrongs('issuerA', nobody)).toBeGreaterThan(0);
    expect(wrongs('public', { ...nobody, errors: (nobody.errors ?? []).slice(1) })).toBe(1);
    const shorter = structuredClone(issuer) as { data: { series: { reports: { edges: unknown[] } } } };
    shorter.data.series.reports.edges.pop();
    expect(wrongs('issuerA', shorter)).toBeGreaterThan(0);
  });

  it('explains every field of every row as it answers it', async () => {
    const asked = READERS.flatMap((reader) => someNodes().map((node) => ({ reader, ...node })));
    const wrong: string[] = [];
    await inParts(asked, async ({ reader, type, row, id }) => {
      const fields = [...(world.declared.get(type)?.keys() ?? [])];
      const parts = fields.map(
        (field) => `${field}: explainAccess(type: "${type}", id: "${id}", field: "${field}") { allowed relation }`,
      );
      const answer = await ask(reader, `{ ${parts.join(' ')} }`);
      const visible = TRUTH[type]?.visible(reader, row, tables) === true;
      const held = labelsOn(type, reader, row, tables);
      for (const field of fields) {
        const readers = declaredOn(world.declared.get(type)?.get(field), row)?.readers ?? [];
        const explained = answer.data?.[field] as { allowed: boolean; relation: string | null } | null;
        const right = visible
          ? explained?.allowed === readers.some((label) => held.has(label)) &&
            (explained.relation === null || held.has(explained.relation.toLowerCase() as never))
          : explained === null;
        if (!right) wrong.push(`${reader}: ${type}.${field} ${JSON.stringify(explained)}`);
      }
    });
    expect(wrong).toEqual([]);
  });

  it('answers a foreign id and an absent one alike, byte for byte', async () => {
    const absent: Readonly<Record<string, string>> = {
      key: `0x${'ee'.repeat(32)}`,
      address: `0x${'ee'.repeat(20)}`,
      id: '00000000-0000-7000-8fff-ffffffffffff',
    };
    const wrong: string[] = [];
    const hidden = READERS.flatMap((reader) =>
      someNodes()
        .filter(({ type, row }) => !TRUTH[type]?.visible(reader, row, tables))
        .map((node) => ({ reader, ...node })),
    );
    await inParts(hidden, async ({ reader, type, id }) => {
      const none = idOf(type, absent[TRUTH[type]?.key ?? 'id']);
      const document = `query ($id: ID!) {
        node(id: $id) { __typename id }
        explainAccess(type: "${type}", id: $id, field: "id") { allowed }
      }`;
      const [foreign, missing] = await Promise.all([id, none].map((one) => ask(reader, document, { id: one })));
      if (JSON.stringify(foreign) !== JSON.stringify(missing))
        wrong.push(`${reader}: ${type} ${JSON.stringify(foreign)} ${JSON.stringify(missing)}`);
    });
    expect(hidden.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  it('shows by no key of a bid that its bidder revealed', async () => {
    const explain = (id: unknown) =>
      ask('public', `{ explainAccess(type: "RevealedBid", id: "${id}", field: "price") { allowed } }`);
    const missing = await explain(`${world.population.series.A.key}:0x${'ee'.repeat(20)}`);
    expect(missing.errors?.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND']);
    for (const { id } of tables.bids ?? []) {
      expect(await explain(id)).toEqual(missing);
      expect(await explain(idOf('RevealedBid', id))).toEqual(missing);
    }
  });

  it('decides an allowed and a denied alias of one field each by its own row', async () => {
    const { A, B } = world.population.series;
    const document = `{
      mine: series(key: "${A.key}") { paidTotal terms { theta } }
      others: series(key: "${B.key}") { paidTotal terms { theta } }
    }`;
    const { data, errors } = await ask('holderA1', document);
    expect(data).toEqual({
      mine: { paidTotal: '30000000', terms: { theta: String(A.terms.theta) } },
      others: { paidTotal: null, terms: { theta: null } },
    });
    expect(errors?.map(({ path, extensions }) => [path?.join('.'), extensions.coordinate, extensions.count])).toEqual([
      ['others.paidTotal', 'Series.paidTotal', 1],
      ['others.terms.theta', 'SeriesTerms.theta', 1],
    ]);
  });

  it('counts, pages and filters visible rows alone', async () => {
    const { key } = world.population.series.A;
    const page = (args: string) => `{ series(key: "${key}") { moneyEvents(${args}) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { kind } } } } }`;
    type Page = {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string };
      edges: { node: { kind: string } }[];
    };
    const listed = async (reader: Reader, args: string) => {
      const { data } = await ask(reader, page(args));
      return (data as { series: { moneyEvents: Page } }).series.moneyEvents;
    };
    for (const reader of READERS) {
      const rows = (tables.money_events ?? []).filter(
        (row) => row.series_key === key && TRUTH.MoneyEvent?.visible(reader, row, tables),
      );
      const kinds: string[] = [];
      for (let after = ''; ; ) {
        const found = await listed(reader, `first: 2${after}`);
        expect(found.totalCount).toBe(rows.length);
        kinds.push(...found.edges.map(({ node }) => node.kind));
        if (!found.pageInfo.hasNextPage) break;
        after = `, after: "${found.pageInfo.endCursor}"`;
      }
      expect(kinds.sort()).toEqual(rows.map(({ kind }) => String(kind)).sort());
      const charges = await listed(reader, 'first: 20, kind: "NON_REVEAL_CHARGED"');
      expect(charges.totalCount).toBe(rows.filter(({ kind }) => kind === 'NON_REVEAL_CHARGED').length);
    }
  });

  it('takes no cursor of another list and no altered one', async () => {
    const { A } = world.population.series;
    const first = await ask('admin', `{ series(key: "${A.key}") { bids(first: 1) { pageInfo { endCursor } } } }`);
    const { series } = first.data as { series: { bids: { pageInfo: { endCursor: string } } } };
    const after = series.bids.pageInfo.endCursor;
    const document = `query ($after: String) { series(key: "${A.key}") { positions(first: 1, after: $after) { totalCount } } }`;
    for (const cursor of [after, `${after.slice(0, -2)}AA`, 'AAAA', '']) {
      const { errors } = await ask('admin', document, { after: cursor });
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['CURSOR_INVALID']);
    }
  });

  it('logs each read of the terms before it answers, with relation and block', async () => {
    const { key } = world.population.series.C;
    const { prisma } = world.gateway.database;
    const reads = () => prisma.termsAccessLog.findMany({ where: { seriesKey: key }, orderBy: { id: 'asc' } });
    const before = (await reads()).length;
    for (const reader of ['issuerB', 'backerA', 'issuerA', 'admin', 'public'] as const) {
      await ask(reader, `{ series(key: "${key}") { terms { theta rate termsSalt } } }`);
    }
    const logged = (await reads()).slice(before);
    expect(logged.map(({ relation, blockNumber }) => [relation, blockNumber !== null])).toEqual([
      ['issuer', false],
      ['backer', true],
    ]);
  });
});
