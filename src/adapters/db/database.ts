import { PrismaPg } from '@prisma/adapter-pg';
import type { RowReader, RowStatement } from 'field-access/compiled';
import type pg from 'pg';
import type { PoolState } from '../../core/pool-state.ts';
import { NO_TRACER, type Tracer } from '../../core/tracing.ts';
import { PrismaClient } from '../../generated/prisma/client.ts';
import { poolState } from '../process/pool-state.ts';
import { createPool, LIMITS } from './pool.ts';
import { preparedOn } from './prepared.ts';
import { readingApart } from './reading-apart.ts';
import { createPulse } from './silence.ts';
import { statementSpan } from './statement-span.ts';
import { guardAdapter, guarded, replacing } from './unavailable.ts';

export { Prisma, type PrismaClient } from '../../generated/prisma/client.ts';

/** What lies before the server and gives each transaction another session, such as PgBouncer with `pool_mode = transaction`. */
export interface TransactionPool {
  /** Whether it carries statements that are prepared under a name. */
  readonly namedStatements: boolean;
}

export interface DatabaseOptions {
  url: string;
  /** Given where the URL leads through one. Such a pool takes no settings of a session: the server's role has the limits. */
  pool?: TransactionPool | undefined;
  /** Most connections at once that read, and as many that write. */
  connections?: number;
  /** How long a request waits for a connection. */
  connectTimeoutMs?: number;
  /** How long one statement may run, on the server and on the wire. */
  statementTimeoutMs?: number;
  /** Called when an idle connection breaks; for the log. It is replaced automatically. */
  onBroken?: (error: Error) => void;
  tracer?: Tracer;
}

/** Runs statements that answer keys as text, prepared once a connection under their name. */
interface KeyReader {
  keys(
    statement: { readonly name: string; readonly text: string },
    values: readonly (readonly string[])[],
  ): Promise<readonly string[]>;
}

export interface Database {
  readonly prisma: PrismaClient;
  /** Prepared statements, read past Prisma's client. @throws DATABASE_UNAVAILABLE */
  readonly reader: KeyReader & RowReader;
  /** @throws AppError DATABASE_UNAVAILABLE when the server does not answer in time. */
  ping(): Promise<void>;
  /** Its connections now. Those that read wait for no commit. */
  pools(): { readonly reads: PoolState; readonly writes: PoolState };
  close(): Promise<void>;
}

/**
 * A client over two pools of connections: one for statements that only read, which are answered while every connection of the other
 * waits for its commit. No connection is made before the first statement, and a broken one is replaced,
 * so the client outlives restarts of the server. While the server is away, every operation fails within the timeouts
 * with AppError DATABASE_UNAVAILABLE.
 */
export function createDatabase(options: DatabaseOptions): Database {
  const { connectTimeoutMs = 3_000, statementTimeoutMs = LIMITS.statementMs, tracer = NO_TRACER } = options;
  const broken = options.onBroken ?? (() => {});
  const pulse = createPulse(options.url, connectTimeoutMs);
  const poolOf = () =>
    createPool({
      url: options.url,
      connections: options.connections ?? 10,
      connectTimeoutMs,
      statementTimeoutMs,
      pulse,
      isLimited: options.pool === undefined,
      onBroken: broken, // the adapter listens only between its connect and its disconnect
    });
  const [reads, writes] = [poolOf(), poolOf()];
  const adapterOf = (pool: pg.Pool) => new PrismaPg(pool, { onPoolError: broken, onConnectionError: broken });
  const adapter = guardAdapter(readingApart(adapterOf(reads), adapterOf(writes)), tracer);
  const client: PrismaClient = new GuardedClient({
    adapter,
    errorFormat: 'minimal', // the pretty one quotes source code and arguments
    // The pool's own limit comes first: it distinguishes an unavailable server from connections that are all in use.
    transactionOptions: { maxWait: connectTimeoutMs + 1_000, timeout: statementTimeoutMs },
  });
  const prisma = guardTransactions(client);
  const prepared = preparedOn(reads, options.pool?.namedStatements ?? true);
  const rowsOf = async <Row extends unknown[]>(
    { name, text }: RowStatement,
    values: readonly unknown[],
  ): Promise<Row[]> => {
    const query = { name, text, values: [...values], rowMode: 'array' as const };
    const { rows } = await tracer.child(
      () => statementSpan(text),
      () => guarded(() => prepared.query<Row>(query)),
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
 * Prisma wraps whatever its adapter throws in an error of its own: this hands the typed one to the caller. Every
 * operation of a model, raw or in a transaction, goes through `_request`; a client extension would do the same, but
 * copies the arguments and walks the whole result of each.
 */
class GuardedClient extends (PrismaClient as unknown as new (
  options: ConstructorParameters<typeof PrismaClient>[0],
) => PrismaClient & Requests) {
  override _request(operation: object): Promise<unknown> {
    return guarded(() => super._request(operation));
  }
}

function guardTransactions(client: PrismaClient): PrismaClient {
  const transaction = client.$transaction.bind(client) as (...args: unknown[]) => Promise<unknown>;
  const $transaction = (...args: unknown[]) => guarded(() => transaction(...args));
  return replacing(client, { $transaction: $transaction as PrismaClient['$transaction'] });
}
