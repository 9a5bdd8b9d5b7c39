import { createHash } from 'node:crypto';
import { type DocumentNode, getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { CompiledMode } from '../../config/types.ts';
import { withDeadline } from '../../core/deadline.ts';
import type { Metrics } from '../../core/metrics.ts';
import { POSITION_HEADER } from '../../core/position.ts';
import type { Tracer } from '../../core/tracing.ts';
import type { CompiledReads } from '../../graphql/execution/compiled-reads.ts';
import type { Answer, Fallback, Outcome } from '../../graphql/execution/outcome.ts';
import type { Admission, Admitted } from './admission.ts';
import type { DocumentCache } from './document-cache.ts';
import { publicError } from './errors.ts';
import { type Exchange, type RequestFacts, respond } from './exchange.ts';
import type { Limits } from './limits.ts';
import { DOCUMENT_ID, type Naming } from './trusted-documents.ts';

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
  /** The text of the document that a request names. */
  readonly trustedText: Texts;
  /** Called with why a statement failed: the resolvers then answer. */
  readonly onFailure: (error: unknown) => void;
}

/** Answers the requests whose operations are compiled, before Yoga. */
export interface CompiledAnswers {
  /** Of a POST's body, or of a GET (null). Null where it has answered; else what Yoga goes on from. */
  answer(exchange: Exchange, body: Buffer | null, closed: AbortSignal): Promise<Handed | null>;
  /** The JSON of an answer, in pieces; else what Yoga goes on from. Null where nobody waits for it any more. */
  ask(exchange: Exchange, asked: Asked, closed: AbortSignal): Promise<readonly string[] | Handed | null>;
  report(): ReadsReport;
}

/** How reads were answered since the process started: of documents that were asked before. */
export interface ReadsReport {
  readonly asked: number;
  /** The share that a statement answered, alone or with some fields' resolvers; null where none was asked. */
  readonly compiled: number | null;
  /** How often each reason left a read to its resolvers. */
  readonly reasons: Readonly<Record<string, number>>;
}

const BY_STATEMENT: ReadonlySet<string> = new Set(['compiled', 'in part']);

function reportOf(counts: ReadonlyMap<string, number>): ReadsReport {
  const sum = (entries: readonly (readonly [string, number])[]) => entries.reduce((all, [, count]) => all + count, 0);
  const reasons = [...counts].filter(([how]) => !BY_STATEMENT.has(how));
  const asked = sum([...counts]);
  const compiled = asked === 0 ? null : Math.round((1 - sum(reasons) / asked) * 1_000) / 1_000;
  return { asked, compiled, reasons: Object.fromEntries(reasons) };
}

/** A request that is like any other. */
export interface Asked {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Readonly<Record<string, unknown>> | null;
  /** The position of the caller's last write, as the request says it. */
  readonly written?: string | undefined;
}

/** Bytes of a request that is read here; what is read of a longer one is Yoga's to read. */
const LONGEST_BODY = 32 * 1024;
const MEMBERS: ReadonlySet<string> = new Set(['query', 'operationName', 'variables', DOCUMENT_ID, 'extensions']);

type Texts = (naming: Naming) => string | undefined;

/** What a request asks; null where it has more members, or others: Yoga says what is wrong with it. */
function askedIn(said: unknown, trustedText: Texts): Asked | null {
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return null;
  const { query: text, operationName, variables, documentId, extensions } = said as Naming & Record<string, unknown>;
  const isNamed = text === undefined && (documentId === undefined) !== (extensions === undefined);
  const query = isNamed ? trustedText({ documentId, extensions }) : text;
  const isPlain =
    typeof query === 'string' &&
    (isNamed || (documentId === undefined && extensions === undefined)) &&
    (operationName == null || typeof operationName === 'string') &&
    (variables == null || (typeof variables === 'object' && !Array.isArray(variables))) &&
    Object.keys(said).every((name) => MEMBERS.has(name));
  return isPlain ? ({ query, operationName, variables } as Asked) : null;
}

/** What a query string says, where it names each parameter once. */
function searched(url = '/'): object | null {
  const given = [...new URLSearchParams(url.split('?').slice(1).join('?'))];
  const members = given.map(([name, text]) => [
    name,
    name === 'variables' || name === 'extensions' ? JSON.parse(text) : text,
  ]);
  return new Set(given.map(([name]) => name)).size === given.length ? Object.fromEntries(members) : null;
}

function askedBy({ req }: Exchange, body: Buffer | null, trustedText: Texts): Asked | null {
  if (body && body.length > LONGEST_BODY) return null;
  try {
    return askedIn(body ? JSON.parse(body.toString('utf8')) : searched(req.url), trustedText);
  } catch {
    return null; // Yoga says what is wrong with it
  }
}

/** Those of GraphQL over HTTP, the plain one last: where a range has both, it is taken. */
const JSON_TYPES = ['application/graphql-response+json', 'application/json'];

/** The media type in which Yoga writes an answer of data: of the first range that has one of GraphQL's; null where none has. */
export function mediaTypeOf(accept: string | undefined): string | null {
  const ranges = (accept || '*/*').replaceAll(/\s/g, '').toLowerCase().split(',');
  for (const range of ranges) {
    const [types = '', ...parameters] = range.split(';');
    const charset = parameters.find((one) => one.includes('charset='));
    if (charset !== undefined && charset !== 'charset=utf-8') continue;
    const [type, subtype] = types.split('/');
    const found = JSON_TYPES.findLast((one) => {
      const [ofOne, subtypeOfOne] = one.split('/');
      return (type === '*' || type === ofOne) && (subtype === '*' || subtype === subtypeOfOne);
    });
    if (found !== undefined) return found;
  }
  return null;
}

/** Reads of a viewer for one request that finds it changed each time; resolvers then answer for the last of them. */
const MOST_RENEWALS = 2;

/** Reads by statement, for the viewer as it is. */
function createReading({ reads, limits, tracer, onFailure }: CompiledAnswersDeps) {
  /** Null: it is not answered in time, and its place ends when the statement does. */
  async function read(
    asked: Asked & { readonly isRepeated: boolean },
    document: DocumentNode,
    one: Admitted,
  ): Promise<Outcome | null> {
    const { operationName, variables, written, isRepeated } = asked;
    one.executing = true;
    one.startedAt ??= performance.now();
    const left = limits.executionMs - (performance.now() - one.startedAt);
    const running = tracer.child(
      () => ({ name: 'graphql.read' }),
      () => reads.answer({ document, operationName, variables, written, isRepeated }, one.context, one.confirmation),
    );
    try {
      const answer = await withDeadline(left, running, () => null);
      one.late = answer === null;
      if (one.late) running.finally(one.leave).catch(() => {});
      else one.executing = false;
      return answer;
    } catch (error) {
      onFailure(error);
      one.executing = false;
      return { kind: 'fallback', reason: 'statement', what: '' };
    }
  }

  /** @throws SESSION_INVALID, DATABASE_UNAVAILABLE */
  return async (asked: Asked, document: DocumentNode, one: Admitted): Promise<Answer | Fallback | null> => {
    for (let renewals = 0; ; renewals++) {
      const outcome = await read({ ...asked, isRepeated: renewals > 0 }, document, one);
      if (outcome === null || outcome.kind === 'answer' || outcome.kind === 'fallback') return outcome;
      if (outcome.kind === 'viewer unavailable') throw outcome.error;
      if (renewals === MOST_RENEWALS) return { kind: 'fallback', reason: 'viewer', what: '' };
      await one.renew();
    }
  };
}

export function createCompiledAnswers(deps: CompiledAnswersDeps): CompiledAnswers {
  const { valid, admit, metrics, mode, trustedText } = deps;
  const read = createReading(deps);
  const counts = new Map<string, number>();

  async function ask(exchange: Exchange, asked: Asked, closed: AbortSignal): ReturnType<CompiledAnswers['ask']> {
    const document = mode.enabled ? valid.get(asked.query) : undefined;
    const operation = document && getOperationAST(document, asked.operationName);
    if (!document || operation?.operation !== 'query') return {};
    const { facts, quota, id, req } = exchange;
    const { query, operationName, variables: variableValues } = asked;
    const authorization = req.headers.authorization ?? null;
    const applicant = { document, operationName, variableValues, query, authorization, requestId: id, quota, closed };
    const admitted = admit({ ...applicant, recalled: true });
    const one = await admitted.catch(() => null);
    if (one === null) return { admitted }; // Yoga says why
    const written = req.headers[POSITION_HEADER]?.toString();
    const answer = await read({ ...asked, written }, document, one).catch((error: unknown) => ({ refused: error }));
    if (answer !== null && 'refused' in answer) {
      one.leave();
      return { admitted: handled(Promise.reject(answer.refused)) };
    }
    const how =
      answer === null ? 'late' : answer.kind === 'fallback' ? answer.reason : answer.resolved ? 'in part' : 'compiled';
    metrics.count('income_series_compiled_reads_total', 1, { answer: how });
    counts.set(how, (counts.get(how) ?? 0) + 1);
    facts.read = how;
    if (closed.aborted && answer !== null) {
      one.leave(); // nobody waits for it any more
      return null;
    }
    if (answer === null) return { admitted };
    if (answer.kind === 'fallback') return { admitted: handled(one.confirm()) };
    // What resolvers answered is not read a second time: some reads are written down.
    if (!answer.resolved && mode.checked > 0 && Math.random() < mode.checked)
      return { admitted: handled(one.confirm()), expected: answer };
    const pieces = piecesOf(answer, one, facts);
    if (pieces === null) return { admitted: handled(one.confirm()) };
    one.leave();
    facts.kind = 'query';
    if (operation.name) facts.operation = operation.name.value.slice(0, 64);
    return pieces;
  }

  return {
    ask,
    report: () => reportOf(counts),
    async answer(exchange, body, closed) {
      const type = mediaTypeOf(exchange.req.headers.accept);
      const asked = type && askedBy(exchange, body, trustedText);
      const answer = asked ? await ask(exchange, asked, closed) : {};
      if (!isPieces(answer)) return answer;
      respond(exchange.res, 200, encoded(answer), { 'Content-Type': `${type}; charset=utf-8` });
      return null;
    },
  };
}

/** For Yoga, which may have another refusal first. */
function handled(admitted: Promise<Admitted>): Promise<Admitted> {
  admitted.catch(() => {});
  return admitted;
}

/** An answer as Yoga would write it; null where Yoga has to, with the status of an error. Says in the log what it was. */
function piecesOf(answer: Answer, { cost, limit }: Admitted, facts: RequestFacts): readonly string[] | null {
  const { errors, codes, isRefused } = errorsOf(answer);
  if (isRefused) return null;
  facts.cost = cost;
  if (codes.length > 0) facts.codes = codes;
  const extensions = `"extensions":{"cost":{"requested":${cost},"limit":${limit}}}`;
  // In the order in which the executor, the cost and the denials come to an answer.
  const [before, after] = answer.failed ? [[...errors, ''], [extensions]] : [[], [extensions, ...errors]];
  return [`{${before.join(',')}"data":`, ...answer.data, `,${after.join(',')}}`];
}

export const isPieces = (found: readonly string[] | Handed | null): found is readonly string[] => Array.isArray(found);

/** Texts one after the other as UTF-8, none of them copied on the way. */
function encoded(pieces: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafeSlow(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0));
  let at = 0;
  for (const piece of pieces) at += bytes.write(piece, at);
  return bytes;
}

/** The member `errors` of an answer, where there are some, as clients see them, with their codes. */
function errorsOf({ errors }: Pick<Answer, 'errors'>) {
  const shown = errors.map((error) => publicError(error, () => {}));
  return {
    errors: shown.length === 0 ? [] : [`"errors":${JSON.stringify(shown)}`],
    /** Whether one of the errors refuses the request as a whole. */
    isRefused: shown.some(({ extensions }) => extensions.http !== undefined),
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
      const [theirs, ours] = [errorsOf({ errors }), errorsOf(expected)];
      if (JSON.stringify(data) !== expected.data.join('') || theirs.errors[0] !== ours.errors[0])
        onDifference(
          createHash('sha256')
            .update(params.query ?? '')
            .digest('hex'),
        );
    },
  }),
});
