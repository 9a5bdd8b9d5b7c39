import { EVERYBODY } from 'field-access/model';
import { ask } from './fetcher.ts';
import { headersOf, type PageSession } from './session.ts';

/** The label of the account that a record belongs to. */
export const OWNER = 'owner';

/** The rights of an account, beside those that everybody has. */
export interface ViewerRights {
  /** The labels that the account has on some record: on its own, on series that its wallets issue or hold, or as a role. */
  readonly labels: ReadonlySet<string>;
  /** The types of which the account owns a record, with the types of their parts. */
  readonly ownTypes: ReadonlySet<string>;
}

/** The types of which every account owns a record. */
const TYPES_OF_ALL = ['Account', 'ExportedRecord', 'Session', 'Viewer', 'Wallet'];
/** The lists of an account's own records, each with the types of its records and of their parts. */
const TYPES_BY_LIST: Readonly<Record<string, readonly string[]>> = {
  myApplications: ['Application', 'ApplicationNote', 'ReadinessItem'],
  myBidBackups: ['BidBackup'],
  myBids: ['Bid'],
  myContractSessions: ['ContractSession', 'SignedContract'],
  myCurveReminders: ['CurveReminder'],
  myEmails: ['Email'],
  myFees: ['Fee'],
  myIssuerTasks: ['IssuerTask'],
  myMoneyEvents: ['MoneyEvent'],
  myNotifications: ['Notification'],
  myOrders: ['WindowOrder'],
  myPositions: ['CurvePosition', 'CurveTender'],
  seriesDrafts: ['DraftCurve', 'DraftRaise', 'SeriesDraft'],
  builtTransactions: [
    ...['BuiltTransaction', 'EvmCall', 'EvmRequest', 'EvmTransaction', 'PreviewLine', 'Simulation'],
    ...['SolanaRequest', 'SolanaTransaction', 'WalletSendCalls'],
  ],
};
/** The types of single records, which an account may own. */
const SINGLE_TYPES = ['IdentityCheck', 'IncomeSource', 'SignerKeyLink'];
/** Every type of which some account may own a record. */
export const OWNED_TYPES: readonly string[] = [
  ...TYPES_OF_ALL,
  ...SINGLE_TYPES,
  ...Object.values(TYPES_BY_LIST).flat(),
];

const VIEWER = `{
  viewer {
    isAdmin
    identityCheck { startedAt }
    account { wallets { address chain verified } signerKeys { key } incomeSources { kind } }
  }
  ${Object.keys(TYPES_BY_LIST)
    .map((list) => `${list}(first: 1) { totalCount }`)
    .join(' ')}
}`;
const ISSUED_SERIES = `query ($issuer: Address!) { seriesList(issuer: $issuer, first: 1) { totalCount } }`;

interface CountedList {
  readonly totalCount: number;
}
interface Answer {
  readonly viewer: {
    readonly isAdmin: boolean;
    readonly identityCheck: object | null;
    readonly account: {
      readonly wallets: readonly { readonly address: string; readonly verified: boolean | null }[];
      readonly signerKeys: readonly object[];
      readonly incomeSources: readonly object[];
    };
  } | null;
}
type OwnLists = Readonly<Record<string, CountedList | null>>;

/** Reads the rights of a session's account. @throws Error if the session has ended or the gateway does not answer */
export async function rightsOf(endpoint: string, session: PageSession): Promise<ViewerRights> {
  const headers = headersOf(session);
  const read = async <T>(query: string, variables = {}) => {
    const { data, errors } = await ask(endpoint, { query, variables }, headers);
    if (!data) throw new Error(String(errors?.[0]?.extensions?.code ?? 'no answer'));
    return data as T;
  };
  const { viewer, ...lists } = await read<Answer & OwnLists>(VIEWER);
  if (viewer === null) return { labels: new Set([EVERYBODY]), ownTypes: new Set() };
  const { wallets, signerKeys, incomeSources } = viewer.account;
  const issuedLists = await Promise.all(
    wallets.map(({ address }) => read<{ readonly seriesList: CountedList }>(ISSUED_SERIES, { issuer: address })),
  );
  const owns = (list: string) => ((lists as OwnLists)[list]?.totalCount ?? 0) > 0;
  const labels: Readonly<Record<string, boolean>> = {
    [EVERYBODY]: true,
    [OWNER]: true,
    issuer: issuedLists.some(({ seriesList }) => seriesList.totalCount > 0),
    holder: owns('myPositions'),
    backer: wallets.some(({ verified }) => verified === true),
    attestor: signerKeys.length > 0,
    admin: viewer.isAdmin,
  };
  const ownTypes = [
    ...TYPES_OF_ALL,
    ...Object.entries(TYPES_BY_LIST).flatMap(([list, types]) => (owns(list) ? types : [])),
    ...(viewer.identityCheck ? ['IdentityCheck'] : []),
    ...(incomeSources.length > 0 ? ['IncomeSource'] : []),
    ...(signerKeys.length > 0 ? ['SignerKeyLink'] : []),
  ];
  return { labels: new Set(Object.keys(labels).filter((label) => labels[label])), ownTypes: new Set(ownTypes) };
}

/** A sentence about a viewer with some labels. */
export const sayRights = ({ labels }: ViewerRights): string => {
  const roles = [...labels].filter((label) => label !== EVERYBODY);
  return `You read what everybody reads${roles.length > 0 ? `, and more as ${new Intl.ListFormat('en-GB').format(roles)}` : ''}.`;
};
