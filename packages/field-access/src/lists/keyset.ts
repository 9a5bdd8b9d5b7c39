import type { AccessErrors } from '../index.ts';
import type { CursorSeal } from './cursor.ts';

/** One column of a list's order. Its type decides how its values are written into a cursor. */
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
/** The highest count of a list's rows. Counting more would read them all. */
export const MOST_COUNTED = 10_000;

/** The list that cursors are bound to, by its order, its arguments and its parent row. */
export interface CursorBinding {
  /** The errors that a page's arguments are refused with. */
  readonly errors: AccessErrors;
  readonly seal: CursorSeal;
  /** The list with its order, filters and other arguments. */
  readonly scope: string;
  /** The list's field and its parent row; absent while the parent is not read, because a page is planned before. */
  readonly place?: string;
}

/** The position of a row in an order, as an open cursor has it. */
export interface CursorPosition {
  /** The list's field and its parent row. */
  readonly place: string;
  readonly texts: readonly string[];
  readonly values: readonly unknown[];
}

/** The page of a request, from valid arguments. */
export interface Page {
  readonly size: number;
  /** The page is read from the end of the list (`last`). */
  readonly backward: boolean;
  readonly after: CursorPosition | null;
  readonly before: CursorPosition | null;
}

/** Reads the arguments of a page. @throws PAGE_INVALID, CURSOR_INVALID */
export function readPage(args: PageArgs, columns: readonly KeysetColumn[], binding: CursorBinding): Page {
  const { first, last } = args;
  const { errors } = binding;
  if (first != null && last != null) {
    throw errors.create('PAGE_INVALID', { path: ['last'], expected: 'nothing where `first` is given' });
  }
  const size = first ?? last ?? DEFAULT_PAGE;
  if (size < 0 || size > MAX_PAGE) {
    const path = [last == null ? 'first' : 'last'];
    throw errors.create('PAGE_INVALID', { path, expected: `a whole number from 0 to ${MAX_PAGE}` });
  }
  const open = (name: 'after' | 'before') => {
    const cursor = args[name];
    if (cursor == null) return null;
    const { seal, scope, place } = binding;
    const [cursorPlace = '', ...texts] = seal.open(scope, cursor) ?? [];
    const isOfOtherPlace = place !== undefined && cursorPlace !== place;
    if (isOfOtherPlace || texts.length !== columns.length) throw errors.create('CURSOR_INVALID', { path: [name] });
    return {
      place: cursorPlace,
      texts,
      values: texts.map((text, i) => decode((columns[i] as KeysetColumn).type, text)),
    };
  };
  return { size, backward: last != null, after: open('after'), before: open('before') };
}

/** @throws CURSOR_INVALID for a cursor that was sealed for another place (field and parent row) */
export function requirePlace(page: Page, place: string, errors: AccessErrors): void {
  for (const name of ['after', 'before'] as const) {
    const position = page[name];
    if (position && position.place !== place) throw errors.create('CURSOR_INVALID', { path: [name] });
  }
}

/** The binding of a list's cursors for one parent row. */
export const boundTo = (binding: CursorBinding, place: string): CursorBinding => ({
  errors: binding.errors,
  seal: binding.seal,
  // A getter, because the scope is computed only when a cursor is sealed, and once for all parents.
  get scope() {
    return binding.scope;
  },
  place,
});

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

type Row = Readonly<Record<string, unknown>>;

/** The texts of a row's position. The row has the columns of the order. */
const textsOf = (row: Row, columns: readonly KeysetColumn[]): string[] =>
  columns.map(({ column }) => encode(row[column]));

/** The cursor that a page starts at. Its own row is read too: if it is in the list, the page has rows before it. */
export const startOf = ({ backward, after, before }: Page): CursorPosition | null => (backward ? before : after);

/** Seals the cursor of a row. `texts`: its columns in the list's order. */
export const sealCursor = (
  { seal, scope, place = '' }: Omit<CursorBinding, 'errors'>,
  texts: readonly string[],
): string => seal.seal(scope, [place, ...texts]);

/**
 * The value of a connection, from the rows that were read for its page (page.ts). Page information is as in the Relay specification
 * (GraphQL Cursor Connections, PageInfo). In the direction of paging it says whether rows follow the page. In the other direction it
 * says whether the row of the cursor that the page starts at is in the list, as this viewer sees it now; for no rows it is false.
 */
export function connectionOf<R extends Row>(
  readRows: readonly R[],
  page: Page,
  columns: readonly KeysetColumn[],
  binding: CursorBinding,
) {
  const [first] = readRows;
  const start = startOf(page);
  const hasStart =
    start !== null && first !== undefined && textsOf(first, columns).every((text, i) => text === start.texts[i]);
  const rowsAhead = hasStart ? readRows.slice(1) : readRows;
  const rows = rowsAhead.slice(0, page.size);
  const hasMoreAhead = rowsAhead.length > page.size;
  // Without rows there is no cursor to go back from.
  const hasMoreBehind = hasStart && rows.length > 0;
  if (page.backward) rows.reverse();
  // A cursor is sealed only if it is selected, because it costs more than the rest of its row.
  const cursorOf = (node: R) => sealCursor(binding, textsOf(node, columns));
  const edges = rows.map((node) => ({
    node,
    get cursor() {
      return cursorOf(node);
    },
  }));
  return {
    edges,
    pageInfo: {
      hasNextPage: page.backward ? hasMoreBehind : hasMoreAhead,
      hasPreviousPage: page.backward ? hasMoreAhead : hasMoreBehind,
      get startCursor() {
        return edges[0]?.cursor ?? null;
      },
      get endCursor() {
        return edges.at(-1)?.cursor ?? null;
      },
    },
  };
}
