import {
  aliasOf,
  checkHiddenRows,
  checkLists,
  documentOf,
  forEach,
  isExplained,
  Judge,
  listPathsOf,
  nodeId,
  nodesOf,
  pathsOf,
  runMatrix,
  type SchemaPath,
  shortestOf,
} from 'field-access/testing';
import { getNamedType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { gatewaySchema } from '../../../src/apps/gateway/schema.ts';
import { FULL, repeat, some, someOfEach, TIMED } from '../../support/exhaustive.ts';
import { forFile } from '../../support/for-file.ts';
import { TEST_CHAIN } from '../../support/gateway.ts';
import { CLUSTER } from '../../support/populate.ts';
import { DRIVERS } from './drivers.ts';
import {
  LOGGED,
  MOST_CHARACTERS,
  ONE_ROW,
  READERS,
  type Reader,
  type Row,
  SCHEMA_TRUTH,
  TRUTH,
  type TypeTruth,
} from './truth.ts';
import { openMatrixWorld } from './world.ts';

/** Answered for each caller from the chain or about the caller: they have drivers of their own. */
const DRIVEN = new Set([
  'Query.feedRate',
  'Query.accountDeletionPreview',
  'Query.claims',
  'Query.curvePosition',
  'Query.explainAccess',
  'Query.exportMyData',
  'Series.reportBasis',
  'Query.signingRequest',
]);
/** Paths that a timed run judges between two looks at its clock. */
const PATHS_AT_A_TIME = 100;
/** Rows that are asked for in one request, by one way. */
const AT_A_TIME = 10;
/** Characters of a document of explanations: the gateway keeps what it made of one that is not much longer. */
const LONGEST = 7_000;
/** How many rows of each way are asked for in the quick run: every series, and a row of each type as a node. */
const rowsOf = ({ length, 0: root }: SchemaPath) => (root?.field === 'node' && length === 1 ? 1 : 5);

type Answered = Readonly<Record<string, unknown>>;
type Explained = { readonly allowed: boolean; readonly relation: string | null };

const schema = gatewaySchema();

const ask = (reader: Reader, document: string, variables: object = {}) =>
  world.gateway.ask<Answered>(document, variables, world.tokens.get(reader));

/** Every row that is a node; in the quick run the first of each type. */
const someNodes = () => someOfEach(nodesOf(matrix), ({ type }) => type, 1);

/** The argument that says of which chain a key is. */
const onChainOf = ({ chain }: Row) => `, chain: "${String(chain)}"`;

/** The arguments of every root field that answers one row: each of its rows. */
const oneRow = () =>
  Object.fromEntries(
    Object.entries(ONE_ROW).map(([coordinate, argument]) => {
      const field = schema.getQueryType()?.getFields()[coordinate.replace('Query.', '')];
      const { table, key } = TRUTH[getNamedType(field?.type)?.name ?? ''] as TypeTruth;
      return [
        coordinate,
        (tables[table] ?? []).map(
          (row) => `(${argument}: "${String(row[key ?? ''])}"${argument === 'id' ? '' : onChainOf(row)})`,
        ),
      ];
    }),
  );

function allPaths(): SchemaPath[] {
  const keys = (tables.series ?? []).map((row) => `seriesKey: "${row.key}"${onChainOf(row)}`);
  const values = {
    ...oneRow(),
    'Query.window': keys.map((key) => `(${key}, number: 1)`),
    'Series.windows': ['(first: 3)'], // orders below windows below a list of series
    'Query.termsAccessLog': keys.map((key) => `(${key}, first: 20)`),
    'Query.activity': keys.map((key) => `(${key}, first: 15)`),
    'Query.curveChecks': keys.toReversed().map((key) => `(${key}, first: 15)`), // curve series are the last ones
    'Query.accountNotifications': (tables.accounts ?? []).map(({ id }) => `(accountId: "${id}", first: 15)`),
    'Query.accountEmails': (tables.accounts ?? []).map(({ id }) => `(accountId: "${id}", first: 15)`),
  };
  return pathsOf(schema, { values, skip: DRIVEN, nodes: nodesOf(matrix) });
}

/** Parts of at most `most` in size, in order. */
function inParts<T>(all: readonly T[], sizeOf: (one: T) => number, most: number): T[][] {
  const parts: T[][] = [];
  let size = most;
  for (const one of all) {
    size += sizeOf(one);
    if (size > most) parts.push([]);
    if (size > most) size = sizeOf(one);
    parts.at(-1)?.push(one);
  }
  return parts;
}

/** What a timed run takes part by part, and every other run at once. */
const partsOf = <T>(all: readonly T[], most: number) => (TIMED ? inParts(all, () => 1, most) : [all]);

/** What is wrong with the paths that a timed run takes beside the shortest ones. */
async function walk(name: string, paths: readonly SchemaPath[]): Promise<unknown[]> {
  const wrong: unknown[] = [];
  if (!TIMED) return wrong;
  for (const part of repeat(name, partsOf(paths, PATHS_AT_A_TIME), { seconds: 10 })) {
    const judge = await runMatrix(matrix, part, { rows: AT_A_TIME, characters: MOST_CHARACTERS });
    wrong.push(...judge.wrong);
  }
  return wrong;
}

/** One document after the other, each as every reader: the gateway keeps what it made of a document. */
const readersOf = <T>(all: readonly T[]) => all.flatMap((one) => READERS.map((reader) => ({ reader, one })));

const world = await forFile(openMatrixWorld());
const tables = await world.tables();
const matrix = { schema, readers: READERS, truth: SCHEMA_TRUTH, tables, ask };
const all = allPaths();

describe('the matrix', () => {
  it('answers every field, to every reader, by every path, exactly as its declaration says', async () => {
    const paths = FULL ? all : shortestOf(all, rowsOf);
    // Reading the terms, or another account's notifications, writes to a log that others read: last.
    const isLast = (path: SchemaPath) =>
      [
        ...LOGGED,
        'SeriesTerms',
        'AmendmentTerms',
        'DraftTerms',
        'EvmRequest',
        'WalletSendCalls',
        'EvmCall',
        'PreviewLine',
      ].includes(path.at(-1)?.type ?? '') || ['accountNotifications', 'accountEmails'].includes(path[0]?.field ?? '');
    const characters = FULL ? 0 : MOST_CHARACTERS;
    const before = await walk(
      'paths',
      all.filter((path) => !isLast(path)),
    );
    const judge = await runMatrix(matrix, paths, { rows: AT_A_TIME, characters, isLast });
    const after = await walk('logged paths', all.filter(isLast));
    for (const driver of Object.values(DRIVERS)) {
      for (const coordinate of await driver(world)) judge.reached.add(coordinate);
    }

    const ofChains = Object.entries(judge.casesByScope).map(([chain, count]) => `${chain} ${count}`);
    console.info(
      `matrix: ${judge.cases} cases (field, reader, path), ${paths.length} paths, ${READERS.length} readers; on rows of ${ofChains.join(', ')}`,
    );
    for (const chain of [TEST_CHAIN, CLUSTER]) expect(judge.casesByScope[chain]).toBeGreaterThan(1_000);
    expect([...before, ...judge.wrong, ...after]).toEqual([]);
    expect(judge.unreached).toEqual([]);
  }, 1_800_000);

  it('notices an answer that shows too much, too little, or hides without an error', async () => {
    const path = all.find(([first, second, third]) => {
      return first?.field === 'series' && second?.field === 'reports' && third === undefined;
    }) as SchemaPath;
    const wrongs = (reader: Reader, answer: Awaited<ReturnType<typeof ask>>) => {
      const judge = new Judge(matrix);
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

  it('answers the rows of a page as nodes as it does as edges', async () => {
    const asNodes = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(asNodes);
      if (typeof value !== 'object' || value === null) return value;
      const { edges, ...rest } = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, asNodes(one)]));
      return edges ? { ...rest, nodes: (edges as { node: unknown }[]).map(({ node }) => node) } : rest;
    };
    const denied = ({ errors = [] }: Awaited<ReturnType<typeof ask>>) =>
      errors.map(({ message, extensions: { code, coordinate, count } }) => [message, code, coordinate, count]);
    const lists = shortestOf(all, () => 1).filter((path) => path.at(-1)?.shape === 'connection');
    const wrong: string[] = [];
    const compare = async (reader: Reader, path: SchemaPath) => {
      const edges = await ask(reader, documentOf(schema, path));
      const nodes = await ask(reader, documentOf(schema, path, 'nodes'));
      const alike = [asNodes(edges.data), denied(edges)];
      if (JSON.stringify(alike) !== JSON.stringify([nodes.data, denied(nodes)]))
        wrong.push(`${reader} ${documentOf(schema, path, 'nodes')}`);
    };
    for (const part of repeat('lists as nodes', partsOf(some(lists, 12), 4), { seconds: 5 }))
      await forEach(readersOf(part), ({ reader, one }) => compare(reader, one));
    expect(lists.length).toBeGreaterThan(40);
    expect(wrong).toEqual([]);
  }, 600_000);

  it('pages, orders and filters a list as its rows are', async () => {
    // Reads write into these two logs, and so do reads of records that are logged.
    const isStill = ({ type }: SchemaPath[number]) => !['AuditEntry', 'TermsAccess', ...LOGGED].includes(type);
    const lists = listPathsOf(all.filter((path) => path.every(isStill)));
    expect(lists.length).toBeGreaterThan(40);
    // Every run has two lists of many readers with filters, because a sample may have none.
    const filtered = lists.filter((path) =>
      ['annualCases', 'tier3Cases'].includes(path.map(({ field }) => field).join()),
    );
    expect(filtered).toHaveLength(2);
    for (const part of repeat('lists', partsOf(some(lists, 4), 4), { seconds: 10 })) {
      const findings = await checkLists(matrix, [...new Set([...filtered, ...part])], { scopedBy: ['chain'] });
      expect(findings.wrong).toEqual([]);
      expect(Math.min(findings.pages, findings.orders, findings.filters, findings.cursors)).toBeGreaterThan(5);
    }
  }, 1_800_000);

  it('explains every field of every row as it answers it', async () => {
    const questions = someNodes().map((node, i) => {
      const fields = [...(world.declared.get(node.type)?.keys() ?? [])];
      const asks = fields.map(
        (field, j) =>
          `${aliasOf(i)}field${j}: explainAccess(id: "${node.id}", coordinate: "${node.type}.${field}") { ...why }`,
      );
      return { ...node, alias: aliasOf(i), fields, asks: asks.join(' ') };
    });
    const wrong: string[] = [];
    const parts = inParts(questions, ({ asks }) => asks.length, LONGEST);
    const judge = async (reader: Reader, rows: typeof questions) => {
      const document = `{ ${rows.map(({ asks }) => asks).join(' ')} } fragment why on AccessExplanation { allowed relation }`;
      const answer = await ask(reader, document);
      for (const { type, row, alias, fields } of rows) {
        for (const [j, field] of fields.entries()) {
          const explained = answer.data?.[`${alias}field${j}`] as Explained | null | undefined;
          const explanation = explained && { ...explained, relation: explained.relation?.toLowerCase() ?? null };
          const right = isExplained(matrix, world.declared, { type, row, field, reader }, explanation);
          if (!right) wrong.push(`${reader}: ${type}.${field} ${JSON.stringify(explained)}`);
        }
      }
    };
    for (const some of repeat('explanations', partsOf(parts, 4), { seconds: 5 }))
      await forEach(readersOf(some), ({ reader, one }) => judge(reader, one));
    expect(wrong).toEqual([]);
  });

  it('answers a foreign id and an absent one alike, byte for byte', async () => {
    const absent: Readonly<Record<string, string>> = {
      key: `0x${'ee'.repeat(32)}`,
      address: `0x${'ee'.repeat(20)}`,
      id: '00000000-0000-7000-8fff-ffffffffffff',
    };
    let hidden = 0;
    for (const nodes of repeat('hidden rows', partsOf(someNodes(), 100), { seconds: 5 })) {
      const findings = await checkHiddenRows(matrix, nodes, {
        absent: (type) => nodeId(type, absent[TRUTH[type]?.key ?? 'id']),
        and: (type) => `explainAccess(id: $id, coordinate: "${type}.id") { allowed }`,
      });
      hidden += findings.hidden;
      expect(findings.wrong).toEqual([]);
    }
    expect(hidden).toBeGreaterThan(50);
  });

  it('shows by no key of a bid that its bidder revealed', async () => {
    const explain = (id: unknown) =>
      ask('public', `{ explainAccess(id: "${id}", coordinate: "RevealedBid.price") { allowed } }`);
    const missing = await explain(`${world.population.series.A.key}:0x${'ee'.repeat(20)}`);
    expect(missing.errors?.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND']);
    for (const { id } of tables.bids ?? []) {
      expect(await explain(id)).toEqual(missing);
      expect(await explain(nodeId('RevealedBid', id))).toEqual(missing);
    }
  });

  it('decides an allowed and a denied alias of one field each by its own row', async () => {
    const { A, B } = world.population.series;
    const document = `{
      mine: series(key: "${A.key}", chain: "${A.chain}") { paidTotal terms { theta } }
      others: series(key: "${B.key}", chain: "${B.chain}") { paidTotal terms { theta } }
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
    const page = (args: string) => `{ series(key: "${key}", chain: "${TEST_CHAIN}") { moneyEvents(${args}) {
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
        (row) => row.chain === TEST_CHAIN && row.series_key === key && TRUTH.MoneyEvent?.visible(reader, row, tables),
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
      const charges = await listed(reader, 'first: 20, kind: NON_REVEAL_CHARGED');
      expect(charges.totalCount).toBe(rows.filter(({ kind }) => kind === 'NON_REVEAL_CHARGED').length);
    }
  });

  it('pages a list of several types of which no row is selected', async () => {
    const rows = (tables.built_transactions ?? []).length;
    expect(rows).toBeGreaterThan(0);
    const { data, errors } = await ask(
      'issuerA',
      '{ builtTransactions(first: 5) { edges { cursor } pageInfo { endCursor } } }',
    );
    expect(errors).toBeUndefined();
    expect((data as { builtTransactions: { edges: unknown[] } }).builtTransactions.edges.length).toBeGreaterThan(0);
  });

  it('takes no cursor of another list and no altered one', async () => {
    const { A } = world.population.series;
    const first = await ask(
      'admin',
      `{ series(key: "${A.key}", chain: "${A.chain}") { bids(first: 1) { pageInfo { endCursor } } } }`,
    );
    const { series } = first.data as { series: { bids: { pageInfo: { endCursor: string } } } };
    const after = series.bids.pageInfo.endCursor;
    const document = `query ($after: String) { series(key: "${A.key}", chain: "${A.chain}") { positions(first: 1, after: $after) { totalCount } } }`;
    for (const cursor of [after, `${after.slice(0, -2)}AA`, 'AAAA', '']) {
      const { errors } = await ask('admin', document, { after: cursor });
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['CURSOR_INVALID']);
    }
  });

  it('logs each read of the terms before it answers, with relation and block', async () => {
    const { key } = world.population.series.C;
    const { prisma } = world.gateway.database;
    const reads = () =>
      prisma.termsAccessLog.findMany({ where: { chain: TEST_CHAIN, seriesKey: key }, orderBy: { id: 'asc' } });
    const before = (await reads()).length;
    for (const reader of ['issuerB', 'backerA', 'issuerA', 'admin', 'public'] as const) {
      await ask(reader, `{ series(key: "${key}", chain: "${TEST_CHAIN}") { terms { theta rate termsSalt } } }`);
    }
    const logged = (await reads()).slice(before);
    expect(logged.map(({ relation, blockNumber }) => [relation, blockNumber !== null])).toEqual([
      ['issuer', false],
      ['backer', true],
    ]);
  });
});

// The last test: a document is compiled from the second reader on, and every answer above was compared with its resolvers'.
it('no statement answered anything else than the resolvers', () => {
  const lines = world.gateway.logs.map((line) => JSON.parse(line) as { readonly msg: string; readonly read?: string });
  expect(lines.filter(({ msg }) => /compiled read (differs|failed)/.test(msg))).toEqual([]);
  expect(lines.filter(({ read }) => read === 'compiled').length).toBeGreaterThan(50);
});
