import { BaseError, createPublicClient, defineChain, http, type PublicClient } from 'viem';
import { type ChainHead, type EvmContracts, evmChainName, REFUSED_CHAIN_IDS } from '../../core/chain.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Bytes32 } from '../../core/hex.ts';

/** Everything the adapter must be told of one EVM chain. */
export interface EvmConfig {
  readonly chainId: number;
  readonly rpcUrl: string;
  readonly contracts: EvmContracts;
  /** Longest wait for one HTTP answer of the node; a request is tried at most twice. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 5_000;
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024;

/** @throws CHAIN_REFUSED for a chain that the product never runs on. */
export function refuseChain(chainId: number): void {
  if (REFUSED_CHAIN_IDS.has(chainId)) throw new AppError('CHAIN_REFUSED');
}

/** A viem client that can only be used through the guard. */
export interface GuardedClient {
  readonly name: string;
  readonly config: EvmConfig;
  /**
   * Runs requests together with a check of the node's chain id (one HTTP batch, so the check costs no round trip):
   * a node that was exchanged for another chain's is noticed by the first answer it gives.
   *
   * @throws CHAIN_UNAVAILABLE, CHAIN_MISMATCH, CHAIN_REFUSED
   */
  ask<T>(work: (client: PublicClient) => Promise<T>): Promise<T>;
}

/** Requests of one tick leave in one JSON-RPC batch. @throws CHAIN_REFUSED for a refused chain id. */
export function createGuardedClient(config: EvmConfig): GuardedClient {
  refuseChain(config.chainId);
  const client = createPublicClient({
    chain: defineChain({
      id: config.chainId,
      name: evmChainName(config.chainId),
      nativeCurrency: { name: 'Native', symbol: 'NATIVE', decimals: 18 },
      rpcUrls: { default: { http: [config.rpcUrl] } },
    }),
    cacheTime: 0,
    transport: http(config.rpcUrl, {
      batch: { batchSize: 100, wait: 0 },
      timeout: config.timeoutMs ?? TIMEOUT_MS,
      retryCount: 1,
      retryDelay: 100,
      maxResponseBodySize: MAX_RESPONSE_BYTES,
    }),
  }) as PublicClient;

  const checkChain = async () => {
    const id = await client.getChainId();
    refuseChain(id);
    if (id !== config.chainId) throw new AppError('CHAIN_MISMATCH');
  };

  return {
    name: evmChainName(config.chainId),
    config,
    async ask(work) {
      // Both settle before either is judged: a wrong chain outranks whatever error its contracts gave.
      const [checked, answered] = await Promise.allSettled([checkChain(), work(client)]);
      if (checked.status === 'rejected') throw translate(checked.reason);
      if (answered.status === 'rejected') throw translate(answered.reason);
      return answered.value;
    },
  };
}

/** viem's messages hold the node's URL, which may hold a key: only the error's name goes on. */
function translate(error: unknown): unknown {
  return error instanceof BaseError ? unavailable(error.name) : error;
}

/** The node's answer was no answer, or contradicts another one. `reason` is a name for the log, without values. */
export const unavailable = (reason: string): AppError =>
  new AppError('CHAIN_UNAVAILABLE', { cause: new Error(reason) });

/** The latest block. */
export async function readHead(client: PublicClient): Promise<ChainHead> {
  const block = await client.getBlock({ blockTag: 'latest' });
  return { number: block.number, hash: block.hash as Bytes32, timestamp: block.timestamp };
}
