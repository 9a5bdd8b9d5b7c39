import { createHash } from 'node:crypto';
import { type DocumentNode, getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { CompiledMode } from '../../config/types.ts';
import { withDeadline } from '../../core/deadline.ts';
import type { Metrics } from '../../core/metrics.ts';
import type { Tracer } from '../../core/tracing.ts';
import type { Answer, CompiledReads, Fallback, Outcome } from '../../graphql/execution/compiled-reads.ts';
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

/** Bytes of a request that is read here; what is read of a longer one is Yoga's to read. */
const LONGEST_BODY = 32 * 1024;
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

export function createCompiledAnswers(deps: CompiledAnswersDeps): CompiledAnswers {
  const { reads, valid, admit, limits, metrics, tracer, mode, onFailure } = deps;

  /** Null: it is not answered in time, and its place ends when the statement does. */
  async function read(posted: Posted, document: DocumentNode, one: Admitted): Promise<Outcome | null> {
    const { operationName, variables } = posted;
    one.executing = true;
    one.startedAt ??= performance.now();
    const left = limits.executionMs - (performance.now() - one.startedAt);
    const running = tracer.child(
      () => ({ name: 'graphql.read' }),
      () => reads.answer({ document, operationName, variables }, one.context, one.confirmation),
    );
    try {
      const answer = await withDeadline(left, running, null);
      one.late = answer === null;
      if (one.late) running.finally(one.leave).catch(() => {});
      else one.executing = false;
      return answer;
    } catch (error) {
      onFailure(error);
      one.executing = false;
      return { reason: 'statement', what: '' };
    }
  }

  /** As `read`, for the viewer as it is. @throws SESSION_INVALID, DATABASE_UNAVAILABLE */
  async function readAs(posted: Posted, document: DocumentNode, one: Admitted): Promise<Answer | Fallback | null> {
    for (;;) {
      const outcome = await read(posted, document, one);
      if (outcome === null || !('unconfirmed' in outcome)) return outcome;
      if (outcome.unconfirmed !== 'changed') throw outcome.unconfirmed;
      await one.confirm();
    }
  }

  return {
    async answer(exchange, body, closed) {
      const type = mediaTypeOf(exchange.req.headers.accept);
      const posted = mode.enabled && type !== null && body.length <= LONGEST_BODY ? postedBy(body) : null;
      const document = posted && valid.get(posted.query);
      if (!type || !posted || !document) return {};
      const operation = getOperationAST(document, posted.operationName);
      if (operation?.operation !== 'query') return {};
      const { facts, quota, id, req } = exchange;
      const admitted = admit({
        document,
        operationName: posted.operationName,
        variableValues: posted.variables,
        query: posted.query,
        authorization: req.headers.authorization ?? null,
        requestId: id,
        quota,
        closed,
        recalled: true,
      });
      const one = await admitted.catch(() => null);
      if (one === null) return { admitted }; // Yoga says why
      const answer = await readAs(posted, document, one).catch((error: unknown) => ({ refused: error }));
      if (answer !== null && 'refused' in answer) {
        one.leave();
        return { admitted: handled(Promise.reject(answer.refused)) };
      }
      const how = answer === null ? 'late' : 'reason' in answer ? answer.reason : 'compiled';
      metrics.count('income_series_compiled_reads_total', 1, { answer: how });
      facts.read = how;
      if (closed.aborted && answer !== null) {
        one.leave(); // nobody waits for it any more
        return null;
      }
      if (answer === null) return { admitted };
      if ('reason' in answer) return { admitted: handled(one.confirm()) };
      if (mode.checked > 0 && Math.random() < mode.checked)
        return { admitted: handled(one.confirm()), expected: answer };
      one.leave();
      facts.kind = 'query';
      if (operation.name) facts.operation = operation.name.value.slice(0, 64);
      write(exchange, type, answer, one);
      return null;
    },
  };
}

/** For Yoga, which may have another refusal first. */
function handled(admitted: Promise<Admitted>): Promise<Admitted> {
  admitted.catch(() => {});
  return admitted;
}

/** Writes an answer as Yoga would, and what the log says of it. */
function write({ res, facts }: Exchange, type: string, answer: Answer, { cost, limit }: Admitted): void {
  facts.cost = cost;
  const { data, errors, codes } = textsOf(answer);
  if (codes.length > 0) facts.codes = codes;
  const extensions = `"extensions":{"cost":{"requested":${cost},"limit":${limit}}}`;
  // In the order in which the executor, the cost and the denials come to an answer.
  const members = answer.failed ? [...errors, data, extensions] : [data, extensions, ...errors];
  respond(res, 200, `{${members.join(',')}}`, { 'Content-Type': `${type}; charset=utf-8` });
}

/** The members `data` and, where there are some, `errors` of an answer, as clients see them, with their codes. */
function textsOf({ data, errors }: Pick<Answer, 'data' | 'errors'>) {
  const shown = errors.map((error) => publicError(error, () => {}));
  return {
    data: `"data":${data}`,
    errors: shown.length === 0 ? [] : [`"errors":${JSON.stringify(shown)}`],
    codes: [...new Set(shown.map(({ extensions }) => String(extensions.code)))],
  };
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
      if (theirs.data !== ours.data || theirs.errors[0] !== ours.errors[0])
        onDifference(
          createHash('sha256')
            .update(params.query ?? '')
            .digest('hex'),
        );
    },
  }),
});
