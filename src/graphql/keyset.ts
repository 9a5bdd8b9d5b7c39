import { AppError } from '../core/errors/app-error.ts';
import type { CursorSeal } from './cursor.ts';

/** One column of a list's order, and how its values are written into a cursor. */
export interface KeysetColumn {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
  /** The column's Prisma type. */
  readonly type: string;
}

export interface PageArgs {
  readonly first?: number | null | undefined;
  readonly last?: number | null | undefined;
  readonly after?: string | null | undefined;
  readonly before?: string | null | undefined;
}

export const DEFAULT_PAGE = 20;
export const MAX_PAGE = 100;

/** A page that was asked for, checked. */
export interface Page {
  readonly size: number;
  readonly backward: boolean;
  readonly after: readonly unknown[] | null;
  readonly before: readonly unknown[] | null;
}

/** Reads and checks page arguments. Throws PAGE_INVALID, CURSOR_INVALID. */
export function readPage(args: PageArgs, columns: readonly KeysetColumn[], seal: CursorSeal, scope: string): Page {
  const { first, last } = args;
  if (first != null && last != null) throw new AppError('PAGE_INVALID');
  const size = first ?? last ?? DEFAULT_PAGE;
  if (size < 0 || size > MAX_PAGE) throw new AppError('PAGE_INVALID');
  const open = (cursor: string | null | undefined) => {
    if (cursor == null) return null;
    const position = seal.open(scope, cursor);
    if (position?.length !== columns.length) throw new AppError('CURSOR_INVALID');
    return position.map((text, i) => decode((columns[i] as KeysetColumn).type, text));
  };
  return { size, backward: last != null, after: open(args.after), before: open(args.before) };
}

const decode = (type: string, text: string): unknown => {
  if (type === 'Int' || type === 'Float') return Number(text);
  if (type === 'BigInt') return BigInt(text);
  if (type === 'DateTime') return new Date(text);
  return text;
};

const encode = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object' && value !== null && 'toFixed' in value)
    return (value as { toFixed(): string }).toFixed();
  return String(value);
};

/** The cursor of a row. The row carries the order's columns. */
const cursorOf = (
  row: Readonly<Record<string, unknown>>,
  columns: readonly KeysetColumn[],
  seal: CursorSeal,
  scope: string,
): string =>
  seal.seal(
    scope,
    columns.map(({ column }) => encode(row[column])),
  );

type Where = Readonly<Record<string, unknown>>;

/** The rows on one side of a position: by the first column that differs (a row comparison in Prisma's terms). */
function beyond(columns: readonly KeysetColumn[], position: readonly unknown[], after: boolean): Where {
  return {
    OR: columns.map(({ column, direction }, i) => ({
      ...Object.fromEntries(columns.slice(0, i).map((equal, k) => [equal.column, position[k]])),
      [column]: { [(direction === 'asc') === after ? 'gt' : 'lt']: position[i] },
    })),
  };
}

/** The `where`s that a page adds to its list's own. */
export const pageWhere = (page: Page, columns: readonly KeysetColumn[]): Where[] => [
  ...(page.after ? [beyond(columns, page.after, true)] : []),
  ...(page.before ? [beyond(columns, page.before, false)] : []),
];

/** Prisma's `orderBy` for a page; reversed where the page is read from its end. */
export const pageOrder = (page: Page, columns: readonly KeysetColumn[]) =>
  columns.map(({ column, direction }) => ({ [column]: page.backward === (direction === 'asc') ? 'desc' : 'asc' }));

/** A connection's value from the rows of a page, read with one row more than its size. */
export function connectionOf<Row extends Readonly<Record<string, unknown>>>(
  read: readonly Row[],
  page: Page,
  columns: readonly KeysetColumn[],
  seal: CursorSeal,
  scope: string,
) {
  const more = read.length > page.size;
  const rows = read.slice(0, page.size);
  if (page.backward) rows.reverse();
  const edges = rows.map((node) => ({ node, cursor: cursorOf(node, columns, seal, scope) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: page.backward ? page.before !== null : more,
      hasPreviousPage: page.backward ? more : page.after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
