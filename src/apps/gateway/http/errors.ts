import { AppError, argumentOf } from '@income-series/protocol/errors/app-error';
import { ERRORS, type ErrorCode, isErrorCode } from '@income-series/protocol/errors/codes';
import { InputError } from '@income-series/protocol/errors/input-error';
import { PothosValidationError } from '@pothos/core';
import { GraphQLError, type GraphQLErrorExtensions, Kind } from 'graphql';
import { challengeOf } from '../../../adapters/http/challenge.ts';
import { errorHelp, explainMend } from '../../../core/errors/error-help.ts';
import { syntaxMessage } from './syntax-reason.ts';

/** Codes that set the HTTP status of the whole request. With every other code, GraphQL over HTTP decides the status. */
const REFUSES_REQUEST = new Set<ErrorCode>([
  'BAD_REQUEST',
  'DOCUMENT_NOT_FOUND',
  'DOCUMENT_NOT_TRUSTED',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'PERSISTED_QUERY_NOT_FOUND',
  'SESSION_INVALID',
  'BODY_TOO_LARGE',
  'QUERY_TOO_DEEP',
  'QUERY_TOO_COSTLY',
  'QUERY_TOO_MANY_ALIASES',
  'QUERY_ALIAS_TOO_LONG',
  'QUERY_TOO_MANY_TOKENS',
  'OVERLOADED',
  'RATE_LIMITED',
]);

/** Matches graphql-js messages that contain names of the document but no values. Any other message of graphql-js is replaced. */
const NAMES_ONLY =
  /^(Cannot query field|Unknown (argument|type|fragment|directive|operation)|Fields? "|Fragment |Variable "\$\w+" (is|of type|cannot be)|There can be only one|The .* (operation is not defined|definition is not executable)|(The d|D)irective "|Must provide an operation|Anonymous|This anonymous|Cannot spread fragment|Subscription )/;

/** Codes of faults of the request, not of a field: status 400 for clients that accept GraphQL's media type. */
const FAULTS_OF_REQUEST = new Set<ErrorCode>(['BAD_INPUT', 'INVALID_DOCUMENT']);

const TOO_MANY_TOKENS = /^Syntax Error: Document contains more that \d+ tokens\. Parsing aborted\.$/;

/** The greatest length of a message that contains names of the document, in characters. */
const LONGEST_MESSAGE = 300;

/** Yields the error and then the errors that it wraps (`originalError`). */
function* origins(error: unknown): Generator<unknown> {
  for (
    let current: unknown = error;
    current instanceof Error;
    current = current instanceof GraphQLError ? current.originalError : undefined
  )
    yield current;
}

/** The names of the arguments that the failed field has in the document. */
function argumentNames(error: unknown): readonly string[] {
  const [node] = (error instanceof GraphQLError && error.nodes) || [];
  return node?.kind === Kind.FIELD ? (node.arguments ?? []).map(({ name }) => name.value) : [];
}

interface ClassifiedError {
  readonly code: ErrorCode;
  readonly message?: string;
  readonly extensions?: GraphQLErrorExtensions;
}

/** The code of an error, and the parts of its message and extensions that clients may see. */
function classify(error: unknown): ClassifiedError {
  for (const origin of origins(error)) {
    if (origin instanceof InputError) {
      const { message, argument, expected } = origin;
      return { code: 'BAD_INPUT', message, extensions: { argument, expected } };
    }
    if (origin instanceof AppError) {
      const { code, message, detail, expected } = origin;
      const argument = argumentOf(origin, argumentNames(error));
      const argumentExtensions = { ...(argument ? { argument } : {}), ...(expected ? { expected } : {}) };
      return { code, message, extensions: { ...(detail ? { detail } : {}), ...argumentExtensions } };
    }
    if (origin instanceof PothosValidationError) return { code: 'BAD_INPUT' };
    if (origin instanceof GraphQLError && isErrorCode(origin.extensions.code)) {
      const { originalError: _, ...extensions } = origin.extensions; // because a JSON parser's error quotes the input
      const { code } = origin.extensions;
      // A cached document's errors were classified before and keep their message.
      return {
        code,
        extensions,
        ...(code === 'INVALID_DOCUMENT' || extensions.argument ? { message: origin.message } : {}),
      };
    }
    if (origin instanceof GraphQLError && origin.extensions.code === 'REQUEST_ENTITY_TOO_LARGE') {
      return { code: 'BODY_TOO_LARGE' };
    }
  }
  if (!(error instanceof GraphQLError) || (error.originalError && !(error.originalError instanceof GraphQLError))) {
    return { code: 'INTERNAL' };
  }
  const message = error.message.slice(0, LONGEST_MESSAGE);
  const { extensions } = error;
  const http = extensions.http ? { extensions: { http: extensions.http } } : {};
  if (message.startsWith('Syntax Error')) {
    if (TOO_MANY_TOKENS.test(message)) return { code: 'QUERY_TOO_MANY_TOKENS', ...http };
    return { code: 'MALFORMED_DOCUMENT', message: syntaxMessage(error), ...http };
  }
  // graphql-js aborts validation if comparing fields takes too long, or if a document has too many faults.
  if (message.endsWith('Validation aborted.')) return { code: 'QUERY_TOO_COSTLY', ...http };
  if (message === 'Maximum introspection depth exceeded') return { code: 'QUERY_TOO_DEEP' };
  if (NAMES_ONLY.test(message)) return { code: 'INVALID_DOCUMENT', message, ...http };
  // Any other error with a location is about a value. Without location and path, the request is not GraphQL.
  if (error.locations || /^Variable "\$\w+" got invalid/.test(message)) return { code: 'BAD_INPUT', ...http };
  return error.path ? { code: 'INTERNAL' } : { code: 'BAD_REQUEST', ...http };
}

/** Yoga's hints for the HTTP status. `spec: true` means 200 for clients that do not accept GraphQL's media type. */
interface HttpHints {
  readonly status?: number;
  readonly spec?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The `retry-after` header (RFC 9110, section 10.2.3) of a refusal with `retryAfterSeconds`; else no header. */
export function retryAfter(detail: unknown): Readonly<Record<string, string>> {
  const seconds = (detail as { retryAfterSeconds?: unknown } | undefined)?.retryAfterSeconds;
  return typeof seconds === 'number' ? { 'retry-after': `${seconds}` } : {};
}

/**
 * The HTTP hints of an error. With `hasField`, the error is a field's and leaves the rest of the answer, so it sets no
 * status.
 */
function httpHints(
  code: ErrorCode,
  { http, detail }: GraphQLErrorExtensions,
  hasField: boolean,
): HttpHints | undefined {
  const hints = http as HttpHints | undefined;
  if (!hints && !hasField && FAULTS_OF_REQUEST.has(code)) return { status: ERRORS[code].status, spec: true };
  if (!REFUSES_REQUEST.has(code)) return hints;
  const status = hints?.status ?? ERRORS[code].status;
  const headers = { ...hints?.headers, ...retryAfter(detail), ...challengeOf(status) };
  return { ...hints, status, spec: false, headers };
}

/**
 * Converts any error to the error that a client sees: its code with meaning and advice, a message made of constants, and its
 * place in the document. It contains no value, no stack and no text of a library. An unexpected error becomes `INTERNAL`, and
 * is passed to `unforeseen` for the log.
 */
export function publicError(error: unknown, unforeseen: (error: unknown) => void): GraphQLError {
  const { code, message, extensions } = classify(error);
  if (code === 'INTERNAL') unforeseen(error);
  const located = error instanceof GraphQLError ? error : undefined;
  const http = httpHints(code, extensions ?? {}, located?.path !== undefined);
  const { coordinate } = extensions ?? {};
  const mend = code === 'FORBIDDEN' && typeof coordinate === 'string' ? { mend: explainMend(coordinate) } : {};
  // For the request's line in the log. No answer has an original error.
  const reasoned = [...origins(error)].find((origin) => origin instanceof AppError && origin.foreignCode !== undefined);
  return new GraphQLError(message ?? ERRORS[code].message, {
    nodes: located?.nodes ?? null,
    source: located?.source ?? null,
    positions: located?.positions ?? null,
    path: located?.path ?? null,
    originalError: (reasoned as Error | undefined) ?? null,
    extensions: { ...extensions, code, ...errorHelp(code), ...mend, ...(http ? { http } : {}) },
  });
}

/** The reason in an error that `publicError` made: the code by which the system names the cause, for the log. */
export function reasonIn({ originalError }: Pick<GraphQLError, 'originalError'>): string | undefined {
  return originalError instanceof AppError ? originalError.foreignCode : undefined;
}

/** The JSON body of an answer that refuses a request before GraphQL gets it. */
export const refusalBody = (
  code: ErrorCode,
  extensions: GraphQLErrorExtensions = {},
  message: string = ERRORS[code].message,
): string =>
  JSON.stringify({
    errors: [{ message, extensions: { ...extensions, code, ...errorHelp(code) } }],
  });
