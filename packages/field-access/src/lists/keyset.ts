import { type AccessErrors, columnText, columnValue } from '../index.ts';
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
/**
 * The most rows of a page.
 *
 * @example
 * const first = Math.min(asked, MAX_PAGE);
 */
export const MAX_PAGE = 100;
/**
 * Rows are counted up to this number, because to count all would read them all.
 *
 * @example
 * const text = totalCountIsCapped ? `more than ${MOST_COUNTED}` : String(totalCount);
 */
export const MOST_COUNTED = 10_000;

/** The list that cursors open in: with the same order and arguments, below the same parent row. */
export interface CursorBinding {
  /** The errors that a page's arguments are refused with. */
  readonly errors: AccessErrors;
  readonly seal: CursorSeal;
  /** The list with its order, filters and other arguments. */
  readonly scope: string;
  /** The list's field and its parent row. Absent while the parent is not read yet: a page is planned before. */
  readonly place?: string;
}

/** A row's place in an order, as a cursor holds it. */
export interface CursorPosition {
  /** The list's field and its parent row. */
  readonly place: string;
  readonly texts: readonly string[];
  readonly values: readonly unknown[];
}

/** The page of a request, checked. */
export interface Page {
  readonly size: number;
  readonly backward: boolean;
  readonly after: CursorPosition | null;
  readonly before: CursorPosition | null;
}

/** Reads and checks page arguments. Throws PAGE_INVALID, CURSOR_INVALID. */
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
    // The scope names the list. Its place below a row is tested when that row is read (`requirePlace`).
    const [place = '', ...texts] = binding.seal.open(binding.scope, cursor) ?? [];
    if (texts.length !== columns.length) throw errors.create('CURSOR_INVALID', { path: [name] });
    return {
      place,
      texts,
      values: texts.map((text, i) => columnValue((columns[i] as KeysetColumn).type, text)),
    };
  };
  return { size, backward: last != null, after: open('after'), before: open('before') };
}

/** @throws CURSOR_INVALID for a cursor of another parent row than that of `place` */
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
  // A getter, because the scope is costly: it runs at the first cursor that is written, once for all parents.
  get scope() {
    return binding.scope;
  },
  place,
});

type Row = Readonly<Record<string, unknown>>;

/** A row's position. The row carries the order's columns. */
const textsOf = (row: Row, columns: readonly KeysetColumn[]): string[] =>
  columns.map(({ column }) => columnText(row[column]));

/** The cursor that a page is read from. Its own row is read too: if it is in the list, rows come before the page. */
export const startOf = ({ backward, after, before }: Page): CursorPosition | null => (backward ? before : after);

/** The cursor of a row by its columns' texts. */
export const sealCursor = (
  { seal, scope, place = '' }: Omit<CursorBinding, 'errors'>,
  texts: readonly string[],
): string => seal.seal(scope, [place, ...texts]);

/**
 * A connection's value from the rows that a page reads (page.ts). Page information is the Relay
 * specification's (GraphQL Cursor Connections, PageInfo): in the direction of paging whether rows follow the page;
 * against it whether the row of the cursor that the page began at is in the list, for this viewer and now; false for
 * no rows.
 */
export function connectionOf<R extends Row>(
  read: readonly R[],
  page: Page,
  columns: readonly KeysetColumn[],
  binding: CursorBinding,
) {
  const [first] = read;
  const start = startOf(page);
  const behind =
    start !== null && first !== undefined && textsOf(first, columns).every((text, i) => text === start.texts[i]);
  const ahead = behind ? read.slice(1) : read;
  const more = ahead.length > page.size;
  const rows = ahead.slice(0, page.size);
  // Without rows there is no cursor to go back from.
  const back = behind && rows.length > 0;
  if (page.backward) rows.reverse();
  // Sealed where it is selected: it costs more than the rest of its row.
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
      hasNextPage: page.backward ? back : more,
      hasPreviousPage: page.backward ? more : back,
      get startCursor() {
        return edges[0]?.cursor ?? null;
      },
      get endCursor() {
        return edges.at(-1)?.cursor ?? null;
      },
    },
  };
}
