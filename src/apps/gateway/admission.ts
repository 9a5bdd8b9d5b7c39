import type { Confirmation } from 'field-access/compiled';
import { type DocumentNode, type ExecutionArgs, type GraphQLSchema, getOperationAST } from 'graphql';
import type { Plugin, YogaInitialContext } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { withDeadline } from '../../core/deadline.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { variableFault } from '../../graphql/input-faults.ts';
import type { ContextFactory } from './context.ts';
import { publicError } from './errors.ts';
import type { EndSignal } from './exchange-end.ts';
import type { Gate } from './gate.ts';
import type { Limits } from './limits.ts';
import { costOf, type Operation, waitsFor } from './price.ts';
import type { Quota } from './rate-limit.ts';
import { signInsOf } from './sign-ins.ts';

/** An operation that was let in. */
export interface Admitted {
  readonly cost: number;
  readonly limit: number;
  context: GatewayContext;
  /** What has to be confirmed of the viewer before anything is answered to it; null: nothing. */
  confirmation: Confirmation | null;
  /** Reads the viewer where it is not confirmed and was not renewed; the place ends where that fails. @throws SESSION_INVALID */
  readonly confirm: () => Promise<Admitted>;
  /** Reads the viewer again, to be confirmed by what is read for it next; the place ends where that fails. @throws SESSION_INVALID */
  readonly renew: () => Promise<void>;
  /** Ends its place at the gate; more than once does nothing. */
  readonly leave: () => void;
  executing: boolean;
  /** When it began to be answered, by the monotonic clock: another way to answer it has the time that is left. */
  startedAt?: number;
  /** Its time is over: nothing more is done for it. */
  late?: boolean;
}

/** An operation that asks to be let in. */
interface Applicant extends Pick<Operation, 'document' | 'operationName' | 'variableValues'> {
  /** The document's text. */
  readonly query: unknown;
  /** The header of that name. */
  readonly authorization: string | null;
  readonly requestId: string;
  readonly quota: Quota;
  /** Aborts when the answer has ended, or the caller is gone. */
  readonly closed?: EndSignal | undefined;
  /** Whether its viewer may be as it was last read, to be confirmed by what is read for it. */
  readonly recalled?: boolean;
}

export interface AdmissionDeps {
  readonly schema: GraphQLSchema;
  readonly limits: Limits;
  readonly gate: Gate;
  /** Called of the text of a document of which an operation was let in. */
  readonly onAdmitted: (document: string) => void;
  /** Make the rest of a request's context, once it was let in. */
  readonly contexts: Pick<ContextFactory, 'of' | 'recalled'>;
}

/** @throws what refuses the operation */
export type Admission = (applicant: Applicant) => Promise<Admitted>;

/** Variables of at most so many characters: what an operation costs with them is remembered. */
const LONGEST_VARIABLES = 200;
const MOST_COSTS = 100;

const isShort = (value: unknown): boolean =>
  value === null || (typeof value === 'string' ? value.length < LONGEST_VARIABLES : typeof value !== 'object');

/** What operations of recent documents cost, by their names and variables. */
function createCosts(schema: GraphQLSchema) {
  const documents = new WeakMap<DocumentNode, LRUCache<string, number>>();
  return (operation: Omit<Operation, 'schema'>): number => {
    const { document, operationName, variableValues } = operation;
    const key = Object.values(variableValues ?? {}).every(isShort)
      ? JSON.stringify([operationName, variableValues])
      : '';
    if (key === '' || key.length > LONGEST_VARIABLES) return costOf({ schema, ...operation });
    const known = documents.get(document) ?? new LRUCache<string, number>({ max: MOST_COSTS });
    documents.set(document, known);
    const cost = known.get(key) ?? costOf({ schema, ...operation });
    known.set(key, cost);
    return cost;
  };
}

/**
 * Lets operations in: by what they cost, which the document and its variables say, then by what the caller's address may
 * still spend, then by the gate, and only then is it asked who asks. So a request that is refused costs no statement.
 */
export function createAdmission({ schema, limits, gate, contexts, onAdmitted }: AdmissionDeps): Admission {
  const price = createCosts(schema);

  function judge(operation: Omit<Operation, 'schema'>): Pick<Admitted, 'cost' | 'limit'> {
    const kind = getOperationAST(operation.document, operation.operationName)?.operation;
    const limit = kind === 'subscription' ? limits.eventCost : limits.cost;
    try {
      const cost = price(operation);
      if (cost > limit) throw new AppError('QUERY_TOO_COSTLY', { detail: { cost, limit } });
      return { cost, limit };
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      const { document, operationName, variableValues } = operation;
      throw (
        variableFault(schema, document, operationName, variableValues ?? {}) ?? new AppError('BAD_INPUT', { cause })
      );
    }
  }

  /** Ends the place of what fails. */
  const leaving = <T>(leave: () => void, made: Promise<T>): Promise<T> =>
    made.catch((error: unknown) => {
      leave();
      throw error;
    });

  return async ({ document, operationName, variableValues, query, requestId, quota, closed, ...applicant }) => {
    const { authorization, recalled = false } = applicant;
    const judged = judge({ document, operationName, variableValues });
    await quota.spend({ points: judged.cost, signIns: signInsOf(document, operationName) });
    const caller = `${quota.address} ${authorization ?? ''}`; // whose the token really is, is asked later
    const leave = await gate.enter(judged.cost, { waitsFor: waitsFor(schema, document), closed, caller });
    if (typeof query === 'string') onAdmitted(query);
    const made = (known: boolean) =>
      leaving(
        leave,
        known
          ? contexts.recalled(authorization, requestId)
          : contexts.of(authorization, requestId).then((context) => ({ context, confirmation: null })),
      );
    /** The viewer as this request read it: what is remembered may be what another request read before it. */
    let renewal: Pick<Admitted, 'context' | 'confirmation'> | undefined;
    const one: Admitted = {
      ...judged,
      ...(await made(recalled)),
      leave,
      executing: false,
      async confirm() {
        if (one.confirmation === null) return one;
        const confirmed = renewal ?? (await made(false));
        confirmed.context.access.keepOf(one.context.access);
        return Object.assign(one, confirmed);
      },
      async renew() {
        renewal = await made(false); // it is remembered
        Object.assign(one, await made(true));
      },
    };
    // Answered without an execution: what comes between here and there may fail.
    closed?.addEventListener('abort', () => {
      if (!one.executing) leave();
    });
    return one;
  };
}

/** A request whose operation was let in, or refused, before it came to Yoga. */
interface AdmittedBefore {
  readonly admitted?: Promise<Admitted>;
}

/** Notes of an operation in Yoga's own context. The context of a subscription's event has none. */
interface AdmissionScratch {
  readonly parsed?: DocumentNode;
  /** The operation as it was let in: it holds a place. */
  readonly place?: Admitted;
}

const placeOf = ({ contextValue }: { readonly contextValue?: unknown }): Admitted | undefined =>
  (contextValue as AdmissionScratch).place;

/** For Yoga: a place is held until the execution has really ended, after an answer by `TIMEOUT` too. */
export function useAdmission(admit: Admission, limits: Limits): Plugin<AdmissionScratch> {
  return {
    onParse:
      ({ extendContext }) =>
      ({ result }) => {
        if (result && 'definitions' in result) extendContext({ parsed: result });
      },

    async onContextBuilding({ context, extendContext }) {
      const initial = context as unknown as YogaInitialContext &
        Pick<Applicant, 'requestId' | 'quota' | 'closed'> &
        AdmittedBefore &
        AdmissionScratch;
      const { parsed: document } = initial;
      if (document === undefined) throw new AppError('INTERNAL'); // contexts are made for parsed documents alone
      const { operationName, query, variables: variableValues } = initial.params;
      const { requestId, quota, closed, request } = initial;
      const authorization = request.headers.get('authorization');
      const applicant = { document, operationName, variableValues, query, authorization, requestId, quota, closed };
      const one = await (initial.admitted ?? admit(applicant));
      extendContext({ ...one.context, place: one });
    },

    onSubscribe({ args }) {
      placeOf(args)?.leave(); // how many feeds are open is bounded by themselves
    },

    onExecute({ args, executeFn, setExecuteFn }) {
      const one = placeOf(args);
      if (one === undefined) return undefined; // an event of a subscription
      setExecuteFn(async (given: ExecutionArgs) => {
        one.executing = true;
        const late = () => ({ errors: [publicError(new AppError('TIMEOUT'), () => {})] });
        const left = limits.executionMs - (performance.now() - (one.startedAt ?? performance.now()));
        if (one.late || left <= 0) return late(); // what runs on for it ends its place
        const running = (async () => executeFn(given))(); // one that throws at once ends its place too
        running.finally(one.leave).catch(() => {}); // who waits for the answer gets it
        return withDeadline(left, running, late);
      });
      return {
        onExecuteDone({ result, setResult }) {
          if (!one.executing) one.leave(); // answered without being executed
          if (Symbol.asyncIterator in result) return;
          const cost = { requested: one.cost, limit: one.limit };
          setResult({ ...result, extensions: { ...result.extensions, cost } });
        },
      };
    },
  };
}
