import { createHash } from 'node:crypto';
import { type DocumentNode, getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { CompiledMode } from '../../config/types.ts';
import { withDeadline } from '../../core/deadline.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Metrics } from '../../core/metrics.ts';
import type { Tracer } from '../../core/tracing.ts';
import type { Answer, CompiledReads, Fallback } from '../../graphql/execution/compiled-reads.ts';
import type { Admission, Admitted } from './admission.ts';
import type { DocumentCache } from './document-cache.ts';
import { publicError } from './errors.ts';
import { type Exchange, respond } from './exchange.ts';
import type { Limits } from './limits.ts';

/** What Yoga is given of a request that came here first: its place, and what its answer has to be equal to. */
export interface Handed {
  /** Its operation, where it was let in or refused. */
  readonly admitted?: Promise<Admitted>;
  readonly expected?: Answer;
}

export interface CompiledAnswersDeps {
  readonly reads: CompiledReads;
  /** Documents that are valid and within the limits, by their texts: those that Yoga has answered before. */
  readonly valid: DocumentCache<DocumentNode>;
  readonly admit: Admission;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
  readonly mode: CompiledMode;
  /** Called with why a statement failed: the resolvers then answer. */
  readonly onFailure: (error: unknown) => void;
}

/** Answers the requests whose operations are compiled, before Yoga. */
export interface CompiledAnswers {
  /** Null where it has answered; else what Yoga goes on from. */
  answer(exchange: Exchange, body: Buffer, closed: AbortSignal): Promise<Handed | null>;
}

/** The members of a request that is like any other; null where there are more, or others. */
interface Posted {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Readonly<Record<string, unknown>> | null;
}

const MEMBERS: ReadonlySet<string> = new Set(['query', 'operationName', 'variables']);

function postedBy(body: Buffer): Posted | null {
  try {
    const posted = JSON.parse(body.toString('utf8')) as Posted | null;
    if (typeof posted !== 'object' || posted === null || Array.isArray(posted)) return null;
    const { query, operationName, variables } = posted;
    const isPlain =
      typeof query === 'string' &&
      (operationName == null || typeof operationName === 'string') &&
      (variables == null || (typeof variables === 'object' && !Array.isArray(variables))) &&
      Object.keys(posted).every((name) => MEMBERS.has(name));
    return isPlain ? posted : null;
  } catch {
    return null; // Yoga says what is wrong with it
  }
}

const JSON_TYPES = ['application/json', 'application/graphql-response+json'];

/** The media type of the answer where the request accepts nothing but those of GraphQL over HTTP; null for any other. */
export function mediaTypeOf(accept: string | undefined): string | null {
  const [first, ...more] = (accept ?? '*/*').split(',').map((one) => one.trim().toLowerCase());
  if (first === '*/*' && more.length === 0) return 'application/json';
  const types = [first, ...more].map((one) => one?.replace(/;q=[\d.]+$/, '') ?? '');
  return types.every((one) => JSON_TYPES.includes(one)) ? (types[0] as string) : null;
}

/** Whoever awaits it does so later. */
function refused(error: AppError): Promise<never> {
  const admitted = Promise.reject(error);
  admitted.catch(() => {});
  return admitted;
}

const LATE: unique symbol = Symbol('late');

export function createCompiledAnswers(deps: CompiledAnswersDeps): CompiledAnswers {
  const { reads, valid, admit, limits, metrics, tracer, mode, onFailure } = deps;

  async function read(posted: Posted, document: DocumentNode, one: Admitted): Promise<Answer | Fallback | typeof LATE> {
    const { operationName, variables } = posted;
    one.executing = true;
    const running = tracer.child(
      () => ({ name: 'graphql.read' }),
      () => reads.answer({ document, operationName, variables }, one.context),
    );
    try {
      const answer = await withDeadline(limits.executionMs, running, LATE);
      if (answer !== LATE) one.executing = false;
      return answer;
    } catch (error) {
      onFailure(error);
      one.executing = false;
      return { reason: 'statement', what: '' };
    } finally {
      if (one.executing) running.finally(one.leave).catch(() => {});
    }
  }

  return {
    async answer(exchange, body, closed) {
      const type = mediaTypeOf(exchange.req.headers.accept);
      const posted = mode.enabled && type !== null ? postedBy(body) : null;
      const document = posted && valid.get(posted.query);
      if (!type || !posted || !document) return {};
      const operation = getOperationAST(document, posted.operationName);
      if (operation?.operation !== 'query') return {};
      const { facts, quota, id, req, res } = exchange;
      const admitted = admit({
        document,
        operationName: posted.operationName,
        variableValues: posted.variables,
        query: posted.query,
        authorization: req.headers.authorization ?? null,
        requestId: id,
        quota,
        closed,
      });
      const one = await admitted.catch(() => null);
      if (one === null) return { admitted }; // Yoga says why
      const answer = await read(posted, document, one);
      if (answer === LATE) return { admitted: refused(new AppError('TIMEOUT')) };
      const how = 'reason' in answer ? answer.reason : 'compiled';
      metrics.count('income_series_compiled_reads_total', 1, { answer: how });
      facts.read = how;
      if ('reason' in answer) return { admitted };
      if (mode.checked > 0 && Math.random() < mode.checked) return { admitted, expected: answer };
      one.leave();
      facts.kind = 'query';
      if (operation.name) facts.operation = operation.name.value.slice(0, 64);
      facts.cost = one.cost;
      if (answer.errors.length > 0) facts.codes = ['FORBIDDEN'];
      const { data, errors } = textsOf(answer);
      const cost = `"extensions":{"cost":{"requested":${one.cost},"limit":${one.limit}}}`;
      respond(res, 200, `{${data},${cost}${errors}}`, { 'content-type': `${type}; charset=utf-8` });
      return null;
    },
  };
}

/** The members `data` and, where there are some, `errors` of an answer. */
function textsOf({ data, errors }: Answer) {
  const masked = JSON.stringify(errors.map((error) => publicError(error, () => {})));
  return { data: `"data":${data}`, errors: errors.length === 0 ? '' : `,"errors":${masked}` };
}

/** For Yoga: compares an answer of resolvers with what the statement said of the same request. */
export const useComparison = (onDifference: (document: string) => void): Plugin => ({
  onExecute: () => ({
    onExecuteDone({ args, result }) {
      const { expected, params } = args.contextValue as unknown as {
        readonly expected?: Answer;
        readonly params: { readonly query?: string };
      };
      if (expected === undefined || Symbol.asyncIterator in result) return;
      const { data, errors = [] } = result;
      const [theirs, ours] = [textsOf({ data: JSON.stringify(data), errors }), textsOf(expected)];
      if (theirs.data !== ours.data || theirs.errors !== ours.errors)
        onDifference(
          createHash('sha256')
            .update(params.query ?? '')
            .digest('hex'),
        );
    },
  }),
});
