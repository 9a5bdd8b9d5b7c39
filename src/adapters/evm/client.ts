import {
  type BlockTag,
  type ChainHead,
  type ChainTip,
  type EvmContracts,
  evmChainName,
  REFUSED_CHAIN_IDS,
} from '@income-series/protocol/chain';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { EvmAddress } from '@income-series/protocol/hex';
import { BaseError, createPublicClient, custom, defineChain, type PublicClient, RpcRequestError } from 'viem';
import { NO_TRACER, type Tracer } from '../../core/tracing.ts';
import { createBreaker } from '../rpc/breaker.ts';
import type { Freshness, NewestBlock } from '../rpc/freshness.ts';
import { unavailable } from '../rpc/unavailable.ts';
import { type Header, readHeader } from './header.ts';
import { createRpc, type RpcCall, type RpcOptions } from './rpc.ts';

/** The configuration of one EVM chain. */
export interface EvmConfig {
  readonly chainId: number;
  readonly rpcUrl: string;
  readonly contracts: EvmContracts;
  /** Longest wait for one HTTP answer of the node; a request is tried at most twice. */
  readonly timeoutMs?: number;
  /** Judges the age of the node's newest block; without it every block counts as fresh. */
  readonly freshness?: Freshness | undefined;
  /** The tip of transactions above the base fee, in wei for one unit of gas. Default 2 gwei. */
  readonly priorityFee?: bigint | undefined;
  readonly tracer?: Tracer | undefined;
}

export const TIMEOUT_MS = 5_000;

/** The trace span of a JSON-RPC call; it names the method and leaves out the parameters. */
const callSpan = ({ method }: RpcCall) =>
  ({ name: method, kind: 'client', attributes: { 'rpc.system.name': 'jsonrpc', 'rpc.method': method } }) as const;

/** @throws CHAIN_REFUSED for a chain that the product never runs on. */
export function refuseChain(chainId: number): void {
  if (REFUSED_CHAIN_IDS.has(chainId)) throw new AppError('CHAIN_REFUSED');
}

/** A viem client that can only be used through the guard. */
export interface GuardedClient {
  readonly name: string;
  readonly config: EvmConfig;
  /**
   * Runs requests. Every JSON-RPC batch includes a check of the node's chain id, so that the first answer of a node of
   * another chain is already rejected.
   *
   * @throws CHAIN_UNAVAILABLE where the node does not answer validly, CHAIN_MISMATCH, CHAIN_REFUSED
   */
  ask<T>(work: (client: PublicClient) => Promise<T>): Promise<T>;
}

/** The options by which a client differs from the client that most requests share. */
export interface ClientOptions extends Pick<RpcOptions, 'batchSize' | 'maxBytes'> {
  /** Skips the pause after a timeout, because the client's requests may be slow without the node being down. */
  readonly patient?: boolean;
  /** The number of times that a failed request is repeated. Default: 1. */
  readonly retries?: number;
}

/**
 * Creates a client that sends the requests of one tick in one JSON-RPC batch. After a timeout, requests fail with
 * CHAIN_UNAVAILABLE at once for a short time, unless the client is `patient`.
 *
 * @throws CHAIN_REFUSED for a refused chain id.
 */
export function createGuardedClient(
  config: EvmConfig,
  { patient = false, retries = 1, ...batches }: ClientOptions = {},
): GuardedClient {
  refuseChain(config.chainId);
  const checkChain = (id: number) => {
    refuseChain(id);
    if (id !== config.chainId) throw new AppError('CHAIN_MISMATCH');
  };
  const breaker = patient ? undefined : createBreaker();
  const { rpcUrl, timeoutMs = TIMEOUT_MS, tracer = NO_TRACER } = config;
  const rpc = createRpc({ rpcUrl, timeoutMs, checkChain, breaker, ...batches });
  const traced = {
    request: (call: RpcCall) =>
      tracer.child(
        () => callSpan(call),
        () => rpc.request(call),
      ),
  };
  const client = createPublicClient({
    chain: defineChain({
      id: config.chainId,
      name: evmChainName(config.chainId),
      nativeCurrency: { name: 'Native', symbol: 'NATIVE', decimals: 18 },
      rpcUrls: { default: { http: [] } },
    }),
    cacheTime: 0,
    ccipRead: false, // a contract's answer must not make this process call the URLs that it names (ERC-3668)
    transport: custom(traced, { retryCount: retries, retryDelay: 100 }),
  }) as PublicClient;

  return {
    name: evmChainName(config.chainId),
    config,
    async ask(work) {
      if (breaker?.refuses()) throw unavailable('NodeHangs');
      try {
        return await work(client);
      } catch (error) {
        throw translate(error);
      }
    },
  };
}

/** An AppError that keeps only the name of viem's error, because viem's messages contain the request. */
function translate(error: unknown): AppError {
  const appError = error instanceof BaseError ? error.walk((cause) => cause instanceof AppError) : error;
  if (appError instanceof AppError) return appError;
  const reason = error instanceof Error ? error.name : 'Unknown';
  const isAnswer = error instanceof BaseError && error.walk((cause) => cause instanceof RpcRequestError) !== null;
  if (!isAnswer) return unavailable(reason);
  const message = 'The chain node answered the request with an error.';
  return new AppError('CHAIN_UNAVAILABLE', { message, cause: new Error(reason) });
}

/** The header of a tagged block. @throws CHAIN_UNAVAILABLE where the node has none */
async function headerAt(client: PublicClient, tag: BlockTag): Promise<Header> {
  const header = await readHeader(client, tag);
  if (header === null) throw unavailable('NoHead');
  return header;
}

/** @throws CHAIN_BEHIND, CHAIN_STALE if the node's newest block is too old to answer from */
export async function requireFresh({ config }: GuardedClient, newest: NewestBlock): Promise<void> {
  const refusalCode = await config.freshness?.judge(newest);
  if (refusalCode) throw new AppError(refusalCode);
}

/** The node's newest block, after the check that it is fresh. @throws CHAIN_UNAVAILABLE, CHAIN_BEHIND, CHAIN_STALE */
export async function readHead(guarded: GuardedClient, client: PublicClient): Promise<Header> {
  const header = await headerAt(client, 'latest');
  await requireFresh(guarded, header);
  return header;
}

/**
 * The node's newest block and the tagged one. Freshness is judged by the newest block, because `finalized` is as old as the
 * votes on it.
 *
 * @throws CHAIN_UNAVAILABLE, CHAIN_BEHIND, CHAIN_STALE
 */
export async function readTip(guarded: GuardedClient, client: PublicClient, tag: BlockTag): Promise<ChainTip> {
  const [latest, tagged] = await Promise.all([
    headerAt(client, 'latest'),
    tag === 'latest' ? undefined : headerAt(client, tag),
  ]);
  const target = tagged ?? latest;
  if (target.number > latest.number) throw unavailable('TargetAboveLatest');
  await requireFresh(guarded, latest);
  return { latest: headOf(latest), target: headOf(target) };
}

/** True if an address has code at the newest block. */
export const hasCode = (guarded: GuardedClient, address: EvmAddress): Promise<boolean> =>
  guarded.ask(async (client) => {
    const [code] = await Promise.all([client.getCode({ address }), readHead(guarded, client)]);
    return code !== undefined;
  });

export const headOf = ({ number, hash, timestamp }: Header): ChainHead => ({ number, hash, timestamp });
