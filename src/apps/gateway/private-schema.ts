import { type DocumentNode, GraphQLError, getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { AppError } from '../../core/errors/app-error.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { ContextFactory } from './context.ts';
import { publicError } from './errors.ts';
import { fragmentsOf, introspectionCost } from './introspection.ts';

/** What graphql-js adds to a fault of a document: names of the schema that are like the one it did not find. */
const SUGGESTION = / Did you mean .*$/s;
/** What it quotes: fields and arguments, types as `[Name!]!`, and a field with its type as `Type.field`. */
const QUOTED = /"[^"]*"/g;
const NAME = /[_A-Za-z][_0-9A-Za-z]*/g;
const NAME_AS_TYPE = /\[*([_A-Za-z][_0-9A-Za-z]*)[\]!]*/g;

interface Answer {
  readonly errors?: readonly unknown[];
}

/** The message without suggestions, and with `…` for every name that is not written in the document. */
const withoutSchemaNames = (message: string, written: ReadonlySet<string>): string =>
  message
    .replace(SUGGESTION, '')
    .replace(QUOTED, (quoted) => quoted.replace(NAME_AS_TYPE, (all, name: string) => (written.has(name) ? all : '…')));

/** The answer with such messages; undefined where nothing changes. */
function withoutSchema<T extends Answer>(result: T): T | undefined {
  let changed = false;
  let written: ReadonlySet<string> | undefined; // once: all errors of an answer are of one document
  const errors = result.errors?.map((error) => {
    if (!(error instanceof GraphQLError) || error.extensions.code !== 'INVALID_DOCUMENT') return error;
    written ??= new Set(error.source?.body.match(NAME));
    const message = withoutSchemaNames(error.message, written);
    if (message === error.message) return error;
    changed = true;
    const { nodes, source, positions, path, extensions } = error;
    return new GraphQLError(message, {
      nodes: nodes ?? null,
      source: source ?? null,
      positions: positions ?? null,
      path: path ?? null,
      extensions,
    });
  });
  return changed ? { ...result, errors } : undefined;
}

/**
 * The schema is for admins: introspection by anybody else is answered FORBIDDEN, and errors have no name of it that the
 * document did not have. Whether it is an admin is looked up only where an answer depends on it.
 */
export function usePrivateSchema(contexts: Pick<ContextFactory, 'of'>): Plugin {
  const isAdmin = async (request: Request): Promise<boolean> => {
    const { viewer } = await contexts.of(request.headers.get('authorization'), '');
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
      const cut = withoutSchema(result as Answer);
      if (cut === undefined || (await isAdmin(request).catch(() => false))) return;
      setResult(cut as typeof result);
    },
  };
}
