/**
 * What one nested read costs: this project's gateway and engine, its peers and two servers without GraphQL, over one database of
 * the project's own schema, for a viewer who is permitted every guarded field and for one who is denied them all.
 *
 *   npx tsx bench/nested-read.ts [--rounds 5] [--only gateway]        some minutes
 *
 * Every answer's values are compared before anything is measured. Then each server is asked in turn, round after round. How to
 * read the figures: docs/performance.md.
 */
import { fileURLToPath } from 'node:url';
import { type Asked, OWN_SERVERS, PEERS, type ServerKind, startKind } from './nested/servers.ts';
import { statementsOfRead } from './nested/statements.ts';
import { difference, requireShape, valuesOf } from './nested/values.ts';
import { bundleServer } from './support/bundle.ts';
import { machineName, machineTime } from './support/machine.ts';
import { commonNode, installPeers } from './support/peers.ts';
import { type Figures, only, progress, report, roundsAsked } from './support/report.ts';
import { least, median } from './support/stats.ts';
import { startWorld, type World } from './support/world.ts';
import { yardstick } from './support/yardstick.ts';

const SERIES = 2_000; // with 10,000 reports
const ACCOUNTS = 200;
/** Each server is asked so often before it is measured, and at the least so often where that takes long. */
const WARM_UP = { most: 2_000, least: 300, ms: 4_000 };
const BATCH = 100;
/** What the goals compare is asked one after another: the machine's speed changes from one minute to the next. */
const NEIGHBOURS = ['gateway-on', 'floor', 'postgraphile', 'compiled', 'open'];
/** How long each server is asked in a round, after as much that does not count: memory and caches are cold after the others' turns. */
const ROUND_MS = 1_500;

interface Measured {
  readonly asked: Asked;
  /** CPU of the server's process a request, milliseconds, and requests a second: one of each a round. */
  readonly cpu: number[];
  readonly rate: number[];
  /** Requests of a round. */
  requests: number;
}

/** @throws Error where a server's values are not the others' */
async function requireEqual(all: readonly Asked[]): Promise<void> {
  const expected = new Map<string, readonly string[]>();
  for (const { kind, viewer, client } of all) {
    const { status, body } = await client.ask();
    if (status !== 200) throw new Error(`${kind.name}, ${viewer}: ${status} ${body.slice(0, 300)}`);
    const values = valuesOf(body);
    requireShape(values, viewer === 'denied');
    const others = expected.get(viewer) ?? values;
    expected.set(viewer, others);
    const found = difference(others, values);
    if (found !== null) throw new Error(`${kind.name} answers other values to the ${viewer} viewer: ${found}`);
  }
  progress(`the values of ${all.length} answers are equal, ${expected.size} viewers`);
}

async function warmUp(measured: Measured): Promise<void> {
  const { client, kind, viewer } = measured.asked;
  progress(`warming up ${kind.name}, ${viewer}`);
  const started = performance.now();
  let batch = 0;
  for (let sent = 0; sent < WARM_UP.most; sent += BATCH) {
    if (sent >= WARM_UP.least && performance.now() - started > WARM_UP.ms) break;
    const begun = performance.now();
    await client.load(BATCH);
    batch = performance.now() - begun;
  }
  measured.requests = Math.max(50, Math.round((BATCH * ROUND_MS) / batch));
}

async function measure({ asked: { server, client }, cpu, rate, requests }: Measured): Promise<void> {
  await client.load(requests);
  const before = await server.cpu();
  const started = performance.now();
  await client.load(requests);
  rate.push((requests * 1_000) / (performance.now() - started));
  cpu.push(((await server.cpu()) - before) / requests);
}

function print(all: readonly Measured[], node: string): void {
  console.log(`nested read: 20 x 5 rows, 1,120 leaf fields, 240 of them guarded; ${machineName(node)}`);
  console.log(`${''.padEnd(58)}CPU ms a request      requests/s`);
  console.log(`${''.padEnd(58)}    min   median    max   median`);
  for (const { asked, cpu, rate } of all) {
    const figures = [
      least(cpu).toFixed(2),
      median(cpu).toFixed(2),
      Math.max(...rate).toFixed(0),
      median(rate).toFixed(0),
    ];
    const [low, middle, most, usual] = figures.map((text, i) => text.padStart(i % 2 ? 9 : 7));
    console.log(`${`  ${asked.kind.title}, ${asked.viewer}`.padEnd(58)}${low}${middle}${most}${usual}`);
  }
}

/** Those of each round: a ratio is taken within a round. */
const figuresOf = (all: readonly Measured[]): Figures =>
  Object.fromEntries(
    all.flatMap(({ asked: { kind, viewer }, cpu, rate }) => [
      [`nested-read.${kind.name}.${viewer}.cpu`, cpu],
      [`nested-read.${kind.name}.${viewer}.rate`, rate],
    ]),
  );

/** The order of a round: viewer by viewer, neighbours first. */
function turnsOf(all: readonly Measured[]): readonly Measured[] {
  const turn = ({ asked: { kind, viewer } }: Measured) =>
    (viewer === 'denied' ? 100 : 0) + ((NEIGHBOURS.indexOf(kind.name) + 100) % 100);
  return [...all].sort((a, b) => turn(a) - turn(b));
}

/** All rounds, and what the machine did meanwhile: how much longer the same work took, and how busy it was. */
async function runRounds(all: readonly Measured[], rounds: number): Promise<Figures> {
  const [work, turns] = [yardstick(), turnsOf(all)];
  const before = machineTime();
  for (let round = 1; round <= rounds; round++) {
    progress(`round ${round} of ${rounds}`);
    work.measure();
    for (const one of turns) await measure(one);
  }
  const after = machineTime();
  const busy = before && after ? (after.busy - before.busy) / (after.all - before.all) : Number.NaN;
  const noise = work.spread();
  console.log(
    `noise: the same work took ${noise.least.toFixed(0)} ms of CPU at the least, ${percent(noise.median)} more in the median, ` +
      `${percent(noise.most)} at the most; all cores were ${percent(busy)} busy`,
  );
  return { 'nested-read.noise.median': noise.median, 'nested-read.noise.most': noise.most };
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

async function compare(world: World, kinds: readonly ServerKind[], rounds: number, node: string): Promise<void> {
  const url = await world.database('nested', { series: SERIES, accounts: ACCOUNTS });
  const bundle = await bundleServer(new URL('nested/serve.ts', import.meta.url));
  const all: Measured[] = [];
  try {
    for (const kind of kinds)
      for (const asked of await startKind(kind, { world, url, bundle: bundle.file, node }))
        all.push({ asked, cpu: [], rate: [], requests: 0 });
    await requireEqual(all.map(({ asked }) => asked));
    for (const one of all) await warmUp(one);
    const noise = await runRounds(all, rounds);
    print(all, node);
    report({ ...figuresOf(all), ...noise });
  } finally {
    for (const { asked } of all) asked.client.close();
    for (const server of new Set(all.map(({ asked }) => asked.server))) await server.stop();
    bundle.remove();
  }
}

async function countStatements(world: World, node: string): Promise<void> {
  const { few, many } = await statementsOfRead(world, node);
  console.log(`statements of the gateway, the viewer’s included: ${few} for 11 rows, ${many} for 1,100 rows`);
  report({ 'nested-read.statements.few': few, 'nested-read.statements': many });
}

export async function nestedRead(): Promise<void> {
  const node = commonNode();
  const peers = node === null || !installPeers('mercurius') ? [] : PEERS;
  const asked = only(OWN_SERVERS.concat(PEERS).map(({ group }) => group));
  const kinds = [...OWN_SERVERS, ...peers].filter(({ group }) => asked === undefined || asked.has(group));
  const world = await startWorld({ pinned: true });
  try {
    await compare(world, kinds, roundsAsked(), node ?? process.execPath);
    if (kinds.some(({ group }) => group === 'gateway')) await countStatements(world, node ?? process.execPath);
  } finally {
    await world.stop();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await nestedRead();
