import { utf8 } from '@income-series/protocol/bytes';
import { envelopeColumn } from '@income-series/protocol/envelope';
import { AppError } from '@income-series/protocol/errors/app-error';
import { dataMap } from 'field-access';
import { describe, expect, it } from 'vitest';
import { createVault, openSealed, vaultColumn } from '../../../src/core/vault/index.ts';
import { byWallet } from '../../../src/graphql/access/index.ts';
import { SEALED_TEXT } from '../../../src/graphql/cost.ts';
import { envelopeField } from '../../../src/graphql/envelope-field.ts';
import { vaultField } from '../../../src/graphql/vault-field.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { CHAIN, seedMany, seriesKey, wallet } from './seed.ts';
import { ask, schemaOf, viewerOf } from './support.ts';
import { plain } from './types.ts';

const [ISSUER, OTHER] = [wallet(1), wallet(2)];
const issuer = viewerOf([ISSUER]);
const vault = createVault([{ id: 'k1', secret: new Uint8Array(32).fill(1) }]);
const notes = vaultColumn(vault, {
  table: 'terms_vault',
  column: 'ciphertext',
  encode: utf8,
  decode: (plaintext) => new TextDecoder().decode(plaintext),
});
const EVIDENCE = envelopeColumn('series', 'close_reason');

/** What happened, in its order. */
let happened: string[] = [];
let logs: 'work' | 'fail' = 'work';

const note = vaultField({
  name: 'notes',
  key: ({ key }: { readonly key: string }) => key,
  ask: ({ key }) => key,
  open: () =>
    openSealed({
      key: (key: string) => key,
      async log(accountId, keys) {
        happened.push(`log ${keys.length} of ${accountId}`);
        if (logs === 'fail') throw new AppError('DATABASE_UNAVAILABLE');
      },
      async fetch(keys) {
        happened.push('fetch');
        const rows = await database.prisma.termsVault.findMany({ where: { seriesKey: { in: [...keys] } } });
        const sealed = new Map<string, Uint8Array>(rows.map((row) => [row.seriesKey, row.ciphertext]));
        return (key) => {
          const ciphertext = sealed.get(key);
          return ciphertext ? [notes.open(key, ciphertext)] : [];
        };
      },
    }),
});

const schema = schemaOf((builder) => {
  builder.prismaObject('Series', {
    select: { key: true },
    access: { subjects: { issuer: byWallet('issuer') } },
    fields: (t) => ({
      key: t.exposeString('key', { nullable: false, access: plain('series.key', 'public') }),
      note: t.field(
        note({
          type: 'String',
          access: { storedIn: 'terms_vault.ciphertext', class: 'vault', readers: ['issuer'], deletion: 'none' },
          value: (text) => text,
        }),
      ),
      evidence: t.expose('closeReason', envelopeField(EVIDENCE, { readers: ['issuer'], deletion: 'none' })),
    }),
  });
  builder.queryField('all', (t) =>
    t.prismaField({
      type: ['Series'],
      nullable: false,
      access: 'traverse',
      resolve: (query, _root, _args, { db }) => db.series.findMany({ ...query, orderBy: { key: 'asc' } }),
    }),
  );
});

const database = await forFile(createTestDatabase());
await seedMany(database.prisma, 4, ISSUER, OTHER);
// The second is sealed for another row; the fourth has nothing.
const sealed = [notes.seal(seriesKey(1), 'one'), notes.seal(seriesKey(1), 'two'), notes.seal(seriesKey(3), 'three')];
await database.prisma.termsVault.createMany({
  data: sealed.map((columns, i) => ({ chain: CHAIN, seriesKey: seriesKey(i + 1), ...columns })),
});
await database.prisma.series.updateMany({ data: { closeReason: 'an envelope' } });

async function read(field: string, viewer = issuer) {
  happened = [];
  const { data, errors, statements } = await ask({ schema, db: database.prisma, viewer }, `{ all { key ${field} } }`);
  const all = (data as unknown as { all: Record<string, string | null>[] }).all;
  return { values: all.map((row) => row[field]), errors, statements };
}

describe('a vault field', () => {
  it('is opened for a whole list in one statement, after one entry of the log; what does not open fails alone', async () => {
    const { values, errors, statements } = await read('note');
    expect(values).toEqual(['one', null, 'three', null]);
    expect(happened).toEqual([`log 4 of ${issuer.accountId}`, 'fetch']);
    expect(errors.map(({ path }) => path)).toEqual([['all', 1, 'note']]);
    expect(statements.filter((text) => text.includes('terms_vault'))).toHaveLength(1);
  });

  it('is neither logged nor fetched for those who may not read it', async () => {
    const { values, errors } = await read('note', viewerOf([OTHER], { isAdmin: true }));
    expect(values).toEqual([null, null, null, null]);
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect(happened).toEqual([]);
  });

  it('is not fetched where the log cannot be written', async () => {
    logs = 'fail';
    const { values, errors } = await read('note').finally(() => {
      logs = 'work';
    });
    expect(values).toEqual([null, null, null, null]);
    expect(errors).toHaveLength(4);
    expect(happened).not.toContain('fetch');
  });
});

describe('an envelope field', () => {
  it('is answered to its readers as it is stored, and not read for others', async () => {
    expect((await read('evidence')).values).toEqual(Array(4).fill('an envelope'));
    const { values, statements } = await read('evidence', viewerOf([OTHER], { isAdmin: true }));
    expect(values).toEqual([null, null, null, null]);
    expect(statements.filter((text) => text.includes('close_reason'))).toEqual([]);
  });

  it('is declared at its column as sealed for its readers, and costs by its size', () => {
    const row = dataMap(schema).find(({ field }) => field === 'evidence');
    expect(row).toMatchObject({ held: ['series.close_reason'], class: 'e2e', readers: ['issuer'] });
    const cost = (kib: number) =>
      envelopeField(envelopeColumn('a', 'b', kib * 1024), { readers: [], deletion: 'none' }).complexity;
    expect([cost(448), cost(224), cost(8), cost(1)]).toEqual([SEALED_TEXT, SEALED_TEXT / 2, 2, 1]);
  });
});
