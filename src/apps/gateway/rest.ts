import type { ErrorCode } from '../../core/errors/codes.ts';
import type { Data, RestRoute } from '../../graphql/rest.ts';
import { modules } from '../../modules.ts';
import { retryAfter } from './errors.ts';
import { type Exchange, refuse, respondJson } from './exchange.ts';
import { GRAPHQL_PATH, type GraphQLHandler } from './yoga.ts';

/** Every noun's paths; no two match one path. */
export const ROUTES: readonly RestRoute[] = modules.flatMap(({ rest }) => rest ?? []);

/** Answers an exchange of one of the REST paths; false where the path is none. */
export type RestHandler = (exchange: Exchange) => Promise<boolean>;

interface Answer {
  readonly data?: Data | null;
  readonly errors?: readonly {
    readonly path?: readonly unknown[];
    readonly extensions?: { readonly code?: ErrorCode; readonly detail?: unknown };
  }[];
}

/** Statuses of refusals; a code that is not among them is the service's failure. */
const STATUS: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  SESSION_INVALID: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_INPUT: 400,
  CHAIN_REQUIRED: 400,
  CHAIN_REFUSED: 400,
  CURSOR_INVALID: 400,
  PAGE_INVALID: 400,
  BAD_REQUEST: 400,
  QUERY_TOO_COSTLY: 400,
  DATABASE_UNAVAILABLE: 503,
  CHAIN_UNAVAILABLE: 503,
  CHAIN_BEHIND: 503,
  CHAIN_STALE: 503,
  TIMEOUT: 503,
  OVERLOADED: 503,
  RATE_LIMITED: 429,
};

/** The code that refuses the whole path: an error of a root field, or one that left none of it, or the route's own gate. */
function refusalOf({ data, errors = [] }: Answer, route: RestRoute): { code: ErrorCode; detail?: unknown } | null {
  const root = errors.find(({ path = [] }) => path.length <= 1 || data?.[String(path[0])] === null);
  if (root || !data) return { code: 'INTERNAL', ...root?.extensions };
  const code = route.refuse?.(data);
  return code ? { code } : null;
}

/**
 * GET paths over the GraphQL handler, which sees each as a POST of the stored document with the caller's own token.
 * A page is `{ items, pageInfo }` and takes `first` and `after`; an auction pages its rounds, `{ rounds, roundsPageInfo }`.
 * What the viewer may not read is null, as in GraphQL, with the denials in `errors`.
 */
export function createRest(graphql: GraphQLHandler, chains: readonly string[]): RestHandler {
  async function ask(route: RestRoute, variables: Data, { req, id, facts, quota, closed }: Exchange): Promise<Answer> {
    const { authorization } = req.headers;
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const response = await graphql.fetch(
      `http://gateway${GRAPHQL_PATH}`,
      {
        method: 'POST',
        headers: authorization ? { ...headers, authorization } : headers,
        body: JSON.stringify({ query: route.document, variables }),
      },
      { requestId: id, facts, quota, closed },
    );
    return (await response.json()) as Answer;
  }

  return async (exchange) => {
    for (const route of ROUTES) {
      const match = route.path.exec(exchange.path);
      if (!match) continue;
      const query = new URL(exchange.req.url ?? '/', 'http://gateway').searchParams;
      const parts = decoded(match.slice(1));
      const variables = parts && route.variables(parts, query, chains);
      if (!variables) return false;
      const answer = await ask(route, variables, exchange);
      const refused = refusalOf(answer, route);
      if (refused) refuse(exchange, STATUS[refused.code] ?? 500, refused.code, retryAfter(refused.detail));
      else {
        const { errors } = answer;
        respondJson(exchange.res, 200, { data: route.pick(answer.data as Data), ...(errors ? { errors } : {}) });
      }
      return true;
    }
    return false;
  };
}

/** Percent-encoded parts of a path (RFC 3986) as they were before; null where one is not well formed. */
function decoded(parts: readonly string[]): string[] | null {
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return null;
  }
}
