import type {
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQueryable,
  Transaction,
} from '@prisma/driver-adapter-utils';
import { AppError } from '../../core/errors/app-error.ts';
import type { Tracer } from '../../core/tracing.ts';
import { exactJson } from './exact-json.ts';
import { statementSpan } from './statement-span.ts';

/** What adapter-pg calls the ways a server is not there. */
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
 * SQLSTATE classes and codes (PostgreSQL manual, appendix A): connection exceptions, insufficient resources, a statement
 * cancelled for its timeout, a server that shuts down, starts or recovers, one that lets us not in, a standby that only reads, and
 * a transaction that gave way to another or to what a standby takes in.
 */
const SQLSTATE = /^(08...|28...|3D000|53...|57014|57P0[1-5]|25P03|25006|40001)$/;

/** Node's codes for a peer that is gone: pg hands them over untouched in some of its paths. */
const SOCKET = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)/;

/** pg's own errors for a broken connection carry no code. */
const MESSAGES =
  /^(connection terminated|query read timeout|client has encountered a connection error|client was closed|cannot use a pool after)/i;

/** Whether a failed statement says that the server was not there, or not in time, rather than that it refused. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  // Prisma repeats the guarded adapter's code on an error of its own; its own are a transaction that found no connection
  // free in time (one that outlived its limit names the time taken, and is not the server's fault).
  if (code === 'DATABASE_UNAVAILABLE' || code === 'P2024') return true;
  if (code === 'P2028') return !('timeTaken' in ((error as { meta?: object }).meta ?? {}));
  const { kind, originalCode } = (error.cause ?? {}) as { kind?: unknown; originalCode?: unknown };
  if (KINDS.has(kind)) return true;
  const state = originalCode ?? code;
  if (typeof state === 'string' && SQLSTATE.test(state)) return true;
  return (typeof code === 'string' && SOCKET.test(code)) || MESSAGES.test(error.message);
}

/** A text that PostgreSQL has no characters for (NUL): the caller's fault. Prisma repeats the code as above. */
function isUnstorable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { originalCode } = (error.cause ?? {}) as { originalCode?: unknown };
  return (error as { code?: unknown }).code === 'BAD_INPUT' || originalCode === '22021' || originalCode === '22P05';
}

/** pg-pool's words for a wait for one of its own connections, all of which were in use: the server is well. */
const BUSY = /^timeout exceeded when trying to connect/i;

/** Every connection of the process was in use for as long as a request waits. Prisma repeats the code as above. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === 'OVERLOADED' || BUSY.test(error.message));

function translate(error: unknown): unknown {
  if (error instanceof AppError) return error;
  if (isBusy(error)) return new AppError('OVERLOADED', { cause: error });
  if (isUnavailable(error)) return new AppError('DATABASE_UNAVAILABLE', { cause: error });
  return isUnstorable(error) ? new AppError('BAD_INPUT', { cause: error }) : error;
}

/**
 * Runs database work and turns its unavailability into AppError DATABASE_UNAVAILABLE, a wait for a connection of ours that
 * took too long into OVERLOADED, a text it cannot hold into BAD_INPUT; other errors pass unchanged.
 */
export async function guarded<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw translate(error);
  }
}

/** The same object, with some methods replaced and all others bound to the original. */
export function replacing<T extends object>(target: T, methods: Partial<T>): T {
  return new Proxy(target, {
    get(original, key) {
      if (Object.hasOwn(methods, key)) return methods[key as keyof T];
      const value = Reflect.get(original, key, original) as unknown;
      return typeof value === 'function' ? value.bind(original) : value;
    },
  });
}

const queries = <T extends SqlQueryable>(target: T, tracer: Tracer): Pick<SqlQueryable, 'queryRaw' | 'executeRaw'> => ({
  queryRaw: (query) =>
    tracer.child(
      () => statementSpan(query.sql),
      () => guarded(async () => exactJson(await target.queryRaw(query))),
    ),
  executeRaw: (query) =>
    tracer.child(
      () => statementSpan(query.sql),
      () => guarded(() => target.executeRaw(query)),
    ),
});

const guardTransaction = (transaction: Transaction, tracer: Tracer): Transaction =>
  replacing(transaction, {
    ...queries(transaction, tracer),
    commit: () => guarded(() => transaction.commit()),
    rollback: () => guarded(() => transaction.rollback()),
  });

/** A driver adapter whose failures are those of `guarded`, and whose statements have spans. */
export function guardAdapter(factory: SqlDriverAdapterFactory, tracer: Tracer): SqlDriverAdapterFactory {
  return replacing(factory, {
    connect: async () => {
      const adapter: SqlDriverAdapter = await guarded(() => factory.connect());
      return replacing(adapter, {
        ...queries(adapter, tracer),
        startTransaction: (level) =>
          guarded(async () => guardTransaction(await adapter.startTransaction(level), tracer)),
      });
    },
  });
}
