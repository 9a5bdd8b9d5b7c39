import type { EvmContracts } from '@income-series/protocol/chain';
import type { Clock } from '@income-series/protocol/clock';
import type { KeeperName } from '../core/keeper-names.ts';
import type { Log } from '../core/log.ts';
import type { Tx } from '../core/tx.ts';
import type { ProgramReader, StateReader } from '../domains/operations/index.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { ChainTime } from './chain-time.ts';
import type { DueCall } from './deadline.ts';
import type { SendResult } from './wallet.ts';

/** One run of a keeper, with the actions that it may take. */
export interface KeeperRun {
  /** True once the keeper must not begin anything more. */
  over(): boolean;
  /** True if there is a key that pays; without one nothing can be sent. */
  readonly pays: boolean;
  /**
   * Simulates a call, books its cost, sends it and waits until it is mined. The keeper decides what a refusal means. The
   * deadline decides how much of the daily limit the call may use (`createKeeperBudget`).
   * @throws RELAY_FAILED if the node accepts nothing from this wallet, and errors that end the run
   */
  send(due: DueCall): Promise<Exclude<SendResult, { readonly kind: 'NOT_TAKEN' }>>;
  /** Writes in a transaction, if this process still leads. @throws LEADERSHIP_LOST, with nothing written, if it does not */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Counts deleted rows. */
  deleted(rows: number): Promise<void>;
  /** Counts a due act that failed. */
  failed(): Promise<void>;
}

/** A job that the leading process repeats. */
export interface Keeper {
  readonly name: KeeperName;
  readonly everyMs: number;
  /** True if the keeper sends transactions; such a keeper does not run without a key that pays. */
  readonly spends?: true;
  run(run: KeeperRun): Promise<void>;
}

/** The contracts of an EVM chain, for the comparison with the index. */
export interface EvmParts {
  /** The contracts that hold units and money. */
  readonly contracts: Pick<EvmContracts, 'hub' | 'raise' | 'windows' | 'router'>;
  /** Reads the contracts' state. */
  readonly state: StateReader;
}

/** The dependencies of a module's keepers. */
export interface KeeperDeps {
  readonly db: PrismaClient;
  /** The name of the chain. */
  readonly chain: string;
  readonly chainTime: ChainTime;
  /** The contracts of an EVM chain; null on Solana. */
  readonly evm: EvmParts | null;
  /** Reads the program's accounts; null on an EVM chain. */
  readonly program: ProgramReader | null;
  readonly clock: Clock;
  readonly log: Log;
  /** The milliseconds between two runs of a keeper. */
  readonly everyMs: number;
}

/** A regular deletion of a module's rows whose retention is over. */
export interface Purge {
  readonly every: 'minute' | 'day' | 'week';
  /** The tables whose rows the purge deletes, or whose columns it empties. */
  readonly tables: readonly string[];
  /** Deletes the rows that are due at the wall clock's time `now`; returns how many. */
  readonly run: (db: PrismaClient, now: Date) => Promise<number>;
}
