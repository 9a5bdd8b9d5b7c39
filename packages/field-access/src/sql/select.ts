// Types of SQL, by the number of rows that it is evaluated over and returns. A statement is joined from selects of one row, and the
// compiler refuses any other: two that return rows would multiply them, and one that returns none would lose its neighbours.
import { alias, join, Sql, sql, stringConstant } from './sql.ts';

declare const SCOPE: unique symbol;
declare const ROWS: unique symbol;

/** SQL of a text that is evaluated once for each row of a SELECT. */
export type RowText = Sql & { readonly [SCOPE]: { readonly row: true } };
/** SQL of a text that is evaluated once over all rows of a SELECT: it names their columns in aggregates alone. */
export type GroupText = Sql & { readonly [SCOPE]: { readonly group: true } };
/** SQL of a text that names no row of its SELECT. */
export type ConstantText = RowText & GroupText;
/** A SELECT of exactly one row. */
export type OneRowSelect = Sql & { readonly [ROWS]: 'one' };
/** A SELECT of one row or none. */
export type UniqueRowSelect = Sql & { readonly [ROWS]: 'one or none' };
/** A join that does not change the number of rows. */
export type Join = Sql & { readonly [ROWS]: 'as many' };

export const rowText = (text: Sql): RowText => text as RowText;
export const groupText = (text: Sql): GroupText => text as GroupText;
export const constantText = (text: Sql): ConstantText => text as ConstantText;

/** Texts one after the other: strings are constants. */
class Concatenation extends Sql {
  readonly pieces: readonly (string | Sql)[];

  constructor(pieces: readonly (string | Sql)[]) {
    const operands = pieces.map((piece) => (typeof piece === 'string' ? stringConstant(piece) : piece));
    super(['', ...operands.slice(1).map(() => '||'), ''], operands);
    this.pieces = pieces;
  }
}

const piecesOf = (text: Sql): readonly (string | Sql)[] => (text instanceof Concatenation ? text.pieces : [text]);

/** Concatenates texts, and joins neighbouring constants into one; null if one of the texts is null. */
export function concat<Text extends RowText | GroupText>(texts: readonly Text[]): Text {
  const pieces: (string | Sql)[] = [];
  for (const piece of texts.flatMap(piecesOf)) {
    const last = pieces.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece;
    else pieces.push(piece);
  }
  return new Concatenation(pieces) as Sql as Text;
}

/** A constant text. */
export const literal = (text: string): ConstantText => new Concatenation([text]) as Sql as ConstantText;

/** No text. */
export const NO_TEXT = constantText(sql`null::text`);

/** The JSON text `null`. */
export const NULL_JSON = literal('null');

/** SQL of a JSON array or object: the texts with commas between them, in brackets or braces. */
export function enclose<Text extends RowText | GroupText>(
  opening: '[' | '{',
  texts: readonly Text[],
  closing: ']' | '}',
): Text {
  const separated = texts.flatMap((text, i) => (i > 0 ? [literal(',') as Text, text] : [text]));
  return concat([literal(opening) as Text, ...separated, literal(closing) as Text]);
}

type Columns<Text> = Readonly<Record<string, Text>>;

const selectList = (columns: Columns<Sql>): Sql =>
  join(
    Object.entries(columns).map(([name, text]) => sql`${text} ${alias(name)}`),
    ', ',
  );

/**
 * A SELECT of one row over all rows of `from`, of which there may be none. HAVING without GROUP BY makes one group of them, whether
 * or not an aggregate is selected, and refuses a column outside an aggregate (PostgreSQL, SELECT, "HAVING Clause").
 */
export const oneRowSelect = (columns: Columns<GroupText>, from?: Sql): OneRowSelect =>
  (from
    ? sql`select ${selectList(columns)} from ${from} having true`
    : sql`select ${selectList(columns)} having true`) as OneRowSelect;

/** A SELECT of the row that columns with a unique index are compared with: `where` has all of them. */
export const uniqueRowSelect = (columns: Columns<RowText>, from: Sql, where: Sql): UniqueRowSelect =>
  sql`select ${selectList(columns)} from ${from} where ${where}` as UniqueRowSelect;

/** Joins one row, which may depend on the row that it is joined to. */
export const joinOne = (select: OneRowSelect, name: string): Join =>
  sql`cross join lateral (${select}) ${alias(name)}` as Join;

/** Joins a row or, if there is none, nulls. */
export const joinUnique = (select: UniqueRowSelect, name: string): Join =>
  sql`left join lateral (${select}) ${alias(name)} on true` as Join;

/** Rows with what is joined to each. */
export const joinAll = (rows: Sql, joins: readonly Join[]): Sql => join([rows, ...joins], ' ');

/** The number of rows of a list, in a select that is beside their count. */
export const COUNT = sql`k.c`;

/** A select of a list's JSON and shadow beside the count of its rows: one row, because each of the two is one row. */
export const joinCount = (count: OneRowSelect, read: OneRowSelect): OneRowSelect =>
  sql`select l.j, l.s from (${count}) k cross join lateral (${read}) l` as OneRowSelect;

/** Selects of one row side by side, by their names. */
export const crossJoin = (selects: Readonly<Record<string, OneRowSelect>>): Sql =>
  join(
    Object.entries(selects).map(([name, select]) => sql`(${select}) ${alias(name)}`),
    ' cross join ',
  );

/** A text if a condition of the same scope holds; null, or `otherwise`, if not. */
export const caseText = <Text extends RowText | GroupText>(condition: Sql, text: Text, otherwise?: Text): Text =>
  (otherwise
    ? sql`case when ${condition} then ${text} else ${otherwise} end`
    : sql`case when ${condition} then ${text} end`) as Text;

export const coalesceText = <Text extends RowText | GroupText>(text: Text, otherwise: ConstantText): Text =>
  sql`coalesce(${text}, ${otherwise})` as Text;

/** The text of the only row; null if there is none. */
export const onlyRowText = (text: RowText): GroupText => sql`max(${text})` as GroupText;

/** The texts of all rows with commas between them; null if there are none. `order`: it distinguishes all rows. */
export const aggregateTexts = (text: RowText, order: Sql): GroupText =>
  sql`string_agg(${text}, ',' order by ${order})` as GroupText;
