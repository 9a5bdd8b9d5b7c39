import pg from 'pg';

export interface Statement {
  /** The name of a statement that each connection prepares once, so that its plan may be a generic one. */
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Records the driver's statements during the work, with their parameters; a message that closes a prepared statement is none. */
export async function recording<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly statements: Statement[] }> {
  const statements: Statement[] = [];
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args as [string | (Statement & { values?: unknown[] }), unknown];
    const {
      text,
      name,
      values = second,
    }: Partial<Omit<Statement, 'values'>> & { values?: unknown } = typeof first === 'string' ? { text: first } : first;
    if (text !== undefined)
      statements.push({ text, values: Array.isArray(values) ? values : [], ...(name ? { name } : {}) });
    return (original as (...all: unknown[]) => unknown).apply(this, args);
  } as never;
  try {
    return { result: await work(), statements };
  } finally {
    pg.Client.prototype.query = original;
  }
}
