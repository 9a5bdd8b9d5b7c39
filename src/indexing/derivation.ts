import { Prisma } from '../adapters/db/database.ts';
import type { Tx } from '../core/tx.ts';

export const { sql, raw, join } = Prisma;
export type SqlText = Prisma.Sql;

/**
 * A rule that sets columns of rows as a function of other rows and of the time. If `isDue` is false, running it would change
 * nothing, so a step skips it.
 */
export interface RowDerivation {
  /** An SQL condition: true if any row must be updated. Its names are constants of the code. */
  readonly isDue: SqlText;
  /** Updates the rows, with a number of statements that does not depend on the number of rows. */
  run(tx: Tx): Promise<unknown>;
}

/** The parts of an UPDATE of the rows whose columns differ from their derived values. All names are constants of the code. */
export interface DerivedColumns {
  /** The table of the rows, which the other parts call `own`. */
  readonly table: string;
  readonly set: SqlText;
  /** A query in parentheses that selects the derived values, called `due`. Absent if they follow from the row itself. */
  readonly from?: SqlText;
  /** The condition for rows that differ. */
  readonly where: SqlText;
}

/** The UPDATE statement of a derivation, with an optional RETURNING list. */
export const updateOf = ({ table, set, from, where }: DerivedColumns, returning?: SqlText): SqlText =>
  sql`UPDATE ${raw(table)} AS own SET ${set} ${from === undefined ? Prisma.empty : sql`FROM ${from} AS due`}
    WHERE ${where} ${returning === undefined ? Prisma.empty : sql`RETURNING ${returning}`}`;

/** The SQL condition that the UPDATE would change any row. */
export const isDue = ({ table, from, where }: Omit<DerivedColumns, 'set'>): SqlText =>
  sql`EXISTS (SELECT FROM ${raw(table)} AS own ${from === undefined ? Prisma.empty : sql`, ${from} AS due`} WHERE ${where})`;

/** The derivation that updates these rows with one statement. */
export const derivationOf = (columns: DerivedColumns): RowDerivation => ({
  isDue: isDue(columns),
  run: (tx) => tx.$executeRaw(updateOf(columns)),
});
