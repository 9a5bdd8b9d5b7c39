/** A statement. One with a name is prepared on its first use by a connection. */
export interface RowStatement {
  readonly name?: string | undefined;
  readonly text: string;
}

/** A SELECT that confirms a viewer who was read before. A read's statement contains it, so both see the same snapshot. */
export interface Confirmation {
  /** The SELECT, of one text or of no row: its SQL before the parameter, and its SQL after the parameter. */
  readonly texts: readonly [before: string, after: string];
  /** The value of the parameter. */
  readonly value: string;
  /** The text that the SELECT returned when the viewer was read. */
  readonly expected: string;
}

/** Runs statements that select texts alone, as compiled statements do. */
export interface RowReader {
  /** Reads the texts of the first row, in the order of its columns; undefined if there is no row. @throws DATABASE_UNAVAILABLE */
  row(statement: RowStatement, values: readonly unknown[]): Promise<readonly (string | null)[] | undefined>;
}
