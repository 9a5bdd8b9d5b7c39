import type { Address } from '../core/address.ts';
import type { Booking, CappedRelayer, ContractCall, Sending } from '../domains/transaction/index.ts';
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

/** One name a call. */
const nameOf = (call: ContractCall): string =>
  JSON.stringify(call, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));

export function createKeeperWallet(relayer: CappedRelayer): KeeperWallet {
  /** What was booked for transactions that no block has yet, with the runs that booked it. */
  const booked = new Map<string, readonly Booking[]>();

  /** The rows of what was sent also have what another process booked. */
  async function correct(runs: KeeperRuns, name: string, { cost, ok, bookings = [] }: Corrected): Promise<void> {
    const own = booked.get(name) ?? [];
    booked.delete(name);
    const all = bookings.length < own.length ? own : bookings;
    for (const [i, { run, amount }] of all.entries())
      await runs.settle(run, amount, i === 0 ? cost : 0n, i === 0 && ok);
  }

  /** Books what a call can cost, or how much more than before. */
  async function book(runs: KeeperRuns, run: () => Promise<string>, name: string, amount: bigint): Promise<string> {
    const id = await run();
    await runs.reserve(id, amount);
    booked.set(name, [...(booked.get(name) ?? []), { run: id, amount }]);
    return id;
  }

  return {
    address: relayer.address,

    async send(runs, run, call) {
      const name = nameOf(call);
      const quote = await relayer.quote(call);
      if (quote.kind === 'REFUSED' || quote.kind === 'NOT_TAKEN') return quote;
      const amount = quote.kind === 'OPEN' ? quote.maxCost : quote.more;
      const id = amount === 0n ? undefined : await book(runs, run, name, amount);
      const sending = await relayer.attempt(call, amount, runs.requireTerm, id);
      switch (sending.outcome) {
        case 'MINED':
          await correct(runs, name, sending);
          return sending.ok
            ? { kind: 'CONFIRMED', blockNumber: sending.blockNumber }
            : { kind: 'REFUSED', reason: 'REVERTED' };
        case 'REFUSED':
          await correct(runs, name, NOTHING);
          return { kind: 'REFUSED', reason: sending.reason };
        case 'NOT_TAKEN':
          if (!sending.spends) await correct(runs, name, NOTHING);
          // What was under way is not any more: the next look finds out what became of it.
          return amount === 0n && sending.reason === 'MAX_COST'
            ? { kind: 'PENDING' }
            : { kind: 'NOT_TAKEN', reason: sending.reason };
        case 'PENDING':
          return { kind: 'PENDING' };
      }
    },
  };
}

type Corrected = Pick<Extract<Sending, { readonly outcome: 'MINED' }>, 'cost' | 'ok' | 'bookings'>;
const NOTHING: Corrected = { cost: 0n, ok: false };
