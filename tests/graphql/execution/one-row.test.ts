import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { TABLES, type Table } from '../../../src/generated/columns.ts';
import { EXHAUSTIVE, some } from '../../support/exhaustive.ts';
import { forFile } from '../../support/for-file.ts';
import { isCompiled, recordAnswers } from '../../support/statement-answers.ts';
import { type Asked, NOBODY, openBothWays } from './support/both-ways.ts';

// Each way to ask for a list, in each place of a document, of no rows and of some: the statement answers one row, of two columns
// for each root, and the answer is that of the resolvers.
const world = await forFile(openBothWays());

const HEAD = 'query ($yes: Boolean!, $no: Boolean!)';
const VARIABLES = { yes: true, no: false };

/** What is selected of a connection; `LEAF` stands for a field of its rows. */
const CONNECTIONS = [
  '__typename',
  'totalCount',
  'totalCountIsCapped',
  ...['__typename', 'hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'].map((name) => `pageInfo { ${name} }`),
  'pageInfo { __typename endCursor hasNextPage startCursor hasPreviousPage }',
  'edges { __typename }',
  'edges { cursor }',
  'edges { node { __typename } }',
  'edges { node { LEAF } cursor __typename }',
  'nodes { __typename }',
  'nodes { LEAF }',
  'nodes @skip(if: true) { LEAF }',
  'pageInfo { hasNextPage @skip(if: true) }',
  'edges { cursor @skip(if: true) }',
  'edges { node { LEAF @skip(if: true) } }',
  'nodes { LEAF @include(if: false) }',
  'totalCount @include(if: $no)',
  'nodes @skip(if: $yes) { LEAF }',
  'nodes @include(if: $yes) { LEAF @include(if: $yes) }',
  'pageInfo { endCursor @skip(if: $no) __typename @skip(if: $yes) }',
  'pageInfo @include(if: $no) { hasNextPage }',
  'edges { cursor @include(if: $yes) node @skip(if: $yes) { LEAF } }',
  'edges { node @include(if: $yes) { LEAF @skip(if: $yes) } }',
  'nodes { LEAF @skip(if: $yes) }',
];
const PAIRS = CONNECTIONS.flatMap((one, i) => CONNECTIONS.slice(i + 1).map((other) => `${one} ${other}`));

/** What is selected of a row, or of each row of a relation. */
const ROWS = [
  '__typename',
  'LEAF',
  'LEAF @skip(if: true)',
  'LEAF @include(if: $no)',
  'LEAF @skip(if: $no) __typename @include(if: $yes)',
];

const NO_SERIES = `issuer: "0x${'12'.repeat(20)}"`;
const NO_TIME = '{ startsAt: "2100-01-01T00:00:00Z" }';

/** A place of a list in a document: of the list's arguments and its selection, and a field of its rows. */
interface Place {
  readonly name: string;
  readonly leaf: string;
  /** The argument by which the list has no rows. */
  readonly none: string;
  readonly text: (args: string, selection: string) => string;
}

const PLACES: readonly Place[] = [
  {
    name: 'the only root',
    leaf: 'accruedTotal',
    none: NO_SERIES,
    text: (args, of) => `x: seriesList(${args}) { ${of} }`,
  },
  {
    name: 'one of two roots',
    leaf: 'key',
    none: NO_SERIES,
    text: (args, of) => `x: seriesList(${args}) { ${of} } y: seriesList(first: 1) { nodes { state } }`,
  },
  {
    name: 'each of four roots',
    leaf: 'key',
    none: NO_SERIES,
    text: (args, of) => ['a', 'b', 'c', 'd'].map((key) => `${key}: seriesList(${args}) { ${of} }`).join(' '),
  },
  {
    name: 'below a row',
    leaf: 'net',
    none: `acceptedAt: ${NO_TIME}`,
    text: (args, of) => `series(key: "${world.population.series.A.key}") { key x: reports(${args}) { ${of} } }`,
  },
  {
    name: 'below the rows of a list',
    leaf: 'net',
    none: `acceptedAt: ${NO_TIME}`,
    text: (args, of) => `seriesList { totalCount nodes { key x: reports(${args}) { ${of} } } }`,
  },
  {
    name: 'below the rows of a list, of several branches',
    leaf: 'kind',
    none: `occurredAt: ${NO_TIME}`,
    text: (args, of) => `seriesList(last: 3) { edges { node { key x: moneyEvents(${args}) { ${of} } } } }`,
  },
  {
    name: 'below a relation to one',
    leaf: 'period',
    none: `acceptedAt: ${NO_TIME}`,
    text: (args, of) =>
      `seriesList(first: 3) { nodes { reports(first: 2) { nodes { period series { x: reports(${args}) { ${of} } } } } } }`,
  },
];
const VIEWERS = [NOBODY, 'issuerA', 'holderA1'];
/** Who asks the nth document: everybody in the exhaustive run, else one after the other, so that each asks with each of the four arguments. */
const viewersOf = (n: number) => (EXHAUSTIVE ? VIEWERS : [VIEWERS[n % VIEWERS.length] as string]);

/** The arguments of the nth selection in a place: all in the exhaustive run, else two, which are others in the next place. */
const argumentsOf = (place: Place, n: number): readonly string[] => {
  const all = [place.none, 'first: 50', 'last: 1', 'first: 0'];
  const turn = n + PLACES.indexOf(place);
  return EXHAUSTIVE ? all : all.filter((_, i) => i % 2 === turn % 2);
};

/** What is between the parenthesis at `start` and the one that closes it. No name and no literal has one. */
function inParentheses(text: string, start: number): string {
  let depth = 0;
  for (let i = start; i < text.length; i++) {
    depth += text[i] === '(' ? 1 : text[i] === ')' ? -1 : 0;
    if (depth === 0) return text.slice(start + 1, i);
  }
  throw new Error('a parenthesis stays open');
}

/** The selects of a statement that rows are multiplied by: roots, and what is joined to each row. */
const crossedSelects = (text: string): string[] => {
  const first = inParentheses(text, text.indexOf(' from (') + ' from '.length);
  const others = [...text.matchAll(/ cross join (lateral )?\(/g)];
  return [first, ...others.map((found) => inParentheses(text, found.index + found[0].length - 1))];
};

const COUNTED = /^select l\.j, l\.s from \((.*) having true\) k cross join lateral \((.*) having true\) l$/;

/** Asks a document both ways, and checks that its statements answer one row. The outcome's kind. */
async function compareOneRow(asked: Asked, viewer: string): Promise<string> {
  const { result, statements } = await recordAnswers(() => world.compare(asked, viewer));
  expect({ ...asked, viewer, ...result }).not.toMatchObject({ kind: 'different' });
  for (const { text, rows } of statements.filter(isCompiled)) {
    expect({ text, rows: rows?.length }).toEqual({ text, rows: 1 });
    for (const select of crossedSelects(text))
      expect(COUNTED.test(select) || select.endsWith(' having true')).toBe(true);
    const roots = /^select (.*?) from /.exec(text)?.[1]?.split(', ').length;
    expect(rows?.[0]).toHaveLength(roots as number);
  }
  return result.kind;
}

const documentOf = ({ leaf, text }: Pick<Place, 'leaf' | 'text'>, args: string, selection: string): Asked => ({
  text: `${HEAD} { ${text(args, selection.replaceAll('LEAF', leaf))} ...F } fragment F on Query { __typename @include(if: $no) x0: seriesList(first: 1) @include(if: $no) { totalCount @skip(if: $yes) } }`,
  variables: VARIABLES,
});

describe('a compiled list', () => {
  it.each(PLACES)('is one row and what its resolvers answer, $name', async (place) => {
    const kinds: string[] = [];
    const asked = [...CONNECTIONS, ...some(PAIRS, 6)].flatMap((selection, n) =>
      argumentsOf(place, n).map((args) => documentOf(place, args, selection)),
    );
    for (const [n, document] of asked.entries())
      for (const viewer of viewersOf(n)) kinds.push(await compareOneRow(document, viewer));
    // None is refused here as a whole.
    expect(kinds.filter((kind) => kind !== 'same')).toEqual([]);
  });

  it('reads no rows where nothing that is asked of it follows from them', async () => {
    for (const selection of [
      'pageInfo { __typename }',
      '__typename pageInfo { hasNextPage @skip(if: true) }',
      'nodes @skip(if: true) { id }',
    ]) {
      const text = `{ seriesList { ${selection} } }`;
      const { statements } = await recordAnswers(() => world.compare({ text }, 'issuerA'));
      expect(statements.filter(isCompiled).filter(({ text: ran }) => ran.includes('"series"'))).toEqual([]);
    }
  });
});

describe('a relation to one', () => {
  it('refers to columns of which a unique index has all, so that it leads to one row at most', async () => {
    const rows = await world.database.prisma.$queryRaw<{ table: string; columns: string[] }[]>`
      SELECT c.relname "table", array_agg(a.attname::text) columns
      FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
        JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
      WHERE i.indisunique AND i.indpred IS NULL GROUP BY i.indexrelid, c.relname`;
    const relations = Object.entries(TABLES).flatMap(([model, { relations }]) =>
      Object.entries(relations).flatMap(([name, relation]) =>
        relation.list ? [] : [{ name: `${model}.${name}`, relation }],
      ),
    );
    expect(relations.length).toBeGreaterThan(20);
    const several = relations.filter(({ relation: { model, references } }) => {
      const { table, columns } = TABLES[model] as Table;
      const names = references.map((property) => columns[property]?.column);
      return !rows.some((index) => index.table === table && index.columns.every((column) => names.includes(column)));
    });
    expect(several.map(({ name }) => name)).toEqual([]);
  });
});

describe('the plan of a compiled statement', () => {
  /** The nodes of the plans of what `text` runs, as PostgreSQL makes them where an index is cheaper than a small table. */
  async function planOf(text: string, viewer: string): Promise<string[]> {
    const { statements } = await recordAnswers(() => world.fallback({ text }, viewer));
    const client = new pg.Client({ connectionString: world.database.url });
    await client.connect();
    try {
      await client.query('SET enable_seqscan = off');
      const plans = statements
        .filter(isCompiled)
        .map(({ text: ran, values }) =>
          client.query<{ 'QUERY PLAN': string }>({ text: `EXPLAIN (COSTS OFF) ${ran}`, values: [...values] }),
        );
      return (await Promise.all(plans)).flatMap(({ rows }) => rows.map((row) => row['QUERY PLAN'].trim()));
    } finally {
      await client.end();
    }
  }
  const indexesOf = (plan: readonly string[]) =>
    plan.flatMap((node) => /Index (?:Only )?Scan(?: Backward)? using (\w+)/.exec(node)?.[1] ?? []);

  it.each([
    ['{ seriesList(first: 2) { nodes { key } } }', NOBODY, ['series_']],
    [
      '{ seriesList(first: 2) { totalCount nodes { key reports(first: 1) { nodes { net } } } } }',
      NOBODY,
      ['series_', 'series_', 'reports_'],
    ],
    ['{ a: seriesList(first: 1) { nodes { key } } b: seriesList(last: 1) { nodes { state } } }', NOBODY, ['series_']],
    ['{ myPositions(first: 2) { nodes { units series { key } } } }', 'holderA1', ['positions_', 'series_']],
  ] as const)('finds each of its tables by an index: %s', async (text, viewer, tables) => {
    const plan = await planOf(text, viewer);
    expect(plan.filter((node) => node.includes('Seq Scan'))).toEqual([]);
    const indexes = indexesOf(plan);
    for (const table of tables) expect(indexes).toContainEqual(expect.stringContaining(table));
  });

  it('has no table where nothing follows from rows', async () => {
    const plan = await planOf(
      '{ a: seriesList { pageInfo { __typename } } b: seriesList(first: 0) { nodes { key } } }',
      NOBODY,
    );
    expect(plan.length).toBeGreaterThan(0);
    expect(plan.filter((node) => node.includes('Scan'))).toEqual([]);
  });
});

describe('a compiled row', () => {
  const rowsOf = (viewer: string) => [
    {
      name: 'a series',
      leaf: 'accruedTotal',
      text: (selection: string) => `series(key: "${world.population.series.A.key}") { ${selection} }`,
    },
    {
      name: 'no series',
      leaf: 'key',
      text: (selection: string) => `series(key: "0x${'9'.repeat(64)}") { ${selection} } seriesList { totalCount }`,
    },
    ...(viewer === NOBODY
      ? []
      : ['wallets', 'signerKeys', 'incomeSources'].map((many) => ({
          name: many,
          leaf: 'id',
          text: (selection: string) =>
            `viewer { account { ${many} { ${selection} } } } y: seriesList(first: 2) { nodes { key } }`,
        }))),
  ];

  it('is one row and what its resolvers answer, whatever is selected of it or of its relations', async () => {
    for (const viewer of [NOBODY, 'issuerA', 'attestorX', 'admin'])
      for (const { leaf, text } of rowsOf(viewer))
        for (const selection of ROWS)
          expect(await compareOneRow(documentOf({ leaf, text: (_, of) => text(of) }, '', selection), viewer)).toBe(
            'same',
          );
  });
});
