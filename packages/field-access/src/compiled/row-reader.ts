/** A statement; with a name it is prepared once a connection. */
export interface RowStatement {
  readonly name?: string | undefined;
  readonly text: string;
}

/** A text that a statement selects beside what it reads, so that a viewer that was read before is confirmed in the same snapshot. */
export interface Confirmation {
  /** A SELECT of one text, or of no row: the SQL before its value, and the SQL after it. */
  readonly texts: readonly [before: string, after: string];
  readonly value: string;
  /** The text as it was when the viewer was read. */
  readonly expected: string;
}

/** Reads one row, the values of its columns in order, past the client whose share of a small statement is most of it. */
export interface RowReader {
  /** Undefined where there is no row. @throws DATABASE_UNAVAILABLE */
  row(statement: RowStatement, values: readonly unknown[]): Promise<readonly unknown[] | undefined>;
}
