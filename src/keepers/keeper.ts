import type { EvmContracts } from '../core/chain.ts';
import type { Clock } from '../core/clock.ts';
import type { KeeperName } from '../core/keeper-names.ts';
import type { Log } from '../core/log.ts';
import type { Tx } from '../core/tx.ts';
import type { ProgramReader, StateReader } from '../domains/operations/index.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { ChainTime } from './chain-time.ts';
import type { DueCall } from './deadline.ts';
import type { Tried } from './wallet.ts';

/** One run of a keeper, as the keeper sees it. */
export interface KeeperRun {
  /** True once nothing more is to be begun. */
  over(): boolean;
  /** Whether there is a key to pay with: without one nothing can be sent. */
  readonly pays: boolean;
  /**
   * Simulates, books, sends and waits. What the contract refuses is for the keeper to judge. The deadline decides how much of the
   * day's budget the call may use (`createBudget`).
   * @throws RELAY_FAILED where the node takes nothing from this wallet, and whatever ends the run
   */
  send(due: DueCall): Promise<Exclude<Tried, { readonly kind: 'NOT_TAKEN' }>>;
  /** Writes in the term of the leadership. @throws LEADERSHIP_LOST where it is over: nothing was written */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Rows that were deleted. */
  deleted(rows: number): Promise<void>;
  /** Something that was due could not be done. */
  failed(): Promise<void>;
}

/** A job that the leader does again and again. */
export interface Keeper {
  readonly name: KeeperName;
  readonly everyMs: number;
  /** Whether it sends transactions: without a key to pay with it does not run. */
  readonly spends?: true;
  run(run: KeeperRun): Promise<void>;
}

/** The contracts of an EVM chain, for what compares them with the index. */
export interface EvmParts {
  /** Which contracts hold units and money. */
  readonly contracts: Pick<EvmContracts, 'hub' | 'raise' | 'windows' | 'router'>;
  /** Reads the contracts' state. */
  readonly state: StateReader;
}

/** What a module's keepers are made of. */
export interface KeeperDeps {
  readonly db: PrismaClient;
  /** Its name. */
  readonly chain: string;
  readonly chainTime: ChainTime;
  /** What an EVM chain alone has; null on Solana. */
  readonly evm: EvmParts | null;
  /** Reads the program's accounts; null on an EVM chain. */
  readonly program: ProgramReader | null;
  readonly clock: Clock;
  readonly log: Log;
  /** How often keepers look at the chain's rows, ms. */
  readonly everyMs: number;
}

/** Rows of a module that are deleted by themselves when their time is over. */
export interface Purge {
  readonly every: 'minute' | 'day' | 'week';
  /** The tables that it deletes from, or empties columns of. */
  readonly tables: readonly string[];
  /** Deletes what is due at the wall clock's `now`; answers how many rows. */
  readonly run: (db: PrismaClient, now: Date) => Promise<number>;
}
