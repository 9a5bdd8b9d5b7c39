import { evmAddress } from '@income-series/protocol/address';
import { concatBytes, fromHex, toHex } from '@income-series/protocol/bytes';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import { parseSignature, recoverSigner } from '@income-series/protocol/signing';
import { decodeAbiParameters, hashMessage, isErc6492Signature, parseAbiParameters, recoverAddress, size } from 'viem';
import type { ChainReader } from '../../chains/index.ts';
import { type GuardedClient, hasCode } from './client.ts';
import { type ContractCheck, createContractChecks } from './wallet-contract.ts';

/** The bytes of a key's signature: r, s, v; the compact form below is r and s with v in the top bit of s (ERC-2098). */
const KEY_BYTES = 65;
const COMPACT_BYTES = 64;

/** The content of an ERC-6492 signature: the factory, the call that deploys the wallet, and the wallet's signature. */
const WRAPPER = parseAbiParameters('address factory, bytes data, bytes signature');

/**
 * Creates the verifier of EIP-191 texts that wallets sign.
 *
 * A key's signature is verified without the node and only in canonical form (65 bytes, low s, v 27 or 28), because a contract
 * would also accept its other forms. Any other signature is a contract wallet's: ERC-1271 if the wallet has code, ERC-6492 if
 * the signature contains the wallet's deployment. A contract wallet may accept a signature of any length, even an empty one
 * for a message that it approved on the chain.
 */
export function createMessageVerifier(guarded: GuardedClient): Pick<ChainReader, 'verifyMessage'> {
  const isAcceptedByContract = createContractChecks(guarded);

  async function isAccepted(wallet: EvmAddress, digest: Hex, signature: Hex): Promise<boolean> {
    const check = contractCheckOf(wallet, digest, signature);
    return check !== null && isAcceptedByContract(check);
  }

  return {
    async verifyMessage(address, message, signature) {
      const wallet = evmAddress(address);
      const digest = hashMessage(message);
      if (recoverSigner(digest, signature) === wallet) return true;
      const compact = size(signature) === COMPACT_BYTES;
      const isByKey =
        (compact && recoverSigner(digest, expandSignature(signature)) === wallet) ||
        (await isSignedByKey(digest, wallet, signature));
      if (!isByKey && (await isAccepted(wallet, digest, signature))) return true;
      const keySized = compact || size(signature) === KEY_BYTES;
      if (!keySized || parseSignature(signature)) return false;
      // No advice about the form for a wallet with code, because its contract may give the last byte a meaning of its own.
      if (!isByKey && (await hasCode(guarded, wallet))) return false;
      throw new AppError('SIGNATURE_NOT_CANONICAL', { expected: canonicalForm(signature) });
    },
  };
}

/** The rule of the canonical form that a key's signature breaks. */
function canonicalForm(signature: Hex): string {
  const { length, 64: v } = fromHex(signature);
  if (length === COMPACT_BYTES) return '65 bytes r, s, v, in place of their compact form';
  return v === 27 || v === 28
    ? 'r (bytes 1 to 32) in range, and s (bytes 33 to 64) in the lower half of its range'
    : 'v (byte 65) as 27 or 28; a wallet that answers 0 or 1 needs 27 added';
}

/** Expands a compact signature of 64 bytes to 65: v is the top bit of s (ERC-2098). */
function expandSignature(compact: Hex): Hex {
  const bytes = fromHex(compact, COMPACT_BYTES);
  const top = bytes[32] ?? 0;
  bytes[32] = top & 0x7f;
  return toHex(concatBytes(bytes, Uint8Array.of(top & 0x80 ? 28 : 27)));
}

/** The check of a contract wallet's signature; null for a malformed ERC-6492 signature, which no contract could accept. */
function contractCheckOf(wallet: EvmAddress, digest: Hex, signature: Hex): ContractCheck | null {
  if (!isErc6492Signature(signature)) return { wallet, digest, signature };
  try {
    const [factory, data, inner] = decodeAbiParameters(WRAPPER, signature);
    return { wallet, digest, signature: inner, deployment: { factory, data } };
  } catch {
    return null;
  }
}

/** True if the wallet's key made the signature, in whatever form. */
async function isSignedByKey(digest: Hex, wallet: EvmAddress, signature: Hex): Promise<boolean> {
  try {
    return (await recoverAddress({ hash: digest, signature })).toLowerCase() === wallet.toLowerCase();
  } catch {
    return false;
  }
}
