import { AppError } from '@income-series/protocol/errors/app-error';
import { ERRORS } from '@income-series/protocol/errors/codes';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLErrorExtensions,
  getOperationAST,
  Lexer,
  Source,
  TokenKind,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { GatewayContext } from '../../../graphql/context.ts';
import { fragmentsOf, introspectionCost } from '../documents/introspection.ts';
import { publicError } from '../http/errors.ts';
import type { ContextFactory } from './context.ts';

/** Matches the suggestion of similar schema names that graphql-js appends to a message. */
const SUGGESTION = / Did you mean .*$/s;
/** Matches quoted names in messages of graphql-js: fields, arguments, types as `[Name!]!`, and `Type.field`. */
const QUOTED = /"[^"]*"/g;
const NAME_AS_TYPE = /\[*([_A-Za-z][_0-9A-Za-z]*)[\]!]*/g;

interface Answer {
  readonly errors?: readonly unknown[];
}

/** Removes suggestions from a message, and replaces quoted names that are not in the document by `…`. */
const redactMessage = (message: string, documentNames: ReadonlySet<string>): string =>
  message
    .replace(SUGGESTION, '')
    .replace(QUOTED, (quotation) =>
      quotation.replace(NAME_AS_TYPE, (match, name: string) => (documentNames.has(name) ? match : '…')),
    );

/** The text that the sender of a request wrote. */
interface SentRequest {
  readonly query?: unknown;
  readonly variables?: unknown;
}

/** Collects the names of the members of a JSON value, at any depth. */
function memberNames(value: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  const unvisited: unknown[] = [value];
  while (unvisited.length > 0) {
    const inner = unvisited.pop();
    if (typeof inner !== 'object' || inner === null) continue;
    for (const [name, member] of Object.entries(inner)) {
      names.add(name);
      unvisited.push(member);
    }
  }
  return names;
}

const isIndex = (name: string): boolean => /^\d+$/.test(name);

/** Collects the names that a document uses. Words in its comments and texts are no names. */
function namesIn(text: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  if (typeof text !== 'string') return names;
  const lexer = new Lexer(new Source(text));
  while (lexer.advance().kind !== TokenKind.EOF) if (lexer.token.kind === TokenKind.NAME) names.add(lexer.token.value);
  return names;
}

const copyWith = (error: GraphQLError, message: string, extensions: GraphQLErrorExtensions): GraphQLError => {
  const { nodes = null, source = null, positions = null, path = null } = error;
  return new GraphQLError(message, { nodes, source, positions, path, extensions });
};

/** Removes from the error of an input the type, the allowed values, and the part of the argument's path that the sender did not write. */
function redactInput(error: GraphQLError, writtenNames: ReadonlySet<string>): GraphQLError {
  const { argument, expected: _, ...extensions } = error.extensions;
  const path = (argument ?? []) as readonly string[];
  const end = path.findIndex((name) => !isIndex(name) && !writtenNames.has(name));
  const written = end === -1 ? path : path.slice(0, end);
  return copyWith(
    error,
    ERRORS.BAD_INPUT.message,
    written.length > 0 ? { ...extensions, argument: written } : extensions,
  );
}

/** Creates the redaction of an answer's errors. `sent` is null for a trusted document, whose inputs are explained. */
function createRedaction(sent: SentRequest | null): (error: unknown) => unknown {
  let writtenNames: ReadonlySet<string> | undefined;
  return (error) => {
    if (!(error instanceof GraphQLError)) return error;
    const { message, extensions, path, source } = error;
    if (extensions.code === 'BAD_INPUT' && sent !== null && !path) {
      writtenNames ??= new Set([...namesIn(sent.query), ...memberNames(sent.variables)]);
      return redactInput(error, writtenNames);
    }
    if (extensions.code !== 'INVALID_DOCUMENT') return error;
    const redacted = redactMessage(message, namesIn(source?.body));
    return redacted === message ? error : copyWith(error, redacted, extensions);
  };
}

/** Removes schema names from the errors of an answer; undefined if nothing changes. */
function redactSchemaNames<T extends Answer>(result: T, sent: SentRequest | null): T | undefined {
  const errors = result.errors?.map(createRedaction(sent));
  return errors?.some((error, i) => error !== result.errors?.[i]) ? { ...result, errors } : undefined;
}

/**
 * Yoga plugin: hides the schema from everybody but admins. Introspection is FORBIDDEN. An error about a document contains no
 * schema names except those that the document uses. An error about an input omits the input's type and allowed values, unless
 * the document is trusted. The viewer is read only if one of these rules changes the answer.
 */
export function usePrivateSchema(contexts: Pick<ContextFactory, 'create'>, trustedTexts: ReadonlySet<string>): Plugin {
  const sentBy = new WeakMap<Request, SentRequest>();
  const isAdmin = async (request: Request): Promise<boolean> => {
    const { viewer } = await contexts.create(request.headers.get('authorization'), '');
    return viewer.isAdmin;
  };
  return {
    onParams({ request, params }) {
      if (!trustedTexts.has(params.query ?? '')) sentBy.set(request, params);
    },
    onExecute({ args, setResultAndStopExecution }) {
      const { operationName, contextValue } = args;
      const document = args.document as DocumentNode;
      const operation = getOperationAST(document, operationName);
      if (!operation || (contextValue as unknown as GatewayContext).viewer.isAdmin) return;
      if (introspectionCost(operation.selectionSet, fragmentsOf(document)) === 0) return;
      setResultAndStopExecution({ errors: [publicError(new AppError('FORBIDDEN'), () => {})] });
    },
    async onResultProcess({ request, result, setResult }) {
      if (Array.isArray(result) || Symbol.asyncIterator in result) return;
      const publicResult = redactSchemaNames(result as Answer, sentBy.get(request) ?? null);
      if (publicResult === undefined || (await isAdmin(request).catch(() => false))) return;
      setResult(publicResult as typeof result);
    },
  };
}
