import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { LabelMask } from '../model/label-mask.ts';
import { type AccessRules, type FieldRule, typeRule } from '../model/rules.ts';
import type { TypeRule } from '../model/type-rule.ts';
import { isTypeOfAuthor, sharedInterfaces } from '../runtime/row-type.ts';
import { targetOf } from '../runtime/target.ts';
import { labelsCarried } from './carried.ts';
import type { SchemaFacts } from './model-fields.ts';
import type { FieldExtensions, RowsWay, SortAndFilter } from './plugin-options.ts';
import { emptyListProblems, names, onSomeKind, readByAllWhoSee } from './problems.ts';
import { joinOfPath } from './row-join.ts';
import { fieldsShowing, rulesOfColumn, widest } from './shown-columns.ts';

// These checks compare declarations of different types, so they run once the schema has every type. Each answers a sentence
// for each fault.

/** A field that may be a list, and the type that it answers. */
interface FieldOfRows {
  readonly coordinate: string;
  readonly parent: string;
  readonly typeName: string;
  /** Undefined for a field that does not sort and filter. */
  readonly order: SortAndFilter | undefined;
}

/** Lists must not reveal hidden rows by their order, filters, totals or pages. */
export function listProblems(
  facts: SchemaFacts,
  schema: GraphQLSchema,
  { coordinate, parent, typeName, order }: FieldOfRows,
): string[] {
  const { rules, model } = facts;
  const problems: string[] = [];
  if (!order) {
    // The edges of a page are those of its list, which is checked itself.
    const isOfPage = nodeOf(fieldType(schema.getType(parent), 'edges')) !== undefined;
    const rows = isOfPage ? null : pagedRows(schema, rules, typeName);
    if (rows !== null)
      problems.push(
        `${coordinate}: pages ${rows} past the engine, so its cursors, order and total are not checked; ` +
          'list them by keyset(t, …) in Query, or by relatedKeyset(t, …) below a row',
      );
    return problems;
  }
  const { type, sort, columns, filter } = order;
  const owner = typeRule(rules, type);
  for (const column of owner.id)
    if (owner.types.get(column) === 'Bytes')
      problems.push(
        `${coordinate}: ${type}.${column} is of type Bytes, which Prisma does not order, so no page follows another`,
      );
  const byField = sort.flatMap((field) => rules.fields.get(`${type}.${field}`)?.column ?? []);
  const table = rules.model.tables[owner.model ?? ''];
  for (const column of new Set([...owner.id, ...columns, ...byField]))
    if (table?.columns[column]?.isFine)
      problems.push(
        `${coordinate}: ${type}.${column} has times finer than a millisecond, which cursors have not, so pages would repeat rows; ` +
          'give its type three digits, as @db.Timestamptz(3)',
      );
  for (const column of columns) {
    if (!model(owner.model)?.required.has(column))
      problems.push(`${coordinate}: ${type} has no column ${column} that is never null, so a keyset cannot follow it`);
    if ([...rules.fields.values()].some((rule) => rule.type === type && rule.column === column))
      problems.push(`${coordinate}: ${type} shows ${column}; sort by its field (\`order: { by }\`)`);
    else problems.push(...hiddenOrderProblems(facts, { coordinate, owner }, { model: owner.model, column }));
  }
  for (const field of new Set([...sort, ...filter])) {
    const rule = rules.fields.get(`${type}.${field}`);
    if (rule?.column) problems.push(...shownProblems(facts, schema, { coordinate, rule, sorts: sort.includes(field) }));
    // A field that says no access is refused as such.
    else if (rules.plans.has(`${type}.${field}`) || fieldType(schema.getType(type), field) === undefined)
      problems.push(
        `${coordinate}: ${type}.${field} exposes no column` +
          (sort.includes(field) ? '; sort by a column (`order: { column }`)' : ', so no filter follows from it'),
      );
  }
  return [...new Set(problems)];
}

/** A field that shows the column by which a list sorts or filters. */
interface ShownColumn {
  /** The coordinate of the list. */
  readonly coordinate: string;
  readonly rule: FieldRule;
  readonly sorts: boolean;
}

/** The faults of a field by which a list sorts or filters: everyone reads it who sees a row, on each type of the rows, and no sorted one is null. */
function shownProblems(
  { rules, model }: SchemaFacts,
  schema: GraphQLSchema,
  { coordinate, rule, sorts }: ShownColumn,
): string[] {
  const { type, column, coordinate: shown } = rule;
  const owner = typeRule(rules, type);
  const isRead = readByAllWhoSee(rules.model.labels, owner, rule.needOnEveryKind);
  const isNull = sorts && column !== null && !model(owner.model)?.required.has(column);
  return [
    ...(isRead ? [] : [`${coordinate}: ${shown} is not read${onSomeKind(rule)} by everyone who sees the row`]),
    ...(isNull ? [`${coordinate}: ${shown} may be null, so a keyset cannot follow it`] : []),
    ...(isRead && column !== null ? memberProblems(rules, schema, coordinate, { type, column }) : []),
  ];
}

/** A column of a model, which may be another than that of the rows that are ordered by it. */
interface OrderColumn {
  readonly model: string | null;
  readonly column: string;
  /** The way in which the column is shown; absent where rows are sorted by it. */
  readonly way?: string;
  /** The relations that lead to the column's row; none for the row itself. */
  readonly path?: readonly string[];
}

/** A field of another row, with those of its readers alone who read it because they see the row that leads there. */
function carriedField(facts: SchemaFacts, parent: TypeRule, path: readonly string[], field: FieldRule): FieldRule {
  const { rules } = facts;
  const join = joinOfPath(facts, parent.model, path);
  const carried = labelsCarried(rules.model.labels, { parent, to: typeRule(rules, field.type), join });
  return { ...field, needOnEveryKind: field.needOnEveryKind & carried };
}

/** A list whose order and choice of rows some labels see. */
interface ShownList {
  readonly coordinate: string;
  readonly owner: TypeRule;
  /** The labels that see the list; those that see its rows if absent. */
  readonly seers?: LabelMask;
}

/** An order shows the order of a column's values, so it goes by none that fields show to fewer than see the rows. */
export function hiddenOrderProblems(
  facts: SchemaFacts,
  { coordinate, owner, seers = owner.seenBy }: ShownList,
  { model, column, way = 'sorts', path = [] }: OrderColumn,
): string[] {
  const { rules } = facts;
  const { labels, extras } = rules.model;
  const showing = model === null ? [] : fieldsShowing(rules, model, column);
  const shown = path.length > 0 ? showing.map((field) => carriedField(facts, owner, path, field)) : showing;
  // Everybody can learn such a value elsewhere.
  if (shown.some((field) => field.extras.some((name) => extras[name]?.public))) return [];
  return widest(shown)
    .filter((read) => !readByAllWhoSee(labels, { seenBy: seers }, read.needOnEveryKind))
    .map(
      (read) =>
        `${coordinate}: ${way} by ${column}, and ${read.coordinate} shows it to ${names(labels, read.need)} alone; ` +
        `${way === 'sorts' ? 'sort' : 'choose'} by what everyone reads who sees the row`,
    );
}

/** The types of an interface's rows may declare its fields more narrowly, so each of them shows a column that orders or filters rows of all. */
function memberProblems(
  rules: AccessRules,
  schema: GraphQLSchema,
  coordinate: string,
  { type, column }: { readonly type: string; readonly column: string },
): string[] {
  return objectTypes(schema, type)
    .filter(({ name }) => name !== type)
    .flatMap(({ name }) => rulesOfColumn(rules, name, column))
    .filter((read) => !readByAllWhoSee(rules.model.labels, typeRule(rules, read.type), read.needOnEveryKind))
    .map((read) => `${coordinate}: ${read.coordinate} is not read${onSomeKind(read)} by everyone who sees the row`);
}

const fieldType = (type: unknown, field: string): GraphQLNamedType | undefined =>
  isObjectType(type) ? getNamedType(type.getFields()[field]?.type) : undefined;

/** The type of an edge's row; undefined for a type that is no edge. */
const nodeOf = (type: unknown): GraphQLNamedType | undefined => fieldType(type, 'cursor') && fieldType(type, 'node');

/**
 * The type of the stored rows that a type pages as a Relay connection, or has in an edge of one; null where no value of the type is a
 * page or an edge of stored rows.
 */
export function pagedRows(schema: GraphQLSchema, rules: AccessRules, typeName: string): string | null {
  const nodes = objectTypes(schema, typeName).flatMap((type) => nodeOf(fieldType(type, 'edges')) ?? nodeOf(type) ?? []);
  const isStored = ({ name }: GraphQLNamedType) =>
    objectTypes(schema, name).some((type) => typeRule(rules, type.name).model !== null);
  return nodes.find(isStored)?.name ?? null;
}

/** The object types that a type's values may be of. */
export function objectTypes(schema: GraphQLSchema, name: string): readonly GraphQLObjectType[] {
  const type = schema.getType(name);
  if (isAbstractType(type)) return schema.getPossibleTypes(type);
  return isObjectType(type) ? [type] : [];
}

/** The texts of the subjects from which it follows who sees a row. */
function deciders({ subjects, seenBy }: TypeRule): ReadonlySet<string> {
  const seers = subjects.filter(({ bit }) => (bit & seenBy) !== 0);
  const outer = seers.reduce((bits, { within }) => bits | within, 0);
  const decide = subjects.filter(({ bit }) => (bit & (seenBy | outer)) !== 0);
  return new Set(
    decide.map(({ bit, kind, column, scope, when, within }) =>
      JSON.stringify([bit, kind, column, scope, when ?? null, within]),
    ),
  );
}

/** Tests that a type may hide rows that its interface shows. Hand-written rows below rows that are hidden too narrow those by the type. */
function hidesMore(own: TypeRule, shared: TypeRule): boolean {
  if (own.rows === undefined) return false;
  if (shared.rows === undefined || (shared.seenBy & ~own.seenBy) !== 0) return true;
  if (own.handwrittenRows) return false;
  const same = deciders(own);
  return shared.handwrittenRows || [...deciders(shared)].some((decider) => !same.has(decider));
}

/** The types of one model as an interface show the same rows, because a field of the interface may answer a row of any of them. */
export function interfaceProblems({ model: { labels }, types }: AccessRules, schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type)) return [];
    const own = types.get(type.name);
    return type.getInterfaces().flatMap(({ name }) => {
      const shared = types.get(name);
      if (!own?.model || shared?.model !== own.model) return [];
      if (hidesMore(own, shared))
        return [
          `${type.name}: hides rows that its interface ${name} lists and counts; declare its access on the interface too`,
        ];
      if (!shared.rows || (own.seenBy & ~shared.seenBy) === 0) return [];
      return [
        `${type.name}: is seen by ${names(labels, own.seenBy)}, and its interface ${name} by ${names(labels, shared.seenBy)} alone; ` +
          'declare the access of the interface on it too',
      ];
    });
  });
}

/** Lists the fields that may be null although the same field of an interface may not, because readers may be denied them. */
export function nullProblems(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type)) return [];
    const own = type.getFields();
    return type.getInterfaces().flatMap((shared) =>
      Object.values(shared.getFields())
        .filter(({ name, type: answered }) => isNonNullType(answered) && own[name] && !isNonNullType(own[name].type))
        .map(
          ({ name }) =>
            `${type.name}.${name}: may be null, and ${shared.name}.${name} of its interface is not; say \`nullable: true\` there`,
        ),
    );
  });
}

/** A list and a row that the engine reads are of an interface's type only where the interface is asked, and no SQL asks it. */
export function memberRowsProblems(
  { rules }: SchemaFacts,
  schema: GraphQLSchema,
  { parent, field, to }: Leading,
): string[] {
  const reads = `${parent}.${field}: reads its rows as ${to}`;
  return [
    ...sharedInterfaces(rules, schema, to).map(
      ({ name }) => `${reads}, and ${name} says of which type each row is; answer ${name}`,
    ),
    ...(isTypeOfAuthor(schema, to)
      ? [`${reads}, whose isTypeOf no query asks; say \`rows\` of ${to} in its place`]
      : []),
  ];
}

/**
 * A field of the root that reads rows by ids must have the engine's source, because another one shows which hidden rows exist. The
 * source reads one row, of the type that its id names.
 */
export function nodeProblems({ nodeInterface }: AccessRules, schema: GraphQLSchema): string[] {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const isNamed = ({ type, extensions }: GraphQLField<unknown, unknown>) =>
    isNode(extensions) && getNullableType(type) === schema.getType(nodeInterface);
  return fields
    .filter((field) => (isNode(field.extensions) || getNamedType(field.type).name === nodeInterface) && !isNamed(field))
    .map(({ name, extensions }) =>
      isNode(extensions)
        ? `Query.${name}: reads one row by its id, of any type; answer ${nodeInterface}`
        : `Query.${name}: shows which hidden rows exist; read it by NODE_QUERY of field-access/lists`,
    );
}

const isNode = ({ rowSource }: FieldExtensions): boolean => rowSource?.kind === 'node';

/** A field with the engine's extensions keeps its resolver, because compiled reads answer it by these and never call another. */
export function resolverProblems(
  coordinate: string,
  { rowSource, keyedRow, keyedColumns, engineResolver }: FieldExtensions,
  resolve: unknown,
): string[] {
  const isAnswered = [rowSource, keyedRow, keyedColumns].some((part) => part !== undefined);
  return isAnswered && (engineResolver === undefined || engineResolver !== resolve)
    ? [`${coordinate}: has another resolver than the engine's, whose options it takes; leave \`resolve\` out`]
    : [];
}

/** A field answers rows as a type of their model, because the type says which of them the query leaves out. */
export const modelProblems = ({ rules }: SchemaFacts, { parent, field, to }: Leading, model: string): string[] =>
  typeRule(rules, to).model === model
    ? []
    : [`${parent}.${field}: reads rows of ${model}, and ${to} is no type of that model`];

/** A field of one type that leads to another. */
export interface Leading {
  readonly parent: string;
  readonly field: string;
  readonly to: string;
}

interface Traverse extends Leading {
  /** Undefined where the list reads by other means. */
  readonly way: RowsWay | undefined;
}

/** A list below a row needs readers of its own unless all who see the row may see rows in it. */
export function traverseProblems(
  { rules }: SchemaFacts,
  schema: GraphQLSchema,
  { parent: parentName, field, to, way }: Traverse,
): string[] {
  const target = targetOf(schema, rules, to);
  if (targetOf(schema, rules, parentName)?.path.length) return []; // a page: its list declares the readers
  if (!target?.rule) return [];
  const parent = typeRule(rules, parentName);
  const table = rules.model.tables[parent.model ?? ''];
  const join =
    way && 'key' in way
      ? { columns: Object.values(way.key), references: Object.keys(way.key) }
      : ((way && table?.relations[way.relation]) ?? null);
  return emptyListProblems(rules, `${parentName}.${field}`, { parent, listed: target.rule, join });
}
