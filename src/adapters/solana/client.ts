import { type Address, createSolanaRpcFromTransport, isSolanaError, type Rpc, type SolanaRpcApi } from '@solana/kit';
import { isSolanaAddress } from '../../core/address.ts';
import { REFUSED_GENESIS_HASHES, solanaChainName } from '../../core/chain.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Tracer } from '../../core/tracing.ts';
import { createBreaker } from '../rpc/breaker.ts';
import type { Freshness, NewestBlock } from '../rpc/freshness.ts';
import { unavailable } from '../rpc/unavailable.ts';
import { createTransport } from './transport.ts';

/** The configuration of one Solana cluster. */
export interface SolanaConfig {
  /** May hold an access key: never log it. */
  readonly rpcUrl: string;
  /** Base58. */
  readonly genesisHash: string;
  /** Where the program is on it. */
  readonly program: Address;
  /** The mint of the payment token, which the program was initialized with. */
  readonly token: Address;
  /** Longest wait for one HTTP answer of the node; a request is tried at most twice. */
  readonly timeoutMs?: number | undefined;
  /** Left out: every node is fresh. Blocks are named by their slots. */
  readonly freshness?: Freshness | undefined;
  readonly tracer?: Tracer | undefined;
}

/** What is asked of the node is of blocks that its cluster has voted on. */
export const COMMITMENT = 'confirmed';

/** @throws CHAIN_REFUSED for a cluster that the product refuses by name, whatever the configuration says */
function refuseCluster(genesisHash: string): void {
  if (REFUSED_GENESIS_HASHES.has(genesisHash)) throw new AppError('CHAIN_REFUSED');
}

const TIMEOUT_MS = 5_000;
/** For how long a node is believed to be of the cluster that it was of, ms. */
const KNOWN_MS = 10_000;
/** For how long requests wait for the same answer to that, ms: later ones do not wait for an answer that does not come. */
const SHARED_MS = 250;

export type SolanaRpc = Rpc<SolanaRpcApi>;

/** A client that can only be used through the guard. */
export interface GuardedRpc {
  readonly name: string;
  readonly config: SolanaConfig;
  /**
   * Runs requests, and with the first of them, and then every ten seconds, one for the node's genesis hash: no answer of a
   * node is used before its cluster is known. That the program is there is shown by its configuration, which every reading
   * of accounts includes.
   *
   * @throws CHAIN_UNAVAILABLE for whatever is not the answer of a node of this cluster, CHAIN_MISMATCH, CHAIN_REFUSED
   */
  ask<T>(work: (rpc: SolanaRpc) => Promise<T>): Promise<T>;
}

/**
 * A node that did not answer in time is left alone for a short time, and all are answered CHAIN_UNAVAILABLE at once; not
 * where the client is `patient`, for work in the background that asks for much at a time.
 *
 * @throws CHAIN_REFUSED for a cluster that the product refuses by name
 */
export function createGuardedRpc(config: SolanaConfig, { patient = false } = {}): GuardedRpc {
  const { rpcUrl, genesisHash, timeoutMs = TIMEOUT_MS, tracer } = config;
  const name = solanaChainName(genesisHash);
  const breaker = patient ? undefined : createBreaker();
  const rpc = createRpc(createTransport({ rpcUrl, timeoutMs, tracer, breaker }));
  const cluster = createClusterCheck(rpc, genesisHash);
  return {
    name,
    config,
    async ask(work) {
      if (breaker?.refuses()) throw unavailable('NodeHangs');
      try {
        const [, answer] = await Promise.all([cluster.check(), work(rpc)]);
        return answer;
      } catch (error) {
        cluster.invalidate(); // what answers next may be another node
        throw translate(error);
      }
    },
  };
}

const createRpc = (transport: ReturnType<typeof createTransport>): SolanaRpc =>
  createSolanaRpcFromTransport(transport) as unknown as SolanaRpc;

/** Compares the node's genesis hash; an answer is believed for a while. */
function createClusterCheck(rpc: SolanaRpc, genesisHash: string) {
  let known: { until: number; readonly check: Promise<void> } | undefined;
  const read = async (): Promise<void> => {
    const found: unknown = await rpc.getGenesisHash().send();
    if (!isSolanaAddress(found)) throw unavailable('NoGenesisHash');
    refuseCluster(found);
    if (found !== genesisHash) throw new AppError('CHAIN_MISMATCH');
  };
  return {
    check(): Promise<void> {
      const now = performance.now();
      if (known !== undefined && now <= known.until) return known.check;
      const begun = { until: now + SHARED_MS, check: read() };
      known = begun;
      const believed = () => {
        begun.until = now + KNOWN_MS;
      };
      begun.check.then(believed, () => {});
      return begun.check;
    },
    invalidate(): void {
      known = undefined;
    },
  };
}

/** kit's messages hold what was asked: only the error's name goes on. */
function translate(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isSolanaError(error)) return unavailable(`SolanaError${error.context.__code}`);
  return unavailable(error instanceof Error ? error.name : 'Unknown');
}

/** @throws CHAIN_BEHIND, CHAIN_STALE where a node with this newest block is not to be answered from */
export async function requireFresh({ config }: GuardedRpc, newest: NewestBlock): Promise<void> {
  const wrong = await config.freshness?.judge(newest);
  if (wrong) throw new AppError(wrong);
}
