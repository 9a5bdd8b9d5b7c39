import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { idempotencyKey } from '../../graphql/idempotency-key.ts';
import { existing } from '../../graphql/row-id.ts';
import { idempotent, type KeyedInput, type SavedResult, type Tx } from '../operations/index.ts';

import { type Caller, callerOf } from './rules.ts';

/** An act of the signed-in account: `decide` checks, what it answers writes, once for an idempotency key. */
export const actOnce = <R extends SavedResult, Input extends KeyedInput>(
  ctx: GatewayContext,
  operation: string,
  input: Input,
  decide: (caller: Caller) => Promise<(tx: Tx) => Promise<R>> | ((tx: Tx) => Promise<R>),
): Promise<R> => idempotent(ctx, operation, input, async () => decide(callerOf(ctx.viewer)));

/** The input of an act on one row that says nothing more. */
export const rowInput = (name: string) =>
  builder.inputType(name, { fields: (t) => ({ idempotencyKey: t.field(idempotencyKey), id: t.id(existing) }) });
