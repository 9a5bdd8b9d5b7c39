import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseAddress, solanaAddress, solanaAddressHex } from '@income-series/protocol/address';
import { indexedHead } from '../../adapters/db/databases.ts';
import { embeddedSolana } from '../../config/solana.ts';
import type { SolanaSettings } from '../../config/types.ts';
import type { SolanaDevnet } from './solana.ts';
import type { GatewayDatabase } from './store.ts';

/** The embedded Solana chain, with the settings to use it. */
export interface EmbeddedCluster extends SolanaDevnet {
  readonly settings: SolanaSettings;
}

export interface OpenCluster {
  readonly devnet: EmbeddedCluster;
  /** Tests that the chain contains the database's last indexed block. An empty index fits every chain. */
  fitsIndex(store: GatewayDatabase): Promise<boolean>;
  /** Replaces a stored chain by a new one; returns a new chain unchanged. */
  restart(): Promise<EmbeddedCluster>;
}

export interface ClusterOptions {
  readonly dataDir: string | undefined;
  readonly port: number | undefined;
  /** The clock of block times, in Unix seconds. */
  readonly clock: (() => bigint) | undefined;
  /** The milliseconds between two of the blocks that are created to make a transaction final. */
  readonly tickMs: number | undefined;
  readonly stops: (() => Promise<void>)[];
  readonly warn: (message: string) => void;
}

/**
 * Opens the embedded Solana chain: the stored one, or a new one. The node's code is loaded only here. Warns and returns undefined
 * if this system has no LiteSVM. @throws SetupError if the stored chain is damaged
 */
export async function openCluster(options: ClusterOptions): Promise<OpenCluster | undefined> {
  const { openSolanaDevnet, LitesvmMissing } = await import('./solana.ts');
  const { dataDir, port, clock, tickMs, warn } = options;
  const folder = dataDir && join(dataDir, 'solana');
  const partStops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const stopPart of partStops.splice(0).reverse()) await stopPart();
  };
  options.stops.push(stop);
  const open = async (): Promise<EmbeddedCluster> => {
    const devnet = await openSolanaDevnet({
      stops: partStops,
      ...(folder ? { folder } : {}),
      ...(port === undefined ? {} : { port }),
      ...(clock === undefined ? {} : { clock }),
      ...(tickMs === undefined ? {} : { tickMs }),
    });
    return { ...devnet, settings: createSettings(devnet) };
  };
  try {
    const devnet = await open();
    return {
      devnet,
      fitsIndex: (store) => isIndexOf(store, devnet),
      async restart() {
        if (devnet.fresh) return devnet;
        await stop();
        if (folder) rmSync(folder, { recursive: true, force: true });
        return open();
      },
    };
  } catch (error) {
    if (!(error instanceof LitesvmMissing)) throw error;
    warn(`Only the EVM chain is served: ${error.message}; set SOLANA_RPC_URL to the address of a node instead.`);
    return undefined;
  }
}

const createSettings = ({ name, genesisHash, node, program, token, keeperKey }: SolanaDevnet): SolanaSettings =>
  embeddedSolana({
    name,
    genesisHash,
    rpcUrl: node.url,
    programId: solanaAddress(parseAddress(program)),
    tokenMint: solanaAddress(parseAddress(token)),
    keeperKey,
  });

/** Tests that the cluster has the database's last indexed block. An empty index fits every cluster. */
async function isIndexOf(store: GatewayDatabase, { name, node }: SolanaDevnet): Promise<boolean> {
  await store.prepare();
  const head = await indexedHead(store.url, name);
  if (head === undefined) return true;
  const block = node.chain.history.block(head.number);
  return block !== null && solanaAddressHex(block.hash) === head.hash;
}
