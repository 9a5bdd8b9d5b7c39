import { randomUUID } from 'node:crypto';
import { systemClock } from '@income-series/protocol/clock';
import type { EvmAddress } from '@income-series/protocol/hex';
import { createTermsService } from '../../../src/domains/terms/index.ts';
import type { PrismaClient } from '../../../src/generated/prisma/client.ts';
import { requestOf, sealCall } from '../../support/built.ts';
import { knownId } from '../../support/personas.ts';
import { type KnownSeries, type Population, personas } from '../../support/populate.ts';
import { insertAmendment } from '../../support/population/amendments.ts';
import { approvedProposal } from '../../support/population/attestors.ts';
import { knownSource } from '../../support/population/income-sources.ts';
import { CHAIN } from '../../support/population/known.ts';
import { records } from '../../support/records.ts';
import { testVault } from '../../support/vault.ts';

/** SQL of a column's new value, by column. */
type Changes = Readonly<Record<string, string>>;

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
const address = (n: number) => text(`0x${n.toString(16).padStart(40, 'e')}`);

/** The rows of a table once more, with one text in all of them replaced and some columns changed. */
async function again(db: PrismaClient, table: string, where: string, changes: Changes, from = ' ', to = ' ') {
  const set = Object.entries(changes).flatMap(([column, value]) => [text(column), value]);
  await db.$executeRawUnsafe(
    `insert into "${table}" select (jsonb_populate_record(null::"${table}",
       replace(to_jsonb(t)::text, ${text(from)}, ${text(to)})::jsonb || jsonb_build_object(${set.join(', ')}))).*
     from "${table}" t where ${where}`,
  );
}

/** The kinds of income source that the account has not: it has each once. */
const OTHER_SOURCES = ['BANK', 'PLATFORM'];

const newId = { id: 'gen_random_uuid()' };
const newLog = { id: `gen_random_uuid() || ':1'` };
/** As the population wrote it: not one of the copies. */
const FIRST = `t.id like '0x%'`;

/** Another chain has a series of the same key. */
const onChainOf = ({ chain }: KnownSeries) => `coalesce(to_jsonb(t)->>'chain', ${text(chain)}) = ${text(chain)}`;

/** A series' rows once more under the key of another of the same issuer. */
async function copySeries(db: PrismaClient, from: KnownSeries, to: KnownSeries, n: number): Promise<void> {
  const copy = (table: string, changes: Changes = {}, column = 'series_key') =>
    again(db, table, `${column} = ${text(from.key)} and ${onChainOf(from)}`, changes, from.key, to.key);
  await copy('series', { created_block: String(1000 + n) }, 'key');
  for (const table of ['settlement_rounds', 'bids', 'positions', 'periods', 'reports']) await copy(table);
  for (const table of ['windows', 'window_orders']) await copy(table);
  await copy('chain_events', { block_hash: `'0x' || md5(random()::text) || md5(random()::text)` });
  for (const table of ['money_events', 'fees_ledger', 'activity']) await copy(table, newLog);
  for (const table of ['terms_access_log', 'series_drafts']) await copy(table, newId);
  await copy('built_transactions', { ...newId, tx_hash: 'null' });
  await sealCopies(db, to);
  for (const table of ['tier3_cases', 'tier3_annual', 'hardship_requests', 'extinguishment_requests']) {
    await copy(table, newId);
  }
  await copy('fx_fallback_signatures');
  const terms = createTermsService({ db, vault: testVault(), clock: systemClock });
  await db.$transaction((tx) => terms.seal(tx, { chain: CHAIN, seriesKey: to.key }, to.terms));
  await amend(db, to, n);
}

/** The sealed bytes of a series' copied transactions: a ciphertext is its own row's. */
async function sealCopies(db: PrismaClient, { key }: KnownSeries): Promise<void> {
  const copies = await db.builtTransaction.findMany({ where: { seriesKey: key, kind: 'openRouter' } });
  for (const { id, kind, wallet, expiresAt } of copies) {
    const [seriesKey, from] = [key, wallet as EvmAddress];
    const of = { id, kind, chain: CHAIN, seriesKey, wallet: from, expiresAt, signatureOf: null };
    await sealCall(db, testVault(), of, { request: requestOf(from), approval: null, preview: [] });
  }
}

/** One more amendment, reviewed by X: its ciphertext is its own row's. */
const amend = (db: PrismaClient, series: KnownSeries, n: number): Promise<void> =>
  insertAmendment(db, testVault(), series, {
    id: randomUUID(),
    by: 'issuerA',
    state: 'AWAITING_ATTESTOR',
    n,
    reviewer: 'attestorX',
  });

/** More rows of one series and of the people in it. */
async function enlarge(db: PrismaClient, series: KnownSeries, n: number): Promise<void> {
  const { key } = series;
  const ofSeries = (table: string, changes: Changes, and = '') =>
    again(db, table, `series_key = ${text(key)} and ${onChainOf(series)} ${and}`, changes);
  const period = 20251 + 10 * n;
  const id = text(`${key}:${period}`);
  const oldest = 'and period = 20251';
  const party = { id: text(`${key}:${n}`) };
  await ofSeries('settlement_rounds', { id: text(`${key}:r${n}`), round: String(n) }, 'and round = 1');
  await ofSeries('bids', { ...party, bidder: address(n), sequence: String(10 + n) }, 'and sequence = 1');
  await ofSeries(
    'positions',
    { ...party, holder: address(n) },
    `and holder = ${text(personas.holderA1.wallet.address)}`,
  );
  const first = text(`${key}:w1`);
  await ofSeries('windows', { id: text(`${key}:w${9 + n}`), window: String(9 + n) }, `and id = ${first}`);
  const order = { id: text(`${key}:w1:${n}`), trader: address(n), sequence: String(10 + n) };
  await ofSeries('window_orders', order, `and window_id = ${first} and sequence = 2`);
  for (const table of ['periods', 'reports']) await ofSeries(table, { id, period: String(period) }, oldest);
  for (const table of ['money_events', 'fees_ledger', 'activity']) await ofSeries(table, newLog, `and ${FIRST}`);
  for (const [table, kind] of [
    ['tier3_cases', 0x20],
    ['tier3_annual', 0x21],
    ['hardship_requests', 0x22],
    ['extinguishment_requests', 0x23],
  ] as const)
    await ofSeries(table, newId, `and id = ${text(knownId(kind, 1))}`);
  await amend(db, series, n);
}

/** More keys and logs. */
async function enlargeRest(db: PrismaClient, { verifierKey, attestor, ids }: Population, n: number): Promise<void> {
  await again(db, 'verifier_keys', `address = ${text(verifierKey)}`, { address: address(n) });
  await again(db, 'attestors', `address = ${text(attestor)}`, { address: address(n) });
  const source = OTHER_SOURCES[n - 2];
  if (source) await again(db, 'income_sources', `id = ${text(knownSource)}`, { ...newId, kind: text(source) });
  for (const { grow: more } of records) {
    if (typeof more === 'function') await more(db, n, testVault());
    else if (more) await again(db, more.table, `id = ${text(more.id)}`, { ...newId, ...more.changes?.(n) });
  }
  await again(db, 'attestor_proposals', `id = ${text(approvedProposal.id)}`, newId);
  await again(db, 'admin_tx_requests', `id = ${text(approvedProposal.request)}`, newId);
  await again(db, 'audit_log', `id = ${text(ids.audit)}`, newId);
  await again(db, 'keeper_runs', `id = ${text(knownId(0x34, 1))}`, newId);
  await again(db, 'reconciliation_runs', `id = ${text(knownId(0x34, 0x11))}`, newId);
  await again(db, 'auction_deliveries', `id like '0x%' and "window" = 0`, {
    id: text(`delivery:${n}`),
    bidder: address(n),
  });
  const notification = `md5(${text(`notification ${n}`)})::uuid`;
  await again(db, 'notifications', `id = ${text(knownId(0x33, 2))}`, {
    id: notification,
    outbox_id: 'gen_random_uuid()',
  });
  await again(db, 'email_outbox', `id = ${text(knownId(0x33, 102))}`, { ...newId, notification_id: notification });
  await again(db, 'outbox', `id = ${text(knownId(0x32, 1))}`, newId);
  const quarter = { id: text(`routed:${n}`), period: String(20251 + 10 * n) };
  await again(db, 'routed_income', 'period = 20251', quarter);
  await again(db, 'terms_access_log', `id = ${text(ids.termsAccess)}`, newId);
}

/** One more wallet of everyone, and a key: who a viewer is decides how a list is asked for, so they are no rows that grow. */
async function enlargePeople(db: PrismaClient): Promise<void> {
  await again(db, 'account_signer_keys', `id = ${text(knownId(8, 1))}`, { ...newId, key: address(2) });
  for (const [i, { accountId, wallet }] of Object.values(personas).entries()) {
    const changes = { ...newId, address: address(1000 * (i + 1)) };
    await again(
      db,
      'account_wallets',
      `account_id = ${text(accountId)} and address = ${text(wallet.address)}`,
      changes,
    );
  }
}

/** Grows a populated database: every list that has a row has several times as many, but for a viewer's own wallets and keys. */
export async function grow(db: PrismaClient, population: Population, more: readonly KnownSeries[]): Promise<void> {
  const { A } = population.series;
  for (const [i, series] of more.entries()) {
    await copySeries(db, A, series, i);
  }
  await enlargePeople(db);
  for (let n = 2; n < 2 + more.length; n++) {
    await enlarge(db, A, n);
    await enlargeRest(db, population, n);
  }
}
