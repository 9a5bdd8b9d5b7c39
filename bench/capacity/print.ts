import { least, median, quantile } from '../support/stats.ts';
import { type Demand, type Mix, PARTS, type Part, SERVER_CORES, saturation, USE } from './formula.ts';
import type { Measured } from './measure.ts';
import { OPERATIONS } from './operations.ts';

const NAMES: Readonly<Record<Part, string>> = {
  gateway: 'gateway',
  pool: 'PgBouncer',
  primary: 'primary',
  standby: 'standby',
};
const COLUMN = 20;
const FIRST = 34;

const row = (head: string, cells: readonly string[]): string =>
  `  ${head.padEnd(FIRST)}${cells.map((cell) => cell.padStart(COLUMN)).join('')}`;

/** The median of the rounds with their minimum and maximum. */
const spread = (values: readonly number[]): string =>
  `${median(values).toFixed(2)} (${least(values).toFixed(2)}-${Math.max(...values).toFixed(2)})`;

const latencies = (times: readonly number[]): string =>
  `${quantile(times, 0.5).toFixed(1)} / ${quantile(times, 0.99).toFixed(1)}`;

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
const whole = (value: number): string => (Number.isFinite(value) ? Math.round(value).toLocaleString('en-US') : 'any');

/** The processor time of a request of each operation by part, and the time until its answer, in milliseconds. */
export function costLines({ costs, rest, times, memory }: Measured): readonly string[] {
  const parts = PARTS.filter((part) => rest[0]?.cpu[part] !== undefined);
  const operations = OPERATIONS.map(({ name, title }) =>
    row(title, [
      ...parts.map((part) => spread((costs[name] ?? []).map((cost) => cost[part] ?? 0))),
      latencies(times[name] ?? []),
    ]),
  );
  const idle = parts.map((part) => spread(rest.map(({ seconds, cpu }) => (1_000 * (cpu[part] ?? 0)) / seconds)));
  return [
    row('CPU ms a request, median (range)', [...parts.map((part) => NAMES[part]), 'alone, p50 / p99 ms']),
    ...operations,
    row('at rest, ms a second, left out above', idle),
    `  memory of the gateway: ${memory.now.toFixed(0)} MB now, ${memory.most.toFixed(0)} MB at the most`,
  ];
}

/** The demand of a rate of the mix, and the order in which parts saturate. */
export function demandLines(
  demands: readonly Demand[],
  { rate, mix, pools }: { readonly rate: number; readonly mix: Mix; readonly pools: Readonly<Record<string, number>> },
): readonly string[] {
  const shares = Object.entries(mix).map(([name, share]) => `${name} ${share}`);
  const lines = demands.map(({ part, busy, cores, carries, count }) =>
    row(NAMES[part], [busy.toFixed(2), cores.toFixed(1), `${count}`, whole(carries)]),
  );
  const [first, ...others] = saturation(demands);
  const gateways = demands.find(({ part }) => part === 'gateway')?.count ?? 0;
  const limits = Object.entries(pools).map(([pool, most]) => `${most} ${pool}`);
  const total = gateways * Object.values(pools).reduce((sum, most) => sum + most, 0);
  const carried = ({ part, carries }: Demand) => `${NAMES[part]} at ${whole(carries)}/s`;
  return [
    `${whole(rate)} requests/s of ${shares.join(', ')}; one is a process of one core (gateway, PgBouncer) or a server of ${SERVER_CORES}`,
    row('', ['busy cores', `cores at ${percent(USE)}`, 'processes, servers', 'one carries, /s']),
    ...lines,
    `  saturates first: ${first ? carried(first) : ''}, then ${others.map(carried).join(', ')}`,
    `  connections: ${gateways} gateways with at most ${limits.join(' and ')} each, ${total} in all, and ${gateways} past any pool (LISTEN)`,
  ];
}
