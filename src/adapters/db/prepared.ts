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

/** What the driver takes for prepared on a connection. */
interface Connection {
  readonly connection: { readonly parsedStatements: Record<string, string> };
}

/** The statements that one connection keeps, those used last at the end. */
interface Kept {
  readonly lengths: Map<string, number>;
  characters: number;
}

/** A connection that breaks while a statement runs on it says so twice: the statement fails too. The pool listens to those that rest. */
const ignoreBroken = () => {};

/** By a callback: the driver's own promise lets every answer live until the whole heap is collected. */
const answered = <Row extends unknown[]>(client: pg.PoolClient, query: Query): Promise<pg.QueryArrayResult<Row>> =>
  new Promise((resolve, reject) => {
    client.query<Row>(query, (error, result) => (error ? reject(error) : resolve(result)));
  });

/**
 * Runs statements that are prepared under their names, each once a connection. A connection keeps those that it ran last, of a
 * bounded length together, and longer ones not at all: what is kept prepared has its plan in the server's memory.
 */
export function preparedOn(pool: pg.Pool) {
  const connections = new WeakMap<pg.PoolClient, Kept>();

  async function makeRoom(client: pg.PoolClient, kept: Kept): Promise<void> {
    const { parsedStatements } = (client as unknown as Connection).connection;
    for (const [name, length] of kept.lengths) {
      if (kept.characters <= MOST) return;
      kept.lengths.delete(name);
      kept.characters -= length;
      await client.query(`DEALLOCATE "${name}"`);
      delete parsedStatements[name];
    }
  }

  return {
    async query<Row extends unknown[]>(query: Query): Promise<pg.QueryArrayResult<Row>> {
      const { name, text, values, rowMode } = query;
      if (name === undefined || text.length > LONGEST) return pool.query<Row>({ text, values, rowMode });
      const client = await pool.connect();
      client.on('error', ignoreBroken);
      let failure: Error | undefined;
      try {
        const kept = connections.get(client) ?? { lengths: new Map<string, number>(), characters: 0 };
        connections.set(client, kept);
        kept.characters += text.length - (kept.lengths.get(name) ?? 0);
        kept.lengths.delete(name);
        kept.lengths.set(name, text.length);
        await makeRoom(client, kept);
        return await answered<Row>(client, query);
      } catch (error) {
        failure = error as Error;
        throw error;
      } finally {
        if (failure === undefined) client.off('error', ignoreBroken);
        // A connection on which a statement failed is as the pool's own query leaves it.
        client.release(failure);
      }
    },
  };
}
