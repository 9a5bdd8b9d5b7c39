import type { KeyAddress } from '@income-series/protocol/hex';
import type { ChainAddress } from './on-chain.ts';
import type { Tx } from './tx.ts';

/** The reason why rows or columns stay when their account is deleted. */
export type StayReason =
  | 'ON_CHAIN'
  | 'LEGAL_RETENTION'
  | 'RETENTION_UNDECIDED'
  | 'IMMUTABLE_LOG'
  | 'NO_DELETION_INTENDED';

/** The reason why an account cannot be deleted yet. Values are only added, because clients branch on them. */
export type AccountBlocker =
  | 'ADMIN_BY_CONFIGURATION'
  | 'BID_NOT_DELIVERED'
  | 'ORDER_NOT_DELIVERED'
  | 'UNITS_HELD'
  | 'MONEY_CLAIMABLE'
  | 'SERIES_NOT_ENDED'
  | 'SIGNER_KEY_WORK'
  | 'TRANSACTION_NOT_INDEXED'
  | 'APPLICATION_IN_REVIEW'
  | 'PROPOSAL_UNDECIDED';

/** An account that is to be deleted, with its wallets and signer keys. */
export interface EndingAccount {
  readonly id: string;
  readonly wallets: readonly ChainAddress[];
  readonly signerKeys: readonly KeyAddress[];
  /** The time of the deletion. */
  readonly at: Date;
}

/** Some rows of a table, at the deletion of an account. */
interface OfTable {
  readonly table: string;
  /**
   * An SQL condition that selects the account's rows. It may read three tables that every statement of the deletion defines:
   * `ending (id, at)`, `wallet (chain, address)` and `signer_key (key)`.
   */
  readonly where: string;
  /** The deletion locks these rows before the account, in the order of this column, because other writers lock in that order. */
  readonly lockedFirst?: string;
}

/** New values of columns, as SQL expressions by column name. */
export type ColumnValues = Readonly<Record<string, string>>;

/** The account's rows are deleted. */
interface RowsGo extends OfTable {
  readonly does: 'ROWS_GO';
}
/** The account's rows stay without a reference to it: `empties` are the columns that refer to it or are deleted with it. */
interface StayWithoutAccount extends OfTable {
  readonly does: 'STAYS_WITHOUT_ACCOUNT';
  readonly because: StayReason;
  readonly empties: ColumnValues;
  /** Further columns that change. */
  readonly changes?: ColumnValues;
}
/** Rows of other accounts, or of none, that refer to the account: the columns in `empties` lose the reference. */
interface ColumnsEmptied extends OfTable {
  readonly does: 'COLUMNS_EMPTIED';
  readonly empties: ColumnValues;
}
/** The account's rows stay as they are. */
interface Stays extends OfTable {
  readonly does: 'STAYS';
  readonly because: StayReason;
}

/** A declaration of what the deletion of an account does to some rows of a table. */
export type TableAtAccountEnd = RowsGo | StayWithoutAccount | ColumnsEmptied | Stays;

/** A kind of open work that prevents the deletion of an account. */
export interface AccountWork {
  readonly code: AccountBlocker;
  /** Counts the account's open cases of this work. The deletion calls it under the lock of the account, the preview without. */
  readonly count: (tx: Tx, account: EndingAccount) => Promise<number>;
}

/** A domain's part in the deletion of an account: its tables and the open work that prevents it. `module.ts` registers it. */
export interface AccountEnd {
  /** Every table of the domain that refers to accounts or has rows about an account. */
  readonly tables: readonly TableAtAccountEnd[];
  readonly openWork?: readonly AccountWork[];
}

/** SQL condition: the column holds the id of the account that is deleted. */
export const ofAccount = (column = 'account_id'): string => `${column} = (SELECT id FROM ending)`;
/** SQL condition: the row's chain and this column are a wallet of the account that is deleted. */
export const ofWallets = (column: string): string => `(chain, ${column}) IN (SELECT chain, address FROM wallet)`;

/** The account's rows of a table stay, without its id. */
export const staysWithoutAccount = (table: string, because: StayReason): StayWithoutAccount => ({
  table,
  where: ofAccount(),
  does: 'STAYS_WITHOUT_ACCOUNT',
  because,
  empties: { account_id: 'NULL' },
});

/** The tables that every statement of a deletion starts with: the account, its wallets and its signer keys. */
const ENDING = `
  WITH ending AS (SELECT $1::uuid AS id, $2::timestamptz AS at),
    wallet AS (SELECT chain, address FROM unnest($3::text[], $4::text[]) AS own (chain, address)),
    signer_key AS (SELECT key FROM unnest($5::text[]) AS own (key))`;

/** Completes an SQL statement of a deletion. Returns its text, with the account's tables before it, then their parameters. */
export const deletionStatement = ({ id, at, wallets, signerKeys }: EndingAccount, sql: string) =>
  [
    `${ENDING} ${sql}`,
    id,
    at,
    wallets.map(({ chain }) => chain),
    wallets.map(({ address }) => address),
    [...signerKeys],
  ] as const;

/** Declares the rows of a table as open work that blocks a deletion. `where`: a condition as in `TableAtAccountEnd`. */
export const workInRows = (code: AccountBlocker, table: string, where: string): AccountWork => ({
  code,
  async count(tx, account) {
    const [row] = await tx.$queryRawUnsafe<{ readonly count: bigint }[]>(
      ...deletionStatement(account, `SELECT count(*) AS count FROM ${table} WHERE ${where}`),
    );
    return Number(row?.count ?? 0);
  },
});
