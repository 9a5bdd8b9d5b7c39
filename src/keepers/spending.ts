import type { PrismaClient } from '../generated/prisma/client.ts';
import { DAY_MS } from './forecast.ts';

/** The spending of one hour, in the chain's smallest unit. */
export interface Spending {
  /** The milliseconds since the last run of that hour ended; 0 for runs that have not ended. */
  readonly ageMs: number;
  readonly amount: bigint;
}

/** Reads what keepers spent on a chain in the 24 hours before `now`, grouped by the hour in which runs ended. */
export async function readSpending(db: PrismaClient, chain: string, now: Date): Promise<readonly Spending[]> {
  const since = new Date(now.getTime() - DAY_MS);
  const rows = await db.$queryRaw<{ end: Date | null; amount: { toFixed(places: number): string } }[]>`
    SELECT max(finished_at) AS "end", sum(spent) AS amount FROM keeper_runs
    WHERE chain = ${chain} AND spent > 0 AND (finished_at IS NULL OR finished_at > ${since})
    GROUP BY date_trunc('hour', finished_at)`;
  return rows.map(({ end, amount }) => ({
    ageMs: end === null ? 0 : Math.max(0, now.getTime() - end.getTime()),
    amount: BigInt(amount.toFixed(0)),
  }));
}
