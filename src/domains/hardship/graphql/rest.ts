import { objectOf, property, withoutProperties } from '../../../graphql/rest/json-schema.ts';
import { recordId } from '../../../graphql/rest/parameters.ts';
import { refuseUnlessReadable } from '../../../graphql/rest/refusals.ts';
import type { Data, RestRoute } from '../../../graphql/rest/route.ts';

/** The REST path of a request for a pause, for viewers who may read its approval. */
export const hardshipRoutes: readonly RestRoute[] = [
  {
    path: '/attestor/hardship/{id}',
    tag: 'Attestors',
    summary: 'The decision on a pause and its relayed approval, for holders of the addressed key and admins.',
    document: `query RestHardship($id: ID!) {
      hardshipRequest(id: $id) {
        id state decisionCode decidedAt until: pauseEndsAt
        approval { signer signature digest pauseNonce pauseEnd: pauseEndsAt relayTx }
      }
      access: explainAccess(id: $id, coordinate: "HardshipRequest.approval") { allowed }
    }`,
    parts: { id: recordId },
    refuse: refuseUnlessReadable,
    answer: {
      // REST answers the approval's `relayTx` beside the approval.
      pick({ hardshipRequest }) {
        const { approval, ...row } = hardshipRequest as { readonly approval: Data | null };
        const { relayTx = null, ...fields } = approval ?? {};
        return { ...row, approval: approval && fields, relayTx };
      },
      schema(data) {
        const request = property(data, 'hardshipRequest');
        const approval = property(request, 'approval');
        return objectOf({
          ...request.properties,
          approval: { ...withoutProperties(approval, 'relayTx'), type: ['object', 'null'] },
          relayTx: property(approval, 'relayTx'),
        });
      },
    },
  },
];
