import { createHash } from 'node:crypto';
import { createDatabase } from '../../src/adapters/db/database.ts';

export const CHAIN = 'evm:10143';

/** An account of the generated rows, with its one wallet. */
export interface Person {
  readonly accountId: string;
  readonly wallet: string;
}

const person = (n: number): Person => ({
  accountId: `01890000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`,
  wallet: `0x${n.toString(16).padStart(40, '0')}`,
});

/** The person with a position in every series and half of all money events. */
export const HOLDER = person(1);
/** The person with an account and a wallet, but no relation to a series. */
export const STRANGER = person(2);
/** The person who is an admin if ADMIN_WALLETS names the wallet. */
export const ADMIN = person(3);
/** The number of the first of the accounts that share all other rows. */
const FIRST_OTHER = 4;
/** The n-th of these accounts, from 0. */
export const other = (n: number): Person => person(FIRST_OTHER + n);

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
/** The key of the n-th series, from 1. */
export const seriesKey = (n: number): string => `0x${md5(`series${n}`)}${md5(`-series${n}`)}`;

const REPORTS_EACH = 5;

export interface Rows {
  /** The number of series, each with periods, reports, money events and activity entries, two positions and one bid. */
  readonly series: number;
  /** The number of reports of each series; five by default. */
  readonly reportsEach?: number;
  /** The number of accounts besides the three persons above. */
  readonly accounts: number;
}

const hex32 = (expression: string) => `'0x' || md5(${expression}) || md5('-' || ${expression})`;
const walletOf = (number: string) => `'0x' || lpad(to_hex(${number}), 40, '0')`;
const accountOf = (number: string) => `('01890000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
const KEY = hex32(`'series' || n`);
const AT = `timestamptz '2026-01-01Z' + n * interval '1 minute'`;
/** The uuid of a row, derived from its number, so that the same size gives the same rows. */
const uuid = (name: string) => `md5('${name}' || n)::uuid`;

/** The statements that fill the tables, one for each table in order. */
function statements({ series, accounts, reportsEach = REPORTS_EACH }: Rows): readonly string[] {
  const people = `generate_series(1, ${FIRST_OTHER - 1 + accounts}) n`;
  const each = `generate_series(1, ${series}) n`;
  const reports = `${each}, generate_series(1, ${reportsEach}) p`;
  const period = '20260 + 10 * ((p - 1) / 4) + 1 + (p - 1) % 4';
  const other = `${FIRST_OTHER} + n % ${accounts}`;
  const reportId = `${KEY} || ':' || (${period})`;
  const many = `generate_series(1, ${series * reportsEach}) n`;
  const seriesOf = hex32(`'series' || (1 + n % ${series})`);
  return [
    `insert into accounts (id, created_at) select ${accountOf('n')}, ${AT} from ${people}`,
    `insert into account_wallets (id, account_id, chain, address)
      select ${accountOf('n')}, ${accountOf('n')}, '${CHAIN}', ${walletOf('n')} from ${people}`,
    `insert into series (key, chain, issuer, state, contract_hash, terms_commitment, currency_code, indexing_rule,
        units_offered, units_outstanding, cap, paid_total, accrued_total, first_period, last_period, phase, reserve_price,
        max_units_per_bid, min_raise, min_holders, concentration_bps, commit_ends_at, reveal_ends_at, gate_ends_at,
        created_block, created_at)
      select ${KEY}, '${CHAIN}', ${walletOf(other)}, case when n % 5000 = 17 then 'CLOSED' else 'ACTIVE' end,
        ${hex32(`'contract' || n`)}, ${hex32(`'terms' || n`)}, 840, 0, 1000, 1000, 1000000000, n * 1000, n, 20261, 20304,
        'DONE', 5, 100, 1, 1, 5000, ${AT}, ${AT}, ${AT}, n, ${AT} from ${each}`,
    `insert into periods (chain, id, series_key, period, state, opens_at, closes_at, late_until)
      select '${CHAIN}', ${reportId}, ${KEY}, ${period}, 'REPORTED', ${AT}, ${AT}, ${AT} from ${reports}`,
    `insert into reports (chain, id, series_key, period, tier, liquidity_flag, income_commitment,
        prior_income_commitment, fx_rate, payment, gross, fee, net, accrual, tx_hash, block_number, accepted_at)
      select '${CHAIN}', ${reportId}, ${KEY}, ${period}, 2, 0, ${hex32(`'income' || n || p`)},
        ${hex32(`'prior' || n || p`)}, 1000000000000000000, 100000 + n * 10 + p, 100000 + n * 10 + p, 10, 99990 + n * 10 + p, 0,
        ${hex32(`'tx' || n || p`)}, 1000 + n * 10 + p, ${AT} + p * interval '90 days' from ${reports}`,
    `insert into positions (chain, id, series_key, holder, units, opened_at)
      select '${CHAIN}', ${KEY} || ':' || w.holder, ${KEY}, w.holder, 10, ${AT}
      from ${each}, lateral (values ('${HOLDER.wallet}'), (${walletOf(other)})) w(holder)`,
    `insert into bids (chain, id, series_key, bidder, sequence, commitment, deposit, committed_at)
      select '${CHAIN}', ${KEY} || ':' || w.bidder, ${KEY}, w.bidder, 0, ${hex32(`'bid' || n`)}, 100000, ${AT}
      from ${each}, lateral (select case when n % 2 = 0 then '${HOLDER.wallet}' else ${walletOf(other)} end) w(bidder)`,
    `insert into money_events (chain, id, series_key, kind, wallet, amount, tx_hash, block_number, log_index, at)
      select '${CHAIN}', 'm' || n, ${seriesOf}, 'PAYOUT_CLAIMED',
        case when n % 2 = 0 then '${HOLDER.wallet}' else ${walletOf(other)} end, n, ${hex32(`'money' || n`)}, 100 + n / 4,
        n % 4, ${AT} from ${many}`,
    `insert into activity (chain, id, series_key, kind, block_number, log_index, at)
      select '${CHAIN}', 'a' || n, ${seriesOf}, 'ReportAccepted', 100 + n / 4, n % 4, ${AT} from ${many}`,
    `insert into notifications (id, account_id, outbox_id, kind, chain, series_key, at, created_at)
      select ${uuid('notification')}, case when n % 2 = 0 then '${HOLDER.accountId}'::uuid else ${accountOf(other)} end,
        ${uuid('outbox')}, 'PayoutClaimed', '${CHAIN}', ${seriesOf}, ${AT}, ${AT} from ${many}`,
    `insert into outbox (id, topic, state, at, created_at)
      select ${uuid('outbox')}, 'PayoutClaimed', case when n % 5000 = 17 then 'DEAD' else 'DISPATCHED' end, ${AT}, ${AT} from ${many}`,
    `insert into audit_log (id, actor_id, action, target, codes, at)
      select ${uuid('audit')}, ${accountOf(other)}, 'account.delete', ${walletOf('n')}, '[]', ${AT} from ${many}`,
    'analyze',
  ];
}

/**
 * Fills a migrated database that has no rows of the chain with one statement for each table. A series has two positions, five
 * reports, and as many rows of each table that grows with time. The same sizes give the same rows.
 */
export async function fillRows(url: string, rows: Rows): Promise<void> {
  const { prisma, close } = createDatabase({ url, statementTimeoutMs: 1_800_000 });
  try {
    for (const statement of statements(rows)) await prisma.$executeRawUnsafe(statement);
  } finally {
    await close();
  }
}
