import type { BlockTag, ChainEventRecord, ChainSource } from '../../core/chain.ts';
import { type Clock, systemClock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { isNews } from '../../domains/notifications/index.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { type Cursor, commitPlan } from './commit.ts';
import { type HaltReason, planStep } from './plan.ts';
import { FoldError } from './projections/fold-error.ts';

export interface IndexerOptions {
  readonly db: PrismaClient;
  readonly source: ChainSource;
  /** The block of the contracts' deployment: nothing is indexed before it. */
  readonly startBlock: bigint;
  /** The deepest reorganisation that is followed; a deeper one halts. */
  readonly reorgBound: number;
  /** Blocks in one database transaction. Default 2000. */
  readonly batchBlocks?: number;
  /** Up to which of the node's blocks. Default `latest`, which is provisional. */
  readonly tag?: BlockTag;
  /** Tells what is news. By default the machine's. */
  readonly clock?: Clock;
}

export interface StepResult {
  /** `idle`: nothing to do. `advanced`: more may follow at once. `superseded`: another worker was faster. */
  readonly kind: 'idle' | 'advanced' | 'superseded' | 'halted';
  readonly cursor: Cursor | null;
  /** The node's newest block; null where the index is halted and the node was not asked. */
  readonly head: bigint | null;
  /** The block up to which it goes; null as `head`. */
  readonly target: bigint | null;
  readonly halted: string | null;
  /** How many blocks were taken back, in a step that followed a reorganisation. */
  readonly rolledBack?: number;
}

export interface Indexer {
  /**
   * One step: reads the cursor, asks the chain, writes at most one batch in one transaction. Safe to repeat, to kill at
   * any point, and to run twice at once.
   *
   * @throws CHAIN_UNAVAILABLE, CHAIN_BEHIND, CHAIN_STALE, CHAIN_MISMATCH, CHAIN_REFUSED, DATABASE_UNAVAILABLE
   */
  step(): Promise<StepResult>;
}

type Tip = { readonly head: bigint; readonly target: bigint };

const BATCH_BLOCKS = 2_000;

export function createIndexer(options: IndexerOptions): Indexer {
  const { db, source, startBlock, reorgBound, batchBlocks = BATCH_BLOCKS, tag = 'latest' } = options;
  const { clock = systemClock } = options;
  const chain = source.name;

  async function indexedHashes(from: bigint, to: bigint): Promise<ReadonlyMap<bigint, Bytes32>> {
    const rows = await db.indexedBlock.findMany({
      where: { chain, number: { gte: from, lte: to } },
      select: { number: true, hash: true },
    });
    return new Map(rows.map((row) => [row.number, row.hash as Bytes32]));
  }

  /** `at`: where the index stands; it may have no row yet. */
  async function halt(reason: HaltReason, at: Cursor, tip: Tip): Promise<StepResult> {
    const create = { chain, blockNumber: at.number, blockHash: at.hash, halted: reason };
    await db.indexerCursor.upsert({ where: { chain }, create, update: { halted: reason } });
    return { kind: 'halted', cursor: at, ...tip, halted: reason };
  }

  return {
    async step() {
      const { cursor, halted } = await readCursor(db, chain);
      if (halted !== null) return { kind: 'halted', cursor, head: null, target: null, halted };
      const { latest, target } = await source.tip(tag);
      const tip = { head: latest, target: target.number };
      const next = await planStep({
        source,
        target,
        cursor,
        startBlock,
        batchBlocks,
        reorgBound,
        indexedHashes,
      });
      if (next.kind === 'idle') return { kind: 'idle', cursor, ...tip, halted };
      if (next.kind === 'halt') return halt(next.reason, next.at, tip);
      const { plan } = next;
      const [first] = plan.blocks;
      const last = plan.blocks.at(-1);
      if (first === undefined || last === undefined) throw new AppError('INTERNAL');
      let written: boolean;
      try {
        const present = { head: target, now: clock.now(), depth: BigInt(reorgBound) };
        const told = { isNews: (event: ChainEventRecord) => isNews(event, present) };
        written = await commitPlan({ db, chain, domain: source.domain, reorgBound, ...told }, plan);
      } catch (error) {
        if (!(error instanceof FoldError)) throw error;
        return halt('EVENTS_INCOMPLETE', cursor ?? { number: first.number - 1n, hash: first.parentHash }, tip);
      }
      if (!written) return { kind: 'superseded', cursor, ...tip, halted };
      const now = { number: last.number, hash: last.hash };
      const result = { kind: 'advanced', cursor: now, ...tip, halted } as const;
      if (plan.rollbackTo === undefined || cursor === null) return result;
      return { ...result, rolledBack: Number(cursor.number - plan.rollbackTo) };
    },
  };
}

/** Where the index of a chain stands, as its row says. */
export async function readCursor(
  db: PrismaClient,
  chain: string,
): Promise<{ readonly cursor: Cursor | null; readonly halted: string | null }> {
  const row = await db.indexerCursor.findUnique({ where: { chain } });
  if (row === null) return { cursor: null, halted: null };
  return { cursor: { number: row.blockNumber, hash: row.blockHash as Bytes32 }, halted: row.halted };
}
