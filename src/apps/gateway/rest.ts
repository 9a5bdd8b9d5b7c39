import { parse } from 'graphql';
import { ERRORS, type ErrorCode } from '../../core/errors/codes.ts';
import { didYouMean } from '../../core/near-name.ts';
import { variablePlaces } from '../../graphql/input-faults.ts';
import type { Data, RestParameter, RestRoute } from '../../graphql/rest/route.ts';
import { modules } from '../../modules.ts';
import { retryAfter } from './errors.ts';
import { type Exchange, refuse, respond, respondJson } from './exchange.ts';
import { askGraphQL, type OwnGraphQL } from './own-requests.ts';
import type { CompiledAnswers } from './reads/compiled-answers.ts';

export interface RestDeps {
  readonly graphql: OwnGraphQL;
  readonly compiled: Pick<CompiledAnswers, 'read'>;
  /** The names of the chains that are served. */
  readonly chains: readonly string[];
}

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
  /** Of an input that is not of its form: the argument that the document gives the parameter to, and what it takes. */
  readonly argument?: readonly string[];
  readonly expected?: string;
}

/** What the path and its query string say: variables of the document, and the parameter that set each. */
interface Given {
  readonly variables: Data;
  /** By the argument that the document gives the parameter to. */
  readonly parameters: ReadonlyMap<string, readonly [name: string, parameter: RestParameter]>;
}

/** What a refusal says beyond its code, with a parameter in place of the document's argument. */
function extensionsOf({ code, argument, expected, detail }: Refused, { parameters }: Given) {
  const [first = '', ...rest] = argument ?? [];
  const [name, parameter] = parameters.get(first) ?? [];
  const form = (code === 'BAD_INPUT' && parameter?.description.replace(/\.$/, '')) || expected;
  return {
    ...(detail === undefined ? {} : { detail }),
    ...(argument === undefined ? {} : { argument: [name ?? first, ...rest] }),
    ...(form === undefined ? {} : { expected: form }),
  };
}

/**
 * The code that refuses the whole path: an error of a root field, or one that left none of it, one of what was asked, at any
 * depth (a cursor that is of another list), or the route's own gate.
 */
function refusalOf({ data, errors = [] }: Answer, route: RestRoute): Refused | null {
  const root = errors.find(
    ({ path = [], extensions }) =>
      path.length <= 1 ||
      data?.[String(path[0])] === null ||
      (extensions?.code && ERRORS[extensions.code].status === 400),
  );
  if (root || !data) return { code: 'INTERNAL', ...root?.extensions };
  const code = route.refuse?.(data);
  if (code) return { code };
  return route.answer.media && errors[0] ? { code: 'INTERNAL', ...errors[0].extensions } : null;
}

interface Matched {
  readonly route: RestRoute;
  readonly parts: readonly string[];
}

/** `/series/{id}` as what a path is held against; each part is one segment. */
const matcherOf = ({ path }: RestRoute): RegExp =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)').replaceAll('.', '\\.')}$`);

const matchers = ROUTES.map((route) => ({ route, matcher: matcherOf(route) }));

/** The arguments that take the variables of each route's document, by the variables' names. */
const placesOf = new Map(ROUTES.map((route) => [route, variablePlaces(parse(route.document))]));

function match(path: string): Matched | null {
  for (const { route, matcher } of matchers) {
    const found = matcher.exec(path);
    const parts = found && decoded(found.slice(1));
    if (parts) return { route, parts };
  }
  return null;
}

/** Null where the path and its query string name what is not served. */
function givenBy({ route, parts }: Matched, query: URLSearchParams, chains: readonly string[]): Given | null {
  const texts = [
    ...Object.entries(route.parts ?? {}).map(([name, part], i) => [name, part, parts[i] ?? ''] as const),
    ...Object.entries(route.query ?? {}).flatMap(([name, parameter]) =>
      query.has(name) ? [[name, parameter, query.getAll(name).join()] as const] : [],
    ),
  ];
  const variables: Record<string, unknown> = {};
  const parameters = new Map<string, readonly [string, RestParameter]>();
  for (const [name, parameter, text] of texts) {
    const said = parameter.variables(text, chains);
    if (said === null) return null;
    Object.assign(variables, said);
    for (const variable of Object.keys(said)) {
      const [argument = variable] = placesOf.get(route)?.get(variable) ?? [];
      parameters.set(argument, [name, parameter]);
    }
  }
  return { variables, parameters };
}

/**
 * GET paths over the GraphQL handler, which sees each as a POST of the stored document with the caller's own token.
 * A parameter that the path does not take is refused. A page is `{ items, pageInfo }` and takes `first` and `after`; an auction pages its rounds, `{ rounds, roundsPageInfo }`.
 * What the viewer may not read is null, as in GraphQL, with the denials in `errors`.
 */
export function createRest({ graphql, compiled, chains }: RestDeps): RestHandler {
  return async (exchange) => {
    const matched = match(exchange.path);
    if (!matched) return false;
    const query = new URL(exchange.req.url ?? '/', 'http://gateway').searchParams;
    const taken = Object.keys(matched.route.query ?? {});
    const unknown = [...query.keys()].find((name) => !taken.includes(name));
    if (unknown !== undefined) {
      // The parameter is not repeated, because it is whatever the client sent.
      const list = `one of the parameters ${taken.join(', ')}${didYouMean(unknown, taken)}`;
      refuse(exchange, 'BAD_INPUT', { extensions: { expected: taken.length > 0 ? list : 'no parameters' } });
      return true;
    }
    const given = givenBy(matched, query, chains);
    if (!given) return false;
    const { route } = matched;
    const { variables } = given;
    const end = await compiled.read(exchange, { query: route.document, variables }, exchange.closed);
    if (end.kind === 'gone') return true;
    const body = JSON.stringify({ query: route.document, variables });
    const answer = (
      end.kind === 'answered'
        ? JSON.parse(end.pieces.join(''))
        : await (await askGraphQL(graphql, exchange, { accept: 'application/json', body }, end.handover)).json()
    ) as Answer;
    const refused = refusalOf(answer, route);
    if (refused)
      refuse(exchange, refused.code, {
        headers: retryAfter(refused.detail),
        extensions: extensionsOf(refused, given),
      });
    else {
      const { errors } = answer;
      const { media, pick } = route.answer;
      const data = pick(answer.data as Data);
      if (media) respond(exchange.res, 200, data as string, { 'content-type': `${media}; charset=utf-8` });
      else respondJson(exchange.res, 200, { data, ...(errors ? { errors } : {}) });
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
