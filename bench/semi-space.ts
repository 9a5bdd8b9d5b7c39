/**
 * Measures a gateway's collections of new objects by the size of their space. Six gateways, with 16, 32 and 64 MB, on one core and
 * on all cores, get requests in turn at a steady rate.
 *
 *   npx tsx bench/semi-space.ts [--rounds 5] [--seconds 20]        some twelve minutes
 */
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { OPERATIONS, type Operation, requestsOf } from './capacity/operations.ts';
import { type Client, createClient } from './support/client.ts';
import { HOLDER } from './support/fill.ts';
import { machineName } from './support/machine.ts';
import { type Figures, numberOption, progress, report, roundsOption } from './support/report.ts';
import type { Server } from './support/server.ts';
import { median, quantile } from './support/stats.ts';
import { usage } from './support/usage.ts';
import { startWorld, type World } from './support/world.ts';

const SIZES = [16, 32, 64] as const;
const CORES = ['one', 'all'] as const;
const GROWTH = '--heap-growing-percent=200';
/** The requests a second, about a third of one core's maximum. */
const RATE = 100;
/** The number of requests before the measurement, so that documents are compiled. */
const WARM_UP = 1_500;
/** The number of connections, which is the maximum of simultaneous requests. */
const CONNECTIONS = 16;

/** A page of 100 rows with lists of their own, most of whose objects live until the answer is sent. */
const LARGE: Operation = {
  name: 'large',
  title: '100 series with their reports',
  share: 5,
  expected: '"period":',
  query: `{ seriesList(first: 100) { nodes { key state currency unitsOffered reports(first: 5) { nodes { id period } } } } }`,
  by: () => HOLDER,
};
const MIX: readonly Operation[] = [...OPERATIONS, LARGE];
const SHARES = MIX.reduce((sum, { share }) => sum + share, 0);

/** The operations of about a hundred requests, spread evenly. */
const ORDER: readonly number[] = MIX.flatMap(({ share }, i) =>
  Array.from({ length: share }, (_, n) => ({ i, at: (n + 0.5) / share })),
)
  .sort((a, b) => a.at - b.at)
  .map(({ i }) => i);

/** The measurements of one turn. */
interface Turn {
  /** Milliseconds of each collection of new objects, and of each collection of the whole heap. */
  readonly minor: readonly number[];
  readonly major: readonly number[];
  /** Milliseconds of each request. */
  readonly times: readonly number[];
  /** Milliseconds of processor time of a request. */
  readonly cpu: number;
}

interface Place {
  readonly name: string;
  readonly server: Server;
  readonly clients: readonly Client[];
  readonly turns: Turn[];
}

/** Sends requests of the mix at the rate for `seconds`. @throws Error if one fails */
async function load({ clients }: Place, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const started = performance.now();
  const ask = async (n: number): Promise<void> => {
    const operation = MIX[ORDER[n % SHARES] as number] as Operation;
    const due = started + (n * 1_000) / RATE;
    const [failed] = await (clients[n % CONNECTIONS] as Client).attempt(1, '');
    if (failed) throw new Error(`${operation.title}: ${failed.message}`);
    times.push(performance.now() - due);
  };
  const lane = async (first: number): Promise<void> => {
    for (let n = first; n < RATE * seconds; n += CONNECTIONS) {
      await wait(Math.max(0, started + (n * 1_000) / RATE - performance.now()));
      await ask(n);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, i) => lane(i)));
  return times;
}

async function measureTurn(place: Place, seconds: number): Promise<void> {
  await load(place, 1);
  await place.server.collections();
  const before = await place.server.cpu();
  const times = await load(place, seconds);
  const cpu = ((await place.server.cpu()) - before) / times.length;
  const collections = await place.server.collections();
  const ofKind = (kind: string) => collections.filter((collection) => collection.kind === kind).map(({ ms }) => ms);
  place.turns.push({ minor: ofKind('minor'), major: ofKind('major'), times, cpu });
}

/** Returns the requests of the mix, one after another. Each connection sends every operation. */
async function requestsOfMix(tokenOf: World['tokenOf']) {
  const generators = await Promise.all(MIX.map((operation) => requestsOf(operation, tokenOf)));
  let n = 0;
  return () => (generators[ORDER[n++ % SHARES] as number] as (typeof generators)[number])();
}

async function openPlace(world: World, url: string, size: number, cores: (typeof CORES)[number]): Promise<Place> {
  const name = `${size}.${cores}`;
  progress(`a gateway with ${size} MB on ${cores === 'one' ? 'one core' : 'all cores'}`);
  const flags = [`--max-semi-space-size=${size}`, GROWTH];
  const server = await world.startGateway({ name, url, flags, pinned: cores === 'one' });
  const request = await requestsOfMix(world.tokenOf);
  const clients = Array.from({ length: CONNECTIONS }, () => createClient(server.port, request, 1));
  await Promise.all(clients.map((client) => client.load(Math.ceil(WARM_UP / CONNECTIONS))));
  return { name, server, clients, turns: [] };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The medians of the rounds. */
function figuresOf({ turns, server }: Place): Readonly<Record<string, number>> {
  const over = (figure: (turn: Turn) => number) => median(turns.map(figure));
  return {
    'minor collections / 1,000 requests': over(({ minor, times }) => (minor.length * 1_000) / times.length),
    'each, ms, mean': over(({ minor }) => sum(minor) / Math.max(1, minor.length)),
    'each, ms, longest': over(({ minor }) => Math.max(0, ...minor)),
    'all minor, ms / 1,000 requests': over(({ minor, times }) => (sum(minor) * 1_000) / times.length),
    'all major, ms / 1,000 requests': over(({ major, times }) => (sum(major) * 1_000) / times.length),
    'request, ms, p50': over(({ times }) => median(times)),
    'request, ms, p99': over(({ times }) => quantile(times, 0.99)),
    'CPU / request, ms': over(({ cpu }) => cpu),
    'resident MB, most': usage(server.pid).most,
  };
}

function print(places: readonly Place[]): void {
  const columns = places.map((place) => [place.name, figuresOf(place)] as const);
  console.log(['', ...columns.map(([name]) => name.padStart(9))].join('').padStart(36 + 9 * columns.length));
  for (const figure of Object.keys(columns[0]?.[1] ?? {}))
    console.log(figure.padEnd(36) + columns.map(([, values]) => (values[figure] ?? 0).toFixed(1).padStart(9)).join(''));
  const pauses: Record<string, Figures[string]> = {};
  for (const [name, values] of columns) pauses[`semi-space.${name}.pause`] = values['each, ms, mean'] ?? 0;
  report(pauses);
}

const [rounds, seconds] = [roundsOption(), numberOption('seconds', 20)];
const world = await startWorld({ pinned: false });
const places: Place[] = [];
try {
  const url = await world.database('collections', { series: 2_000, accounts: 200 });
  for (const cores of CORES) for (const size of SIZES) places.push(await openPlace(world, url, size, cores));
  const loads: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    progress(`round ${round} of ${rounds}`);
    const order = round % 2 === 0 ? [...places].reverse() : places;
    for (const place of order) {
      await measureTurn(place, seconds);
      loads.push(loadavg()[0] ?? 0);
    }
  }
  console.log(`collections of garbage by megabytes of new objects and cores; ${new Date().toISOString().slice(0, 10)}`);
  console.log(`${machineName(process.execPath)}, ${RATE} requests/s, load ${median(loads).toFixed(1)}`);
  print(places);
} finally {
  for (const { clients, server } of places) {
    for (const client of clients) client.close();
    await server.stop();
  }
  await world.stop();
}
