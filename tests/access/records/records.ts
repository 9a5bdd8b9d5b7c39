import type { ReaderLabel, StorageClass } from '../../../src/graphql/access/index.ts';

// What is to be kept of whom, record by record: stated here once more, without the declarations, which are compared with it.

/** A record that is stored. */
export interface StoredRecord {
  readonly record: string;
  /** `table.column`s; `table.*` is every column of the table that is no key. */
  readonly columns: readonly string[];
  readonly class: StorageClass;
  /** Everybody who reads it by some path, under the condition that the path has; none: nobody through the API. */
  readonly readers: readonly ReaderLabel[];
  readonly deletion: string;
  /** Why this is narrower or other than one may expect of the record. */
  readonly because?: string;
}

const retention = 'end of retention';
const caseRetention = 'case closed + retention';
const applicationRetention = 'application retention';
const seriesRetention = 'series end + retention';
const amounts = (table: string) => ['gross', 'fee', 'net', 'accrual'].map((column) => `${table}.${column}`);
const of = (table: string, ...columns: readonly string[]) => columns.map((column) => `${table}.${column}`);

const INCOME: readonly StoredRecord[] = [
  {
    record: 'Commitments to income, and to the income before',
    columns: [
      ...of('reports', 'income_commitment', 'prior_income_commitment'),
      ...of('periods', 'income_commitment', 'prior_income_commitment'),
      'series.last_income_commitment',
    ],
    class: 'hash',
    readers: ['public'],
    deletion: 'none',
  },
  {
    record: 'Amounts of payments',
    columns: [...amounts('reports'), ...amounts('periods')],
    class: 'plain',
    readers: ['issuer', 'holder', 'admin'],
    deletion: retention,
  },
  {
    record: 'Amounts of payments, claims, fees and charges, each with its wallet',
    columns: ['money_events.amount', 'fees_ledger.amount'],
    class: 'plain',
    readers: ['issuer', 'holder', 'owner', 'admin'],
    deletion: retention,
    because: 'a wallet’s owner also reads what it paid and received, as the charge of a bid that was not revealed',
  },
  {
    record: 'Threshold, rate and salt of terms',
    columns: ['terms_vault.ciphertext'],
    class: 'vault',
    readers: ['issuer', 'backer'],
    deletion: seriesRetention,
  },
  {
    record: 'Threshold, rate and salt of amended terms',
    columns: ['terms_amendments.ciphertext'],
    class: 'vault',
    readers: ['issuer', 'backer', 'attestor'],
    deletion: seriesRetention,
  },
  {
    record: 'Commitment to terms',
    columns: ['series.terms_commitment'],
    class: 'hash',
    readers: ['public'],
    deletion: 'none',
  },
  {
    record: 'Commitment to the terms of a draft',
    columns: ['series_drafts.terms_commitment'],
    class: 'hash',
    readers: ['owner'],
    deletion: 'none',
    because: 'its owner publishes it with the series, from which everybody reads it',
  },
  {
    record: 'Title of a draft',
    columns: ['series_drafts.title'],
    class: 'plain',
    readers: ['owner'],
    deletion: 'account deletion',
    because: 'everybody reads it from the series, once the chain has that',
  },
  {
    record: 'Title of a series',
    columns: ['series.title'],
    class: 'plain',
    readers: ['public'],
    deletion: 'account deletion',
  },
  {
    record: 'Proof of a report, with its public inputs',
    columns: ['reports.proof'],
    class: 'plain',
    readers: ['issuer', 'holder', 'admin'],
    deletion: retention,
  },
  {
    record: 'Signature of the verifier, or of the attestor, over a report',
    columns: ['reports.attestation'],
    class: 'plain',
    readers: ['issuer', 'holder', 'admin'],
    deletion: 'none',
  },
  {
    record: 'Signature of an attestor over the report of a case',
    columns: ['tier3_cases.attestation'],
    class: 'plain',
    readers: ['issuer', 'attestor', 'admin'],
    deletion: retention,
  },
  {
    record: 'Signature of an attestor over an exchange rate',
    columns: [...of('fx_fallback_signatures', 'signer', 'signature', 'digest', 'rate'), 'reports.fx_fallback'],
    class: 'plain',
    readers: ['attestor', 'issuer', 'admin'],
    deletion: retention,
  },
  {
    record: 'Openings and documents of cases',
    columns: [...of('tier3_cases', 'opening_ciphertext', 'documents_ciphertext'), 'tier3_annual.documents_ciphertext'],
    class: 'e2e',
    readers: ['attestor'],
    deletion: caseRetention,
  },
  {
    record: 'Payment of a case, and what is signed of a year’s true-up without its signature',
    columns: [
      'tier3_cases.payment',
      ...of('tier3_annual', 'adjustment', 'trueup_signer', 'trueup_nonce', 'attestation_ts', 'trueup_digest'),
    ],
    class: 'plain',
    readers: ['issuer', 'attestor', 'admin'],
    deletion: retention,
  },
  {
    record: 'Signature of a year’s true-up, which is kept for the issuer’s transaction',
    columns: ['tier3_annual.trueup_signature'],
    class: 'plain',
    readers: [],
    deletion: retention,
  },
  {
    record: 'Kinds of income sources of an account',
    columns: ['applications.income_source_kinds', 'income_sources.kind'],
    class: 'plain',
    readers: ['owner', 'admin'],
    deletion: 'account deletion',
  },
  {
    record: 'Kind of source of a report',
    columns: ['reports.source'],
    class: 'plain',
    readers: ['issuer', 'admin'],
    deletion: retention,
  },
  {
    record: 'Kind of source of a zkTLS session',
    columns: ['zktls_sessions.source'],
    class: 'plain',
    readers: [],
    deletion: retention,
  },
];

const extinguishmentSignatures = 'a signature over a moved nonce or by an inactive key is dropped';

const HARDSHIP: readonly StoredRecord[] = [
  {
    record: 'Reason and evidence of hardship',
    columns: ['hardship_requests.ciphertext'],
    class: 'e2e',
    readers: ['attestor'],
    deletion: 'decision + retention',
  },
  {
    record: 'State and dates of a pause',
    columns: of('hardship_requests', 'state', 'until', 'decided_at', 'withdrawn'),
    class: 'plain',
    readers: ['issuer', 'holder', 'attestor', 'admin'],
    deletion: 'none',
  },
  {
    record: 'Relayed approval of a pause, and code of the decision',
    columns: of('hardship_requests', 'pause_nonce', 'approval', 'relay_tx', 'decision_code'),
    class: 'plain',
    readers: ['attestor', 'admin'],
    deletion: 'none',
  },
  {
    record: 'Evidence for an extinguishment',
    columns: ['extinguishment_requests.evidence_ciphertext'],
    class: 'e2e',
    readers: ['attestor'],
    deletion: 'none',
  },
  {
    record: 'Signatures of an extinguishment, and what became of their relay',
    columns: of('extinguishment_requests', 'signatures', 'extinguish_nonce', 'relay_tx', 'relay_error'),
    class: 'plain',
    readers: ['attestor', 'admin'],
    deletion: extinguishmentSignatures,
  },
];

const ACCOUNTS: readonly StoredRecord[] = [
  {
    record: 'Wallets of an account',
    columns: ['account_wallets.address', ...of('allowlist', 'wallet', 'verified', 'issuer_approved')],
    class: 'plain',
    readers: ['owner'],
    deletion: 'account deletion (chain data persists)',
  },
  {
    record: 'Whether a wallet is eligible',
    columns: ['eligibility'],
    class: 'none',
    readers: ['owner'],
    deletion: 'none',
    because: 'it is read from the chain for each request and stored nowhere',
  },
  {
    record: 'E-mail address',
    columns: ['accounts.email'],
    class: 'plain',
    readers: ['owner'],
    deletion: 'account deletion or on request',
  },
  {
    record: 'Name and country',
    columns: [...of('accounts', 'display_name', 'country'), 'applications.country'],
    class: 'plain',
    readers: ['owner', 'admin'],
    deletion: 'account deletion',
  },
  {
    record: 'Identity check of an application',
    columns: of('applications', 'identity_check_id', 'identity_status'),
    class: 'plain',
    readers: ['owner', 'admin'],
    deletion: applicationRetention,
  },
  {
    record: 'Identity check of an attestor',
    columns: of('attestor_identity_checks', 'check_id', 'started_at'),
    class: 'plain',
    readers: ['owner'],
    deletion: 'account deletion',
  },
  {
    record: 'Status of an attestor’s identity check',
    columns: ['attestor_identity_checks.status'],
    class: 'plain',
    readers: ['owner', 'admin'],
    deletion: 'account deletion',
  },
  {
    record: 'Notes of an application',
    columns: ['applications.notes_encrypted'],
    class: 'vault',
    readers: ['owner', 'admin'],
    deletion: applicationRetention,
  },
  {
    record: 'Persona, readiness and reason of a decision',
    columns: of('applications', 'persona', 'readiness', 'decision_reason_code'),
    class: 'plain',
    readers: ['owner', 'admin'],
    deletion: 'none',
  },
  {
    record: 'Links of attestor keys to accounts',
    columns: of('account_signer_keys', 'key', 'account_id', 'linked_at'),
    class: 'plain',
    readers: ['owner', 'admin'],
    deletion: 'unlink or account deletion',
  },
  {
    record: 'Nonces of sign-in and challenges of key links',
    columns: ['auth_nonces.*'],
    class: 'plain',
    readers: [],
    deletion: '10 minutes expiry; purge weekly',
  },
];

const CONTRACTS: readonly StoredRecord[] = [
  {
    record: 'Signed contract and charter',
    columns: ['contract_sessions.signed_document_encrypted'],
    class: 'vault',
    readers: ['owner', 'admin'],
    deletion: 'legal retention',
  },
  {
    record: 'Hash of the signed contract, from its session',
    columns: ['contract_sessions.signed_hash'],
    class: 'hash',
    readers: ['owner', 'admin'],
    deletion: 'none',
    because: 'it is published with the series, from which everybody reads it',
  },
  {
    record: 'Hash of the signed contract',
    columns: ['series.contract_hash'],
    class: 'hash',
    readers: ['public'],
    deletion: 'none',
  },
  {
    record: 'Signature of an amendment, which is kept for the issuer’s transaction',
    columns: ['terms_amendments.attestor_signature'],
    class: 'plain',
    readers: [],
    deletion: 'dropped when the signature dies',
  },
  {
    record: 'What is signed of an amendment',
    columns: of('terms_amendments', 'amendment_nonce', 'digest'),
    class: 'plain',
    readers: ['issuer', 'attestor', 'admin'],
    deletion: 'dropped when the signature dies',
  },
];

const MARKET: readonly StoredRecord[] = [
  {
    record: 'Price and quantity of a bid that was revealed',
    columns: of('bids', 'price', 'quantity'),
    class: 'plain',
    readers: ['owner', 'issuer', 'admin', 'public'],
    deletion: 'none',
  },
  {
    record: 'Backup of what reveals a bid',
    columns: ['bid_backups.ciphertext'],
    class: 'client-encrypted',
    readers: ['owner'],
    deletion: 'after settlement + retention',
  },
  {
    record: 'Commitment and deposit of a bid',
    columns: of('bids', 'commitment', 'deposit'),
    class: 'plain',
    readers: ['owner', 'issuer'],
    deletion: 'none',
  },
  {
    record: 'Settlement of an auction',
    columns: [
      ...of('series', 'clearing_price', 'units_sold', 'proceeds', 'failure_reason', 'mint_gate'),
      'settlement_rounds.*',
    ],
    class: 'plain',
    readers: ['public'],
    deletion: 'none',
  },
  {
    record: 'State of a bid, and what it is owed and was delivered',
    columns: of(
      'bids',
      ...['validity', 'processing', 'delivery', 'pending_units', 'refund', 'delivered_units', 'delivered_refund'],
    ),
    class: 'plain',
    readers: ['owner'],
    deletion: 'none',
  },
  {
    record: 'Charge of a bid that was not revealed',
    columns: ['bids.non_reveal_charge'],
    class: 'plain',
    readers: ['owner', 'admin'],
    deletion: 'none',
  },
  {
    record: 'Positions, and what they claimed',
    columns: of('positions', 'holder', 'units', 'locked_units', 'held_units', 'claimed_total', 'opened_at'),
    class: 'plain',
    readers: ['holder', 'issuer', 'admin'],
    deletion: 'none',
  },
  {
    record: 'Units and proceeds of curve series',
    columns: [
      'curve_census.*',
      'curves.*',
      ...of('curve_trades', 'price', 'volume', 'units', 'at'),
      ...of('series', 'staked_total', 'tendered_total'),
    ],
    class: 'plain',
    readers: ['public'],
    deletion: 'none',
  },
  {
    record: 'Units of curve series that are staked',
    columns: ['positions.staked_units'],
    class: 'plain',
    readers: ['public', 'holder', 'issuer', 'admin'],
    deletion: 'none',
    because: 'everybody reads them without the wallet, and who may know of the position reads whose they are',
  },
];

const OPERATIONS: readonly StoredRecord[] = [
  {
    record: 'Audit log',
    columns: ['audit_log.*'],
    class: 'plain',
    readers: ['admin'],
    deletion: 'never (immutable)',
  },
  {
    record: 'Reads of terms',
    columns: of('terms_access_log', 'id', 'at', 'block_number', 'relation', 'series_key', 'wallet'),
    class: 'plain',
    readers: ['issuer', 'admin'],
    deletion: seriesRetention,
  },
  {
    record: 'The account that read terms',
    columns: ['terms_access_log.account_id'],
    class: 'plain',
    readers: ['admin'],
    deletion: seriesRetention,
    because: 'an issuer learns the wallet that was eligible, and not whose account it is',
  },
  {
    record: 'Notifications and mails: statuses, ids and dates',
    columns: [
      ...of('notifications', 'id', 'kind', 'at', 'status', 'reason', 'period', 'series_key', 'subject_id', 'read_at'),
      ...of('email_outbox', 'id', 'state', 'template', 'created_at', 'sent_at', 'attempts', 'error_code'),
    ],
    class: 'plain',
    readers: ['owner', 'admin'],
    deletion: 'read + retention',
  },
  {
    record: 'Checks of curve series',
    columns: ['curve_monitor.*'],
    class: 'plain',
    readers: ['public'],
    deletion: 'none',
  },
  {
    record: 'Reminders of curve series',
    columns: ['reminders_sent.*'],
    class: 'plain',
    readers: ['owner'],
    deletion: 'none',
    because: 'its facts are public on the chain, and that a wallet has one says that an account linked it',
  },
  {
    record: 'Payloads of messages',
    columns: ['outbox.payload'],
    class: 'plain',
    readers: ['admin'],
    deletion: 'after dispatch + 30 days',
  },
  {
    record: 'Runs of keepers and of reconciliation',
    columns: ['keeper_runs.*', 'reconciliation_runs.*'],
    class: 'plain',
    readers: ['admin'],
    deletion: '90 days',
  },
  {
    record: 'Retried deliveries of bids',
    columns: ['auction_deliveries.*'],
    class: 'plain',
    readers: ['admin'],
    deletion: 'when the bid is delivered',
  },
  {
    record: 'Proposals to register and revoke attestors',
    columns: [
      'attestor_proposals.*',
      ...of(
        'admin_tx_requests',
        ...[
          'chain',
          'approval',
          'granted',
          'after_block',
          'transaction_id',
          'outcome',
          'tx_hash',
          'block_number',
          'built_at',
        ],
      ),
    ],
    class: 'plain',
    readers: ['admin'],
    deletion: 'none',
  },
  {
    record: 'The applicant’s wallet that an approval was built for',
    columns: ['admin_tx_requests.wallet'],
    class: 'plain',
    readers: [],
    deletion: 'account deletion (chain data persists)',
  },
  {
    record: 'Keys of attestors and verifiers',
    columns: ['attestors', 'verifier_keys'].flatMap((table) =>
      of(table, 'address', 'active', 'revoked_at', 'grace_until'),
    ),
    class: 'plain',
    readers: ['public', 'admin'],
    deletion: 'none',
  },
  {
    record: 'When keys were registered',
    columns: ['attestors.registered_at', 'verifier_keys.registered_at'],
    class: 'plain',
    readers: ['admin'],
    deletion: 'none',
  },
];

export const STORED: readonly StoredRecord[] = [
  ...INCOME,
  ...HARDSHIP,
  ...ACCOUNTS,
  ...CONTRACTS,
  ...MARKET,
  ...OPERATIONS,
];

/** Tables and columns of the records above that there are not yet. Each entry is removed with the change that adds it. */
export const NOT_YET: readonly string[] = [];

/** Columns of the records above that are stored, and that no field serves yet. Each entry is removed when one does. */
export const NOT_SERVED_YET: readonly string[] = [];

/** What the service never has, by the record's name in the data map, with its intended deletion. */
export const NEVER_STORED: Readonly<Record<string, string>> = {
  'Income figure (year to date, per source)': 'never at rest on the server',
  'Income salt': 'none',
  'zkTLS proof, which contains the figure': 'never stored',
  'Source credentials, provider API keys': 'none',
  'PAUSE signature that was not relayed': 'none',
  'Identity documents': 'provider’s policy',
  'Attestor private key': 'the attestor deletes the file',
  'Rendered unsigned documents': 'none',
  'Session token': '24 h expiry',
  'Price, quantity and salt of a bid or an order that is not revealed': 'none',
};

/** Fields that say whether something holds of several records, and no record’s value; all of it is public on the chain. */
export const DERIVED: readonly string[] = ['Application.onchain'];

/** What only responses have, by its types, with those who get them. */
export const RESPONSES: Readonly<Record<string, readonly ReaderLabel[]>> = {
  SigningRequest: ['attestor', 'admin'],
  SigningField: ['attestor', 'admin'],
  // Of the mutation of the attestor who decides: nobody else gets its answer.
  PauseRefusal: ['public'],
  PauseRefusalDetail: ['public'],
  // Of the mutation of the account whose wallet signs: a document that was not signed is in no other answer.
  RenderContractPayload: ['public'],
  // Read live from the chain.
  CurvePosition: ['owner', 'admin'],
  CurveTender: ['owner', 'admin'],
  // A view of other rows, computed when it is asked for.
  IssuerTask: ['owner'],
};
