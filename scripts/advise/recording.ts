import pg from 'pg';

export interface Statement {
  /** The name of a statement that is prepared once a connection: its plan may be one for any parameters. */
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statements that the driver was given meanwhile, with their parameters. */
export async function recording<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly statements: Statement[] }> {
  const statements: Statement[] = [];
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args as [string | (Statement & { values?: unknown[] }), unknown];
    const { text, name, values = second } = typeof first === 'string' ? ({ text: first } as Statement) : first;
    statements.push({ text, values: Array.isArray(values) ? values : [], ...(name ? { name } : {}) });
    return (original as (...all: unknown[]) => unknown).apply(this, args);
  } as never;
  try {
    return { result: await work(), statements };
  } finally {
    pg.Client.prototype.query = original;
  }
}
