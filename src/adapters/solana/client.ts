import { isSolanaAddress } from '@income-series/protocol/address';
import { REFUSED_GENESIS_HASHES, solanaChainName } from '@income-series/protocol/chain';
import { AppError } from '@income-series/protocol/errors/app-error';
import { type Address, createSolanaRpcFromTransport, isSolanaError, type Rpc, type SolanaRpcApi } from '@solana/kit';
import type { Tracer } from '../../core/tracing.ts';
import { createBreaker } from '../rpc/breaker.ts';
import type { Freshness, NewestBlock } from '../rpc/freshness.ts';
import { unavailable } from '../rpc/unavailable.ts';
import { createTransport } from './transport.ts';

/** The configuration of one Solana cluster. */
export interface SolanaConfig {
  /** The node's URL. It may contain an access key and must not be logged. */
  readonly rpcUrl: string;
  /** The cluster's genesis hash in base58. */
  readonly genesisHash: string;
  /** The program's address. */
  readonly program: Address;
  /** The mint of the payment token that the program was initialized with. */
  readonly token: Address;
  /** The maximum wait for one HTTP answer of the node, ms; a request is tried at most twice. */
  readonly timeoutMs?: number | undefined;
  /** Judges the age of the node's newest block, which is named by its slot; without it every block counts as fresh. */
  readonly freshness?: Freshness | undefined;
  readonly tracer?: Tracer | undefined;
}

/** The commitment of requests: blocks that the cluster has voted on. */
export const COMMITMENT = 'confirmed';

/** @throws CHAIN_REFUSED for a cluster that the product refuses by name, whatever the configuration says */
function refuseCluster(genesisHash: string): void {
  if (REFUSED_GENESIS_HASHES.has(genesisHash)) throw new AppError('CHAIN_REFUSED');
}

const TIMEOUT_MS = 5_000;
/** The time for which a node's genesis hash is trusted, ms. */
const TRUST_MS = 10_000;
/**
 * The time for which requests share one check of the genesis hash, ms. Later ones start another, because it may never be
 * answered.
 */
const SHARED_MS = 250;

export type SolanaRpc = Rpc<SolanaRpcApi>;

/** A client that can only be used through the guard. */
export interface GuardedRpc {
  readonly name: string;
  readonly config: SolanaConfig;
  /**
   * Runs requests. The first of them, and one every ten seconds after it, also requests the node's genesis hash, so that no
   * answer is used before the cluster is known. Reads of accounts include the program's configuration, which shows that it
   * exists.
   *
   * @throws CHAIN_UNAVAILABLE if the node does not answer validly, CHAIN_MISMATCH, CHAIN_REFUSED
   */
  ask<T>(work: (rpc: SolanaRpc) => Promise<T>): Promise<T>;
}

/**
 * Creates a client. For a short time after a timeout, its requests fail at once with CHAIN_UNAVAILABLE. Those of a `patient` client do
 * not, because large background requests may be slow although the node is up.
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
        cluster.invalidate(); // another node may answer next
        throw translate(error);
      }
    },
  };
}

const createRpc = (transport: ReturnType<typeof createTransport>): SolanaRpc =>
  createSolanaRpcFromTransport(transport) as unknown as SolanaRpc;

/** Creates a check that compares the node's genesis hash, and trusts the result for `TRUST_MS`. */
function createClusterCheck(rpc: SolanaRpc, genesisHash: string) {
  let lastCheck: { until: number; readonly check: Promise<void> } | undefined;
  const read = async (): Promise<void> => {
    const answer: unknown = await rpc.getGenesisHash().send();
    if (!isSolanaAddress(answer)) throw unavailable('NoGenesisHash');
    refuseCluster(answer);
    if (answer !== genesisHash) throw new AppError('CHAIN_MISMATCH');
  };
  return {
    check(): Promise<void> {
      const now = performance.now();
      if (lastCheck !== undefined && now <= lastCheck.until) return lastCheck.check;
      const newCheck = { until: now + SHARED_MS, check: read() };
      lastCheck = newCheck;
      const trust = () => {
        newCheck.until = now + TRUST_MS;
      };
      newCheck.check.then(trust, () => {});
      return newCheck.check;
    },
    invalidate(): void {
      lastCheck = undefined;
    },
  };
}

/** An AppError that keeps only the name of kit's error, because kit's messages contain the request. */
function translate(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isSolanaError(error)) return unavailable(`SolanaError${error.context.__code}`);
  return unavailable(error instanceof Error ? error.name : 'Unknown');
}

/** @throws CHAIN_BEHIND, CHAIN_STALE if the node's newest block is too old to answer from */
export async function requireFresh({ config }: GuardedRpc, newest: NewestBlock): Promise<void> {
  const wrong = await config.freshness?.judge(newest);
  if (wrong) throw new AppError(wrong);
}
