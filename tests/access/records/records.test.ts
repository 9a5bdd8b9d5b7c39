import { describe, expect, it } from 'vitest';
import { wholeDataMap } from '../../../src/apps/gateway/pages/data-map.ts';
import { TABLES } from '../../../src/generated/columns.ts';
import { records } from '../../support/records.ts';
import { DERIVED, NEVER_STORED, NOT_SERVED_YET, NOT_YET, RESPONSES, STORED } from './records.ts';

const { unserved, ...map } = wholeDataMap();
const fields = map.fields.filter(({ type, field }) => !DERIVED.includes(`${type}.${field}`));
const rows = [...fields, ...unserved];
const tables = new Map(
  Object.values(TABLES).map(({ table, columns }) => [table, Object.values(columns).map(({ column }) => column)]),
);
const isThere = (place: string) => {
  const [table = '', column] = place.split('.');
  return column === undefined ? tables.has(table) : (tables.get(table)?.includes(column) ?? false);
};
const isAwaited = (place: string) =>
  [...NOT_YET, ...NOT_SERVED_YET].some((awaited) => place === awaited || place.startsWith(`${awaited}.`));

const mapped = [...new Set(rows.flatMap(({ held }) => held))];
/** The columns that a record names; of `table.*` those that are in the map, so none that is only a key. */
const columnsNamed = (place: string): string[] =>
  place.endsWith('.*') && !isAwaited(place) ? mapped.filter((held) => held.startsWith(place.slice(0, -1))) : [place];

const stored = [...STORED, ...records.flatMap((record) => record.stored ?? [])];
const cases = stored.flatMap(({ columns, ...expected }) =>
  columns.flatMap(columnsNamed).map((column) => ({ column, ...expected })),
);
const [awaited, present] = [
  cases.filter(({ column }) => isAwaited(column)),
  cases.filter(({ column }) => !isAwaited(column)),
];

const sorted = (labels: Iterable<string>) => [...new Set(labels)].sort();

describe('a record that is stored', () => {
  it.each(present)('has its row: $column', (expected) => {
    const { column } = expected;
    const declared = rows.filter(({ held }) => held.includes(column));
    expect({
      class: sorted(declared.map((row) => row.class)),
      readers: sorted(declared.flatMap(({ readers }) => readers)),
      deletion: sorted(declared.map(({ deletion }) => deletion)),
    }).toEqual({ class: [expected.class], readers: sorted(expected.readers), deletion: [expected.deletion] });
  });

  it('is named once', () => {
    const columns = cases.map(({ column }) => column);
    expect(columns.filter((column, index) => columns.indexOf(column) !== index)).toEqual([]);
  });

  it('names every table by what there is of it', () => {
    const empty = stored.flatMap(({ columns }) => columns).filter((place) => columnsNamed(place).length === 0);
    expect(empty).toEqual([]);
  });
});

describe('a record that is not there yet', () => {
  it.each(NOT_YET)('has no table or column, or its entry is removed from the list: %s', (place) => {
    expect(isThere(place)).toBe(false);
    expect(mapped.filter((held) => held === place || held.startsWith(`${place}.`))).toEqual([]);
  });

  it.each(NOT_SERVED_YET)('is stored, and served by no field, or its entry is removed from the list: %s', (place) => {
    expect(isThere(place)).toBe(true);
    expect(fields.filter(({ held }) => held.includes(place))).toEqual([]);
    expect(unserved.filter(({ held }) => held.includes(place))).toHaveLength(1);
  });

  it('is awaited by a record', () => {
    const places = awaited.map(({ column }) => column);
    const idle = [...NOT_YET, ...NOT_SERVED_YET].filter(
      (entry) => !places.some((place) => place === entry || place.startsWith(`${entry}.`)),
    );
    expect(idle).toEqual([]);
  });
});

describe('what the service never has', () => {
  it.each(Object.entries(NEVER_STORED))('is named as such: %s', (record, deletion) => {
    const found = unserved.filter((row) => row.record === record);
    expect(found).toEqual([expect.objectContaining({ class: 'none', readers: [], deletion })]);
    expect(found.flatMap(({ held }) => held).filter((place) => tables.has(place.split('.')[0] ?? ''))).toEqual([]);
  });

  it.each(Object.entries(RESPONSES))('is in the response alone: %s', (type, readers) => {
    const declared = fields.filter((row) => row.type === type);
    expect(declared.length).toBeGreaterThan(0);
    for (const row of declared) {
      expect(row.class, row.field).toBe('none');
      expect(row.deletion, row.field).toBe('none');
      expect(sorted(row.readers), row.field).toEqual(sorted(readers));
      expect(row.held.filter(isThere), row.field).toEqual([]);
    }
  });
});
