import { type DocumentNode, GraphQLError, getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { AppError } from '../../core/errors/app-error.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { ContextFactory } from './context.ts';
import { publicError } from './errors.ts';
import { fragmentsOf, introspectionCost } from './introspection.ts';

/** What graphql-js adds to a fault of a document: names of the schema that are like the one it did not find. */
const SUGGESTION = / Did you mean .*$/s;

interface Answer {
  readonly errors?: readonly unknown[];
}

/** Without the suggestions; undefined where there are none. */
function withoutSuggestions<T extends Answer>(result: T): T | undefined {
  const { errors } = result;
  if (!errors?.some((error) => error instanceof GraphQLError && SUGGESTION.test(error.message))) return undefined;
  const cut = errors.map((error) => {
    if (!(error instanceof GraphQLError)) return error;
    const { nodes, source, positions, path, extensions } = error;
    return new GraphQLError(error.message.replace(SUGGESTION, ''), {
      nodes: nodes ?? null,
      source: source ?? null,
      positions: positions ?? null,
      path: path ?? null,
      extensions,
    });
  });
  return { ...result, errors: cut };
}

/**
 * The schema is for admins: introspection by anybody else is answered FORBIDDEN, and errors suggest no names. Whether it
 * is an admin is looked up only where an answer depends on it.
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
      const cut = withoutSuggestions(result as Answer);
      if (cut === undefined || (await isAdmin(request).catch(() => false))) return;
      setResult(cut as typeof result);
    },
  };
}
