import { EVERYBODY } from 'field-access/model';
import { ask } from './fetcher.ts';
import { headersOf, type PageSession } from './session.ts';

/** The labels that a viewer has on some row: on rows of its own, on series that its wallets issue or hold, or as a role. */
export type ViewerLabelNames = ReadonlySet<string>;

const VIEWER = `{
  viewer { isAdmin account { wallets { address chain verified } signerKeys { key } } }
  myPositions(first: 1) { totalCount }
}`;
const ISSUED_SERIES = `query ($issuer: Address!) { seriesList(issuer: $issuer, first: 1) { totalCount } }`;

interface CountedList {
  readonly totalCount: number;
}
interface Answer {
  readonly viewer: {
    readonly isAdmin: boolean;
    readonly account: {
      readonly wallets: readonly { readonly address: string; readonly verified: boolean | null }[];
      readonly signerKeys: readonly object[];
    };
  } | null;
  readonly myPositions: CountedList;
}

/** Reads the labels of a session's account. @throws Error if the session has ended or the gateway does not answer */
export async function labelsOf(endpoint: string, session: PageSession): Promise<ViewerLabelNames> {
  const headers = headersOf(session);
  const read = async <T>(query: string, variables = {}) => {
    const { data, errors } = await ask(endpoint, { query, variables }, headers);
    if (!data) throw new Error(String(errors?.[0]?.extensions?.code ?? 'no answer'));
    return data as T;
  };
  const { viewer, myPositions } = await read<Answer>(VIEWER);
  if (viewer === null) return new Set([EVERYBODY]);
  const { wallets, signerKeys } = viewer.account;
  const issuedLists = await Promise.all(
    wallets.map(({ address }) => read<{ readonly seriesList: CountedList }>(ISSUED_SERIES, { issuer: address })),
  );
  const labels: Readonly<Record<string, boolean>> = {
    [EVERYBODY]: true,
    owner: true,
    issuer: issuedLists.some(({ seriesList }) => seriesList.totalCount > 0),
    holder: myPositions.totalCount > 0,
    backer: wallets.some(({ verified }) => verified === true),
    attestor: signerKeys.length > 0,
    admin: viewer.isAdmin,
  };
  return new Set(Object.keys(labels).filter((label) => labels[label]));
}

/** A sentence about a viewer with some labels. */
export const sayLabels = (labels: ViewerLabelNames): string => {
  const roles = [...labels].filter((label) => label !== EVERYBODY);
  return `You read what everybody reads${roles.length > 0 ? `, and more as ${new Intl.ListFormat('en-GB').format(roles)}` : ''}.`;
};
