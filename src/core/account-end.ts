import type { KeyAddress } from './hex.ts';
import type { ChainAddress } from './on-chain.ts';
import type { Tx } from './tx.ts';

/** Why rows or columns stay when their account is deleted. */
export type StayReason =
  | 'ON_CHAIN'
  | 'LEGAL_RETENTION'
  | 'RETENTION_UNDECIDED'
  | 'IMMUTABLE_LOG'
  | 'NO_DELETION_INTENDED';

/** Why an account cannot be deleted yet, each for what its owner may do about it. Append only. */
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

/** An account that is to be deleted, with what is linked to it now. */
export interface EndingAccount {
  readonly id: string;
  readonly wallets: readonly ChainAddress[];
  readonly signerKeys: readonly KeyAddress[];
  /** When. */
  readonly at: Date;
}

interface OfTable {
  readonly table: string;
  /**
   * A condition over the table's columns, in SQL: which rows. It reads the account from three tables that every statement of
   * the deletion defines: `ending (id, at)`, `wallet (chain, address)` and `signer_key (key)`.
   */
  readonly whose: string;
  /** Others lock such rows, in the order of this column, before they lock an account: the deletion does so too. */
  readonly lockedFirst?: string;
}

/** Column -> its value afterwards, in SQL. */
export type ColumnValues = Readonly<Record<string, string>>;

/** The account's rows are deleted. */
interface RowsGo extends OfTable {
  readonly does: 'ROWS_GO';
}
/** The account's rows stay and name nobody: every column that refers to it, and what is intended to go with it, is emptied. */
interface StayWithoutAccount extends OfTable {
  readonly does: 'STAYS_WITHOUT_ACCOUNT';
  readonly because: StayReason;
  readonly empties: ColumnValues;
  /** What else of them changes. */
  readonly changes?: ColumnValues;
}
/** Rows of others, or of nobody, that name the account: these columns no longer do. */
interface ColumnsEmptied extends OfTable {
  readonly does: 'COLUMNS_EMPTIED';
  readonly empties: ColumnValues;
}
/** Rows that concern the account stay as they are. */
interface Stays extends OfTable {
  readonly does: 'STAYS';
  readonly because: StayReason;
}

export type TableAtAccountEnd = RowsGo | StayWithoutAccount | ColumnsEmptied | Stays;

/** Open work of an account, which prevents its deletion. */
export interface AccountWork {
  readonly code: AccountBlocker;
  /** How much there is. Read under the lock of the account, and without it for the preview. */
  readonly count: (tx: Tx, account: EndingAccount) => Promise<number>;
}

/** What the end of an account means for one noun, said in its `module.ts`. */
export interface AccountEnd {
  /** Each table that refers to accounts, or whose rows concern one. */
  readonly tables: readonly TableAtAccountEnd[];
  readonly openWork?: readonly AccountWork[];
}

/** Rows whose column is the account. */
export const ofAccount = (column = 'account_id'): string => `${column} = (SELECT id FROM ending)`;
/** Rows whose column is one of its wallets, on the row's own chain. */
export const ofWallets = (column: string): string => `(chain, ${column}) IN (SELECT chain, address FROM wallet)`;

/** What every statement of the deletion begins with. */
const ENDING = `
  WITH ending AS (SELECT $1::uuid AS id, $2::timestamptz AS at),
    wallet AS (SELECT chain, address FROM unnest($3::text[], $4::text[]) AS own (chain, address)),
    signer_key AS (SELECT key FROM unnest($5::text[]) AS own (key))`;

/** A statement over the account: its text, and the parameters. */
export const aboutEnding = ({ id, at, wallets, signerKeys }: EndingAccount, sql: string) =>
  [
    `${ENDING} ${sql}`,
    id,
    at,
    wallets.map(({ chain }) => chain),
    wallets.map(({ address }) => address),
    [...signerKeys],
  ] as const;

/** Open work that is rows of a table. `whose`: as for `TableAtAccountEnd`. */
export const workInRows = (code: AccountBlocker, table: string, whose: string): AccountWork => ({
  code,
  async count(tx, account) {
    const [row] = await tx.$queryRawUnsafe<{ readonly count: bigint }[]>(
      ...aboutEnding(account, `SELECT count(*) AS count FROM ${table} WHERE ${whose}`),
    );
    return Number(row?.count ?? 0);
  },
});
