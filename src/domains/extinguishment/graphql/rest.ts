import { field } from '../../../graphql/rest/answers.ts';
import { recordId } from '../../../graphql/rest/parameters.ts';
import { refuseUnlessReadable } from '../../../graphql/rest/refusals.ts';
import type { RestRoute } from '../../../graphql/rest/route.ts';

/** The REST path of a request to extinguish a series, for viewers who may read its signers. */
export const extinguishmentRoutes: readonly RestRoute[] = [
  {
    path: '/attestor/extinguish/{id}',
    tag: 'Attestors',
    summary: 'The keys that signed an extinguishment, and its relay, for holders of the named keys and admins.',
    document: `query RestExtinguishment($id: ID!) {
      extinguishmentRequest(id: $id) {
        id state attestorKeys extinguishNonce signers signatures { signer signature digest } relayTx relayError relayedAt
      }
      access: explainAccess(id: $id, coordinate: "ExtinguishmentRequest.signers") { allowed }
    }`,
    parts: { id: recordId },
    refuse: refuseUnlessReadable,
    answer: field('extinguishmentRequest'),
  },
];
