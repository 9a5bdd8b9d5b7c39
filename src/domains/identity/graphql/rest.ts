import { property } from '../../../graphql/rest/json-schema.ts';
import { refuseUnlessSignedIn } from '../../../graphql/rest/refusals.ts';
import type { Data, RestRoute } from '../../../graphql/rest/route.ts';

/** The identity check in the data of the stored query; null if there is none. */
const identityCheck = ({ viewer }: Data) => (viewer as { identityCheck: Data | null }).identityCheck;

/** The REST path of the viewer's identity check. */
export const identityRoutes: readonly RestRoute[] = [
  {
    path: '/me/attestor/identity-check',
    tag: 'Account',
    summary: 'The identity check of the viewer’s account.',
    document: 'query RestIdentityCheck { viewer { identityCheck { checkId status startedAt } } }',
    refuse: (data) => refuseUnlessSignedIn(data) ?? (identityCheck(data) ? null : 'NOT_FOUND'),
    answer: { pick: identityCheck, schema: (data) => property(property(data, 'viewer'), 'identityCheck') },
  },
];
