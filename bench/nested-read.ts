/**
 * Measures one nested read at this project's gateway and engine, its peers and two servers without GraphQL. They use one database
 * of the project's own schema. One viewer may read every guarded field, and one may read none.
 *
 *   npx tsx bench/nested-read.ts [--rounds 5] [--only gateway]        some minutes
 *
 * Every answer's values are compared before the measurement. Then each round sends requests to each server in turn.
 * docs/performance.md explains the figures.
 */
import { fileURLToPath } from 'node:url';
import { OWN_SERVERS, PEERS, type ServerKind, type Subject, startKind } from './nested/servers.ts';
import { statementsOfRead } from './nested/statements.ts';
import { difference, requireShape, valuesOf } from './nested/values.ts';
import { bundleServer } from './support/bundle.ts';
import { machineName, machineTime } from './support/machine.ts';
import { commonNode, installPeers } from './support/peers.ts';
import { chosenNames, type Figures, progress, report, roundsOption } from './support/report.ts';
import { least, median } from './support/stats.ts';
import { startWorld, type World } from './support/world.ts';
import { yardstick } from './support/yardstick.ts';

const SERIES = 2_000; // with 10,000 reports
const ACCOUNTS = 200;
/** The number of requests to each server before it is measured: `most`, or fewer after `ms`, but at least `least`. */
const WARM_UP = { most: 2_000, least: 300, ms: 4_000 };
const BATCH = 100;
/** The servers that the goals compare. They follow each other in a round, because the machine's speed changes within minutes. */
const NEIGHBOURS = ['gateway-on', 'floor', 'postgraphile', 'compiled', 'open'];
/** The time of each server in a round, ms. As many requests before it do not count, because caches are cold after other servers' turns. */
const ROUND_MS = 1_500;

interface Measured {
  readonly subject: Subject;
  /** Milliseconds of processor time of a request, and requests a second, for each round. */
  readonly cpu: number[];
  readonly rate: number[];
  /** The number of requests of a round. */
  requests: number;
}

/** @throws Error if a server's values differ from the others' */
async function requireEqual(all: readonly Subject[]): Promise<void> {
  const expected = new Map<string, readonly string[]>();
  for (const { kind, viewer, client } of all) {
    const { status, body } = await client.ask();
    if (status !== 200) throw new Error(`${kind.name}, ${viewer}: ${status} ${body.slice(0, 300)}`);
    const values = valuesOf(body);
    requireShape(values, viewer === 'denied');
    const others = expected.get(viewer) ?? values;
    expected.set(viewer, others);
    const deviation = difference(others, values);
    if (deviation !== null) throw new Error(`${kind.name} answers other values to the ${viewer} viewer: ${deviation}`);
  }
  progress(`the values of ${all.length} answers are equal, ${expected.size} viewers`);
}

async function warmUp(measured: Measured): Promise<void> {
  const { client, kind, viewer } = measured.subject;
  progress(`warming up ${kind.name}, ${viewer}`);
  const started = performance.now();
  let batch = 0;
  for (let sent = 0; sent < WARM_UP.most; sent += BATCH) {
    if (sent >= WARM_UP.least && performance.now() - started > WARM_UP.ms) break;
    const batchStart = performance.now();
    await client.load(BATCH);
    batch = performance.now() - batchStart;
  }
  measured.requests = Math.max(50, Math.round((BATCH * ROUND_MS) / batch));
}

async function measure({ subject: { server, client }, cpu, rate, requests }: Measured): Promise<void> {
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
  for (const { subject, cpu, rate } of all) {
    const figures = [
      least(cpu).toFixed(2),
      median(cpu).toFixed(2),
      Math.max(...rate).toFixed(0),
      median(rate).toFixed(0),
    ];
    const [low, middle, most, usual] = figures.map((text, i) => text.padStart(i % 2 ? 9 : 7));
    console.log(`${`  ${subject.kind.title}, ${subject.viewer}`.padEnd(58)}${low}${middle}${most}${usual}`);
  }
}

/** The figures of each round, because a ratio is taken within a round. */
const figuresOf = (all: readonly Measured[]): Figures =>
  Object.fromEntries(
    all.flatMap(({ subject: { kind, viewer }, cpu, rate }) => [
      [`nested-read.${kind.name}.${viewer}.cpu`, cpu],
      [`nested-read.${kind.name}.${viewer}.rate`, rate],
    ]),
  );

/** Sorts the turns of a round by viewer, with neighbours first. */
function turnsOf(all: readonly Measured[]): readonly Measured[] {
  const turn = ({ subject: { kind, viewer } }: Measured) =>
    (viewer === 'denied' ? 100 : 0) + ((NEIGHBOURS.indexOf(kind.name) + 100) % 100);
  return [...all].sort((a, b) => turn(a) - turn(b));
}

/** Runs all rounds, and measures how much the time of equal work varied and how busy the machine was. */
async function runRounds(all: readonly Measured[], rounds: number): Promise<Figures> {
  const [work, turns] = [yardstick(), turnsOf(all)];
  const before = machineTime();
  for (let round = 1; round <= rounds; round++) {
    progress(`round ${round} of ${rounds}`);
    work.measure();
    for (const measured of turns) await measure(measured);
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
      for (const subject of await startKind(kind, { world, url, bundle: bundle.file, node }))
        all.push({ subject, cpu: [], rate: [], requests: 0 });
    await requireEqual(all.map(({ subject }) => subject));
    for (const measured of all) await warmUp(measured);
    const noise = await runRounds(all, rounds);
    print(all, node);
    report({ ...figuresOf(all), ...noise });
  } finally {
    for (const { subject } of all) subject.client.close();
    for (const server of new Set(all.map(({ subject }) => subject.server))) await server.stop();
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
  const groups = chosenNames(OWN_SERVERS.concat(PEERS).map(({ group }) => group));
  const kinds = [...OWN_SERVERS, ...peers].filter(({ group }) => groups === undefined || groups.has(group));
  const world = await startWorld({ pinned: true });
  try {
    await compare(world, kinds, roundsOption(), node ?? process.execPath);
    if (kinds.some(({ group }) => group === 'gateway')) await countStatements(world, node ?? process.execPath);
  } finally {
    await world.stop();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await nestedRead();
