// SQL by how many rows it is evaluated over and how many it answers: a statement is joined from selects of one row, and the
// compiler refuses any other. Two that answer rows would multiply them, and one that answers none would lose its neighbours.

declare const SCOPE: unique symbol;
declare const ROWS: unique symbol;

/** SQL of a text that is evaluated once for each row of a SELECT. */
export type RowText = string & { readonly [SCOPE]: { readonly row: true } };
/** SQL of a text that is evaluated once over all rows of a SELECT: it names their columns in aggregates alone. */
export type GroupText = string & { readonly [SCOPE]: { readonly group: true } };
/** SQL of a text that names no row of its SELECT. */
export type ConstantText = RowText & GroupText;
/** A SELECT of exactly one row. */
export type OneRowSelect = string & { readonly [ROWS]: 'one' };
/** A SELECT of one row or none. */
export type UniqueRowSelect = string & { readonly [ROWS]: 'one or none' };
/** What is joined to rows and leaves them as many as they were. */
export type Join = string & { readonly [ROWS]: 'as many' };

export const rowText = (text: string): RowText => text as RowText;
export const groupText = (text: string): GroupText => text as GroupText;
export const constantText = (text: string): ConstantText => text as ConstantText;

type Columns<Text> = Readonly<Record<string, Text>>;

const columnTexts = (columns: Columns<string>): string =>
  Object.entries(columns)
    .map(([name, text]) => `${text} ${name}`)
    .join(', ');

/**
 * A SELECT of one row over all rows of `from`, of which there may be none. HAVING without GROUP BY makes one group of them, whether
 * or not an aggregate is selected, and refuses a column outside an aggregate (PostgreSQL, SELECT, "HAVING Clause").
 */
export const oneRowSelect = (columns: Columns<GroupText>, from = ''): OneRowSelect =>
  `select ${columnTexts(columns)}${from && ` from ${from}`} having true` as OneRowSelect;

/** A SELECT of the row that columns with a unique index are compared with: `where` has all of them. */
export const uniqueRowSelect = (columns: Columns<RowText>, from: string, where: string): UniqueRowSelect =>
  `select ${columnTexts(columns)} from ${from} where ${where}` as UniqueRowSelect;

/** Joins one row, which may depend on the row that it is joined to. */
export const joinOne = (select: OneRowSelect, name: string): Join => `cross join lateral (${select}) ${name}` as Join;

/** Joins a row or, where there is none, nulls. */
export const joinUnique = (select: UniqueRowSelect, name: string): Join =>
  `left join lateral (${select}) ${name} on true` as Join;

/** Rows with what is joined to each. */
export const joinAll = (rows: string, joins: readonly Join[]): string => [rows, ...joins].join(' ');

/** How many rows a list has, in a select that is beside their count. */
export const COUNT = 'k.c';

/** A select of a list's JSON and shadow beside the count of its rows: one row, as each of the two is. */
export const joinCount = (counted: OneRowSelect, read: OneRowSelect): OneRowSelect =>
  `select l.j, l.s from (${counted}) k cross join lateral (${read}) l` as OneRowSelect;

/** Selects of one row side by side, by their names. */
export const crossJoin = (selects: Readonly<Record<string, OneRowSelect>>): string =>
  Object.entries(selects)
    .map(([name, select]) => `(${select}) ${name}`)
    .join(' cross join ');

/** Texts one after the other: null where one of them is. */
export const concat = <Text extends RowText | GroupText>(texts: readonly Text[]): Text => texts.join('||') as Text;

/** A text where a condition of the same scope holds; null, or `otherwise`, elsewhere. */
export const caseText = <Text extends RowText | GroupText>(condition: string, text: Text, otherwise?: Text): Text =>
  `case when ${condition} then ${text}${otherwise === undefined ? '' : ` else ${otherwise}`} end` as Text;

export const coalesceText = <Text extends RowText | GroupText>(text: Text, otherwise: ConstantText): Text =>
  `coalesce(${text}, ${otherwise})` as Text;

/** The text of the only row; null where there is none. */
export const onlyRowText = (text: RowText): GroupText => `max(${text})` as GroupText;

/** The texts of all rows with commas between them; null where there are none. `order`: it distinguishes all rows. */
export const aggregateTexts = (text: RowText, order: string): GroupText =>
  `string_agg(${text}, ',' order by ${order})` as GroupText;
