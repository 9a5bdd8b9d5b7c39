// A catalogue of tables whose keys have two columns, for tests of conditions: no database has them.
import type { Table, TableRelation, Tables } from '../src/index.ts';

/** A table's name, and its columns' Prisma types by their names; a column's name in the database is in small letters with underscores. */
const COLUMNS: Readonly<Record<string, readonly [table: string, columns: Readonly<Record<string, string>>]>> = {
  Series: [
    'series',
    {
      ...{ chain: 'String', key: 'String', issuer: 'String', state: 'String', closeReason: 'String' },
      ...{ createdBlock: 'BigInt', createdAt: 'DateTime' },
    },
  ],
  Report: ['reports', { chain: 'String', id: 'String', seriesKey: 'String', period: 'Int' }],
  Position: ['positions', { chain: 'String', id: 'String', seriesKey: 'String', holder: 'String', units: 'BigInt' }],
  Curve: ['curves', { chain: 'String', seriesKey: 'String' }],
  TradingWindow: ['windows', { chain: 'String', id: 'String', seriesKey: 'String' }],
  WindowOrder: ['window_orders', { chain: 'String', id: 'String', windowId: 'String', seriesKey: 'String' }],
};

type Join = Omit<TableRelation, 'table'>;

const OF_SERIES = { columns: ['chain', 'seriesKey'], references: ['chain', 'key'] };
const toSeries = (inverse: string): Join => ({ model: 'Series', list: false, inverse, ...OF_SERIES });
const ofSeries = (model: string, list = true): Join => ({
  ...{ model, list, inverse: 'series' },
  ...{ columns: OF_SERIES.references, references: OF_SERIES.columns },
});

const RELATIONS: Readonly<Record<string, Readonly<Record<string, Join>>>> = {
  Series: { reports: ofSeries('Report'), positions: ofSeries('Position'), curve: ofSeries('Curve', false) },
  Report: { series: toSeries('reports') },
  Position: { series: toSeries('positions') },
  Curve: { series: toSeries('curve') },
  TradingWindow: { series: toSeries('windows') },
  WindowOrder: {
    series: toSeries('orders'),
    windowRow: {
      ...{ model: 'TradingWindow', list: false, inverse: 'orders' },
      ...{ columns: ['chain', 'windowId', 'seriesKey'], references: ['chain', 'id', 'seriesKey'] },
    },
  },
};

const inDatabase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The tables by their models, as `field-access-tables` would write them. */
export const TABLES: Tables = Object.fromEntries(
  Object.entries(COLUMNS).map(([model, [table, columns]]): [string, Table] => [
    model,
    {
      table,
      columns: Object.fromEntries(
        Object.entries(columns).map(([name, type]) => [
          name,
          { column: inDatabase(name), type, key: false, uuid: false, list: false },
        ]),
      ),
      relations: Object.fromEntries(
        Object.entries(RELATIONS[model] ?? {}).map(([name, join]) => [
          name,
          {
            ...join,
            get table() {
              return TABLES[join.model] as Table;
            },
          },
        ]),
      ),
    },
  ]),
);
