// The plan of a statement, and its parts whose cost grows with the number of rows.
import type pg from 'pg';
import type { Statement } from './recording.ts';

/** A node of a plan, as EXPLAIN (ANALYZE, FORMAT JSON) names its parts. */
export interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Node[];
}

export interface Plan {
  /** Parts of the plan that grow with the rows. There may be none. */
  readonly faults: readonly string[];
  /** The number of rows and index entries that it read. */
  readonly read: number;
  readonly milliseconds: number;
  /** The plan as JSON. */
  readonly json: string;
}

/** The maximum of rows that a page of 20 may read: each may pass over some rows and need rows of other tables. */
export const MOST_READ = 500;
/** The maximum of rows that may be sorted for a page. */
export const MOST_SORTED = 150;

export interface Limits {
  /** The maximum of rows and index entries that are read. */
  readonly read: number;
  /** The maximum of rows that are sorted. */
  readonly sorted: number;
  /** The tables that have few rows by nature. */
  readonly few: ReadonlyMap<string, string>;
}

const rowsOf = (node: Node): number => node['Actual Rows'] * node['Actual Loops'];
const readBy = (node: Node): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
  node['Actual Loops'];
/** The types of nodes that read a table or an index. The heap of a bitmap is counted by its indexes. */
const READS = /^(Seq|Index|Index Only|Bitmap Index|Tid|Sample) Scan$/;

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of node.Plans ?? []) yield* nodesOf(child);
}

/** The parts of a plan that grow with the rows. */
export function faultsOf(
  root: Node,
  { read: most, sorted, few }: Limits,
): { readonly faults: string[]; readonly read: number } {
  const faults: string[] = [];
  let read = 0;
  const tables = [...nodesOf(root)].flatMap((node) => node['Relation Name'] ?? []);
  if (tables.length > 0 && tables.every((table) => few.has(table))) return { faults, read };
  for (const node of nodesOf(root)) {
    const { 'Node Type': type, 'Relation Name': table = '', Plans: [input] = [] } = node;
    if (few.has(table)) continue;
    if (READS.test(type)) read += readBy(node);
    if (type === 'Seq Scan' && node['Actual Loops'] > 0) faults.push(`sequential scan of ${table}`);
    if (/Sort$/.test(type) && input && rowsOf(input) > sorted) faults.push(`sort of ${rowsOf(input)} rows`);
  }
  if (read > most) faults.push(`${Math.round(read)} rows read`);
  return { faults, read: Math.round(read) };
}

interface Explained {
  readonly Plan: Node;
  readonly 'Execution Time': number;
}
const EXPLAIN = 'EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON)';

async function explained(client: pg.Client, { text, values }: Pick<Statement, 'text' | 'values'>): Promise<Explained> {
  const { rows } = await client.query<{ 'QUERY PLAN': [Explained] }>(`${EXPLAIN} ${text}`, [...values]);
  return (rows[0] as (typeof rows)[number])['QUERY PLAN'][0];
}

/** The number of runs in which PostgreSQL plans a prepared statement for its parameters, before it may use a generic plan. */
const RUNS = 5;

/** Explains a prepared statement after a few runs, when it may have a generic plan. */
async function explainPrepared(client: pg.Client, { text, values }: Statement): Promise<Explained> {
  const literals = values.map((value) =>
    client.escapeLiteral(
      Array.isArray(value) ? `{${value.map((item) => JSON.stringify(item)).join()}}` : String(value),
    ),
  );
  const run = literals.length > 0 ? `EXECUTE advised(${literals.join()})` : 'EXECUTE advised';
  await client.query(`PREPARE advised AS ${text}`);
  try {
    for (let i = 0; i < RUNS; i++) await client.query(run);
    return await explained(client, { text: run, values: [] });
  } finally {
    await client.query('DEALLOCATE advised');
  }
}

/** Runs a statement and reads its plan. Null if it is not a SELECT. */
export async function planOf(client: pg.Client, statement: Statement, limits: Limits): Promise<Plan | null> {
  if (!/^\s*(SELECT|WITH)\b/i.test(statement.text)) return null;
  const explanation = await (statement.name === undefined ? explained : explainPrepared)(client, statement);
  return {
    ...faultsOf(explanation.Plan, limits),
    milliseconds: explanation['Execution Time'],
    json: JSON.stringify(explanation),
  };
}
