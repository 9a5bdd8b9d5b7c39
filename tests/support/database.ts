import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { withClient } from '../../src/adapters/db/client.ts';
import { createDatabase, type Database, type DatabaseOptions } from '../../src/adapters/db/database.ts';
import { createDatabaseOn, databaseUrl, dropDatabaseOn, hasDatabase } from '../../src/adapters/db/databases.ts';

export interface TestDatabase extends Database {
  readonly url: string;
  /** Closes the client and drops the database. */
  drop(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A time that even a busy machine never takes. Tests of a server that is away set shorter ones. */
const PATIENT = { connectTimeoutMs: 30_000, statementTimeoutMs: 120_000 };

export interface TestDatabaseOptions extends Omit<DatabaseOptions, 'url'> {
  /** A test database to begin as a copy of, whose client is closed. */
  readonly copyOf?: TestDatabase;
  /** With the population of `populate.ts`, which is a copy of one that is at most three minutes old. */
  readonly populated?: boolean;
  /** Without migrations. */
  readonly empty?: boolean;
  /** Until the run ends: it is a template for tests of several files, and nobody drops it. */
  readonly keep?: boolean;
}

/** A populated template is made again after this time, because some of its rows expire ten minutes after they are made. */
const POPULATED_MS = 180_000;
/** The advisory lock of the process that makes the populated template. */
const LOCK = 7_206_312;

/** The name of a populated database that nobody is connected to: the first test that asks makes it, for all processes. */
async function populatedTemplate(): Promise<string> {
  const [server, migrated] = [inject('postgresUrl'), inject('templateDatabase')];
  const name = `${migrated}_populated_${Math.floor(Date.now() / POPULATED_MS)}`;
  await withClient(server, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]); // until the connection ends
    if (await hasDatabase(server, name)) return;
    const unfinished = `${name}_unfinished`;
    await dropDatabaseOn(server, unfinished);
    await createDatabaseOn(server, unfinished, migrated);
    const database = createDatabase({ url: databaseUrl(server, unfinished), ...PATIENT });
    const { populate } = await import('./populate.ts'); // here, because most tests need no population
    await populate(database.prisma).finally(() => database.close());
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  });
  return name;
}

/** A database with every migration applied and no rows, for one test or one file. Drop it when done. */
export async function createTestDatabase({
  copyOf,
  populated,
  empty,
  keep,
  ...options
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const name = `${keep ? inject('templateDatabase') : 'test'}_${randomBytes(8).toString('hex')}`;
  const server = inject('postgresUrl');
  const begun = populated ? await populatedTemplate() : inject('templateDatabase');
  const template = copyOf === undefined ? begun : new URL(copyOf.url).pathname.slice(1);
  await createDatabaseOn(server, name, empty ? undefined : template);
  const url = databaseUrl(server, name);
  const database = createDatabase({ url, ...PATIENT, ...options });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= database.close();
    return closing;
  };
  const drop = async () => {
    await close();
    await dropDatabaseOn(server, name);
  };
  return { ...database, close, url, drop, [Symbol.asyncDispose]: drop };
}
