import { postJson } from '../../adapters/zktls/post-json.ts';
import { concatBytes, keccak256, toHex, utf8 } from '../../core/bytes.ts';
import { type Announcement, isAnnouncement } from '../../core/envelope/index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { type Hex, isHex } from '../../core/hex.ts';
import type { EvmDomain } from '../../core/signing/index.ts';
import { walletWord } from '../../core/words.ts';

/** The chain as this device knows it: from its own configuration, never from a gateway. */
export interface DeviceChain {
  readonly domain: EvmDomain;
  /** A node of the caller's own choosing: https, or this machine. */
  readonly node: string;
}

/** The first four bytes of a function's hash, and its arguments as words. */
const callData = (signature: string, ...words: Uint8Array[]): Hex =>
  toHex(concatBytes(keccak256(utf8(signature)).subarray(0, 4), ...words));

async function ask(node: string, method: string, params: readonly unknown[]): Promise<string> {
  const answer = await postJson({ url: node }, '', { jsonrpc: '2.0', id: 1, method, params }, 'CHAIN_UNAVAILABLE');
  const { result } = (answer ?? {}) as { result?: unknown };
  if (typeof result !== 'string') throw new AppError('CHAIN_UNAVAILABLE');
  return result;
}

/** One word from a view. @throws CHAIN_MISMATCH where no such contract answers */
async function view(node: string, to: Hex, data: Hex): Promise<bigint> {
  const result = await ask(node, 'eth_call', [{ to, data }, 'latest']);
  if (!isHex(result, 32)) throw new AppError('CHAIN_MISMATCH');
  return BigInt(result);
}

/**
 * Makes sure that an encryption key is a registered attestor's own: that the signer key announced it, and that the
 * registry which the series' contract itself trusts holds the signer key as active. So nobody who forwarded the
 * announcement can have replaced the key.
 * @throws ANNOUNCEMENT_INVALID, SIGNER_INACTIVE, CHAIN_UNAVAILABLE, CHAIN_MISMATCH for another chain or no contract,
 *   BAD_INPUT for a node in the clear
 */
export async function requireAttestor(announcement: Announcement, { domain, node }: DeviceChain): Promise<void> {
  if (!isAnnouncement(announcement)) throw new AppError('ANNOUNCEMENT_INVALID');
  if ((await ask(node, 'eth_chainId', [])) !== `0x${domain.chainId.toString(16)}`) throw new AppError('CHAIN_MISMATCH');
  const registry = await view(node, domain.verifyingContract, callData('registry()'));
  const active = callData('isActiveAttestor(address)', walletWord(announcement.key));
  const answer = await view(node, `0x${registry.toString(16).padStart(40, '0')}`, active);
  if (answer !== 1n) throw new AppError('SIGNER_INACTIVE');
}
