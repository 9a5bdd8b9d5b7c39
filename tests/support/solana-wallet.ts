import { type SolanaAddress, solanaAddressOf } from '@income-series/protocol/address';
import { toHex, utf8 } from '@income-series/protocol/bytes';
import type { Hex } from '@income-series/protocol/hex';
import { ed25519 } from '@noble/curves/ed25519.js';

/** A wallet of a Solana cluster: an Ed25519 key, which signs a text's bytes as they are. */
export interface SolanaWallet {
  readonly address: SolanaAddress;
  readonly secret: Uint8Array;
  sign(text: string): Promise<Hex>;
}

export function newSolanaWallet(secret: Uint8Array = ed25519.utils.randomSecretKey()): SolanaWallet {
  return {
    address: solanaAddressOf(ed25519.getPublicKey(secret)),
    secret,
    sign: async (text) => toHex(ed25519.sign(utf8(text), secret)),
  };
}
