import { builder } from '../../graphql/builder.ts';
import { callerOf } from '../../graphql/caller.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import type { MutationCall } from '../../graphql/mutation.ts';
import type { SessionClaims } from './index.ts';

/** What a mutation of the account itself answers. */
export const AccountPayload = builder.objectRef<{ accountId: string }>('AccountPayload').implement({
  description: 'The account that a mutation changed.',
  fields: (t) => ({
    account: t.prismaField({
      type: 'Account',
      nullable: true,
      access: 'traverse',
      resolve: (query, { accountId }, _, { db }) => db.account.findUnique({ ...query, where: { id: accountId } }),
    }),
  }),
});

/** @throws UNAUTHENTICATED without a session */
export const signedInAccount = ({ viewer }: GatewayContext): string => callerOf(viewer).accountId;

/** The request goes on as the session's viewer with the wallets and signer keys it has now. */
export async function continueAs(ctx: GatewayContext, session: SessionClaims): Promise<void> {
  const { viewer } = await ctx.services.account.viewerOfSession(session);
  ctx.session = session;
  ctx.access.switchViewer(viewer);
}

/** After the account's wallets or keys changed. */
export const refreshViewer = async (ctx: GatewayContext): Promise<void> => {
  if (ctx.session) await continueAs(ctx, ctx.session);
};

/** The account after its wallets or keys changed. */
export async function refreshedAccount({ ctx, caller: { accountId } }: Pick<MutationCall<unknown>, 'ctx' | 'caller'>) {
  await refreshViewer(ctx);
  return { accountId };
}
