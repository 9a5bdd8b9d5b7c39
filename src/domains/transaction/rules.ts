import type { Address, ChainKind } from '../../core/address.ts';
import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Bytes32, KeyAddress } from '../../core/hex.ts';
import { type ChainAddress, isAmong } from '../../core/on-chain.ts';
import type { ContractCall } from './model.ts';

declare const checked: unique symbol;
/** A wallet that a caller may have a transaction built for, with its chain: only the rules below find that. */
export type CheckedWallet = ChainAddress & { readonly [checked]: true };

/**
 * A built transaction is for one of the caller's wallets on its chain; an admin may name any, which gives them nothing: the
 * transaction still needs that wallet's own signature.
 *
 * @throws WALLET_NOT_LINKED for somebody else's wallet
 */
export function requireWallet(caller: Caller, chain: string, wallet: Address): CheckedWallet {
  if (caller.isAdmin || isAmong(caller.wallets, chain, wallet)) return { chain, address: wallet } as CheckedWallet;
  throw new AppError('WALLET_NOT_LINKED');
}

/** For what is more than a transaction to sign: an admin may not speak for another's wallet. @throws WALLET_NOT_LINKED */
export function requireOwnWallet(caller: Caller, chain: string, wallet: Address): CheckedWallet {
  if (!isAmong(caller.wallets, chain, wallet)) throw new AppError('WALLET_NOT_LINKED');
  return { chain, address: wallet } as CheckedWallet;
}

/** The issuer's own account: an admin speaks for nobody. @throws NOT_ISSUER */
export function requireIssuer({ wallets }: Caller, chain: string, issuer: Address): CheckedWallet {
  if (!isAmong(wallets, chain, issuer)) throw new AppError('NOT_ISSUER');
  return { chain, address: issuer } as CheckedWallet;
}

/** Raises, windows of later trading and routers are of EVM chains alone. @throws CALL_NOT_ON_CHAIN for another chain */
export function requireEvm({ kind }: { readonly kind: ChainKind }): void {
  if (kind !== 'evm') throw new AppError('CALL_NOT_ON_CHAIN');
}

/** The key that work is addressed to, where there is one and it is the own account's. @throws NOT_ADDRESSED */
export function requireAddressed({ signerKeys }: Caller, chain: string, key: KeyAddress | null): KeyAddress {
  if (key === null || !isAmong(signerKeys, chain, key)) throw new AppError('NOT_ADDRESSED');
  return key;
}

/**
 * Rows that the issuer, admins and every attestor of their chain know of.
 * @throws NOT_FOUND for anybody else, as where there is none
 */
export function requireSeen(caller: Caller, row: { readonly issuer: Address; readonly chain: string }): void {
  const { isAdmin, wallets, signerChains } = caller;
  if (isAdmin || isAmong(wallets, row.chain, row.issuer) || signerChains.includes(row.chain)) return;
  throw new AppError('NOT_FOUND');
}

export const seriesOf = (call: ContractCall): Bytes32 | null => ('seriesKey' in call ? call.seriesKey : null);
