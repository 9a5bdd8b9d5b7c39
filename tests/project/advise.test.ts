import { describe, expect, it, test } from 'vitest';
import { createAsking, cursorBetween, VIEWERS } from '../../scripts/advise/asking.ts';
import { EXCEPTED } from '../../scripts/advise/excepted.ts';
import { connectionIn, documentOf, enumsOf, filtersOf, listsOf } from '../../scripts/advise/lists.ts';
import { faultsOf, type Node } from '../../scripts/advise/plans.ts';
import { FILLED_MODELS, fillDatabase } from '../../scripts/advise/rows.ts';
import { gatewaySchema } from '../../src/apps/gateway/schema.ts';
import type { Viewer } from '../../src/graphql/access/index.ts';
import { createTestDatabase } from '../support/database.ts';
import { forFile } from '../support/for-file.ts';

const schema = gatewaySchema();
const lists = listsOf(schema);
const ROWS = 400;

const database = await forFile(createTestDatabase());
await fillDatabase(database.url, ROWS, enumsOf(schema));
const asking = await forFile(createAsking(schema, database.url));

describe('generated rows', () => {
  it('are of every model that a list reads, within every check and foreign key', async () => {
    expect(lists.map(({ model }) => model).filter((model) => !FILLED_MODELS.includes(model))).toEqual([]);
    expect(await database.prisma.moneyEvent.count()).toBe(ROWS);
  });

  it.each(lists.map((list) => [list.name, list] as const))(
    'give somebody who asks for %s pages of it',
    async (_, list) => {
      const [args = ''] = filtersOf(list);
      const ask = async (viewer: Viewer, more: string) => {
        const said = [args, more].filter(Boolean).join(', ');
        const { data, codes } = await asking.byResolvers(documentOf(schema, list, said, 'page'), viewer);
        return { codes, edges: connectionIn(list, data)?.edges ?? [] };
      };
      let read = 0;
      for (const viewer of Object.values(VIEWERS)) {
        const [start, end] = [(await ask(viewer, 'first: 2')).edges[0], (await ask(viewer, 'last: 2')).edges.at(-1)];
        if (!start || !end) continue;
        const { codes } = await ask(viewer, `after: "${cursorBetween(start.cursor, end.cursor)}"`);
        expect(codes.filter((code) => code !== 'FORBIDDEN')).toEqual([]);
        read++;
      }
      expect(read).toBeGreaterThan(0);
    },
  );
});

describe('a plan', () => {
  const node = (type: string, rows: number, more: Partial<Node> = {}): Node => ({
    'Node Type': type,
    'Relation Name': 'bids',
    'Actual Rows': rows,
    'Actual Loops': 1,
    ...more,
  });
  const limits = { read: 500, sorted: 150, few: new Map([['attestors', 'few']]) };
  test.each<[string, Node, readonly string[]]>([
    ['that reads a page by an index', node('Limit', 22, { Plans: [node('Index Scan', 22)] }), []],
    ['that reads a table in sequence', node('Seq Scan', 20), ['sequential scan of bids']],
    ['that reads a table of few rows in sequence', node('Seq Scan', 200, { 'Relation Name': 'attestors' }), []],
    ['that never comes to a scan', node('Seq Scan', 0, { 'Actual Loops': 0 }), []],
    ['that sorts more than a page', node('Sort', 22, { Plans: [node('Index Scan', 200)] }), ['sort of 200 rows']],
    ['that sorts a page', node('Incremental Sort', 22, { Plans: [node('Index Scan', 25)] }), []],
    ['that passes over rows', node('Index Scan', 22, { 'Rows Removed by Filter': 600 }), ['622 rows read']],
    ['that reads rows for each row', node('Index Scan', 10, { 'Actual Loops': 60 }), ['600 rows read']],
  ])('%s', (_, plan, faults) => {
    expect(faultsOf(plan, limits).faults).toEqual(faults);
  });
});

it('excepts lists that there are, each with its reason', () => {
  const names = lists.map(({ name }) => name);
  expect(EXCEPTED.flatMap(({ lists: named = [] }) => named).filter((name) => !names.includes(name))).toEqual([]);
  expect(EXCEPTED.filter(({ why }) => why.length < 20)).toEqual([]);
});
