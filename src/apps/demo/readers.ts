import type { Bytes32 } from '@income-series/protocol/hex';
import Table from 'cli-table3';
import type { Ask, DemoAnswer } from './client.ts';

/** The query that every reader runs. */
const QUERY = `query Series($key: Bytes32!, $chain: Chain!) {
  series(key: $key, chain: $chain) {
    key state issuer termsCommitment unitsOutstanding paidTotal auction { clearingPrice proceeds }
    terms { theta rate shareRate termsSalt }
    reports(first: 8) {
      totalCount
      edges { node {
        period incomeCommitment priorIncomeCommitment payment gross fee net accrual source
        attestation { signer signature }
        proof { publicSignals }
      } }
    }
    bids(first: 8) { totalCount edges { node { wallet commitment deposit validity processing delivery refund } } }
    positions(first: 8) { totalCount edges { node { holder units claimedTotal claimable } } }
    moneyEvents(first: 50) { totalCount edges { node { kind period wallet amount } } }
    fees(first: 8) { totalCount edges { node { kind amount } } }
  }
  termsAccessLog(seriesKey: $key, chain: $chain, first: 8) { totalCount }
}`;

export const READERS = ['public', 'holder', 'backer', 'issuer', 'admin'] as const;
export type StoryReader = (typeof READERS)[number];
export type Readings = Readonly<Record<StoryReader, DemoAnswer<unknown>>>;

/** A client for each of the five readers. */
export type Asks = Readonly<Record<StoryReader, Ask>>;

/** Codes of fields that a reader may not read. */
const DENIED = new Set(['FORBIDDEN', 'UNAUTHENTICATED']);

/** Returns an answer whose only errors are denied fields. @throws Error with any other codes */
function requireReadable(answer: DemoAnswer<unknown>): DemoAnswer<unknown> {
  const codes = (answer.errors ?? []).map(({ message, extensions }) => extensions?.code ?? message);
  const unexpected = codes.filter((code) => !DENIED.has(code));
  if (unexpected.length > 0 || !answer.data)
    throw new Error(`the gateway answered ${unexpected.join(', ') || 'nothing'}`);
  return answer;
}

/** Runs the same query as each reader. */
export async function readAll<R extends string>(
  readers: readonly R[],
  asks: Readonly<Record<R, Ask>>,
  query: string,
  variables: Record<string, unknown>,
): Promise<Readonly<Record<R, DemoAnswer<unknown>>>> {
  const answers: Partial<Record<R, DemoAnswer<unknown>>> = {};
  for (const reader of readers) answers[reader] = requireReadable(await asks[reader](query, variables));
  return answers as Readonly<Record<R, DemoAnswer<unknown>>>;
}

/** The key and chain of a series. */
export interface SeriesName {
  readonly key: Bytes32;
  readonly chain: string;
}

export const readAsEach = (asks: Asks, { key, chain }: SeriesName): Promise<Readings> =>
  readAll(READERS, asks, QUERY, { key, chain });

/** Collects the values at a path of an answer: one, or one for each row of a connection. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (value === undefined) throw new Error('a line of the table names a field that the query does not ask for');
  if (value === null) return [null];
  const [head, ...rest] = path;
  if (head === undefined) return [value];
  const next = (value as Record<string, unknown>)[head];
  if (head === 'edges') return (next as unknown[]).flatMap((edge) => valuesAt(edge, rest));
  return valuesAt(next, rest);
}

/** A line of the table: its label, and the path of its value in the answer. */
export type TableLine = readonly [label: string, path: string];

const ROWS: readonly TableLine[] = [
  ['state, issuer, terms commitment', 'termsCommitment'],
  ['clearing price, proceeds', 'auction.clearingPrice'],
  ['paid in total', 'paidTotal'],
  ['terms: theta, rate, salt', 'terms.theta'],
  ['reports: income commitment', 'reports.edges.node.incomeCommitment'],
  ['reports: payment, fee, net', 'reports.edges.node.payment'],
  ['reports: proof', 'reports.edges.node.proof'],
  ['reports: attestation', 'reports.edges.node.attestation.signature'],
  ['reports: source kind', 'reports.edges.node.source'],
  ['bids: commitment, deposit', 'bids.edges.node.deposit'],
  ['bids: processing, refund', 'bids.edges.node.processing'],
  ['positions: holder, units', 'positions.edges.node.units'],
  ['money events: amount', 'moneyEvents.edges.node.amount'],
  ['fees: amount', 'fees.edges.node.amount'],
];

/** Formats the readable part of an answer at a path: `reads` or `null` for a field, and a number of rows for a list. */
function formatCell(answer: DemoAnswer<unknown>, path: string): string {
  const { series, ...others } = (answer.data ?? {}) as { readonly series?: object };
  const values = valuesAt({ ...others, ...series }, path.split('.'));
  if (values.length === 0) return 'no row';
  const readable = values.filter((value) => value !== null).length;
  if (!path.includes('edges')) return readable === 0 ? 'null' : 'reads';
  const rows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;
  return readable === values.length ? rows(readable) : `${readable} of ${values.length}`;
}

/** Formats the readings as a table for a terminal: rows of fields, columns of readers. */
export const readingsTable = (readings: Readings): string => formatTable(READERS, readings, ROWS);

/** Formats a table of fields by readers, whose last row counts the denied selections. */
export function formatTable<R extends string>(
  readers: readonly R[],
  readings: Readonly<Record<R, DemoAnswer<unknown>>>,
  rows: readonly TableLine[],
): string {
  const cells = rows.map(([label, path]) => [label, ...readers.map((reader) => formatCell(readings[reader], path))]);
  const denied = readers.map((reader) => {
    const errors = readings[reader].errors ?? [];
    return String(errors.filter((error) => error.extensions?.code === 'FORBIDDEN').length);
  });
  return formatColumns([['', ...readers], ...cells, ['denied selections', ...denied]]);
}

const NO_LINES = Object.fromEntries(
  ['top', 'bottom', 'left', 'right', 'mid', 'middle']
    .flatMap((side) => [side, `${side}-mid`, `${side}-left`, `${side}-right`])
    .concat('left-mid', 'mid-mid', 'right-mid')
    .map((name) => [name, '']),
);

/** Formats rows in aligned columns with two spaces between them. */
export function formatColumns(rows: readonly (readonly string[])[]): string {
  const style = { head: [], border: [], 'padding-left': 0, 'padding-right': 2 };
  const table = new Table({ chars: NO_LINES, style });
  for (const row of rows) table.push([...row]);
  return table.toString();
}
