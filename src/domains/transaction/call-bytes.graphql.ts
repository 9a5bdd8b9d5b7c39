import type { GatewayContext } from '../../graphql/context.ts';
import { vaultReader } from '../../graphql/vault-field.ts';
import type { CallBytes } from './model.ts';

/** The answer of this request's mutation has these bytes, whether they are stored or not. */
export function answerWith({ access }: GatewayContext, transactionId: string, bytes: CallBytes): void {
  access.scratch.builtBytes.set(transactionId, bytes);
}

/**
 * The bytes of a transaction that does not hold them in plain, for a viewer who was found entitled to them: those of this
 * request's own mutation, else the sealed ones, opened in one batch a request. Null where they were never kept or are gone.
 */
export async function guardedBytes(
  ctx: GatewayContext,
  { id, kind }: { readonly id: string; readonly kind: string },
): Promise<CallBytes | null> {
  const answered = ctx.access.scratch.builtBytes.get(id);
  if (answered) return answered;
  return ctx.services.calls.accessOf(kind).class === 'vault' ? sealedBytes(id, ctx) : null;
}

const sealedBytes = vaultReader({
  name: 'sealedCalls',
  key: (id: string) => id,
  ask: (id) => id,
  open: ({ sealedCalls }) => sealedCalls.open,
});
