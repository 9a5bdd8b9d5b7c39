import { Chain, type ChainOptions } from './chain.ts';
import { openBlockLog } from './log.ts';
import { type NodeServer, serveChain } from './server.ts';

export type { Account } from './block.ts';
export { LitesvmMissing } from './litesvm.ts';
export { NodeError } from './node-error.ts';
export { deployedProgram, tokenMint } from './program.ts';
export { readTransaction } from './transaction.ts';
export { encodeTransaction } from './transaction-view.ts';

export interface SolanaNodeOptions extends Omit<ChainOptions, 'log'> {
  /** The folder that stores the chain between runs. Default: the chain begins empty and is not stored. */
  readonly folder?: string;
  /** Default: a free port. */
  readonly port?: number;
  /**
   * The interval of automatic blocks, in milliseconds, as long as a transaction is not final. Default: only transactions make
   * blocks.
   */
  readonly tickMs?: number;
}

/** A Solana chain on this machine for development and tests, behind the JSON-RPC of a cluster's node. */
export interface SolanaNode extends Pick<NodeServer, 'url' | 'websocketUrl'> {
  /** The chain, for tests that make blocks, move time, roll back or set accounts. */
  readonly chain: Chain;
  /** True if no chain was stored by an earlier run. */
  readonly fresh: boolean;
  stop(): Promise<void>;
}

/**
 * Starts a Solana node. @throws NodeError if this system has no LiteSVM or the stored chain is damaged; the system's error
 * if the port is in use
 */
export async function startSolanaNode({ folder, port, tickMs, ...options }: SolanaNodeOptions): Promise<SolanaNode> {
  const { log, stored } =
    folder === undefined ? { log: undefined, stored: undefined } : openBlockLog(folder, options.name);
  const chain = new Chain({ ...options, ...(log === undefined ? {} : { log }) }, stored);
  const server = await serveChain(chain, port);
  const endTicks = tickMs === undefined ? () => {} : startTicks(chain, tickMs);
  return {
    url: server.url,
    websocketUrl: server.websocketUrl,
    chain,
    fresh: stored === undefined,
    async stop() {
      endTicks();
      await server.close();
    },
  };
}

/** Makes blocks at an interval as long as a block with transactions is not final. Returns the function that ends it. */
function startTicks(chain: Chain, ms: number): () => void {
  const timer = setInterval(() => {
    if (chain.history.above('finalized').some(({ transactions }) => transactions.length > 0)) chain.produce();
  }, ms);
  timer.unref();
  return () => clearInterval(timer);
}
