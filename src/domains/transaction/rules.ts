import type { Address, ChainKind } from '@income-series/protocol/address';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32, KeyAddress } from '@income-series/protocol/hex';
import type { Caller, LinkedWallet } from '../../core/caller.ts';
import { isAmong } from '../../core/on-chain.ts';
import type { ContractCall } from './model/index.ts';

declare const checked: unique symbol;
/** A wallet for which the caller may have a transaction built, with its chain. Only the rules below make one. */
export type CheckedWallet = LinkedWallet & { readonly [checked]: true };

/**
 * Requires that a wallet is linked to the caller's account. An admin may name any wallet, because a built transaction still
 * needs that wallet's own signature.
 *
 * @throws WALLET_NOT_LINKED
 */
export function requireWallet(caller: Caller, chain: string, wallet: Address): CheckedWallet {
  const linked = findWallet(caller, chain, wallet);
  if (linked) return linked;
  if (caller.isAdmin) return { chain, address: wallet } as CheckedWallet;
  throw new AppError('WALLET_NOT_LINKED');
}

/** Finds a wallet of the caller's account. */
const findWallet = ({ wallets }: Caller, chain: string, address: Address): CheckedWallet | undefined =>
  wallets.find((wallet) => wallet.chain === chain && wallet.address === address) as CheckedWallet | undefined;

/** Requires that a wallet is linked to the caller's account, for admins too. @throws WALLET_NOT_LINKED */
export function requireOwnWallet(caller: Caller, chain: string, wallet: Address): CheckedWallet {
  const linked = findWallet(caller, chain, wallet);
  if (!linked) throw new AppError('WALLET_NOT_LINKED');
  return linked;
}

/** Requires that the issuer's wallet is linked to the caller's account, for admins too. @throws NOT_ISSUER */
export function requireIssuer(caller: Caller, chain: string, issuer: Address): CheckedWallet {
  const linked = findWallet(caller, chain, issuer);
  if (!linked) throw new AppError('NOT_ISSUER');
  return linked;
}

/** Requires an EVM chain, because only those have allowances, and routers that are opened by a call. @throws CALL_NOT_ON_CHAIN */
export function requireEvm({ kind }: { readonly kind: ChainKind }): void {
  if (kind !== 'evm') throw new AppError('CALL_NOT_ON_CHAIN');
}

/** Requires that the key to which a record is addressed is linked to the caller's account. @throws NOT_ADDRESSED */
export function requireAddressed({ signerKeys }: Caller, chain: string, key: KeyAddress | null): KeyAddress {
  if (key === null || !isAmong(signerKeys, chain, key)) throw new AppError('NOT_ADDRESSED');
  return key;
}

/**
 * Requires that the caller is the row's issuer, an admin or an attestor of its chain.
 * @throws NOT_FOUND for anybody else, as if there were no row
 */
export function requireSeen(caller: Caller, row: { readonly issuer: Address; readonly chain: string }): void {
  const { isAdmin, wallets, signerChains } = caller;
  if (isAdmin || isAmong(wallets, row.chain, row.issuer) || signerChains.includes(row.chain)) return;
  throw new AppError('NOT_FOUND');
}

export const seriesOf = (call: ContractCall): Bytes32 | null => ('seriesKey' in call ? call.seriesKey : null);
