import { existsSync } from 'node:fs';
import { namedColumns } from 'field-access';
import { describe, expect, it } from 'vitest';
import { wholeDataMap } from '../../../src/apps/gateway/pages/data-map.ts';
import { gatewaySchema } from '../../../src/apps/gateway/schema.ts';
import { TABLES } from '../../../src/generated/columns.ts';
import { projectPath } from '../../../src/project.ts';
import { createTestDatabase } from '../../support/database.ts';

const { fields, unserved, keys, unnamed } = wholeDataMap();
const COLUMN = /^[a-z0-9_]+\.[a-z0-9_]+$/;

it('every declaration and record names columns that the database has', async () => {
  await using database = await createTestDatabase();
  const columns = await database.prisma.$queryRaw<{ held: string }[]>`
    select table_name || '.' || column_name as held from information_schema.columns where table_schema = 'public'`;
  // eligibility is read from the chain's registry and stored nowhere
  const known = new Set([...columns.map(({ held }) => held), 'response only', 'onchain', 'eligibility']);
  expect(fields.length).toBeGreaterThan(100);
  const wrong = fields.flatMap(({ type, field, held }) =>
    held.filter((one) => !known.has(one)).map((one) => `${type}.${field}: ${one}`),
  );
  const records = unserved.flatMap(({ held }) => held).filter((one) => COLUMN.test(one) && !known.has(one));
  expect([...wrong, ...records]).toEqual([]);
});

describe('every column of the database', () => {
  const served = new Set(fields.flatMap(({ held }) => held));

  it('is served by a field, named as unserved, or a key', () => {
    expect(unnamed).toEqual([]);
    const all = [
      ...served,
      ...unserved.flatMap(({ held }) => held),
      ...[...keys].flatMap(([t, cs]) => cs.map((c) => `${t}.${c}`)),
    ];
    const columns = Object.values(TABLES).flatMap(({ table, columns: of }) =>
      Object.values(of).map(({ column }) => `${table}.${column}`),
    );
    expect(columns.filter((column) => !all.includes(column))).toEqual([]);
  });

  it('is missed where nothing names it', () => {
    const { unnamed: missed } = namedColumns(gatewaySchema(), TABLES, []);
    expect(missed).toEqual(expect.arrayContaining(['zktls_sessions.source', 'tier3_annual.trueup_signature']));
    const grown = {
      ...TABLES,
      Extra: { table: 'extra', columns: { a: { column: 'a_b', key: false, mayBeAccount: false } } },
    };
    expect(namedColumns(gatewaySchema(), grown, unserved).unnamed).toEqual(['extra.a_b']);
  });

  it('is not said to be unserved where a field serves it', () => {
    expect(unserved.flatMap(({ held }) => held).filter((one) => served.has(one))).toEqual([]);
  });
});

it('what no field serves is shown by tests that are there', () => {
  const tests = [...new Set(unserved.map(({ shownBy }) => shownBy))];
  expect(tests.filter((path) => !/\.test\.ts$/.test(path) || !existsSync(projectPath(path)))).toEqual([]);
});
