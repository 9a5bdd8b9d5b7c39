import type pg from 'pg';
import { readTextRows, type TextRow } from './text-statement.ts';

/** The most characters of a prepared statement. PostgreSQL needs some 250 bytes of memory for each character. */
const LONGEST_STATEMENT = 16 * 1024;
/** The most characters of all prepared statements of a connection together. */
const MOST_CHARACTERS = 256 * 1024;

interface Query {
  /** The name under which the statement is prepared; undefined: it is not prepared. */
  readonly name?: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The driver's connection, with the statements that it believes to be prepared. */
interface Connection {
  readonly parsedStatements: Record<string, string>;
  close(statement: { readonly type: 'S'; readonly name: string }): void;
  sync(): void;
}

/** The prepared statements of one connection. */
interface StatementMemory {
  /** The number of characters by name. The statement that was used last is the last entry. */
  readonly lengths: Map<string, number>;
  /** The sum of these lengths. */
  characters: number;
}

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
 * Creates a runner of prepared statements. A connection prepares a statement on its first use, and keeps the last used statements up to a
 * total length, because their plans take memory of the server. Longer statements are not prepared. With `hasNames` false no statement is
 * prepared, because the pooler does not support names.
 */
export function createStatementRunner(pool: pg.Pool, hasNames: boolean) {
  const connections = new WeakMap<pg.PoolClient, StatementMemory>();

  /** Marks a statement as the last used one of a connection, and returns the names of the oldest ones, which have to make room. */
  function rememberStatement(client: pg.PoolClient, name: string, text: string): readonly string[] {
    const memory = connections.get(client) ?? { lengths: new Map<string, number>(), characters: 0 };
    connections.set(client, memory);
    memory.characters += text.length - (memory.lengths.get(name) ?? 0);
    memory.lengths.delete(name);
    memory.lengths.set(name, text.length);
    const oldest: string[] = [];
    for (const [otherName, length] of memory.lengths) {
      if (memory.characters <= MOST_CHARACTERS) break;
      memory.lengths.delete(otherName);
      memory.characters -= length;
      oldest.push(otherName);
    }
    return oldest;
  }

  return {
    /**
     * Runs a statement on a connection of the pool, and returns its rows as texts. `prepareConnection` runs first on that
     * connection; if it fails, the statement does not run.
     */
    async query(
      { name, text, values }: Query,
      prepareConnection?: (client: pg.PoolClient) => Promise<void>,
    ): Promise<readonly TextRow[]> {
      const preparedName = hasNames && name !== undefined && text.length <= LONGEST_STATEMENT ? name : undefined;
      const client = await pool.connect();
      let failure: Error | undefined;
      try {
        if (prepareConnection !== undefined) await prepareConnection(client);
        if (preparedName !== undefined) {
          for (const oldName of rememberStatement(client, preparedName, text)) await closeStatement(client, oldName);
        }
        return await readTextRows(client, { name: preparedName, text, values });
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
