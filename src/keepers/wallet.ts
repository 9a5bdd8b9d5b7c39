import type { Address } from '../core/address.ts';
import type { CappedRelayer, ContractCall } from '../domains/transaction/index.ts';
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
  send(runs: KeeperRuns, run: () => Promise<string>, call: ContractCall): Promise<Tried>;
}

interface Reservation {
  readonly run: string;
  readonly amount: bigint;
}

/** One name a call. */
const nameOf = (call: ContractCall): string =>
  JSON.stringify(call, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));

export function createKeeperWallet(relayer: CappedRelayer): KeeperWallet {
  /** What was booked for transactions that no block has yet, with the run that booked it. */
  const booked = new Map<string, Reservation>();

  async function correct(runs: KeeperRuns, name: string, cost: bigint, confirmed: boolean): Promise<void> {
    const reservation = booked.get(name);
    if (reservation === undefined) return;
    await runs.settle(reservation.run, reservation.amount, cost, confirmed);
    booked.delete(name);
  }

  return {
    address: relayer.address,

    async send(runs, run, call) {
      const name = nameOf(call);
      const quote = await relayer.quote(call);
      if (quote.kind === 'REFUSED' || quote.kind === 'NOT_TAKEN') return quote;
      if (quote.kind === 'OPEN') {
        const id = await run();
        await runs.reserve(id, quote.maxCost);
        booked.set(name, { run: id, amount: quote.maxCost });
      }
      const sending = await relayer.attempt(call, booked.get(name)?.amount ?? 0n, runs.requireTerm);
      switch (sending.outcome) {
        case 'MINED':
          await correct(runs, name, sending.cost, sending.ok);
          return sending.ok
            ? { kind: 'CONFIRMED', blockNumber: sending.blockNumber }
            : { kind: 'REFUSED', reason: 'REVERTED' };
        case 'REFUSED':
          await correct(runs, name, 0n, false);
          return { kind: 'REFUSED', reason: sending.reason };
        case 'NOT_TAKEN':
          if (!sending.spends) await correct(runs, name, 0n, false);
          return { kind: 'NOT_TAKEN', reason: sending.reason };
        case 'PENDING':
          return { kind: 'PENDING' };
      }
    },
  };
}
