import { createSourceEventStream, type ExecutionArgs, type ExecutionResult, execute, GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { AccessErrors } from '../model/access-model.ts';
import type { AccessRules } from '../model/rules.ts';
import type { Denial } from './denials.ts';
import { errorsOf } from './errors.ts';
import type { RequestAccess } from './request-access.ts';

/** A request's context, as far as an execution goes. */
interface Context {
  readonly access: RequestAccess;
}

/** A denied selection as an entry of `errors[]`: where it was first denied, how often, at which list positions. */
function denialError(errors: AccessErrors, { code, coordinate, nodes, path, count, positions }: Denial): GraphQLError {
  const extensions = { code, coordinate, count, ...(positions === undefined ? {} : { positions }) };
  // A stack would say where denials are collected, for a tenth of a small request's time.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return new GraphQLError(errors.message(code), { nodes, path, extensions });
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/**
 * Errors by place in the document, then by path, because the order of completion would say something of what was loaded.
 * Below a null the executor may leave errors out, and which ones depends on that order (GraphQL, October 2021, 6.4.4).
 */
export const inDocumentOrder = (errors: readonly GraphQLError[]): GraphQLError[] => [...errors].sort(byPlace);

function byPlace(a: GraphQLError, b: GraphQLError): number {
  const place = (a.nodes?.[0]?.loc?.start ?? 0) - (b.nodes?.[0]?.loc?.start ?? 0);
  if (place !== 0) return place;
  const [one, other] = [a.path?.join('.') ?? '', b.path?.join('.') ?? ''];
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Denied selections as entries of `errors[]`, in the document's order. */
export const denialErrors = ({ model }: AccessRules, denials: readonly Denial[]): GraphQLError[] =>
  inDocumentOrder(denials.map((denial) => denialError(errorsOf(model), denial)));

/** A result with the denials of its execution among its errors, all of them in the document's order. */
export function withDenials<R extends ExecutionResult>(result: R, access: RequestAccess): R {
  const denied = access.denials.take();
  const own = errorsOf(access.rules.model);
  const errors = [...(result.errors ?? []), ...denied.map((denial) => denialError(own, denial))];
  return errors.length === 0 ? result : { ...result, errors: inDocumentOrder(errors) };
}

interface DenialsOptions<C extends Context> {
  /**
   * The context of a subscription's event: here the viewer may be looked up again. Relations are loaded again anyway.
   * Null where the viewer's session is over, and the subscription with it.
   */
  readonly eventContext?: (context: C) => Promise<C | null>;
}

/** The same request with nothing known of its viewer's relations, nor anything that resolvers kept by context. */
export const freshContext = <C extends Context>(context: C): C => ({
  ...context,
  access: context.access.fresh(),
});

/** The same for another attempt to answer the request, which shares the reads that are written down. */
export const attemptContext = <C extends Context>(context: C): C => ({
  ...context,
  access: context.access.attempt(),
});

/** Runs a subscription with a context of its own for every event, so that no decision outlives the event. */
async function subscribeFresh<C extends Context>(args: ExecutionArgs, { eventContext }: DenialsOptions<C>) {
  const source = await createSourceEventStream(args);
  const context = args.contextValue as C;
  if (!(Symbol.asyncIterator in source)) return withDenials(source, context.access);
  const events = source[Symbol.asyncIterator]();
  // Where the viewer is nobody any more, nobody listens to the source either.
  const contextOf = async () => {
    try {
      return eventContext ? await eventContext(context) : context;
    } catch (error) {
      await events.return?.();
      throw error;
    }
  };
  const onEvent = async (event: IteratorResult<unknown>): Promise<IteratorResult<ExecutionResult>> => {
    if (event.done) return { done: true, value: undefined };
    const renewed = await contextOf();
    if (renewed === null) {
      await events.return?.();
      return { done: true, value: undefined };
    }
    const fresh = freshContext(renewed);
    const result = await execute({ ...args, rootValue: event.value, contextValue: fresh });
    return { done: false, value: withDenials(result, fresh.access) };
  };
  // Not a generator: its return() would wait for the next event before it releases the source.
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => events.next().then(onEvent),
    return: async () => {
      await events.return?.();
      return { done: true as const, value: undefined };
    },
    throw: async (error: unknown) => {
      await (events.throw ? events.throw(error) : events.return?.());
      return { done: true as const, value: undefined };
    },
  };
}

/** For Yoga: denials become errors of the result; a subscription's events start fresh. */
export function useDenials<C extends Context>(options: DenialsOptions<C> = {}): Plugin {
  return {
    onExecute: () => ({
      onExecuteDone({ args, result, setResult }) {
        if (Symbol.asyncIterator in result) return;
        const { access } = args.contextValue as unknown as Context;
        const denied = withDenials(result, access);
        if (denied !== result) setResult(denied);
      },
    }),
    onSubscribe({ setSubscribeFn }) {
      setSubscribeFn((args: ExecutionArgs) => subscribeFresh(args, options));
    },
  };
}
