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
  /** The parts of the plan whose cost grows with the table; empty if none does. */
  readonly faults: readonly string[];
  /** The number of rows and index entries that it read. */
  readonly rowsRead: number;
  readonly milliseconds: number;
  /** The plan as JSON. */
  readonly json: string;
}

/** The maximum of rows that a page of 20 may read: each may pass over some rows and need rows of other tables. */
export const MOST_READ = 500;
/** The maximum of rows that may be sorted for a page. */
export const MOST_SORTED = 150;

export interface Limits {
  /** The maximum number of rows and index entries that a statement may read. */
  readonly rowsRead: number;
  /** The maximum number of rows that it may sort. */
  readonly rowsSorted: number;
  /** The names of tables that have few rows by nature, with the reason. A plan may read them whole. */
  readonly smallTables: ReadonlyMap<string, string>;
}

const rowsOf = (node: Node): number => node['Actual Rows'] * node['Actual Loops'];
const rowsReadBy = (node: Node): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
  node['Actual Loops'];
/** The types of nodes that read a table or an index. A Bitmap Heap Scan is left out, because its index scans count its rows. */
const SCANS = /^(Seq|Index|Index Only|Bitmap Index|Tid|Sample) Scan$/;

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of node.Plans ?? []) yield* nodesOf(child);
}

/** The parts of a plan whose cost grows with the table, and the number of rows that it read. Small tables do not count. */
export function faultsOf(root: Node, limits: Limits): { readonly faults: string[]; readonly rowsRead: number } {
  const faults: string[] = [];
  const isSmall = (table: string) => limits.smallTables.has(table);
  let rowsRead = 0;
  const tables = [...nodesOf(root)].flatMap((node) => node['Relation Name'] ?? []);
  if (tables.length > 0 && tables.every(isSmall)) return { faults, rowsRead };
  for (const node of nodesOf(root)) {
    const { 'Node Type': type, 'Relation Name': table = '', Plans: [input] = [] } = node;
    if (isSmall(table)) continue;
    if (SCANS.test(type)) rowsRead += rowsReadBy(node);
    if (type === 'Seq Scan' && node['Actual Loops'] > 0) faults.push(`sequential scan of ${table}`);
    if (/Sort$/.test(type) && input && rowsOf(input) > limits.rowsSorted) faults.push(`sort of ${rowsOf(input)} rows`);
  }
  if (rowsRead > limits.rowsRead) faults.push(`${Math.round(rowsRead)} rows read`);
  return { faults, rowsRead: Math.round(rowsRead) };
}

interface Explanation {
  readonly Plan: Node;
  readonly 'Execution Time': number;
}
const EXPLAIN = 'EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON)';

async function explain(client: pg.Client, { text, values }: Pick<Statement, 'text' | 'values'>): Promise<Explanation> {
  const { rows } = await client.query<{ 'QUERY PLAN': [Explanation] }>(`${EXPLAIN} ${text}`, [...values]);
  return (rows[0] as (typeof rows)[number])['QUERY PLAN'][0];
}

/** PostgreSQL plans a prepared statement for its parameters in this many runs. Later it may use a generic plan. */
const CUSTOM_PLAN_RUNS = 5;

/** Explains a statement as each connection prepares it, after so many runs that its plan may be a generic one. */
async function explainPrepared(client: pg.Client, { text, values }: Statement): Promise<Explanation> {
  const literals = values.map((value) =>
    client.escapeLiteral(
      Array.isArray(value) ? `{${value.map((item) => JSON.stringify(item)).join()}}` : String(value),
    ),
  );
  const run = literals.length > 0 ? `EXECUTE advised(${literals.join()})` : 'EXECUTE advised';
  await client.query(`PREPARE advised AS ${text}`);
  try {
    for (let i = 0; i < CUSTOM_PLAN_RUNS; i++) await client.query(run);
    return await explain(client, { text: run, values: [] });
  } finally {
    await client.query('DEALLOCATE advised');
  }
}

/** Runs a statement and reads its plan. Null if it is not a SELECT. */
export async function planOf(client: pg.Client, statement: Statement, limits: Limits): Promise<Plan | null> {
  if (!/^\s*(SELECT|WITH)\b/i.test(statement.text)) return null;
  const explanation = await (statement.name === undefined ? explain : explainPrepared)(client, statement);
  return {
    ...faultsOf(explanation.Plan, limits),
    milliseconds: explanation['Execution Time'],
    json: JSON.stringify(explanation),
  };
}
