import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewaySchema } from '../../../src/apps/gateway/schema.ts';
import { Judge } from './judge.ts';
import { documentOf, type Path, pathsOf } from './paths.ts';
import { READERS, type Tables, TRUTH, type TypeTruth } from './truth.ts';
import { type MatrixWorld, openMatrixWorld } from './world.ts';

/** Answered per call from the chain or about the caller: cases of their own, in drivers.test.ts. */
const DRIVEN = new Set(['Query.explainAccess', 'Series.reportBasis']);

const schema = gatewaySchema();
let world: MatrixWorld;
let tables: Tables;
let judge: Judge;

beforeAll(async () => {
  world = await openMatrixWorld();
  tables = await world.tables();
  judge = new Judge(world.declared, tables);
});
afterAll(() => world?.close());

const nodeIds = (): string[] =>
  Object.entries(TRUTH).flatMap(([type, { table, key }]: [string, TypeTruth]) =>
    (tables[table] ?? []).map((row) => Buffer.from(`${type}:${String(row[key])}`).toString('base64')),
  );

function allPaths(): Path[] {
  const given = {
    'Query.node': nodeIds().map((id) => `(id: "${id}")`),
    'Query.series': Object.values(world.population.series).map(({ key }) => `(key: "${key}")`),
  };
  const typeOf = (args: string) => Buffer.from(args.slice(6, -2), 'base64').toString().split(':')[0];
  return pathsOf(schema, given, DRIVEN).filter(([root]) => root?.field !== 'node' || root.type === typeOf(root.args));
}

describe('the matrix', () => {
  it('every field, as every reader, by every path: exactly what its declaration says', async () => {
    const paths = allPaths();
    const asks = READERS.flatMap((reader) => paths.map((path) => ({ reader, path })));
    // Reading the terms writes to the log that others read: last.
    const terms = asks.filter(({ path }) => path.at(-1)?.type === 'SeriesTerms');
    const others = asks.filter((ask) => !terms.includes(ask));
    const run = async ({ reader, path }: (typeof asks)[number]) => {
      const token = world.tokens.get(reader);
      const answer = await world.gateway.ask<Readonly<Record<string, unknown>>>(documentOf(schema, path), {}, token);
      judge.judge({ path, reader, answer });
    };
    for (const part of [others, terms]) {
      for (let i = 0; i < part.length; i += 8) await Promise.all(part.slice(i, i + 8).map(run));
    }
    console.info(`matrix: ${judge.cases} cases (field, reader, path) over ${paths.length} paths`);
    expect(judge.wrong.slice(0, 20)).toEqual([]);
  }, 600_000);
});
