import { fromHex, utf8 } from '@income-series/protocol/bytes';
import { programAddress } from '@income-series/protocol/program-address';
import { type LinkedFrom, labelsOn as labelsBy, type RowLink, type SchemaTruth } from 'field-access/testing';
import { getNamedType } from 'graphql';
import { gatewaySchema } from '../../../src/apps/gateway/schema.ts';
import type { ReaderLabel } from '../../../src/graphql/access/index.ts';
import { PROGRAM } from '../../contracts/solana/support/chain.ts';
import { CLUSTER, people, signers, verifiedOnCluster, verifiedWallets } from '../../support/populate.ts';
import { type PopulatedRecord, records } from '../../support/records.ts';
import {
  account,
  all,
  chainOf,
  holdingLabels,
  isAdmin,
  isWalletOf,
  type Link,
  nameOf,
  ofAccount,
  own,
  READERS,
  type Reader,
  type Row,
  sameChain,
  sameSeries,
  type Tables,
  type TypeTruth,
} from '../../support/row-truth.ts';

export { READERS, type Reader, type Row, type Tables, type TypeTruth };

/** The keys that a reader linked and that are active on the row's chain. */
const keysOf = (reader: Reader, { chain }: Row): readonly string[] =>
  Object.entries(signers).flatMap(([name, { key, active, onCluster }]) =>
    name === reader && (chain === CLUSTER ? onCluster : active) ? [key] : [],
  );
/** The reader holds an active key that one of these columns names. */
const addressed =
  (...columns: string[]) =>
  (reader: Reader, row: Row): boolean =>
    columns.some((column) => keysOf(reader, row).includes(String(row[column])));
/** The reader holds an active key on the row's chain. */
const attests = (reader: Reader, row: Row): boolean => keysOf(reader, row).length > 0;
/** The row's own issuer's wallet. */
const issuedBy = (reader: Reader, row: Row): boolean => isWalletOf(reader, row, 'issuer');
const everybody = () => true;

const seriesOf = (row: Row, tables: Tables) =>
  tables.series?.find((s) => sameChain(s, row) && s.key === (row.series_key ?? row.key)) as Row;
const issues = (reader: Reader, row: Row, tables: Tables) => isWalletOf(reader, seriesOf(row, tables), 'issuer');
/** Tests whether one of these rows, of bids or of holdings, gives a reader a part in a row's series, by one of `wallets` if given. */
const takesPart =
  (table: 'bids' | 'holdings', who: 'bidder' | 'wallet', part: (row: Row) => boolean = everybody) =>
  (reader: Reader, row: Row, tables: Tables, wallets?: readonly string[]) =>
    tables[table]?.some(
      (one) =>
        sameChain(one, row) &&
        one.series_key === (row.series_key ?? row.key) &&
        isWalletOf(reader, one, who) &&
        (wallets?.includes(String(one[who])) ?? true) &&
        part(one),
    ) === true;
/** By what the population says of people's units, because `positions` is what the index made of them. */
const holds = takesPart('holdings', 'wallet', ({ holds: isHolder }) => isHolder === true);
const bids = takesPart('bids', 'bidder');
/** The wallets of the reader's that the row's chain has as verified. */
const verifiedOf = (reader: Reader, { chain }: Row): readonly string[] => {
  const verified: readonly string[] = chain === CLUSTER ? verifiedOnCluster : verifiedWallets;
  const wallets = reader === 'public' ? [] : people[reader].wallets;
  return wallets.flatMap((one) => (one.chain === chain && verified.includes(one.address) ? [one.address] : []));
};
const eligible = (reader: Reader, row: Row, tables: Tables) => {
  const verified = verifiedOf(reader, row);
  return (
    verified.length > 0 &&
    (['RAISING', 'SETTLING', 'CURVE'].includes(String(seriesOf(row, tables).state)) ||
      bids(reader, row, tables, verified) ||
      holds(reader, row, tables, verified))
  );
};

const ofSeries: TypeTruth['labels'] = (reader, row, tables) =>
  holdingLabels({
    issuer: issues(reader, row, tables),
    holder: holds(reader, row, tables),
    backer: eligible(reader, row, tables),
  });
const CLAIMS = [
  ...['PAYOUT_CLAIMED', 'TAIL_CLAIMED', 'FINAL_CLAIMED', 'REDEMPTION_CLAIMED'],
  ...['WINDOW_BOUGHT', 'WINDOW_SOLD'],
];
const CHARGES = ['NON_REVEAL_CHARGED', 'nonReveal'];
const ofMoney: TypeTruth['labels'] = (reader, row, tables) => {
  const mine = isWalletOf(reader, row, 'wallet');
  const kind = String(row.kind);
  if (CHARGES.includes(kind)) return holdingLabels({ owner: mine });
  const holder = CLAIMS.includes(kind) ? mine : holds(reader, row, tables);
  return holdingLabels({ issuer: issues(reader, row, tables), holder });
};
const seesMoney: TypeTruth['visible'] = (reader, row, tables) =>
  isAdmin(reader) || ofMoney(reader, row, tables).length > 0;

const ofBid: TypeTruth['labels'] = (reader, row, tables) =>
  holdingLabels({ owner: isWalletOf(reader, row, 'bidder'), issuer: issues(reader, row, tables) });
const ofOrder: TypeTruth['labels'] = (reader, row, tables) =>
  holdingLabels({ owner: isWalletOf(reader, row, 'trader'), issuer: issues(reader, row, tables) });
const ofPosition: TypeTruth['labels'] = (reader, row, tables) =>
  holdingLabels({ holder: isWalletOf(reader, row, 'holder'), issuer: issues(reader, row, tables) });
/** Rows of an issuer that are addressed to one attestor. */
const betweenTwo = {
  labels: (reader: Reader, row: Row) =>
    holdingLabels({ issuer: issuedBy(reader, row), attestor: addressed('attestor_key')(reader, row) }),
  visible: (reader: Reader, row: Row) =>
    isAdmin(reader) || issuedBy(reader, row) || addressed('attestor_key')(reader, row),
} as const;
/** What the chain does not have is its issuer's alone. */
const ofPause: TypeTruth['labels'] = (reader, row, tables) =>
  holdingLabels({
    issuer: issuedBy(reader, row),
    holder: row.state !== 'PREPARED' && holds(reader, row, tables),
    attestor: row.state !== 'PREPARED' && addressed('attestor_key')(reader, row),
  });
const ofExtinguishment: TypeTruth['labels'] = (reader, row) =>
  holdingLabels({
    issuer: issuedBy(reader, row),
    attestor: addressed('attestor_key_a', 'attestor_key_b')(reader, row),
  });
/** Built transactions of one kind of chain, whose names begin so. */
const builtOn = (prefix: string): TypeTruth => ({
  table: 'built_transactions',
  key: 'id',
  labels: (reader, row) =>
    holdingLabels({
      owner: row.account_id === account(reader),
      issuer: own(reader, row, {}) && isWalletOf(reader, row, 'wallet'),
    }),
  visible: (reader, row, tables) => String(row.chain).startsWith(prefix) && own(reader, row, tables),
});

const publicRow = { labels: () => [], visible: everybody } as const;

const merged = <T>(of: (record: PopulatedRecord) => Readonly<Record<string, T>> | undefined): Record<string, T> =>
  Object.assign({}, ...records.map(of));

export const TRUTH: Readonly<Record<string, TypeTruth>> = {
  Series: { table: 'series', key: 'key', labels: ofSeries, visible: everybody },
  Auction: { table: 'series', key: null, ...publicRow },
  ReportingPeriod: { table: 'periods', key: 'id', labels: ofSeries, visible: everybody },
  Report: { table: 'reports', key: 'id', labels: ofSeries, visible: everybody },
  SettlementRound: { table: 'settlement_rounds', key: 'id', ...publicRow },
  VerifierKey: { table: 'verifier_keys', key: 'address', ...publicRow },
  Attestor: { table: 'attestors', key: 'address', ...publicRow },
  Bid: {
    table: 'bids',
    key: 'id',
    labels: ofBid,
    visible: (reader, row, tables) => isAdmin(reader) || ofBid(reader, row, tables).length > 0,
  },
  RevealedBid: { table: 'bids', key: null, labels: () => [], visible: (_reader, row) => row.price !== null },
  TradingWindow: { table: 'windows', key: 'id', ...publicRow },
  WindowOrder: {
    table: 'window_orders',
    key: 'id',
    labels: ofOrder,
    visible: (reader, row, tables) => isAdmin(reader) || ofOrder(reader, row, tables).length > 0,
  },
  RevealedOrder: { table: 'window_orders', key: null, labels: () => [], visible: (_reader, row) => row.price !== null },
  Position: {
    table: 'positions',
    key: 'id',
    labels: ofPosition,
    visible: (reader, row, tables) => isAdmin(reader) || ofPosition(reader, row, tables).length > 0,
  },
  MoneyEvent: { table: 'money_events', key: 'id', labels: ofMoney, visible: seesMoney },
  Fee: { table: 'fees_ledger', key: 'id', labels: ofMoney, visible: seesMoney },
  TermsAccess: {
    table: 'terms_access_log',
    key: 'id',
    labels: (reader, row, tables) => holdingLabels({ issuer: issues(reader, row, tables) }),
    visible: (reader, row, tables) => isAdmin(reader) || issues(reader, row, tables),
  },
  TermsAmendment: {
    table: 'terms_amendments',
    key: 'id',
    labels: (reader, row) => holdingLabels({ issuer: issuedBy(reader, row), attestor: attests(reader, row) }),
    visible: (reader, row) => isAdmin(reader) || issuedBy(reader, row) || attests(reader, row),
  },
  AmendmentTerms: {
    table: 'terms_amendments',
    key: null,
    labels: (reader, row) =>
      holdingLabels({
        issuer: issuedBy(reader, row),
        attestor: ['AWAITING_ATTESTOR', 'SIGNED'].includes(String(row.state)) && addressed('attestor_key')(reader, row),
      }),
    visible: everybody,
  },
  RoutedIncome: { table: 'routed_income', key: 'id', ...publicRow },
  Tier3Case: { table: 'tier3_cases', key: 'id', ...betweenTwo },
  AnnualCase: { table: 'tier3_annual', key: 'id', ...betweenTwo },
  HardshipRequest: {
    table: 'hardship_requests',
    key: 'id',
    labels: ofPause,
    visible: (reader, row, tables) =>
      (isAdmin(reader) && row.state !== 'PREPARED') || ofPause(reader, row, tables).length > 0,
  },
  ExtinguishmentRequest: {
    table: 'extinguishment_requests',
    key: 'id',
    labels: ofExtinguishment,
    visible: (reader, row, tables) => isAdmin(reader) || ofExtinguishment(reader, row, tables).length > 0,
  },
  FxFallback: {
    table: 'fx_fallback_signatures',
    key: 'series_key',
    labels: (reader, row) => holdingLabels({ issuer: issuedBy(reader, row), attestor: attests(reader, row) }),
    visible: (reader, row) => isAdmin(reader) || issuedBy(reader, row) || attests(reader, row),
  },
  FxSignature: {
    table: 'reports',
    key: null,
    labels: (reader, row, tables) =>
      holdingLabels({ issuer: issues(reader, row, tables), attestor: attests(reader, row) }),
    visible: (_reader, row) => row.fx_fallback !== null,
  },
  Account: {
    table: 'accounts',
    key: 'id',
    labels: (reader, row) => holdingLabels({ owner: row.id === account(reader) }),
    visible: (reader, row) => isAdmin(reader) || row.id === account(reader),
  },
  Wallet: { table: 'account_wallets', key: 'id', labels: ofAccount, visible: own },
  SignerKeyLink: {
    table: 'account_signer_keys',
    key: 'id',
    labels: ofAccount,
    visible: (...asked) => isAdmin(asked[0]) || own(...asked),
  },
  IncomeSource: {
    table: 'income_sources',
    key: 'id',
    labels: ofAccount,
    visible: (...asked) => isAdmin(asked[0]) || own(...asked),
  },
  EncryptionKeyAnnouncement: { table: 'attestor_announcements', key: null, ...publicRow },
  IdentityCheck: { table: 'attestor_identity_checks', key: null, labels: ofAccount, visible: own },
  AttestorProposal: { table: 'attestor_proposals', key: 'id', labels: () => [], visible: isAdmin },
  AdminTxRequest: { table: 'admin_tx_requests', key: 'id', labels: () => [], visible: isAdmin },
  SeriesDraft: { table: 'series_drafts', key: 'id', labels: ofAccount, visible: own },
  DraftTerms: {
    table: 'series_drafts',
    key: null,
    labels: (reader, row) => holdingLabels({ issuer: issuedBy(reader, row) }),
    visible: own,
  },
  EvmTransaction: builtOn('evm:'),
  SolanaTransaction: builtOn('solana:'),
  AuditEntry: { table: 'audit_log', key: 'id', labels: () => [], visible: isAdmin },
  KeeperRun: { table: 'keeper_runs', key: 'id', labels: () => [], visible: isAdmin },
  ReconciliationRun: { table: 'reconciliation_runs', key: 'id', labels: () => [], visible: isAdmin },
  AuctionDelivery: { table: 'auction_deliveries', key: 'id', labels: () => [], visible: isAdmin },
  ActivityEvent: { table: 'activity', key: 'id', ...publicRow },
  Notification: { table: 'notifications', key: 'id', labels: ofAccount, visible: own },
  AccountNotification: { table: 'notifications', key: null, labels: () => [], visible: isAdmin },
  OutboxMessage: { table: 'outbox', key: 'id', labels: () => [], visible: isAdmin },
  Email: { table: 'email_outbox', key: 'id', labels: ofAccount, visible: own },
  AccountEmail: { table: 'email_outbox', key: null, labels: () => [], visible: isAdmin },
  ...merged(({ types }) => types),
};

const listedWallet = (row: Row, tables: Tables) =>
  tables.allowlist?.find((listed) => sameChain(listed, row) && listed.wallet === row.address);

/** What the chain says of an account, by its linked wallets and keys, as persona of an application. */
function isListed({ persona, account_id: accountId }: Row, { allowlist, account_wallets, ...tables }: Tables): boolean {
  const own = (rows: readonly Row[] | undefined) => (rows ?? []).filter((row) => row.account_id === accountId);
  const keys = own(tables.account_signer_keys).map(({ key }) => key);
  if (persona === 'ATTESTOR') return (tables.attestors ?? []).some((row) => row.active && keys.includes(row.address));
  const wallets = own(account_wallets);
  const said = persona === 'ISSUER' ? 'issuer_approved' : 'verified';
  return (allowlist ?? []).some(
    (row) => row[said] === true && wallets.some((one) => sameChain(one, row) && one.address === row.wallet),
  );
}

function onchainOf(row: Row, tables: Tables): string | null {
  const [yes, no] = row.state === 'APPROVED' ? ['VERIFIED', 'PENDING'] : ['PENDING', 'VERIFIED'];
  if (row.state !== 'APPROVED' && row.state !== 'REVOKED') return null;
  return isListed(row, tables) ? yes : no;
}

/** Values that are computed from the row's columns, or held by another table, by coordinate. */
const VALUES: Readonly<Record<string, (row: Row, tables: Tables) => unknown>> = {
  'Wallet.verified': (row, tables) => listedWallet(row, tables)?.verified === true,
  'Wallet.issuerApproved': (row, tables) => listedWallet(row, tables)?.issuer_approved === true,
  'Application.onchain': onchainOf,
  'Account.displayNameMixesScripts': ({ id, display_name: name }) => (name === null ? null : id === account('holderB')),
  'Series.receipts': ({ chain, key, routed }) =>
    chain === CLUSTER && routed === true ? programAddress(PROGRAM, utf8('receipts'), fromHex(String(key), 32)) : null,
  'Wallet.verificationUpdatedAt': (row, tables) => listedWallet(row, tables)?.updated_at ?? null,
};
export const MORE_TABLES = ['allowlist'] as const;

const itsSeries: Link = (parent, _reader, _tables, rows) =>
  rows.filter((row) => sameChain(parent, row) && row.key === parent?.series_key);
/** A part of the row that has readers of its own. */
const itself: Link = (parent, _reader, _tables, rows) =>
  rows.filter((row) => sameChain(parent, row) && row.id === parent?.id);
const ofKey: Link = (parent, _reader, _tables, rows) => rows.filter((row) => row.key === parent?.address);
/** The orders of a window, in order of sequence. */
const ordersOf: Link = (parent, _reader, _tables, rows) =>
  rows
    .filter((row) => sameChain(parent, row) && row.window_id === parent?.id)
    .sort((a, b) => Number(a.sequence) - Number(b.sequence));
/** What an account was notified of, the latest first. */
const notificationsOf: Link = (parent, _reader, _tables, rows) =>
  rows.filter((row) => row.account_id === parent?.key).sort((a, b) => Number(b.created_at) - Number(a.created_at));
const mine =
  (column: string): Link =>
  (_parent, reader, _tables, rows) =>
    rows.filter((row) => isWalletOf(reader, row, column));

const LINKS: Readonly<Record<string, Link>> = {
  'Query.seriesList': all,
  'Query.seriesDrafts': all,
  'Query.activity': sameSeries,
  'Series.activity': sameSeries,
  'ActivityEvent.series': itsSeries,
  'Query.myNotifications': all,
  'Query.accountNotifications': notificationsOf,
  'Query.outbox': all,
  'Query.myEmails': all,
  'Query.accountEmails': notificationsOf,
  'Email.notification': (parent, _reader, _tables, rows) => rows.filter((row) => row.id === parent?.notification_id),
  'Notification.series': itsSeries,
  'Query.builtTransactions': all,
  'Query.verifierKeys': all,
  'Query.attestors': all,
  'Query.auditLog': all,
  'AuditEntry.actor': (parent, _reader, _tables, rows) => rows.filter((row) => row.id === parent?.actor_id),
  'Query.keeperRuns': all,
  'Query.reconciliationRuns': all,
  'Query.auctionDeliveries': all,
  'Query.signerKeyLinks': all,
  'Query.attestorProposals': all,
  'AttestorProposal.requests': (parent, _reader, _tables, rows) => rows.filter((row) => row.proposal_id === parent?.id),
  'Attestor.link': ofKey,
  'Attestor.announcement': ofKey,
  'Account.signerKeys': (parent, _reader, _tables, rows) => rows.filter((row) => row.account_id === parent?.id),
  'Account.incomeSources': (parent, _reader, _tables, rows) => rows.filter((row) => row.account_id === parent?.id),
  'Viewer.identityCheck': (_parent, reader, _tables, rows) => rows.filter((row) => row.account_id === account(reader)),
  'Query.termsAccessLog': sameSeries,
  'Query.myBids': mine('bidder'),
  'Query.myPositions': mine('holder'),
  'Query.myOrders': mine('trader'),
  // The matrix asks for the first of each series.
  'Query.window': (...given) => sameSeries(...given).filter(({ window }) => window === 1),
  'Query.myMoneyEvents': mine('wallet'),
  'Query.myFees': (...given) => mine('wallet')(...given).filter(({ kind }) => CHARGES.includes(String(kind))),
  'Viewer.account': (_parent, reader, _tables, rows) => rows.filter((row) => row.id === account(reader)),
  'Account.wallets': (parent, _reader, _tables, rows) => rows.filter((row) => row.account_id === parent?.id),
  'Series.periods': sameSeries,
  'Series.reports': sameSeries,
  'Series.bids': sameSeries,
  'Series.auction': (parent, _reader, _tables, rows) =>
    rows.filter((row) => sameChain(parent, row) && row.key === parent?.key && row.phase !== null),
  'Auction.rounds': sameSeries,
  'Auction.revealedBids': (...given) =>
    [...sameSeries(...given)].sort((a, b) => Number(a.sequence) - Number(b.sequence)),
  'Series.positions': sameSeries,
  'Series.windows': sameSeries,
  'TradingWindow.orders': ordersOf,
  'TradingWindow.revealedOrders': ordersOf,
  'TradingWindow.series': itsSeries,
  'WindowOrder.series': itsSeries,
  'WindowOrder.window': (parent, _reader, _tables, rows) =>
    rows.filter((row) => sameChain(parent, row) && row.id === parent?.window_id),
  'Series.moneyEvents': sameSeries,
  'Series.fees': sameSeries,
  'Series.amendments': sameSeries,
  'Series.routedIncomes': sameSeries,
  'ReportingPeriod.report': itself,
  'ReportingPeriod.series': itsSeries,
  'Report.series': itsSeries,
  'Bid.series': itsSeries,
  'Position.series': itsSeries,
  'MoneyEvent.series': itsSeries,
  'Fee.series': itsSeries,
  'Query.termsAmendments': all,
  'Query.tier3Cases': all,
  'Query.annualCases': all,
  'Query.fxFallbacks': all,
  'Query.hardshipRequests': all,
  'Query.extinguishmentRequests': all,
  'Series.tier3Cases': sameSeries,
  'Series.annualCases': sameSeries,
  'Series.hardshipRequests': sameSeries,
  'Series.extinguishmentRequests': sameSeries,
  'HardshipRequest.series': itsSeries,
  'ExtinguishmentRequest.series': itsSeries,
  'Tier3Case.series': itsSeries,
  'AnnualCase.series': itsSeries,
  'FxFallback.series': itsSeries,
  'Report.fxFallback': itself,
  'TermsAmendment.terms': itself,
  'TermsAmendment.series': itsSeries,
  'RoutedIncome.series': itsSeries,
  'SettlementRound.series': itsSeries,
  'SeriesDraft.series': itsSeries,
  'SeriesDraft.terms': itself,
  ...merged(({ links }) => links),
};

/** Root fields that answer one row by its key, and the argument that names it. */
export const ONE_ROW: Readonly<Record<string, string>> = {
  'Query.series': 'key',
  'Query.attestor': 'address',
  'Query.termsAmendment': 'id',
  'Query.tier3Case': 'id',
  'Query.annualCase': 'id',
  'Query.fxFallback': 'seriesKey',
  'Query.hardshipRequest': 'id',
  'Query.extinguishmentRequest': 'id',
  ...merged(({ byKey }) => byKey),
};

/** The most characters of a document that asks for several ways: src/apps/gateway/documents/document-cache.ts caches no longer one. */
export const MOST_CHARACTERS = 8 * 1024;

/** Types of records of which each read is a line of a log that others read. */
export const LOGGED: readonly string[] = records.flatMap(({ logged }) => logged ?? []);

/** Root fields that answer signed-in people, or admins, alone. */
const DOORS: Readonly<Record<string, (reader: Reader) => boolean>> = {
  accountNotifications: isAdmin,
  accountEmails: isAdmin,
  outbox: isAdmin,
  myEmails: (reader) => reader !== 'public',
  myNotifications: (reader) => reader !== 'public',
  auditLog: isAdmin,
  keeperRuns: isAdmin,
  reconciliationRuns: isAdmin,
  auctionDeliveries: isAdmin,
  signerKeyLinks: isAdmin,
  attestorProposals: isAdmin,
  seriesDrafts: (reader) => reader !== 'public',
  tier3Cases: (reader) => reader !== 'public',
  annualCases: (reader) => reader !== 'public',
  fxFallbacks: (reader) => reader !== 'public',
  hardshipRequest: (reader) => reader !== 'public',
  hardshipRequests: (reader) => reader !== 'public',
  extinguishmentRequest: (reader) => reader !== 'public',
  extinguishmentRequests: (reader) => reader !== 'public',
  builtTransactions: (reader) => reader !== 'public',
  myBids: (reader) => reader !== 'public',
  myOrders: (reader) => reader !== 'public',
  myPositions: (reader) => reader !== 'public',
  myMoneyEvents: (reader) => reader !== 'public',
  myFees: (reader) => reader !== 'public',
  ...merged(({ open }) => open),
};

/** A row as the arguments of a field name it. */
const rowIn = (args: string): Row | null => {
  const key = /"([^"]+)"/.exec(args)?.[1];
  return key === undefined ? null : { key, chain: /chain: "([^"]+)"/.exec(args)?.[1] };
};

const namedRow =
  (column: string): RowLink<Reader> =>
  ({ rows, args }) => {
    const { key, chain } = rowIn(args) ?? {};
    return rows.filter((row) => row[column] === key && (chain === undefined || row.chain === chain));
  };

/** The column of the key that a root field of one row takes. */
const keyOfRoot = (coordinate: string): string => {
  const named = getNamedType(gatewaySchema().getQueryType()?.getFields()[coordinate.replace('Query.', '')]?.type);
  return TRUTH[named?.name ?? '']?.key ?? '';
};

const LINKED: Readonly<Record<string, RowLink<Reader>>> = {
  ...Object.fromEntries(
    Object.entries(LINKS).map(([coordinate, link]) => [
      coordinate,
      ({ parent, reader, tables, rows, args }: LinkedFrom<Reader>) => link(parent ?? rowIn(args), reader, tables, rows),
    ]),
  ),
  ...Object.fromEntries(Object.keys(ONE_ROW).map((coordinate) => [coordinate, namedRow(keyOfRoot(coordinate))])),
};

const roles = (reader: Reader): readonly ReaderLabel[] => (isAdmin(reader) ? ['public', 'admin'] : ['public']);

/** Who reads what of the populated database. */
export const SCHEMA_TRUTH: SchemaTruth<Reader, ReaderLabel> = {
  types: TRUTH,
  links: LINKED,
  roles,
  /** The viewer's own, and shown to nobody else. */
  labelsApart: (type, reader) =>
    (type === 'Viewer' || type === 'Session') && reader !== 'public' ? ['public', 'owner'] : ['public'],
  refusal(field, reader) {
    if (DOORS[field]?.(reader) !== false) return null;
    return reader === 'public' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
  },
  nameOf,
  scopeOf: chainOf,
  values: VALUES,
  scalars: ['Period', 'Currency', 'Chain'],
};

/** All labels of a reader on a row. */
export const labelsOn = (type: string, reader: Reader, row: Row, tables: Tables): ReadonlySet<ReaderLabel> =>
  labelsBy(SCHEMA_TRUTH, { type, row, tables }, reader);
