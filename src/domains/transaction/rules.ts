import { AppError } from '../../core/errors/app-error.ts';
import type { Address, Bytes32 } from '../../core/hex.ts';
import type { ContractCall, PreviewLine } from './model.ts';

/** Who asks for a transaction: what the wallet rule needs of the viewer. */
export interface Caller {
  readonly accountId: string;
  readonly wallets: readonly Address[];
  readonly isAdmin: boolean;
  /** Its linked attestor keys that are active as of the last indexed block. */
  readonly signerKeys: readonly Address[];
  /** The chains of these keys. */
  readonly signerChains: readonly string[];
}

/** @throws UNAUTHENTICATED without an account */
export function callerOf(viewer: {
  readonly accountId: string | null;
  readonly wallets: readonly Address[];
  readonly isAdmin: boolean;
  readonly signerKeys: readonly Address[];
  readonly signerChains: readonly string[];
}): Caller {
  if (viewer.accountId === null) throw new AppError('UNAUTHENTICATED');
  const { accountId, wallets, isAdmin, signerKeys, signerChains } = viewer;
  return { accountId, wallets, isAdmin, signerKeys, signerChains };
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

/** The issuer's own account: an admin speaks for nobody. @throws NOT_ISSUER */
export function requireIssuer({ wallets }: Caller, issuer: string): void {
  if (!wallets.includes(issuer as Address)) throw new AppError('NOT_ISSUER');
}

/** The own account of the key that work is addressed to, where there is one. @throws NOT_ADDRESSED */
export function requireAddressed({ signerKeys }: Caller, key: string | null): void {
  if (key === null || !signerKeys.includes(key as Address)) throw new AppError('NOT_ADDRESSED');
}

/**
 * Rows that the issuer, admins and every attestor of their chain know of.
 * @throws NOT_FOUND for anybody else, as where there is none
 */
export function requireSeen(caller: Caller, row: { readonly issuer: string; readonly chain: string }): void {
  const { isAdmin, wallets, signerChains } = caller;
  if (isAdmin || wallets.includes(row.issuer as Address) || signerChains.includes(row.chain)) return;
  throw new AppError('NOT_FOUND');
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
    case 'submitRoutedReport':
    case 'markMissed':
      return [line('Period', call.period, 'period')];
    case 'openRouter':
      return [
        line('Threshold of a year', call.theta, 'token'),
        line('Rate per unit', call.ratePerUnit, 'WAD'),
        line('Becomes public', 'threshold, rate, terms salt and all routed income', 'text'),
      ];
    case 'route':
      return [line('Income', call.amount, 'token')];
    case 'amendTerms':
      return [line('New terms commitment', call.newTermsCommitment, 'hash'), line('New cap', call.newCap, 'token')];
    case 'submitTrueUp':
      return [line('Year', call.year, 'year'), line('Adjustment', call.adjustment, 'token')];
    case 'requestPause':
      return [line('Attestor', call.attestor, 'wallet')];
    case 'approvePause':
      return [time('Paused until', call.pauseEnd)];
    case 'registerAttestor':
      return [line('Key', call.key, 'wallet')];
    case 'revokeAttestor':
      return [line('Key', call.key, 'wallet'), time('Active until', call.graceUntil)];
    case 'payTail':
      return [line('At most', call.amount, 'token')];
    case 'buyOut':
      return [line('Pays', 'what is left of the cap, and closes the series', 'text')];
    case 'approve':
      return [line('Allowance', call.amount, 'token'), line('For', call.spender, 'text')];
    case 'commitBid':
      return [line('Deposit', call.deposit, 'token'), line('Bid commitment', call.commitment, 'hash')];
    case 'revealBid':
    case 'revealOrder':
      return [
        line('Price', call.price, 'token'),
        line('Quantity', call.quantity, 'units'),
        line('Becomes public', 'price, quantity and salt', 'text'),
      ];
    case 'commitOrder':
      return [
        call.units === 0n ? line('Money escrowed', call.money, 'token') : line('Units escrowed', call.units, 'units'),
        line('Order commitment', call.commitment, 'hash'),
      ];
    case 'settleWindow':
      return [line('Most orders in this step', call.maxOrders, 'orders')];
    case 'deliverOrder':
      return [line('Window', call.window, 'window'), line('Paid to', call.trader, 'wallet')];
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
    case 'openWindow':
    case 'release':
    case 'withdrawPause':
    case 'endPause':
    case 'voidExtinguishment':
    case 'extinguish':
      return [];
  }
}
