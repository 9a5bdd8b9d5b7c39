import { createHash } from 'node:crypto';
import {
  createDatabaseOn,
  databaseUrl,
  dropDatabaseOn,
  hasDatabase,
  indexedHead,
} from '../../adapters/db/databases.ts';
import { MIGRATIONS, migrate } from '../../adapters/db/migrate.ts';
import type { ChainConfig, DatabaseUrls } from '../../config/types.ts';
import { SetupError } from '../../core/errors/setup-error.ts';

/** The gateway's database, on an embedded or a configured server. */
export interface GatewayDatabase extends DatabaseUrls {
  exists(): Promise<boolean>;
  /** Creates the database if it is missing, and applies missing migrations. */
  prepare(): Promise<void>;
  /** Deletes the index of a chain that no longer exists. @throws SetupError if a configured database has such an index */
  deleteIndex(chain: string): Promise<void>;
}

/**
 * Opens the database on the embedded server. There is one for each chain and hub, so that a configuration never meets
 * another's index.
 */
export function openEmbeddedDatabase(
  server: string,
  chain: ChainConfig | undefined,
  onWait: (message: string) => void,
): GatewayDatabase {
  const hub = chain?.kind === 'given' ? `${chain.chainId} ${chain.contracts.hub}` : undefined;
  const name = hub === undefined ? 'devnet' : `chain_${createHash('sha256').update(hub).digest('hex').slice(0, 16)}`;
  const url = databaseUrl(server, name);
  const exists = () => hasDatabase(server, name);
  return {
    url,
    directUrl: url,
    exists,
    prepare: async () => {
      if (!(await exists())) await createDatabaseOn(server, name);
      await migrate(url, MIGRATIONS, { onWait });
    },
    deleteIndex: () => dropDatabaseOn(server, name),
  };
}

/** Opens the database of DATABASE_URL. An index of another chain is refused and not deleted, because the database is the operator's. */
export function openConfiguredDatabase(
  { url, directUrl }: DatabaseUrls,
  say: (message: string) => void,
): GatewayDatabase {
  const prepare = async () => {
    const applied = await migrate(directUrl, MIGRATIONS, { onWait: say });
    if (applied.length > 0) say(`applied ${applied.length} migrations, ${applied[0]} to ${applied.at(-1)}`);
  };
  return {
    url,
    directUrl,
    exists: async () => true,
    prepare,
    deleteIndex: async (chain) => {
      await prepare();
      if ((await indexedHead(directUrl, chain)) === undefined) return;
      throw new SetupError(
        'DATABASE_URL has the index of another chain; name an empty database, or that chain in EVM_RPC_URL',
      );
    },
  };
}
