import { bundleDocumentOf, bundleQueries, bundlesOf, nodesOf, pathsOf, shortestOf } from 'field-access/testing';
import { getNamedType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../../src/apps/gateway/documents/limits.ts';
import { wholeDataMap } from '../../../src/apps/gateway/pages/data-map.ts';
import { gatewaySchema } from '../../../src/apps/gateway/schema.ts';
import { registerAttestors, startDevnet } from '../../domains/support/devnet.ts';
import { FULL } from '../../support/exhaustive.ts';
import { forFile } from '../../support/for-file.ts';
import { startTestGateway } from '../../support/gateway.ts';
import { PERSON_NAMES, type PersonName, people, personas } from '../../support/populate.ts';
import type { Row } from '../../support/row-truth.ts';
import { startCluster } from '../../support/solana/cluster.ts';
import { recording } from '../engine/support.ts';
import { MOST_CHARACTERS, ONE_ROW, SCHEMA_TRUTH, TRUTH } from '../matrix/truth.ts';
import { type Held, secretsOf } from './support/secrets.ts';
import { keptValues, unservedTables } from './support/unserved.ts';

// Every signature, sealed text and code of attestors' work by its own characters: whatever anyone asks for, by any path,
// it comes out to those who may know it and to nobody else. No declaration is asked.

type Reader = PersonName | 'public';
/** Who is nothing to any of it but what another is too is left out; in the quick run who is so to another series, too. */
const ALIKE = FULL ? ['holderA2', 'unrevealedA'] : ['holderA2', 'unrevealedA', 'issuerB', 'holderB', 'stakerS'];
const READERS: readonly Reader[] = [...PERSON_NAMES.filter((name) => !ALIKE.includes(name)), 'public'];
const AT_ONCE = 8;
/** Rows that are asked for in one request, by one way. */
const AT_A_TIME = 10;
/** Columns that no field serves, whose values in the populated database are long and in no other column. */
const SOUGHT = [
  'auth_nonces.domain',
  'auth_nonces.nonce',
  'auth_nonces.uri',
  'chain_events.name',
  'chain_events.tx_hash',
  'idempotency_records.caller',
  'idempotency_records.input_hash',
  'idempotency_records.key',
  'idempotency_records.run',
  'indexer_cursor.block_hash',
  'terms_amendments.attestor_signature',
  'tier3_annual.trueup_signature',
  'zktls_sessions.id',
];
const ASKED = [
  'tier3_cases',
  'tier3_annual',
  'hardship_requests',
  'extinguishment_requests',
  'terms_amendments',
] as const;

const schema = gatewaySchema();
/** The argument that says of which chain a key is. */
const onChainOf = ({ chain }: Row) => `, chain: "${String(chain)}"`;

const tokens = new Map<Reader, string>();
/** What each reader was answered, all of it; and what reached the database for it. */
const answers = new Map<Reader, string>();
const sent = new Map<Reader, readonly string[]>();

/**
 * Of everything that is there: every field, two steps from the root, and every row as a node; quickly by the shortest
 * ways.
 */
function documents(): string[] {
  const rows = (type: string) => {
    const { table, key } = TRUTH[type] as (typeof TRUTH)[string];
    return key === null ? [] : (held[table] ?? []).map((row) => ({ row, key }));
  };
  const oneRow = Object.entries(ONE_ROW).map(([coordinate, argument]) => {
    const { type } = schema.getQueryType()?.getFields()[coordinate.replace('Query.', '')] ?? {};
    return [
      coordinate,
      rows(getNamedType(type)?.name ?? '').map(
        ({ row, key }) => `(${argument}: "${row[key]}"${key === 'id' ? '' : onChainOf(row)})`,
      ),
    ];
  });
  const series = (held.series ?? []).map((row) => `seriesKey: "${row.key}"${onChainOf(row)}`);
  const values = {
    ...Object.fromEntries(oneRow),
    // What reading writes into it comes after; that an admin read somebody’s notifications names the account.
    'Query.auditLog': ['(first: 15, direction: ASC)', '(action: NOTIFICATION_VIEW, first: 50, direction: ASC)'],
    'Query.window': series.map((key) => `(${key}, number: 1)`),
    'Query.termsAccessLog': series.map((key) => `(${key})`),
    'Query.activity': series.map((key) => `(${key})`),
    'Query.curveChecks': series.map((key) => `(${key})`),
    ...Object.fromEntries(
      ['Query.accountNotifications', 'Query.accountEmails'].map((field) => [
        field,
        (held.accounts ?? []).map(({ id }) => `(accountId: "${String(id)}")`),
      ]),
    ),
  };
  const skip = new Set([
    'Query.claims',
    'Query.curvePosition',
    'Query.explainAccess',
    'Query.feedRate',
    'Query.signingRequest',
    'Series.reportBasis',
  ]);
  const paths = pathsOf(schema, { values, skip, steps: 2, nodes: nodesOf({ truth: SCHEMA_TRUTH, tables: held }) });
  const asked = FULL ? paths : shortestOf(paths, () => Number.POSITIVE_INFINITY);
  const bundles = bundlesOf(asked, AT_A_TIME);
  const queries = FULL ? bundles.map((bundle) => [bundle]) : bundleQueries(schema, bundles, MOST_CHARACTERS);
  return queries.map((query) => bundleDocumentOf(schema, ...query));
}

/** Sealed documents by their place, explanations, and the REST paths: what no path of the schema comes to. */
function others(): { documents: string[]; urls: string[] } {
  const ids = (table: string) => (held[table] ?? []).map(({ id }) => String(id));
  const together = (parts: readonly string[]) => `{ ${parts.map((part, i) => `row${i}: ${part}`).join(' ')} }`;
  const indexed = (field: string, table: string) =>
    ids(table).map(
      (id) => `${field}(id: "${id}") { a: document(index: 0) b: document(index: 1) c: document(index: 2) }`,
    );
  const explained = ASKED.flatMap((table) =>
    ids(table).map((id) => {
      const type = Object.keys(TRUTH).find((name) => TRUTH[name]?.table === table);
      return `explainAccess(id: "${id}", coordinate: "${type}.state") { allowed relation held }`;
    }),
  );
  return {
    documents: [indexed('tier3Case', 'tier3_cases'), indexed('annualCase', 'tier3_annual'), explained].map(together),
    urls: [
      ...ids('tier3_cases').map((id) => `/attestor/tier3/${id}/message`),
      ...ids('hardship_requests').map((id) => `/attestor/hardship/${id}`),
      ...ids('extinguishment_requests').map((id) => `/attestor/extinguish/${id}`),
      ...(held.series ?? []).map(({ key, chain }) => `/series/${key}/reporting/fx-fallback/2025-Q3?chain=${chain}`),
      '/admin/attestors',
      '/me/attestor/identity-check',
    ],
  };
}

type Asked = ReturnType<typeof others>;

async function askAll(reader: Reader, everything: Asked): Promise<string> {
  const token = tokens.get(reader);
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  const asked = [
    ...everything.documents.map((document) => async () => JSON.stringify(await gateway.ask(document, {}, token))),
    ...everything.urls.map((url) => async () => (await gateway.request(url, { headers })).text()),
  ];
  const answers: string[] = [];
  for (let i = 0; i < asked.length; i += AT_ONCE)
    answers.push(...(await Promise.all(asked.slice(i, i + AT_ONCE).map((ask) => ask()))));
  return answers.join('\n');
}

const [devnet, cluster] = await Promise.all([forFile(startDevnet()), forFile(startCluster())]);
await registerAttestors(devnet);
const gateway = await forFile(
  startTestGateway({
    populated: true,
    rpcUrl: devnet.anvil.url,
    contracts: devnet.contracts,
    moreChains: [{ chain: cluster.chain, relayer: null }],
    gate: { waitMs: 120_000 },
    adminWallets: [personas.admin.wallet.address],
    // a document is many queries in one
    limits: { aliases: 1_000, tokens: 10_000, cost: 1_000 * DEFAULT_LIMITS.cost, executionMs: 300_000 },
  }),
);
const { prisma } = gateway.database;
for (const { name, signsIn } of Object.values(people))
  if (READERS.includes(name)) tokens.set(name, await gateway.signIn(signsIn.wallet, signsIn.chain));
/** Values of columns that no field serves. */
const kept = await keptValues(prisma, wholeDataMap());
const tables = [...new Set(Object.values(TRUTH).map(({ table }) => table))];
const rows = await Promise.all(tables.map((table) => prisma.$queryRawUnsafe<object[]>(`SELECT * FROM "${table}"`)));
const held = Object.fromEntries(tables.map((table, i) => [table, rows[i]])) as Held;
const secrets = secretsOf(held);
const rest = others();
const everything = { ...rest, documents: [...documents(), ...rest.documents] };
for (const reader of READERS) {
  const { result, statements } = await recording(() => askAll(reader, everything));
  answers.set(reader, result);
  sent.set(reader, statements);
}

describe('each secret of attestors’ work', () => {
  it('comes out to those who may know it, and to nobody else', () => {
    const found = secrets.map(({ name, text }) => [
      name,
      READERS.filter((reader) => answers.get(reader)?.includes(text)),
    ]);
    expect(found).toEqual(
      secrets.map(({ name, readers }) => [name, READERS.filter((one) => one !== 'public' && readers.includes(one))]),
    );
  });

  it('is in no log line', () => {
    const logged = gateway.logs.join('\n');
    expect(secrets.filter(({ text }) => logged.includes(text)).map(({ name }) => name)).toEqual([]);
  });
});

describe('what no field serves', () => {
  it('comes out to nobody', () => {
    const found = kept.filter(({ value }) => READERS.some((reader) => answers.get(reader)?.includes(value)));
    expect(found.map(({ column }) => column)).toEqual([]);
  });

  it('is looked for by values that nothing else has', () => {
    expect([...new Set(kept.map(({ column }) => column))].sort()).toEqual(SOUGHT);
  });

  it('is not read from tables that have nothing else', () => {
    // The preview of a deletion counts an account's rows, in one statement that answers numbers alone.
    const counts = (text: string) => /\) SELECT ARRAY\[\(SELECT count\(\*\) FROM /.test(text);
    const statements = [...sent.values()].flat();
    expect(statements.some(counts)).toBe(true);
    const read = statements.filter((text) => !counts(text));
    const tables = unservedTables(wholeDataMap());
    expect(tables).toEqual([
      'auth_nonces',
      'idempotency_records',
      'zktls_sessions',
      'index_undo',
      'leaderships',
      'vault_keys',
      'timelines',
      'sent_transactions',
    ]);
    expect(tables.filter((table) => read.some((text) => text.includes(`"${table}"`)))).toEqual([]);
  });
});

describe('what is sent to the database', () => {
  const naming = (reader: Reader, column: string) => (sent.get(reader) ?? []).filter((text) => text.includes(column));
  /** Backups have a test of their own. */
  const columns = (of: readonly Reader[], column: string) =>
    of.filter((reader) => naming(reader, column).some((text) => !text.includes('"bid_backups"')));

  it('names a signature that only its issuer may send for nobody’s reading', () => {
    expect(columns(READERS, 'trueup_signature')).toEqual([]);
    expect(columns(READERS, 'attestor_signature')).toEqual([]);
  });

  it('names no sealed column for who is not addressed', () => {
    const open: readonly Reader[] = ['attestorX', 'attestorY', 'attestorZ'];
    const rest = READERS.filter((reader) => !open.includes(reader));
    for (const column of ['opening_ciphertext', 'documents_ciphertext', 'evidence_ciphertext']) {
      expect([column, columns(open, column)]).toEqual([column, open]);
      expect([column, columns(rest, column)]).toEqual([column, []]);
    }
    // issuers their own terms, and verified wallets those of a series that is still sold
    const terms = ['issuerA', 'issuerB', 'holderB', 'issuerS', 'stakerS', 'namesakeS'];
    expect(columns(rest, '"ciphertext"')).toEqual(READERS.filter((reader) => terms.includes(reader)));
  });

  it('asks for a backup among those of the reader’s own account alone', () => {
    const backups = (reader: Reader) => naming(reader, '"ciphertext"').filter((text) => text.includes('"bid_backups"'));
    expect(backups('public')).toEqual([]);
    for (const reader of READERS.filter((one) => one !== 'public')) {
      expect([reader, backups(reader).length > 0]).toEqual([reader, true]);
      expect(backups(reader).filter((text) => !/"account_id" = \$\d/.test(text))).toEqual([]);
    }
  });
});
