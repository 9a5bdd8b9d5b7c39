import { AppError } from '../../core/errors/app-error.ts';
import type { Address, Bytes32 } from '../../core/hex.ts';
import type { ContractCall, PreviewLine } from './model.ts';

/** Who asks for a transaction: what the wallet rule needs of the viewer. */
export interface Caller {
  readonly accountId: string;
  readonly wallets: readonly Address[];
  readonly isAdmin: boolean;
}

/** @throws UNAUTHENTICATED without an account */
export function callerOf(viewer: {
  readonly accountId: string | null;
  readonly wallets: readonly Address[];
  readonly isAdmin: boolean;
}): Caller {
  if (viewer.accountId === null) throw new AppError('UNAUTHENTICATED');
  return { accountId: viewer.accountId, wallets: viewer.wallets, isAdmin: viewer.isAdmin };
}

/**
 * A built transaction is for one of the caller's wallets; an admin may name any, which gives them nothing: the
 * transaction still needs that wallet's own signature.
 *
 * @throws WALLET_NOT_LINKED for somebody else's wallet
 */
export function requireWallet(caller: Caller, wallet: Address): void {
  if (caller.isAdmin || caller.wallets.includes(wallet)) return;
  throw new AppError('WALLET_NOT_LINKED');
}

/** For what is more than a transaction to sign: an admin may not speak for another's wallet. @throws WALLET_NOT_LINKED */
export function requireOwnWallet(caller: Caller, wallet: Address): void {
  if (!caller.wallets.includes(wallet)) throw new AppError('WALLET_NOT_LINKED');
}

export const seriesOf = (call: ContractCall): Bytes32 | null => ('seriesKey' in call ? call.seriesKey : null);

const line = (label: string, value: string | number | bigint, unit: string): PreviewLine => ({
  label,
  value: value.toString(),
  unit,
});
const time = (label: string, seconds: bigint) => line(label, new Date(Number(seconds) * 1000).toISOString(), 'time');

/** What the wallet's owner reads before signing. Only values that become public with the transaction itself. */
export function previewOf(call: ContractCall): readonly PreviewLine[] {
  switch (call.kind) {
    case 'createSeries':
      return [
        line('Units offered', call.params.unitsOffered, 'units'),
        line('Reserve price', call.params.reservePrice, 'token'),
        line('Minimum raise', call.params.minRaise, 'token'),
        line('Most that is ever paid', call.params.cap, 'token'),
        line('First period', call.params.firstPeriod, 'period'),
        line('Last period', call.params.lastPeriod, 'period'),
        time('Commit ends', call.params.commitEndsAt),
        time('Reveal ends', call.params.revealEndsAt),
        time('Gate ends', call.params.gateEndsAt),
      ];
    case 'submitReport':
      return [
        line('Period', call.period, 'period'),
        line('Payment', call.signals[5], 'token'),
        line('Units outstanding', call.signals[1], 'units'),
        line('FX rate', call.signals[2], 'WAD'),
        line('Falls due', call.liquidityFlag === 0 ? 'yes' : 'no, it accrues', 'text'),
      ];
    case 'markMissed':
      return [line('Period', call.period, 'period')];
    case 'payTail':
      return [line('At most', call.amount, 'token')];
    case 'buyOut':
      return [line('Pays', 'what is left of the cap, and closes the series', 'text')];
    case 'approve':
      return [line('Allowance', call.amount, 'token'), line('For', call.spender, 'text')];
    case 'commitBid':
      return [line('Deposit', call.deposit, 'token'), line('Bid commitment', call.commitment, 'hash')];
    case 'revealBid':
      return [
        line('Price', call.price, 'token'),
        line('Quantity', call.quantity, 'units'),
        line('Becomes public', 'price, quantity and salt', 'text'),
      ];
    case 'settleStep':
      return [line('Most bids in this step', call.maxBids, 'bids')];
    case 'deliverBid':
      return [line('Paid to', call.bidder, 'wallet')];
    case 'claimPayout':
    case 'claimTail':
    case 'claimFinal':
    case 'claimRedemption':
      return [line('Paid to', call.holder, 'wallet')];
    case 'passGate':
    case 'withdrawProceeds':
    case 'cancelRaise':
    case 'closeSeries':
      return [];
  }
}
