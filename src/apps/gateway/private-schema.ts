import { type DocumentNode, GraphQLError, getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { AppError } from '../../core/errors/app-error.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { ContextFactory } from './context.ts';
import { publicError } from './errors.ts';
import { fragmentsOf, introspectionCost } from './introspection.ts';

/** Matches the suggestion of similar schema names that graphql-js appends to a message. */
const SUGGESTION = / Did you mean .*$/s;
/** Matches quoted names in messages of graphql-js: fields, arguments, types as `[Name!]!`, and `Type.field`. */
const QUOTED = /"[^"]*"/g;
const NAME = /[_A-Za-z][_0-9A-Za-z]*/g;
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

/** Removes schema names from the messages of an answer; undefined if nothing changes. */
function redactSchemaNames<T extends Answer>(result: T): T | undefined {
  let hasChanges = false;
  let documentNames: ReadonlySet<string> | undefined; // all errors of an answer have the same document
  const errors = result.errors?.map((error) => {
    if (!(error instanceof GraphQLError) || error.extensions.code !== 'INVALID_DOCUMENT') return error;
    documentNames ??= new Set(error.source?.body.match(NAME));
    const message = redactMessage(error.message, documentNames);
    if (message === error.message) return error;
    hasChanges = true;
    const { nodes, source, positions, path, extensions } = error;
    return new GraphQLError(message, {
      nodes: nodes ?? null,
      source: source ?? null,
      positions: positions ?? null,
      path: path ?? null,
      extensions,
    });
  });
  return hasChanges ? { ...result, errors } : undefined;
}

/**
 * Yoga plugin: hides the schema from everybody but admins. Introspection is FORBIDDEN, and error messages contain no schema
 * names but those in the document. The viewer is read for this only if an answer depends on it.
 */
export function usePrivateSchema(contexts: Pick<ContextFactory, 'create'>): Plugin {
  const isAdmin = async (request: Request): Promise<boolean> => {
    const { viewer } = await contexts.create(request.headers.get('authorization'), '');
    return viewer.isAdmin;
  };
  return {
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
      const publicResult = redactSchemaNames(result as Answer);
      if (publicResult === undefined || (await isAdmin(request).catch(() => false))) return;
      setResult(publicResult as typeof result);
    },
  };
}
