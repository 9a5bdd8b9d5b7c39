import { median } from '../support/stats.ts';

/** What spends processor time for a request. */
export const PARTS = ['gateway', 'pool', 'primary', 'standby'] as const;
export type Part = (typeof PARTS)[number];

/** A number for each part that is there. */
export type ByPart = Readonly<Partial<Record<Part, number>>>;

/** Milliseconds of processor time a request. */
export type Cost = ByPart;

/** The share of a core, or of a machine, that may be busy: what comes above it waits, and what fails is taken over by the others. */
export const USE = 0.6;

/** Cores of a machine that PostgreSQL has, where nothing else is said. */
export const SERVER_CORES = 8;

/** One turn of a part: how long it was watched, what it spent meanwhile, and for how many requests. */
export interface Turn {
  readonly seconds: number;
  /** Seconds of processor time. */
  readonly cpu: ByPart;
  readonly requests: number;
}

/**
 * What a request costs each part, in each round: what was spent in a turn, less what is spent at rest in a turn as long. At rest is
 * the median of the rounds, and at least nothing: a checkpoint falls into one round and not into the next.
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
    const found = costs.flatMap((cost) => cost[part] ?? []);
    return found.length === 0 ? undefined : median(found);
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

/** Reads `nonce=10,list=90`. @throws Error for another operation, or a share that is none */
export function parseMix(text: string, operations: readonly string[]): Mix {
  const mix: Record<string, number> = {};
  for (const one of text.split(',')) {
    const [name = '', share = ''] = one.split('=');
    if (!operations.includes(name)) throw new Error(`--mix takes ${operations.join(', ')}, each with =<share>`);
    if (!/^\d+(\.\d+)?$/.test(share)) throw new Error(`--mix: ${name} needs a share, such as ${name}=10`);
    mix[name] = Number(share);
  }
  if (Object.values(mix).every((share) => share === 0)) throw new Error('--mix: no operation has a share');
  return mix;
}

export interface Demand {
  readonly part: Part;
  /** Cores that are busy. */
  readonly busy: number;
  /** Cores that are to be there, so that they are busy by `USE`. */
  readonly cores: number;
  /** Requests a second that one carries at `USE`: a process of one core (gateway, pool), a server of `serverCores`. */
  readonly carries: number;
  /** How many of those: processes, or servers. */
  readonly count: number;
}

/**
 * What each part needs for `rate` requests a second of a mix:
 *
 *     busy    = rate × Σ share(operation) × milliseconds(operation) / 1000, shares in all being 1
 *     cores   = busy / USE
 *     carries = rate × size × USE / busy, size being 1 of a process of one core, and the cores of a server
 *     count   = ceil(rate / carries), at least 1
 *
 * A gateway and PgBouncer each run on one core, however many their machine has. Gateways and standbys are added; of a primary there is
 * one.
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

/** The parts by the rate that one of each carries: what saturates first comes first. */
export const saturation = (demands: readonly Demand[]): readonly Demand[] =>
  [...demands].sort((a, b) => a.carries - b.carries);
