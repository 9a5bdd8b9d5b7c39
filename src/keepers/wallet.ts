import type { Address } from '@income-series/protocol/address';
import type { Booking, CappedRelayer } from '../domains/transaction/index.ts';
import type { KeeperBudget } from './budget.ts';
import type { DueCall } from './deadline.ts';
import type { KeeperRuns } from './runs.ts';

/** The result of a call that a keeper sent. */
export type SendResult =
  | { readonly kind: 'CONFIRMED'; readonly blockNumber: bigint }
  /** `reason`: the name of the contract's error if nothing was sent, REVERTED if it was mined and failed. */
  | { readonly kind: 'REFUSED'; readonly reason: string }
  /** The node accepts no transaction of this wallet, whatever the call. */
  | { readonly kind: 'NOT_TAKEN'; readonly reason: string }
  /** The transaction is not mined yet; sending the same call again waits for it. */
  | { readonly kind: 'PENDING' };

/** The account from which keepers send. */
export interface KeeperWallet {
  readonly address: Address;
  /**
   * Simulates a call, books its greatest cost with the run, sends it, waits until it is mined and corrects the booking. `run`
   * returns the run's id, and is called only if there is something to book.
   * @throws SPENDING_LIMIT, CONFLICT (the run was ended, and nothing was sent), LEADERSHIP_LOST, CHAIN_UNAVAILABLE,
   * DATABASE_UNAVAILABLE
   */
  send(runs: KeeperRuns, run: () => Promise<string>, due: DueCall): Promise<SendResult>;
}

/** Replaces all bookings of a call, also bookings by other processes, by its actual cost. */
async function settleBookings(
  runs: KeeperRuns,
  bookings: readonly Booking[],
  cost: bigint,
  ok: boolean,
): Promise<void> {
  for (const [i, { run, amount }] of bookings.entries())
    await runs.settle(run, amount, i === 0 ? cost : 0n, i === 0 && ok);
}

/** Creates the wallet that sends every call of keepers, each within the budget. */
export function createKeeperWallet(relayer: CappedRelayer, budget: KeeperBudget): KeeperWallet {
  /** Books an amount with the run; returns the run's id. */
  async function book(
    runs: KeeperRuns,
    run: () => Promise<string>,
    amount: bigint,
    deadline: DueCall['deadline'],
  ): Promise<string> {
    const [id, reserved] = await Promise.all([run(), budget.reservedFor(deadline)]);
    await runs.book(id, amount, reserved);
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
      await settleBookings(runs, bookings, outcome === 'MINED' ? sending.cost : 0n, outcome === 'MINED' && sending.ok);
      if (outcome !== 'MINED') {
        // The transaction is no longer under way; the next attempt finds its outcome.
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
