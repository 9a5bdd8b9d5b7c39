/**
 * How long a page of each list takes with 10,000 and with 1,000,000 rows: the median of interleaved rounds, in this process, from
 * the document to the answer.
 *
 *   npx tsx bench/rows.ts [--rows 1000000]    an embedded PostgreSQL; about ten minutes, most of them to make the rows
 *   npx tsx bench/rows.ts <url> <url> …       databases that scripts/advise filled before
 *
 * A goal is the worst of the pages' ratios. What is over it is measured twice more, and the median of the three counts: among hundreds of
 * cases, noise alone puts some over it. `--rounds` is of no use here: a case is asked as often as its time allows.
 */
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Asking, createAsking, cursorBetween, VIEWERS, WAYS, type Way } from '../scripts/advise/asking.ts';
import { connectionIn, documentOf, enumsOf, filtersOf, type List, listsOf } from '../scripts/advise/lists.ts';
import { fillDatabase } from '../scripts/advise/rows.ts';
import { createDatabaseOn, databaseUrl } from '../src/adapters/db/databases.ts';
import { startEmbeddedPostgres } from '../src/adapters/db/embedded.ts';
import { migrate } from '../src/adapters/db/migrate.ts';
import { gatewaySchema } from '../src/apps/gateway/schema.ts';
import type { Viewer } from '../src/graphql/access/index.ts';
import { ROWS_GOAL } from './goals.ts';
import { report } from './support/report.ts';
import { median } from './support/stats.ts';

const FEWER = 10_000;
const ROUNDS = 11;
/** A case that has taken so long is measured in fewer rounds. */
const PATIENCE_MS = 1_500;
/** Of a case that is over the goal: an odd number. */
const MEASUREMENTS = 3;
const FIRST_PAGE = 'first: 20';

const schema = gatewaySchema();

/** The databases, and what ends them. */
async function databases(): Promise<{ readonly urls: readonly string[]; stop(): Promise<void> }> {
  const text = { type: 'string' } as const;
  const { positionals: given, values } = parseArgs({
    options: { rows: text, rounds: text, only: text },
    allowPositionals: true,
  });
  if (given.length > 0) return { urls: given, stop: async () => {} };
  const home = mkdtempSync(join(tmpdir(), 'income-series-rows-'));
  chmodSync(home, 0o711);
  const server = await startEmbeddedPostgres({ home, durable: false, temporary: true });
  const urls: string[] = [];
  for (const size of [FEWER, Number(values.rows ?? 1_000_000)]) {
    const url = databaseUrl(server.url('postgres'), `rows_${size}`);
    await createDatabaseOn(server.url('postgres'), `rows_${size}`);
    await migrate(url);
    await fillDatabase(url, size, enumsOf(schema));
    urls.push(url);
  }
  return { urls, stop: () => server.stop() };
}

interface Case {
  readonly name: string;
  readonly viewer: Viewer;
  readonly way: Way;
  /** By database: a cursor is a position in its rows. */
  readonly documents: readonly string[];
}

/** A list's first page, a deep one and its count, by one viewer; none where it has no rows, or another was answered alike. */
async function casesOf(
  list: List,
  [who, viewer]: [string, Viewer],
  way: Way,
  askings: readonly Asking[],
  seen: Set<string>,
): Promise<Case[]> {
  const name = `${who}, ${way}`;
  const [filter = ''] = filtersOf(list);
  const said = (...args: string[]) => [filter, ...args].filter(Boolean).join(', ');
  const page = (args: string) => documentOf(schema, list, args, 'page');
  const deep: string[] = [];
  const answer = await (askings[0] as Asking)[way](page(said(FIRST_PAGE)), viewer);
  if (!answer) return [];
  const same = JSON.stringify(answer.statements, (_key, value) => (typeof value === 'bigint' ? `${value}` : value));
  if (seen.has(same)) return [];
  seen.add(same);
  for (const asking of askings) {
    const edges = async (args: string) =>
      connectionIn(list, (await asking[way](page(said(args)), viewer))?.data)?.edges ?? [];
    const [start] = await edges(FIRST_PAGE);
    const end = (await edges('last: 20')).at(-1);
    if (!start || !end) return [];
    deep.push(page(said(FIRST_PAGE, `after: "${cursorBetween(start.cursor, end.cursor)}"`)));
  }
  const both = (document: string) => askings.map(() => document);
  return [
    { name: `${list.name}, ${name}: first page`, viewer, way, documents: both(page(said(FIRST_PAGE))) },
    { name: `${list.name}, ${name}: deep page`, viewer, way, documents: deep },
    { name: `${list.name}, ${name}: count`, viewer, way, documents: both(documentOf(schema, list, filter, 'count')) },
  ];
}

/** Milliseconds by database, asked of one after the other in each round. */
async function measure({ viewer, way, documents }: Case, askings: readonly Asking[]): Promise<number[]> {
  const times: number[][] = askings.map(() => []);
  const began = performance.now();
  for (let round = 0; round < ROUNDS && (round < 3 || performance.now() - began < PATIENCE_MS); round++) {
    for (const [i, asking] of askings.entries()) {
      const started = performance.now();
      await asking[way](documents[i] as string, viewer);
      times[i]?.push(performance.now() - started);
    }
  }
  return times.map(median);
}

/** The last database's time by the first's, each the median of a measurement; several measurements where one is over the goal. */
async function ratioOf(one: Case, askings: readonly Asking[]): Promise<{ times: readonly number[]; ratio: number }> {
  const measured: { times: readonly number[]; ratio: number }[] = [];
  do {
    const times = await measure(one, askings);
    measured.push({ times, ratio: (times.at(-1) as number) / (times[0] as number) });
  } while (measured.length < MEASUREMENTS && (measured[0]?.ratio ?? 0) > ROWS_GOAL);
  const ratio = median(measured.map(({ ratio }) => ratio));
  return measured.find((one) => one.ratio === ratio) as (typeof measured)[number];
}

const { urls, stop } = await databases();
const ratios: Record<string, number> = {};
const askings = urls.map((url) => createAsking(schema, url));
try {
  console.log('A page of 20, its median in milliseconds by the number of rows, and the last by the first');
  for (const list of listsOf(schema)) {
    const seen = new Set<string>();
    for (const viewer of Object.entries(VIEWERS)) {
      const cases: Case[] = [];
      for (const way of WAYS) cases.push(...(await casesOf(list, viewer, way, askings, seen)));
      for (const one of cases) {
        const { times, ratio } = await ratioOf(one, askings);
        ratios[`rows.${one.name}`] = ratio;
        console.log(
          `${one.name.padEnd(64)} ${times.map((ms) => ms.toFixed(1).padStart(8)).join('')} x${ratio.toFixed(2)}`,
        );
      }
    }
  }
  // A count goes on to 10,000 rows, of which the smaller database may have fewer.
  const pages = Object.entries(ratios).filter(([name]) => !name.endsWith(': count'));
  report({ ...ratios, 'rows.worst': Math.max(...pages.map(([, ratio]) => ratio)) });
} finally {
  for (const asking of askings) await asking.close();
  await stop();
}
