import type { Answer, CompiledReads, Outcome } from 'field-access/compiled';
import { type DocumentNode, getOperationAST, type OperationDefinitionNode } from 'graphql';
import type { CompiledMode } from '../../../config/types.ts';
import { withDeadline } from '../../../core/deadline.ts';
import { POSITION_HEADER } from '../../../core/position.ts';
import type { Tracer } from '../../../core/tracing.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import type { Admission, AdmittedOperation } from '../admission.ts';
import type { DocumentCache } from '../document-cache.ts';
import type { Exchange } from '../exchange.ts';
import type { EndSignal } from '../exchange-end.ts';
import type { Limits } from '../limits.ts';
import { answerPieces } from './answer-text.ts';
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
  readonly query: Query;
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
interface Query {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

/** The end of a read: an answer's JSON in pieces; a handover to the GraphQL server; or nobody who waits for either. */
export type ReadEnd =
  | { readonly kind: 'answered'; readonly pieces: readonly string[] }
  | { readonly kind: 'server'; readonly handover: ReadHandover }
  | { readonly kind: 'gone' };

/** What the GraphQL server goes on from: a request's place at the gate, and the answer that its own has to equal. */
export interface ReadHandover {
  /** The request's place, or the refusal of one. */
  readonly admitted?: Promise<AdmittedOperation>;
  readonly expected?: Answer;
}

export interface ReadDeps {
  readonly reads: CompiledReads<GatewayContext>;
  /** Documents that are valid and within the limits, by their texts: the server has answered them before. */
  readonly valid: DocumentCache<DocumentNode>;
  readonly admit: Admission;
  readonly limits: Limits;
  readonly tracer: Tracer;
  readonly mode: CompiledMode;
  /** Called with the error that a statement failed with: resolvers then answer. */
  readonly onFailure: (error: unknown) => void;
  /** Called with how a read was answered: `compiled`, `in part`, `late`, or the reason of a fallback. */
  readonly onOutcome: (how: string) => void;
}

/** A request and its exchange. */
export interface ReadRequest {
  readonly exchange: Exchange;
  readonly request: PlainRequest;
  readonly closed: EndSignal;
}

/** The viewer is read again at most so often for one request; then resolvers answer for the viewer that was read last. */
const MOST_RENEWALS = 2;

const toServer = (handover: ReadHandover): ReadEnd => ({ kind: 'server', handover });

/** A place, or its refusal, for the server. The server may have another refusal first, and then never awaits it. */
function placeForServer(admitted: Promise<AdmittedOperation>): ReadHandover {
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

/** plain ─▶ admitted, server */
async function admitRead({ mode, valid, admit }: ReadDeps, read: ReadRequest): Promise<ReadState> {
  const { exchange, request, closed } = read;
  const { query, operationName, variables: variableValues } = request;
  const document = mode.enabled ? valid.get(query) : undefined;
  const operation = document && getOperationAST(document, operationName);
  if (!document || operation?.operation !== 'query') return toServer({});
  const { quota, id: requestId, req } = exchange;
  const authorization = req.headers.authorization ?? null;
  const applicant = { document, operationName, variableValues, query, authorization, requestId, quota, closed };
  const admitted = admit({ ...applicant, recalled: true });
  const place = await admitted.catch(() => null);
  if (place === null) return toServer({ admitted }); // the server says why
  return { kind: 'admitted', query: { document, operation }, place, renewals: 0 };
}

/** admitted ─▶ outcome. A place whose time is over ends when its statement does. */
async function runStatement(
  { reads, limits, tracer, onFailure }: ReadDeps,
  { exchange, request }: ReadRequest,
  state: InPlace,
): Promise<WithOutcome> {
  const { place, query, renewals } = state;
  const { operationName, variables } = request;
  const written = request.written ?? exchange.req.headers[POSITION_HEADER]?.toString();
  const statement = { document: query.document, operationName, variables, written, isRepeated: renewals > 0 };
  place.executing = true;
  place.startedAt ??= performance.now();
  const left = limits.executionMs - (performance.now() - place.startedAt);
  const running = tracer.child(
    () => ({ name: 'graphql.read' }),
    () => reads.answer(statement, place.context, place.confirmation),
  );
  try {
    const outcome = await withDeadline(left, running, () => null);
    place.late = outcome === null;
    if (place.late) running.finally(place.leave).catch(() => {});
    else place.executing = false;
    return { ...state, kind: 'outcome', outcome };
  } catch (error) {
    onFailure(error);
    place.executing = false;
    return { ...state, kind: 'outcome', outcome: { kind: 'fallback', reason: 'statement', what: '' } };
  }
}

/** outcome ─▶ admitted, answered, server, gone */
async function endRead(deps: ReadDeps, read: ReadRequest, state: WithOutcome): Promise<ReadState> {
  const { place, outcome, renewals } = state;
  switch (outcome?.kind) {
    case undefined:
      noteOutcome(deps, read, 'late');
      return toServer(placeForServer(Promise.resolve(place)));
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

function noteOutcome({ onOutcome }: ReadDeps, { exchange }: ReadRequest, how: string): void {
  onOutcome(how);
  exchange.facts.read = how;
}

/** The server refuses the request with the error that its viewer could not be read with. */
function refuseViewer(place: AdmittedOperation, error: unknown): ReadEnd {
  place.leave();
  return toServer(placeForServer(Promise.reject(error)));
}

function leaveGone(place: AdmittedOperation): ReadEnd {
  place.leave();
  return { kind: 'gone' };
}

function fallBack(deps: ReadDeps, read: ReadRequest, place: AdmittedOperation, reason: string): ReadEnd {
  noteOutcome(deps, read, reason);
  if (read.closed.aborted) return leaveGone(place);
  return toServer(placeForServer(place.confirm()));
}

function endWithAnswer(
  deps: ReadDeps,
  read: ReadRequest,
  { place, query }: Pick<WithOutcome, 'place' | 'query'>,
  answer: Answer,
): ReadEnd {
  const { facts } = read.exchange;
  noteOutcome(deps, read, answer.resolved ? 'in part' : 'compiled');
  if (read.closed.aborted) return leaveGone(place);
  // What resolvers answered is not read a second time, because some reads are written down.
  const isChecked = !answer.resolved && deps.mode.checked > 0 && Math.random() < deps.mode.checked;
  if (isChecked) return toServer({ ...placeForServer(place.confirm()), expected: answer });
  const pieces = answerPieces(answer, place, facts);
  if (pieces === null) return toServer(placeForServer(place.confirm()));
  place.leave();
  facts.kind = 'query';
  if (query.operation.name) facts.operation = query.operation.name.value.slice(0, 64);
  return { kind: 'answered', pieces };
}
