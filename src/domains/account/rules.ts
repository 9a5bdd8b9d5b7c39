import { chainKind } from '@income-series/protocol/chain';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { ChainAddress } from '../../core/on-chain.ts';
import {
  type NoncePurpose,
  type ReadNonce,
  SIGN_IN_STATEMENT,
  SIGN_IN_VERSION,
  type SignInMessage,
} from './model/index.ts';

/** The most wallets of an account. The limit is low, because every request reads them and lists show them without pages. */
export const MAX_WALLETS = 32;
/** The most signer keys of an account. Most attestors have one key, and a second while they rotate. */
export const MAX_SIGNER_KEYS = 16;

/** Returns the nonce if it has this purpose, is unused and has not expired. @throws NONCE_INVALID otherwise */
export function requireUsable(nonce: ReadNonce | null, purpose: NoncePurpose): ReadNonce {
  if (
    nonce === null ||
    nonce.purpose !== purpose ||
    nonce.consumedAt !== null ||
    nonce.expiresAt.getTime() <= nonce.readAt.getTime()
  ) {
    throw new AppError('NONCE_INVALID');
  }
  return nonce;
}

/**
 * Checks that a signed message is the one that the nonce was issued for (EIP-4361, "Verifying a signed message"): the same
 * address, domain, URI, version, chain id and statement, no request id and no resources. A library that writes the message
 * itself may name the URI's scheme, leave out the expiration, or set other times within the nonce's validity, if they include
 * the time of reading. `chainId`: null for a chain that is not EVM.
 * @throws MESSAGE_INVALID
 */
export function requireMatch(message: SignInMessage, issued: ReadNonce, chainId: number | null): void {
  const now = issued.readAt.getTime();
  const scheme = issued.uri.slice(0, issued.uri.indexOf(':'));
  const isWithin = (time: Date | undefined) =>
    time === undefined || (time >= issued.issuedAt && time <= issued.expiresAt);
  const matches =
    message.nonce === issued.nonce &&
    message.address === issued.address &&
    message.domain === issued.domain &&
    message.statement === SIGN_IN_STATEMENT &&
    message.uri === issued.uri &&
    message.version === SIGN_IN_VERSION &&
    message.chainId === chainId &&
    message.requestId === undefined &&
    message.resources === undefined &&
    (message.scheme === undefined || message.scheme === scheme) &&
    [message.issuedAt, message.expirationTime, message.notBefore].every(isWithin) &&
    (message.expirationTime === undefined || now < message.expirationTime.getTime()) &&
    (message.notBefore === undefined || now >= message.notBefore.getTime());
  if (!matches) throw new AppError('MESSAGE_INVALID');
}

/**
 * Tests that a wallet is an admin's by configuration. An EVM address counts only on the first configured chain, because
 * somebody else may deploy a contract wallet at the same address on another chain. A Solana address counts on every cluster,
 * because it is a key.
 */
export const isAdminWallet = (
  admins: ReadonlySet<string>,
  firstChain: string,
  { chain, address }: ChainAddress,
): boolean => admins.has(address) && (chain === firstChain || chainKind(chain) === 'solana');
