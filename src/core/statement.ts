import type { Address } from '@income-series/protocol/address';
import { smaller, WAD } from '@income-series/protocol/amounts';
import {
  applyStep,
  type Book,
  claimKey,
  NOTHING,
  newBook,
  residueShare,
  type Share,
  type Stay,
} from './statement-book.ts';
import { LINE_KINDS, type MoneyStep, type PoolKind } from './statement-steps.ts';

export type { LineKind, MoneyStep } from './statement-steps.ts';

/**
 * The sums of a statement, exact to the base unit that the contract pays. The contract pays the floor of a wallet's total
 * earnings E, so the share of payment i is floor(E_i) - floor(E_i-1). The shares of fees follow the same rule.
 */

export interface StatementTotals {
  /** The share before the fee: fee + net. */
  readonly grossShare: bigint;
  readonly fee: bigint;
  readonly net: bigint;
  /** The part of `net` that was paid to the wallet. Claims fill the oldest lines of their kind first. */
  readonly claimed: bigint;
  /** The part of `net` that claims would pay now. */
  readonly open: bigint;
}

/** A line of a statement: a share of one payment, or of the residue at the close. */
export interface StatementLine extends Share, StatementTotals {}

/**
 * A statement: lines in the order of payment, and their sums. Payments after the term over the same number of units are one line,
 * with the time of the last one.
 */
export interface PayoutStatement {
  readonly lines: readonly StatementLine[];
  readonly totals: StatementTotals;
}

/**
 * Computes the statements of wallets from a series' steps: payments, the close, and changes of wallets' units. For a closed series
 * the steps of every wallet's units are needed, because a share of the residue depends on who left before. While a wallet has
 * locked units, its share of the residue is not open.
 */
export function statementsOf(
  steps: Iterable<MoneyStep>,
  wallets: readonly Address[],
): ReadonlyMap<Address, PayoutStatement> {
  const book = newBook();
  for (const step of steps) applyStep(book, step);
  return new Map(wallets.map((wallet) => [wallet, statementIn(book, wallet)]));
}

/** Computes the statement of one wallet. */
function statementIn(book: Book, wallet: Address): PayoutStatement {
  const stays = book.stays.get(wallet) ?? [];
  const hasLocked = (book.locked.get(wallet) ?? 0n) > 0n;
  // A wallet with locked units cannot leave, so its share of the residue is not known yet.
  const finalShares = stays.map((stay) => stay.end ?? (hasLocked ? undefined : residueShare(book, stay)?.share));
  const shares = [...paymentShares(book, stays), ...finalShares.filter((share) => share !== undefined)];
  // Each kind's claims are assigned to its lines in order, the oldest first.
  const unassigned = new Map(LINE_KINDS.map((kind) => [kind, book.claims.get(claimKey(wallet, kind)) ?? 0n]));
  const lines = shares.map((share): StatementLine => {
    const claims = unassigned.get(share.kind) as bigint;
    const claimed = smaller(claims, share.net);
    unassigned.set(share.kind, claims - claimed);
    return { ...share, grossShare: share.fee + share.net, claimed, open: share.net - claimed };
  });
  const sum = (figure: keyof StatementTotals) => lines.reduce((total, line) => total + line[figure], 0n);
  const [grossShare, fee, net] = [sum('grossShare'), sum('fee'), sum('net')];
  return { lines, totals: { grossShare, fee, net, claimed: sum('claimed'), open: sum('open') } };
}

/** Computes a wallet's share of each payment. Shares of payments after the term over the same units are joined. */
function paymentShares({ spreads }: Book, stays: readonly Stay[]): Share[] {
  const roundings = stays.map(createRounding);
  const shares: Share[] = [];
  for (const [i, { line, period, at }] of spreads.entries()) {
    const units = stays.reduce((sum, stay) => sum + (stay.earnings[i] ?? NOTHING).units, 0n);
    const payments = roundings.map((round) => round(line, i));
    const net = payments.reduce((sum, [stayNet]) => sum + stayNet, 0n);
    const fee = payments.reduce((sum, [, stayFee]) => sum + stayFee, 0n);
    if (units === 0n) continue;
    const previous = shares.at(-1);
    const isJoined = line === 'TAIL' && previous?.kind === 'TAIL' && previous.units === units;
    if (isJoined)
      shares[shares.length - 1] = { ...previous, paidAt: at, net: previous.net + net, fee: previous.fee + fee };
    else shares.push({ kind: line, period, paidAt: at, units, net, fee });
  }
  return shares;
}

/**
 * Creates the function that computes the whole base units, net and fee, which a payment adds to the earnings of one `Stay`: the
 * pool's total after the payment less the total before it, each rounded down. The function must be called for the payments in
 * their order, because it keeps the totals.
 */
function createRounding({ earnings }: Stay) {
  const totals = { PAYOUT: NOTHING, TAIL: NOTHING };
  return (line: PoolKind, payment: number): readonly [net: bigint, fee: bigint] => {
    const before = totals[line];
    const { net, fee } = earnings[payment] ?? NOTHING;
    const after = { ...before, net: before.net + net, fee: before.fee + fee };
    totals[line] = after;
    return [after.net / WAD - before.net / WAD, after.fee / WAD - before.fee / WAD];
  };
}
