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

/** The gateway's database, on whichever server. */
export interface GatewayDatabase extends DatabaseUrls {
  exists(): Promise<boolean>;
  /** Makes it where it is missing and applies the migrations it lacks. */
  prepare(): Promise<void>;
  /** Gives up what was indexed of a chain that is no more. @throws Error where that is not ours to give up */
  empty(chain: string): Promise<void>;
}

/** On our own server there is one database a chain and hub, so that another configuration never meets a foreign index. */
export function embeddedStore(
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
    empty: () => dropDatabaseOn(server, name),
  };
}

export function givenStore({ url, directUrl }: DatabaseUrls, say: (message: string) => void): GatewayDatabase {
  const prepare = async () => {
    const applied = await migrate(directUrl, MIGRATIONS, { onWait: say });
    if (applied.length > 0) say(`applied ${applied.length} migrations, ${applied[0]} to ${applied.at(-1)}`);
  };
  return {
    url,
    directUrl,
    exists: async () => true,
    prepare,
    empty: async (chain) => {
      await prepare();
      if ((await indexedHead(directUrl, chain)) === undefined) return;
      throw new SetupError(
        'DATABASE_URL holds the index of another chain; give an empty database, or that chain as EVM_RPC_URL',
      );
    },
  };
}
