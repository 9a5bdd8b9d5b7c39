import { type DocumentNode, getOperationAST, type OperationDefinitionNode } from 'graphql';
import type { Answer, Confirmation, Outcome, Read } from '../compiled.ts';
import type { AnswerComparison } from './comparison.ts';
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

/** A query whose statement has ended, or has run out of time (null). */
interface WithOutcome<Place> extends Omit<InPlace<Place>, 'kind'> {
  readonly kind: 'outcome';
  readonly outcome: Outcome | null;
}

/** A query, read from the cache of valid documents. */
interface ReadQuery {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

/** The end of a read: an answer's JSON in pieces; a handover to the GraphQL server; or nobody who waits for either. */
export type ReadEnd<Place> =
  | { readonly kind: 'answered'; readonly pieces: readonly string[] }
  | { readonly kind: 'server'; readonly handover: ReadHandover<Place> }
  | { readonly kind: 'gone' };

/** The state that the GraphQL server goes on from: a request's place at the gate, and the comparison of its answer with a statement's. */
export interface ReadHandover<Place> {
  /** The request's place, or the refusal of one. */
  readonly admitted?: Promise<Place>;
  readonly comparison?: AnswerComparison;
}

/** A request that was let in, with its viewer. */
export interface ReadPlace<Context> {
  readonly context: Context;
  /** The facts that have to be confirmed of the viewer before anything is answered to it; null: nothing. */
  readonly confirmation: Confirmation | null;
  /** Reads the viewer if it is not confirmed and was not renewed; the place ends if that fails. */
  confirm(): Promise<this>;
  /** Reads the viewer again, to be confirmed by what is read for it next; the place ends if that fails. */
  renew(): Promise<void>;
  /** Ends the place; more than once does nothing. */
  leave(): void;
  executing: boolean;
  /** When it began to be answered, by the monotonic clock: another way to answer it has the time that is left. */
  startedAt?: number;
  /** Its time is over: nothing more is done for it. */
  late?: boolean;
}

/** The compiled reads of a schema (`createCompiledReads`), as far as they answer here. */
export interface ReadSource<Context> {
  answer(read: Read, context: Context, confirmation: Confirmation | null): Promise<Outcome>;
}

/** The server around the compiled reads: who is let in, how long an answer may take, how it is written, and what is noted. */
export interface ReadDeps<Exchange, Place extends ReadPlace<Context>, Context> {
  readonly reads: ReadSource<Context>;
  /** A document that is valid and within the limits, by its text: the server has answered it before. Undefined: none. */
  readonly documentOf: (text: string) => DocumentNode | undefined;
  /** Lets a query in. @throws what refuses it */
  readonly admit: (read: ReadRequest<Exchange>, document: DocumentNode) => Promise<Place>;
  /** The position of the caller's last write, if the request itself does not say it. */
  readonly positionOf: (exchange: Exchange) => string | undefined;
  readonly executionMs: number;
  /** The share of answers that the GraphQL server answers too, to compare them. */
  readonly checked: number;
  /** Runs the statement of a read, for example within a span. */
  readonly trace: <T>(work: () => Promise<T>) => Promise<T>;
  /** The text of an answer, in pieces; null if the server has to write it. */
  readonly piecesOf: (answer: Answer, place: Place, exchange: Exchange) => readonly string[] | null;
  /** Called with the error that a statement failed with: resolvers then answer. */
  readonly onFailure: (error: unknown) => void;
  /** Called with how a read was answered: `compiled`, `in part`, `late`, or the reason of a fallback. */
  readonly onOutcome: (how: string, exchange: Exchange) => void;
  /** Called with the operation of an answer that is about to be written. */
  readonly onAnswered: (operation: OperationDefinitionNode, exchange: Exchange) => void;
}

/** The end of an exchange: an AbortSignal, or what costs less. */
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

/** The viewer is read again at most so often for one request; then resolvers answer for the viewer that was read last. */
const MOST_RENEWALS = 2;

const toServer = <Place>(handover: ReadHandover<Place>): ReadEnd<Place> => ({ kind: 'server', handover });

/** A place, or its refusal, for the server. The server may have another refusal first, and then never awaits it. */
function placeForServer<Place>(admitted: Promise<Place>): ReadHandover<Place> {
  admitted.catch(() => {});
  return { admitted };
}

/** Walks a plain request through its states to their end. */
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

function statementOf<Exchange, Place extends ReadPlace<Context>, Context>(
  { positionOf }: ReadDeps<Exchange, Place, Context>,
  { exchange, request }: ReadRequest<Exchange>,
  { query }: Pick<InPlace<Place>, 'query'>,
  isRepeated: boolean,
): Read {
  const { operationName, variables, written = positionOf(exchange) } = request;
  return { document: query.document, operationName, variables, written, isRepeated };
}

/** The milliseconds that an answer may still take. */
const timeLeft = <Place extends ReadPlace<unknown>>({ executionMs }: { readonly executionMs: number }, place: Place) =>
  executionMs - (performance.now() - (place.startedAt ?? performance.now()));

/** admitted ─▶ outcome. A place whose time is over ends when its statement does. */
async function runStatement<Exchange, Place extends ReadPlace<Context>, Context>(
  deps: ReadDeps<Exchange, Place, Context>,
  read: ReadRequest<Exchange>,
  state: InPlace<Place>,
): Promise<WithOutcome<Place>> {
  const { reads, trace, onFailure } = deps;
  const { place, renewals } = state;
  const statement = statementOf(deps, read, state, renewals > 0);
  place.executing = true;
  place.startedAt ??= performance.now();
  const left = timeLeft(deps, place);
  const running = trace(() => reads.answer(statement, place.context, place.confirmation));
  try {
    const outcome = await withDeadline(left, running);
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

function leaveGone<Place extends ReadPlace<unknown>>(place: Place): ReadEnd<Place> {
  place.leave();
  return { kind: 'gone' };
}

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

function endWithAnswer<Exchange, Place extends ReadPlace<Context>, Context>(
  deps: ReadDeps<Exchange, Place, Context>,
  read: ReadRequest<Exchange>,
  state: WithOutcome<Place>,
  answer: Answer,
): ReadEnd<Place> {
  const { onOutcome, onAnswered, checked, piecesOf } = deps;
  const { exchange, closed } = read;
  const { place, query } = state;
  onOutcome(answer.resolved ? 'in part' : 'compiled', exchange);
  if (closed.aborted) return leaveGone(place);
  // Fields of resolvers are not read twice, because some of their reads are logged.
  const isChecked = !answer.resolved && checked > 0 && Math.random() < checked;
  if (isChecked) {
    const askAgain = () => answerAgain(deps, read, state);
    return toServer({ ...placeForServer(place.confirm()), comparison: { expected: answer, askAgain } });
  }
  const pieces = piecesOf(answer, place, exchange);
  if (pieces === null) return toServer(placeForServer(place.confirm()));
  place.leave();
  onAnswered(query.operation, exchange);
  return { kind: 'answered', pieces };
}

/** Runs the statement of a checked answer again, for the viewer for whom its resolvers answered. */
async function answerAgain<Exchange, Place extends ReadPlace<Context>, Context>(
  deps: ReadDeps<Exchange, Place, Context>,
  read: ReadRequest<Exchange>,
  state: WithOutcome<Place>,
): Promise<Answer | null> {
  const { reads, trace, onFailure } = deps;
  const statement = statementOf(deps, read, state, true);
  try {
    const running = trace(() => reads.answer(statement, state.place.context, null));
    const outcome = await withDeadline(timeLeft(deps, state.place), running);
    return outcome?.kind === 'answer' ? outcome : null;
  } catch (error) {
    onFailure(error);
    return null;
  }
}
