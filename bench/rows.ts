/**
 * What a page of each list takes over 10^4 rows and over 10^6: medians of the answers' times, the two sizes asked in turn.
 *
 *   npx tsx bench/rows.ts [--rows 1000000] [--rounds 5]        most of the time fills the database
 *
 * `rows` is how many there are of each kind that comes with time (reports, money events, activity, notifications, audit entries,
 * messages); half of those that have an owner are one account's. A goal is the worst of the ratios.
 */
import { fileURLToPath } from 'node:url';
import { LISTS, type List, pageOf } from './rows/lists.ts';
import { type Client, createClient } from './support/client.ts';
import { option, progress, report, roundsAsked } from './support/report.ts';
import type { Server } from './support/server.ts';
import { median } from './support/stats.ts';
import { startWorld, type World } from './support/world.ts';

const FEWER = 10_000;
const REPORTS_A_SERIES = 5;
const ACCOUNTS = 1_000;
const ASKED_A_ROUND = 10;
/** A deep page is behind so many of these. */
const PAGES = 12;
const PAGE = 100;

interface Place {
  readonly server: Server;
  readonly world: World;
}

async function clientOf({ server, world }: Place, { person }: List, query: string): Promise<Client> {
  const headers = { authorization: `Bearer ${await world.tokenOf(person)}` };
  return createClient(server.port, { path: '/graphql', headers, body: { query } }, 1);
}

async function askOnce(place: Place, list: List, query: string): Promise<string> {
  const client = await clientOf(place, list, query);
  const { body } = await client.ask();
  client.close();
  if (body.includes('"errors"')) throw new Error(`${list.name}: ${body.slice(0, 300)}`);
  return body;
}

/** The cursor of the last row of so many pages; of the list's last one where it has fewer. */
async function deepCursor(place: Place, list: List): Promise<string | undefined> {
  let after: string | undefined;
  for (let i = 0; i < PAGES; i++) {
    const rest = after === undefined ? '' : `, after: ${JSON.stringify(after)}`;
    const body = await askOnce(place, list, pageOf(list, `first: ${PAGE}${rest}`));
    const cursors = [...body.matchAll(/"cursor":"([^"]+)"/g)];
    after = cursors.at(-1)?.[1] ?? after;
    if (cursors.length < PAGE) return after;
  }
  return after;
}

interface Taken {
  readonly name: string;
  readonly fewer: number;
  readonly more: number;
}

/** The medians of one query a size; the sizes are asked in turn. */
async function measure(places: readonly [Place, Place], list: List, name: string, queries: readonly [string, string]) {
  const clients = await Promise.all(places.map((place, i) => clientOf(place, list, queries[i] as string)));
  const times = clients.map(() => [] as number[]);
  const asked = ASKED_A_ROUND * (1 + roundsAsked());
  for (let i = 0; i < asked; i++)
    for (const [size, client] of clients.entries()) {
      const started = performance.now();
      await client.ask();
      if (i >= ASKED_A_ROUND) times[size]?.push(performance.now() - started);
    }
  for (const client of clients) client.close();
  const [fewer, more] = times.map(median) as [number, number];
  const line: Taken = { name, fewer, more };
  const cells = [fewer.toFixed(1), more.toFixed(1), (more / fewer).toFixed(2)].map((text) => text.padStart(9));
  console.log(`  ${name.padEnd(40)}${cells.join('')}`);
  return line;
}

async function measureAll(places: readonly [Place, Place]): Promise<readonly Taken[]> {
  const all: Taken[] = [];
  for (const list of LISTS) {
    const first = pageOf(list, 'first: 20');
    for (const place of places) await askOnce(place, list, first);
    all.push(await measure(places, list, list.name, [first, first]));
    if (!list.deep) continue;
    const deep = await Promise.all(places.map((place) => deepCursor(place, list)));
    const [one, other] = deep.map((cursor) => pageOf(list, `first: 20, after: ${JSON.stringify(cursor)}`));
    all.push(
      await measure(places, list, `${list.name}, behind ${PAGES * PAGE} rows`, [one as string, other as string]),
    );
  }
  return all;
}

export async function rows(): Promise<void> {
  const more = Number(option('rows') ?? 1_000_000);
  const world = await startWorld({ pinned: true });
  const servers: Server[] = [];
  try {
    const places: Place[] = [];
    for (const size of [FEWER, more]) {
      const series = Math.round(size / REPORTS_A_SERIES);
      const url = await world.database(`rows_${size}`, { series, accounts: ACCOUNTS });
      const server = await world.startGateway({ name: `gateway-rows-${size}`, url });
      servers.push(server);
      places.push({ server, world });
    }
    progress('measuring');
    console.log(`p50 of a page, ms${''.padEnd(25)}${`${FEWER}`.padStart(9)}${`${more}`.padStart(9)}    ratio`);
    const all = await measureAll(places as [Place, Place]);
    const ratios = all.map(({ name, fewer, more: larger }) => [`rows.${name}`, larger / fewer] as const);
    report({ ...Object.fromEntries(ratios), 'rows.worst': Math.max(...ratios.map(([, ratio]) => ratio)) });
  } finally {
    for (const server of servers) await server.stop();
    await world.stop();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await rows();
