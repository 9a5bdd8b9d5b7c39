import type { Table, TableRelation, Where } from '../index.ts';
import {
  type AliasedRows,
  columnOf,
  conditions,
  type Fragment,
  fragmentOf,
  fromTable,
  join,
  type Sql,
  sql,
  value,
} from './sql.ts';
import { unsupported } from './unsupported.ts';

/** The parent of some rows. Conditions on their relation to the parent are conditions on this row. */
export interface ParentRow extends AliasedRows {
  /** The relation of the rows that leads to this row. */
  readonly relation: string;
}

/** A condition on rows, with the values of a request. */
export interface Condition extends Fragment {
  /** The condition joins a table with several rows for one. The best join order depends on the values, so the statement is not prepared. */
  readonly joinsMany?: true;
}

/** Rows, and their parent row if they have one. */
export interface ConditionRows extends AliasedRows {
  readonly parent?: ParentRow | undefined;
}

/** The state of writing one condition. */
interface Writing {
  /** The rows are read in a list's order, so the condition must keep PostgreSQL from the indexes of other columns. */
  readonly isOrdered: boolean;
  /** The joins that the condition has so far. Conditions inside it add theirs. */
  readonly joins: Joins;
}

/** The other tables that a condition joins. */
interface Joins {
  /** The prefix of their aliases. */
  readonly alias: string;
  count: number;
  /** One of them can have several rows for one of the condition's rows. */
  isToMany: boolean;
}

/**
 * Writes a Prisma `where` of rows as SQL. The text follows from the form of the `where`, never from its values.
 * @throws Unsupported for an operator or a value that this file does not write
 */
export const conditionOf = (rows: ConditionRows, where: Where): Condition => writeCondition(rows, where, false);

/**
 * Writes the same condition for rows that are read in a list's order, up to a limit. PostgreSQL assumes that an unknown parent or
 * wallet has few rows, so it would find them by an index on the column of an IN, and sort them. `… is true` hides that column from the
 * planner, so it uses the index of the list's order.
 */
export const orderedConditionOf = (rows: ConditionRows, where: Where): Condition => writeCondition(rows, where, true);

function writeCondition(rows: ConditionRows, where: Where, isOrdered: boolean): Condition {
  const joins: Joins = { alias: rows.alias, count: 0, isToMany: false };
  const fragment = fragmentOf(whereSql({ isOrdered, joins }, rows, where));
  return isOrdered && joins.isToMany ? { ...fragment, joinsMany: true } : fragment;
}

/** The condition that every row meets. A conjunction leaves it out. */
const TRUE = sql`true`;
/** The condition that no row meets. */
export const FALSE = sql`false`;

const withoutTrue = (items: readonly Sql[]): readonly Sql[] => items.filter((item) => item !== TRUE);

/** Joins conditions by AND, without parentheses around them. */
export const conjunction = (items: readonly Sql[]): Sql => {
  const [first, ...more] = withoutTrue(items);
  return first === undefined ? TRUE : join([first, ...more], ' and ');
};

/** Writes a `where`: a row has to meet the condition of each property. */
function whereSql(writing: Writing, rows: ConditionRows, where: Where): Sql {
  const items: Sql[] = [];
  for (const key in where) {
    const operand = where[key];
    if (operand !== undefined) items.push(propertySql(writing, rows, key, operand));
  }
  return conditions(withoutTrue(items), ' and ', TRUE);
}

/** Writes one property of a `where`: a logical operator, a column or a relation. */
function propertySql(writing: Writing, rows: ConditionRows, key: string, operand: unknown): Sql {
  if (key === 'AND' || key === 'OR' || key === 'NOT') return logicalSql(writing, rows, key, operand);
  return Object.hasOwn(rows.table.columns, key)
    ? columnSql(writing, rows, key, operand)
    : relationSql(writing, rows, key, operand);
}

function logicalSql(writing: Writing, rows: ConditionRows, operator: 'AND' | 'OR' | 'NOT', operand: unknown): Sql {
  const inside = operator === 'AND' ? writing : { ...writing, isOrdered: false };
  const items = ([operand].flat() as Where[]).map((where) => whereSql(inside, rows, where));
  switch (operator) {
    case 'AND':
      return conditions(withoutTrue(items), ' and ', TRUE);
    case 'OR':
      // Prisma treats an empty OR as "no rows" or as "no condition", depending on where it stands.
      if (items.length === 0) return unsupported('where', 'OR');
      return items.includes(TRUE) ? TRUE : conditions(items, ' or ', TRUE);
    case 'NOT':
      if (items.includes(TRUE)) return unsupported('where', 'NOT');
      return conditions(
        items.map((item) => sql`not (${item})`),
        ' and ',
        TRUE,
      );
  }
}

/**
 * The relation by which the parent row refers to the same row as the relation `key` of its rows; null if there is none. Both relations
 * then refer to the row by equal columns, as an order and its lines refer to the same customer.
 */
function sharedRelation(table: Table, key: string, parent: ParentRow): string | null {
  const [relation, toParent] = [table.relations[key], table.relations[parent.relation]];
  if (!relation || !toParent || relation.list) return null;
  const parentColumns = relation.columns.map((column) => toParent.references[toParent.columns.indexOf(column)]);
  const isShared = (candidate: TableRelation) =>
    candidate.model === relation.model &&
    !candidate.list &&
    `${candidate.columns}` === `${parentColumns}` &&
    `${candidate.references}` === `${relation.references}`;
  return Object.entries(parent.table.relations).find(([, candidate]) => isShared(candidate))?.[0] ?? null;
}

/** Reads the operand of a relation: whether no row may meet its condition, and that condition. @throws Unsupported */
function relationOperand(relation: TableRelation, key: string, operand: object) {
  const [[operator, inner] = ['', null], ...more] = Object.entries(operand) as [string, Where][];
  const isToMany = operator === 'some' || operator === 'none';
  const isNamed = isToMany || operator === 'is';
  if (relation.list !== isToMany || (isNamed && more.length > 0) || inner === null) return unsupported('where', key);
  return { isNone: operator === 'none', where: isNamed ? inner : (operand as Where) };
}

/**
 * Writes a condition on the rows of a relation. The operand is `some` or `none` for a relation to many; for a relation to one it is `is`
 * or the condition itself.
 */
function relationSql(writing: Writing, rows: ConditionRows, key: string, operand: unknown): Sql {
  const { table, parent } = rows;
  const relation = table.relations[key];
  if (!relation || typeof operand !== 'object' || operand === null) return unsupported('where', key);
  const { isNone, where } = relationOperand(relation, key, operand);
  if (parent?.relation === key) return whereSql(writing, { table: parent.table, alias: parent.alias }, where);
  const shared = parent && sharedRelation(table, key, parent);
  if (parent && shared) return relationSql(writing, { table: parent.table, alias: parent.alias }, shared, operand);
  const { joins } = writing;
  joins.count++;
  if (relation.list) joins.isToMany = true;
  const other = { table: relation.table, alias: `${joins.alias}w${joins.count}` };
  const inside = { joins, isOrdered: false };
  const condition = conjunction([...relationConditions(relation, other, rows), whereSql(inside, other, where)]);
  const exists = sql`exists (select 1 from ${fromTable(other)} where ${condition})`;
  return isNone ? sql`not ${exists}` : exists;
}

/** The conditions that a relation of `parent` leads to a row: its columns are equal to the parent's. */
export const relationConditions = (relation: TableRelation, rows: AliasedRows, parent: AliasedRows): Sql[] =>
  relation.columns.map(
    (column, i) => sql`${columnOf(rows, relation.references[i] as string)} = ${columnOf(parent, column)}`,
  );

/** Prisma's comparisons of a column with one value. */
const COMPARISONS = {
  equals: (column: Sql, operand: Sql) => sql`${column} = ${operand}`,
  not: (column: Sql, operand: Sql) => sql`${column} <> ${operand}`,
  gt: (column: Sql, operand: Sql) => sql`${column} > ${operand}`,
  gte: (column: Sql, operand: Sql) => sql`${column} >= ${operand}`,
  lt: (column: Sql, operand: Sql) => sql`${column} < ${operand}`,
  lte: (column: Sql, operand: Sql) => sql`${column} <= ${operand}`,
} as const;

const isComparison = (operator: string): operator is keyof typeof COMPARISONS => Object.hasOwn(COMPARISONS, operator);

function columnSql(writing: Writing, rows: ConditionRows, key: string, operand: unknown): Sql {
  const column = columnOf(rows, key);
  if (rows.table.columns[key]?.list) return unsupported('where', key);
  if (isValue(operand)) return comparisonSql(writing, column, 'equals', operand);
  const items = Object.entries(operand as object)
    .filter(([, compared]) => compared !== undefined)
    .map(([operator, compared]) => comparisonSql(writing, column, operator, compared));
  return conditions(items, ' and ', TRUE);
}

function comparisonSql(writing: Writing, column: Sql, operator: string, operand: unknown): Sql {
  if (operator === 'in' || operator === 'notIn') return membershipSql(writing, column, operator, operand);
  if (!isComparison(operator) || !isValue(operand)) return unsupported('where', operator);
  if (operand !== null) return COMPARISONS[operator](column, sql`${value(parameterOf(operand))}`);
  if (operator === 'equals') return sql`${column} is null`;
  return operator === 'not' ? sql`${column} is not null` : unsupported('where', operator);
}

function membershipSql(writing: Writing, column: Sql, operator: 'in' | 'notIn', operand: unknown): Sql {
  if (!Array.isArray(operand) || !operand.every((item) => item !== null && isValue(item)))
    return unsupported('where', operator);
  if (operand.length === 0) return operator === 'in' ? FALSE : TRUE;
  // A single value is compared by `=`, so that an index gives the order of a list.
  if (operand.length === 1) return comparisonSql(writing, column, operator === 'in' ? 'equals' : 'not', operand[0]);
  const members = value(operand.map(parameterOf));
  if (operator === 'notIn') return sql`${column} <> all(${members})`;
  return writing.isOrdered ? sql`(${column} = any(${members})) is true` : sql`${column} = any(${members})`;
}

const isDecimal = (object: object): object is { toFixed(): string } => 'toFixed' in object;

const isValue = (operand: unknown): boolean =>
  operand === null || typeof operand !== 'object' || operand instanceof Date || isDecimal(operand);

/** Converts a value to what the driver sends as a parameter. */
export function parameterOf(operand: unknown): unknown {
  if (operand instanceof Date) return operand.toISOString();
  if (typeof operand === 'bigint') return operand.toString();
  if (typeof operand === 'object' && operand !== null && isDecimal(operand)) return operand.toFixed();
  return operand;
}
