import { field } from '../../../graphql/rest/answers.ts';
import { recordId } from '../../../graphql/rest/parameters.ts';
import { refuseUnlessSignedIn } from '../../../graphql/rest/refusals.ts';
import type { RestRoute } from '../../../graphql/rest/route.ts';

/** The selected fields of a signing request. */
const MESSAGE = `kind chain seriesKey domain { chainId verifyingContract genesisHash program } key fields { name type value } words structHash
  preImage digest nonce nonceCurrent keyActive open`;

/** The REST route of the message that an attestor is asked to sign. */
export const signingRequestRoutes: readonly RestRoute[] = [
  {
    path: '/attestor/tier3/{id}/message',
    tag: 'Attestors',
    summary: 'The message that the addressed attestor of a case signs, for its account and admins.',
    document: `query RestTier3Message($id: ID!) {
      viewer { isAdmin }
      signingRequest(kind: REPORT, id: $id) { ${MESSAGE} }
    }`,
    parts: { id: recordId },
    refuse: refuseUnlessSignedIn,
    answer: field('signingRequest'),
  },
];
