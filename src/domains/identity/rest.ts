import { type Data, type RestRoute, signedIn } from '../../graphql/rest.ts';

const identityCheck = ({ viewer }: Data) => (viewer as { identityCheck: Data | null }).identityCheck;

/** The identity check of the viewer's account. */
export const identityRoutes: readonly RestRoute[] = [
  {
    path: /^\/me\/attestor\/identity-check$/,
    document: 'query RestIdentityCheck { viewer { identityCheck { checkId status startedAt } } }',
    variables: () => ({}),
    refuse: (data) => signedIn(data) ?? (identityCheck(data) ? null : 'NOT_FOUND'),
    pick: identityCheck,
  },
];
