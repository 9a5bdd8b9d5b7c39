// The texts that a wallet signs. A gateway proposes a text, and a device signs it only if it would write the same text for this step.
import type { Address } from '@income-series/protocol/address';
import { chainKind, clusterId, evmChainId } from '@income-series/protocol/chain';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32, Hex } from '@income-series/protocol/hex';
import { NONCE_LIFETIME_MS, SIGN_IN_STATEMENT, SIGN_IN_VERSION } from '@income-series/protocol/sign-in';
import { privateUrl } from '@income-series/protocol/url';
import { formatSignature, type WalletSignature } from '@income-series/protocol/wallet-signature';
import { contractText, deleteAccountText, linkWalletText } from '@income-series/protocol/wallet-texts';

/** A wallet that signs in: its address, the chain's name (`evm:10143`, `solana:…`), and its function that signs a text. */
export interface SignInWallet {
  readonly address: string;
  readonly chain: string;
  /**
   * Signs with `personal_sign` on an EVM chain, `solana:signMessage` on Solana; returns the signature as bytes or hex, or the whole
   * output of `solana:signMessage`, which a Ledger needs if its application has a domain.
   */
  signMessage(text: string): Promise<WalletSignature>;
}

/** The purpose of a text. Its ids are ids of the gateway's answers, or the UUIDs in them. */
export type WalletTextPurpose =
  | { readonly kind: 'SIGN_IN' }
  | {
      readonly kind: 'LINK_WALLET' | 'DELETE_ACCOUNT';
      readonly nonce: string;
      /** The account that the text must name. If it is left out, the text may name any account. */
      readonly account?: string;
    }
  | {
      readonly kind: 'SERIES_CONTRACT' | 'PARTICIPATION_CONTRACT';
      /** The contract's session. */
      readonly contract: string;
      /** The SHA-256 of the document that the person read. */
      readonly documentHash: string;
    };

const ACCOUNTS = { evm: 'Ethereum', solana: 'Solana' } as const;

const TIME = String.raw`(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)`;

/** Escapes a text for a regular expression. */
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

interface Site {
  readonly host: string;
  readonly origin: string;
}

/** The pattern of a sign-in text (EIP-4361, Sign-In With Solana) for a wallet and a site. Host and origin are patterns already. */
function signInPattern({ host, origin }: Site, { address, chain }: SignInWallet): RegExp {
  const evm = chainKind(chain) === 'evm';
  const lines = [
    `${host}${escapePattern(` wants you to sign in with your ${ACCOUNTS[evm ? 'evm' : 'solana']} account:`)}`,
    evm ? '(0x[0-9a-fA-F]{40})' : `(${escapePattern(address)})`,
    '',
    escapePattern(SIGN_IN_STATEMENT),
    '',
    `URI: ${origin}/?`,
    `Version: ${SIGN_IN_VERSION}`,
    `Chain ID: ${escapePattern(evm ? `${evmChainId(chain)}` : clusterId(chain))}`,
    'Nonce: [A-Za-z0-9]{16,64}',
    `Issued At: ${TIME}`,
    `Expiration Time: ${TIME}`,
  ];
  return new RegExp(`^${lines.join('\n')}$`);
}

const ANY_SITE: Site = { host: String.raw`[^\s/]{1,253}`, origin: String.raw`https?://[^\s/]{1,253}` };
const OTHER_SITE =
  'The gateway’s text signs in to another site: give the address that the operator publishes (PUBLIC_URL) as `site`.';

const OTHER_TEXT = 'The gateway’s text says something else than this step does, so nothing was signed.';

/**
 * Requires that a text is nothing but a sign-in of this wallet to this site, for at most ten minutes, so that a gateway gets no
 * other text signed. @throws DeviceError MESSAGE_INVALID; its path is `['site']` if only the site differs
 */
function requireSignInText(text: string, site: string, wallet: SignInWallet): void {
  const { address, chain } = wallet;
  const { host, origin } = privateUrl(site);
  const parts = signInPattern({ host: escapePattern(host), origin: escapePattern(origin) }, wallet).exec(text);
  if (parts === null && signInPattern(ANY_SITE, wallet).test(text)) {
    throw new AppError('MESSAGE_INVALID', { message: OTHER_SITE, path: ['site'] });
  }
  // A text without the pattern has no signer, so the wallet is not the same.
  const [, signer = '', from = '', to = ''] = parts ?? [];
  const lifetime = Date.parse(to) - Date.parse(from);
  const isSameWallet = chainKind(chain) === 'evm' ? signer.toLowerCase() === address.toLowerCase() : signer === address;
  if (!isSameWallet || !(lifetime > 0 && lifetime <= NONCE_LIFETIME_MS))
    throw new AppError('MESSAGE_INVALID', { message: OTHER_TEXT });
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The UUID of a global id (the Base64 of `Type:uuid`), or the id if it is a UUID; empty if there is none. */
function uuidOf(id: string): string {
  if (UUID.test(id)) return id;
  try {
    return atob(id).split(':')[1] ?? '';
  } catch {
    return '';
  }
}

/**
 * Writes the text that a gateway should propose for a purpose. Account, times and the URI's slash are read from the proposed text,
 * because the device cannot know them. @throws MESSAGE_INVALID
 */
function expectedText(
  text: string,
  purpose: Exclude<WalletTextPurpose, { readonly kind: 'SIGN_IN' }>,
  { address, chain }: SignInWallet,
  site: string,
): string {
  const line = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';
  const { host: domain, origin } = privateUrl(site);
  const wallet = (chainKind(chain) === 'evm' ? address.toLowerCase() : address) as Address;
  const knownFacts = { domain, chain, accountId: line('Account'), expiresAt: new Date(line('Expiration Time')) };
  if (!UUID.test(knownFacts.accountId)) throw new AppError('MESSAGE_INVALID');
  if ('contract' in purpose) {
    const kind = purpose.kind === 'SERIES_CONTRACT' ? 'SERIES' : 'PARTICIPATION';
    const documentHash = purpose.documentHash as Bytes32;
    return contractText(domain, { ...knownFacts, id: uuidOf(purpose.contract), kind, wallet, documentHash });
  }
  const { kind, nonce, account } = purpose;
  const issuedAt = new Date(line('Issued At'));
  if (knownFacts.expiresAt.getTime() - issuedAt.getTime() > NONCE_LIFETIME_MS) throw new AppError('MESSAGE_INVALID');
  if (account !== undefined && uuidOf(account) !== knownFacts.accountId) throw new AppError('MESSAGE_INVALID');
  const uri = line('URI') === origin ? origin : `${origin}/`;
  const facts = { ...knownFacts, address: wallet, nonce, issuedAt, uri };
  return kind === 'LINK_WALLET' ? linkWalletText(facts) : deleteAccountText(facts);
}

/** Requires that a proposed text is byte for byte the text of its purpose. @throws DeviceError MESSAGE_INVALID */
function requireWalletText(text: string, purpose: WalletTextPurpose, wallet: SignInWallet, site: string): void {
  if (purpose.kind === 'SIGN_IN') {
    requireSignInText(text, site, wallet);
    return;
  }
  try {
    if (expectedText(text, purpose, wallet, site) === text) return;
  } catch {
    // the text has a time that cannot be read, or `site` is no URL
  }
  throw new AppError('MESSAGE_INVALID', { message: OTHER_TEXT });
}

/**
 * Has a wallet sign a text, and returns the signature in the one form that a gateway takes: a Ledger's v of 0 or 1 becomes 27 or 28, and
 * a missing `0x` is added.
 * @throws DeviceError SIGNATURE_INVALID if the wallet returns no signature
 */
export async function signText(wallet: SignInWallet, text: string): Promise<Hex> {
  const signature = formatSignature(
    await wallet.signMessage(text),
    chainKind(wallet.chain) === 'evm' ? 'evm' : 'solana',
  );
  if (signature === null) throw new AppError('SIGNATURE_INVALID');
  return signature;
}

/**
 * Has a wallet sign a text that a gateway proposes, if the text equals, character for character, the text that this device
 * writes for the purpose. Returns the signature in the form of `signText`.
 * @param site the URL that the person uses, as the operator publishes it
 * @throws DeviceError MESSAGE_INVALID before the wallet is asked; SIGNATURE_INVALID if it returns no signature
 */
export async function signWalletText(
  wallet: SignInWallet,
  text: string,
  purpose: WalletTextPurpose,
  site: string,
): Promise<Hex> {
  requireWalletText(text, purpose, wallet, site);
  return signText(wallet, text);
}
