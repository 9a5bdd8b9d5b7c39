/**
 * What a request costs of processor time: of the gateway, the pool before the database, the primary and a standby, by operation;
 * and from that what a given rate of a mix of requests needs.
 *
 *   npx tsx bench/capacity.ts [--rounds 5] [--seconds 3] [--standby] [--rate 1000] [--mix nonce=10,list=90]     some four minutes
 *
 * Processes, measured by /proc (Linux): a gateway as `npm start` runs it, on one core; PgBouncer, a primary and a standby on the others,
 * with this program, which asks. `--standby` measures a second gateway, whose reads the standby may answer. How to read the figures:
 * docs/scale.md.
 */
import { cpus, loadavg } from 'node:os';
import { type Cost, demandOf, type Mix, medianCost, PARTS, parseMix } from './capacity/formula.ts';
import { type Measured, measure } from './capacity/measure.ts';
import { OPERATIONS } from './capacity/operations.ts';
import { costLines, demandLines } from './capacity/print.ts';
import { type MeasuredGateway, openSite, type Site } from './capacity/site.ts';
import { machineName } from './support/machine.ts';
import { type Figures, flag, numberAsked, option, progress, report, roundsAsked } from './support/report.ts';

const RATE = 1_000;
const SECONDS = 3;
const USUAL: Mix = Object.fromEntries(OPERATIONS.map(({ name, share }) => [name, share]));

const names = OPERATIONS.map(({ name }) => name);
const mixGiven = option('mix');
const mix = mixGiven === undefined ? USUAL : parseMix(mixGiven, names);
const rate = numberAsked('rate', RATE);

/** The most connections that each pool of the gateway's may have, by its own metrics. */
async function poolsOf({ metrics }: MeasuredGateway): Promise<Readonly<Record<string, number>>> {
  const text = await (await fetch(metrics)).text();
  const lines = text.matchAll(/^income_series_database_connections_max\{pool="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...lines].map(([, pool, most]) => [pool, Number(most)]));
}

const load = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');

async function run(site: Site, name: string, standby: boolean): Promise<Figures> {
  const gateway = await site.startGateway(name, standby);
  try {
    const [before, statements] = [load(), await site.standbyStatements()];
    const measured = await measure(site, gateway, {
      name,
      rounds: roundsAsked(),
      seconds: numberAsked('seconds', SECONDS),
    });
    const answered = (await site.standbyStatements()) - statements;
    if (standby && answered < measured.requests / 10) throw new Error('the standby answered no reads');
    const costs = Object.fromEntries(Object.entries(measured.costs).map(([one, rounds]) => [one, medianCost(rounds)]));
    const demands = demandOf(costs, mix, { rate });
    const pools = await poolsOf(gateway);
    console.log(`\n${name}: ${measured.requests} requests, none failed; load ${before} before, ${load()} after`);
    for (const line of [...costLines(measured), ...demandLines(demands, { rate, mix, pools })]) console.log(line);
    return figuresOf(name, measured, demands);
  } finally {
    await gateway.server.stop();
  }
}

function figuresOf(name: string, { costs, memory }: Measured, demands: ReturnType<typeof demandOf>): Figures {
  const found: Record<string, number | readonly number[]> = { [`capacity.${name}.megabytes`]: memory.now };
  for (const [operation, rounds] of Object.entries(costs))
    for (const part of PARTS.filter((one) => rounds[0]?.[one] !== undefined))
      found[`capacity.${name}.${operation}.${part}`] = rounds.map((cost: Cost) => cost[part] ?? 0);
  for (const { part, busy, count } of demands) {
    found[`capacity.${name}.cores.${part}`] = busy;
    found[`capacity.${name}.count.${part}`] = count;
  }
  return found;
}

const site = await openSite();
try {
  console.log(`processor time of a request; ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()}`);
  console.log(`${machineName(process.execPath)}; ${site.about}`);
  const figures = { ...(await run(site, 'primary', false)) };
  if (flag('standby')) Object.assign(figures, await run(site, 'standby', true));
  report(figures);
} finally {
  progress('stopping');
  await site.stop();
}
