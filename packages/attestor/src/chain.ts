import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { Failure } from './exit.ts';
import type { PinnedConfig } from './files/config.ts';
import type { KeyAtBlock, OwnNode, OwnNodes } from './own-node.ts';
import { type CheckedRequest, createDifference } from './signing/request.ts';

/** Connects to the attestor's own node; null if none is configured. */
async function connectOwnNode(nodes: OwnNodes, config: PinnedConfig): Promise<OwnNode | null> {
  const { rpcUrl } = config;
  if (rpcUrl === undefined) return null;
  if (config.kind === 'solana') return nodes.solana({ ...config, rpcUrl });
  const { registry, chainId, hub } = config;
  return registry === undefined ? null : nodes.evm({ rpcUrl, registry, chainId, hub });
}

const NO_PROGRAM = 'The configured node has no program of this service at the configured address (--program).';

/**
 * Converts errors of the node to failures of the tool. @throws Failure network, differs (another chain, no program at the
 * address)
 */
async function withFailures<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'NOT_FOUND') throw createDifference('PROGRAM_MISSING', NO_PROGRAM);
    if (error.code !== 'CHAIN_UNAVAILABLE')
      throw createDifference(error.code, 'The configured node serves another chain.');
    throw new Failure('network', error.code, 'The configured node does not answer, or does not hold the contracts.');
  }
}

/** A key's registration on the chain, read from the attestor's own node. */
export type RegistryAnswer = KeyAtBlock;

/** Reads a key's registration from the own node; null if none is configured. @throws Failure network, differs */
export async function askRegistry(
  nodes: OwnNodes,
  config: PinnedConfig,
  key: EvmAddress,
): Promise<RegistryAnswer | null> {
  const node = await connectOwnNode(nodes, config);
  return node === null ? null : withFailures(node.activeAttestor(key));
}

/** Tests on the own node that the configured contract trusts the configured registry. @throws Failure network, differs */
export async function isRegistryTrusted(nodes: OwnNodes, config: PinnedConfig): Promise<boolean> {
  const node = await connectOwnNode(nodes, config);
  return node !== null && withFailures(node.isTrusted());
}

/** Requires that the key is active in the chain's registry, if a node is configured. @throws Failure */
export async function requireActive(nodes: OwnNodes, config: PinnedConfig, key: EvmAddress): Promise<void> {
  const registry = await askRegistry(nodes, config, key);
  if (registry !== null && !registry.active) {
    throw new Failure('refused', 'SIGNER_INACTIVE', 'Your own node says that the key is not active.');
  }
}

const NO_SERIES = 'Your own node has no such series; if it is behind, sign once it has caught up.';
const NONCES = {
  PAUSE: ['pauseNonce', 'pause'],
  EXTINGUISH: ['extinguishNonce', 'extinguish'],
  AMEND: ['amendmentNonce', 'amendment'],
  TRUEUP: ['trueupNonce', 'trueup'],
} as const;

/**
 * Requires that the message has the chain's current nonce, if a node is configured, because a message with a later nonce would
 * become valid later without any action. `curve`: the sale as the gateway states it, on which the rate of an amendment depends.
 * @throws Failure SERIES_UNKNOWN, NONCE_DIFFERS, SALE_DIFFERS, network
 */
export async function requireNonce(
  nodes: OwnNodes,
  config: PinnedConfig,
  { kind, message }: CheckedRequest,
  curve?: boolean,
): Promise<void> {
  if (kind === 'REPORT' || kind === 'FX') return;
  const node = await connectOwnNode(nodes, config);
  if (node === null) return;
  const [field, name] = NONCES[kind];
  const { seriesKey, ...fields } = message as { readonly seriesKey: Bytes32 } & Record<string, unknown>;
  const nonces = await withFailures(node.nonces(seriesKey));
  if (nonces === null) throw createDifference('SERIES_UNKNOWN', NO_SERIES);
  if (fields[field] !== nonces[name])
    throw createDifference('NONCE_DIFFERS', 'The nonce differs from the one at your own node.', { field });
  if (curve !== undefined && curve !== nonces.curve)
    throw createDifference('SALE_DIFFERS', 'Your own node says that the units are sold in another way.');
}
