import { type Exchange, respondJson } from './exchange.ts';
import { GRAPHQL_PATH, type GraphQLHandler } from './yoga.ts';

/** Answers an exchange of one of the REST paths; false where the path is none. */
export type RestHandler = (exchange: Exchange) => Promise<boolean>;

/** A REST path is a stored operation of the schema: the same checks, limits and errors hold. */
interface Route {
  readonly path: RegExp;
  readonly document: string;
  readonly variables: (match: RegExpExecArray, query: URLSearchParams) => Readonly<Record<string, unknown>>;
}

interface Answer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly path?: readonly unknown[]; readonly extensions?: { readonly code?: string } }[];
}

const paging = (query: URLSearchParams) => {
  const first = query.get('first');
  return { first: first === null ? null : Number(first), after: query.get('after') };
};

/** Statuses of an answer whose one root field is null. */
const STATUS: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  SESSION_INVALID: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_INPUT: 400,
  BAD_REQUEST: 400,
  QUERY_TOO_COSTLY: 400,
  DATABASE_UNAVAILABLE: 503,
  CHAIN_UNAVAILABLE: 503,
  TIMEOUT: 503,
};

/** Nothing of an answer is missing but what the viewer may not read: `data` is the root field's value. */
function statusOf(value: unknown, { errors = [] }: Answer): number {
  const root = errors.find((error) => (error.path?.length ?? 0) <= 1);
  if (root) return STATUS[root.extensions?.code ?? ''] ?? 500;
  return value === null || value === undefined ? 404 : 200;
}

/** GET paths over the GraphQL handler. `graphql` sees each as a POST of the stored document with the caller's token. */
export function createRest(graphql: GraphQLHandler, routes: readonly Route[] = ROUTES): RestHandler {
  return async ({ req, res, id, path, facts }) => {
    for (const route of routes) {
      const match = route.path.exec(path);
      if (!match) continue;
      const { searchParams } = new URL(req.url ?? '/', 'http://gateway');
      const { authorization } = req.headers;
      const response = await graphql.fetch(
        `http://gateway${GRAPHQL_PATH}`,
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/json',
            ...(authorization ? { authorization } : {}),
          },
          body: JSON.stringify({ query: route.document, variables: route.variables(match, searchParams) }),
        },
        { requestId: id, facts },
      );
      const answer = (await response.json()) as Answer;
      const value = Object.values(answer.data ?? {})[0];
      const status = response.status === 200 ? statusOf(value, answer) : response.status;
      respondJson(res, status, status === 200 ? { data: value, ...errorsOf(answer) } : errorsOf(answer));
      return true;
    }
    return false;
  };
}

const errorsOf = ({ errors }: Answer) => (errors ? { errors } : {});

export const ROUTES: readonly Route[] = [];

export { paging, type Route };
