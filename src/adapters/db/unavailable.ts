import { AppError } from '@income-series/protocol/errors/app-error';
import type {
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQueryable,
  Transaction,
} from '@prisma/driver-adapter-utils';
import type { Tracer } from '../../core/tracing.ts';
import { BROKEN_CONNECTION, DatabaseUnavailable, stateOf } from '../process/database-unavailable.ts';
import { exactJson } from './exact-json.ts';
import { statementSpan } from './statement-span.ts';

/** The kinds of adapter-pg's errors for an unavailable server. */
const KINDS: ReadonlySet<unknown> = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TlsConnectionError',
  'TooManyConnections',
  'AuthenticationFailed',
  'DatabaseDoesNotExist',
]);

/**
 * Matches SQLSTATEs of an unavailable server (PostgreSQL manual, appendix A): connection exceptions, refused logins, insufficient
 * resources, a shutdown, start or recovery, a read-only standby, and a serialization failure (also by recovery on a standby).
 */
const SQLSTATE = /^(08...|28...|3D000|53...|57P0[1-5]|25P03|25006|40001)$/;

/** Matches Node's codes for an unreachable peer, which pg sometimes passes on unchanged. */
const SOCKET = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)/;

/** Tests that an error means an unavailable server, not a refused statement. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  // Prisma copies the guarded adapter's code to its own error. P2028 is its timeout for a free connection; with `timeTaken` the
  // transaction itself took too long, which is not the server's fault.
  if (code === 'DATABASE_UNAVAILABLE' || code === 'P2024') return true;
  if (code === 'P2028') return !('timeTaken' in ((error as { meta?: object }).meta ?? {}));
  if (KINDS.has((error.cause as { kind?: unknown } | undefined)?.kind)) return true;
  const state = stateOf(error);
  if (typeof state === 'string' && SQLSTATE.test(state)) return true;
  return (typeof code === 'string' && SOCKET.test(code)) || BROKEN_CONNECTION.test(error.message);
}

/** SQLSTATEs of a text that the database cannot store: character_not_in_repertoire, untranslatable_character. */
const UNSTORABLE: ReadonlySet<unknown> = new Set(['22021', '22P05']);

/** Tests that a value of a statement contains the character NUL, as itself or as JSON writes it. */
const hasNul = (value: unknown): boolean =>
  typeof value === 'string' ? /\0|\\u0000/.test(value) : Array.isArray(value) && value.some(hasNul);

/**
 * The code of a text that cannot be stored; undefined for another error. Only NUL is the caller's fault, because a database in
 * UTF8 stores every other character.
 */
function unstorableCode(error: unknown, values: readonly unknown[]): 'BAD_INPUT' | 'DATABASE_ENCODING' | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  if (code === 'BAD_INPUT' || code === 'DATABASE_ENCODING') return code; // Prisma throws a copy of this function's own error
  if (!UNSTORABLE.has(stateOf(error))) return undefined;
  return hasNul(values) ? 'BAD_INPUT' : 'DATABASE_ENCODING';
}

/** Matches pg-pool's message when all its connections are in use. */
const BUSY = /^timeout exceeded when trying to connect/i;

/** Tests that no connection of the pool became free in time. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === 'OVERLOADED' || BUSY.test(error.message));

/** The SQLSTATE of a statement that was cancelled at the session's statement_timeout. A repetition would be cancelled too. */
const CANCELLED = '57014';

/** Tests that a statement took too long. Prisma copies the guarded adapter's code to its own error. */
const isTooLong = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === 'TIMEOUT' || stateOf(error) === CANCELLED);

/** The product's error in place of an error of the database. An error that no rule names is returned unchanged. */
function translate(error: unknown, values: readonly unknown[]): unknown {
  if (error instanceof AppError) return error;
  if (isBusy(error)) return new AppError('OVERLOADED', { cause: error });
  if (isTooLong(error)) return new AppError('TIMEOUT', { cause: error });
  if (isUnavailable(error)) return new DatabaseUnavailable(error);
  const code = unstorableCode(error, values);
  return code === undefined ? error : new AppError(code, { cause: error });
}

/**
 * Runs database work and converts its errors: an unavailable server to DATABASE_UNAVAILABLE, a cancelled statement to TIMEOUT, a
 * busy pool to OVERLOADED, a text that cannot be stored to BAD_INPUT or DATABASE_ENCODING. Other errors stay unchanged.
 * @param values the values of the statement
 */
export async function runGuarded<T>(work: () => PromiseLike<T>, values: readonly unknown[] = []): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw translate(error, values);
  }
}

/** A proxy of an object with some methods replaced. The other methods stay bound to the original. */
export function replaceMethods<T extends object>(target: T, methods: Partial<T>): T {
  return new Proxy(target, {
    get(original, key) {
      if (Object.hasOwn(methods, key)) return methods[key as keyof T];
      const value = Reflect.get(original, key, original) as unknown;
      return typeof value === 'function' ? value.bind(original) : value;
    },
  });
}

const guardQueries = <T extends SqlQueryable>(
  target: T,
  tracer: Tracer,
): Pick<SqlQueryable, 'queryRaw' | 'executeRaw'> => ({
  queryRaw: (query) =>
    tracer.child(
      () => statementSpan(query.sql),
      () => runGuarded(async () => exactJson(await target.queryRaw(query)), query.args),
    ),
  executeRaw: (query) =>
    tracer.child(
      () => statementSpan(query.sql),
      () => runGuarded(() => target.executeRaw(query), query.args),
    ),
});

const guardTransaction = (transaction: Transaction, tracer: Tracer): Transaction =>
  replaceMethods(transaction, {
    ...guardQueries(transaction, tracer),
    commit: () => runGuarded(() => transaction.commit()),
    rollback: () => runGuarded(() => transaction.rollback()),
  });

/** Wraps a driver adapter: its errors are converted by `runGuarded`, and its statements have trace spans. */
export function guardAdapter(factory: SqlDriverAdapterFactory, tracer: Tracer): SqlDriverAdapterFactory {
  return replaceMethods(factory, {
    connect: async () => {
      const adapter: SqlDriverAdapter = await runGuarded(() => factory.connect());
      return replaceMethods(adapter, {
        ...guardQueries(adapter, tracer),
        startTransaction: (level) =>
          runGuarded(async () => guardTransaction(await adapter.startTransaction(level), tracer)),
      });
    },
  });
}
