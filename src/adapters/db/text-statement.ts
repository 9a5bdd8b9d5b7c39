// The reference gives the declaration to each project that compiles this file.
/// <reference path="./pg-utils.d.ts" />
import type { Socket } from 'node:net';
import type pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';

/** The values of a row's columns, in their order, as PostgreSQL writes them. */
export type TextRow = readonly (string | null)[];

interface StatementText {
  /** The name under which the statement is prepared; undefined: it is parsed each time. */
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The driver's connection: the messages that a client sends (PostgreSQL, "Frontend/Backend Protocol", extended query). */
interface Connection {
  readonly stream: Socket;
  /** The texts of the prepared statements, by name. */
  readonly parsedStatements: Readonly<Record<string, string>>;
  parse(statement: { readonly name: string | undefined; readonly text: string }): void;
  bind(portal: {
    readonly statement: string | undefined;
    readonly values: readonly unknown[];
    readonly valueMapper: (value: unknown) => unknown;
  }): void;
  execute(portal: object): void;
  sync(): void;
  sendCopyFail(message: string): void;
}

/** The driver's client: it sets a statement's callback. */
interface StatementClient {
  query(statement: TextStatement, callback: Callback): void;
}

/** Receives the rows of a statement, or its error. */
type Callback = (error: Error | null, result?: { readonly rows: readonly TextRow[] }) => void;

/**
 * A statement whose columns are all read as texts. The driver's own query asks the server to describe the columns and parses each
 * value by its type, and its promise keeps every answer in memory until a full garbage collection. This one does neither.
 */
class TextStatement implements pg.Submittable {
  /** The driver reads `name` and `text` to note which statements are prepared, and it sets `callback`. */
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
  callback?: Callback;
  readonly #rows: TextRow[] = [];

  constructor({ name, text, values }: StatementText) {
    this.name = name;
    this.text = text;
    this.values = values;
  }

  submit(driverConnection: unknown): void {
    const connection = driverConnection as Connection;
    connection.stream.cork();
    try {
      const isPrepared = this.name !== undefined && connection.parsedStatements[this.name] !== undefined;
      if (!isPrepared) connection.parse({ name: this.name, text: this.text });
      connection.bind({ statement: this.name, values: this.values, valueMapper: prepareValue });
      connection.execute({});
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
  }

  handleDataRow({ fields }: { readonly fields: TextRow }): void {
    this.#rows.push(fields);
  }

  handleReadyForQuery(): void {
    this.callback?.(null, { rows: this.#rows });
  }

  handleError(error: Error): void {
    this.callback?.(error);
  }

  handleCommandComplete(): void {}

  handleEmptyQuery(): void {}

  handleCopyInResponse(connection: unknown): void {
    (connection as Connection).sendCopyFail('a statement of rows takes no copy');
  }
}

/** Runs a statement on a connection, and returns its rows as texts. */
export const readTextRows = (client: pg.PoolClient, statement: StatementText): Promise<readonly TextRow[]> =>
  new Promise((resolve, reject) => {
    const callback: Callback = (error, result) => (error ? reject(error) : resolve(result?.rows ?? []));
    (client as StatementClient).query(new TextStatement(statement), callback);
  });
