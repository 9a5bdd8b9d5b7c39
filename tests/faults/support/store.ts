import { createDatabase } from '../../../src/adapters/db/database.ts';
import { createDatabaseOn } from '../../../src/adapters/db/databases.ts';
import { migrate } from '../../../src/adapters/db/migrate.ts';
import { type Node, startReplication } from '../../support/replication.ts';
import { startTcpProxy } from '../../support/tcp-proxy.ts';

/**
 * A primary whose commits wait for its standby, and a client of the tests' own that finds the primary as everybody does, by a
 * proxy.
 */
export async function startStore() {
  // The primary waits for its standby, the one that is promoted too.
  const settings = { synchronous_standby_names: '*', max_connections: '300' };
  const { primary: first, standbys, close } = await startReplication({ settings });
  let [primary, standby] = [first, standbys[0] as Node];
  const name = 'faults';
  await createDatabaseOn(primary.url('postgres'), name);
  await migrate(primary.url(name));
  const target = () => ({ host: '127.0.0.1', port: primary.port });
  const proxy = await startTcpProxy(target());
  const url = new URL(primary.url(name));
  url.port = `${proxy.port}`;
  const { prisma, close: disconnect } = createDatabase({ url: url.href });
  return {
    prisma,
    url: () => primary.url(name),
    target,
    proxy,
    /** Kills the primary and promotes its standby. */
    async lose(): Promise<void> {
      await primary.kill();
      await standby.promote();
      [primary, standby] = [standby, primary];
    },
    /** The server that was lost comes back as a standby. */
    rebuild: () => standby.rebuild(primary),
    async close(): Promise<void> {
      await disconnect();
      await proxy.close();
      await close();
    },
  };
}
