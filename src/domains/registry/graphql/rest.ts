import { PAGE_INFO, page, rows } from '../../../graphql/rest/answers.ts';
import { objectOf, property } from '../../../graphql/rest/json-schema.ts';
import { CHAIN, PAGING, servedChain } from '../../../graphql/rest/parameters.ts';
import { refuseUnlessAdmin } from '../../../graphql/rest/refusals.ts';
import type { Data, RestRoute } from '../../../graphql/rest/route.ts';

const KEYS = 'nodes { address active revokedAt graceUntil: graceEndsAt }';
const keys = rows();

/** The signer keys of a chain, for anyone and for admins. */
export const registryRoutes: readonly RestRoute[] = [
  {
    path: '/chains/{chain}/signer-keys',
    tag: 'Attestors',
    summary: 'The registered keys of attestors and verifiers, for anyone.',
    document: `query RestSignerKeys($chain: Chain) {
      attestors(first: 100, chain: $chain) { ${KEYS} } verifierKeys(first: 100, chain: $chain) { ${KEYS} }
    }`,
    parts: { chain: servedChain },
    answer: {
      pick: ({ attestors, verifierKeys }) => ({
        attestors: keys.pick(attestors as Data),
        verifierKeys: keys.pick(verifierKeys as Data),
      }),
      schema: (data) =>
        objectOf({
          attestors: keys.schema(property(data, 'attestors')),
          verifierKeys: keys.schema(property(data, 'verifierKeys')),
        }),
    },
  },
  {
    path: '/admin/verifier-keys',
    tag: 'Admins',
    summary: 'The verifier keys with the times of their registration, for admins.',
    document: `query RestVerifierKeys($first: Int, $after: String, $chain: Chain) {
      viewer { isAdmin }
      verifierKeys(first: $first, after: $after, chain: $chain) {
        nodes { chain address active registeredAt revokedAt graceUntil: graceEndsAt } ${PAGE_INFO}
      }
    }`,
    query: { ...PAGING, ...CHAIN },
    refuse: refuseUnlessAdmin,
    answer: page('verifierKeys'),
  },
  {
    path: '/admin/attestors',
    tag: 'Admins',
    summary: 'The attestor keys with their accounts and the status of the identity check, for admins.',
    document: `query RestAttestors($first: Int, $after: String, $chain: Chain) {
      viewer { isAdmin }
      attestors(first: $first, after: $after, chain: $chain) {
        nodes { chain address active registeredAt revokedAt graceUntil: graceEndsAt link { accountId linkedAt } identityStatus } ${PAGE_INFO}
      }
    }`,
    query: { ...PAGING, ...CHAIN },
    refuse: refuseUnlessAdmin,
    answer: page('attestors'),
  },
];
