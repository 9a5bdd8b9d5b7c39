import { setTimeout as wait } from 'node:timers/promises';
import type { ChainReader } from '../../chains/index.ts';
import type { Clock } from '../../core/clock.ts';
import { codeOf, levelOf } from '../../core/failures.ts';
import type { Log } from '../../core/log.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { isBuilt } from './index.ts';
import { type NextStatus, saveStatuses, type TrackedTransaction } from './tracker-store.ts';

export interface TrackerOptions {
  readonly db: PrismaClient;
  readonly chain: Pick<ChainReader, 'name' | 'minedIn' | 'knownTransactions'>;
  readonly clock: Clock;
  readonly log: Log;
  /** Pause between two steps. Default 500 ms. */
  readonly pollMs?: number;
}

export interface Tracker {
  stop(): Promise<void>;
}

const POLL_MS = 500;
const MAX_BACKOFF_MS = 5_000;
/** Transactions asked of the node in one step. */
const BATCH = 100;
const DAY_MS = 24 * 60 * 60 * 1000;
/** One that no block has for this long is called dropped, unless the node says that it waits. */
const DROPPED_AFTER_MS = DAY_MS;
/** The same on Solana, where a blockhash serves for about a minute: a cluster that stands still for longer is asked on. */
const DROPPED_ON_SOLANA_AFTER_MS = 10 * 60 * 1000;
/** For so long after it was sent a block may still take what was called dropped. */
const FOLLOWED_MS = 7 * DAY_MS;

const NOWHERE = { minedBlock: null, blockHash: null, succeeded: null } as const;

/**
 * Follows what people say they sent: asks the node in which block it is, and the index whether it has reached that block.
 * What a hash does not show is not believed: a transaction that is not the built one is not it. That a node does not
 * know one is no sign that it was lost, since nodes of chain 10143 know none before a block has it: what was called
 * dropped is looked for on, and goes on where a block has it. Safe to repeat, and to run in several processes at once.
 */
export function createTracker({ db, chain, clock }: Omit<TrackerOptions, 'log' | 'pollMs'>) {
  /** The steps go through all rows in turn, so that no number of hashes that were made up holds up the others. */
  let after: string | null = null;

  async function nextRows(): Promise<readonly TrackedTransaction[]> {
    const rows = await db.builtTransaction.findMany({
      where: {
        chain: chain.name,
        OR: [
          { life: { in: ['SENT', 'MINED'] } },
          { life: 'DROPPED', sentAt: { gt: new Date(clock.now().getTime() - FOLLOWED_MS) } },
        ],
        txHash: { not: null },
        ...(after === null ? {} : { id: { gt: after } }),
      },
      orderBy: { id: 'asc' },
      take: BATCH,
      select: {
        id: true,
        life: true,
        txHash: true,
        sentAt: true,
        wallet: true,
        contract: true,
        selector: true,
        dataHash: true,
        dataLength: true,
      },
    });
    const begun = after;
    after = rows.length < BATCH ? null : (rows.at(-1)?.id ?? null);
    return rows.length === 0 && begun !== null ? nextRows() : (rows as unknown as TrackedTransaction[]);
  }

  const droppedAfterMs = chain.name.startsWith('solana:') ? DROPPED_ON_SOLANA_AFTER_MS : DROPPED_AFTER_MS;

  const lost = (row: TrackedTransaction, now: Date): boolean =>
    row.life === 'SENT' && row.sentAt !== null && now.getTime() - row.sentAt.getTime() >= droppedAfterMs;

  return {
    /** One batch of them. Answers how many went on. @throws CHAIN_UNAVAILABLE, DATABASE_UNAVAILABLE */
    async step(): Promise<number> {
      const rows = await nextRows();
      if (rows.length === 0) return 0;
      const now = clock.now();
      const mined = await chain.minedIn(rows.map(({ txHash }) => txHash));
      const waiting = rows.filter((row) => !mined.get(row.txHash) && lost(row, now));
      const known = waiting.length === 0 ? null : await chain.knownTransactions(waiting.map(({ txHash }) => txHash));

      const nextOf = (row: TrackedTransaction): NextStatus | null => {
        const at = mined.get(row.txHash) ?? null;
        if (at === null) {
          const { txHash, sentAt } = row;
          if (row.life === 'MINED') return { ...NOWHERE, life: 'SENT', txHash, sentAt: now };
          return !lost(row, now) || known?.has(txHash) ? null : { ...NOWHERE, life: 'DROPPED', txHash, sentAt };
        }
        if (!isBuilt(row, at)) {
          return { ...NOWHERE, life: 'BUILT', txHash: null, sentAt: null };
        }
        const { txHash, sentAt } = row;
        return { life: 'MINED', txHash, sentAt, minedBlock: at.blockNumber, blockHash: at.blockHash, succeeded: at.ok };
      };
      return saveStatuses(
        db,
        chain.name,
        rows.flatMap((row) => {
          const next = nextOf(row);
          return next === null ? [] : [{ row, next }];
        }),
      );
    },
  };
}

/** Runs the tracker until it is stopped; a node or a database that is away is asked again, more and more slowly. */
export function startTracker({ log, pollMs = POLL_MS, ...options }: TrackerOptions): Tracker {
  const tracker = createTracker(options);
  const stopping = new AbortController();
  const chain = options.chain.name;
  let failure: string | null = null;
  let failures = 0;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await tracker.step();
        failure = null;
        failures = 0;
      } catch (error) {
        const code = codeOf(error);
        if (code !== failure)
          log[levelOf(error)]({ chain, code, err: error }, 'Sent transactions were not looked up; tried again.');
        failure = code;
        failures += 1;
      }
      const backoff = Math.min(pollMs * 2 ** Math.min(failures, 10), Math.max(pollMs, MAX_BACKOFF_MS));
      await wait(backoff, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }
  const running = run();

  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
