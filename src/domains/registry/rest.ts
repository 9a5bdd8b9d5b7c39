import { admin, nodes, ofChain, PAGE_INFO, page, paging, type RestRoute } from '../../graphql/rest.ts';

const KEYS = `edges { node { address active revokedAt graceUntil } }`;

/** The signer keys of a chain, for anyone and for admins. */
export const registryRoutes: readonly RestRoute[] = [
  {
    path: /^\/chains\/([^/]+)\/signer-keys$/,
    document: `query RestSignerKeys($chain: String) {
      attestors(first: 100, chain: $chain) { ${KEYS} } verifierKeys(first: 100, chain: $chain) { ${KEYS} }
    }`,
    variables: ([chain = ''], _, chains) => (chains.includes(chain) ? { chain } : null),
    pick: ({ attestors, verifierKeys }) => ({ attestors: nodes(attestors), verifierKeys: nodes(verifierKeys) }),
  },
  {
    path: /^\/admin\/verifier-keys$/,
    document: `query RestVerifierKeys($first: Int, $after: String, $chain: String) {
      viewer { isAdmin }
      verifierKeys(first: $first, after: $after, chain: $chain) {
        edges { node { chain address active registeredAt revokedAt graceUntil } } ${PAGE_INFO}
      }
    }`,
    variables: (_, query) => ({ ...paging(query), ...ofChain(query) }),
    refuse: admin,
    pick: ({ verifierKeys }) => page(verifierKeys),
  },
  {
    path: /^\/admin\/attestors$/,
    document: `query RestAttestors($first: Int, $after: String, $chain: String) {
      viewer { isAdmin }
      attestors(first: $first, after: $after, chain: $chain) {
        edges { node { chain address active registeredAt revokedAt graceUntil link { accountId linkedAt } identityStatus } } ${PAGE_INFO}
      }
    }`,
    variables: (_, query) => ({ ...paging(query), ...ofChain(query) }),
    refuse: admin,
    pick: ({ attestors }) => page(attestors),
  },
];
