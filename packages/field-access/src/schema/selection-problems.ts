import type { GraphQLSchema } from 'graphql';
import type { AccessModel } from '../model/access-model.ts';
import type { LabelMask } from '../model/label-mask.ts';
import type { LabelSet } from '../model/labels.ts';
import { type FieldRule, typeRule } from '../model/rules.ts';
import type { Tables } from '../model/tables.ts';
import type { TypeRule } from '../model/type-rule.ts';
import { sharedInterfaces } from '../runtime/row-type.ts';
import { type JoinedRow, labelsCarried } from './carried.ts';
import { withImplying } from './implied.ts';
import type { ModelFields, SchemaFacts } from './model-fields.ts';
import type { KeyedColumns, RowKey, RowsWay } from './plugin-options.ts';
import { commonReaders, onSomeKind, readByAllWhoSee, wideningProblems } from './problems.ts';
import { joinOf, joinOfPath } from './row-join.ts';
import { type Leading, objectTypes, pagedRows } from './schema-problems.ts';
import { type ModelSelection, selectionsOf } from './selected.ts';
import { fieldsOfColumn, rulesOfColumn, widest } from './shown-columns.ts';

// These checks compare a field's readers with those of the columns that it selects, and what a type selects with every row
// with what everybody reads. Each answers a sentence for each fault.

/** A reader of columns, for an error's sentence: a field, or a type that selects with every row. */
type Reading = Pick<FieldRule, 'coordinate' | 'type' | 'need'>;

/** The fault of a field that is computed by a `select` of its own, if that is a function. */
export const SELECTS_BY_FUNCTION =
  'selects by a function, and what it reads is not known when the schema is built; select by a map';

/**
 * A field computed from columns has no reader that a field exposing one of them lacks, and none from whom rows of a relation
 * that it reads or counts are hidden. On the rows of another type a label counts only as `labelsCarried` defines.
 */
export function computedProblems(facts: SchemaFacts, field: Reading, select: object): string[] {
  const problems = selectionsIn(facts, field.type, select).flatMap((selection) =>
    readingProblems(facts, field, selection),
  );
  return [...new Set(problems)];
}

/** A row of another table is found by its primary key, because any other columns may find several rows. */
export function keyProblems(coordinate: string, { model, key }: RowKey, fields: ModelFields | null): string[] {
  const id = fields?.id ?? [];
  const isKey = id.length > 0 && Object.keys(key).join() === id.join();
  return isKey
    ? []
    : [`${coordinate}: finds a row of ${model} by other columns than its primary key, ${id.join(', ')}`];
}

/** A field of rows of another table. */
interface JoinedRows extends Leading {
  readonly way: RowsWay;
}

/**
 * A field of rows of another table says what its row and they have in the columns that join them: it has no reader who may not read a field
 * of the column above, and everyone who sees a row below reads a field of its column. Columns without a relation are of one type.
 */
export function joinProblems(
  facts: SchemaFacts,
  schema: GraphQLSchema,
  { parent, field, to, way }: JoinedRows,
): string[] {
  const { rules } = facts;
  const above = typeRule(rules, parent);
  const coordinate = `${parent}.${field}`;
  const apart = 'key' in way ? columnsApart(rules.model.tables, above, typeRule(rules, to), way.key) : [];
  if (apart.length > 0)
    return [`${coordinate}: joins ${to} to ${parent} by ${apart.join(', ')}, which are no two columns of one type`];
  const need = rules.fields.get(coordinate)?.need ?? above.seenBy;
  const { labels } = rules.model;
  const { columns: own, references: other } = joinOf(facts, above.model, way);
  const below = [...new Set([to, ...objectTypes(schema, to).map(({ name }) => name)])].filter(
    (name) => typeRule(rules, name).model !== null,
  );
  return [
    ...own.flatMap((column) => wideningProblems(labels, { coordinate, need }, rulesOfColumn(rules, parent, column))),
    ...below
      .flatMap((name) => other.flatMap((column) => rulesOfColumn(rules, name, column)))
      .filter((read) => !readByAllWhoSee(labels, typeRule(rules, read.type), read.needOnEveryKind))
      .map((read) => joinedByUnread(coordinate, read)),
  ];
}

/** A variant says whether the column that it is there with is null, so it has no reader who may not read a field of that column. */
export function presenceProblems({ rules }: SchemaFacts, { parent, field }: Leading, column: string): string[] {
  const coordinate = `${parent}.${field}`;
  const need = rules.fields.get(coordinate)?.need ?? typeRule(rules, parent).seenBy;
  return wideningProblems(rules.model.labels, { coordinate, need }, rulesOfColumn(rules, parent, column));
}

/** The pairs of a key that are no two columns of one type, as a sentence names them. */
function columnsApart(tables: Tables, above: TypeRule, below: TypeRule, key: RowKey['key']): readonly string[] {
  const pairs = Object.entries(key);
  if (pairs.length === 0) return ['nothing'];
  const isUuid = ({ model }: TypeRule, column: string) => tables[model ?? '']?.columns[column]?.uuid === true;
  const isJoined = ([column, own]: readonly [string, string]) =>
    below.types.has(column) &&
    (above.model === null ||
      (below.types.get(column) === above.types.get(own) && isUuid(below, column) === isUuid(above, own)));
  return pairs.filter((pair) => !isJoined(pair)).map((pair) => pair.join(' = '));
}

/** A field of a type, by its readers, that reads rows of another type. */
interface ReadingRows extends JoinedRow {
  readonly need: LabelMask;
}

/** The labels on a row that see each related row of another type, where `seenBy` sees it. */
const seersOf = (labels: LabelSet, reading: ReadingRows, seenBy: LabelMask): LabelMask =>
  labels.withSealedBits(seenBy) & labels.withSealedBits(labelsCarried(labels, reading));

/** Tests that some readers of a field do not see a row. Nobody is known to see all rows by hand. */
const isHidden = ({ need, to }: ReadingRows, seers: LabelMask): boolean =>
  to.rows !== undefined && (to.handwrittenRows || (need & ~seers) !== 0);

/** Tests that a row of another type is hidden from some readers of a field. */
const isHiddenFrom = (labels: LabelSet, reading: ReadingRows): boolean =>
  isHidden(reading, seersOf(labels, reading, reading.to.seenBy));

/** Tests the same by what the model claims, for a check whose fault denies. */
function isHiddenAsClaimed(model: AccessModel, reading: ReadingRows): boolean {
  const { parent, to } = reading;
  const seers = seersOf(model.labels, reading, withImplying(model, to, to.seenBy));
  return isHidden(reading, withImplying(model, parent, seers));
}

/** A field of one row of another table is null where its viewer may not see that row, so the row has to be seen by all of its readers. */
export function hiddenRowProblems(
  facts: SchemaFacts,
  schema: GraphQLSchema,
  { parent: name, field, to, way }: JoinedRows,
) {
  const { rules } = facts;
  const coordinate = `${name}.${field}`;
  const parent = typeRule(rules, name);
  const need = rules.fields.get(coordinate)?.need ?? parent.seenBy;
  const join = joinOf(facts, parent.model, way);
  // A row of another type than the field says is answered as a hidden one.
  const mayBeOther = (name: string) => name === to && sharedInterfaces(rules, schema, name).length > 0;
  return objectTypes(schema, to)
    .filter(
      (type) =>
        mayBeOther(type.name) || isHiddenAsClaimed(rules.model, { parent, need, to: typeRule(rules, type.name), join }),
    )
    .map((type) => `${coordinate}: answers a ${type.name}, which not all of its readers see, so it must be nullable`);
}

/** A field that reads columns of a row of another table has no reader that a field exposing one of them lacks. */
export const columnsProblems = (facts: SchemaFacts, field: FieldRule, { model, key, columns }: KeyedColumns) =>
  readingProblems(
    facts,
    field,
    { model, path: [model], columns, joinedBy: [], counts: false },
    joinOf(facts, null, { key }),
  );

/** A type may select with every row only keys, subjects and what everybody reads, because it selects for every viewer. */
export function selectProblems(facts: SchemaFacts, rule: TypeRule, select: object): string[] {
  const { everybody } = facts.rules.model.labels;
  const free = new Set([...rule.id, ...rule.columns]);
  const problems = selectionsIn(facts, rule.name, select).flatMap((selection) => {
    if (selection.path.length > 0)
      return readingProblems(facts, { coordinate: rule.name, type: rule.name, need: everybody }, selection);
    return selection.columns
      .filter((column) => !free.has(column))
      .flatMap((column) => rulesOfColumn(facts.rules, rule.name, column))
      .filter((field) => (field.needOnEveryKind & everybody) === 0)
      .map(
        (field) =>
          `${rule.name}: selects ${field.column} with every row, which not everybody reads; select it in its field`,
      );
  });
  return [...new Set(problems)];
}

function selectionsIn(facts: SchemaFacts, type: string, select: object): ModelSelection[] {
  const { model } = typeRule(facts.rules, type);
  return model === null ? [] : selectionsOf(facts, { model, path: [] }, { select });
}

/** The fields that show a column by which rows are joined, if no type of the rows shows it to everyone who sees the row. */
function joinedProblems({ rules }: SchemaFacts, { coordinate }: Reading, model: string, column: string): string[] {
  const exposing = fieldsOfColumn(rules, model, column);
  const isRead = ({ type, needOnEveryKind }: FieldRule) =>
    readByAllWhoSee(rules.model.labels, typeRule(rules, type), needOnEveryKind);
  return exposing.some(isRead) ? [] : exposing.slice(0, 1).map((read) => joinedByUnread(coordinate, read));
}

const joinedByUnread = (coordinate: string, read: FieldRule): string =>
  `${coordinate}: joins rows by ${read.coordinate}, which is not read${onSomeKind(read)} by everyone who sees the row`;

export function readingProblems(
  facts: SchemaFacts,
  reading: Reading,
  { model, path, columns, joinedBy, counts }: ModelSelection,
  join = joinOfPath(facts, typeRule(facts.rules, reading.type).model, path),
): string[] {
  const { rules } = facts;
  const { labels } = rules.model;
  if (path.length === 0)
    return columns.flatMap((column) => wideningProblems(labels, reading, rulesOfColumn(rules, reading.type, column)));
  const parent = typeRule(rules, reading.type);
  const carried = (mask: LabelMask, to: TypeRule) =>
    mask & labels.withSealedBits(labelsCarried(labels, { parent, to, join }));
  const hidden = [...rules.types.values()]
    .filter((to) => to.model === model && isHiddenFrom(labels, { parent, need: reading.need, to, join }))
    .map(
      (to) => `${reading.coordinate}: ${counts ? 'counts' : 'reads'} ${to.name}, whose rows not all of its readers see`,
    );
  const wider = columns.flatMap((column) => {
    const exposing = fieldsOfColumn(rules, model, column);
    return wideningProblems(
      labels,
      reading,
      widest(
        exposing.map((field) => {
          const carriedOf = (mask: LabelMask) => carried(labels.withSealedBits(mask), typeRule(rules, field.type));
          return { ...field, need: carriedOf(field.need), needOnEveryKind: carriedOf(field.needOnEveryKind) };
        }),
      ),
    );
  });
  return [...hidden, ...wider, ...joinedBy.flatMap((column) => joinedProblems(facts, reading, model, column))];
}

interface Selecting extends Leading {
  readonly select: unknown;
}

/**
 * A field that an author's resolver computes from columns: who reads its object's fields, among them who see the row, learns of these
 * columns. Rows in its answer are seen by rules of their own, so that all who see the row learn from their presence.
 */
export function traversedProblems(
  facts: SchemaFacts,
  schema: GraphQLSchema,
  { parent: parentName, field, to, select }: Selecting,
): string[] {
  const { rules } = facts;
  const { everybody } = rules.model.labels;
  const coordinate = `${parentName}.${field}`;
  if (!select) return [];
  const types = objectTypes(schema, to);
  const answersRows =
    types.some(({ name }) => typeRule(rules, name).model !== null) || pagedRows(schema, rules, to) !== null;
  // The functions of relations, variants and lists come from their builders.
  if (typeof select === 'function') return answersRows ? [] : [`${coordinate}: ${SELECTS_BY_FUNCTION}`];
  const needs = types.flatMap((type) =>
    Object.keys(type.getFields()).map((own) => rules.fields.get(`${type.name}.${own}`)?.need ?? everybody),
  );
  const readers = needs.reduce((union, need) => union | need, 0);
  const { seenBy } = typeRule(rules, parentName);
  const need = answersRows ? seenBy : commonReaders(rules.model.labels, readers, seenBy);
  return computedProblems(facts, { coordinate, type: parentName, need }, select as object);
}
