// Generates any number of rows in every table that a list reads. The database itself computes them.
import type pg from 'pg';
import { Client } from '../../src/adapters/process/pg-client.ts';
import { VIEWS } from '../../src/core/views.ts';
import { TABLES } from '../../src/generated/columns.ts';

/** The chains of the rows. One row in five is of the second. */
export const CHAINS = ['evm:10143', 'evm:10144'] as const;

const padded = (prefix: string, bytes: number, n: string) =>
  `'0x${prefix}' || lpad(to_hex(${n}), ${2 * bytes - prefix.length}, '0')`;
/** The SQL of the n-th address, key or hash of a kind. `prefix` distinguishes the kinds. */
const address = (prefix: string, n: string) => padded(prefix, 20, n);
const hash = (prefix: string, n: string) => padded(prefix, 32, n);
const uuid = (prefix: string, n: string) => `('${prefix}000000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

const hexOf = (prefix: string, bytes: number, n: number) =>
  `0x${prefix}${n.toString(16).padStart(2 * bytes - prefix.length, '0')}`;

/** The accounts, issuers and keys that rows name. The first of each has many rows, the second few. */
export const accountId = (n: number) => `ac000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
export const issuer = (n: number) => hexOf('15', 20, n);
export const wallet = (n: number) => hexOf('3a', 20, n);
export const attestorKey = (n: number) => hexOf('a7', 20, n);
export const seriesKey = (n: number) => hexOf('5e', 32, n);

/** The SQL of a number below `among`, spread evenly over the rows and independent of other values. */
const spread = (among: number) => `(n * 2654435761 % 4294967296 / 4096 % ${among})`;
const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** The SQL that draws one of some values, evenly, except that only one row in 5,000 has the last value. */
function drawFrom(values: readonly (string | number)[]): string {
  const literals = values.map((value) => (typeof value === 'number' ? String(value) : text(value)));
  const [rare, usual] = [literals.at(-1), literals.slice(0, -1)];
  if (usual.length === 0) return String(rare);
  return `CASE WHEN n % 5000 = 17 THEN ${rare} ELSE (ARRAY[${usual.join(', ')}])[1 + ${spread(usual.length)}] END`;
}

const CHAIN_OF = (m: string) => `CASE WHEN ${m} % 5 = 0 THEN ${text(CHAINS[1])} ELSE ${text(CHAINS[0])} END`;
const PERIOD = (k: string) => `20201 + 10 * (${k} / 4) + ${k} % 4`;
const AT = `timestamptz '2026-01-01' + n * interval '1 second'`;
const BLOCK = 'n / 4';

/** The SQL of an issuer: one row in ten has the issuer with many series; the second issuer has the second series alone. */
const ISSUER = address('15', 'CASE WHEN m % 10 = 1 THEN 1 ELSE m END');
/** Every other row is of the first attestor key. */
const KEY = address('a7', `CASE WHEN n % 2 = 0 THEN 1 WHEN n % 1000 = 1 THEN 2 ELSE 3 + ${spread(200)} END`);
/** Every other row is of the account that has many; the second account has a few. */
const ACCOUNT = uuid('ac', 'CASE WHEN n % 2 = 0 THEN 1 WHEN n <= 9 THEN 2 ELSE 3 + n / 20 END');

/** The columns of rows that have only an account. */
const OF_ACCOUNT = { id: uuid('e2', 'n'), account_id: ACCOUNT };

/** The SQL of an account with at most twenty rows. */
const FEW_OF_ACCOUNT = uuid('ac', '1 + n / 20');

/**
 * Columns of the rows in SQL, by the table's column; n is the row's number, m its series' number. `series`: the rows' series.
 * A missing column gets a value of its type, or null.
 */
interface Filled {
  readonly model: string;
  /** The table's share of the requested number of rows; by default all. */
  readonly share?: number;
  /** The fixed number of rows of a table that has few by nature. */
  readonly few?: { readonly rows: number; readonly why: string };
  /** The SQL of m; by default n. */
  readonly series?: string;
  readonly columns: Readonly<Record<string, string>>;
}

/** The SQL of a series: the first has half of the rows, each other one row. */
const HALF = 'CASE WHEN n % 2 = 1 THEN 1 ELSE 1 + n / 2 END';
const each = (rows: number) => `1 + (n - 1) / ${rows}`;
const OF_SERIES = { chain: CHAIN_OF('m'), series_key: hash('5e', 'm') };
/** The SQL of a wallet with one row in a series. The first has a quarter of all rows, the second a few. */
const OWN = address('3a', 'CASE WHEN n = 1 OR n % 4 = 2 THEN 1 WHEN n = 3 OR n IN (8, 16, 24) THEN 2 ELSE n END');
/** The SQL of a wallet with many rows in a series. */
const ANY_OWN = address('3a', 'CASE WHEN n % 4 = 1 OR n % 8 = 2 THEN 1 WHEN n IN (3, 7, 8, 16) THEN 2 ELSE n END');
const IN_PERIOD = { ...OF_SERIES, id: `${hash('5e', 'm')} || ':' || n`, period: PERIOD('((n - 1) % 8)') };
const CASE = {
  id: uuid('ca', 'n'),
  ...OF_SERIES,
  indexed_key: hash('5e', 'm'),
  issuer: ISSUER,
  attestor_key: KEY,
};
const LOG = {
  ...OF_SERIES,
  id: `lpad(to_hex(n), 16, '0')`,
  block_number: BLOCK,
  log_index: 'n % 4',
  at: AT,
};

/** The tables that lists read, and those that these refer to, in an order that references allow. */
const FILLED: readonly Filled[] = [
  { model: 'Account', share: 1 / 20, columns: { id: uuid('ac', 'n') } },
  {
    model: 'AccountWallet',
    share: 1 / 20,
    columns: {
      id: uuid('a1', 'n'),
      account_id: uuid('ac', 'n'),
      chain: text(CHAINS[0]),
      // The fourth and the fifth account are issuers: of many series, and of few.
      address: `CASE WHEN n IN (4, 5) THEN ${address('15', 'n - 3')} ELSE ${address('3a', 'n')} END`,
    },
  },
  {
    model: 'AccountSignerKey',
    columns: { id: uuid('a2', 'n'), account_id: FEW_OF_ACCOUNT, key: address('a7', 'n'), linked_at: AT },
  },
  {
    model: 'Series',
    columns: {
      key: hash('5e', 'm'),
      chain: CHAIN_OF('m'),
      issuer: ISSUER,
      first_period: '20201',
      last_period: '20214',
      created_block: BLOCK,
      created_at: AT,
      phase: `'DONE'`,
      reserve_price: '5',
      max_units_per_bid: '100',
      min_raise: '1',
      min_holders: '1',
      concentration_bps: '5000',
      commit_ends_at: AT,
      reveal_ends_at: AT,
      gate_ends_at: AT,
    },
  },
  {
    model: 'Curve',
    share: 1 / 4,
    columns: { ...OF_SERIES, mint: address('c0', 'n'), fee_bps: '50', treasury_bps: '50' },
  },
  { model: 'CurveCensus', series: each(8), columns: IN_PERIOD },
  { model: 'CurveCheck', series: HALF, columns: { ...OF_SERIES, id: `'k' || n`, block_number: 'n' } },
  {
    model: 'CurveReminder',
    series: HALF,
    columns: { ...OF_SERIES, id: `'r' || n`, wallet: ANY_OWN, round: 'n', at: AT },
  },
  { model: 'SettlementRound', series: each(3), columns: { ...OF_SERIES, id: `'r' || n`, round: 'n % 3' } },
  { model: 'Period', series: each(8), columns: IN_PERIOD },
  { model: 'Report', series: each(8), columns: { ...IN_PERIOD, tier: '2', liquidity_flag: '0', accepted_at: AT } },
  { model: 'RoutedIncome', series: each(8), columns: IN_PERIOD },
  {
    model: 'Bid',
    series: HALF,
    columns: { ...OF_SERIES, id: `'b' || n`, bidder: OWN, sequence: 'n', committed_at: AT, price: 'NULLIF(n % 3, 0)' },
  },
  {
    model: 'Position',
    series: HALF,
    columns: {
      ...OF_SERIES,
      id: `'p' || n`,
      holder: OWN,
      units: 'CASE WHEN n % 10 = 5 THEN 0 ELSE 7 END',
      staked_units: 'CASE WHEN n % 3 = 1 AND n % 10 <> 5 THEN 3 ELSE 0 END',
      opened_at: AT,
    },
  },
  { model: 'MoneyEvent', series: HALF, columns: { ...LOG, wallet: `CASE WHEN n % 3 > 0 THEN ${ANY_OWN} END` } },
  { model: 'FeeEntry', series: HALF, columns: { ...LOG, wallet: `CASE WHEN n % 3 > 0 THEN ${ANY_OWN} END` } },
  { model: 'ActivityEvent', series: HALF, columns: LOG },
  {
    model: 'TradingWindow',
    series: each(4),
    columns: { ...OF_SERIES, id: `'w' || n`, window: '1 + (n - 1) % 4', opened_block: BLOCK, opened_at: AT },
  },
  {
    model: 'WindowOrder',
    series: each(4).replaceAll('n', '(CASE WHEN n % 2 = 1 THEN 1 ELSE n END)'),
    columns: {
      ...OF_SERIES,
      id: `'o' || n`,
      window_id: `'w' || CASE WHEN n % 2 = 1 THEN 1 ELSE n END`,
      window: '1 + (CASE WHEN n % 2 = 1 THEN 0 ELSE n - 1 END) % 4',
      trader: OWN,
      sequence: 'n',
      committed_at: AT,
      price: 'NULLIF(n % 3, 0)',
    },
  },
  {
    model: 'SeriesDraft',
    columns: {
      ...OF_SERIES,
      id: uuid('d0', 'n'),
      account_id: ACCOUNT,
      issuer: ISSUER,
      state: `'DRAFT'`,
      contract_hash: 'NULL',
      raise: `'{}'`,
      curve: 'NULL',
      created_at: AT,
    },
  },
  {
    model: 'ContractSession',
    columns: {
      id: uuid('c5', 'n'),
      account_id: FEW_OF_ACCOUNT,
      kind: `CASE WHEN n % 5000 = 17 THEN 'SERIES' ELSE 'PARTICIPATION' END`,
      series_key: `CASE WHEN n % 5000 = 17 THEN ${hash('5e', 'm')} END`,
      draft_version: 'CASE WHEN n % 5000 = 17 THEN 1 END',
      draft_id: `CASE WHEN n % 5000 = 17 THEN ${uuid('d0', 'n')} END`,
      chain: CHAIN_OF('m'),
      wallet: address('3a', 'n'),
      state: `CASE WHEN n % 5000 = 18 THEN 'VOIDED' WHEN n % 5000 = 17 OR n % 2 = 0 THEN 'RENDERED' ELSE 'SIGNED' END`,
      voided_at: `CASE WHEN n % 5000 = 18 THEN ${AT} END`,
      rendered_at: AT,
      expires_at: `${AT} + interval '1 day'`,
      document_hash: hash('d0', 'n'),
      ...Object.fromEntries(
        Object.entries({
          signed_at: AT,
          signed_hash: hash('d0', 'n'),
          key_id: `'k'`,
          signed_document_encrypted: `'\\x01'::bytea`,
        }).map(([column, sql]) => [column, `CASE WHEN n % 5000 NOT IN (17, 18) AND n % 2 = 1 THEN ${sql} END`]),
      ),
      onchain: 'NULL',
    },
  },
  {
    model: 'Application',
    columns: {
      id: uuid('a9', 'n'),
      account_id: FEW_OF_ACCOUNT,
      country: `'FR'`,
      income_source_kinds: `'{}'`,
      state: `CASE WHEN n % 5000 = 17 THEN 'REVOKED' WHEN n % 2 = 0 OR n % 3 = 0 THEN 'REJECTED' ELSE 'WITHDRAWN' END`,
      readiness: `CASE WHEN n % 5000 = 17 OR n % 2 = 0 OR n % 3 = 0 THEN '[]'::jsonb END`,
      decided_at: `CASE WHEN n % 5000 = 17 OR n % 2 = 0 OR n % 3 = 0 THEN ${AT} END`,
      decision_reason_code: `CASE WHEN n % 5000 = 17 OR n % 2 = 0 OR n % 3 = 0 THEN 'ON_REQUEST' END`,
      ended_at: `CASE WHEN n % 5000 = 17 OR NOT (n % 2 = 0 OR n % 3 = 0) THEN ${AT} END`,
      identity_provider: 'NULL',
      identity_check_id: 'NULL',
      identity_status: 'NULL',
      started_at: AT,
      submitted_at: AT,
    },
  },
  {
    model: 'AttestorProposal',
    columns: { id: uuid('b0', 'n'), chain: CHAIN_OF('m'), key: KEY, proposed_by: ACCOUNT, proposed_at: AT },
  },
  {
    model: 'AdminTxRequest',
    columns: {
      id: uuid('b1', 'n'),
      proposal_id: `CASE WHEN n % 2 = 0 THEN ${uuid('b0', 'n')} END`,
      application_id: `CASE WHEN n % 2 = 1 THEN ${uuid('a9', 'n + 1')} END`,
      chain: `CASE WHEN n % 2 = 1 THEN ${text(CHAINS[0])} END`,
      approval: `CASE WHEN n % 2 = 1 THEN 'WALLET' END`,
      granted: 'CASE WHEN n % 2 = 1 THEN true END',
      after_block: 'CASE WHEN n % 2 = 1 THEN n END',
      built_at: AT,
      outcome: `'PENDING'`,
    },
  },
  {
    model: 'Tier3Case',
    series: each(4),
    columns: { ...CASE, period: PERIOD('(n / 2 % 4)'), liquidity_flag: '0', opened_at: AT },
  },
  { model: 'Tier3Annual', series: each(4), columns: { ...CASE, year: '2020 + n / 2 % 4', opened_at: AT } },
  {
    model: 'FxFallback',
    columns: {
      ...OF_SERIES,
      indexed_key: hash('5e', 'm'),
      issuer: ISSUER,
      period: PERIOD('(n % 20)'),
      requested_at: AT,
    },
  },
  {
    model: 'HardshipRequest',
    series: each(4),
    columns: { ...CASE, pause_nonce: 'n', opened_at: AT, withdrawn: 'false' },
  },
  {
    model: 'ExtinguishmentRequest',
    series: each(4),
    columns: {
      ...Object.fromEntries(Object.entries(CASE).filter(([column]) => column !== 'attestor_key')),
      attestor_key_a: KEY,
      attestor_key_b: address('a7', '300 + n % 200'),
      opened_at: AT,
    },
  },
  { model: 'TermsAmendment', series: each(4), columns: { ...CASE, proposed_at: AT } },
  {
    model: 'TermsAccessLog',
    series: HALF,
    columns: { ...OF_SERIES, id: uuid('e0', 'n'), issuer: ISSUER, account_id: ACCOUNT, relation: `'issuer'`, at: AT },
  },
  {
    model: 'BidBackup',
    series: HALF,
    columns: {
      ...OF_SERIES,
      id: uuid('e1', 'n'),
      account_id: FEW_OF_ACCOUNT,
      wallet: address('3a', '1'),
      commitment: hash('c1', 'n'),
      saved_at: AT,
    },
  },
  {
    model: 'BuiltTransaction',
    columns: {
      ...OF_ACCOUNT,
      chain: CHAIN_OF('m'),
      wallet: address('3a', '1'),
      selector: `'0x'`,
      created_at: AT,
      expires_at: AT,
    },
  },
  { model: 'AuditEntry', columns: { id: uuid('e3', 'n'), actor_id: ACCOUNT, at: AT } },
  { model: 'OutboxMessage', columns: { id: uuid('e4', 'n'), at: AT, created_at: AT } },
  {
    model: 'Notification',
    columns: {
      id: uuid('e5', 'n'),
      account_id: ACCOUNT,
      outbox_id: uuid('e4', 'n'),
      at: AT,
      created_at: AT,
      read_at: `CASE WHEN n % 5000 <> 18 THEN ${AT} END`,
    },
  },
  {
    model: 'EmailMessage',
    columns: { ...OF_ACCOUNT, notification_id: uuid('e5', 'n'), created_at: AT },
  },
  { model: 'KeeperRun', columns: { id: uuid('e7', 'n'), started_at: AT } },
  { model: 'ReconciliationRun', columns: { id: uuid('e8', 'n'), chain: CHAIN_OF('m'), started_at: AT } },
  {
    model: 'AuctionDelivery',
    series: HALF,
    columns: { ...OF_SERIES, id: `'d' || n`, bidder: OWN, next_attempt: AT },
  },
  {
    model: 'Attestor',
    few: { rows: 200, why: 'an admin proposes each key, another decides' },
    columns: { chain: CHAIN_OF('m'), address: address('a7', 'n'), active: 'n % 50 <> 3' },
  },
  {
    model: 'VerifierKey',
    few: { rows: 200, why: 'an admin registers each key' },
    columns: { chain: CHAIN_OF('m'), address: address('f0', 'n'), active: 'n % 50 <> 3' },
  },
  {
    model: 'IssuerTask',
    few: { rows: 0, why: 'a view has no rows of its own: they are computed from the series of an account’s wallets' },
    columns: {},
  },
];

/** The tables that have few rows by nature, with the reason. Their lists are read whole. */
export const FEW_ROWS: ReadonlyMap<string, string> = new Map(
  FILLED.flatMap(({ model, few }) => (few ? [[tableOf(model), few.why] as const] : [])),
);
/** The models of the filled tables. */
export const FILLED_MODELS: readonly string[] = FILLED.map(({ model }) => model);

function tableOf(model: string): string {
  const table = TABLES[model]?.table;
  if (table === undefined) throw new Error(`there is no model ${model}`);
  return table;
}

interface Column {
  readonly name: string;
  readonly type: string;
  /** It is not null, and has no default. */
  readonly required: boolean;
}

const HASH = /(hash|commitment|salt|digest)$/;

/** The SQL of a column for which the table's entry has none. NULL leaves the column out, so that it gets its default. */
function fillerOf({ name, type, required }: Column): string {
  if (!required) return 'NULL';
  if (HASH.test(name)) return hash('77', 'n');
  if (name === 'currency_code') return '840';
  if (name === 'contract') return address('c7', '1');
  if (type.startsWith('timestamp')) return AT;
  if (/^(integer|bigint|numeric)$/.test(type)) return '1 + n % 1000';
  if (type === 'boolean') return 'false';
  if (type === 'jsonb') return `'{}'::jsonb`;
  if (type === 'bytea') return `'\\x01'::bytea`;
  if (type === 'ARRAY') return `'{}'`;
  return `'x'`;
}

async function columnsOf(client: pg.Client, table: string): Promise<readonly Column[]> {
  const { rows } = await client.query<Column>(
    `SELECT column_name AS name, data_type AS type, is_nullable = 'NO' AND column_default IS NULL AS required
     FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1`,
    [table],
  );
  return rows;
}

interface ColumnsOfTable {
  readonly table: string;
  readonly columns: readonly Column[];
}

/** The statement that fills a table. The values of enums that lists filter by come from the schema. */
function insertOf(filled: Filled, { table, columns }: ColumnsOfTable, rows: number, enums: Enums): string {
  const property = (column: string) =>
    Object.entries(TABLES[filled.model]?.columns ?? {}).find(([, property]) => property.column === column)?.[0];
  const values = columns.map((column) => {
    const own = filled.columns[column.name];
    if (own !== undefined) return [column.name, own] as const;
    const enumValues = enums.get(`${filled.model}.${property(column.name)}`);
    return [column.name, enumValues && column.required ? drawFrom(enumValues) : fillerOf(column)] as const;
  });
  const filledColumns = values.filter(([, sql]) => sql !== 'NULL');
  const unknown = Object.keys(filled.columns).filter((name) => !columns.some((column) => column.name === name));
  if (unknown.length > 0) throw new Error(`${table} has no column ${unknown.join(', ')}`);
  return `INSERT INTO "${table}" (${filledColumns.map(([name]) => `"${name}"`).join(', ')})
    SELECT ${filledColumns.map(([, sql]) => sql).join(', ')}
    FROM (SELECT n, ${filled.series ?? 'n'} AS m FROM generate_series(1::bigint, ${rows}) AS n) AS numbered`;
}

/** The database's values of enums, by `Model.property`. */
export type Enums = ReadonlyMap<string, readonly (string | number)[]>;

/** The spare rows of a table that others refer to, beyond its share. */
const SPARE = 20;
/** The maximum number of rows for which checks and foreign keys are tested on each write. */
const CHECKED = 20_000;

/**
 * Fills the empty, migrated database of `url`: `rows` rows in each table that a list reads, then ANALYZE. Half of a table's rows
 * are of one account, one series or one key, a few of the second.
 */
export async function fillDatabase(
  url: string,
  rows: number,
  enums: Enums,
  onTable: (table: string) => void = () => {},
): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`SET synchronous_commit = off; SET maintenance_work_mem = '256MB'; SET jit = off`);
    if (rows > CHECKED) await client.query('SET session_replication_role = replica');
    for (const filled of FILLED) {
      const table = tableOf(filled.model);
      if (VIEWS.has(table)) continue;
      onTable(table);
      const count = filled.few?.rows ?? Math.ceil(rows * (filled.share ?? 1)) + (filled.share ? SPARE : 0);
      const insert = insertOf(filled, { table, columns: await columnsOf(client, table) }, count, enums);
      if (rows > CHECKED) await withoutIndexes(client, table, () => client.query(insert));
      else await client.query(insert);
    }
    onTable('ANALYZE');
    await client.query('VACUUM (ANALYZE)');
  } finally {
    await client.end();
  }
}

/**
 * Removes a table's indexes and checks, does the work, and makes them again, because the table is then filled in a fraction of the time.
 * Unique indexes stay. The checks then apply to later writes alone (NOT VALID). If the work fails, nothing is made again.
 */
async function withoutIndexes(client: pg.Client, table: string, work: () => Promise<unknown>): Promise<void> {
  const indexes = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index WHERE indrelid = $1::regclass AND NOT indisunique`,
    [`"${table}"`],
  );
  const checks = await client.query<{ name: string; definition: string }>(
    `SELECT quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'c'`,
    [`"${table}"`],
  );
  for (const { name } of indexes.rows) await client.query(`DROP INDEX ${name}`);
  for (const { name } of checks.rows) await client.query(`ALTER TABLE "${table}" DROP CONSTRAINT ${name}`);
  await work();
  for (const { definition } of indexes.rows) await client.query(definition);
  for (const { name, definition } of checks.rows)
    await client.query(`ALTER TABLE "${table}" ADD CONSTRAINT ${name} ${definition} NOT VALID`);
}
