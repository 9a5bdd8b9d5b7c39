import { createSourceEventStream, type ExecutionArgs, type ExecutionResult, execute, GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { AccessErrors } from '../model/access-model.ts';
import type { AccessRules } from '../model/rules.ts';
import type { Denial } from './denials.ts';
import { errorsOf } from './errors.ts';
import type { RequestAccess } from './request-access.ts';

/** The part of a request's context that an execution uses. */
interface Context {
  readonly access: RequestAccess;
}

/** A denied selection as an entry of `errors[]`: its first path, its count and its list positions. */
function denialError(errors: AccessErrors, { code, coordinate, nodes, path, count, positions }: Denial): GraphQLError {
  const extensions = { code, coordinate, count, ...(positions === undefined ? {} : { positions }) };
  // A stack would show the line below, for a tenth of a small request's time.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return new GraphQLError(errors.message(code), { nodes, path, extensions });
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/**
 * Sorts errors by document position, then by path: completion order would reveal what had to be loaded. Below a null the
 * executor may still leave errors out, and completion order decides which (GraphQL, October 2021, 6.4.4).
 *
 * @example
 * const errors = inDocumentOrder([...result.errors, ...denialErrors(rules, denials)]);
 */
export const inDocumentOrder = (errors: readonly GraphQLError[]): GraphQLError[] => [...errors].sort(byPlace);

function byPlace(a: GraphQLError, b: GraphQLError): number {
  const place = (a.nodes?.[0]?.loc?.start ?? 0) - (b.nodes?.[0]?.loc?.start ?? 0);
  if (place !== 0) return place;
  const [first, second] = [a.path?.join('.') ?? '', b.path?.join('.') ?? ''];
  return first < second ? -1 : first > second ? 1 : 0;
}

/**
 * Denied selections as entries of `errors[]`, in the document's order.
 *
 * @example
 * const errors = denialErrors(context.access);
 */
export const denialErrors = ({ model }: AccessRules, denials: readonly Denial[]): GraphQLError[] =>
  inDocumentOrder(denials.map((denial) => denialError(errorsOf(model), denial)));

/**
 * Adds the denials of an execution to the errors of its result, all in the document's order.
 *
 * @example
 * const answer = withDenials(await execute({ schema, document, contextValue }), contextValue.access);
 */
export function withDenials<R extends ExecutionResult>(result: R, access: RequestAccess): R {
  const factory = errorsOf(access.rules.model);
  const denials = access.denials.take().map((denial) => denialError(factory, denial));
  const errors = [...(result.errors ?? []), ...denials];
  return errors.length === 0 ? result : { ...result, errors: inDocumentOrder(errors) };
}

interface DenialsOptions<C extends Context> {
  /**
   * Renews the context for a subscription's event, for example by reading the viewer again. Relations are loaded again in
   * any case. Null ends the subscription, because the viewer's session is over.
   */
  readonly eventContext?: (context: C) => Promise<C | null>;
}

/**
 * Copies a request's context with no relation loaded, and without what resolvers keep by context.
 *
 * @example
 * for await (const event of events) yield execute({ schema, document, rootValue: event, contextValue: freshContext(context) });
 */
export const freshContext = <C extends Context>(context: C): C => ({
  ...context,
  access: context.access.fresh(),
});

/**
 * Copies a request's context for another attempt to answer it: logged reads are shared, so that none is logged twice.
 *
 * @example
 * const answer = await execute({ schema, document, contextValue: attemptContext(context) });
 */
export const attemptContext = <C extends Context>(context: C): C => ({
  ...context,
  access: context.access.attempt(),
});

/** Runs every event of a subscription in its own context, so that no decision outlives the event. */
async function subscribeFresh<C extends Context>(args: ExecutionArgs, { eventContext }: DenialsOptions<C>) {
  const source = await createSourceEventStream(args);
  const context = args.contextValue as C;
  if (!(Symbol.asyncIterator in source)) return withDenials(source, context.access);
  const events = source[Symbol.asyncIterator]();
  // A viewer who cannot be renewed must not keep the source open.
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
  // No generator, because its return() would wait for the next event before it releases the source.
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

/**
 * Plugin for Yoga: denials become errors of the result, and each event of a subscription starts fresh.
 *
 * @example
 * const yoga = createYoga({ schema, plugins: [useDenials()], context });
 */
export function useDenials<C extends Context>(options: DenialsOptions<C> = {}): Plugin {
  return {
    onExecute: () => ({
      onExecuteDone({ args, result, setResult }) {
        if (Symbol.asyncIterator in result) return;
        const { access } = args.contextValue as unknown as Context;
        const complete = withDenials(result, access);
        if (complete !== result) setResult(complete);
      },
    }),
    onSubscribe({ setSubscribeFn }) {
      setSubscribeFn((args: ExecutionArgs) => subscribeFresh(args, options));
    },
  };
}
