import type pg from 'pg';

/**
 * The greatest length of a prepared statement, and of all of a connection together, in characters. PostgreSQL needs some
 * 250 bytes of memory for each character.
 */
const LONGEST = 16 * 1024;
const MOST = 256 * 1024;

interface Query {
  /** The name for the prepared statement; undefined: do not prepare. */
  readonly name?: string | undefined;
  readonly text: string;
  readonly values: unknown[];
  readonly rowMode: 'array';
}

/** The driver's connection, with the statements that it believes to be prepared. */
interface Connection {
  readonly parsedStatements: Record<string, string>;
  close(statement: { readonly type: 'S'; readonly name: string }): void;
  sync(): void;
}

/** The prepared statements of one connection, the last used at the end. */
interface StatementMemory {
  readonly lengths: Map<string, number>;
  characters: number;
}

/**
 * Runs a query with a callback, because the driver's own promise keeps every answer in memory until a full garbage
 * collection.
 */
const runQuery = <Row extends unknown[]>(client: pg.PoolClient, query: Query): Promise<pg.QueryArrayResult<Row>> =>
  new Promise((resolve, reject) => {
    void client.query<Row>(query, (error, result) => (error ? reject(error) : resolve(result)));
  });

/** Closes a prepared statement by the protocol, because behind a pooler it has another name, so that DEALLOCATE fails. */
const closeStatement = (client: pg.PoolClient, name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    client.query({
      submit(connection: unknown) {
        const { parsedStatements } = connection as Connection;
        delete parsedStatements[name];
        (connection as Connection).close({ type: 'S', name });
        (connection as Connection).sync();
      },
      handleReadyForQuery: () => resolve(),
      handleError: reject,
    } as pg.Submittable);
  });

/**
 * Creates a runner of prepared statements. Each connection prepares a statement once and keeps the last used ones up to a total
 * length, because their plans take memory of the server. Statements that are too long are not prepared. With `named` false no
 * statement is prepared, because the pooler does not support names.
 */
export function createStatementRunner(pool: pg.Pool, { named }: { readonly named: boolean }) {
  const connections = new WeakMap<pg.PoolClient, StatementMemory>();

  /** Marks a statement as the last used one of a connection, and closes the oldest ones to make room. */
  async function rememberStatement(client: pg.PoolClient, name: string, text: string): Promise<void> {
    const memory = connections.get(client) ?? { lengths: new Map<string, number>(), characters: 0 };
    connections.set(client, memory);
    memory.characters += text.length - (memory.lengths.get(name) ?? 0);
    memory.lengths.delete(name);
    memory.lengths.set(name, text.length);
    for (const [otherName, length] of memory.lengths) {
      if (memory.characters <= MOST) return;
      memory.lengths.delete(otherName);
      memory.characters -= length;
      await closeStatement(client, otherName);
    }
  }

  return {
    /**
     * Runs a statement on a connection of the pool. `ready` runs first on that connection; if it fails, the statement does
     * not run.
     */
    async query<Row extends unknown[]>(
      { name, ...query }: Query,
      ready?: (client: pg.PoolClient) => Promise<void>,
    ): Promise<pg.QueryArrayResult<Row>> {
      const preparedName = named && name !== undefined && query.text.length <= LONGEST ? name : undefined;
      const client = await pool.connect();
      let failure: Error | undefined;
      try {
        await ready?.(client);
        if (preparedName !== undefined) await rememberStatement(client, preparedName, query.text);
        return await runQuery<Row>(client, { ...query, name: preparedName });
      } catch (error) {
        failure = error as Error;
        throw error;
      } finally {
        // A connection with a failed statement is closed, as by the pool's own `query`.
        client.release(failure);
      }
    },
  };
}
