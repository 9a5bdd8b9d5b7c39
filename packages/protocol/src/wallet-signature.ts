import type { Hex } from './hex.ts';

/** The output of `solana:signMessage` (Wallet Standard). A hardware wallet may have signed the text in an off-chain message. */
export interface SignatureOutput {
  readonly signature: Uint8Array;
  readonly signedMessage?: Uint8Array | undefined;
}

/** A signature as wallets return it: bytes, hex with or without `0x`, or the output of the Wallet Standard. */
export type WalletSignature = Uint8Array | string | SignatureOutput;

const hexDigits = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The first bytes of an off-chain message of Solana. */
const OFFCHAIN = `ff${hexDigits(new TextEncoder().encode('solana offchain'))}`;

const isOffchainMessage = (message: Uint8Array | undefined): message is Uint8Array =>
  message !== undefined && hexDigits(message.subarray(0, OFFCHAIN.length / 2)) === OFFCHAIN;

/** The 65 bytes r, s and v with v 0 or 1, as some Ledgers return them. */
const RAW_RECOVERY = /^([0-9a-f]{128})0([01])$/i;
/** A Safe's 65 bytes that name an owner in place of r: their last byte is a kind, and no v. */
const NAMES_OWNER = /^0{24}/;

/**
 * Writes a wallet's signature in the one form that gateways take: hex with `0x`; on an EVM chain with v 27 or 28; on Solana with the
 * off-chain message that was signed in place of the text, in the envelope of its specification. Null if it is not hex.
 */
export function formatSignature(signature: WalletSignature, kind: 'evm' | 'solana'): Hex | null {
  if (typeof signature === 'object' && 'signature' in signature) {
    const { signature: bytes, signedMessage } = signature;
    return isOffchainMessage(signedMessage)
      ? `0x01${hexDigits(bytes)}${hexDigits(signedMessage)}`
      : `0x${hexDigits(bytes)}`;
  }
  const digits = typeof signature === 'string' ? signature.replace(/^0x/i, '') : hexDigits(signature);
  if (digits.length % 2 === 1 || !/^[0-9a-f]*$/i.test(digits)) return null;
  const rawRecovery = kind === 'evm' && !NAMES_OWNER.test(digits) ? RAW_RECOVERY.exec(digits) : null;
  const [, rs, recovery] = rawRecovery ?? [];
  return rs === undefined ? `0x${digits}` : `0x${rs}${(27 + Number(recovery)).toString(16)}`;
}
