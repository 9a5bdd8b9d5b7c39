import { describe, expect, it } from 'vitest';
import type { PrismaClient } from '../../../src/generated/prisma/client.ts';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { seedMany, wallet } from './seed.ts';
import { ask, NODE_AWAY, schemaOf, viewerOf } from './support.ts';
import { seriesAndPositions } from './types.ts';

const schema = schemaOf(seriesAndPositions);
const [ISSUER, HOLDER] = [wallet(1), wallet(2)];
const database = await forFile(createTestDatabase());
await seedMany(database.prisma, 3, ISSUER, HOLDER);
await database.prisma.series.updateMany({ data: { mintGate: 'OPEN' } });

/** The same database, whose relations cannot be read. */
const withoutRelations = (db: PrismaClient) =>
  new Proxy(db, {
    get: (target, key) =>
      key === '$queryRawUnsafe' ? () => Promise.reject(new Error('gone')) : Reflect.get(target, key),
  });

describe('a relation that cannot be loaded', () => {
  it('fails the fields that need it by a typed error, one a selection, and no other field', async () => {
    const { data, errors } = await ask(
      { schema, db: database.prisma, viewer: viewerOf([HOLDER]), eligibility: NODE_AWAY },
      '{ all { key paid secret } }',
    );
    const rows = (data as unknown as { all: { key: string; paid: string | null; secret: string | null }[] }).all;
    expect(rows.map(({ paid, secret }) => [paid, secret])).toEqual([
      ['1', null],
      ['2', null],
      ['3', null],
    ]);
    expect(errors).toEqual([
      expect.objectContaining({
        path: ['all', 0, 'secret'],
        extensions: { code: 'CHAIN_UNAVAILABLE', coordinate: 'Series.secret', count: 3, positions: '0-2' },
      }),
    ]);
  });

  it('does not fail what another relation opens', async () => {
    const failures: unknown[] = [];
    const asked = {
      schema,
      db: withoutRelations(database.prisma),
      onFailure: (error: unknown) => failures.push(error),
    };
    const asIssuer = await ask({ ...asked, viewer: viewerOf([ISSUER]) }, '{ all { paid accrued } }');
    expect([asIssuer.errors, failures]).toEqual([[], []]);
    expect(JSON.stringify(asIssuer.data)).not.toContain('null');

    const asHolder = await ask(
      { ...asked, viewer: viewerOf([HOLDER]) },
      '{ all { key paid } uncheckedPositions { units } }',
    );
    expect(asHolder.errors.map(({ extensions }) => [extensions?.code, extensions?.count])).toEqual([
      ['DATABASE_UNAVAILABLE', 3],
    ]);
    expect(JSON.stringify(asHolder.data).match(/"units":"\d"/g)).toHaveLength(3);
    expect(failures).toHaveLength(1);
  });
});
