import { evmAddress } from '../../core/address.ts';
import { chainKind } from '../../core/chain.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { ChainAddress } from '../../core/on-chain.ts';
import {
  type IssuedNonce,
  type NoncePurpose,
  type ReadNonce,
  SIGN_IN_STATEMENT,
  SIGN_IN_VERSION,
  type SignInMessage,
} from './model.ts';

/** A wallet list is shown whole and read with every request. */
export const MAX_WALLETS = 32;
/** As short: most attestors have one key, and another while they rotate. */
export const MAX_SIGNER_KEYS = 16;

/** An unused nonce of this purpose, still within its ten minutes. @throws NONCE_INVALID */
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
 * The signed message must be the one that the nonce was issued for (EIP-4361, "Verifying a signed message"): the same
 * address, domain, URI, version, chain (by its id; null: of no EVM chain) and statement, no request id and no resources. A library that writes the message
 * itself may name the URI's scheme, leave the expiration out, or state times of its own: within the nonce's validity, and
 * held at the time of reading.
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

/** The message a sign-in nonce stands for, as the gateway proposes it to wallets. */
export const signInMessageOf = (issued: IssuedNonce, chainId: number): SignInMessage => ({
  domain: issued.domain,
  address: evmAddress(issued.address),
  statement: SIGN_IN_STATEMENT,
  uri: issued.uri,
  version: SIGN_IN_VERSION,
  chainId,
  nonce: issued.nonce,
  issuedAt: issued.issuedAt,
  expirationTime: issued.expiresAt,
});

/** What a text ends with that a wallet signs for an account. */
const walletLines = (issued: IssuedNonce): readonly string[] => [
  `Account: ${issued.accountId}`,
  `Wallet: ${issued.address}`,
  `URI: ${issued.uri}`,
  `Chain: ${issued.chain}`,
  `Nonce: ${issued.nonce}`,
  `Issued At: ${issued.issuedAt.toISOString()}`,
  `Expiration Time: ${issued.expiresAt.toISOString()}`,
];

/**
 * The text by which a wallet agrees to be linked. It names account and wallet, and no wallet could mistake it for
 * a sign-in: the two texts differ from their first line on.
 */
export const linkWalletText = (issued: IssuedNonce): string =>
  [`${issued.domain} asks you to link this wallet to an account.`, '', ...walletLines(issued)].join('\n');

/**
 * The text by which a wallet of an account has it deleted. It names account and site, and differs from every other
 * text that a wallet is asked to sign from the first line on.
 */
export const deleteAccountText = (issued: IssuedNonce): string =>
  [
    `${issued.domain} asks you to delete your account for ever.`,
    '',
    'This cannot be undone. What the service keeps for the account goes, except what its preview lists as staying.',
    'What is on a chain stays there, and so do your wallets and what they own.',
    '',
    ...walletLines(issued),
  ].join('\n');

/**
 * The EIP-191 text by which an attestor key's holder agrees to have it linked. It names account and key, and no chain: a
 * key is the same on all of them.
 */
export const linkSignerKeyText = (issued: IssuedNonce): string =>
  [
    `${issued.domain} asks you to link this signer key to an account.`,
    '',
    `Account: ${issued.accountId}`,
    `Signer key: ${issued.address}`,
    `URI: ${issued.uri}`,
    `Nonce: ${issued.nonce}`,
    `Issued At: ${issued.issuedAt.toISOString()}`,
    `Expiration Time: ${issued.expiresAt.toISOString()}`,
  ].join('\n');

/**
 * Whether its owner is an admin by the configuration. An EVM address is one on the chain that is configured first alone: who
 * deploys a wallet at the same address of another chain may be somebody else. A Solana address is a key, and so the same
 * person's on every cluster.
 */
export const isAdminWallet = (
  admins: ReadonlySet<string>,
  firstChain: string,
  { chain, address }: ChainAddress,
): boolean => admins.has(address) && (chain === firstChain || chainKind(chain) === 'solana');
