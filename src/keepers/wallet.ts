import type { Address } from '../core/address.ts';
import type { Booking, CappedRelayer } from '../domains/transaction/index.ts';
import type { KeeperBudget } from './budget.ts';
import type { DueCall } from './deadline.ts';
import type { KeeperRuns } from './runs.ts';

/** The result of a call that a keeper tried. */
export type Tried =
  | { readonly kind: 'CONFIRMED'; readonly blockNumber: bigint }
  /** The contract's error name: nothing was sent, or it was and went wrong (`REVERTED`). */
  | { readonly kind: 'REFUSED'; readonly reason: string }
  /** The node took no transaction of this wallet: a matter of the wallet, not of the call. */
  | { readonly kind: 'NOT_TAKEN'; readonly reason: string }
  /** No block has it yet. The same call again waits for it. */
  | { readonly kind: 'PENDING' };

/** The keepers' account. */
export interface KeeperWallet {
  readonly address: Address;
  /**
   * Simulates, books the most it can cost with the run, sends, waits for its block and corrects the books. `run` is asked
   * for where there is something to book.
   * @throws SPENDING_LIMIT, CONFLICT (the run was closed: nothing was sent), LEADERSHIP_LOST, CHAIN_UNAVAILABLE,
   * DATABASE_UNAVAILABLE
   */
  send(runs: KeeperRuns, run: () => Promise<string>, due: DueCall): Promise<Tried>;
}

/** Puts what it did cost in the place of what was booked for a call, by whichever process. */
async function correct(runs: KeeperRuns, bookings: readonly Booking[], cost: bigint, ok: boolean): Promise<void> {
  for (const [i, { run, amount }] of bookings.entries())
    await runs.settle(run, amount, i === 0 ? cost : 0n, i === 0 && ok);
}

export function createKeeperWallet(relayer: CappedRelayer, budget: KeeperBudget): KeeperWallet {
  /** Books what a call can cost, or how much more than before. */
  async function book(
    runs: KeeperRuns,
    run: () => Promise<string>,
    amount: bigint,
    deadline: DueCall['deadline'],
  ): Promise<string> {
    const [id, held] = await Promise.all([run(), budget.held(deadline)]);
    await runs.reserve(id, amount, held);
    return id;
  }

  return {
    address: relayer.address,

    async send(runs, run, { call, deadline }) {
      const quote = await relayer.quote(call);
      if (quote.kind === 'REFUSED' || quote.kind === 'NOT_TAKEN') return quote;
      const amount = quote.kind === 'OPEN' ? quote.maxCost : quote.more;
      const id = amount === 0n ? undefined : await book(runs, run, amount, deadline);
      const sending = await relayer.attempt(call, amount, runs.requireTerm, id);
      if (sending.outcome === 'PENDING') return { kind: 'PENDING' };
      const { outcome, bookings } = sending;
      await correct(runs, bookings, outcome === 'MINED' ? sending.cost : 0n, outcome === 'MINED' && sending.ok);
      if (outcome !== 'MINED') {
        // What was under way is not any more: the next look finds out what became of it.
        return amount === 0n && sending.reason === 'MAX_COST'
          ? { kind: 'PENDING' }
          : { kind: outcome, reason: sending.reason };
      }
      return sending.ok
        ? { kind: 'CONFIRMED', blockNumber: sending.blockNumber }
        : { kind: 'REFUSED', reason: 'REVERTED' };
    },
  };
}
