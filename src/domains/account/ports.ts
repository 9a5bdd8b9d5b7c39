import type { Address } from '../../core/address.ts';
import type { Hex } from '../../core/hex.ts';
import type { IssuedNonce, SignInMessage } from './model.ts';

/** The chain a wallet belongs to, as sign-in needs it. */
export interface WalletChain {
  /** As in rows and answers: `evm:10143`, `solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1`. */
  readonly name: string;
  /**
   * Whether the wallet signed the text; an EVM chain's contract wallet decides itself (ERC-1271, ERC-6492).
   * @throws SIGNATURE_NOT_CANONICAL for a key's signature that is not canonical, CHAIN_UNAVAILABLE
   */
  verifyMessage(wallet: Address, message: string, signature: Hex): Promise<boolean>;
}

/** Reads and writes EIP-4361 text: sign-in on an EVM chain. */
export interface SignInText {
  /** Null where the text is not, from its first to its last character, an EIP-4361 message. */
  parse(text: string): SignInMessage | null;
  write(message: SignInMessage): string;
}

/** The texts of Sign-In With Solana. A nonce has one text, and a signed one is compared with it as a whole. */
export interface SolanaSignInText {
  /** What a text names, to find its nonce by; null where it is no such text. Nothing of it is to be believed. */
  read(text: string): { readonly nonce: string; readonly address: string } | null;
  write(issued: IssuedNonce): string;
}

/** The text by which the wallets of each kind of chain sign in. */
export interface SignInTexts {
  readonly evm: SignInText;
  readonly solana: SolanaSignInText;
}
