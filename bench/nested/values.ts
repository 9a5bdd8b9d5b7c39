import { FIRST, GUARDED, LEAVES, REPORTS } from './query.ts';

type Row = Readonly<Record<string, unknown>>;

/** The rows of a Relay page or of a plain list. */
const rowsOf = (list: unknown): readonly Row[] =>
  Array.isArray(list) ? list : (list as { nodes: readonly Row[] }).nodes;

const PERIOD = /^(\d{4})-Q([1-4])$/;
/** The beginning of a report's Relay id: "Report:" in base64. */
const GLOBAL_ID = /^UmVwb3J0O/;

/** A value in one form, because servers write times, numbers, quarters and ids in different forms. */
function plain(name: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (name.endsWith('At')) return new Date(String(value)).toISOString();
  if (name === 'id' && GLOBAL_ID.test(String(value)))
    return Buffer.from(String(value), 'base64').toString().slice('Report:'.length);
  return String(value).replace(PERIOD, '$1$2');
}

/** The values of an answer, row by row, in one form for all servers. @throws Error if it does not answer the read */
export function valuesOf(body: string): readonly string[] {
  const { data, errors } = JSON.parse(body) as { data?: { series?: unknown } | null; errors?: unknown[] };
  if (!data?.series) throw new Error(`no data: ${JSON.stringify(errors?.[0] ?? body.slice(0, 300))}`);
  const lineOf = (row: Row): string =>
    Object.keys(row)
      .filter((name) => name !== 'reports' && name !== '__typename')
      .sort()
      .map((name) => `${name}=${plain(name, row[name])}`)
      .join(' ');
  return rowsOf(data.series).flatMap((series) => [lineOf(series), ...rowsOf(series.reports).map(lineOf)]);
}

/** @throws Error unless the viewer was permitted, or with `denied` was denied, every guarded field */
export function requireShape(values: readonly string[], denied: boolean): void {
  const leaves = values.join(' ').split(' ');
  const nulls = leaves.filter((leaf) => /^(paidTotal|accruedTotal|payment|net)=null$/.test(leaf)).length;
  const rows = FIRST * (1 + REPORTS);
  if (values.length !== rows || leaves.length !== LEAVES || nulls !== (denied ? GUARDED : 0))
    throw new Error(`${values.length} rows with ${leaves.length} leaf fields, of which ${nulls} are denied`);
}

/** The first row in which two answers differ; null if they are equal. */
export function difference(values: readonly string[], other: readonly string[]): string | null {
  const at = values.findIndex((line, i) => line !== other[i]);
  return at < 0 && values.length === other.length ? null : `row ${at}:\n  ${values[at]}\n  ${other[at]}`;
}
