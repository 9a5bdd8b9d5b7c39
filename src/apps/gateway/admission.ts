import { type DocumentNode, type ExecutionArgs, type GraphQLSchema, getOperationAST } from 'graphql';
import type { Plugin, YogaInitialContext } from 'graphql-yoga';
import { withDeadline } from '../../core/deadline.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { variableFault } from '../../graphql/input-faults.ts';
import { publicError } from './errors.ts';
import type { Gate } from './gate.ts';
import type { Limits } from './limits.ts';
import { costOf, type Operation, waitsFor } from './price.ts';
import type { Quota } from './rate-limit.ts';
import { signInsOf } from './sign-ins.ts';

/** An operation that was let in. */
interface Admitted {
  readonly cost: number;
  readonly limit: number;
  /** Ends its place at the gate; more than once does nothing. */
  readonly leave: () => void;
  executing: boolean;
}

export interface AdmissionDeps {
  readonly schema: GraphQLSchema;
  readonly limits: Limits;
  readonly gate: Gate;
  /** Called of the text of a document of which an operation was let in. */
  readonly onAdmitted: (document: string) => void;
  /** Makes the rest of a request's context, once it was let in. */
  readonly contextOf: (initial: YogaInitialContext & { readonly requestId: string }) => Promise<GatewayContext>;
}

function judge(operation: Operation, limits: Limits): Pick<Admitted, 'cost' | 'limit'> {
  const kind = getOperationAST(operation.document, operation.operationName)?.operation;
  const limit = kind === 'subscription' ? limits.eventCost : limits.cost;
  try {
    const cost = costOf(operation);
    if (cost > limit) throw new AppError('QUERY_TOO_COSTLY', { detail: { cost, limit } });
    return { cost, limit };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const { schema, document, operationName, variableValues } = operation;
    throw variableFault(schema, document, operationName, variableValues ?? {}) ?? new AppError('BAD_INPUT', { cause });
  }
}

/**
 * Lets operations in: by what they cost, which the document and its variables say, then by what the caller's address may
 * still spend, then by the gate, and only then is it asked who asks. So a request that is refused costs no statement. A
 * place is held until the execution has really ended, after an answer by `TIMEOUT` too.
 */
export function useAdmission({ schema, limits, gate, contextOf, onAdmitted }: AdmissionDeps): Plugin {
  const documents = new WeakMap<object, DocumentNode>();
  const admitted = new WeakMap<object, Admitted>();

  return {
    onParse:
      ({ context }) =>
      ({ result }) => {
        if (result && 'definitions' in result) documents.set(context as object, result);
      },

    async onContextBuilding({ context, extendContext }) {
      const initial = context as unknown as YogaInitialContext & {
        readonly requestId: string;
        readonly quota: Quota;
        readonly closed?: AbortSignal;
      };
      const document = documents.get(context as object);
      if (document === undefined) throw new AppError('INTERNAL'); // contexts are made for parsed documents alone
      const { operationName, query, variables: variableValues } = initial.params;
      const judged = judge({ schema, document, operationName, variableValues }, limits);
      await initial.quota.spend({ points: judged.cost, signIns: signInsOf(document, operationName) });
      const { closed } = initial;
      const leave = await gate.enter(judged.cost, { waitsFor: waitsFor(schema, document), closed });
      if (typeof query === 'string') onAdmitted(query);
      try {
        extendContext((await contextOf(initial)) as object);
      } catch (error) {
        leave();
        throw error;
      }
      const one = { ...judged, leave, executing: false };
      admitted.set(context as object, one);
      // Answered without an execution: what comes between here and there may fail.
      closed?.addEventListener('abort', () => {
        if (!one.executing) leave();
      });
    },

    onSubscribe({ args }) {
      admitted.get(args.contextValue as object)?.leave(); // how many feeds are open is bounded by themselves
    },

    onExecute({ args, executeFn, setExecuteFn }) {
      const one = admitted.get(args.contextValue as object);
      if (one === undefined) return undefined; // an event of a subscription
      setExecuteFn(async (given: ExecutionArgs) => {
        one.executing = true;
        const timeout = publicError(new AppError('TIMEOUT'), () => {});
        const running = (async () => executeFn(given))(); // one that throws at once ends its place too
        running.finally(one.leave).catch(() => {}); // who waits for the answer gets it
        return withDeadline(limits.executionMs, running, { errors: [timeout] });
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
