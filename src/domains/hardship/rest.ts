import { type Data, explained, type RestRoute } from '../../graphql/rest.ts';

/** A pause request, for who reads its approval. */
export const hardshipRoutes: readonly RestRoute[] = [
  {
    path: /^\/attestor\/hardship\/([^/]+)$/,
    document: `query RestHardship($id: ID!) {
      hardshipRequest(id: $id) {
        id state decisionCode decidedAt until approval { signer signature digest pauseNonce pauseEnd relayTx }
      }
      access: explainAccess(type: "HardshipRequest", id: $id, field: "approval") { allowed }
    }`,
    variables: ([id]) => ({ id }),
    refuse: explained,
    pick: ({ hardshipRequest }) => {
      const { approval, ...row } = hardshipRequest as { readonly approval: Data | null };
      const { relayTx = null, ...relayed } = approval ?? {};
      return { ...row, approval: approval && relayed, relayTx };
    },
  },
];
