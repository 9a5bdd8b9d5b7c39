import {
  type AccountBlocker,
  type AccountEnd,
  type ColumnValues,
  deletionStatement,
  type EndingAccount,
  type TableAtAccountEnd,
} from '../../core/account-end.ts';
import type { Tx } from '../../core/tx.ts';

/** A reason that blocks the deletion of an account, and the number of its open cases. */
export interface Blocker {
  readonly code: AccountBlocker;
  readonly count: number;
}

/** Creates the steps of an account deletion from the declarations of all domains. */
export function createAccountEnd(ends: readonly AccountEnd[]) {
  const tables = ends.flatMap((end) => end.tables);
  const work = ends.flatMap((end) => end.openWork ?? []);
  const run = (tx: Tx, account: EndingAccount, sql: string) => tx.$executeRawUnsafe(...deletionStatement(account, sql));

  return {
    tables,

    /** Finds the kinds of open work that the account has, in the order of the domains. */
    async openWork(tx: Tx, account: EndingAccount): Promise<Blocker[]> {
      const blockers: Blocker[] = [];
      for (const { code, count: countCases } of work) {
        const count = await countCases(tx, account);
        if (count > 0) blockers.push({ code, count });
      }
      return blockers;
    },

    /** Counts the account's rows for each entry of `tables`, in the same order and by one statement. */
    async count(tx: Tx, account: EndingAccount): Promise<readonly number[]> {
      const each = tables.map(({ table, where }) => `(SELECT count(*) FROM "${table}" WHERE ${where})`);
      const [row] = await tx.$queryRawUnsafe<{ readonly counts: readonly bigint[] }[]>(
        ...deletionStatement(account, `SELECT ARRAY[${each.join(', ')}] AS counts`),
      );
      return (row?.counts ?? []).map(Number);
    },

    /** Locks the rows that other writers lock before an account, in their order, because a deadlock could arise otherwise. */
    async lockFirst(tx: Tx, account: EndingAccount): Promise<void> {
      for (const { table, where, lockedFirst } of tables)
        if (lockedFirst !== undefined)
          await run(tx, account, `SELECT 1 FROM "${table}" WHERE ${where} ORDER BY "${lockedFirst}" FOR UPDATE`);
    },

    /**
     * Empties columns and then deletes rows, by one statement an entry; the account's own row goes last. The domains go
     * in reverse order: a statement may wait for a transaction that writes both its rows and a message, and only a later statement
     * sees the message (`notifications` is listed before the domains with such messages).
     */
    async carryOut(tx: Tx, account: EndingAccount): Promise<void> {
      for (const entry of tables.toReversed()) {
        const values = columnChanges(entry);
        if (values !== null)
          await run(tx, account, `UPDATE "${entry.table}" SET ${sqlAssignments(values)} WHERE ${entry.where}`);
      }
      const rows = tables.filter(({ does }) => does === 'ROWS_GO').toReversed();
      const isOwn = ({ table }: TableAtAccountEnd) => table === 'accounts';
      for (const { table, where } of [...rows.filter((entry) => !isOwn(entry)), ...rows.filter(isOwn)])
        await run(tx, account, `DELETE FROM "${table}" WHERE ${where}`);
    },
  };
}

/** The new values of columns in rows that stay after a deletion; null if no column changes. */
function columnChanges(entry: TableAtAccountEnd): ColumnValues | null {
  if (entry.does === 'STAYS_WITHOUT_ACCOUNT') return { ...entry.empties, ...entry.changes };
  return entry.does === 'COLUMNS_EMPTIED' ? entry.empties : null;
}

const sqlAssignments = (values: ColumnValues): string =>
  Object.entries(values)
    .map(([column, value]) => `"${column}" = ${value}`)
    .join(', ');
