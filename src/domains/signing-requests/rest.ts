import type { RestRoute } from '../../graphql/rest.ts';

/** What an addressed attestor signs, and whether a signature would be taken now. */
const MESSAGE = `kind chain seriesKey domain { chainId verifyingContract } key fields { name type value } words structHash
  preImage digest nonce nonceCurrent keyActive open`;

/** What an attestor is asked to sign. */
export const signingRequestRoutes: readonly RestRoute[] = [
  {
    path: /^\/attestor\/tier3\/([^/]+)\/message$/,
    document: `query RestTier3Message($id: ID!) { signingRequest(kind: REPORT, id: $id) { ${MESSAGE} } }`,
    variables: ([id]) => ({ id }),
    pick: ({ signingRequest }) => signingRequest,
  },
];
