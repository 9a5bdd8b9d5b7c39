import { type DocumentNode, getOperationAST, type OperationDefinitionNode } from 'graphql';
import type { Answer, Confirmation, Outcome, Read } from '../compiled.ts';
import { withDeadline } from './deadline.ts';
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
type ReadState<Place> = Plain | InPlace<Place> | WithOutcome<Place> | ReadEnd<Place>;

/** A plain request for a document. */
interface Plain {
  readonly kind: 'plain';
}

/** A query with a place at the gate. */
interface InPlace<Place> {
  readonly kind: 'admitted';
  readonly query: ReadQuery;
  readonly place: Place;
  /** The number of times that the viewer was read again. */
  readonly renewals: number;
}

/** A query whose statement has ended, or has run out of time. */
interface WithOutcome<Place> extends Omit<InPlace<Place>, 'kind'> {
  readonly kind: 'outcome';
  /** Null: the statement did not end in time. */
  readonly outcome: Outcome | null;
}

/** A query, read from the cache of valid documents. */
interface ReadQuery {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

/** The end of a read: an answer's JSON in pieces; a handover to the GraphQL server; or a caller who is gone. */
export type ReadEnd<Place> =
  | { readonly kind: 'answered'; readonly pieces: readonly string[] }
  | { readonly kind: 'server'; readonly handover: ReadHandover<Place> }
  | { readonly kind: 'gone' };

/** A handover of a request to the GraphQL server. */
export interface ReadHandover<Place> {
  /** The request's place at the gate, or the refusal of one; absent for a request that has not asked for a place. */
  readonly admitted?: Promise<Place>;
  /** The statement's answer, with which the server compares its own. */
  readonly expected?: Answer;
}

/** A request's place at the gate, with its viewer. */
export interface ReadPlace<Context> {
  readonly context: Context;
  /** The confirmation of the viewer, without which nothing is answered; null for a viewer that was read for this request. */
  readonly confirmation: Confirmation | null;
  /** Reads the viewer, unless that has been done for this request. The place ends if the read fails. */
  confirm(): Promise<this>;
  /** Reads the viewer again. The next statement has to confirm it. The place ends if the read fails. */
  renew(): Promise<void>;
  /** Ends the place. A second call has no effect. */
  leave(): void;
  /** A statement is running for the request. */
  executing: boolean;
  /** The time at which its answer was begun, by the monotonic clock. Every attempt counts from this time. */
  startedAt?: number;
  /** The time of the request is over, so nothing more is done for it. */
  late?: boolean;
}

/** The part of compiled reads (`createCompiledReads`) that answers. */
export interface ReadSource<Context> {
  answer(read: Read, context: Context, confirmation: Confirmation | null): Promise<Outcome>;
}

/** The server around the compiled reads: its gate, its time limit, its writer of answers, and its listeners. */
export interface ReadDeps<Exchange, Place extends ReadPlace<Context>, Context> {
  readonly reads: ReadSource<Context>;
  /** The document of a text that the server has found valid and within its limits before; undefined for any other text. */
  readonly documentOf: (text: string) => DocumentNode | undefined;
  /** Gives a query a place at the gate. @throws the refusal of a place */
  readonly admit: (read: ReadRequest<Exchange>, document: DocumentNode) => Promise<Place>;
  /** The position of the caller's last write, for a request that does not send it. */
  readonly positionOf: (exchange: Exchange) => string | undefined;
  readonly executionMs: number;
  /** The share of answers (0 to 1) that the GraphQL server computes too, to compare both. */
  readonly checked: number;
  /** Runs the statement of a read, for example within a span. */
  readonly trace: <T>(work: () => Promise<T>) => Promise<T>;
  /** The text of an answer, in pieces; null if the server has to write it. */
  readonly piecesOf: (answer: Answer, place: Place, exchange: Exchange) => readonly string[] | null;
  /** Called with the error that a statement failed with: resolvers then answer. */
  readonly onFailure: (error: unknown) => void;
  /** Called with the way in which a read was answered: `compiled`, `in part`, `late`, or the reason of a fallback. */
  readonly onOutcome: (how: string, exchange: Exchange) => void;
  /** Called with the operation of an answer that is about to be written. */
  readonly onAnswered: (operation: OperationDefinitionNode, exchange: Exchange) => void;
}

/** The signal that an exchange has ended: the part of an AbortSignal that is used here. */
export interface ExchangeSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** A request and its exchange. */
export interface ReadRequest<Exchange> {
  readonly exchange: Exchange;
  readonly request: PlainRequest;
  readonly closed: ExchangeSignal;
}

/** The most times that one request's viewer is read again. After these, resolvers answer for the viewer as read last. */
const MOST_RENEWALS = 2;

const toServer = <Place>(handover: ReadHandover<Place>): ReadEnd<Place> => ({ kind: 'server', handover });

/** A handover of a place or its refusal. A rejection counts as handled, because the server awaits no place if it refuses the request first. */
function placeForServer<Place>(admitted: Promise<Place>): ReadHandover<Place> {
  admitted.catch(() => {});
  return { admitted };
}

/** Takes a plain request through its states, to the end of the read. */
export async function runRead<Exchange, Place extends ReadPlace<Context>, Context>(
  deps: ReadDeps<Exchange, Place, Context>,
  read: ReadRequest<Exchange>,
): Promise<ReadEnd<Place>> {
  let state: ReadState<Place> = { kind: 'plain' };
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
async function admitRead<Exchange, Place extends ReadPlace<Context>, Context>(
  { documentOf, admit }: ReadDeps<Exchange, Place, Context>,
  read: ReadRequest<Exchange>,
): Promise<ReadState<Place>> {
  const { query, operationName } = read.request;
  const document = documentOf(query);
  const operation = document && getOperationAST(document, operationName);
  if (!document || operation?.operation !== 'query') return toServer({});
  const admitted = admit(read, document);
  const place = await admitted.catch(() => null);
  if (place === null) return toServer({ admitted }); // the server says why
  return { kind: 'admitted', query: { document, operation }, place, renewals: 0 };
}

/** admitted ─▶ outcome. If the time of a request is over, its place ends when the statement ends. */
async function runStatement<Exchange, Place extends ReadPlace<Context>, Context>(
  { reads, executionMs, trace, positionOf, onFailure }: ReadDeps<Exchange, Place, Context>,
  { exchange, request }: ReadRequest<Exchange>,
  state: InPlace<Place>,
): Promise<WithOutcome<Place>> {
  const { place, query, renewals } = state;
  const { operationName, variables } = request;
  const written = request.written ?? positionOf(exchange);
  const statement = { document: query.document, operationName, variables, written, isRepeated: renewals > 0 };
  place.executing = true;
  place.startedAt ??= performance.now();
  const msLeft = executionMs - (performance.now() - place.startedAt);
  const running = trace(() => reads.answer(statement, place.context, place.confirmation));
  try {
    const outcome = await withDeadline(msLeft, running);
    place.late = outcome === null;
    if (place.late) running.finally(() => place.leave()).catch(() => {});
    else place.executing = false;
    return { ...state, kind: 'outcome', outcome };
  } catch (error) {
    onFailure(error);
    place.executing = false;
    return { ...state, kind: 'outcome', outcome: { kind: 'fallback', reason: 'statement', what: '' } };
  }
}

/** outcome ─▶ admitted, answered, server, gone */
async function endRead<Exchange, Place extends ReadPlace<Context>, Context>(
  deps: ReadDeps<Exchange, Place, Context>,
  read: ReadRequest<Exchange>,
  state: WithOutcome<Place>,
): Promise<ReadState<Place>> {
  const { place, outcome, renewals } = state;
  switch (outcome?.kind) {
    case undefined:
      deps.onOutcome('late', read.exchange);
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

/** The server refuses the request with the error that its viewer could not be read with. */
function refuseViewer<Place extends ReadPlace<unknown>>(place: Place, error: unknown): ReadEnd<Place> {
  place.leave();
  return toServer(placeForServer(Promise.reject(error)));
}

/** Ends the place of a caller who is gone. */
function leaveGone<Place extends ReadPlace<unknown>>(place: Place): ReadEnd<Place> {
  place.leave();
  return { kind: 'gone' };
}

/** Hands a read that no statement answers to the server. */
function fallBack<Exchange, Place extends ReadPlace<Context>, Context>(
  { onOutcome }: ReadDeps<Exchange, Place, Context>,
  { exchange, closed }: ReadRequest<Exchange>,
  place: Place,
  reason: string,
): ReadEnd<Place> {
  onOutcome(reason, exchange);
  if (closed.aborted) return leaveGone(place);
  return toServer(placeForServer(place.confirm()));
}

/** Ends a read with its answer, or hands it to the server for a comparison or for an answer that only the server can write. */
function endWithAnswer<Exchange, Place extends ReadPlace<Context>, Context>(
  { onOutcome, onAnswered, checked, piecesOf }: ReadDeps<Exchange, Place, Context>,
  { exchange, closed }: ReadRequest<Exchange>,
  { place, query }: WithOutcome<Place>,
  answer: Answer,
): ReadEnd<Place> {
  onOutcome(answer.resolved ? 'in part' : 'compiled', exchange);
  if (closed.aborted) return leaveGone(place);
  // An answer with fields of resolvers is not compared, because some of their reads are logged and must not run twice.
  const isChecked = !answer.resolved && checked > 0 && Math.random() < checked;
  if (isChecked) return toServer({ ...placeForServer(place.confirm()), expected: answer });
  const pieces = piecesOf(answer, place, exchange);
  if (pieces === null) return toServer(placeForServer(place.confirm()));
  place.leave();
  onAnswered(query.operation, exchange);
  return { kind: 'answered', pieces };
}
