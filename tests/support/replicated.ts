import pg from 'pg';
import { recording, type Statement } from '../../scripts/advise/recording.ts';
import { createDatabase, type Database } from '../../src/adapters/db/database.ts';
import { createDatabaseOn } from '../../src/adapters/db/databases.ts';
import { migrate } from '../../src/adapters/db/migrate.ts';
import { createStandbys, type PrimaryReason, type Standbys } from '../../src/adapters/db/standby/standbys.ts';
import type { TestDatabase } from './database.ts';
import { eventually } from './eventually.ts';
import { type Answer, startTestGateway, type TestGateway, type TestGatewayOptions } from './gateway.ts';
import { type Node, type Replication, startReplication } from './replication.ts';

const NAME = 'app';

/** A role that reads the tables, and has no other privilege. */
const READER = 'reader';

/** The address of the database on one of its servers; as its owner by default. */
export function urlOn(node: Node, user?: string): string {
  const url = new URL(node.url(NAME));
  if (user !== undefined) url.username = user;
  return url.href;
}

/** Runs one statement in the database on one of its servers; its rows. */
export async function askOn<Row extends pg.QueryResultRow>(node: Node, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: urlOn(node) });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** A database on a primary with two standbys, with every migration. */
export interface ReplicatedDatabase {
  readonly replication: Replication & { readonly standbys: readonly [Node, Node] };
  /** The database on the primary. */
  readonly database: Database;
  /** The same for a gateway, one of several: it may not be dropped. */
  own(): TestDatabase;
  /** Does something while no standby replays anything. */
  withoutReplay<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const replication = (await startReplication({ standbys: 2 })) as ReplicatedDatabase['replication'];
  const { primary } = replication;
  await createDatabaseOn(primary.url('postgres'), NAME);
  await migrate(urlOn(primary));
  await askOn(primary, `CREATE ROLE ${READER} LOGIN; GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${READER}`);
  const database = createDatabase({ url: urlOn(primary), connectTimeoutMs: 30_000, statementTimeoutMs: 120_000 });
  const never = () => Promise.reject(new Error('it is the database of several gateways'));
  return {
    replication,
    database,
    own: () => ({ ...database, url: urlOn(primary), drop: never, [Symbol.asyncDispose]: never }),
    async withoutReplay(work) {
      const { standbys } = replication;
      await Promise.all(standbys.map((node) => node.pauseReplay()));
      try {
        return await work();
      } finally {
        await Promise.all(standbys.map((node) => node.resumeReplay()));
        await Promise.all(standbys.map((node) => node.caughtUp(primary)));
      }
    },
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
  readonly reads: PrimaryReason[];
  /** Resolves once so many standbys are usable. */
  usable(count: number): Promise<void>;
  /** Asks until a standby answers: with the first words of the names of the statements that ran for it. */
  byStandby(text: string, token?: string): Promise<{ readonly answer: Answer; readonly names: readonly string[] }>;
}

/** The first words of the names of statements that ran for a request. */
export const namesOf = (statements: readonly Statement[]): string[] =>
  statements.flatMap(({ name = '' }) => (name === '' || name === 'standby_look' ? [] : (name.split('_')[0] ?? [])));

/** `urls`: of the standbys; by default of both. */
export async function startReplicatedGateway(
  { replication, database, own }: ReplicatedDatabase,
  {
    urls = replication.standbys.map((node) => urlOn(node, READER)),
    ...options
  }: TestGatewayOptions & { urls?: string[] } = {},
): Promise<ReplicatedGateway> {
  const reads: PrimaryReason[] = [];
  const standbys = createStandbys({ urls, database, onRead: (by) => reads.push(by) });
  const gateway = await startTestGateway({ ...options, database: own(), standbys });
  return {
    ...gateway,
    standbys,
    reads,
    usable: (count) =>
      eventually(() => {
        const usableCount = standbys.report().filter(({ usable }) => usable).length;
        if (usableCount !== count) throw new Error(`${usableCount} standbys are usable`);
      }),
    byStandby: (text, token) =>
      eventually(async () => {
        reads.length = 0;
        const { result, statements } = await recording(() => gateway.ask(text, {}, token));
        if (reads.length !== 1 || reads[0] !== null) throw new Error(`by ${reads.join()}`);
        return { answer: result, names: namesOf(statements) };
      }),
    async close() {
      await gateway.close();
      await standbys.close();
    },
  };
}
