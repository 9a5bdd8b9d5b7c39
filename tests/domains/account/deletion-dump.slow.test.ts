import { randomUUID } from 'node:crypto';
import { bundleDocumentOf, bundleQueries, bundlesOf, pathsOf, shortestOf } from 'field-access/testing';
import { isNonNullType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { wholeDataMap } from '../../../src/apps/gateway/pages/data-map.ts';
import { gatewaySchema } from '../../../src/apps/gateway/schema.ts';
import { modules } from '../../../src/modules.ts';
import { MOST_CHARACTERS } from '../../access/matrix/truth.ts';
import { createTestDatabase } from '../../support/database.ts';
import { FULL } from '../../support/exhaustive.ts';
import { forFile } from '../../support/for-file.ts';
import { startTestGateway } from '../../support/gateway.ts';
import {
  PERSONA_NAMES,
  type Persona,
  type PersonaName,
  POPULATION,
  people,
  personas,
  signers,
} from '../../support/populate.ts';
import { records as populated } from '../../support/records.ts';
import { type Dump, deleteAccount, dump, previewOf } from './support/deletion.ts';

// What a deletion changes, said again without the nouns' declarations.
const OF_RECORDS = populated.flatMap(({ deletedWithAccount }) => deletedWithAccount ?? []);
const GONE = [
  ...OF_RECORDS,
  ...[
    'accounts',
    'account_wallets',
    'account_signer_keys',
    'income_sources',
    'auth_nonces',
    'attestor_identity_checks',
  ],
  ...['attestor_announcements', 'series_drafts', 'built_transactions', 'sealed_calls', 'email_outbox'],
];
const POINTER = ['account_id'];
const CHANGED: Readonly<Record<string, readonly string[]>> = {
  applications: ['account_id', 'country', 'income_source_kinds', 'state', 'ended_at', 'version', 'reviewer_id'],
  attestor_proposals: ['account_id', 'proposed_by', 'decided_by'],
  admin_tx_requests: ['transaction_id', 'wallet'],
  contract_sessions: ['account_id', 'draft_id'],
  outbox: ['payload'],
  series: ['title'],
  ...Object.fromEntries(
    [
      ...['bid_backups', 'notifications', 'tier3_cases', 'tier3_annual', 'fx_fallback_signatures', 'hardship_requests'],
      ...['extinguishment_requests', 'terms_amendments', 'zktls_sessions'],
    ].map((table) => [table, POINTER]),
  ),
};
/** Append-only. */
const LOGS = ['audit_log', 'terms_access_log'];
/** Columns whose values are on a chain too. */
const PUBLIC = ['series_key', 'issuer', 'wallet', 'address', 'tx_hash', 'key', 'contract', 'data_hash', 'chain'];

const schema = gatewaySchema();
const tokens = new Map<PersonaName | 'public', string | undefined>([['public', undefined]]);

const database = await forFile(createTestDatabase({ populated: true }));
const population = POPULATION;
const gateway = await forFile(startTestGateway({ database, adminWallets: [personas.admin.wallet.address] }));
for (const name of PERSONA_NAMES) tokens.set(name, await gateway.signIn(personas[name].wallet));
const documents = documentsOf(Object.values(population.series).map(({ key }) => `(key: "${key}")`));

/** Every type and field that lists and series lead to, as the matrix asks for them. */
function documentsOf(series: readonly string[]): string[] {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const needs = fields.filter(({ args }) =>
    args.some((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined),
  );
  const skip = new Set([
    ...needs.map(({ name }) => `Query.${name}`).filter((name) => name !== 'Query.series'),
    ...['Series.reportBasis', 'Query.accountDeletionPreview'],
  ]);
  const values = { 'Query.series': series, 'Series.windows': ['(first: 3)'] };
  const paths = shortestOf(pathsOf(schema, { values, skip }), () => 3);
  return bundleQueries(schema, bundlesOf(paths, 5), MOST_CHARACTERS).map((query) => bundleDocumentOf(schema, ...query));
}

/** The answers of all documents to a reader, byte by byte; a request's own id is none of them. */
async function readsOf(reader: PersonaName | 'public'): Promise<string[]> {
  const answers: string[] = [];
  for (const document of documents) {
    const answer = await gateway.ask(document, {}, tokens.get(reader));
    answers.push(JSON.stringify(answer).replaceAll(/"requestId":"[^"]*"/g, ''));
  }
  return answers;
}

/** Of its wallets of all chains. */
const addressesOf = (name: PersonaName): readonly string[] => people[name].wallets.map(({ address }) => address);

/** The account has no open work: what it holds is over, and its series ended. */
async function finish({ name: leaver, accountId }: Persona): Promise<void> {
  const db = database.prisma;
  const own = addressesOf(leaver);
  const among = { in: [...own] };
  await db.series.updateMany({ where: { issuer: among }, data: { state: 'CLOSED', proceeds: null } });
  await db.bid.updateMany({ where: { bidder: among }, data: { delivery: 'DELIVERED' } });
  await db.windowOrder.updateMany({ where: { trader: among }, data: { delivery: 'DELIVERED' } });
  await db.$executeRaw`UPDATE positions SET burned_units = burned_units + units, units = 0, staked_units = 0, locked_units = 0, held_units = 0
    WHERE holder = ANY(${own})`;
  await db.$executeRaw`DELETE FROM chain_events WHERE name = 'UnitsMinted' AND args->>'holder' = ANY(${own})`;
  await db.builtTransaction.updateMany({
    where: { accountId, life: { in: ['BUILT', 'SENT', 'MINED'] } },
    data: { life: 'DROPPED' },
  });
  for (const [name, { key }] of Object.entries(signers)) {
    if (personas[name as PersonaName].accountId !== accountId) continue;
    await db.tier3Case.updateMany({ where: { attestorKey: key }, data: { state: 'CLOSED' } });
    await db.tier3Annual.updateMany({ where: { attestorKey: key }, data: { state: 'CLOSED' } });
    await db.hardshipRequest.updateMany({ where: { attestorKey: key, state: 'REQUESTED' }, data: { state: 'ENDED' } });
    await db.termsAmendment.updateMany({ where: { attestorKey: key }, data: { state: 'WITHDRAWN' } });
    await db.extinguishmentRequest.updateMany({
      where: { OR: [{ attestorKeyA: key }, { attestorKeyB: key }] },
      data: { state: 'VOIDED' },
    });
  }
}

/** Rows that any account may have: a mutation under its key, and messages that are to be dispatched to it. */
async function leaveTraces({ name, accountId }: Persona): Promise<void> {
  const profile = { displayName: `The name of ${name}` };
  expect(await gateway.mutate('updateProfile', profile, { token: tokens.get(name) })).toEqual({});
  const audience = { accounts: [personas.admin.accountId, accountId] };
  for (const state of ['PENDING', 'QUEUED', 'DISPATCHED', 'DEAD'])
    await database.prisma.outboxMessage.create({
      data: {
        id: randomUUID(),
        topic: 'ApplicationDecided',
        state,
        at: new Date(0),
        payload: { kind: 'ApplicationDecided', chain: 'evm:10143', audience },
      },
    });
}

/** A row of every table, of any account, is the account's now. */
async function takeSome({ accountId, wallet }: Persona): Promise<void> {
  const one = async (table: string, column: string, where = 'true') => {
    const count = await database.prisma.$executeRawUnsafe(
      `UPDATE "${table}" SET "${column}" = $1::uuid WHERE ctid = (SELECT ctid FROM "${table}" WHERE ${where} LIMIT 1)`,
      accountId,
    );
    expect([table, count]).toEqual([table, 1]);
  };
  for (const [table, columns] of Object.entries(CHANGED))
    if (columns === POINTER)
      await one(table, 'account_id', table === 'bid_backups' ? 'account_id IS NOT NULL' : 'true');
  await one('applications', 'account_id', `state = 'APPROVED'`);
  await one('applications', 'reviewer_id', `state = 'REJECTED'`);
  await one('attestor_proposals', 'decided_by', `state <> 'PROPOSED'`);
  for (const table of [
    'series_drafts',
    'built_transactions',
    'income_sources',
    'email_outbox',
    'attestor_identity_checks',
    ...OF_RECORDS,
  ])
    await one(table, 'account_id', table === 'series_drafts' ? 'title IS NOT NULL' : 'true');
  const { prisma } = database;
  await prisma.$executeRaw`UPDATE contract_sessions SET account_id = ${accountId}::uuid
    WHERE draft_id IN (SELECT id FROM series_drafts WHERE account_id = ${accountId}::uuid)`;
  await prisma.$executeRaw`UPDATE built_transactions SET account_id = ${accountId}::uuid
    WHERE id IN (SELECT transaction_id FROM sealed_calls)`;
  await prisma.$executeRaw`UPDATE admin_tx_requests SET transaction_id = (SELECT transaction_id FROM sealed_calls LIMIT 1)`;
  await prisma.auditEntry.create({ data: { actorId: accountId, action: 'wallet.link', target: 'own', codes: {} } });
  const chain = 'evm:10143';
  const series = await prisma.series.findFirstOrThrow();
  const read = { chain, seriesKey: series.key, issuer: series.issuer, accountId, relation: 'BACKER' };
  await prisma.termsAccessLog.create({ data: read });
  const key = `0x${'ab'.repeat(20)}`;
  await prisma.accountSignerKey.create({ data: { accountId, key } });
  await prisma.attestorAnnouncement.create({
    data: { key, encryptionKey: `0x${'01'.repeat(32)}`, signature: `0x${'02'.repeat(65)}`, announcedAt: new Date(0) },
  });
  const money = { chain, seriesKey: series.key, wallet: wallet.address, amount: 1, txHash: `0x${'03'.repeat(32)}` };
  const place = { blockNumber: 70n, logIndex: 1, at: new Date(0) };
  await prisma.moneyEvent.create({ data: { ...money, ...place, id: 'own', kind: 'PAYOUT_CLAIMED' } });
  await prisma.feeEntry.create({ data: { ...money, ...place, id: 'own', kind: 'nonReveal' } });
  await prisma.position.create({
    data: { ...{ chain, seriesKey: series.key, holder: wallet.address }, id: 'own', units: 1n, openedAt: new Date(0) },
  });
  await prisma.series.update({
    where: { chain_key: { chain, key: series.key } },
    data: { issuer: wallet.address },
  });
}

type Row = Readonly<Record<string, unknown>>;
const texts = (rows: readonly Row[]) => rows.map((row) => JSON.stringify(row)).sort();
const without = (rows: readonly Row[], columns: readonly string[]) =>
  texts(rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !columns.includes(name)))));
const removed = (before: readonly Row[], after: readonly Row[]) => {
  const left = new Set(texts(after));
  return before.filter((row) => !left.has(JSON.stringify(row)));
};

/** What the dump held of the account and is to go with it: `column value`s that nobody else has. */
function personal(before: Dump, after: Dump): string[] {
  const places = new Set(
    [...wholeDataMap().fields, ...wholeDataMap().unserved]
      .filter(({ deletion }) => deletion.includes('account deletion'))
      .flatMap(({ held }) => held),
  );
  const values = [...before].flatMap(([table, rows]) =>
    removed(rows, after.get(table) ?? []).flatMap((row) =>
      Object.entries(row)
        .filter(([column]) => places.has(`${table}.${column}`) && !PUBLIC.includes(column) && column !== 'operation')
        .map(([, value]) => (typeof value === 'string' ? value : JSON.stringify(value))),
    ),
  );
  return values.filter((value) => value.length >= 12 && !/^\d{4}-\d\d-\d\dT/.test(value));
}

/** Compares two dumps with what a deletion of the account changes. */
function judge({ accountId, name }: Persona, before: Dump, after: Dump): void {
  const txs = (before.get('built_transactions') ?? []).filter((row) => row.account_id === accountId);
  const keys = (before.get('account_signer_keys') ?? []).filter((row) => row.account_id === accountId);
  const own = [accountId, ...addressesOf(name), ...txs.map(({ id }) => id), ...keys.map(({ key }) => key)].map(String);
  const applications = (before.get('applications') ?? [])
    .filter((row) => row.account_id === accountId)
    .map(({ id }) => id);
  const drafted = (before.get('series_drafts') ?? []).filter((row) => row.account_id === accountId);
  const isTitled = (table: string, { chain, key }: Row) =>
    table === 'series' && drafted.some((draft) => draft.chain === chain && draft.series_key === key);
  const naming = ['account_id', 'id', 'address', 'transaction_id', 'key', 'caller'];
  const isOwn = (row: Row) => naming.some((column) => own.includes(String(row[column]).split(':').at(-1) as string));
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const [table, rows] of before) {
    const now = after.get(table) ?? [];
    const changed = CHANGED[table];
    const wrong = `${table} of ${accountId}`;
    if (GONE.includes(table)) {
      expect(texts(now), wrong).toEqual(texts(rows.filter((row) => !isOwn(row))));
    } else if (table === 'idempotency_records') {
      const rest = now.filter(({ operation }) => operation !== 'deleteAccount');
      const others = rows.filter((row) => !isOwn(row) && row.operation !== 'deleteAccount');
      expect(texts(rest), wrong).toEqual(texts(others));
    } else if (table === 'audit_log') {
      const lines = now.filter((row) => !texts(rows).includes(JSON.stringify(row)));
      expect(lines.map(({ action, actor_id, target, codes }) => [action, actor_id, target, codes])).toEqual([
        ['account.delete', accountId, accountId, {}],
      ]);
    } else {
      // A contract that was not signed goes.
      const isGone = (row: Row) => table === 'contract_sessions' && row.account_id === accountId && !row.signed_at;
      const stay = rows.filter((row) => !isGone(row));
      expect(without(now, changed ?? []), wrong).toEqual(without(stay, changed ?? []));
      const others = rows.filter(
        (row) =>
          !JSON.stringify(row).includes(accountId) &&
          !isTitled(table, row) &&
          !own.includes(String(row.transaction_id)) &&
          !applications.includes(row.application_id),
      );
      expect(texts(now), wrong).toEqual(expect.arrayContaining(texts(others)));
    }
  }
  const rest = JSON.stringify([...after].filter(([table]) => !LOGS.includes(table)));
  expect(rest.includes(accountId), 'the account’s id').toBe(false);
  const values = personal(before, after);
  expect(values.length).toBeGreaterThan(3);
  expect(values.filter((value) => rest.includes(JSON.stringify(value).slice(1, -1)))).toEqual([]);
}

/** The titles of series in a dump. */
const titlesIn = (tables: Dump): readonly string[] =>
  (tables.get('series') ?? []).flatMap(({ title }) => (title === null ? [] : [String(title)]));

const leavers = PERSONA_NAMES.filter((name) => name !== 'admin');
/** The announcements of an attestor’s keys go with their links, and everybody reads those. */
const isAttestor = (name: PersonaName) => name in signers;

describe('a dump after the deletion of an account', () => {
  it.each(['backerA', ...leavers.filter((name) => name !== 'backerA')] as PersonaName[])(
    'has nothing of %s that is to go with the account, all of everybody else, and nobody’s reads change',
    async (name) => {
      const leaver = personas[name];
      await leaveTraces(leaver);
      if (name === 'backerA') await takeSome(leaver);
      if (['holderA1', 'holderA2'].includes(name)) {
        const { blockers } = await previewOf(gateway, tokens.get(name));
        expect(blockers.map(({ code }) => code)).toEqual(expect.arrayContaining(['UNITS_HELD', 'MONEY_CLAIMABLE']));
      }
      await finish(leaver);
      const { records, blockers } = await previewOf(gateway, tokens.get(name));
      expect(blockers).toEqual([]);
      if (name === 'backerA') {
        const declared = modules.flatMap(({ accountEnd }) => accountEnd?.tables ?? []).map(({ table }) => table);
        const counted = records.filter(({ rowCount }) => rowCount > 0).map(({ table }) => table);
        expect(declared.filter((table) => !counted.includes(table))).toEqual([]);
      }
      const readers = isAttestor(name) ? [] : (['public', ...PERSONA_NAMES] as const);
      const others = readers.filter((reader) => reader !== name && reader !== 'admin' && tokens.has(reader));
      const turn = others[PERSONA_NAMES.indexOf(name) % others.length] ?? 'public';
      // Each leaver's deletion has another reader. What the public reads is among it, and is asked for where every table loses a row.
      const some = name === 'backerA' ? [...new Set(['public', turn] as const)] : [turn];
      const asked = FULL ? others : some;
      const read = async () => Promise.all(asked.map(async (reader) => [reader, await readsOf(reader)] as const));
      const reads = await read();
      const before = await dump(database);
      expect(await deleteAccount(gateway, tokens.get(name) as string, leaver.wallet)).toHaveProperty('deletedAt');
      const after = await dump(database);
      tokens.delete(name);
      judge(leaver, before, after);
      const titles = titlesIn(before).filter((title) => !titlesIn(after).includes(title));
      if (name === 'backerA') expect(titles).toHaveLength(1); // of the draft that it took
      const untitled = (text: string) =>
        titles.reduce((rest, title) => rest.replaceAll(JSON.stringify(title), 'null'), text);
      expect(await read()).toEqual(reads.map(([reader, answers]) => [reader, answers.map(untitled)]));
    },
    300_000,
  );
});
