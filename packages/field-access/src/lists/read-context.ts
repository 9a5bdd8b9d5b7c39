import { type AccessContext, modelDelegate } from '../index.ts';
import type { CursorSeal } from './cursor.ts';

/** The part of a Prisma client by which lists run SQL of their own. */
export interface RawDatabase {
  $queryRawUnsafe<Rows>(text: string, ...values: unknown[]): Promise<Rows>;
}

/** The part of a request's context that lists and compiled reads use. */
export interface ReadContext extends AccessContext {
  readonly db: RawDatabase;
  readonly cursors: CursorSeal;
}

/** The part of a model's delegate that lists call. */
export interface ListDelegate {
  findMany(query: object): Promise<Readonly<Record<string, unknown>>[]>;
  count(query: object): Promise<number>;
}

/** The delegate of a Prisma model. */
interface ModelDelegate extends ListDelegate {
  findFirst(query: object): Promise<object | null>;
}

/** The delegate of a model, by which Prisma's client reads its rows. */
export const delegateOf = ({ db }: ReadContext, model: string): ModelDelegate =>
  modelDelegate(db, model) as unknown as ModelDelegate;
