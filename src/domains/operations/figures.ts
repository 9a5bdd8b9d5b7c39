import { chainKind } from '@income-series/protocol/chain';
import type { Clock } from '@income-series/protocol/clock';
import { cacheFor } from '../../core/cache-for.ts';
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
  /** The milliseconds for which the readings are cached. */
  readonly cacheMs?: number;
}

const CACHE_MS = 5_000;
/** The milliseconds that the metrics wait for the database. */
const ANSWER_MS = 1_000;
const DAY_MS = 86_400_000;
/** The metric of the keepers' spending, by kind of chain. */
const SPENT_METRIC = { evm: 'income_series_keeper_spent_wei', solana: 'income_series_keeper_spent_lamports' } as const;
/** The longest run whose spending is summed up: an older one may have started before the day that is summed. */
const LONGEST_RUN_MS = 3_600_000;

interface QueueFigures {
  readonly queue: 'outbox' | 'mail';
  readonly state: string;
  readonly count: number;
  /** The age of the oldest row, in seconds. */
  readonly oldest: number;
}

/**
 * A SELECT that counts the rows of one state, up to 10,000, and reads the age of the oldest. Its ORDER BY makes PostgreSQL
 * use the index on state and time.
 */
const selectFigures = (queue: QueueFigures['queue'], table: 'outbox' | 'email_outbox', state: string): string => `
  SELECT '${queue}' AS queue, '${state}' AS state, count(*)::int AS count,
    greatest(0, coalesce(extract(epoch FROM now() - min(created_at)), 0))::float8 AS oldest
  FROM (SELECT created_at FROM ${table} WHERE state = '${state}' ORDER BY created_at LIMIT 10000) AS first`;

const SELECT_QUEUES = [
  ...['PENDING', 'QUEUED', 'DEAD'].map((state) => selectFigures('outbox', 'outbox', state)),
  ...['PENDING', 'DEAD'].map((state) => selectFigures('mail', 'email_outbox', state)),
].join(' UNION ALL ');

/**
 * Reads the figures of index, outbox, mail and keepers from the database, for the metrics. Every part takes constant time,
 * because only states that empty again are counted, and those up to 10,000. If the database does not answer in time, the
 * only reading is `income_series_database_up` 0.
 */
export function createFigures({
  db,
  chains,
  clock,
  cacheMs = CACHE_MS,
}: FiguresDeps): () => Promise<readonly Reading[]> {
  const readQueues = () => db.$queryRawUnsafe<QueueFigures[]>(SELECT_QUEUES);

  /** Sums what the keepers spent in the last day, by chain; a chain without runs is left out. */
  const readSpending = async (): Promise<ReadonlyMap<string | null, number>> => {
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
    const rows = await readQueues();
    const sums = await readSpending();
    const oldest = (queue: QueueFigures['queue']) =>
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
          [SPENT_METRIC[chainKind(chain) ?? 'evm'], sums.get(chain) ?? 0, { chain }],
          ['income_series_index_halted', cursor?.halted ? 1 : 0, { chain }],
          ...(cursor ? [['income_series_index_block', Number(cursor.blockNumber), { chain }] as const] : []),
        ];
      }),
    ];
  }

  const readCached = cacheFor(cacheMs, read);
  const databaseDown: readonly Reading[] = [['income_series_database_up', 0]];
  return () =>
    withDeadline(
      ANSWER_MS,
      readCached().catch(() => databaseDown),
      () => databaseDown,
    );
}

/** Creates the reading that is 1 if the keepers' daily limit does not cover all work that is due in time; empty while that is unknown. */
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

/** Creates the readings that are 1 for accounts that pay on a chain and hold less than their reserve; cached for half a minute. */
export function createFundsReadings(
  chain: string,
  funds: () => Promise<FundsReport>,
): () => Promise<readonly Reading[]> {
  const readCached = cacheFor(FUNDS_CACHE_MS, funds);
  return async () =>
    Object.entries(await readCached()).flatMap(([wallet, check]): Reading[] =>
      check === null ? [] : [['income_series_wallet_below_reserve', check.ok ? 0 : 1, { chain, wallet }]],
    );
}
