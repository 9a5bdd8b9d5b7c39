import type { ReaderLabel } from './declaration.ts';
import type { Viewer } from './viewer.ts';

export type SubjectKind = 'series' | 'account' | 'wallet' | 'signerKey' | 'chain';

/** What is said with the chain that it is of: in the column `chain` of the same row. */
export const OF_CHAIN: ReadonlySet<SubjectKind> = new Set(['series', 'wallet', 'signerKey']);

/** Where a row says of whom a label speaks: its series, its account, its wallet, its addressed key, its chain. */
export interface Subject {
  readonly kind: SubjectKind;
  /** Column of the row (or key of the value) that names the subject; what is of a chain is of the row's `chain`. */
  readonly column: string;
  /** Where this is false the label never holds on the row. It sees `column` and `columns` only. */
  readonly when?: (row: Readonly<Record<string, unknown>>) => boolean;
  /** Further columns that `when` reads; selected with every row. */
  readonly columns?: readonly string[];
  /** Another label of the type without which this one never holds. */
  readonly within?: RowLabel;
}

type When = Subject['when'];
const subject =
  (kind: SubjectKind) =>
  (column: string, when?: When, columns: readonly string[] = []): Subject => ({
    kind,
    column,
    ...(when ? { when } : {}),
    ...(columns.length > 0 ? { columns } : {}),
  });

/** The row's series: issuer, holder, backer. One batched statement a label. */
export const bySeries = subject('series');
/** The row's account: owner. No statement. */
export const byAccount = subject('account');
/** The row's wallet: owner, holder (the row's own), issuer (where the row carries the issuer's wallet). No statement. */
export const byWallet = subject('wallet');
/**
 * The attestor key the row is addressed to: attestor, while the viewer's account holds it and it is active. No statement: as
 * of the last indexed block; a sealed field asks the chain besides.
 */
export const bySignerKey = subject('signerKey');
/** The row's chain: attestor, for the holder of any key that is active there. No statement. */
export const byChain = subject('chain');

/** The same subject for those alone who hold another label on the row, which takes no statement. */
export const within = (label: RowLabel, subject: Subject): Subject => ({ ...subject, within: label });

export type RowLabel = Exclude<ReaderLabel, 'admin' | 'public' | 'operators'>;
export type Subjects = Partial<Readonly<Record<RowLabel, Subject | readonly Subject[]>>>;

/** Which subjects can carry a label. */
export const SUBJECTS_FOR: Readonly<Record<RowLabel, readonly SubjectKind[]>> = {
  owner: ['account', 'wallet'],
  issuer: ['series', 'wallet'],
  holder: ['series', 'wallet'],
  backer: ['series'],
  attestor: ['signerKey', 'chain'],
};

/** A Prisma `where` of the type's model; true: every row; false: none. */
export type RowsRule = (viewer: Viewer) => Readonly<Record<string, unknown>> | boolean;

/** Said once on an object type. */
export interface TypeAccess {
  readonly subjects?: Subjects;
  /** Of a value without rows of its own: the type whose row it is read from, by whose id it is explained. */
  readonly partOf?: string;
  /** Who may see that a row exists. Absent: everybody. */
  readonly rows?: RowsRule;
  /**
   * The labels that `rows` lets through, for what is decided when the schema is built: lists may be sorted and filtered
   * only by fields that all of them read, and only such fields may be non-null. Absent: everybody.
   */
  readonly seenBy?: readonly ReaderLabel[];
}
