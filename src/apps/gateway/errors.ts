import { PothosValidationError } from '@pothos/core';
import { GraphQLError, type GraphQLErrorExtensions, Kind } from 'graphql';
import { AppError, argumentOf } from '../../core/errors/app-error.ts';
import { ERRORS, type ErrorCode, isErrorCode } from '../../core/errors/codes.ts';
import { errorHelp } from '../../core/errors/error-help.ts';
import { InputError } from '../../core/errors/input-error.ts';
import { syntaxMessage } from './syntax-reason.ts';

/** Codes that refuse the whole request by their own status; every other code leaves it to GraphQL over HTTP. */
const REFUSES_REQUEST = new Set<ErrorCode>([
  'BAD_REQUEST',
  'DOCUMENT_NOT_FOUND',
  'DOCUMENT_NOT_TRUSTED',
  'SESSION_INVALID',
  'BODY_TOO_LARGE',
  'QUERY_TOO_DEEP',
  'QUERY_TOO_COSTLY',
  'QUERY_TOO_MANY_ALIASES',
  'QUERY_TOO_MANY_TOKENS',
  'OVERLOADED',
  'RATE_LIMITED',
]);

/** What graphql-js says of a document in names alone, never in values; anything else it says is replaced. */
const NAMES_ONLY =
  /^(Cannot query field|Unknown (argument|type|fragment|directive|operation)|Fields? "|Fragment |Variable "\$\w+" (is|of type|cannot be)|There can be only one|The .* (operation is not defined|definition is not executable)|(The d|D)irective "|Must provide an operation|Anonymous|This anonymous|Cannot spread fragment|Subscription )/;

/** Codes of request errors of GraphQL, where they are of no field: 400 for clients that accept GraphQL's media type. */
const FAULTS_OF_REQUEST = new Set<ErrorCode>(['BAD_INPUT', 'INVALID_DOCUMENT']);

const TOO_MANY_TOKENS = /^Syntax Error: Document contains more that \d+ tokens\. Parsing aborted\.$/;

/** Characters of a message that names what a document named. */
const LONGEST_MESSAGE = 300;

/** The errors an error was made from, itself first. */
function* origins(error: unknown): Generator<unknown> {
  for (let at: unknown = error; at instanceof Error; at = at instanceof GraphQLError ? at.originalError : undefined)
    yield at;
}

/** Names of the arguments that the document gives to the field that failed. */
function argumentNames(error: unknown): readonly string[] {
  const [node] = (error instanceof GraphQLError && error.nodes) || [];
  return node?.kind === Kind.FIELD ? (node.arguments ?? []).map(({ name }) => name.value) : [];
}

interface Judged {
  readonly code: ErrorCode;
  readonly message?: string;
  readonly extensions?: GraphQLErrorExtensions;
}

function judge(error: unknown): Judged {
  for (const origin of origins(error)) {
    if (origin instanceof InputError) {
      const { message, argument, expected } = origin;
      return { code: 'BAD_INPUT', message, extensions: { argument, expected } };
    }
    if (origin instanceof AppError) {
      const { code, message, detail, expected } = origin;
      const argument = argumentOf(origin, argumentNames(error));
      const taken = { ...(argument ? { argument } : {}), ...(expected ? { expected } : {}) };
      return { code, message, extensions: { ...(detail ? { detail } : {}), ...taken } };
    }
    if (origin instanceof PothosValidationError) {
      if (!origin.message.startsWith('Invalid global ID')) return { code: 'BAD_INPUT' };
      return judge(new InputError(['id'], 'an id, as the field `id` of a node answers it'));
    }
    if (origin instanceof GraphQLError && isErrorCode(origin.extensions.code)) {
      const { originalError: _, ...extensions } = origin.extensions; // a JSON parser quotes what it read
      const { code } = origin.extensions;
      // Judged before: a cached document's faults come here again.
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
  // graphql-js gives up a document whose fields take too long to compare, or that has too many faults.
  if (message.endsWith('Validation aborted.')) return { code: 'QUERY_TOO_COSTLY', ...http };
  if (message === 'Maximum introspection depth exceeded') return { code: 'QUERY_TOO_DEEP' };
  if (NAMES_ONLY.test(message)) return { code: 'INVALID_DOCUMENT', message, ...http };
  // What is left of a document's or a variable's faults is about a value; a request without a location is not GraphQL.
  if (error.locations || /^Variable "\$\w+" got invalid/.test(message)) return { code: 'BAD_INPUT', ...http };
  return error.path ? { code: 'INTERNAL' } : { code: 'BAD_REQUEST', ...http };
}

/** How Yoga picks the answer's status; `spec`: 200 for clients that accept no GraphQL media type. */
interface HttpHints {
  readonly status?: number;
  readonly spec?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** When to come again, as a header says it (RFC 9110, section 10.2.3); none where the refusal does not say. */
export function retryAfter(detail: unknown): Readonly<Record<string, string>> {
  const seconds = (detail as { retryAfterSeconds?: unknown } | undefined)?.retryAfterSeconds;
  return typeof seconds === 'number' ? { 'retry-after': `${seconds}` } : {};
}

/** `hasField`: a field's error leaves the rest of the answer, so it has no status of its own. */
function httpOf(code: ErrorCode, { http, detail }: GraphQLErrorExtensions, hasField: boolean): HttpHints | undefined {
  const hints = http as HttpHints | undefined;
  if (!hints && !hasField && FAULTS_OF_REQUEST.has(code)) return { status: ERRORS[code].status, spec: true };
  if (!REFUSES_REQUEST.has(code)) return hints;
  const headers = { ...hints?.headers, ...retryAfter(detail) };
  return { ...hints, status: hints?.status ?? ERRORS[code].status, spec: false, headers };
}

/**
 * What a client sees of an error: its code with what that means and what to do, a message of constants, its place in the
 * document. No value, no stack, no text of a library. `INTERNAL` hides an unforeseen error; `unforeseen` passes it to the log.
 */
export function publicError(error: unknown, unforeseen: (error: unknown) => void): GraphQLError {
  const { code, message, extensions } = judge(error);
  if (code === 'INTERNAL') unforeseen(error);
  const at = error instanceof GraphQLError ? error : undefined;
  const http = httpOf(code, extensions ?? {}, at?.path !== undefined);
  return new GraphQLError(message ?? ERRORS[code].message, {
    nodes: at?.nodes ?? null,
    source: at?.source ?? null,
    positions: at?.positions ?? null,
    path: at?.path ?? null,
    extensions: { ...extensions, code, ...errorHelp(code), ...(http ? { http } : {}) },
  });
}

/** The body of an answer that is refused before GraphQL sees the request. */
export const refusalBody = (code: ErrorCode, extensions: GraphQLErrorExtensions = {}): string =>
  JSON.stringify({
    errors: [{ message: ERRORS[code].message, extensions: { ...extensions, code, ...errorHelp(code) } }],
  });
