import { builder } from '../../../graphql/builder.ts';
import { callerOf } from '../../../graphql/caller.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import type { MutationCall } from '../../../graphql/mutation.ts';
import type { SessionClaims } from '../index.ts';

/** The payload of mutations that change the account itself. */
export const AccountPayload = builder.objectRef<{ accountId: string }>('AccountPayload').implement({
  description: 'The account that a mutation changed.',
  fields: (t) => ({
    account: t.prismaField({
      type: 'Account',
      access: 'traverse',
      resolve: (query, { accountId }, _, { db }) => db.account.findUnique({ ...query, where: { id: accountId } }),
    }),
  }),
});

/** The id of the signed-in account. @throws UNAUTHENTICATED without a session */
export const requireAccountId = ({ viewer }: GatewayContext): string => callerOf(viewer).accountId;

/** Makes the session's account the viewer for the rest of the request, with its current wallets and signer keys. */
export async function continueAs(ctx: GatewayContext, session: SessionClaims): Promise<void> {
  const { viewer } = await ctx.services.account.viewerOfSession(session);
  ctx.session = session;
  ctx.access.switchViewer(viewer);
}

/** Reads the request's viewer again, because the account's wallets or signer keys changed. */
export const refreshViewer = async (ctx: GatewayContext): Promise<void> => {
  if (ctx.session) await continueAs(ctx, ctx.session);
};

/** Reads the request's viewer again and returns the payload of a mutation that changed its wallets or signer keys. */
export async function refreshAccount({ ctx, caller: { accountId } }: Pick<MutationCall<unknown>, 'ctx' | 'caller'>) {
  await refreshViewer(ctx);
  return { accountId };
}
