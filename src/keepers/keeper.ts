import type { ContractCall } from '../domains/transaction/index.ts';
import type { KeeperName } from './runs.ts';
import type { Tried } from './wallet.ts';

/** One run of a keeper, as the keeper sees it. */
export interface KeeperRun {
  /** True once nothing more is to be begun. */
  over(): boolean;
  /**
   * Simulates, books, sends and waits. What the contract refuses is for the keeper to judge.
   * @throws RELAY_FAILED where the node takes nothing from this wallet, and whatever ends the run
   */
  send(call: ContractCall): Promise<Exclude<Tried, { readonly kind: 'NOT_TAKEN' }>>;
  /** Rows that were deleted. */
  deleted(rows: number): Promise<void>;
  /** Something that was due could not be done. */
  failed(): Promise<void>;
}

/** A job that the leader does again and again. */
export interface Keeper {
  readonly name: KeeperName;
  readonly everyMs: number;
  run(run: KeeperRun): Promise<void>;
}

/** Where a keeper that reads the index stands. */
export interface Moment {
  /** The chain's time at the block that the index is at: rows and time are of one block. */
  readonly now: Date;
}
