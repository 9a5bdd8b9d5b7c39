import { concatBytes, keccak256, toHex, utf8 } from '../../../../src/core/bytes.ts';
import { AppError } from '../../../../src/core/errors/app-error.ts';
import { type Hex, isHex, type KeyAddress } from '../../../../src/core/hex.ts';
import type { EvmDomain } from '../../../../src/core/signing/index.ts';
import { walletWord } from '../../../../src/core/words.ts';
import { askNode } from './node.ts';

/** The first four bytes of a function's hash, and its arguments as words. */
const callData = (signature: string, ...words: Uint8Array[]): Hex =>
  toHex(concatBytes(keccak256(utf8(signature)).subarray(0, 4), ...words));

async function ask(node: string, method: string, params: readonly unknown[]): Promise<string> {
  const result = await askNode(node, method, params);
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
 * Whether the registry that the hub itself trusts holds an attestor's key as active.
 * @throws CHAIN_UNAVAILABLE; CHAIN_MISMATCH for another chain or no hub; BAD_INPUT for a node in the clear
 */
export async function isActiveOnEvm(key: KeyAddress, domain: EvmDomain, node: string): Promise<boolean> {
  if ((await ask(node, 'eth_chainId', [])) !== `0x${domain.chainId.toString(16)}`) throw new AppError('CHAIN_MISMATCH');
  const registry = await view(node, domain.verifyingContract, callData('registry()'));
  const active = callData('isActiveAttestor(address)', walletWord(key));
  return (await view(node, `0x${registry.toString(16).padStart(40, '0')}`, active)) === 1n;
}
