import type { CallPrices } from '../domains/transaction/index.ts';
import type { DueWork } from './agenda.ts';
import { earliest } from './deadline.ts';

export const DAY_MS = 86_400_000;
/** The milliseconds before a call's deadline by which the call must be sent. */
const SLACK_MS = 3_600_000;

/** Work with its cost, in the chain's smallest unit. */
export interface CostedWork extends Pick<DueWork, 'from' | 'deadline'> {
  readonly cost: bigint;
  /** The amount by which the booking of one of its calls exceeds the call's cost. */
  readonly excess: bigint;
}

/** Estimates the cost of work at the present prices. */
export const costOf = (work: DueWork, prices: CallPrices): CostedWork => {
  const { kind, count, from, deadline } = work;
  const units = Math.min(work.atOnce, count);
  const excess = prices.booking(kind, units) - prices.cost(kind, units);
  return { from, deadline, cost: prices.cost(kind, count), excess: excess > 0n ? excess : 0n };
};

/** The daily limit, and the amounts that were spent in the last 24 hours with their times. */
export interface DayBudget {
  readonly limit: bigint;
  readonly spent: readonly { readonly at: Date; readonly amount: bigint }[];
}

/** The amount that may be spent from now until `end`: the limit of each day, less spending that still counts (for 24 hours). */
function roomUntil({ limit, spent }: DayBudget, now: Date, end: number): bigint {
  const leftMs = Math.max(0, end - now.getTime());
  const days = Math.floor(leftMs / DAY_MS);
  const countsFrom = now.getTime() + (leftMs % DAY_MS) - DAY_MS;
  const stillCounting = spent.reduce((sum, { at, amount }) => (at.getTime() > countsFrom ? sum + amount : sum), 0n);
  return limit * BigInt(days + 1) - stillCounting;
}

/** The amount that may be spent between two future times, if nothing was spent in the day before. */
const roomBetween = ({ limit }: DayBudget, start: number, end: number): bigint =>
  limit * BigInt(Math.max(1, Math.floor((end - start) / DAY_MS)));

/** The result if the limit is too low. `deadline`: the first missed one; null if only calls without one wait over a day. */
export interface Shortfall {
  readonly deadline: Date | null;
}

/**
 * Finds the first deadline that the limit misses; null if it suffices. For each time at which work begins, the work that begins
 * then or later must fit, nearest deadline first, into the amount that may be spent from that time to its deadlines. `free`: the
 * part of the daily limit that calls without a deadline may use.
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
  const missedDeadlines = [...starts].flatMap((start) => {
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
  const first = earliest(missedDeadlines);
  if (first !== null) return { deadline: first };
  const undated = work.filter(({ deadline, from }) => deadline === null && from <= now);
  return undated.reduce((sum, { cost }) => sum + cost, 0n) > free ? { deadline: null } : null;
}
