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
import { type MeasuredGateway, openSite } from './capacity/site.ts';
import { machineName } from './support/machine.ts';
import { type Figures, flag, numberAsked, option, report, roundsAsked } from './support/report.ts';
import { median } from './support/stats.ts';

const RATE = 1_000;
const SECONDS = 3;
const USUAL: Mix = Object.fromEntries(OPERATIONS.map(({ name, share }) => [name, share]));

const names = OPERATIONS.map(({ name }) => name);
const mixGiven = option('mix');
const mix = mixGiven === undefined ? USUAL : parseMix(mixGiven, names);
const rate = numberAsked('rate', RATE);
const often = { rounds: roundsAsked(), seconds: numberAsked('seconds', SECONDS) };

/** The most connections that each pool of the gateway's may have, by its own metrics. */
async function poolsOf({ metrics }: MeasuredGateway): Promise<Readonly<Record<string, number>>> {
  const text = await (await fetch(metrics)).text();
  const lines = text.matchAll(/^income_series_database_connections_max\{pool="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...lines].map(([, pool, most]) => [pool, Number(most)]));
}

const TITLES: Readonly<Record<string, string>> = {
  primary: 'reads by the primary',
  standby: 'reads by the standby, where it may answer',
};

const load = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');

/** Prints what a gateway was measured with; answers its figures. */
async function print(measured: Measured): Promise<Figures> {
  const { name } = measured.gateway;
  const costs = Object.fromEntries(Object.entries(measured.costs).map(([one, rounds]) => [one, medianCost(rounds)]));
  const demands = demandOf(costs, mix, { rate });
  const pools = await poolsOf(measured.gateway);
  console.log(`\n${TITLES[name]}: ${measured.requests} requests, none failed`);
  for (const line of [...costLines(measured), ...demandLines(demands, { rate, mix, pools })]) console.log(line);
  return figuresOf(measured, demands);
}

function figuresOf(
  { gateway: { name }, costs, times, memory }: Measured,
  demands: ReturnType<typeof demandOf>,
): Figures {
  const found: Record<string, number | readonly number[]> = { [`capacity.${name}.megabytes`]: memory.now };
  for (const [operation, rounds] of Object.entries(costs))
    for (const part of PARTS.filter((one) => rounds[0]?.[one] !== undefined))
      found[`capacity.${name}.${operation}.${part}`] = rounds.map((cost: Cost) => cost[part] ?? 0);
  for (const [operation, alone] of Object.entries(times)) found[`capacity.${name}.${operation}.alone`] = median(alone);
  for (const { part, busy, count } of demands) {
    found[`capacity.${name}.cores.${part}`] = busy;
    found[`capacity.${name}.count.${part}`] = count;
  }
  return found;
}

/** @throws Error where hardly a read of that gateway was answered by the standby */
function requireStandby(measured: readonly Measured[], statements: number): void {
  const asked = measured.find(({ gateway }) => gateway.name === 'standby')?.requests ?? 0;
  if (statements < asked / 10) throw new Error('the standby answered no reads');
}

const site = await openSite();
const gateways: MeasuredGateway[] = [];
try {
  for (const reads of flag('standby') ? (['primary', 'standby'] as const) : (['primary'] as const))
    gateways.push(await site.startGateway(reads));
  const [before, answered] = [load(), await site.standbyStatements()];
  const measured = await measure(site, gateways, often);
  requireStandby(measured, (await site.standbyStatements()) - answered);
  console.log(`processor time of a request; ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()}`);
  console.log(`${machineName(process.execPath)}; ${site.about}; load ${before} before, ${load()} after`);
  const figures: Record<string, Figures[string]> = {};
  for (const one of measured) Object.assign(figures, await print(one));
  report(figures);
} finally {
  for (const { server } of gateways) await server.stop();
  await site.stop();
}
