import { Prisma } from '../adapters/db/database.ts';
import type { Tx } from '../core/tx.ts';

export const { sql, raw, join } = Prisma;
export type SqlText = Prisma.Sql;

/**
 * Rows that a function of other rows, and of the time, sets. It changes nothing where nothing is due, so a step at which
 * none of all derivations is due passes over all of them.
 */
export interface RowDerivation {
  /** A condition of SQL: whether any row is to be set. Its names are constants of the code. */
  readonly isDue: SqlText;
  /** Sets the rows, in a number of statements that does not depend on theirs. */
  run(tx: Tx): Promise<unknown>;
}

/** The parts of an UPDATE whose rows are those that differ. All names are constants of the code. */
export interface DerivedColumns {
  /** Of the rows, as `own`. */
  readonly table: string;
  readonly set: SqlText;
  /** What the columns are to be: a query in parentheses, as `due`. Absent where the rows say so themselves. */
  readonly from?: SqlText;
  /** Which rows differ. */
  readonly where: SqlText;
}

/** The statement that sets the rows; `returning` is what it answers of each. */
export const updateOf = ({ table, set, from, where }: DerivedColumns, returning?: SqlText): SqlText =>
  sql`UPDATE ${raw(table)} AS own SET ${set} ${from === undefined ? Prisma.empty : sql`FROM ${from} AS due`}
    WHERE ${where} ${returning === undefined ? Prisma.empty : sql`RETURNING ${returning}`}`;

/** Whether the statement would set any row. */
export const isDue = ({ table, from, where }: Omit<DerivedColumns, 'set'>): SqlText =>
  sql`EXISTS (SELECT FROM ${raw(table)} AS own ${from === undefined ? Prisma.empty : sql`, ${from} AS due`} WHERE ${where})`;

export const derived = (columns: DerivedColumns): RowDerivation => ({
  isDue: isDue(columns),
  run: (tx) => tx.$executeRaw(updateOf(columns)),
});
