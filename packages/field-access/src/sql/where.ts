import { isBytes, isInstant, isWhere, type Table, type TableRelation, type Where } from '../index.ts';
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

/** The row that others are read through: conditions on their relation to it are conditions on this row. */
export interface ParentRow extends AliasedRows {
  /** The name of the relation from the rows to this parent. */
  readonly relation: string;
}

/** A condition on rows, with the values of a request. */
export interface Condition extends Fragment {
  /**
   * The condition goes through another table, of which several rows may belong to one. The best order to join them in depends on
   * the values, so the statement is not prepared.
   */
  readonly joinsMany?: true;
}

/** Rows, and the row that they are read through. */
export interface ConditionRows extends AliasedRows {
  readonly parent?: ParentRow | undefined;
}

/** The state of writing one condition. */
interface Writing {
  /** True for a list that is read in its order: its conditions keep PostgreSQL from using the indexes of other columns. */
  readonly isOrdered: boolean;
  /** The prefix of the aliases of other tables' rows. */
  readonly alias: string;
  /** Aliases of other tables' rows. */
  readonly others: string[];
  /** One of the other tables has several rows for one of these. */
  joinsMany: boolean;
}

/**
 * A Prisma `where` of rows as SQL. The text follows from the form of the `where`, never from its values.
 * @throws Unsupported for an operator or a value that is not among those that are written here
 */
export const conditionOf = (rows: ConditionRows, where: Where): Condition => write(rows, where, false);

/**
 * The same for rows that are read in an order up to some number. PostgreSQL assumes that an unknown parent or wallet has few rows, so
 * it would find them by an index on the column of an IN, and sort them. `… is true` hides that column from the planner, and leaves
 * the index of the list's order.
 */
export const orderedConditionOf = (rows: ConditionRows, where: Where): Condition => write(rows, where, true);

function write(rows: ConditionRows, where: Where, isOrdered: boolean): Condition {
  const writing: Writing = { isOrdered, alias: rows.alias, others: [], joinsMany: false };
  const fragment = fragmentOf(whereSql(writing, rows, where));
  return isOrdered && writing.joinsMany ? { ...fragment, joinsMany: true } : fragment;
}

/** The condition that every row meets: it is left out where others stand beside it. */
const TRUE = sql`true`;
/** The condition that no row meets. */
export const FALSE = sql`false`;

/** The conditions that decide something: those that are always true are left out. */
const deciding = (items: readonly Sql[]): readonly Sql[] => items.filter((item) => item !== TRUE);

/** Conditions that a row meets all of, outside parentheses. */
export const conjunction = (items: readonly Sql[]): Sql => {
  const [first, ...more] = deciding(items);
  return first === undefined ? TRUE : join([first, ...more], ' and ');
};

/** All properties of a `where`. */
function whereSql(writing: Writing, rows: ConditionRows, where: Where): Sql {
  if (!isWhere(where)) return unsupported('where', rows.table.table);
  const items: Sql[] = [];
  for (const key in where) {
    const operand = where[key];
    if (operand !== undefined) items.push(propertySql(writing, rows, key, operand));
  }
  return conditions(deciding(items), ' and ', TRUE);
}

/** One property of a `where`: a logical operator, a column or a relation. */
function propertySql(writing: Writing, rows: ConditionRows, key: string, operand: unknown): Sql {
  if (key === 'AND' || key === 'OR' || key === 'NOT') return logicalSql(writing, rows, key, operand);
  return Object.hasOwn(rows.table.columns, key)
    ? columnSql(writing, rows, key, operand)
    : relationSql(writing, rows, key, operand);
}

function logicalSql(writing: Writing, rows: ConditionRows, operator: 'AND' | 'OR' | 'NOT', operand: unknown): Sql {
  const inside = operator === 'AND' ? writing : { ...writing, isOrdered: false };
  const items = ([operand].flat() as Where[]).map((where) => whereSql(inside, rows, where));
  writing.joinsMany ||= inside.joinsMany;
  switch (operator) {
    case 'AND':
      return conditions(deciding(items), ' and ', TRUE);
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

/** The parent row's own relation to a relation's row, if both refer to it by columns that are equal. */
function sharedRelation(table: Table, key: string, parent: ParentRow): string | null {
  const [own, back] = [table.relations[key], table.relations[parent.relation]];
  if (!own || !back || own.list) return null;
  const columns = own.columns.map((column) => back.references[back.columns.indexOf(column)]);
  const isSame = (relation: TableRelation) =>
    relation.model === own.model &&
    !relation.list &&
    `${relation.columns}` === `${columns}` &&
    `${relation.references}` === `${own.references}`;
  return Object.entries(parent.table.relations).find(([, relation]) => isSame(relation))?.[0] ?? null;
}

/** The operator of a relation's condition, and the condition on its rows. @throws Unsupported */
function relationOperand(relation: TableRelation, key: string, operand: object) {
  const [[operator, inner] = ['', null], ...more] = Object.entries(operand) as [string, Where][];
  const isToMany = operator === 'some' || operator === 'none';
  const isNamed = isToMany || operator === 'is';
  if (relation.list !== isToMany || (isNamed && more.length > 0) || inner === null) return unsupported('where', key);
  return { isNone: operator === 'none', where: isNamed ? inner : (operand as Where) };
}

/** The rows of a relation: by `some` or `none` for a relation to many; by `is`, or by the condition itself, for a relation to
 * one. */
function relationSql(writing: Writing, rows: ConditionRows, key: string, operand: unknown): Sql {
  const { table, parent } = rows;
  const relation = table.relations[key];
  if (!relation || typeof operand !== 'object' || operand === null) return unsupported('where', key);
  const { isNone, where } = relationOperand(relation, key, operand);
  if (parent?.relation === key) return whereSql(writing, { table: parent.table, alias: parent.alias }, where);
  const shared = parent && sharedRelation(table, key, parent);
  if (parent && shared) return relationSql(writing, { table: parent.table, alias: parent.alias }, shared, operand);
  const other = { table: relation.table, alias: `${writing.alias}w${writing.others.length + 1}` };
  writing.others.push(other.alias);
  if (relation.list) writing.joinsMany = true;
  const inside = { ...writing, isOrdered: false };
  const condition = conjunction([...relationConditions(relation, other, rows), whereSql(inside, other, where)]);
  writing.joinsMany ||= inside.joinsMany;
  const exists = sql`exists (select 1 from ${fromTable(other)} where ${condition})`;
  return isNone ? sql`not ${exists}` : exists;
}

/**
 * The conditions by which a relation of `parent` leads to rows.
 * @throws Unsupported for a relation of many to many without a model between, because its columns are in a table of Prisma's own
 */
export const relationConditions = (
  relation: Pick<TableRelation, 'table' | 'columns' | 'references'>,
  rows: AliasedRows,
  parent: AliasedRows,
): Sql[] =>
  relation.columns.length === 0
    ? unsupported('where', relation.table.table)
    : relation.columns.map(
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
  // The parts of another object are no comparisons, and without parts every row would meet it.
  if (!isWhere(operand)) return unsupported('where', key);
  const items = Object.entries(operand)
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
  // One value is compared as one, so that an index gives the order of a list.
  if (operand.length === 1) return comparisonSql(writing, column, operator === 'in' ? 'equals' : 'not', operand[0]);
  const members = value(operand.map(parameterOf));
  if (operator === 'notIn') return sql`${column} <> all(${members})`;
  return writing.isOrdered ? sql`(${column} = any(${members})) is true` : sql`${column} = any(${members})`;
}

const isDecimal = (object: object): object is { toFixed(): string } => 'toFixed' in object;

const isValue = (operand: unknown): boolean =>
  operand === null || typeof operand !== 'object' || isInstant(operand) || isBytes(operand) || isDecimal(operand);

/** A value as the driver sends it, in the text that PostgreSQL reads. */
export function parameterOf(operand: unknown): unknown {
  if (isInstant(operand)) return operand.toISOString();
  if (typeof operand === 'bigint') return operand.toString();
  if (typeof operand === 'object' && operand !== null && isDecimal(operand)) return operand.toFixed();
  return operand;
}
