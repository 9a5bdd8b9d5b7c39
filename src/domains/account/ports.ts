import type { Address } from '../../core/address.ts';
import type { Hex } from '../../core/hex.ts';
import type { SignInMessage } from './model.ts';

/** The chain a wallet belongs to, as sign-in needs it. */
export interface WalletChain {
  /** As in rows and answers: `evm:10143`, `solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1`. */
  readonly name: string;
  /**
   * Whether the wallet signed: never for a key's signature that is not canonical; a contract wallet decides itself
   * (ERC-1271, ERC-6492). @throws CHAIN_UNAVAILABLE
   */
  verifyMessage(wallet: Address, message: string, signature: Hex): Promise<boolean>;
}

/** Reads and writes EIP-4361 text. */
export interface SignInText {
  /** Null where the text is not, from its first to its last character, an EIP-4361 message. */
  parse(text: string): SignInMessage | null;
  write(message: SignInMessage): string;
}
