import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { indexedHead } from '../../adapters/db/databases.ts';
import { embeddedSolana } from '../../config/solana.ts';
import type { SolanaSettings } from '../../config/types.ts';
import { parseAddress, solanaAddress, solanaAddressHex } from '../../core/address.ts';
import type { SolanaDevnet } from './solana.ts';
import type { GatewayDatabase } from './store.ts';

/** The Solana chain that is started in addition to the EVM chain. */
export interface EmbeddedCluster extends SolanaDevnet {
  readonly settings: SolanaSettings;
}

export interface OpenCluster {
  readonly devnet: EmbeddedCluster;
  /** Whether what the database indexed is part of it. An index that has not begun fits every chain. */
  isIndexedBy(store: GatewayDatabase): Promise<boolean>;
  /** The same chain from its beginning, if it goes on with a kept one. */
  begunAgain(): Promise<EmbeddedCluster>;
}

export interface ClusterOptions {
  readonly dataDir: string | undefined;
  readonly port: number | undefined;
  /** The clock that block times follow, unix seconds. */
  readonly clock: (() => bigint) | undefined;
  /** Milliseconds between the blocks that make a transaction final. */
  readonly tickMs: number | undefined;
  readonly stops: (() => Promise<void>)[];
  readonly warn: (message: string) => void;
}

/**
 * Goes on with the kept chain, or begins one. Loads what it is made of only here. Undefined where this system has no LiteSVM,
 * which is said. @throws SetupError where the kept chain is damaged
 */
export async function openCluster(options: ClusterOptions): Promise<OpenCluster | undefined> {
  const { openSolanaDevnet, LitesvmMissing } = await import('./solana.ts');
  const { dataDir, port, clock, tickMs, warn } = options;
  const folder = dataDir && join(dataDir, 'solana');
  const ends: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  options.stops.push(stop);
  const open = async (): Promise<EmbeddedCluster> => {
    const devnet = await openSolanaDevnet({
      stops: ends,
      ...(folder ? { folder } : {}),
      ...(port === undefined ? {} : { port }),
      ...(clock === undefined ? {} : { clock }),
      ...(tickMs === undefined ? {} : { tickMs }),
    });
    return { ...devnet, settings: settingsOf(devnet) };
  };
  try {
    const devnet = await open();
    return {
      devnet,
      isIndexedBy: (store) => isIndexedBy(store, devnet),
      async begunAgain() {
        if (devnet.fresh) return devnet;
        await stop();
        if (folder) rmSync(folder, { recursive: true, force: true });
        return open();
      },
    };
  } catch (error) {
    if (!(error instanceof LitesvmMissing)) throw error;
    warn(`Only the EVM chain is served: ${error.message}.`);
    return undefined;
  }
}

const settingsOf = ({ name, genesisHash, node, program, token, keeperKey }: SolanaDevnet): SolanaSettings =>
  embeddedSolana({
    name,
    genesisHash,
    rpcUrl: node.url,
    programId: solanaAddress(parseAddress(program)),
    tokenMint: solanaAddress(parseAddress(token)),
    keeperKey,
  });

async function isIndexedBy(store: GatewayDatabase, { name, node }: SolanaDevnet): Promise<boolean> {
  await store.prepare();
  const head = await indexedHead(store.url, name);
  if (head === undefined) return true;
  const block = node.chain.history.block(head.number);
  return block !== null && solanaAddressHex(block.hash) === head.hash;
}
