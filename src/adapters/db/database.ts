import { PrismaPg } from '@prisma/adapter-pg';
import type { RowReader, RowStatement } from 'field-access/compiled';
import type pg from 'pg';
import type { PoolState } from '../../core/pool-state.ts';
import { NO_TRACER, type Tracer } from '../../core/tracing.ts';
import { PrismaClient } from '../../generated/prisma/client.ts';
import { poolState } from '../process/pool-state.ts';
import { createPool, LIMITS } from './pool.ts';
import { createStatementRunner } from './prepared.ts';
import { splitReads } from './reading-apart.ts';
import { createPulse } from './silence.ts';
import { statementSpan } from './statement-span.ts';
import { guardAdapter, replaceMethods, runGuarded } from './unavailable.ts';

export { Prisma, type PrismaClient } from '../../generated/prisma/client.ts';

/**
 * A connection pooler in front of the server that may give each transaction another session, such as PgBouncer with
 * `pool_mode = transaction`.
 */
export interface TransactionPool {
  /** True if the pooler supports statements that are prepared under a name. */
  readonly namedStatements: boolean;
}

export interface DatabaseOptions {
  url: string;
  /** The pooler that the URL leads through. It accepts no session settings, so the database role must have the limits. */
  pool?: TransactionPool | undefined;
  /** The greatest number of connections for reads, and the same number for writes. Default: 10. */
  connections?: number;
  /** The longest wait for a connection. Default: 3 s. */
  connectTimeoutMs?: number;
  /** The longest time of a statement, on the server and on the network. */
  statementTimeoutMs?: number;
  /** Receives the error of an idle connection that breaks, for the log. The connection is replaced automatically. */
  onBroken?: (error: Error) => void;
  tracer?: Tracer;
}

/** Runs statements that return a column `key` of text. Each connection prepares a statement once under its name. */
interface KeyReader {
  keys(
    statement: { readonly name: string; readonly text: string },
    values: readonly (readonly string[])[],
  ): Promise<readonly string[]>;
}

export interface Database {
  readonly prisma: PrismaClient;
  /** Runs prepared statements without Prisma's client. @throws DATABASE_UNAVAILABLE */
  readonly reader: KeyReader & RowReader;
  /** Runs a trivial statement. @throws AppError DATABASE_UNAVAILABLE if the server does not answer in time */
  ping(): Promise<void>;
  /** The states of the connection pools. Reads have a pool of their own, so that they never wait for commits. */
  pools(): { readonly reads: PoolState; readonly writes: PoolState };
  close(): Promise<void>;
}

/**
 * Creates a database client over two connection pools, one for reads and one for writes, so that reads go on while all write
 * connections wait for their commits. Connections are made when they are needed, and broken ones are replaced, so the client
 * survives restarts of the server. While the server is unavailable, every operation fails within the timeouts with
 * DATABASE_UNAVAILABLE.
 */
export function createDatabase(options: DatabaseOptions): Database {
  const { connectTimeoutMs = 3_000, statementTimeoutMs = LIMITS.statementMs, tracer = NO_TRACER } = options;
  const reportBroken = options.onBroken ?? (() => {});
  const pulse = createPulse(options.url, connectTimeoutMs);
  const poolOf = () =>
    createPool({
      url: options.url,
      connections: options.connections ?? 10,
      connectTimeoutMs,
      statementTimeoutMs,
      pulse,
      isLimited: options.pool === undefined,
      onBroken: reportBroken, // also before the adapter connects and after it disconnects
    });
  const [reads, writes] = [poolOf(), poolOf()];
  const adapterOf = (pool: pg.Pool) =>
    new PrismaPg(pool, { onPoolError: reportBroken, onConnectionError: reportBroken });
  const adapter = guardAdapter(splitReads(adapterOf(reads), adapterOf(writes)), tracer);
  const client: PrismaClient = new GuardedClient({
    adapter,
    errorFormat: 'minimal', // the pretty one quotes source code and arguments
    // Prisma waits longer than the pool, because only the pool's error distinguishes an unavailable server from a busy pool.
    transactionOptions: { maxWait: connectTimeoutMs + 1_000, timeout: statementTimeoutMs },
  });
  const prisma = guardTransactions(client);
  const prepared = createStatementRunner(reads, { named: options.pool?.namedStatements ?? true });
  const rowsOf = async <Row extends unknown[]>(
    { name, text }: RowStatement,
    values: readonly unknown[],
  ): Promise<Row[]> => {
    const query = { name, text, values: [...values], rowMode: 'array' as const };
    const { rows } = await tracer.child(
      () => statementSpan(text),
      () => runGuarded(() => prepared.query<Row>(query), values),
    );
    return rows;
  };
  return {
    prisma,
    reader: {
      keys: async (statement, values) => (await rowsOf<[string]>(statement, values)).map(([key]) => key),
      row: async (statement, values) => (await rowsOf<unknown[]>(statement, values))[0],
    },
    ping: async () => {
      await prisma.$queryRaw`SELECT 1`;
    },
    pools: () => ({ reads: poolState(reads), writes: poolState(writes) }),
    close: async () => {
      await client.$disconnect();
      await Promise.all([reads.end(), writes.end()]);
    },
  };
}

interface Requests {
  _request(operation: object): Promise<unknown>;
}

/**
 * A Prisma client whose operations throw the typed errors of `runGuarded` instead of Prisma's wrappers. It overrides `_request`,
 * which every operation passes; a client extension could do the same, but copies arguments and walks each result.
 */
class GuardedClient extends (PrismaClient as unknown as new (
  options: ConstructorParameters<typeof PrismaClient>[0],
) => PrismaClient & Requests) {
  override _request(operation: object): Promise<unknown> {
    return runGuarded(() => super._request(operation));
  }
}

function guardTransactions(client: PrismaClient): PrismaClient {
  const transaction = client.$transaction.bind(client) as (...args: unknown[]) => Promise<unknown>;
  const $transaction = (...args: unknown[]) => runGuarded(() => transaction(...args));
  return replaceMethods(client, { $transaction: $transaction as PrismaClient['$transaction'] });
}
