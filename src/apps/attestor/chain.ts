import type { KeyAtBlock, OwnNode } from '../../adapters/evm/own-node.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Bytes32, EvmAddress } from '../../core/hex.ts';
import { Failure } from './exit.ts';
import type { PinnedConfig } from './files/config.ts';
import { type CheckedRequest, differs } from './signing/request.ts';

/** @returns null where no node is configured */
async function ownNode(config: PinnedConfig): Promise<OwnNode | null> {
  const { rpcUrl } = config;
  if (rpcUrl === undefined) return null;
  if (config.kind === 'solana') {
    const { createSolanaOwnNode } = await import('../../adapters/solana/own-node.ts'); // as large
    return createSolanaOwnNode({ ...config, rpcUrl });
  }
  const { registry, chainId, hub } = config;
  if (registry === undefined) return null;
  const { createOwnNode } = await import('../../adapters/evm/own-node.ts'); // large, and most commands ask no node
  return createOwnNode({ rpcUrl, registry, chainId, hub });
}

const NO_PROGRAM = 'The configured node has no program of this service at the configured address (--program).';

/** What the node says, in the tool's words. @throws Failure network, differs (another chain, no program at the address) */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'NOT_FOUND') throw differs('PROGRAM_MISSING', NO_PROGRAM);
    if (error.code !== 'CHAIN_UNAVAILABLE') throw differs(error.code, 'The configured node serves another chain.');
    throw new Failure('network', error.code, 'The configured node does not answer, or does not hold the contracts.');
  }
}

/** What the chain's registry says of a key, read from the attestor's own node. */
export type RegistryAnswer = KeyAtBlock;

/** @returns null where no node is configured @throws Failure network, differs */
export async function askRegistry(config: PinnedConfig, key: EvmAddress): Promise<RegistryAnswer | null> {
  const node = await ownNode(config);
  return node === null ? null : asked(node.activeAttestor(key));
}

/** Whether the contract that is signed for trusts the configured registry. @throws Failure network, differs */
export async function isRegistryTrusted(config: PinnedConfig): Promise<boolean> {
  const node = await ownNode(config);
  return node !== null && asked(node.isTrusted());
}

/** The registry itself holds the key as active, where a node is configured. @throws Failure */
export async function requireActive(config: PinnedConfig, key: EvmAddress): Promise<void> {
  const registry = await askRegistry(config, key);
  if (registry !== null && !registry.active) {
    throw new Failure('refused', 'SIGNER_INACTIVE', 'Your own node says that the key is not active.');
  }
}

const NONCES = {
  PAUSE: ['pauseNonce', 'pause'],
  EXTINGUISH: ['extinguishNonce', 'extinguish'],
  AMEND: ['amendmentNonce', 'amendment'],
  TRUEUP: ['trueupNonce', 'trueup'],
} as const;

/**
 * If a node is configured, the message must be over the chain's current nonce: over a later one it would be invalid now
 * and become valid later without any action.
 * @throws Failure NONCE_DIFFERS, network
 */
export async function requireNonce(config: PinnedConfig, { kind, message }: CheckedRequest): Promise<void> {
  if (kind === 'REPORT' || kind === 'FX') return;
  const node = await ownNode(config);
  if (node === null) return;
  const [field, name] = NONCES[kind];
  const { seriesKey, ...fields } = message as { readonly seriesKey: Bytes32 } & Record<string, unknown>;
  const nonces = await asked(node.nonces(seriesKey));
  if (fields[field] !== nonces[name]) {
    throw differs('NONCE_DIFFERS', 'The nonce is not the one that your own node knows.', { field });
  }
}
