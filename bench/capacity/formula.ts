import { median } from '../support/stats.ts';

/** The parts that spend processor time for a request. */
export const PARTS = ['gateway', 'pool', 'primary', 'standby'] as const;
export type Part = (typeof PARTS)[number];

/** A number for each part of the site. */
export type ByPart = Readonly<Partial<Record<Part, number>>>;

/** Milliseconds of processor time a request. */
export type Cost = ByPart;

/** The share of a core or machine that may be busy. Above it requests wait, and the rest takes over the load of a failed machine. */
export const USE = 0.6;

/** The default number of cores of a database server. */
export const SERVER_CORES = 8;

/** One turn of measurement: its length, the processor time that the parts spent in it, and the number of its requests. */
export interface Turn {
  readonly seconds: number;
  /** Seconds of processor time. */
  readonly cpu: ByPart;
  readonly requests: number;
}

/**
 * The cost of a request for each part in each round: the processor time of a turn, minus that of an idle turn of the same length.
 * The idle time is the median of the rounds, because a checkpoint falls into some rounds only.
 */
export function costsOf(turns: readonly Turn[], rest: readonly Turn[]): readonly Cost[] {
  const idle = (part: Part) => Math.max(0, median(rest.map(({ seconds, cpu }) => (cpu[part] ?? 0) / seconds)));
  return turns.map(({ seconds, cpu, requests }) =>
    byPart((part) =>
      cpu[part] === undefined ? undefined : Math.max(0, ((cpu[part] - idle(part) * seconds) * 1_000) / requests),
    ),
  );
}

/** The median of the rounds, for each part by itself. */
export const medianCost = (costs: readonly Cost[]): Cost =>
  byPart((part) => {
    const values = costs.flatMap((cost) => cost[part] ?? []);
    return values.length === 0 ? undefined : median(values);
  });

function byPart(read: (part: Part) => number | undefined): ByPart {
  return Object.fromEntries(
    PARTS.flatMap((part) => {
      const value = read(part);
      return value === undefined ? [] : [[part, value]];
    }),
  );
}

/** Requests by operation; only their ratio counts. */
export type Mix = Readonly<Record<string, number>>;

/** Parses `nonce=10,list=90`. @throws Error for an unknown operation or an invalid share */
export function parseMix(text: string, operations: readonly string[]): Mix {
  const mix: Record<string, number> = {};
  for (const entry of text.split(',')) {
    const [name = '', share = ''] = entry.split('=');
    if (!operations.includes(name)) throw new Error(`--mix takes ${operations.join(', ')}, each with =<share>`);
    if (!/^\d+(\.\d+)?$/.test(share)) throw new Error(`--mix: ${name} needs a share, such as ${name}=10`);
    mix[name] = Number(share);
  }
  if (Object.values(mix).every((share) => share === 0)) throw new Error('--mix: no operation has a share');
  return mix;
}

export interface Demand {
  readonly part: Part;
  /** The number of busy cores. */
  readonly busy: number;
  /** The number of cores that are busy by `USE` with this work. */
  readonly cores: number;
  /** The requests a second of one process with one core (gateway, pool), or one server with `serverCores`, at `USE`. */
  readonly carries: number;
  /** The number of those processes or servers. */
  readonly count: number;
}

/**
 * Computes the demand on each part for `rate` requests a second of a mix:
 *
 *     busy    = rate × Σ share(operation) × milliseconds(operation) / 1000, where the shares add up to 1
 *     cores   = busy / USE
 *     carries = rate × size × USE / busy, where size is 1 for a process of one core, and the cores of a server
 *     count   = ceil(rate / carries), at least 1
 *
 * A gateway and PgBouncer each run on one core, however many their machine has. Gateways and standbys can be
 * added, but there is one primary.
 */
export function demandOf(
  costs: Readonly<Record<string, Cost>>,
  mix: Mix,
  { rate, serverCores = SERVER_CORES }: { readonly rate: number; readonly serverCores?: number },
): readonly Demand[] {
  const all = Object.values(mix).reduce((sum, share) => sum + share, 0);
  return PARTS.filter((part) => Object.values(costs).some((cost) => cost[part] !== undefined)).map((part) => {
    const spent = Object.entries(mix).reduce(
      (sum, [name, share]) => sum + (share / all) * (costs[name]?.[part] ?? 0),
      0,
    );
    const busy = (rate * spent) / 1_000;
    const size = part === 'gateway' || part === 'pool' ? 1 : serverCores;
    const carries = (rate * size * USE) / busy;
    return { part, busy, cores: busy / USE, carries, count: Math.max(1, Math.ceil(rate / carries)) };
  });
}

/** The parts in the order in which they saturate. */
export const saturation = (demands: readonly Demand[]): readonly Demand[] =>
  [...demands].sort((a, b) => a.carries - b.carries);
