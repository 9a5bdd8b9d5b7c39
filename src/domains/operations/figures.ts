import { cached } from '../../core/cached.ts';
import { chainKind } from '../../core/chain.ts';
import type { Clock } from '../../core/clock.ts';
import { withDeadline } from '../../core/deadline.ts';
import type { Reading } from '../../core/metrics.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { HealthCheck } from './check.ts';
import type { FundsReport } from './funds.ts';

export interface FiguresDeps {
  readonly db: PrismaClient;
  /** The names of the chains that are served. */
  readonly chains: readonly string[];
  readonly clock: Clock;
  /** For so long an answer is used again, ms. */
  readonly cacheMs?: number;
}

const CACHE_MS = 5_000;
/** The longest that the metrics wait for the database. */
const ANSWER_MS = 1_000;
const DAY_MS = 86_400_000;
/** What keepers spent, in the smallest unit of each kind of chain. */
const SPENT = { evm: 'income_series_keeper_spent_wei', solana: 'income_series_keeper_spent_lamports' } as const;
/** A run that takes longer than this is not among those that are summed up. */
const LONGEST_RUN_MS = 3_600_000;

interface Waiting {
  readonly queue: 'outbox' | 'mail';
  readonly state: string;
  readonly count: number;
  /** Seconds. */
  readonly oldest: number;
}

/** Rows of a state, up to 10,000, and the age of the first. The order makes PostgreSQL take the index over both columns. */
const inState = (queue: Waiting['queue'], table: 'outbox' | 'email_outbox', state: string): string => `
  SELECT '${queue}' AS queue, '${state}' AS state, count(*)::int AS count,
    greatest(0, coalesce(extract(epoch FROM now() - min(created_at)), 0))::float8 AS oldest
  FROM (SELECT created_at FROM ${table} WHERE state = '${state}' ORDER BY created_at LIMIT 10000) AS first`;

const WAITING = [
  ...['PENDING', 'QUEUED', 'DEAD'].map((state) => inState('outbox', 'outbox', state)),
  ...['PENDING', 'DEAD'].map((state) => inState('mail', 'email_outbox', state)),
].join(' UNION ALL ');

/**
 * What the database says of index, outbox, mail and keepers, for the metrics. Each part is found by an index in constant
 * time: states that grow without end are not counted, others up to 10,000. Where the database does not answer it says so.
 */
export function createFigures({
  db,
  chains,
  clock,
  cacheMs = CACHE_MS,
}: FiguresDeps): () => Promise<readonly Reading[]> {
  const waiting = () => db.$queryRawUnsafe<Waiting[]>(WAITING);

  /** By chain; a chain without runs is left out. */
  const spent = async (): Promise<ReadonlyMap<string | null, number>> => {
    const since = clock.now().getTime() - DAY_MS;
    const sums = await db.keeperRun.groupBy({
      by: ['chain'],
      where: {
        chain: { in: [...chains] },
        startedAt: { gt: new Date(since - LONGEST_RUN_MS) },
        OR: [{ finishedAt: null }, { finishedAt: { gt: new Date(since) } }],
      },
      _sum: { spent: true },
    });
    return new Map(sums.map(({ chain, _sum }) => [chain, Number(_sum.spent ?? 0)]));
  };

  async function read(): Promise<readonly Reading[]> {
    // One after the other, so that a connection stays free for health checks.
    const cursors = await db.indexerCursor.findMany({
      where: { chain: { in: [...chains] } },
      select: { chain: true, blockNumber: true, halted: true },
    });
    const rows = await waiting();
    const sums = await spent();
    const oldest = (queue: Waiting['queue']) =>
      Math.max(...rows.filter((row) => row.queue === queue && row.state !== 'DEAD').map((row) => row.oldest));
    return [
      ['income_series_database_up', 1],
      ...rows.map(
        ({ queue, state, count }): Reading => [
          queue === 'outbox' ? 'income_series_outbox_messages' : 'income_series_mails',
          count,
          { state },
        ],
      ),
      ['income_series_outbox_oldest_seconds', oldest('outbox')],
      ['income_series_mail_oldest_seconds', oldest('mail')],
      ...chains.flatMap((chain): Reading[] => {
        const cursor = cursors.find((row) => row.chain === chain);
        return [
          [SPENT[chainKind(chain) ?? 'evm'], sums.get(chain) ?? 0, { chain }],
          ['income_series_index_halted', cursor?.halted ? 1 : 0, { chain }],
          ...(cursor ? [['income_series_index_block', Number(cursor.blockNumber), { chain }] as const] : []),
        ];
      }),
    ];
  }

  const latest = cached(cacheMs, read);
  const away: readonly Reading[] = [['income_series_database_up', 0]];
  return () =>
    withDeadline(
      ANSWER_MS,
      latest().catch(() => away),
      () => away,
    );
}

/** Whether the keepers' daily limit can do what is due in time; without a value where nobody knows now. */
export function createBudgetReadings(
  chain: string,
  budget: () => Promise<HealthCheck | null>,
): () => Promise<readonly Reading[]> {
  return async () => {
    const check = await budget().catch(() => null);
    return check === null ? [] : [['income_series_keeper_limit_too_low', check.ok ? 0 : 1, { chain }]];
  };
}

const FUNDS_CACHE_MS = 30_000;

/** Whether the accounts that pay on a chain have what they need, as it was half a minute ago at the most. */
export function createFundsReadings(
  chain: string,
  funds: () => Promise<FundsReport>,
): () => Promise<readonly Reading[]> {
  const latest = cached(FUNDS_CACHE_MS, funds);
  return async () =>
    Object.entries(await latest()).flatMap(([wallet, check]): Reading[] =>
      check === null ? [] : [['income_series_wallet_below_reserve', check.ok ? 0 : 1, { chain, wallet }]],
    );
}
