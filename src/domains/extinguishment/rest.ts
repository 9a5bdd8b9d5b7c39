import { explained, type RestRoute } from '../../graphql/rest.ts';

/** A request to extinguish, for who reads its signers. */
export const extinguishmentRoutes: readonly RestRoute[] = [
  {
    path: /^\/attestor\/extinguish\/([^/]+)$/,
    document: `query RestExtinguishment($id: ID!) {
      extinguishmentRequest(id: $id) {
        id state attestorKeys extinguishNonce signers signatures { signer signature digest } relayTx relayError relayedAt
      }
      access: explainAccess(type: "ExtinguishmentRequest", id: $id, field: "signers") { allowed }
    }`,
    variables: ([id]) => ({ id }),
    refuse: explained,
    pick: ({ extinguishmentRequest }) => extinguishmentRequest,
  },
];
