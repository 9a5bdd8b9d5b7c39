import { AppError } from '@income-series/protocol/errors/app-error';

/** Matches messages of pg for a broken connection, because these errors have no code. */
export const BROKEN_CONNECTION =
  /^(connection terminated|query read timeout|client has encountered a connection error|client was closed|cannot use a pool after)/i;

/** The SQLSTATE of an error: the driver adapter's, else the driver's own. */
export const stateOf = (error: Error): unknown => {
  const { code } = error as { code?: unknown };
  const { originalCode = code } = (error.cause ?? {}) as { originalCode?: unknown };
  return originalCode;
};

/** The form of a SQLSTATE, of a code of Node or Prisma, and of a kind of adapter-pg: none has a value of a statement or of a URL. */
const REASON = /^[A-Za-z0-9_]{5,40}$/;

/** The socket's code, which adapter-pg replaces by a kind. An unresolved name is the kind without a port. */
function socketCode({ kind, port }: { readonly kind?: unknown; readonly port?: unknown }): string | undefined {
  if (kind === 'DatabaseNotReachable') return port === undefined ? 'ENOTFOUND' : 'ECONNREFUSED';
  return kind === 'SocketTimeout' ? 'ETIMEDOUT' : kind === 'ConnectionClosed' ? 'ECONNRESET' : undefined;
}

/** The reason for which the server did not answer, for the log: the SQLSTATE or the socket's code, else the error's kind or name. */
function reasonOf(error: unknown): string {
  const { code, cause, meta, name } = error as { code?: unknown; cause?: object; meta?: object; name?: unknown };
  const { kind } = (cause ?? {}) as { kind?: unknown };
  const { reason } = (meta ?? {}) as { reason?: unknown }; // of the guarded adapter's error, which Prisma copies
  const brokenReason = BROKEN_CONNECTION.test((error as Error).message) ? 'ConnectionEnded' : undefined;
  const candidates = [reason, stateOf(error as Error), socketCode(cause ?? {}), code, kind, brokenReason, name];
  const reasonText = candidates.find(
    (text) => typeof text === 'string' && text !== 'DATABASE_UNAVAILABLE' && REASON.test(text),
  );
  return String(reasonText ?? 'Error');
}

/** The error of a database that does not answer, with the reason for the log. Prisma copies `code` and `meta` of an error to its own. */
export class DatabaseUnavailable extends AppError {
  readonly meta: { readonly reason: string };
  constructor(cause: unknown) {
    const reason = reasonOf(cause);
    super('DATABASE_UNAVAILABLE', { cause, foreignCode: reason });
    this.meta = { reason };
  }
}
