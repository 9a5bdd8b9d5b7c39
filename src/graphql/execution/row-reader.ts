/** A statement; with a name it is prepared once a connection. */
export interface RowStatement {
  readonly name?: string | undefined;
  readonly text: string;
}

/** What a statement selects next to what it reads, so that what it took for known is confirmed in the same snapshot. */
export interface Confirmation {
  /** A statement of one text, or none, with `?` for its value. */
  readonly text: string;
  readonly value: string;
  /** The text as it was when it was last read. */
  readonly expected: string;
}

/** Reads one row, the values of its columns in order, past the client whose share of a small statement is most of it. */
export interface RowReader {
  /** Undefined where there is no row. @throws DATABASE_UNAVAILABLE */
  row(statement: RowStatement, values: readonly unknown[]): Promise<readonly unknown[] | undefined>;
}
