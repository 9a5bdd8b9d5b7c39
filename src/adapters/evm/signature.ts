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
/** The word that a contract wallet answers where it accepts a signature (ERC-1271). */
const ACCEPTED = `0x1626ba7e${'00'.repeat(28)}`;
/** ERC-6492's validator reads the last 32 bytes of every signature, and refuses a shorter one unseen. */
const WRAPPER_MARK_BYTES = 32;

/** In bytes: r, s, v of a key's signature; and r, s with v in the top bit of s (ERC-2098). */
const KEY_BYTES = 65;
const COMPACT_BYTES = 64;

/**
 * Whether `wallet` signed the EIP-191 text.
 *
 * A key's own signature is decided here without the node and only in canonical form (65 bytes, low s, v 27 or 28): the
 * on-chain validator would also accept the other form of the same signature. Everything else is a contract wallet's:
 * ERC-1271 where there is code, ERC-6492 where the signature brings the wallet's deployment along. A contract wallet may
 * accept a signature of any length, and none at all where the message was approved on the chain. Everything is read at one
 * recent block.
 *
 * @throws SIGNATURE_NOT_CANONICAL where it is not accepted, and as long as a key's (65 bytes, or 64 as in ERC-2098) but not
 *   r, s, v with low s and v 27 or 28; CHAIN_UNAVAILABLE
 */
export async function verifyMessage(
  guarded: GuardedClient,
  wallet: EvmAddress,
  message: string,
  signature: Hex,
): Promise<boolean> {
  const digest = hashMessage(message);
  if (recoverSigner(digest, signature) === wallet) return true;
  const compact = size(signature) === COMPACT_BYTES;
  const isKeys =
    (compact && recoverSigner(digest, expanded(signature)) === wallet) ||
    (await recoversLeniently(digest, wallet, signature));
  if (!isKeys && (await acceptedOnChain(guarded, { wallet, digest, signature }))) return true;
  const keySized = compact || size(signature) === KEY_BYTES;
  if (keySized && !parseSignature(signature)) throw new AppError('SIGNATURE_NOT_CANONICAL');
  return false;
}

/** The 65 bytes that 64 stand for: v is the top bit of s (ERC-2098). */
function expanded(compact: Hex): Hex {
  const bytes = fromHex(compact, COMPACT_BYTES);
  const top = bytes[32] ?? 0;
  bytes[32] = top & 0x7f;
  return toHex(concatBytes(bytes, Uint8Array.of(top & 0x80 ? 28 : 27)));
}

const acceptedOnChain = (guarded: GuardedClient, { wallet, digest, signature }: Omit<Asked, 'blockNumber'>) =>
  guarded.ask(async (client) => {
    const { number: blockNumber } = await readHead(guarded, client);
    const code = isErc6492Signature(signature) ? '0x00' : await client.getCode({ address: wallet, blockNumber });
    if (code === undefined || code === '0x') return false;
    if (size(signature) < WRAPPER_MARK_BYTES) {
      return acceptedByContract(client, { wallet, digest, signature, blockNumber });
    }
    return client.verifyHash({ address: wallet, hash: digest, signature, blockNumber });
  });

interface Asked {
  readonly wallet: EvmAddress;
  readonly digest: Hex;
  readonly signature: Hex;
  readonly blockNumber: bigint;
}

/** The contract's own answer; one that reverts, or answers otherwise than ERC-1271 says, does not accept. */
async function acceptedByContract(client: PublicClient, { wallet, digest, signature, blockNumber }: Asked) {
  const data = encodeFunctionData({ abi: WALLET_ABI, functionName: 'isValidSignature', args: [digest, signature] });
  try {
    const { data: answer } = await client.call({ to: wallet, data, blockNumber });
    return answer?.slice(0, ACCEPTED.length) === ACCEPTED;
  } catch (error) {
    if (revertName(error) !== null) return false;
    throw error;
  }
}

/** The wallet's own key made it, but in a form that is not canonical. */
async function recoversLeniently(digest: Hex, wallet: EvmAddress, signature: Hex): Promise<boolean> {
  try {
    return (await recoverAddress({ hash: digest, signature })).toLowerCase() === wallet.toLowerCase();
  } catch {
    return false;
  }
}
