import { ask } from './fetcher.ts';
import { all } from './lists.ts';
import { headersOf, type Session } from './session.ts';

/** The labels that a viewer has somewhere: on rows of its own, on series that its wallets issue or hold, as a role. */
export type Labels = ReadonlySet<string>;

const VIEWER = `{
  viewer { isAdmin account { wallets { address chain verified } signerKeys { key } } }
  myPositions(first: 1) { totalCount }
}`;
const ISSUED = `query ($issuer: Address!) { seriesList(issuer: $issuer, first: 1) { totalCount } }`;

interface Counted {
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
  readonly myPositions: Counted;
}

/** @throws Error where the session is over, or nothing answers */
export async function labelsOf(endpoint: string, session: Session): Promise<Labels> {
  const headers = headersOf(session);
  const read = async <T>(query: string, variables = {}) => {
    const { data, errors } = await ask(endpoint, { query, variables }, headers);
    if (!data) throw new Error(String(errors?.[0]?.extensions?.code ?? 'no answer'));
    return data as T;
  };
  const { viewer, myPositions } = await read<Answer>(VIEWER);
  if (viewer === null) return new Set(['public']);
  const { wallets, signerKeys } = viewer.account;
  const issued = await Promise.all(
    wallets.map(({ address }) => read<{ readonly seriesList: Counted }>(ISSUED, { issuer: address })),
  );
  const labels: Readonly<Record<string, boolean>> = {
    public: true,
    owner: true,
    issuer: issued.some(({ seriesList }) => seriesList.totalCount > 0),
    holder: myPositions.totalCount > 0,
    backer: wallets.some(({ verified }) => verified === true),
    attestor: signerKeys.length > 0,
    admin: viewer.isAdmin,
  };
  return new Set(Object.keys(labels).filter((label) => labels[label]));
}

/** What those with a label read that others do not. */
const READS: Readonly<Record<string, string>> = {
  owner: 'your own records',
  issuer: 'what is for the issuer of the series that you issued',
  holder: 'what is for holders of the series that you hold units of',
  backer: 'what is for backers of the series that are raising money, or in which you have a bid or units',
  attestor: 'what is addressed to your attestor keys',
  admin: 'what is for admins',
};

/** What a viewer with some labels reads, in a sentence. */
export const sayLabels = (labels: Labels): string => {
  const reads = [...labels].map((label) =>
    label === 'public' ? 'what everybody reads' : `${READS[label]} (${label})`,
  );
  return `You read ${all(reads)}.`;
};
