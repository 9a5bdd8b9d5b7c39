import type { CallPrices } from '../domains/transaction/index.ts';
import type { DueWork } from './agenda.ts';
import { earliest } from './deadline.ts';

export const DAY_MS = 86_400_000;
/** Calls are done by so long before their deadlines. */
const SLACK_MS = 3_600_000;

/** Work with what it costs, in the chain's smallest unit. */
export interface CostedWork extends Pick<DueWork, 'from' | 'deadline'> {
  readonly cost: bigint;
  /** By how much the booking of one of its calls exceeds what the call costs. */
  readonly excess: bigint;
}

export const costOf = (work: DueWork, prices: CallPrices): CostedWork => {
  const { kind, count, from, deadline } = work;
  const units = Math.min(work.atOnce, count);
  const excess = prices.booking(kind, units) - prices.cost(kind, units);
  return { from, deadline, cost: prices.cost(kind, count), excess: excess > 0n ? excess : 0n };
};

/** What keepers may spend, and what they spent in the last 24 hours, by when it was spent. */
export interface DayBudget {
  readonly limit: bigint;
  readonly spent: readonly { readonly at: Date; readonly amount: bigint }[];
}

/** What may be spent from now to a moment: what was spent counts for 24 hours. */
function roomUntil({ limit, spent }: DayBudget, now: Date, end: number): bigint {
  const left = Math.max(0, end - now.getTime());
  const days = Math.floor(left / DAY_MS);
  const countsFrom = now.getTime() + (left % DAY_MS) - DAY_MS;
  const counted = spent.reduce((sum, { at, amount }) => (at.getTime() > countsFrom ? sum + amount : sum), 0n);
  return limit * BigInt(days + 1) - counted;
}

/** What may be spent between two moments to come, where nothing was spent in the day before them. */
const roomBetween = ({ limit }: DayBudget, start: number, end: number): bigint =>
  limit * BigInt(Math.max(1, Math.floor((end - start) / DAY_MS)));

/** What the limit cannot do. `deadline`: the first that is missed; null where calls without one wait for more than a day. */
export interface Shortfall {
  readonly deadline: Date | null;
}

/**
 * Whether the limit is enough for what is due and becomes due: whatever begins at a moment or later has to fit by its deadlines into
 * what may be spent from that moment on, nearest deadline first. `free`: the part of a day's limit that calls without a deadline
 * may use. Null: it is enough.
 */
export function findShortfall(
  work: readonly CostedWork[],
  budget: DayBudget,
  free: bigint,
  now: Date,
): Shortfall | null {
  const dated = work
    .flatMap(({ deadline, ...rest }) => (deadline === null ? [] : [{ ...rest, deadline }]))
    .sort((a, b) => a.deadline.getTime() - b.deadline.getTime());
  const starts = new Set([now.getTime(), ...dated.map(({ from }) => Math.max(from.getTime(), now.getTime()))]);
  const missed = [...starts].flatMap((start) => {
    let need = 0n;
    let excess = 0n;
    for (const { from, deadline, ...item } of dated) {
      if (from.getTime() < start && start !== now.getTime()) continue;
      need += item.cost;
      if (item.excess > excess) excess = item.excess;
      const end = deadline.getTime() - SLACK_MS;
      const room = start === now.getTime() ? roomUntil(budget, now, end) : roomBetween(budget, start, end);
      if (need + excess > room) return [deadline];
    }
    return [];
  });
  const first = earliest(missed);
  if (first !== null) return { deadline: first };
  const undated = work.filter(({ deadline, from }) => deadline === null && from <= now);
  return undated.reduce((sum, { cost }) => sum + cost, 0n) > free ? { deadline: null } : null;
}
