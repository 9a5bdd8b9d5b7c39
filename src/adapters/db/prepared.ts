import type pg from 'pg';

/** Characters of one statement that is kept prepared, and of all that a connection keeps: PostgreSQL keeps some 250 bytes for each. */
const LONGEST = 16 * 1024;
const MOST = 256 * 1024;

interface Query {
  /** Under which it is prepared. */
  readonly name?: string | undefined;
  readonly text: string;
  readonly values: unknown[];
  readonly rowMode: 'array';
}

/** The driver's connection, and what it takes for prepared there. */
interface Connection {
  readonly parsedStatements: Record<string, string>;
  close(statement: { readonly type: 'S'; readonly name: string }): void;
  sync(): void;
}

/** The statements that one connection keeps, those used last at the end. */
interface Kept {
  readonly lengths: Map<string, number>;
  characters: number;
}

/** By a callback: the driver's own promise lets every answer live until the whole heap is collected. */
const answered = <Row extends unknown[]>(client: pg.PoolClient, query: Query): Promise<pg.QueryArrayResult<Row>> =>
  new Promise((resolve, reject) => {
    void client.query<Row>(query, (error, result) => (error ? reject(error) : resolve(result)));
  });

/** Closes a prepared statement by the protocol: behind a pool the server has it under another name, which no DEALLOCATE knows. */
const closed = (client: pg.PoolClient, name: string): Promise<void> =>
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
 * Runs statements that are prepared under their names, each once a connection. A connection keeps those that it ran last, of a
 * bounded length together, and longer ones not at all: what is kept prepared has its plan in the server's memory. Without
 * `named` none is kept: what lies before the server does not carry names.
 */
export function preparedOn(pool: pg.Pool, named: boolean) {
  const connections = new WeakMap<pg.PoolClient, Kept>();

  /** Makes a statement the last that was used on a connection, and room for it. */
  async function keep(client: pg.PoolClient, name: string, text: string): Promise<void> {
    const kept = connections.get(client) ?? { lengths: new Map<string, number>(), characters: 0 };
    connections.set(client, kept);
    kept.characters += text.length - (kept.lengths.get(name) ?? 0);
    kept.lengths.delete(name);
    kept.lengths.set(name, text.length);
    for (const [other, length] of kept.lengths) {
      if (kept.characters <= MOST) return;
      kept.lengths.delete(other);
      kept.characters -= length;
      await closed(client, other);
    }
  }

  return {
    /** `ready` is awaited before the statement runs on the connection; where it fails, nothing runs. */
    async query<Row extends unknown[]>(
      { name, ...query }: Query,
      ready?: (client: pg.PoolClient) => Promise<void>,
    ): Promise<pg.QueryArrayResult<Row>> {
      const kept = named && name !== undefined && query.text.length <= LONGEST ? name : undefined;
      const client = await pool.connect();
      let failure: Error | undefined;
      try {
        await ready?.(client);
        if (kept !== undefined) await keep(client, kept, query.text);
        return await answered<Row>(client, { ...query, name: kept });
      } catch (error) {
        failure = error as Error;
        throw error;
      } finally {
        // A connection on which a statement failed is as the pool's own query leaves it.
        client.release(failure);
      }
    },
  };
}
