import type { Address, ChainKind } from '../../core/address.ts';
import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Bytes32, KeyAddress } from '../../core/hex.ts';
import { type ChainAddress, isAmong } from '../../core/on-chain.ts';
import type { ContractCall } from './model/index.ts';

declare const checked: unique symbol;
/** A wallet for which the caller may have a transaction built, with its chain. Only the rules below make one. */
export type CheckedWallet = ChainAddress & { readonly [checked]: true };

/**
 * Requires that a wallet is linked to the caller's account. An admin may name any wallet, because a built transaction still
 * needs that wallet's own signature.
 *
 * @throws WALLET_NOT_LINKED
 */
export function requireWallet(caller: Caller, chain: string, wallet: Address): CheckedWallet {
  if (caller.isAdmin || isAmong(caller.wallets, chain, wallet)) return { chain, address: wallet } as CheckedWallet;
  throw new AppError('WALLET_NOT_LINKED');
}

/** Requires that a wallet is linked to the caller's account, for admins too. @throws WALLET_NOT_LINKED */
export function requireOwnWallet(caller: Caller, chain: string, wallet: Address): CheckedWallet {
  if (!isAmong(caller.wallets, chain, wallet)) throw new AppError('WALLET_NOT_LINKED');
  return { chain, address: wallet } as CheckedWallet;
}

/** Requires that the issuer's wallet is linked to the caller's account, for admins too. @throws NOT_ISSUER */
export function requireIssuer({ wallets }: Caller, chain: string, issuer: Address): CheckedWallet {
  if (!isAmong(wallets, chain, issuer)) throw new AppError('NOT_ISSUER');
  return { chain, address: issuer } as CheckedWallet;
}

/** Requires an EVM chain, because only those have routers. @throws CALL_NOT_ON_CHAIN */
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
