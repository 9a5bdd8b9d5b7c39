import type { Address } from '@income-series/protocol/address';
import type { Hex } from '@income-series/protocol/hex';
import type { IssuedNonce, SignInMessage } from './index.ts';

/** The chain of a wallet, for the verification of its signatures. */
export interface WalletChain {
  /** The name in stored rows and GraphQL: `evm:10143`, `solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1`. */
  readonly name: string;
  /**
   * Tests that the wallet signed the text. A contract wallet of an EVM chain is called to verify it (ERC-1271, ERC-6492).
   * @throws SIGNATURE_NOT_CANONICAL for a key's signature that is not canonical, CHAIN_UNAVAILABLE
   */
  verifyMessage(wallet: Address, message: string, signature: Hex): Promise<boolean>;
}

/** Reads and writes EIP-4361 texts, the sign-in texts of EVM chains. */
interface SignInText {
  /** Parses an EIP-4361 message; null if the whole text is not one. */
  parse(text: string): SignInMessage | null;
  write(message: SignInMessage): string;
}

/** Reads and writes texts of Sign-In With Solana. Each nonce has exactly one text, with which a signed text is compared. */
export interface SolanaSignInText {
  /** Reads the nonce and address that a text names, without verifying them; null if it is not such a text. */
  read(text: string): { readonly nonce: string; readonly address: string } | null;
  write(issued: IssuedNonce): string;
}

/** The sign-in texts of each kind of chain. */
export interface SignInTexts {
  readonly evm: SignInText;
  readonly solana: SolanaSignInText;
}
