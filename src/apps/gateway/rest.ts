import type { ErrorCode } from '../../core/errors/codes.ts';
import type { Data, RestRoute } from '../../graphql/rest/route.ts';
import { modules } from '../../modules.ts';
import { retryAfter } from './errors.ts';
import { type Exchange, refuse, respondJson } from './exchange.ts';
import { askGraphQL, type OwnGraphQL } from './own-requests.ts';

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

interface Refused {
  readonly code: ErrorCode;
  readonly detail?: unknown;
  /** Of an input that is not of its form: the document's variable, which is the path's parameter, and what it takes. */
  readonly argument?: readonly string[];
  readonly expected?: string;
}

const argumentOf = ({ argument, expected }: Refused) =>
  argument === undefined ? {} : { argument: argument.map((name) => name.replace(/^\$/, '')), expected };

/** The code that refuses the whole path: an error of a root field, or one that left none of it, or the route's own gate. */
function refusalOf({ data, errors = [] }: Answer, route: RestRoute): Refused | null {
  const root = errors.find(({ path = [] }) => path.length <= 1 || data?.[String(path[0])] === null);
  if (root || !data) return { code: 'INTERNAL', ...root?.extensions };
  const code = route.refuse?.(data);
  return code ? { code } : null;
}

interface Matched {
  readonly route: RestRoute;
  readonly parts: readonly string[];
}

/** `/series/{id}` as what a path is held against; each part is one segment. */
const matcherOf = ({ path }: RestRoute): RegExp =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)').replaceAll('.', '\\.')}$`);

const matchers = ROUTES.map((route) => ({ route, matcher: matcherOf(route) }));

function match(path: string): Matched | null {
  for (const { route, matcher } of matchers) {
    const found = matcher.exec(path);
    const parts = found && decoded(found.slice(1));
    if (parts) return { route, parts };
  }
  return null;
}

/** What the path and its query string say; null where they name what is not served. */
function variablesOf({ route, parts }: Matched, query: URLSearchParams, chains: readonly string[]): Data | null {
  const said = Object.values(route.parts ?? {}).map((part, i) => part.variables(parts[i] ?? '', chains));
  for (const [name, parameter] of Object.entries(route.query ?? {})) {
    const given = query.getAll(name);
    if (given.length > 0) said.push(parameter.variables(given.join(), chains));
  }
  return said.every((one) => one !== null) ? Object.assign({}, ...said) : null;
}

/**
 * GET paths over the GraphQL handler, which sees each as a POST of the stored document with the caller's own token.
 * A page is `{ items, pageInfo }` and takes `first` and `after`; an auction pages its rounds, `{ rounds, roundsPageInfo }`.
 * What the viewer may not read is null, as in GraphQL, with the denials in `errors`.
 */
export function createRest(graphql: OwnGraphQL, chains: readonly string[]): RestHandler {
  return async (exchange) => {
    const matched = match(exchange.path);
    if (!matched) return false;
    const query = new URL(exchange.req.url ?? '/', 'http://gateway').searchParams;
    const variables = variablesOf(matched, query, chains);
    if (!variables) return false;
    const { route } = matched;
    const body = JSON.stringify({ query: route.document, variables });
    const response = await askGraphQL(graphql, exchange, { accept: 'application/json', body });
    const answer = (await response.json()) as Answer;
    const refused = refusalOf(answer, route);
    if (refused)
      refuse(exchange, refused.code, { headers: retryAfter(refused.detail), extensions: argumentOf(refused) });
    else {
      const { errors } = answer;
      const data = route.answer.pick(answer.data as Data);
      respondJson(exchange.res, 200, { data, ...(errors ? { errors } : {}) });
    }
    return true;
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
