/**
 * Measures a page of each list with 10,000 and with 1,000,000 rows: the median of interleaved rounds, in this process, from the
 * document to the answer.
 *
 *   npx tsx bench/rows.ts [--rows 1000000]    an embedded PostgreSQL; about ten minutes, most of them to make the rows
 *   npx tsx bench/rows.ts <url> <url> …       databases that scripts/advise filled before
 *
 * The goal is for the worst of the pages' ratios. A case over the goal is measured twice more, and the median of the three counts,
 * because noise puts some of hundreds of cases over it. `--rounds` has no effect, because a case's time decides its rounds.
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
/** The time after which a case has fewer rounds, ms. */
const PATIENCE_MS = 1_500;
/** The number of measurements of a case over the goal, which must be odd. */
const MEASUREMENTS = 3;
const FIRST_PAGE = 'first: 20';

const schema = gatewaySchema();

/** The databases of the command line, or new ones with rows, and a function that ends these. */
async function databases(): Promise<{ readonly urls: readonly string[]; stop(): Promise<void> }> {
  const text = { type: 'string' } as const;
  const { positionals: urlArguments, values } = parseArgs({
    options: { rows: text, rounds: text, only: text },
    allowPositionals: true,
  });
  if (urlArguments.length > 0) return { urls: urlArguments, stop: async () => {} };
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
  /** A document for each database, because a cursor is a position in its rows. */
  readonly documents: readonly string[];
}

/** A list's first page, a deep one and its count for one viewer; empty if it has no rows or equals an earlier viewer's case. */
async function casesOf(
  list: List,
  [viewerName, viewer]: [string, Viewer],
  way: Way,
  askings: readonly Asking[],
  earlierStatements: Set<string>,
): Promise<Case[]> {
  const name = `${viewerName}, ${way}`;
  const [filter = ''] = filtersOf(list);
  const argumentsWith = (...args: string[]) => [filter, ...args].filter(Boolean).join(', ');
  const page = (args: string) => documentOf(schema, list, args, 'page');
  const deep: string[] = [];
  const answer = await (askings[0] as Asking)[way](page(argumentsWith(FIRST_PAGE)), viewer);
  if (!answer) return [];
  const statements = JSON.stringify(answer.statements, (_key, value) =>
    typeof value === 'bigint' ? `${value}` : value,
  );
  if (earlierStatements.has(statements)) return [];
  earlierStatements.add(statements);
  for (const asking of askings) {
    const edges = async (args: string) =>
      connectionIn(list, (await asking[way](page(argumentsWith(args)), viewer))?.data)?.edges ?? [];
    const [start] = await edges(FIRST_PAGE);
    const end = (await edges('last: 20')).at(-1);
    if (!start || !end) return [];
    deep.push(page(argumentsWith(FIRST_PAGE, `after: "${cursorBetween(start.cursor, end.cursor)}"`)));
  }
  const both = (document: string) => askings.map(() => document);
  return [
    { name: `${list.name}, ${name}: first page`, viewer, way, documents: both(page(argumentsWith(FIRST_PAGE))) },
    { name: `${list.name}, ${name}: deep page`, viewer, way, documents: deep },
    { name: `${list.name}, ${name}: count`, viewer, way, documents: both(documentOf(schema, list, filter, 'count')) },
  ];
}

/** Measures a case in milliseconds for each database; each round reads one database after the other. */
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

/** The ratio of the last database's time to the first's; the median of several measurements if the first is over the goal. */
async function ratioOf(item: Case, askings: readonly Asking[]): Promise<{ times: readonly number[]; ratio: number }> {
  const measured: { times: readonly number[]; ratio: number }[] = [];
  do {
    const times = await measure(item, askings);
    measured.push({ times, ratio: (times.at(-1) as number) / (times[0] as number) });
  } while (measured.length < MEASUREMENTS && (measured[0]?.ratio ?? 0) > ROWS_GOAL);
  const ratio = median(measured.map(({ ratio }) => ratio));
  return measured.find((measurement) => measurement.ratio === ratio) as (typeof measured)[number];
}

const { urls, stop } = await databases();
const ratios: Record<string, number> = {};
const askings = urls.map((url) => createAsking(schema, url));
try {
  console.log('A page of 20, its median in milliseconds by the number of rows, and the last by the first');
  for (const list of listsOf(schema)) {
    const earlierStatements = new Set<string>();
    for (const viewer of Object.entries(VIEWERS)) {
      const cases: Case[] = [];
      for (const way of WAYS) cases.push(...(await casesOf(list, viewer, way, askings, earlierStatements)));
      for (const item of cases) {
        const { times, ratio } = await ratioOf(item, askings);
        ratios[`rows.${item.name}`] = ratio;
        console.log(
          `${item.name.padEnd(64)} ${times.map((ms) => ms.toFixed(1).padStart(8)).join('')} x${ratio.toFixed(2)}`,
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
