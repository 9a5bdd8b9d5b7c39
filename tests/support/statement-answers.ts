import pg from 'pg';

type Rows = readonly (readonly unknown[])[];
type QueryConfig = { readonly name?: string; readonly text?: string; readonly values?: readonly unknown[] };
type Done = (error: Error | null, result: { rows: Rows } | undefined) => void;

/** A statement that the driver was given, and the rows that came back; null where it failed. */
export interface AnsweredStatement {
  /** Empty for one that is not prepared. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  rows: Rows | null;
}

/**
 * Runs `work`, and what it asks of PostgreSQL meanwhile. `change`: what a compiled statement answers instead of its rows.
 * Statements that the driver is given with a callback have rows here, compiled ones among them.
 */
export async function recordAnswers<T>(work: () => Promise<T>, change = (rows: Rows): Rows => rows) {
  const statements: AnsweredStatement[] = [];
  const { query } = pg.Client.prototype;
  const run = query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [config, callback] = args as [QueryConfig | string, Done];
    const { name = '', text = '', values = [] }: QueryConfig = typeof config === 'string' ? { text: config } : config;
    const statement: AnsweredStatement = { name, text, values, rows: null };
    statements.push(statement);
    if (typeof callback !== 'function') return run.apply(this, args);
    const answered: Done = (error, result) => {
      const rows = result && (isCompiled(statement) ? change(result.rows) : result.rows);
      statement.rows = rows ?? null;
      callback(error, result && { ...result, rows: rows as Rows });
    };
    return run.call(this, config, answered);
  } as never;
  try {
    return { result: await work(), statements };
  } finally {
    pg.Client.prototype.query = query;
  }
}

/** Tests whether a statement is a compiled read: it begins with the columns of its first root. */
export const isCompiled = ({ text }: Pick<AnsweredStatement, 'text'>): boolean => text.startsWith('select r0.j, r0.s');
