// What a list's statement asks of the database, and whether an index gives it: by the `where` and the order that the list hands
// to Prisma, without a row being read.

import { TABLES } from '../../src/generated/columns.ts';
import { getDatamodel } from '../../src/generated/pothos-types.ts';

type Where = Readonly<Record<string, unknown>>;

/** A page as a list asked for it. */
export interface PageAsked {
  readonly model: string;
  readonly where: Where;
  readonly orderBy: readonly Readonly<Record<string, unknown>>[];
  /** Columns that the statement itself sets equal to the parent's. */
  readonly joined: readonly string[];
}

/** What an index has to begin with: these columns in any order, then those in this order. */
export interface Need {
  readonly model: string;
  readonly equal: readonly string[];
  readonly order: readonly string[];
}

export interface Index {
  readonly columns: readonly string[];
  readonly unique: boolean;
}

const isObject = (value: unknown): value is Where =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !Array.isArray(value);

const isNone = (value: unknown) => isObject(value) && Array.isArray(value.in) && value.in.length === 0;

/**
 * The columns that each branch of a `where` compares with one value; a branch without rows is none. Ranges, lists and other
 * tables narrow nothing here.
 */
function branches(model: string, where: Where): readonly ReadonlySet<string>[] {
  const columns = TABLES[model]?.columns ?? {};
  let all: ReadonlySet<string>[] = [new Set()];
  const and = (others: readonly ReadonlySet<string>[]) => {
    all = all.flatMap((one) => others.map((other) => new Set([...one, ...other])));
  };
  for (const [key, value] of Object.entries(where)) {
    if (key === 'AND') for (const part of [value].flat()) and(branches(model, part as Where));
    else if (key === 'OR') and((value as Where[]).flatMap((part) => branches(model, part)));
    else if (key in columns && isNone(value)) all = [];
    else if (key in columns && !isObject(value)) and([new Set([key])]);
  }
  return all;
}

/** What the statement of a page needs: once for each branch of its `where`. */
export function needsOf({ model, where, orderBy, joined }: PageAsked): readonly Need[] {
  const order = orderBy.flatMap((one) => Object.keys(one));
  return branches(model, where).map((found) => {
    const equal = [...new Set([...joined, ...found])].sort();
    return { model, equal, order: order.filter((column) => !equal.includes(column)) };
  });
}

/**
 * Whether an index begins with a need's columns. The index of a key needs no more columns once it has all of its own: there is one
 * row then. `passed`: columns whose other values the statement may pass over.
 */
export function serves({ columns, unique }: Index, { equal, order }: Need, passed: readonly string[]): boolean {
  const needed = equal.filter((column) => !passed.includes(column));
  let at = 0;
  while (at < columns.length && equal.includes(columns[at] as string)) at++;
  if (!needed.every((column) => columns.slice(0, at).includes(column))) return false;
  if (unique && at === columns.length) return true;
  for (const column of order) {
    if (at === columns.length) return unique;
    if (columns[at] !== column) return false;
    at++;
    while (at < columns.length && equal.includes(columns[at] as string)) at++;
  }
  return true;
}

/** The columns of a model's rows that a relation of another model sets equal to its own. */
export function joinedBy(
  parent: string,
  relation: string,
): { readonly model: string; readonly joined: readonly string[] } {
  const { models } = getDatamodel().datamodel;
  const field = models[parent]?.fields.find(({ name }) => name === relation);
  const back = models[field?.type ?? '']?.fields.find(
    ({ type, relationName, relationFromFields }) =>
      type === parent && relationName === field?.relationName && (relationFromFields ?? []).length > 0,
  );
  if (!field || !back) throw new Error(`${parent}.${relation} is no list`);
  return { model: field.type, joined: back.relationFromFields ?? [] };
}

interface Query {
  readonly where?: Where;
  readonly orderBy?: PageAsked['orderBy'];
  readonly take?: number;
  readonly select?: Readonly<Record<string, unknown>>;
}

/** The pages of lists in a query of a model: its own, and those of relations that it selects. */
export function pagesIn(model: string, query: Query, joined: readonly string[] = []): readonly PageAsked[] {
  const { where = {}, orderBy, take, select = {} } = query;
  const own = orderBy && take !== undefined ? [{ model, where, orderBy, joined }] : [];
  const nested = Object.entries(select).flatMap(([relation, inner]) => {
    if (!isObject(inner) || relation === '_count') return [];
    const { models } = getDatamodel().datamodel;
    const field = models[model]?.fields.find(({ name }) => name === relation);
    if (field?.kind !== 'object') return [];
    if (!field.isList) return pagesIn(field.type, inner as Query);
    const to = joinedBy(model, relation);
    return pagesIn(to.model, inner as Query, to.joined);
  });
  return [...own, ...nested];
}
