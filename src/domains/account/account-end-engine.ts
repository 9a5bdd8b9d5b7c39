import {
  type AccountBlocker,
  type AccountEnd,
  aboutEnding,
  type ColumnValues,
  type EndingAccount,
  type TableAtAccountEnd,
} from '../../core/account-end.ts';
import type { Tx } from '../../core/tx.ts';

/** Open work of an account by its code, and how much there is. */
export interface Blocker {
  readonly code: AccountBlocker;
  readonly count: number;
}

/** Carries out what every noun says of the end of an account. It knows no noun. */
export function createAccountEnd(ends: readonly AccountEnd[]) {
  const tables = ends.flatMap((end) => end.tables);
  const work = ends.flatMap((end) => end.openWork ?? []);
  const run = (tx: Tx, account: EndingAccount, sql: string) => tx.$executeRawUnsafe(...aboutEnding(account, sql));

  return {
    tables,

    /** The open work there is, in the order of the nouns. */
    async openWork(tx: Tx, account: EndingAccount): Promise<Blocker[]> {
      const found: Blocker[] = [];
      for (const { code, count: countIn } of work) {
        const count = await countIn(tx, account);
        if (count > 0) found.push({ code, count });
      }
      return found;
    },

    /** How many rows there are of each entry of `tables`, in its order. One statement. */
    async count(tx: Tx, account: EndingAccount): Promise<readonly number[]> {
      const each = tables.map(({ table, whose }) => `(SELECT count(*) FROM "${table}" WHERE ${whose})`);
      const [row] = await tx.$queryRawUnsafe<{ readonly counts: readonly bigint[] }[]>(
        ...aboutEnding(account, `SELECT ARRAY[${each.join(', ')}] AS counts`),
      );
      return (row?.counts ?? []).map(Number);
    },

    /** Locks the rows that others lock before they lock an account. */
    async lockFirst(tx: Tx, account: EndingAccount): Promise<void> {
      for (const { table, whose, lockedFirst } of tables)
        if (lockedFirst !== undefined)
          await run(tx, account, `SELECT 1 FROM "${table}" WHERE ${whose} ORDER BY "${lockedFirst}" FOR UPDATE`);
    },

    /**
     * Empties columns, then deletes rows, a statement an entry, the account's own row last. Columns are emptied in the
     * opposite order of the nouns: a message that somebody was about to write with a row is there once that row is.
     */
    async carryOut(tx: Tx, account: EndingAccount): Promise<void> {
      for (const entry of tables.toReversed()) {
        const values = valuesOf(entry);
        if (values !== null)
          await run(tx, account, `UPDATE "${entry.table}" SET ${assigned(values)} WHERE ${entry.whose}`);
      }
      const rows = tables.filter(({ does }) => does === 'ROWS_GO').toReversed();
      const isOwn = ({ table }: TableAtAccountEnd) => table === 'accounts';
      for (const { table, whose } of [...rows.filter((entry) => !isOwn(entry)), ...rows.filter(isOwn)])
        await run(tx, account, `DELETE FROM "${table}" WHERE ${whose}`);
    },
  };
}

/** What an entry writes into rows that stay; null for nothing. */
function valuesOf(entry: TableAtAccountEnd): ColumnValues | null {
  if (entry.does === 'STAYS_WITHOUT_ACCOUNT') return { ...entry.empties, ...entry.changes };
  return entry.does === 'COLUMNS_EMPTIED' ? entry.empties : null;
}

const assigned = (values: ColumnValues): string =>
  Object.entries(values)
    .map(([column, value]) => `"${column}" = ${value}`)
    .join(', ');
