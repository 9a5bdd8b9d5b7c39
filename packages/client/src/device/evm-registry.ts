import { concatBytes, keccak256, toHex, utf8 } from '@income-series/protocol/bytes';
import { evmChainId } from '@income-series/protocol/chain';
import { AppError } from '@income-series/protocol/errors/app-error';
import { type Hex, isHex, type KeyAddress } from '@income-series/protocol/hex';
import type { EvmDomain } from '@income-series/protocol/signing';
import { walletWord } from '@income-series/protocol/words';
import { askNode, type DeviceNode } from './node.ts';

/** Encodes a call: the first four bytes of the function's hash, then its arguments as words. */
export const callData = (signature: string, ...words: Uint8Array[]): Hex =>
  toHex(concatBytes(keccak256(utf8(signature)).subarray(0, 4), ...words));

/** Calls a method of the node whose result is a text. @throws CHAIN_UNAVAILABLE for another result */
async function askText(node: DeviceNode, method: string, params: readonly unknown[]): Promise<string> {
  const result = await askNode(node, method, params);
  if (typeof result !== 'string') throw new AppError('CHAIN_UNAVAILABLE');
  return result;
}

const NO_CONTRACT = 'The node’s chain has no such contract at the given address.';

/** Calls a view that returns one word. @throws CHAIN_MISMATCH if no contract with this view is there */
export async function callView(node: DeviceNode, to: Hex, data: Hex): Promise<bigint> {
  const result = await askText(node, 'eth_call', [{ to, data }, 'latest']);
  if (!isHex(result, 32)) throw new AppError('CHAIN_MISMATCH', { message: NO_CONTRACT });
  return BigInt(result);
}

async function requireChainId(node: DeviceNode, chainId: bigint | number): Promise<void> {
  if ((await askText(node, 'eth_chainId', [])) !== `0x${chainId.toString(16)}`) throw new AppError('CHAIN_MISMATCH');
}

/**
 * Requires that a chain's name is an EVM chain's, and that the node is a node of this chain.
 * @throws CHAIN_UNAVAILABLE; CHAIN_MISMATCH; BAD_INPUT for a node without https
 */
export async function requireEvmChain(chain: string, node: DeviceNode): Promise<void> {
  const chainId = evmChainId(chain);
  if (chainId === null) throw new AppError('CHAIN_MISMATCH');
  await requireChainId(node, chainId);
}

/**
 * True if the registry of the hub has an attestor's key as active.
 * @throws CHAIN_UNAVAILABLE; CHAIN_MISMATCH for another chain or a missing hub; BAD_INPUT for a node without https
 */
export async function isActiveOnEvm(key: KeyAddress, domain: EvmDomain, node: DeviceNode): Promise<boolean> {
  await requireChainId(node, domain.chainId);
  const registry = await callView(node, domain.verifyingContract, callData('registry()'));
  const active = callData('isActiveAttestor(address)', walletWord(key));
  return (await callView(node, `0x${registry.toString(16).padStart(40, '0')}`, active)) === 1n;
}
