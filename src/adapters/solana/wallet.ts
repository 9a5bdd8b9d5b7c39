import { parseAddress, type SolanaAddress, type SolanaSignature, solanaAddress } from '@income-series/protocol/address';
import { toHex, utf8 } from '@income-series/protocol/bytes';
import type { Hex } from '@income-series/protocol/hex';
import {
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getSignatureFromTransaction,
  getTransactionDecoder,
  type KeyPairSigner,
  signBytes,
  signTransaction,
} from '@solana/kit';
import { createSender } from './sender.ts';

/** A wallet with its private key. It signs texts, and signs and sends transactions that others built. */
export interface SolanaWallet {
  readonly address: SolanaAddress;
  /** Signs a text; returns the 64 bytes of the signature as hex. */
  signMessage(text: string): Promise<Hex>;
  /**
   * Signs a transaction (base64) that needs no other signature, sends it, and waits until it is confirmed.
   *
   * @throws kit's error with the program's or the runtime's refusal
   */
  send(transaction: string): Promise<{ readonly signature: SolanaSignature; readonly slot: bigint }>;
}

/** Creates the wallet of a key pair on a development chain. */
export function createSolanaWallet(rpcUrl: string, signer: KeyPairSigner): SolanaWallet {
  const { sendSigned } = createSender(rpcUrl);
  return {
    address: solanaAddress(parseAddress(signer.address)),
    signMessage: async (text) => toHex(await signBytes(signer.keyPair.privateKey, utf8(text))),
    async send(transaction) {
      const built = getTransactionDecoder().decode(getBase64Encoder().encode(transaction));
      const signed = await signTransaction([signer.keyPair], built);
      const signature = getSignatureFromTransaction(signed);
      const slot = await sendSigned(getBase64EncodedWireTransaction(signed), signature);
      return { signature: signature as string as SolanaSignature, slot };
    },
  };
}
