import { randomUUID } from 'node:crypto';
import type { Request } from '../support/client.ts';
import { CHAIN, HOLDER, other, type Person, seriesKey } from '../support/fill.ts';

export const SERIES = 2_000;
/** The number of accounts that send the requests of writers and owners in turn. */
export const ACCOUNTS = 200;

export interface Operation {
  readonly name: string;
  readonly title: string;
  /** The operation's share of all requests in the default mix. */
  readonly share: number;
  /** The text that every answer contains. */
  readonly expected: string;
  readonly query: string;
  /** The sender of the n-th request; absent if nobody is signed in. */
  readonly by?: (n: number) => Person;
  readonly variables?: (n: number) => object;
}

const account = (n: number): Person => other(n % ACCOUNTS);
const holder = () => HOLDER;

const EIGHT = 'key state currency unitsOffered unitsOutstanding paidTotal accruedTotal createdAt';
const SIX = 'key state currency unitsOffered firstPeriod createdAt';
const VIEWER = 'viewer { isAdmin account { id displayName country createdAt } }';

export const OPERATIONS: readonly Operation[] = [
  {
    name: 'nonce',
    title: 'signInNonce',
    share: 5,
    expected: '"nonce":"',
    query: `mutation Nonce($input: SignInNonceInput!) {
  signInNonce(input: $input) { ... on WalletChallenge { nonce message } } }`,
    variables: (n) => ({ input: { chain: CHAIN, address: account(n).wallet } }),
  },
  {
    name: 'profile',
    title: 'updateProfile',
    share: 5,
    expected: '"displayName":"Name ',
    query: `mutation Profile($input: UpdateProfileInput!) {
  updateProfile(input: $input) { ... on AccountPayload { account { id displayName } } } }`,
    by: account,
    variables: (n) => ({ input: { idempotencyKey: randomUUID(), displayName: `Name ${n}` } }),
  },
  {
    name: 'list',
    title: '20 series × 8 fields, holder',
    share: 30,
    expected: '"accruedTotal":"',
    query: `{ seriesList(first: 20) { nodes { ${EIGHT} } } }`,
    by: holder,
  },
  {
    name: 'one',
    title: 'one series and viewer, holder',
    share: 30,
    expected: '"accruedTotal":"',
    query: `query One($key: Bytes32!) { series(key: $key) { ${EIGHT} } ${VIEWER} }`,
    by: holder,
    variables: (n) => ({ key: seriesKey(1 + (n % SERIES)) }),
  },
  {
    name: 'viewer',
    title: 'viewer',
    share: 15,
    expected: '"isAdmin":',
    query: `{ ${VIEWER} }`,
    by: account,
  },
  {
    name: 'public',
    title: '20 series × 6 fields, nobody',
    share: 15,
    expected: '"firstPeriod":',
    query: `{ seriesList(first: 20) { nodes { ${SIX} } } }`,
  },
];

/** The requests of an operation, one after another. `tokenOf` returns a sender's session token. */
export async function requestsOf(
  operation: Operation,
  tokenOf: (person: Person) => Promise<string>,
): Promise<() => Request> {
  const { query, by, variables } = operation;
  const headers: Record<string, string>[] = [];
  for (let n = 0; n < ACCOUNTS; n++) headers.push(by ? { authorization: `Bearer ${await tokenOf(by(n))}` } : {});
  let n = 0;
  return () => {
    const at = n++;
    const body = { query, ...(variables ? { variables: variables(at) } : {}) };
    return { path: '/graphql', headers: headers[at % ACCOUNTS] ?? {}, body };
  };
}
