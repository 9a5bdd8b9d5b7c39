import { AppError, argumentOf } from '@income-series/protocol/errors/app-error';
import type { ErrorCode } from '@income-series/protocol/errors/codes';
import type { InputFieldMap, InputRef, OutputRef } from '@pothos/core';
import { type GraphQLInputObjectType, type GraphQLResolveInfo, getNamedType } from 'graphql';
import type { Caller } from '../core/caller.ts';
import type { Tx } from '../core/tx.ts';
import type { Attempt, KeyedInput, SavedResult } from '../domains/operations/index.ts';
import { builder } from './builder.ts';
import { callerOf } from './caller.ts';
import { chainOf, requireAddressForms } from './chain-argument.ts';
import type { GatewayContext, Services } from './context.ts';
import type { RemotePrice } from './cost.ts';
import { refusable } from './refusal.ts';
import { existing } from './row-id.ts';
import type { Types } from './schema-types.ts';

/** The first field of each mutation's input, unless the mutation is `repeatable`. */
export const idempotencyKey = {
  type: 'UUID',
  required: true,
  description:
    'A UUID that the client draws for this request. Sending the same key with the same input again returns the first ' +
    'result.',
} as const;

/** The builder of an input type's fields. */
export type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>;

/** Declares the input type of a mutation: an idempotency key, and the mutation's own fields. */
export const keyedInput = <Fields extends InputFieldMap>(
  name: string,
  fields: (t: InputFields) => Fields,
  description?: string,
) =>
  builder.inputType(name, {
    ...(description !== undefined && { description }),
    fields: (t) => ({ idempotencyKey: t.field(idempotencyKey), ...fields(t) }),
  });

/** Declares an input type of an idempotency key and the id of a row. */
export const rowInput = (name: string) => keyedInput(name, (t) => ({ id: t.id(existing) }));

/** One call of a mutation, as its functions get it. */
export interface MutationCall<Input, Parsed = Input> {
  readonly ctx: GatewayContext;
  readonly services: Services;
  readonly input: Input;
  /** The result of `parse`, or the input itself without `parse`. */
  readonly parsed: Parsed;
  /** @throws UNAUTHENTICATED without an account, which only mutations with `attempt` or `repeatable: 'by anyone'` reach */
  readonly caller: Caller;
  /**
   * The name of the input's chain.
   * @throws CHAIN_REQUIRED if there are several chains and the input names none, CHAIN_REFUSED for a chain without service
   */
  readonly chain: string;
}

type Write<Saved> = (tx: Tx) => Promise<Saved>;
/** The result of `act`: a write, alone or in an object with more values for `answer`. */
type ActResult<Saved> = Write<Saved> | { readonly save: Write<Saved> };

interface MutationOptions<Payload, Input> {
  readonly type: OutputRef<Payload>;
  readonly description: string;
  readonly input: InputRef<Input>;
  /** Default: anyone may call it, unless it needs an account. */
  readonly authScopes?: { readonly admin: true };
  readonly complexity?: RemotePrice;
  /**
   * True for the mutation that deletes the account. Every other one takes a lock that blocks the deletion until it has
   * committed.
   */
  readonly endsAccount?: true;
  /** The classes of refusals that have a schema type of their own, because they say more than a code. */
  readonly refusals?: readonly (new (
    ...args: never[]
  ) => AppError)[];
}

interface MutationAct<Input, Parsed, A> {
  /** Parses what scalars cannot. It runs before the idempotency key is looked up. */
  readonly parse?: (input: Input, services: Services) => Parsed;
  /** The caller of the attempt, and the input that a retry is compared by. Default: the account, and the mutation's input. */
  readonly attempt?: (call: MutationCall<Input, Parsed>) => Pick<Attempt, 'caller' | 'input'>;
  /** Checks the call and returns its write. Runs once for each idempotency key. */
  readonly act: (call: MutationCall<Input, Parsed>) => Promise<A> | A;
}

type SavedBy<A> = A extends ActResult<infer Saved> ? Saved : never;

interface MutationAnswer<Input, Parsed, A, Payload> {
  /**
   * Makes the payload, for a retry too: from the saved result and, if this request acted, from the result of `act` (else
   * null).
   */
  readonly answer: (
    saved: SavedBy<A>,
    call: MutationCall<Input, Parsed>,
    actResult: A | null,
  ) => Promise<Payload> | Payload;
  /** The code that refuses a retry, for an answer that is a credential and therefore never saved. */
  readonly repeated?: ErrorCode;
}

/** A mutation whose input has no idempotency key, because repeating it does no harm: each request acts. */
interface Repeatable {
  /** The people who may call it. */
  readonly repeatable: 'by account' | 'by anyone';
  readonly attempt?: undefined;
  readonly repeated?: undefined;
}

/** The type of the argument `input` of the mutation that is being resolved. */
const inputTypeOf = ({ parentType, fieldName }: GraphQLResolveInfo): GraphQLInputObjectType =>
  getNamedType(
    parentType.getFields()[fieldName]?.args.find(({ name }) => name === 'input')?.type,
  ) as GraphQLInputObjectType;

/** Adds the path of the argument at fault, beginning with `input`, to an AppError; returns any other error unchanged. */
function atInput(error: unknown, input: object): unknown {
  const path = error instanceof AppError ? argumentOf(error, Object.keys(input)) : null;
  return path ? (error as AppError).at(['input', ...path]) : error;
}

/**
 * Declares a mutation; every mutation of the schema is declared by it. A call runs in this order: the account check (or
 * `attempt`), the form of its addresses, `parse`, the idempotency key (`Idempotent`; not if it is `repeatable`), `act`, its
 * write, `answer`. Without `answer`, the saved result is the payload. An AppError of any step becomes a `Refusal`.
 */
export function mutation<Input extends KeyedInput, Payload, A extends ActResult<SavedResult>, Parsed = Input>(
  name: string,
  options: MutationOptions<Payload, Input> & MutationAct<Input, Parsed, A> & MutationAnswer<Input, Parsed, A, Payload>,
): void;
export function mutation<Input extends KeyedInput, Payload, Saved extends SavedResult & Payload, Parsed = Input>(
  name: string,
  options: MutationOptions<Payload, Input> &
    MutationAct<Input, Parsed, ActResult<Saved>> & { readonly answer?: undefined },
): void;
export function mutation<Input extends object, Payload, A extends ActResult<SavedResult>, Parsed = Input>(
  name: string,
  options: MutationOptions<Payload, Input> &
    MutationAct<Input, Parsed, A> &
    MutationAnswer<Input, Parsed, A, Payload> &
    Repeatable,
): void;
export function mutation<Input extends object, Parsed>(
  name: string,
  options: MutationOptions<unknown, Input> &
    MutationAct<Input, Parsed, ActResult<SavedResult>> &
    Partial<MutationAnswer<Input, Parsed, ActResult<SavedResult>, unknown>> &
    Partial<Pick<Repeatable, 'repeatable'>>,
): void {
  const {
    input: inputType,
    parse,
    attempt,
    act,
    answer,
    repeated,
    repeatable,
    refusals = [],
    endsAccount,
    ...fieldOptions
  } = options;

  async function resolve(
    { input }: { input: Input },
    ctx: GatewayContext,
    type: GraphQLInputObjectType,
  ): Promise<unknown> {
    const { services } = ctx;
    const needsAccount = !attempt && repeatable !== 'by anyone';
    // A caller who is not signed in is refused (callerOf).
    const callerName = needsAccount ? `account:${callerOf(ctx.viewer).accountId}` : '';
    const accountId = ctx.viewer.accountId;
    requireAddressForms(ctx, type, input);
    const parsed = parse ? parse(input, services) : (input as unknown as Parsed);
    const call: MutationCall<Input, Parsed> = {
      ctx,
      services,
      input,
      parsed,
      get caller() {
        return callerOf(ctx.viewer);
      },
      get chain() {
        return chainOf(ctx, input as { readonly chain?: string | null });
      },
    };
    let actResult: ActResult<SavedResult> | null = null;
    /** Acts, and returns what writes the result. A repetition of the key does neither. */
    const actOnce = async (): Promise<Write<SavedResult>> => {
      const result = await act(call);
      actResult = result;
      const write: Write<SavedResult> = typeof result === 'function' ? result : (tx) => result.save(tx);
      if (accountId === null || endsAccount) return write;
      return async (tx) => {
        await services.account.keepAccount(tx, accountId);
        return write(tx);
      };
    };
    const runOnce = () => {
      const attemptKey = attempt ? attempt(call) : { caller: callerName, input: input as Input & KeyedInput };
      return services.idempotency({ ...attemptKey, operation: name, repeated }, actOnce);
    };
    const saved = repeatable ? await ctx.db.$transaction(await actOnce()) : await runOnce();
    return answer ? answer(saved, call, actResult) : saved;
  }

  builder.mutationField(name, (t) =>
    t.field({
      ...(fieldOptions as object as { type: never }),
      access: 'traverse',
      errors: { ...refusable, types: refusals } as never,
      args: { input: t.arg({ type: inputType, required: true }) },
      resolve: ((_root: unknown, args: { input: Input }, ctx: GatewayContext, info: GraphQLResolveInfo) =>
        resolve(args, ctx, inputTypeOf(info)).catch((error: unknown) => {
          throw atInput(error, args.input);
        })) as never,
    }),
  );
}
