import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TABLES } from '../../tests/series-tables.ts';
import type { Table } from '../index.ts';
import { Unsupported } from './unsupported.ts';
import { conditionOf, orderedConditionOf } from './where.ts';

const tableOf = (model: string) => TABLES[model] as Table;
const series = tableOf('Series');
const report = tableOf('Report');
const ROWS = { table: series, alias: 't1' };
/** The text of a condition, with `?` for each parameter. */
const textOf = ({ text }: { readonly text: string }) => text.replaceAll(/\$\d+/g, '?');
const of = (where: object) => conditionOf(ROWS, where as never);

describe('a where as SQL', () => {
  it.each<[object, string, unknown[]]>([
    [{}, 'true', []],
    [{ state: undefined }, 'true', []],
    [{ state: 'ACTIVE' }, 't1."state" = ?', ['ACTIVE']],
    [{ closeReason: null }, 't1."close_reason" is null', []],
    [{ closeReason: { not: null } }, 't1."close_reason" is not null', []],
    [{ state: 'ACTIVE', chain: 'a' }, '(t1."state" = ? and t1."chain" = ?)', ['ACTIVE', 'a']],
    [{ state: { in: ['A', 'B'] } }, 't1."state" = any(?)', [['A', 'B']]],
    [{ state: { in: ['A'] } }, 't1."state" = ?', ['A']],
    [{ state: { in: [] } }, 'false', []],
    [{ state: { notIn: ['A', 'B'] } }, 't1."state" <> all(?)', [['A', 'B']]],
    [{ state: { notIn: [] } }, 'true', []],
    [{ createdBlock: { gte: 3n, lt: 5n } }, '(t1."created_block" >= ? and t1."created_block" < ?)', ['3', '5']],
    [{ createdAt: { gt: new Date(0) } }, 't1."created_at" > ?', ['1970-01-01T00:00:00.000Z']],
    [
      runInNewContext('({ createdAt: { gt: new Date(0) }, OR: [{ createdAt: new Date(0) }] })'),
      '(t1."created_at" > ? and t1."created_at" = ?)',
      ['1970-01-01T00:00:00.000Z', '1970-01-01T00:00:00.000Z'],
    ],
    [{ AND: [{ state: 'A' }, {}] }, 't1."state" = ?', ['A']],
    [{ AND: [] }, 'true', []],
    [{ OR: [{ state: 'A' }, { state: 'B' }] }, '(t1."state" = ? or t1."state" = ?)', ['A', 'B']],
    [{ OR: [{ state: 'A' }, {}] }, 'true', []],
    [{ NOT: [{ state: 'A' }, { chain: 'b' }] }, '(not (t1."state" = ?) and not (t1."chain" = ?))', ['A', 'b']],
    [
      { positions: { some: { units: { gt: 0n } } } },
      'exists (select 1 from "positions" t1w1 where t1w1."chain" = t1."chain" and t1w1."series_key" = t1."key" and t1w1."units" > ?)',
      ['0'],
    ],
    [
      { positions: { none: {} } },
      'not exists (select 1 from "positions" t1w1 where t1w1."chain" = t1."chain" and t1w1."series_key" = t1."key")',
      [],
    ],
  ])('%o', (where, text, values) => {
    const condition = of(where);
    expect([textOf(condition), condition.values]).toEqual([text, values]);
  });

  const AMONG = { state: { in: ['A', 'B'] } };
  it.each<[object, string]>([
    [AMONG, '(t1."state" = any(?)) is true'],
    [{ AND: [AMONG, { chain: 'a' }] }, '((t1."state" = any(?)) is true and t1."chain" = ?)'],
    [{ state: { in: ['A'] } }, 't1."state" = ?'],
    [{ OR: [AMONG, { chain: 'a' }] }, '(t1."state" = any(?) or t1."chain" = ?)'],
    [{ NOT: AMONG }, 'not (t1."state" = any(?))'],
    [{ AND: { NOT: { AND: AMONG } } }, 'not (t1."state" = any(?))'],
    [
      { positions: { none: { holder: { in: ['a', 'b'] } } } },
      'not exists (select 1 from "positions" t1w1 where t1w1."chain" = t1."chain" and t1w1."series_key" = t1."key" and t1w1."holder" = any(?))',
    ],
  ])('finds no rows in an order by one of several values: %j', (where, text) => {
    expect(textOf(orderedConditionOf(ROWS, where as never))).toBe(text);
  });

  it.each<[object, true | undefined]>([
    [{ positions: { some: { holder: 'a' } } }, true],
    [{ OR: [{ chain: 'a' }, { positions: { some: { holder: 'a' } } }] }, true],
    [{ issuer: 'a' }, undefined],
  ])('says that rows in an order are chosen by several of another table: %j', (where, joinsMany) => {
    expect(orderedConditionOf(ROWS, where as never).joinsMany).toBe(joinsMany);
    expect(conditionOf(ROWS, where as never).joinsMany).toBeUndefined();
  });

  it('tests a row that the parent refers to by the same columns once for all rows below the parent', () => {
    const parent = { relation: 'windowRow', table: tableOf('TradingWindow'), alias: 't1' };
    const rows = { table: tableOf('WindowOrder'), alias: 't2', parent };
    expect(textOf(conditionOf(rows, { series: { issuer: '0x1' } }))).toBe(
      'exists (select 1 from "series" t2w1 where t2w1."chain" = t1."chain" and t2w1."key" = t1."series_key" and t2w1."issuer" = ?)',
    );
  });

  it('tests the parent row by its alias, and another row by its key', () => {
    const where = { series: { issuer: 'x' } };
    const rows = { table: report, alias: 't2' };
    const parent = { relation: 'series', table: series, alias: 't1' };
    expect(textOf(conditionOf({ ...rows, parent }, where))).toBe('t1."issuer" = ?');
    expect(textOf(conditionOf(rows, where))).toBe(
      'exists (select 1 from "series" t2w1 where t2w1."chain" = t2."chain" and t2w1."key" = t2."series_key" and t2w1."issuer" = ?)',
    );
  });

  it.each([
    { nothing: 1 },
    { state: { contains: 'A' } },
    { state: { startsWith: 'A' } },
    { state: { in: [null] } },
    { state: { gt: null } },
    { OR: [] },
    { NOT: {} },
    { positions: { every: {} } },
    { positions: {} },
    { positions: { some: {}, none: {} } },
    { curve: null },
    { state: new Set(['A']) },
    { state: {}, AND: [new Map()] },
  ])('leaves %j to the resolvers', (where) => {
    expect(() => of(where)).toThrow(Unsupported);
  });

  it('leaves a relation to the resolvers whose columns are in a table of Prisma alone', () => {
    // Without conditions on columns, a row would meet it as soon as any other row exists.
    const tags = { model: 'Report', table: report, list: true, inverse: 'series', columns: [], references: [] };
    const rows = { ...ROWS, table: { ...series, relations: { tags } } };
    expect(() => conditionOf(rows, { tags: { some: { period: 1 } } })).toThrow(Unsupported);
  });

  it('has a text that follows from its form alone, with a parameter for each value', () => {
    const value = fc.oneof(fc.string(), fc.constantFrom('?', "'; drop table series; --", '$1', '"'));
    fc.assert(
      fc.property(value, value, fc.array(value, { minLength: 2 }), (a, b, more) => {
        const where = (x: string, y: string, z: string[]) => ({
          OR: [{ key: x }, { AND: [{ issuer: y }, { state: { in: z } }] }],
        });
        const condition = of(where(a, b, more));
        expect(condition.text).toBe(of(where('1', '2', ['3', '4'])).text);
        expect(condition.values).toEqual([a, b, more]);
        expect(condition.text.match(/\$\d/g)).toEqual(['$1', '$2', '$3']);
      }),
    );
  });
});
