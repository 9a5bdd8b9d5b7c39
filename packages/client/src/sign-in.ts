import type { Address } from '../../../src/core/address.ts';
import { chainKind, clusterId, evmChainId } from '../../../src/core/chain.ts';
import { AppError } from '../../../src/core/errors/app-error.ts';
import type { Hex } from '../../../src/core/hex.ts';
import { privateUrl } from '../../../src/core/url.ts';
import { formatSignature, type WalletSignature } from '../../../src/core/wallet-signature.ts';
import { NONCE_LIFETIME_MS, SIGN_IN_STATEMENT, SIGN_IN_VERSION } from '../../../src/domains/account/model/index.ts';
import { createGateway, type Gateway, type GatewayOptions, keyed } from './gateway.ts';
import { SignInDocument, SignInNonceDocument } from './generated/operations.ts';

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

/** An account of viem, as of `privateKeyToAccount` or `mnemonicToAccount`. */
interface ViemAccount {
  readonly address: string;
  signMessage(options: { readonly message: string }): Promise<string>;
}

/** Wraps an account of viem as a wallet on an EVM chain. */
export const viemWallet = (account: ViemAccount, chain = 'evm:10143'): SignInWallet => ({
  address: account.address,
  chain,
  signMessage: (message) => account.signMessage({ message }),
});

/** A message signer of @solana/kit, for example of a key pair. */
interface KitSigner<Address extends string> {
  readonly address: Address;
  signMessages(
    messages: readonly {
      readonly content: Uint8Array<ArrayBuffer>;
      readonly signatures: Readonly<Record<never, never>>;
    }[],
  ): Promise<readonly Readonly<Record<Address, Uint8Array>>[]>;
}

/** Wraps a message signer of @solana/kit as a wallet on a cluster. */
export const kitWallet = <Address extends string>(signer: KitSigner<Address>, chain: string): SignInWallet => ({
  address: signer.address,
  chain,
  async signMessage(text) {
    const content = new Uint8Array(new TextEncoder().encode(text));
    const [signatures] = await signer.signMessages([{ content, signatures: {} }]);
    return signatures?.[signer.address] ?? '';
  },
});

export interface SignInOptions extends Omit<GatewayOptions, 'token'> {
  /** The URL that people sign in to, as the operator publishes it (`PUBLIC_URL`); by default the gateway's URL. */
  readonly site?: string | undefined;
}

export interface Session {
  /** The secret session token; whoever has it is signed in until `expiresAt`. */
  readonly token: string;
  readonly expiresAt: string;
  /** The client of the gateway with this session. */
  readonly gateway: Gateway;
}

const ACCOUNTS = { evm: 'Ethereum', solana: 'Solana' } as const;

const TIME = String.raw`(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)`;

/** Escapes a text for a regular expression. */
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

interface Site {
  readonly host: string;
  readonly origin: string;
}

/** The pattern of a sign-in text (EIP-4361, Sign-In With Solana) for a wallet and a site, whose parts are patterns too. */
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
  const [, signer = '', from = '', to = ''] = parts ?? [];
  const lifetime = Date.parse(to) - Date.parse(from);
  const same = chainKind(chain) === 'evm' ? signer.toLowerCase() === address.toLowerCase() : signer === address;
  if (!same || !(lifetime > 0 && lifetime <= NONCE_LIFETIME_MS)) throw new AppError('MESSAGE_INVALID');
}

/**
 * Has a wallet sign a text, and returns the signature in the one form that a gateway takes: a Ledger's v of 0 or 1 becomes 27 or 28, and
 * a missing `0x` is added. For a sign-in, another wallet of the account, a contract and the account's deletion.
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
 * Signs in with a wallet: by EIP-4361 on an EVM chain, by Sign-In With Solana on a cluster.
 * @throws DeviceError MESSAGE_INVALID if the gateway sends another text than a sign-in to `site`; its path is `['site']` if only
 *   the site differs; RefusedError, GatewayError
 */
export async function signIn(wallet: SignInWallet, options: SignInOptions): Promise<Session> {
  const gateway = createGateway(options);
  const { address, chain } = wallet;
  const { message } = await gateway.act(SignInNonceDocument, { address: address as Address, chain });
  requireSignInText(message, options.site ?? options.url, wallet);
  const signature = await signText(wallet, message);
  const { token, expiresAt } = await gateway.act(SignInDocument, keyed({ message, signature }));
  return { token, expiresAt, gateway: createGateway({ ...options, token }) };
}
