import type { Address } from './address.ts';
import { least, WAD } from './amounts.ts';
import { type Book, claimKey, ending, NOTHING, newBook, type Share, type Stay, take } from './statement-book.ts';
import { LINE_KINDS, type MoneyStep, type PoolKind } from './statement-steps.ts';

export type { LineKind, MoneyStep } from './statement-steps.ts';

/**
 * What one wallet's units earned, payment by payment, to the base unit that the contract pays. The contract pays the floor
 * of what a wallet has earned since the beginning, so a payment's share is floor(E_i) - floor(E_i-1); its share of the
 * fee follows the same floors over the fees.
 */

export interface StatementTotals {
  /** fee + net */
  readonly grossShare: bigint;
  readonly fee: bigint;
  readonly net: bigint;
  /** Of `net`: paid to the wallet. The oldest lines of a kind are filled first. */
  readonly claimed: bigint;
  /** Of `net`: what claims would pay now. */
  readonly open: bigint;
}

/** A share of one payment, or of the close. */
export interface StatementLine extends Share, StatementTotals {}

/**
 * In order of payment. At most a line a quarter of the term, a line a number of units held in the tail (payments of the
 * tail over the same units are one line, with the last one's time), and one each time that units were burned.
 */
export interface PayoutStatement {
  readonly lines: readonly StatementLine[];
  readonly totals: StatementTotals;
}

/**
 * The statements of some wallets from a series' steps up to some block: those of its payments and its close, those of the
 * wallets, and, of a closed series, those of every wallet's units too: the residue goes by who left before. While units
 * are locked nothing of the residue is open.
 */
export function statementsOf(
  steps: Iterable<MoneyStep>,
  wallets: readonly Address[],
): ReadonlyMap<Address, PayoutStatement> {
  const book = newBook();
  for (const step of steps) take(book, step);
  return new Map(wallets.map((wallet) => [wallet, statementIn(book, wallet)]));
}

function statementIn(book: Book, wallet: Address): PayoutStatement {
  const stays = book.stays.get(wallet) ?? [];
  const locked = (book.locked.get(wallet) ?? 0n) > 0n;
  const ends = stays.map((stay) => stay.end ?? (locked ? undefined : ending(book, stay)?.share));
  const shares = [...paymentShares(book, stays), ...ends.filter((end) => end !== undefined)];
  const left = new Map(LINE_KINDS.map((kind) => [kind, book.claims.get(claimKey(wallet, kind)) ?? 0n]));
  const lines = shares.map((share): StatementLine => {
    const claimable = left.get(share.kind) as bigint;
    const claimed = least(claimable, share.net);
    left.set(share.kind, claimable - claimed);
    return { ...share, grossShare: share.fee + share.net, claimed, open: share.net - claimed };
  });
  const sum = (of: keyof StatementTotals) => lines.reduce((total, line) => total + line[of], 0n);
  const [grossShare, fee, net] = [sum('grossShare'), sum('fee'), sum('net')];
  return { lines, totals: { grossShare, fee, net, claimed: sum('claimed'), open: sum('open') } };
}

/** A wallet's share of each payment that it earned from, with those of the tail over the same units as one. */
function paymentShares({ spreads }: Book, stays: readonly Stay[]): Share[] {
  const floors = stays.map(wholeUnits);
  const shares: Share[] = [];
  for (const [i, { of, period, at }] of spreads.entries()) {
    const units = stays.reduce((sum, stay) => sum + (stay.earnings[i] ?? NOTHING).units, 0n);
    const whole = floors.map((floor) => floor(of, i));
    const net = whole.reduce((sum, each) => sum + each[0], 0n);
    const fee = whole.reduce((sum, each) => sum + each[1], 0n);
    if (units === 0n) continue;
    const last = shares.at(-1);
    const joins = of === 'TAIL' && last?.kind === 'TAIL' && last.units === units;
    if (joins) shares[shares.length - 1] = { ...last, paidAt: at, net: last.net + net, fee: last.fee + fee };
    else shares.push({ kind: of, period, paidAt: at, units, net, fee });
  }
  return shares;
}

/** By how many whole base units, net and fee, each payment raises what a stay earned in its pool: ask for them in order. */
function wholeUnits({ earnings }: Stay) {
  const totals = { PAYOUT: NOTHING, TAIL: NOTHING };
  return (of: PoolKind, payment: number): readonly [net: bigint, fee: bigint] => {
    const before = totals[of];
    const { net, fee } = earnings[payment] ?? NOTHING;
    const after = { ...before, net: before.net + net, fee: before.fee + fee };
    totals[of] = after;
    return [after.net / WAD - before.net / WAD, after.fee / WAD - before.fee / WAD];
  };
}
