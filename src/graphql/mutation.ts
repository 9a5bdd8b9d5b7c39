import type { InputRef, OutputRef } from '@pothos/core';
import { type GraphQLInputObjectType, type GraphQLResolveInfo, getNamedType } from 'graphql';
import type { Caller } from '../core/caller.ts';
import { AppError, argumentOf } from '../core/errors/app-error.ts';
import type { ErrorCode } from '../core/errors/codes.ts';
import type { Tx } from '../core/tx.ts';
import type { Attempt, KeyedInput, SavedResult } from '../domains/operations/index.ts';
import { builder } from './builder.ts';
import { callerOf } from './caller.ts';
import { chainOf, requireAddressForms } from './chain-argument.ts';
import type { GatewayContext, Services } from './context.ts';
import type { RemotePrice } from './cost.ts';
import { refusable } from './refusal.ts';
import { existing } from './row-id.ts';

/** The field that the input of a mutation begins with, unless the mutation is `repeatable`. */
export const idempotencyKey = {
  type: 'UUID',
  required: true,
  description:
    'A UUID that the client draws for this request. Sending the same key with the same input again returns the first ' +
    'result.',
} as const;

/** The input of a mutation of one row that says nothing more. */
export const rowInput = (name: string) =>
  builder.inputType(name, { fields: (t) => ({ idempotencyKey: t.field(idempotencyKey), id: t.id(existing) }) });

/** One request for a mutation. */
export interface MutationCall<Input, Parsed = Input> {
  readonly ctx: GatewayContext;
  readonly services: Services;
  readonly input: Input;
  /** What `parse` made of the input; the input itself where there is none. */
  readonly parsed: Parsed;
  /** @throws UNAUTHENTICATED without an account, where the mutation has an `attempt` of its own or anyone may repeat it */
  readonly caller: Caller;
  /**
   * The name of the chain that the input is about.
   * @throws CHAIN_REQUIRED where several chains are served and it names none, CHAIN_REFUSED for one that is not served
   */
  readonly chain: string;
}

type Write<Saved> = (tx: Tx) => Promise<Saved>;
/** The write of an act, alone or with what only the answer of this request holds. */
type Acted<Saved> = Write<Saved> | { readonly save: Write<Saved> };

interface Declared<Payload, Input> {
  readonly type: OutputRef<Payload>;
  readonly description: string;
  readonly input: InputRef<Input>;
  /** Left out: anyone; what needs an account is refused without one. */
  readonly authScopes?: { readonly admin: true };
  readonly complexity?: RemotePrice;
  /** It deletes the caller's account, and takes that lock itself: of others the write keeps the account from being deleted. */
  readonly endsAccount?: true;
  /** Refusals that say more than their code, each the class of a type of its own. */
  readonly refusals?: readonly (new (
    ...args: never[]
  ) => AppError)[];
}

interface Acts<Input, Parsed, A> {
  /** Reads what a scalar cannot. What it refuses is refused before the idempotency key is looked at. */
  readonly parse?: (input: Input, services: Services) => Parsed;
  /** Whose attempt it is, and what it is compared by; the account's, by the input, where this is left out. */
  readonly attempt?: (asked: MutationCall<Input, Parsed>) => Pick<Attempt, 'caller' | 'input'>;
  /** Checks, and answers what writes. Runs once for an idempotency key. */
  readonly act: (asked: MutationCall<Input, Parsed>) => Promise<A> | A;
}

type SavedBy<A> = A extends Acted<infer Saved> ? Saved : never;

interface Answers<Input, Parsed, A, Payload> {
  /** The payload, of every request: from what was saved and, where it acted in this request, from that. */
  readonly answer: (
    saved: SavedBy<A>,
    asked: MutationCall<Input, Parsed>,
    acted: A | null,
  ) => Promise<Payload> | Payload;
  /** The answer lets its bearer act as somebody: nothing of it is saved, and a repeated request is refused with this. */
  readonly repeated?: ErrorCode;
}

/** A mutation whose input has no idempotency key: each request acts, which harms nobody however often it is sent. */
interface Repeatable {
  /** Whose requests: an account's, or anyone's. */
  readonly repeatable: 'by account' | 'by anyone';
  readonly attempt?: undefined;
  readonly repeated?: undefined;
}

/** The type of the argument `input` of the mutation that is resolved. */
const inputTypeOf = ({ parentType, fieldName }: GraphQLResolveInfo): GraphQLInputObjectType =>
  getNamedType(
    parentType.getFields()[fieldName]?.args.find(({ name }) => name === 'input')?.type,
  ) as GraphQLInputObjectType;

/** An error with the argument at fault from the argument `input` down. */
function atInput(error: unknown, input: object): unknown {
  const path = error instanceof AppError ? argumentOf(error, Object.keys(input)) : null;
  return path ? (error as AppError).at(['input', ...path]) : error;
}

/**
 * Declares a mutation: the one way in for all of them. In this order: the account (or `attempt`), the form of its addresses,
 * `parse`, the idempotency key (`Idempotent`; none where it is `repeatable`), `act`, its write, `answer`. Input arrives as
 * its scalars parse it; without `answer`, what was saved is the payload. An AppError that any of these throws is answered as a
 * `Refusal`.
 */
export function mutation<Input extends KeyedInput, Payload, A extends Acted<SavedResult>, Parsed = Input>(
  name: string,
  declared: Declared<Payload, Input> & Acts<Input, Parsed, A> & Answers<Input, Parsed, A, Payload>,
): void;
export function mutation<Input extends KeyedInput, Payload, Saved extends SavedResult & Payload, Parsed = Input>(
  name: string,
  declared: Declared<Payload, Input> & Acts<Input, Parsed, Acted<Saved>> & { readonly answer?: undefined },
): void;
export function mutation<Input extends object, Payload, A extends Acted<SavedResult>, Parsed = Input>(
  name: string,
  declared: Declared<Payload, Input> & Acts<Input, Parsed, A> & Answers<Input, Parsed, A, Payload> & Repeatable,
): void;
export function mutation<Input extends object, Parsed>(
  name: string,
  declared: Declared<unknown, Input> &
    Acts<Input, Parsed, Acted<SavedResult>> &
    Partial<Answers<Input, Parsed, Acted<SavedResult>, unknown>> &
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
    ...shown
  } = declared;

  async function resolve(
    { input }: { input: Input },
    ctx: GatewayContext,
    type: GraphQLInputObjectType,
  ): Promise<unknown> {
    const { services } = ctx;
    const account = attempt || repeatable === 'by anyone' ? '' : `account:${callerOf(ctx.viewer).accountId}`;
    const holder = ctx.viewer.accountId;
    requireAddressForms(ctx, type, input);
    const parsed = parse ? parse(input, services) : (input as unknown as Parsed);
    const asked: MutationCall<Input, Parsed> = {
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
    let acted: Acted<SavedResult> | null = null;
    const run = async (): Promise<Write<SavedResult>> => {
      const done = await act(asked);
      acted = done;
      const write: Write<SavedResult> = typeof done === 'function' ? done : (tx) => done.save(tx);
      if (holder === null || endsAccount) return write;
      return async (tx) => {
        await services.account.keepAccount(tx, holder);
        return write(tx);
      };
    };
    const once = () => {
      const compared = attempt ? attempt(asked) : { caller: account, input: input as Input & KeyedInput };
      return services.idempotency({ ...compared, operation: name, repeated }, run);
    };
    const saved = repeatable ? await ctx.db.$transaction(await run()) : await once();
    return answer ? answer(saved, asked, acted) : saved;
  }

  builder.mutationField(name, (t) =>
    t.field({
      ...(shown as object as { type: never }),
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
