import { AppError } from '@income-series/protocol/errors/app-error';
import type { Confirmation } from 'field-access/compiled';
import { type DocumentNode, type ExecutionArgs, type GraphQLSchema, getOperationAST } from 'graphql';
import type { Plugin, YogaInitialContext } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { withDeadline } from '../../../core/deadline.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import { variableFault } from '../../../graphql/input-faults.ts';
import type { Limits } from '../documents/limits.ts';
import { costOf, type Operation, variablesPrice, waitsFor } from '../documents/price.ts';
import { countSignIns } from '../documents/sign-ins.ts';
import { publicError } from '../http/errors.ts';
import type { ExchangeSignal } from '../http/exchange-end.ts';
import type { Quota } from '../http/rate-limit.ts';
import type { ContextFactory } from './context.ts';
import type { Gate } from './gate.ts';

/** An operation that was admitted: it holds a place at the gate. */
export interface AdmittedOperation {
  readonly cost: number;
  readonly limit: number;
  context: GatewayContext;
  /** The remembered facts about the viewer that must be confirmed before the answer is sent; null if there are none. */
  confirmation: Confirmation | null;
  /** Replaces a remembered viewer by the one read from the database; leaves the gate if that fails. @throws SESSION_INVALID */
  readonly confirm: () => Promise<AdmittedOperation>;
  /**
   * Reads the viewer into memory again, to be confirmed by the next statement; leaves the gate if that fails. @throws
   * SESSION_INVALID
   */
  readonly renew: () => Promise<void>;
  /** Gives up the place at the gate. A second call does nothing. */
  readonly leave: () => void;
  executing: boolean;
  /** The start of the first attempt to answer it, by the monotonic clock. A second attempt has the remaining time. */
  startedAt?: number;
  /** True after the operation's deadline: no further attempt starts. */
  late?: boolean;
}

/** An operation that waits for admission. */
interface Applicant extends Pick<Operation, 'document' | 'operationName' | 'variableValues'> {
  /** The document's text. */
  readonly query: unknown;
  /** The `authorization` header. */
  readonly authorization: string | null;
  readonly requestId: string;
  readonly quota: Quota;
  /** Aborts when the answer has ended or the caller has disconnected. */
  readonly closed?: ExchangeSignal | undefined;
  /** True: the viewer may come from memory, because a later statement confirms it. */
  readonly fromMemory?: boolean;
}

export interface AdmissionDeps {
  readonly schema: GraphQLSchema;
  readonly limits: Limits;
  readonly gate: Gate;
  /** Receives the text of each document with an admitted operation. */
  readonly onAdmitted: (document: string) => void;
  /** Creates the request's context after its admission. */
  readonly contexts: Pick<ContextFactory, 'create' | 'createFromMemory' | 'verifiedAccount'>;
}

/** @throws AppError that refuses the operation */
export type Admission = (applicant: Applicant) => Promise<AdmittedOperation>;

/** The longest variables, in characters of JSON, for which the cost of an operation is cached. */
const LONGEST_VARIABLES = 200;
const MOST_COSTS = 100;

/** Stands for an absent variable. It differs from null, because only an absent variable gets its default. */
const ABSENT: readonly never[] = [];

const isShort = (value: unknown): boolean =>
  value === null ||
  value === ABSENT ||
  (typeof value === 'string' ? value.length < LONGEST_VARIABLES : typeof value !== 'object');

/** The values of the variables that an operation declares, in its order. Other variables of the request have a price alone. */
function declaredValues({ document, operationName, variableValues }: Omit<Operation, 'schema'>): readonly unknown[] {
  const { variableDefinitions = [] } = getOperationAST(document, operationName) ?? {};
  const values = variableDefinitions.map(({ variable }) => variableValues?.[variable.name.value]);
  return values.map((value) => (value === undefined ? ABSENT : value));
}

/** Computes the cost of an operation, or the error that refuses it. @throws the error of invalid variables */
function costOrRefusal(operation: Operation): number | AppError {
  try {
    return costOf(operation);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/**
 * Creates a function that computes the cost of an operation, and caches it by document, operation name and short variables. A refusal
 * is cached as well, because it takes as long to compute. Variables are checked first, up to their first fault, because the plugin
 * that computes the price would write the whole variables into the message of each fault.
 *
 * @throws BAD_INPUT
 */
function createCosts(schema: GraphQLSchema) {
  const documents = new WeakMap<DocumentNode, LRUCache<string, number | AppError>>();
  const compute = (operation: Omit<Operation, 'schema'>): number | AppError => {
    const { document, operationName, variableValues } = operation;
    const fault = variableFault(schema, document, operationName, variableValues ?? {});
    if (fault) throw fault;
    return costOrRefusal({ schema, ...operation });
  };
  const requireCost = (cost: number | AppError): number => {
    if (cost instanceof AppError) throw cost;
    return cost;
  };
  return (operation: Omit<Operation, 'schema'>): number => {
    const { document, operationName, variableValues } = operation;
    const values = declaredValues(operation);
    const key = values.every(isShort) ? JSON.stringify([operationName, values, variablesPrice(variableValues)]) : '';
    if (key === '' || key.length > LONGEST_VARIABLES) return requireCost(compute(operation));
    const costs = documents.get(document) ?? new LRUCache<string, number | AppError>({ max: MOST_COSTS });
    documents.set(document, costs);
    const cost = costs.get(key) ?? compute(operation);
    costs.set(key, cost);
    return requireCost(cost);
  };
}

/**
 * Creates the admission of operations. It checks the cost of the operation, then the quota of the caller's address, then waits
 * at the gate, and reads the viewer last, because a refused request must not cost a statement.
 */
export function createAdmission({ schema, limits, gate, contexts, onAdmitted }: AdmissionDeps): Admission {
  const computeCost = createCosts(schema);

  function checkCost(operation: Omit<Operation, 'schema'>): Pick<AdmittedOperation, 'cost' | 'limit'> {
    const kind = getOperationAST(operation.document, operation.operationName)?.operation;
    const limit = kind === 'subscription' ? limits.eventCost : limits.cost;
    try {
      const cost = computeCost(operation);
      if (cost > limit) throw new AppError('QUERY_TOO_COSTLY', { detail: { cost, limit } });
      return { cost, limit };
    } catch (cause) {
      throw cause instanceof AppError ? cause : new AppError('BAD_INPUT', { cause });
    }
  }

  /** Leaves the gate if the promise fails. */
  const leaveOnError = <T>(leave: () => void, work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      leave();
      throw error;
    });

  return async ({ document, operationName, variableValues, query, requestId, quota, closed, ...applicant }) => {
    const { authorization, fromMemory = false } = applicant;
    const costAndLimit = checkCost({ document, operationName, variableValues });
    await quota.spend({ points: costAndLimit.cost, signIns: countSignIns(document, operationName, variableValues) });
    const caller = { sender: quota.address, account: contexts.verifiedAccount(authorization) };
    const leave = await gate.enter(costAndLimit.cost, { waitsFor: waitsFor(schema, document), closed, ...caller });
    if (typeof query === 'string') onAdmitted(query);
    const createAdmitted = ({ fromMemory }: { readonly fromMemory: boolean }) =>
      leaveOnError(
        leave,
        fromMemory
          ? contexts.createFromMemory(authorization, requestId)
          : contexts.create(authorization, requestId).then((context) => ({ context, confirmation: null })),
      );
    /**
     * The viewer that `renew` read. `confirm` takes this viewer and not the viewer in memory, which an earlier request may have
     * read.
     */
    let renewal: Pick<AdmittedOperation, 'context' | 'confirmation'> | undefined;
    const operation: AdmittedOperation = {
      ...costAndLimit,
      ...(await createAdmitted({ fromMemory })),
      leave,
      executing: false,
      async confirm() {
        if (operation.confirmation === null) return operation;
        const confirmed = renewal ?? (await createAdmitted({ fromMemory: false }));
        confirmed.context.access.keepOf(operation.context.access);
        return Object.assign(operation, confirmed);
      },
      async renew() {
        renewal = await createAdmitted({ fromMemory: false }); // also stores it in memory
        Object.assign(operation, await createAdmitted({ fromMemory: true }));
      },
    };
    // Frees the place if a step between here and the execution fails.
    closed?.addEventListener('abort', () => {
      if (!operation.executing) leave();
    });
    return operation;
  };
}

/** A request whose operation was admitted or refused before Yoga got it. */
interface PreadmittedRequest {
  readonly admitted?: Promise<AdmittedOperation>;
}

/** Properties that the plugin adds to Yoga's context of an operation. The context of a subscription's event has none. */
interface AdmissionScratch {
  readonly parsedDocument?: DocumentNode;
  readonly place?: AdmittedOperation;
}

const placeOf = ({ contextValue }: { readonly contextValue?: unknown }): AdmittedOperation | undefined =>
  (contextValue as AdmissionScratch).place;

/**
 * Yoga plugin: admits each operation, and keeps its place at the gate until its execution has ended, even after a TIMEOUT
 * answer.
 */
export function useAdmission(admit: Admission, limits: Limits): Plugin<AdmissionScratch> {
  return {
    onParse:
      ({ extendContext }) =>
      ({ result }) => {
        if (result && 'definitions' in result) extendContext({ parsedDocument: result });
      },

    async onContextBuilding({ context, extendContext }) {
      const initial = context as unknown as YogaInitialContext &
        Pick<Applicant, 'requestId' | 'quota' | 'closed'> &
        PreadmittedRequest &
        AdmissionScratch;
      const { parsedDocument: document } = initial;
      if (document === undefined) throw new AppError('INTERNAL'); // Yoga creates contexts for parsed documents only
      const { operationName, query, variables: variableValues } = initial.params;
      const { requestId, quota, closed, request } = initial;
      const authorization = request.headers.get('authorization');
      const applicant = { document, operationName, variableValues, query, authorization, requestId, quota, closed };
      const operation = await (initial.admitted ?? admit(applicant));
      extendContext({ ...operation.context, place: operation });
    },

    onSubscribe({ args }) {
      placeOf(args)?.leave(); // subscriptions have a limit of their own
    },

    onExecute({ args, executeFn, setExecuteFn }) {
      const operation = placeOf(args);
      if (operation === undefined) return undefined; // an event of a subscription
      setExecuteFn(async (executionArgs: ExecutionArgs) => {
        operation.executing = true;
        const timeoutResult = () => ({ errors: [publicError(new AppError('TIMEOUT'), () => {})] });
        const remainingMs = limits.executionMs - (performance.now() - (operation.startedAt ?? performance.now()));
        if (operation.late || remainingMs <= 0) return timeoutResult(); // the attempt that still runs gives up the place
        const running = (async () => executeFn(executionArgs))(); // async, so that a synchronous error gives up the place too
        running.finally(operation.leave).catch(() => {}); // withDeadline passes the error on
        return withDeadline(remainingMs, running, timeoutResult);
      });
      return {
        onExecuteDone({ result, setResult }) {
          if (!operation.executing) operation.leave(); // another plugin answered
          if (Symbol.asyncIterator in result) return;
          const cost = { requested: operation.cost, limit: operation.limit };
          setResult({ ...result, extensions: { ...result.extensions, cost } });
        },
      };
    },
  };
}
