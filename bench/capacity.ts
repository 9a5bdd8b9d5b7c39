/**
 * Measures the processor time of a request by operation, for the gateway, the pool before the database, the primary and a standby,
 * and computes the cores that a rate of a mix of requests needs.
 *
 *   npx tsx bench/capacity.ts [--rounds 5] [--seconds 3] [--standby] [--rate 1000] [--mix nonce=10,list=90]     some four minutes
 *
 * Processes, measured by /proc (Linux): a gateway as `npm start` runs it, on one core; PgBouncer, a primary and a standby on the others,
 * with this program, which sends the requests. `--standby` measures a second gateway, whose reads the standby may answer.
 * docs/scale.md explains the figures.
 */
import { cpus, loadavg } from 'node:os';
import { type Cost, demandOf, type Mix, medianCost, PARTS, parseMix } from './capacity/formula.ts';
import { type Measured, measure } from './capacity/measure.ts';
import { OPERATIONS } from './capacity/operations.ts';
import { costLines, demandLines } from './capacity/print.ts';
import { type MeasuredGateway, openSite } from './capacity/site.ts';
import { machineName } from './support/machine.ts';
import { type Figures, flag, numberOption, option, report, roundsOption } from './support/report.ts';
import { median } from './support/stats.ts';

const RATE = 1_000;
const SECONDS = 3;
const USUAL: Mix = Object.fromEntries(OPERATIONS.map(({ name, share }) => [name, share]));

const names = OPERATIONS.map(({ name }) => name);
const mixOption = option('mix');
const mix = mixOption === undefined ? USUAL : parseMix(mixOption, names);
const rate = numberOption('rate', RATE);
const repetition = { rounds: roundsOption(), seconds: numberOption('seconds', SECONDS) };

/** The maximum number of connections of each of the gateway's pools, from its metrics. */
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

/** Prints a gateway's measurements and returns its figures. */
async function print(measured: Measured): Promise<Figures> {
  const { name } = measured.gateway;
  const costs = Object.fromEntries(
    Object.entries(measured.costs).map(([operation, rounds]) => [operation, medianCost(rounds)]),
  );
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
  const figures: Record<string, number | readonly number[]> = { [`capacity.${name}.megabytes`]: memory.now };
  for (const [operation, rounds] of Object.entries(costs))
    for (const part of PARTS.filter((candidate) => rounds[0]?.[candidate] !== undefined))
      figures[`capacity.${name}.${operation}.${part}`] = rounds.map((cost: Cost) => cost[part] ?? 0);
  for (const [operation, alone] of Object.entries(times))
    figures[`capacity.${name}.${operation}.alone`] = median(alone);
  for (const { part, busy, count } of demands) {
    figures[`capacity.${name}.cores.${part}`] = busy;
    figures[`capacity.${name}.count.${part}`] = count;
  }
  return figures;
}

/** @throws Error if the standby answered less than a tenth of that gateway's reads */
function requireStandby(measured: readonly Measured[], statements: number): void {
  const requests = measured.find(({ gateway }) => gateway.name === 'standby')?.requests ?? 0;
  if (statements < requests / 10) throw new Error('the standby answered no reads');
}

const site = await openSite();
const gateways: MeasuredGateway[] = [];
try {
  for (const reads of flag('standby') ? (['primary', 'standby'] as const) : (['primary'] as const))
    gateways.push(await site.startGateway(reads));
  const [before, earlierStatements] = [load(), await site.standbyStatements()];
  const measured = await measure(site, gateways, repetition);
  requireStandby(measured, (await site.standbyStatements()) - earlierStatements);
  console.log(`processor time of a request; ${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()}`);
  console.log(`${machineName(process.execPath)}; ${site.about}; load ${before} before, ${load()} after`);
  const figures: Record<string, Figures[string]> = {};
  for (const measurement of measured) Object.assign(figures, await print(measurement));
  report(figures);
} finally {
  for (const { server } of gateways) await server.stop();
  await site.stop();
}
