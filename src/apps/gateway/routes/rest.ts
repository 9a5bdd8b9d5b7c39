import { ERRORS, type ErrorCode } from '@income-series/protocol/errors/codes';
import { parse } from 'graphql';
import { didYouMean } from '../../../core/near-name.ts';
import { variablePaths } from '../../../graphql/input-faults.ts';
import type { Data, RestParameter, RestRoute } from '../../../graphql/rest/route.ts';
import { modules } from '../../../modules.ts';
import { retryAfter } from '../http/errors.ts';
import { type RouteHandler, refuse, respond, respondJson } from '../http/exchange.ts';
import type { CompiledAnswers } from '../operations/compiled-answers.ts';
import { fetchOwnGraphQL, type OwnGraphQL } from '../operations/own-requests.ts';

export interface RestDeps {
  readonly graphql: OwnGraphQL;
  readonly compiled: Pick<CompiledAnswers, 'read'>;
  readonly chains: readonly string[];
}

/** The REST paths of all modules. No request matches two of them. */
export const ROUTES: readonly RestRoute[] = modules.flatMap(({ rest }) => rest ?? []);

const UNKNOWN_PARAMETER = 'The query string has a parameter that the path does not take.';

interface Answer {
  readonly data?: Data | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly unknown[];
    readonly extensions?: { readonly code?: ErrorCode; readonly detail?: unknown };
  }[];
}

interface RefusalFacts {
  readonly code: ErrorCode;
  /** Default: the message of the code, because a message of GraphQL may name parts of the document. */
  readonly message?: string;
  readonly detail?: unknown;
  /** The document's argument at fault, for an input of the wrong form; `expected` describes the right form. */
  readonly argument?: readonly string[];
  readonly expected?: string;
}

/** A request's variables for the document, and the REST parameters that set them. */
interface RouteInput {
  readonly variables: Data;
  /** The route's parameters, by the document's argument that takes each. */
  readonly parameters: ReadonlyMap<string, readonly [name: string, parameter: RestParameter]>;
}

/** The extensions of a refusal. They name the REST parameter at fault instead of the document's argument. */
function extensionsOf({ code, argument, expected, detail }: RefusalFacts, { parameters }: RouteInput) {
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
 * The refusal of the whole answer; null if there is none. Causes: an error of a root field or that made a root field null, an
 * error with status 400 at any depth (such as a cursor of another list), the route's own `refuse`, and any error of a CSV answer.
 */
function refusalOf({ data, errors = [] }: Answer, route: RestRoute): RefusalFacts | null {
  const refusingError = errors.find(
    ({ path = [], extensions }) =>
      path.length <= 1 ||
      data?.[String(path[0])] === null ||
      (extensions?.code && ERRORS[extensions.code].status === 400),
  );
  if (refusingError?.extensions?.code === 'SESSION_INVALID')
    return { code: 'SESSION_INVALID', message: refusingError.message };
  if (refusingError || !data) return { code: 'INTERNAL', ...refusingError?.extensions };
  const code = route.refuse?.(data);
  if (code) return { code };
  return route.answer.media && errors[0] ? { code: 'INTERNAL', ...errors[0].extensions } : null;
}

interface RouteMatch {
  readonly route: RestRoute;
  readonly parts: readonly string[];
}

/** Converts a route's path, as `/series/{id}`, to a regular expression; each part matches one segment. */
const createMatcher = ({ path }: RestRoute): RegExp =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)').replaceAll('.', '\\.')}$`);

const matchers = ROUTES.map((route) => ({ route, matcher: createMatcher(route) }));

/** The argument that each variable of a route's document is passed to, by route. */
const argumentPaths = new Map(ROUTES.map((route) => [route, variablePaths(parse(route.document))]));

/** Finds the route of a path; null if none matches, or a part of the path is malformed. */
function match(path: string): RouteMatch | null {
  for (const { route, matcher } of matchers) {
    const segments = matcher.exec(path);
    const parts = segments && decodeParts(segments.slice(1));
    if (parts) return { route, parts };
  }
  return null;
}

/** Tests that a path is of REST. */
export const isRestPath = (path: string): boolean => match(path) !== null;

/** Converts the parts of a path and its query string to variables; null if they name a chain without service. */
function readInput({ route, parts }: RouteMatch, query: URLSearchParams, chains: readonly string[]): RouteInput | null {
  const texts = [
    ...Object.entries(route.parts ?? {}).map(([name, part], i) => [name, part, parts[i] ?? ''] as const),
    ...Object.entries(route.query ?? {}).flatMap(([name, parameter]) =>
      query.has(name) ? [[name, parameter, query.getAll(name).join()] as const] : [],
    ),
  ];
  const variables: Record<string, unknown> = {};
  const parameters = new Map<string, readonly [string, RestParameter]>();
  for (const [name, parameter, text] of texts) {
    const values = parameter.variables(text, chains);
    if (values === null) return null;
    Object.assign(variables, values);
    for (const variable of Object.keys(values)) {
      const [argument = variable] = argumentPaths.get(route)?.get(variable) ?? [];
      parameters.set(argument, [name, parameter]);
    }
  }
  return { variables, parameters };
}

/**
 * Creates the handler of the REST paths. It runs each path's stored document with the caller's token, as a compiled read or by
 * the GraphQL handler. Unknown parameters are refused. A value that the viewer may not read is null, with an entry in `errors`.
 */
export function createRest({ graphql, compiled, chains }: RestDeps): RouteHandler {
  return async (exchange) => {
    const matched = match(exchange.path);
    if (!matched) return false;
    const query = new URL(exchange.req.url ?? '/', 'http://gateway').searchParams;
    const accepted = Object.keys(matched.route.query ?? {});
    const unknown = [...query.keys()].find((name) => !accepted.includes(name));
    if (unknown !== undefined) {
      // The message does not repeat the parameter, because its text is the client's.
      const list = `one of the parameters ${accepted.join(', ')}${didYouMean(unknown, accepted)}`;
      const extensions = { expected: accepted.length > 0 ? list : 'no parameters' };
      refuse(exchange, 'BAD_INPUT', { message: UNKNOWN_PARAMETER, extensions });
      return true;
    }
    const input = readInput(matched, query, chains);
    if (!input) return false;
    const { route } = matched;
    const { variables } = input;
    const end = await compiled.read(exchange, { query: route.document, variables });
    if (end.kind === 'gone') return true;
    const body = JSON.stringify({ query: route.document, variables });
    const answer = (
      end.kind === 'answered'
        ? JSON.parse(end.pieces.join(''))
        : await (await fetchOwnGraphQL(graphql, exchange, { accept: 'application/json', body }, end.handover)).json()
    ) as Answer;
    const refused = refusalOf(answer, route);
    if (refused)
      refuse(exchange, refused.code, {
        headers: retryAfter(refused.detail),
        extensions: extensionsOf(refused, input),
        ...(refused.message === undefined ? {} : { message: refused.message }),
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

/** Decodes percent-encoded parts of a path (RFC 3986); null if one is malformed. */
function decodeParts(parts: readonly string[]): string[] | null {
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return null;
  }
}
