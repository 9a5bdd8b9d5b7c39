import type { GatewayContext } from '../../../graphql/context.ts';
import { vaultReader } from '../../../graphql/vault-field.ts';
import type { CallBytes } from '../model/index.ts';

/** Keeps the bytes of a transaction for the rest of the request, so that a mutation returns them even if they are not stored. */
export function keepForAnswer({ access }: GatewayContext, transactionId: string, bytes: CallBytes): void {
  access.scratch.builtBytes.set(transactionId, bytes);
}

/**
 * Reads bytes that are not stored in plain, for a viewer who passed the access check: the bytes that this request's mutation
 * built, else the sealed bytes, which are opened in one batch a request. Null if they were never stored or are deleted.
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
