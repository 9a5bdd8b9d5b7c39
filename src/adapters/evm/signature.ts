import {
  encodeFunctionData,
  hashMessage,
  isErc6492Signature,
  type PublicClient,
  parseAbi,
  recoverAddress,
  size,
} from 'viem';
import { concatBytes, fromHex, toHex } from '../../core/bytes.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { EvmAddress, Hex } from '../../core/hex.ts';
import { parseSignature, recoverSigner } from '../../core/signing/index.ts';
import { type GuardedClient, readHead } from './client.ts';
import { revertName } from './revert.ts';

const WALLET_ABI = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']);
/** The word with which a contract wallet accepts a signature (ERC-1271). */
const ACCEPTED = `0x1626ba7e${'00'.repeat(28)}`;
/** The length that ERC-6492's validator requires, because it reads the last 32 bytes of every signature. */
const WRAPPER_MARK_BYTES = 32;

/** The bytes of a key's signature: r, s, v; the compact form below is r and s with v in the top bit of s (ERC-2098). */
const KEY_BYTES = 65;
const COMPACT_BYTES = 64;

/**
 * True if `wallet` signed the EIP-191 text.
 *
 * A key's signature is verified without the node and only in canonical form (65 bytes, low s, v 27 or 28), because the
 * on-chain validator would also accept its other forms. Any other signature is a contract wallet's: ERC-1271 if the wallet
 * has code, ERC-6492 if the signature contains the wallet's deployment. A contract wallet may accept a signature of any
 * length, even an empty one for a message that it approved on the chain. The chain is read at one recent block.
 *
 * @throws SIGNATURE_NOT_CANONICAL if it is not accepted and has a key's length (65 bytes, or 64 as in ERC-2098) but not the
 *   canonical form; CHAIN_UNAVAILABLE
 */
export async function verifyMessage(
  guarded: GuardedClient,
  wallet: EvmAddress,
  message: string,
  signature: Hex,
): Promise<boolean> {
  const digest = hashMessage(message);
  if (recoverSigner(digest, signature) === wallet) return true;
  const isCompact = size(signature) === COMPACT_BYTES;
  const isByKey =
    (isCompact && recoverSigner(digest, expandSignature(signature)) === wallet) ||
    (await isSignedByKey(digest, wallet, signature));
  if (!isByKey && (await isAcceptedOnChain(guarded, { wallet, digest, signature }))) return true;
  const hasKeyLength = isCompact || size(signature) === KEY_BYTES;
  if (hasKeyLength && !parseSignature(signature)) throw new AppError('SIGNATURE_NOT_CANONICAL');
  return false;
}

/** Expands a compact signature of 64 bytes to 65: v is the top bit of s (ERC-2098). */
function expandSignature(compact: Hex): Hex {
  const bytes = fromHex(compact, COMPACT_BYTES);
  const top = bytes[32] ?? 0;
  bytes[32] = top & 0x7f;
  return toHex(concatBytes(bytes, Uint8Array.of(top & 0x80 ? 28 : 27)));
}

const isAcceptedOnChain = (
  guarded: GuardedClient,
  { wallet, digest, signature }: Omit<SignatureCheck, 'blockNumber'>,
) =>
  guarded.ask(async (client) => {
    const { number: blockNumber } = await readHead(guarded, client);
    const code = isErc6492Signature(signature) ? '0x00' : await client.getCode({ address: wallet, blockNumber });
    if (code === undefined || code === '0x') return false;
    if (size(signature) < WRAPPER_MARK_BYTES) {
      return isAcceptedByContract(client, { wallet, digest, signature, blockNumber });
    }
    return client.verifyHash({ address: wallet, hash: digest, signature, blockNumber });
  });

interface SignatureCheck {
  readonly wallet: EvmAddress;
  readonly digest: Hex;
  readonly signature: Hex;
  readonly blockNumber: bigint;
}

/** True if the wallet's contract accepts the signature (ERC-1271); false if it reverts or answers anything else. */
async function isAcceptedByContract(client: PublicClient, { wallet, digest, signature, blockNumber }: SignatureCheck) {
  const data = encodeFunctionData({ abi: WALLET_ABI, functionName: 'isValidSignature', args: [digest, signature] });
  try {
    const { data: answer } = await client.call({ to: wallet, data, blockNumber });
    return answer?.slice(0, ACCEPTED.length) === ACCEPTED;
  } catch (error) {
    if (revertName(error) !== null) return false;
    throw error;
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
