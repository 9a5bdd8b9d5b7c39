/** A statement; with a name it is prepared once a connection. */
export interface RowStatement {
  readonly name?: string | undefined;
  readonly text: string;
}

/** Reads one row, the values of its columns in order, past the client whose share of a small statement is most of it. */
export interface RowReader {
  /** Undefined where there is no row. @throws DATABASE_UNAVAILABLE */
  row(statement: RowStatement, values: readonly unknown[]): Promise<readonly unknown[] | undefined>;
}
