import type { Address } from '@income-series/protocol/address';
import { createGateway, type Gateway, type GatewayOptions, keyed } from './gateway.ts';
import { SignInDocument, SignInNonceDocument } from './generated/operations.ts';
import { type SignInWallet, signWalletText } from './wallet-text.ts';

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
  /** The secret session token, whose holder is signed in until `expiresAt`. */
  readonly token: string;
  readonly expiresAt: string;
  /** The client of the gateway with this session. */
  readonly gateway: Gateway;
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
  const signature = await signWalletText(wallet, message, { kind: 'SIGN_IN' }, options.site ?? options.url);
  const { token, expiresAt } = await gateway.act(SignInDocument, keyed({ message, signature }));
  return { token, expiresAt, gateway: createGateway({ ...options, token }) };
}
