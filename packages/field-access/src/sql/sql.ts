import type { Table } from '../index.ts';
import { unsupported } from './unsupported.ts';

// SQL as a tree: texts of this program, and parameters between them. Text of anything else is quoted by a function of this file, so
// no value of a request can become a part of a statement's text.

/** A parameter of a statement. The same object has the same number wherever a statement contains it. */
export class Parameter<Request = never> {
  /** The parameter's value for a request. */
  readonly valueIn: (request: Request) => unknown;

  constructor(valueIn: (request: Request) => unknown) {
    this.valueIn = valueIn;
  }
}

/**
 * A tree of texts of this package and of parameters, so that a text has no value of a request.
 *
 * @example
 * const isSet = (column: Sql): Sql => sql`${column} is not null`;
 */
export class Sql {
  /** One more than the parts, which stand between them. */
  readonly texts: readonly string[];
  readonly parts: readonly (Sql | Parameter)[];

  constructor(texts: readonly string[], parts: readonly (Sql | Parameter)[] = []) {
    this.texts = texts;
    this.parts = parts;
  }
}

/**
 * SQL of a template: what is put in is SQL or a parameter.
 *
 * @example
 * const lower = (column: Sql) => sql`lower(${column})`;
 */
export const sql = (texts: TemplateStringsArray, ...parts: readonly (Sql | Parameter)[]): Sql => new Sql(texts, parts);

/** SQL of nothing. */
const EMPTY = sql``;

/** Tests that SQL is written for the database of a table: it is PostgreSQL's. */
export const isPostgres = ({ provider = 'postgresql' }: Table): boolean => provider === 'postgresql';

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A name as SQL quotes it: of a table or a column. */
const identifier = (name: string): Sql => new Sql([quoted(name)]);

const ALIAS = /^[a-z_][a-z0-9_]*$/;

/** A name that this program made: of rows, or of a column of a subquery. @throws Error for a text that SQL would have to quote */
export function alias(name: string): Sql {
  if (!ALIAS.test(name)) throw new Error('an alias is made of lower-case letters, digits and underscores');
  return new Sql([name]);
}

/** A whole number as SQL writes it. @throws RangeError for any other number */
export function integer(value: number): Sql {
  if (!Number.isSafeInteger(value)) throw new RangeError('SQL of a whole number');
  return new Sql([String(value)]);
}

/** A text as a string constant of SQL (PostgreSQL, "String Constants", with standard_conforming_strings). */
export const stringConstant = (text: string): Sql => new Sql([`'${text.replaceAll("'", "''")}'`]);

/** Rows under an alias. */
export interface AliasedRows {
  readonly table: Table;
  readonly alias: string;
}

/** A column of rows by its property. @throws Unsupported for a property that the table does not have */
export function columnOf({ table, alias: rows }: AliasedRows, property: string): Sql {
  const column = table.columns[property];
  return column ? new Sql([`${rows}.${quoted(column.column)}`]) : unsupported('where', property);
}

/** The table of rows, with their alias. */
export const fromTable = ({ table, alias: rows }: AliasedRows): Sql => sql`${identifier(table.table)} ${alias(rows)}`;

/** Joins pieces of SQL with a text between them. */
export function join(
  items: readonly Sql[],
  separator: ', ' | ' and ' | ' or ' | ' union all ' | ' union ' | ' cross join ' | '||' | '+' | ' ',
): Sql {
  if (items.length === 0) return EMPTY;
  return new Sql(['', ...items.slice(1).map(() => separator), ''], items);
}

/** SQL in parentheses if it joins several conditions; `none` if there are none. */
export function conditions(items: readonly Sql[], operator: ' and ' | ' or ', none: Sql): Sql {
  const [only, ...more] = items;
  if (only === undefined) return none;
  return more.length === 0 ? only : sql`(${join(items, operator)})`;
}

/** A statement's text, and its parameters in the order of their numbers. */
export interface RenderedSql {
  readonly text: string;
  readonly parameters: readonly Parameter[];
}

/** Writes SQL as text, and numbers its parameters by where they come first. */
export function renderSql(root: Sql): RenderedSql {
  const numbers = new Map<Parameter, number>();
  const numberOf = (parameter: Parameter): number => {
    const number = numbers.get(parameter) ?? numbers.size + 1;
    numbers.set(parameter, number);
    return number;
  };
  const textOf = ({ texts, parts }: Sql): string => {
    let text = texts[0] as string;
    for (let i = 0; i < parts.length; i++) {
      const part = parts[i] as Sql | Parameter;
      text += part instanceof Parameter ? `$${numberOf(part)}` : textOf(part);
      text += texts[i + 1];
    }
    return text;
  };
  const text = textOf(root);
  return { text, parameters: [...numbers.keys()] };
}

/** The same SQL with other parameters, in the order in which it contains them. */
export function replaceParameters(root: Sql, replacementOf: (index: number) => Parameter): Sql {
  let index = 0;
  const replace = (node: Sql): Sql =>
    node.parts.length === 0
      ? node
      : new Sql(
          node.texts,
          node.parts.map((part) => (part instanceof Parameter ? replacementOf(index++) : replace(part))),
        );
  return replace(root);
}

/** SQL of one request, with its values: its text is that of every request of the same form. */
export interface Fragment {
  readonly sql: Sql;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A fragment of SQL whose parameters hold values (`value`). */
export function fragmentOf(root: Sql): Fragment {
  const { text, parameters } = renderSql(root);
  return { sql: root, text, values: parameters.map(({ valueIn }) => valueIn(undefined as never)) };
}

/** A parameter that has this value whatever the request. */
export const value = (constant: unknown): Parameter => new Parameter(() => constant);
