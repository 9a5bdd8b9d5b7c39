import { Chain, type ChainOptions } from './chain.ts';
import { openBlockLog } from './log.ts';
import { type NodeServer, serveChain } from './server.ts';

export type { Account } from './block.ts';
export { LitesvmMissing } from './litesvm.ts';
export { deployedProgram, tokenMint } from './program.ts';

export interface SolanaNodeOptions extends Omit<ChainOptions, 'log'> {
  /** Where the chain is kept between runs. Without it it begins empty and leaves nothing behind. */
  readonly folder?: string;
  /** Defaults to a free one. */
  readonly port?: number;
  /**
   * Milliseconds after which a block is made by itself while a transaction is not final yet; afterwards the chain stands
   * still. Without it only transactions make blocks.
   */
  readonly tickMs?: number;
}

/** A Solana chain on this machine for development and tests, behind the JSON-RPC of a cluster's node. */
export interface SolanaNode extends Pick<NodeServer, 'url' | 'websocketUrl'> {
  /** What a test does to it: blocks, time, forks, accounts. */
  readonly chain: Chain;
  /** True where nothing was kept from an earlier run. */
  readonly fresh: boolean;
  stop(): Promise<void>;
}

/** @throws SetupError where this system has no LiteSVM or the kept chain is damaged; the system's error where the port is taken */
export async function startSolanaNode({ folder, port, tickMs, ...options }: SolanaNodeOptions): Promise<SolanaNode> {
  const { log, kept } = folder === undefined ? { log: undefined, kept: undefined } : openBlockLog(folder, options.name);
  const chain = new Chain({ ...options, ...(log === undefined ? {} : { log }) }, kept);
  const server = await serveChain(chain, port);
  const endTicks = tickMs === undefined ? () => {} : tick(chain, tickMs);
  return {
    url: server.url,
    websocketUrl: server.websocketUrl,
    chain,
    fresh: kept === undefined,
    async stop() {
      endTicks();
      await server.close();
    },
  };
}

/** Makes blocks while one with transactions is not final. */
function tick(chain: Chain, ms: number): () => void {
  const timer = setInterval(() => {
    if (chain.history.above('finalized').some(({ transactions }) => transactions.length > 0)) chain.produce();
  }, ms);
  timer.unref();
  return () => clearInterval(timer);
}
