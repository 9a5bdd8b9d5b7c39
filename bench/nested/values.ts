import { FIRST, GUARDED, LEAVES, REPORTS } from './query.ts';

type Row = Readonly<Record<string, unknown>>;

/** A list as a page of Relay has it, or as it is. */
const rowsOf = (list: unknown): readonly Row[] =>
  Array.isArray(list) ? list : (list as { nodes: readonly Row[] }).nodes;

const PERIOD = /^(\d{4})-Q([1-4])$/;
/** The id of a report as Relay has it: "Report:" and the row's, in base64. */
const GLOBAL_ID = /^UmVwb3J0O/;

/** One spelling of a value: servers write times, numbers, quarters and ids each in their own. */
function plain(name: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (name.endsWith('At')) return new Date(String(value)).toISOString();
  if (name === 'id' && GLOBAL_ID.test(String(value)))
    return Buffer.from(String(value), 'base64').toString().slice('Report:'.length);
  return String(value).replace(PERIOD, '$1$2');
}

/** What an answer says, row by row, however its server writes it. @throws Error where it is no answer to the read */
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

/** @throws Error where the values are not those of a viewer who is permitted, or denied, every guarded field */
export function requireShape(values: readonly string[], denied: boolean): void {
  const leaves = values.join(' ').split(' ');
  const nulls = leaves.filter((leaf) => /^(paidTotal|accruedTotal|payment|net)=null$/.test(leaf)).length;
  const rows = FIRST * (1 + REPORTS);
  if (values.length !== rows || leaves.length !== LEAVES || nulls !== (denied ? GUARDED : 0))
    throw new Error(`${values.length} rows with ${leaves.length} leaf fields, of which ${nulls} are denied`);
}

/** The first row in which two answers differ, or null. */
export function difference(one: readonly string[], other: readonly string[]): string | null {
  const at = one.findIndex((line, i) => line !== other[i]);
  return at < 0 && one.length === other.length ? null : `row ${at}:\n  ${one[at]}\n  ${other[at]}`;
}
