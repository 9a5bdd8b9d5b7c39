import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '../../generated/prisma/client.ts';
import { guardAdapter, guarded, replacing } from './unavailable.ts';

export { Prisma, type PrismaClient } from '../../generated/prisma/client.ts';

export interface DatabaseOptions {
  url: string;
  /** Most connections at once. */
  connections?: number;
  /** How long a request waits for a connection. */
  connectTimeoutMs?: number;
  /** How long one statement may run, on the server and on the wire. */
  statementTimeoutMs?: number;
  /** Called when an idle connection breaks. It is replaced by itself; this is for the log. */
  onBroken?: (error: Error) => void;
}

export interface Database {
  readonly prisma: PrismaClient;
  /** @throws AppError DATABASE_UNAVAILABLE when the server does not answer in time. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A client over a pool of connections. No connection is made before the first statement, and a broken one is replaced,
 * so the client outlives restarts of the server. While the server is away, every operation fails within the timeouts
 * with AppError DATABASE_UNAVAILABLE.
 */
export function createDatabase(options: DatabaseOptions): Database {
  const { connectTimeoutMs = 3_000, statementTimeoutMs = 15_000 } = options;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 1_000, // the server's own limit comes first; this one is for a silent network
    idle_in_transaction_session_timeout: 2 * statementTimeoutMs,
    keepAlive: true,
    application_name: 'income-series',
  });
  const broken = options.onBroken ?? (() => {});
  pool.on('error', broken); // the adapter listens only between its connect and its disconnect
  const adapter = guardAdapter(new PrismaPg(pool, { onPoolError: broken, onConnectionError: broken }));
  const client = new PrismaClient({
    adapter,
    errorFormat: 'minimal', // the pretty one quotes source code and arguments
    transactionOptions: { maxWait: connectTimeoutMs, timeout: statementTimeoutMs },
  });
  const prisma = guardClient(client);
  return {
    prisma,
    ping: async () => {
      await prisma.$queryRaw`SELECT 1`;
    },
    close: async () => {
      await client.$disconnect();
      await pool.end();
    },
  };
}

/** Prisma wraps whatever its adapter throws in an error of its own: this hands the typed one to the caller. */
function guardClient(client: PrismaClient): PrismaClient {
  const extended = client.$extends({
    query: { $allOperations: ({ args, query }) => guarded(() => query(args)) },
  }) as unknown as PrismaClient;
  const transaction = extended.$transaction.bind(extended) as (...args: unknown[]) => Promise<unknown>;
  const $transaction = (...args: unknown[]) => guarded(() => transaction(...args));
  return replacing(extended, { $transaction: $transaction as PrismaClient['$transaction'] });
}
