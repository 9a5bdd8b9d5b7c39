import { POSITION_HEADER } from '@income-series/protocol/position';
import type { Answer, CompiledReads, Confirmation, Outcome, Read } from 'field-access/compiled';
import { type DocumentNode, getOperationAST, type OperationDefinitionNode } from 'graphql';
import type { CompiledMode } from '../../../config/types.ts';
import { withDeadline } from '../../../core/deadline.ts';
import type { Tracer } from '../../../core/tracing.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import type { DocumentCache } from '../documents/document-cache.ts';
import type { Limits } from '../documents/limits.ts';
import { type Exchange, noteOperation } from '../http/exchange.ts';
import type { ExchangeSignal } from '../http/exchange-end.ts';
import type { Admission, AdmittedOperation } from './admission.ts';
import { answerPieces } from './answer-text.ts';
import type { AnswerComparison } from './comparison.ts';
import type { PlainRequest } from './plain-request.ts';

/**
 * The states of a plain request, before the GraphQL server sees it.
 *
 *                    ┌────────── the viewer is read again, twice at most ──────────┐
 *                    ▼                                                             │
 *     plain ───▶ admitted ───▶ outcome ───▶ answered                               │
 *       │            │            ├── viewer changed ─────────────────────────────┘
 *       │            │            ├── fallback, viewer unavailable, late ──▶ server
 *       │            │            └── the caller is gone ──▶ gone
 *       └────────────┴── no cached query, or admission refused ──▶ server
 */
type ReadState = Plain | InPlace | WithOutcome | ReadEnd;

/** A plain request for a document. */
interface Plain {
  readonly kind: 'plain';
}

/** A query with a place at the gate. */
interface InPlace {
  readonly kind: 'admitted';
  readonly query: ReadQuery;
  readonly place: AdmittedOperation;
  /** The number of times that the viewer was read again. */
  readonly renewals: number;
}

/** A query whose statement has ended, or has run out of time (null). */
interface WithOutcome extends Omit<InPlace, 'kind'> {
  readonly kind: 'outcome';
  readonly outcome: Outcome | null;
}

/** A query, read from the cache of valid documents. */
interface ReadQuery {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

/** The end of a read: an answer's JSON in pieces; a handover to the GraphQL server; or nobody who waits for either. */
export type ReadEnd =
  | { readonly kind: 'answered'; readonly pieces: readonly string[] }
  | { readonly kind: 'server'; readonly handover: ReadHandover }
  | { readonly kind: 'gone' };

/** The state that the GraphQL server goes on from: a request's place at the gate, and the comparison of its answer with a statement's. */
export interface ReadHandover {
  /** The request's place at the gate, or the refusal. */
  readonly admitted?: Promise<AdmittedOperation>;
  readonly comparison?: AnswerComparison;
}

/** The gateway around the compiled reads. */
export interface ReadDeps {
  readonly reads: CompiledReads<GatewayContext>;
  /** The valid documents within the limits, by text. The GraphQL server has answered each of them before. */
  readonly valid: DocumentCache<DocumentNode>;
  readonly admit: Admission;
  readonly limits: Limits;
  readonly tracer: Tracer;
  readonly mode: CompiledMode;
  /** Receives the error of a failed statement. Resolvers then answer the request. */
  readonly onFailure: (error: unknown) => void;
  /** Receives how a read was answered: `compiled`, `in part`, `late`, or the reason of a fallback. */
  readonly onOutcome: (how: string, exchange: Exchange) => void;
}

/** A request and its exchange. `closed` is the end of the exchange, or of the feed that it may become. */
export interface ReadRequest {
  readonly exchange: Exchange;
  readonly request: PlainRequest;
  readonly closed: ExchangeSignal;
}

/** The viewer is read again at most so often for one request; then resolvers answer for the viewer that was read last. */
const MOST_RENEWALS = 2;

const toServer = (handover: ReadHandover): ReadEnd => ({ kind: 'server', handover });

/**
 * Hands the server an admission. The rejection of the promise is caught here too, because the server may refuse the request for
 * another reason and then never awaits the promise.
 */
function handOver(admitted: Promise<AdmittedOperation>): ReadHandover {
  admitted.catch(() => {});
  return { admitted };
}

/** Walks a plain request through its states to their end. */
export async function runRead(deps: ReadDeps, read: ReadRequest): Promise<ReadEnd> {
  let state: ReadState = { kind: 'plain' };
  for (;;) {
    switch (state.kind) {
      case 'plain':
        state = await admitRead(deps, read);
        break;
      case 'admitted':
        state = await runStatement(deps, read, state);
        break;
      case 'outcome':
        state = await endRead(deps, read, state);
        break;
      default:
        return state;
    }
  }
}

/** Admits a read of a valid document: plain ─▶ admitted, server. */
async function admitRead(
  { valid, mode, admit }: ReadDeps,
  { exchange: { req, quota, id: requestId }, request, closed }: ReadRequest,
): Promise<ReadState> {
  const { query, operationName, variables: variableValues } = request;
  const document = mode.enabled ? valid.get(query) : undefined;
  const operation = document && getOperationAST(document, operationName);
  if (!document || operation?.operation !== 'query') return toServer({});
  const authorization = req.headers.authorization ?? null;
  const applicant = { document, operationName, variableValues, query, authorization, requestId, quota, closed };
  const admitted = admit({ ...applicant, fromMemory: true });
  const place = await admitted.catch(() => null);
  if (place === null) return toServer({ admitted }); // the server says why
  return { kind: 'admitted', query: { document, operation }, place, renewals: 0 };
}

/** The statement of a read; `written` is the sealed position of an earlier write of the caller. */
function statementOf(
  { exchange: { req }, request: { operationName, variables } }: ReadRequest,
  { query: { document } }: Pick<InPlace, 'query'>,
  { isRepeated }: Pick<Read, 'isRepeated'>,
): Read {
  return { document, operationName, variables, written: req.headers[POSITION_HEADER]?.toString(), isRepeated };
}

const SPAN = () => ({ name: 'graphql.read' });

/** Runs a statement. `running` is its outcome; `inTime` is the same, or null once the time that is left has passed. */
function runInTime(
  { reads, tracer, limits }: ReadDeps,
  { context, startedAt = performance.now() }: AdmittedOperation,
  statement: Read,
  confirmation: Confirmation | null,
): { readonly running: Promise<Outcome>; readonly inTime: Promise<Outcome | null> } {
  const running = tracer.child(SPAN, () => reads.answer(statement, context, confirmation));
  const leftMs = limits.executionMs - (performance.now() - startedAt);
  return { running, inTime: withDeadline(leftMs, running, () => null) };
}

/** Runs the statement of a read: admitted ─▶ outcome. A place whose time is over ends when its statement ends. */
async function runStatement(deps: ReadDeps, read: ReadRequest, state: InPlace): Promise<WithOutcome> {
  const { place, renewals } = state;
  place.executing = true;
  place.startedAt ??= performance.now();
  const statement = statementOf(read, state, { isRepeated: renewals > 0 });
  const { running, inTime } = runInTime(deps, place, statement, place.confirmation);
  try {
    const outcome = await inTime;
    place.late = outcome === null;
    if (place.late) running.finally(() => place.leave()).catch(() => {});
    else place.executing = false;
    return { ...state, kind: 'outcome', outcome };
  } catch (error) {
    deps.onFailure(error);
    place.executing = false;
    return { ...state, kind: 'outcome', outcome: { kind: 'fallback', reason: 'statement', what: '' } };
  }
}

/** Ends a read by its statement's outcome: outcome ─▶ admitted, answered, server, gone. */
async function endRead(deps: ReadDeps, read: ReadRequest, state: WithOutcome): Promise<ReadState> {
  const { place, outcome, renewals } = state;
  switch (outcome?.kind) {
    case undefined:
      deps.onOutcome('late', read.exchange);
      return toServer(handOver(Promise.resolve(place)));
    case 'viewer unavailable':
      return refuseViewer(place, outcome.error);
    case 'viewer changed':
      if (renewals === MOST_RENEWALS) return fallBack(deps, read, place, 'viewer');
      try {
        await place.renew();
      } catch (error) {
        return refuseViewer(place, error);
      }
      return { ...state, kind: 'admitted', renewals: renewals + 1 };
    case 'fallback':
      return fallBack(deps, read, place, outcome.reason);
    case 'answer':
      return endWithAnswer(deps, read, state, outcome);
  }
}

/** The server refuses the request with the error that its viewer could not be read with. */
function refuseViewer(place: AdmittedOperation, error: unknown): ReadEnd {
  place.leave();
  return toServer(handOver(Promise.reject(error)));
}

function leaveGone(place: AdmittedOperation): ReadEnd {
  place.leave();
  return { kind: 'gone' };
}

/** Leaves a read to the GraphQL server, unless nobody waits for its answer. */
function fallBack(
  { onOutcome }: ReadDeps,
  { exchange, closed }: ReadRequest,
  place: AdmittedOperation,
  reason: string,
): ReadEnd {
  onOutcome(reason, exchange);
  if (closed.aborted) return leaveGone(place);
  return toServer(handOver(place.confirm()));
}

/** Ends a read with a statement's answer. The GraphQL server writes it if it is compared first, or has an error's status. */
function endWithAnswer(deps: ReadDeps, read: ReadRequest, state: WithOutcome, answer: Answer): ReadEnd {
  const { checked } = deps.mode;
  const { exchange, closed } = read;
  const { place, query } = state;
  deps.onOutcome(answer.resolved ? 'in part' : 'compiled', exchange);
  if (closed.aborted) return leaveGone(place);
  // Fields of resolvers are not read twice, because some of their reads are logged.
  const isChecked = !answer.resolved && checked > 0 && Math.random() < checked;
  if (isChecked) {
    const askAgain = () => answerAgain(deps, read, state);
    return toServer({ ...handOver(place.confirm()), comparison: { expected: answer, askAgain } });
  }
  const pieces = answerPieces(answer, place, exchange.facts);
  if (pieces === null) return toServer(handOver(place.confirm()));
  place.leave();
  noteOperation(exchange.facts, query.operation);
  return { kind: 'answered', pieces };
}

/** Runs the statement of a checked answer again, for the viewer for whom its resolvers answered. */
async function answerAgain(deps: ReadDeps, read: ReadRequest, state: WithOutcome): Promise<Answer | null> {
  try {
    const outcome = await runInTime(deps, state.place, statementOf(read, state, { isRepeated: true }), null).inTime;
    return outcome?.kind === 'answer' ? outcome : null;
  } catch (error) {
    deps.onFailure(error);
    return null;
  }
}
