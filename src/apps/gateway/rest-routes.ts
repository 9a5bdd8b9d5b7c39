import type { ErrorCode } from '../../core/errors/codes.ts';
import { MAX_ROUNDS } from '../../core/policy.ts';

/** The root fields of an answer. */
export type Data = Readonly<Record<string, unknown>>;

/** A REST path is a stored operation of the schema: the same checks, limits and errors hold. */
export interface Route {
  readonly path: RegExp;
  readonly document: string;
  /** Null where the path names what is not served. */
  readonly variables: (parts: readonly string[], query: URLSearchParams, chain: string) => Data | null;
  /** Refuses the whole path to a viewer who could read some of it by GraphQL. */
  readonly refuse?: (data: Data) => ErrorCode | null;
  /** What is answered of the data. */
  readonly pick: (data: Data) => unknown;
}

const PAGE = 'pageInfo { hasNextPage endCursor }';

/** The data map's row "Auction settlement", and what names the series. `rounds`: the page of its rounds. */
const settlement = (rounds: string) => `key state auction {
  phase reservePrice maxUnitsPerBid minRaise minHolders concentrationBps commitEndsAt revealEndsAt gateEndsAt
  clearingPrice unitsSold proceeds failureReason mintGate
  rounds(${rounds}) { edges { node { round clearingPrice units rejected rejections { reason count } at } } ${PAGE} } }`;

const SERIES = `chain issuer closeReason contractHash termsCommitment lastIncomeCommitment currencyCode indexingRule
  unitsOffered unitsOutstanding cap firstPeriod lastPeriod createdAt activatedAt
  ${settlement(`first: ${MAX_ROUNDS}`)}`;

const BID = `id bidder sequence committedAt commitment deposit price quantity validity invalidReason processing
  rejectedReason delivery pendingUnits refund deliveredUnits deliveredRefund nonRevealCharge series { key }`;

const KEYS = `edges { node { address active revokedAt graceUntil } }`;

/** A value that is not a number is passed on unchanged, and the schema refuses it. */
const paging = (query: URLSearchParams): Data => {
  const first = query.get('first');
  return { first: first !== null && /^\d{1,9}$/.test(first) ? Number(first) : first, after: query.get('after') };
};

interface Connection {
  readonly edges: readonly { readonly node: Data }[];
  readonly pageInfo?: unknown;
}

const nodes = (connection: unknown) => (connection as Connection).edges.map(({ node }) => node);
const page = (connection: unknown) => ({ items: nodes(connection), pageInfo: (connection as Connection).pageInfo });
/** The auction's fields in one object with the series', its rounds as a list with its page. */
const settled = ({ auction, ...series }: Data): Data => {
  const { rounds, ...raise } = auction as Data;
  return { ...series, ...raise, rounds: nodes(rounds), roundsPageInfo: (rounds as Connection).pageInfo };
};

const signedIn = ({ viewer }: Data): ErrorCode | null => (viewer === null ? 'UNAUTHENTICATED' : null);
const admin = (data: Data): ErrorCode | null =>
  signedIn(data) ?? ((data.viewer as { isAdmin: boolean }).isAdmin ? null : 'FORBIDDEN');

/** What an addressed attestor signs, and whether a signature would be taken now. */
const MESSAGE = `kind chain seriesKey domain { chainId verifyingContract } key fields { name type value } words structHash
  preImage digest nonce nonceCurrent keyActive open`;

/** For the series' issuer, where somebody signed. */
const signedForIssuer = (data: Data): ErrorCode | null => {
  const relations = (data.viewer as { relations: readonly string[] | null } | null)?.relations ?? [];
  const { signature } = data.fxFallback as { signature: string | null };
  return signedIn(data) ?? (!relations.includes('ISSUER') ? 'FORBIDDEN' : signature === null ? 'NOT_FOUND' : null);
};

/** For who reads more of the row than its state. */
const explained = ({ access }: Data): ErrorCode | null =>
  (access as { allowed: boolean }).allowed ? null : 'FORBIDDEN';

const identityCheck = ({ viewer }: Data) => (viewer as { identityCheck: Data | null }).identityCheck;

export const ROUTES: readonly Route[] = [
  {
    path: /^\/series$/,
    document: `query RestSeriesList($first: Int, $after: String) {
      seriesList(first: $first, after: $after) { edges { node { ${SERIES} } } ${PAGE} }
    }`,
    variables: (_, query) => paging(query),
    pick: ({ seriesList }) => {
      const { items, pageInfo } = page(seriesList);
      return { items: items.map(settled), pageInfo };
    },
  },
  {
    path: /^\/series\/([^/]+)\/auction$/,
    document: `query RestAuction($key: Bytes32!, $first: Int, $after: String) {
      series(key: $key) { ${settlement('first: $first, after: $after')} }
    }`,
    variables: ([key], query) => ({ key, ...paging(query) }),
    pick: ({ series }) => settled(series as Data),
  },
  {
    path: /^\/me\/bids$/,
    document: `query RestMyBids($first: Int, $after: String) {
      viewer { isAdmin }
      myBids(first: $first, after: $after) { edges { node { ${BID} } } ${PAGE} }
    }`,
    variables: (_, query) => paging(query),
    refuse: signedIn,
    pick: ({ myBids }) => page(myBids),
  },
  {
    path: /^\/chains\/([^/]+)\/signer-keys$/,
    document: `query RestSignerKeys { attestors(first: 100) { ${KEYS} } verifierKeys(first: 100) { ${KEYS} } }`,
    variables: ([name], _, chain) => (name === chain ? {} : null),
    pick: ({ attestors, verifierKeys }) => ({ attestors: nodes(attestors), verifierKeys: nodes(verifierKeys) }),
  },
  {
    path: /^\/admin\/verifier-keys$/,
    document: `query RestVerifierKeys($first: Int, $after: String) {
      viewer { isAdmin }
      verifierKeys(first: $first, after: $after) {
        edges { node { address active registeredAt revokedAt graceUntil } } ${PAGE}
      }
    }`,
    variables: (_, query) => paging(query),
    refuse: admin,
    pick: ({ verifierKeys }) => page(verifierKeys),
  },
  {
    path: /^\/admin\/attestors$/,
    document: `query RestAttestors($first: Int, $after: String) {
      viewer { isAdmin }
      attestors(first: $first, after: $after) {
        edges { node { address active registeredAt revokedAt graceUntil link { accountId linkedAt } identityStatus } } ${PAGE}
      }
    }`,
    variables: (_, query) => paging(query),
    refuse: admin,
    pick: ({ attestors }) => page(attestors),
  },
  {
    path: /^\/me\/attestor\/identity-check$/,
    document: 'query RestIdentityCheck { viewer { identityCheck { checkId status startedAt } } }',
    variables: () => ({}),
    refuse: (data) => signedIn(data) ?? (identityCheck(data) ? null : 'NOT_FOUND'),
    pick: identityCheck,
  },
  {
    path: /^\/attestor\/tier3\/([^/]+)\/message$/,
    document: `query RestTier3Message($id: ID!) { signingRequest(kind: REPORT, id: $id) { ${MESSAGE} } }`,
    variables: ([id]) => ({ id }),
    pick: ({ signingRequest }) => signingRequest,
  },
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
  {
    path: /^\/series\/([^/]+)\/reporting\/fx-fallback\/(\d{5})$/,
    document: `query RestFxFallback($key: Bytes32!, $period: Int!) {
      viewer { relations(seriesKey: $key) }
      fxFallback(seriesKey: $key, period: $period) { signer signature digest }
    }`,
    variables: ([key, period]) => ({ key, period: Number(period) }),
    refuse: signedForIssuer,
    pick: ({ fxFallback }) => fxFallback,
  },
];
