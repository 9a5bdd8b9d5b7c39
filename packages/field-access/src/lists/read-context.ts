import { type AccessContext, modelDelegate } from '../index.ts';
import type { CursorSeal } from './cursor.ts';

/** A Prisma client, as far as lists run SQL of their own. */
export interface RawDatabase {
  $queryRawUnsafe<Rows>(text: string, ...values: unknown[]): Promise<Rows>;
}

/** The context of a request, as lists and compiled reads take it. */
export interface ReadContext extends AccessContext {
  readonly db: RawDatabase;
  /** Absent: cursors are sealed by a key of this process. They open in no other process, and not after a restart. */
  readonly cursors?: CursorSeal;
}

/** A model's delegate, as far as lists call it. */
export interface ListDelegate {
  findMany(query: object): Promise<Readonly<Record<string, unknown>>[]>;
  count(query: object): Promise<number>;
}

/** The delegate of a Prisma model. */
interface ModelDelegate extends ListDelegate {
  findFirst(query: object): Promise<object | null>;
  findUnique(query: object): Promise<object | null>;
}

/** The delegate of a model, by which Prisma's client reads its rows. */
export const delegateOf = ({ db }: ReadContext, model: string): ModelDelegate =>
  modelDelegate(db, model) as unknown as ModelDelegate;
