import { BASE_LAMPORT_DECIMALS, type MoneyToken, plainDecimal } from '../../format/money.ts';
import type { PositionStatementQuery } from '../../generated/operations.ts';

export type StatementPosition = Extract<NonNullable<PositionStatementQuery['node']>, { __typename: 'Position' }>;
export type PaymentLine = NonNullable<StatementPosition['statement']>['lines'][number];

const AMOUNTS = ['grossShare', 'fee', 'net', 'claimed', 'open'] as const;

const COLUMNS = [
  ...(['kind', 'period', 'paidAt', 'units', 'currency'] as const),
  ...AMOUNTS,
  ...AMOUNTS.map((amount) => `${amount}BaseUnits`),
];

interface StatementUnits {
  readonly token: MoneyToken;
  /** Units of a curve series are counted in millionths. */
  readonly isCurve: boolean;
}

/** Matches a decimal number, which a spreadsheet does not compute. */
const AMOUNT = /^-?\d+(\.\d+)?$/;
/** Matches a text that a spreadsheet computes, by its first character, also in the wide forms of East Asia. */
const FORMULA = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** Writes a cell of CSV. An apostrophe goes before a text that a spreadsheet would compute, because a lying gateway may send any text. */
function cellOf(text: string): string {
  const safe = !AMOUNT.test(text) && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The lines of a statement as CSV (RFC 4180). Amounts are in units of the token, and further columns have them in base units, as the
 * gateway's own file `GET /positions/{id}/statement.csv` has. Amounts have a decimal point and no separators in every locale.
 */
export function statementCsv(lines: readonly PaymentLine[], { token, isCurve }: StatementUnits): string {
  const { symbol, decimals } = token;
  const decimal = (value: string | null, places: number | null) =>
    value === null || places === null ? '' : plainDecimal(BigInt(value), places);
  const rows = lines.map((line) => [
    line.kind ?? '',
    line.period ?? '',
    line.paidAt ?? '',
    decimal(line.units, isCurve ? BASE_LAMPORT_DECIMALS : 0),
    symbol ?? '',
    ...AMOUNTS.map((amount) => decimal(line[amount], decimals)),
    ...AMOUNTS.map((amount) => line[amount] ?? ''),
  ]);
  return [COLUMNS, ...rows].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}
