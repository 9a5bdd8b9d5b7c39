import { createDatabase, type Database } from '../../src/adapters/db/database.ts';
import { createDatabaseOn } from '../../src/adapters/db/databases.ts';
import { migrate } from '../../src/adapters/db/migrate.ts';
import { createStandbys, type ReadBy, type Standbys } from '../../src/adapters/db/standby/standbys.ts';
import { eventually } from './eventually.ts';
import { startTestGateway, type TestGateway, type TestGatewayOptions } from './gateway.ts';
import { type Node, type Replication, startReplication } from './replication.ts';

const NAME = 'app';

/** A database on a primary with two standbys, with every migration. */
export interface ReplicatedDatabase {
  readonly replication: Replication & { readonly standbys: readonly [Node, Node] };
  /** Of the primary. */
  readonly database: Database;
  close(): Promise<void>;
}

export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const replication = (await startReplication({ standbys: 2 })) as ReplicatedDatabase['replication'];
  const { primary } = replication;
  await createDatabaseOn(primary.url('postgres'), NAME);
  await migrate(primary.url(NAME));
  const database = createDatabase({ url: primary.url(NAME), connectTimeoutMs: 30_000, statementTimeoutMs: 120_000 });
  return {
    replication,
    database,
    async close() {
      await database.close();
      await replication.close();
    },
  };
}

/** A gateway whose reads are by standbys, as far as they can be. */
export interface ReplicatedGateway extends TestGateway {
  readonly standbys: Standbys;
  /** By what each compiled read was answered, in order: null for a standby. */
  readonly reads: ReadBy[];
  /** Resolves once so many standbys are usable. */
  usable(count: number): Promise<void>;
}

/** `urls`: of the standbys; by default of both. */
export async function startReplicatedGateway(
  { replication, database }: ReplicatedDatabase,
  {
    urls = replication.standbys.map((node) => node.url(NAME)),
    ...options
  }: TestGatewayOptions & { urls?: string[] } = {},
): Promise<ReplicatedGateway> {
  const reads: ReadBy[] = [];
  const standbys = createStandbys({ urls, database, onRead: (by) => reads.push(by) });
  const never = () => Promise.reject(new Error('it is the database of several gateways'));
  const own = { ...database, url: replication.primary.url(NAME), drop: never, [Symbol.asyncDispose]: never };
  const gateway = await startTestGateway({ ...options, database: own, standbys });
  return {
    ...gateway,
    standbys,
    reads,
    usable: (count) =>
      eventually(() => {
        const found = standbys.report().filter(({ usable }) => usable).length;
        if (found !== count) throw new Error(`${found} standbys are usable`);
      }),
    async close() {
      await gateway.close();
      await standbys.close();
    },
  };
}
