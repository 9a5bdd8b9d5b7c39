import type { AccessModel } from '../model/access-model.ts';
import { AnswerFault } from '../model/answer-fault.ts';
import { requireWhere } from '../model/answers.ts';
import { keyOfText, namesRows } from '../model/column-values.ts';
import type { ColumnCondition } from '../model/conditions.ts';
import { type AccessCase, type FieldDeclaration, placesOf } from '../model/declaration.ts';
import { heldKey, keyedColumn } from '../model/held-key.ts';
import type { LabelMask } from '../model/label-mask.ts';
import type { LabelSet } from '../model/labels.ts';
import type { AccessRules, FieldRule } from '../model/rules.ts';
import { NOT_STORED } from '../model/storage-classes.ts';
import type { RowsRule, TypeAccess } from '../model/subjects.ts';
import type { Table, Tables } from '../model/tables.ts';
import { type CompiledSubject, PUBLIC_ROW, type TypeRule } from '../model/type-rule.ts';
import { claimsAdvised, implyingWays, withImplying } from './implied.ts';
import type { ModelFields, RowJoin } from './model-fields.ts';
import { columnsJoined, inverseJoin } from './row-join.ts';

// These checks look at one declaration while the schema is built. Each answers a sentence for each fault.

export const names = (labels: LabelSet, mask: LabelMask) => labels.labelsOf(mask).join(', ') || 'nobody';

/** Tests that everyone who sees the row reads what these labels read. */
export const readByAllWhoSee = (labels: LabelSet, rule: Pick<TypeRule, 'seenBy'>, need: LabelMask): boolean =>
  (need & labels.everybody) !== 0 || (rule.seenBy & ~need) === 0;

/** Tests the same by what the model claims, for a check whose fault denies. */
export const readByAllAsClaimed = (model: AccessModel, rule: TypeRule, need: LabelMask): boolean =>
  readByAllWhoSee(model.labels, rule, withImplying(model, rule, need));

/** The labels that are in both masks, where everybody's has every label. */
export function commonReaders(labels: LabelSet, one: LabelMask, other: LabelMask): LabelMask {
  if (one === other || (one & labels.everybody) !== 0) return other;
  if ((other & labels.everybody) !== 0) return one;
  return labels.withSealedBits(one) & labels.withSealedBits(other);
}

/**
 * The labels that read a field on rows of every kind. Only the kinds of a Boolean are known to be all declared, so a field by another kind
 * has none: a row of a kind that is not declared has no reader.
 *
 * @param required the columns of the type's model that are never null
 */
export function needOnEveryKind(
  labels: LabelSet,
  rule: TypeRule,
  { byKind, ...declaration }: FieldDeclaration,
  required: ReadonlySet<string> | undefined,
): LabelMask {
  if (!byKind) return rule.needOf(declaration);
  const { column, cases } = byKind;
  const isBoolean = rule.types.get(column) === 'Boolean' && required?.has(column) === true;
  const { true: whenTrue, false: whenFalse } = cases;
  if (!isBoolean || !whenTrue || !whenFalse) return 0;
  return commonReaders(labels, rule.needOf(whenTrue), rule.needOf(whenFalse));
}

/** The end of a sentence on who does not read a field, where some do on rows of one kind. */
export const onSomeKind = ({ need, needOnEveryKind: always }: Pick<FieldRule, 'need' | 'needOnEveryKind'>): string =>
  need === always ? '' : ' on rows of every kind';

const seenByAll = (labels: LabelSet, rule: TypeRule): boolean => (rule.seenBy & labels.everybody) !== 0;

/** The labels of a mask that see no row of the type. */
const beyondRows = (model: AccessModel, rule: TypeRule, need: LabelMask): LabelMask => {
  const { labels } = model;
  if (seenByAll(labels, rule)) return 0;
  // A label that holds only within one that sees the row sees it too, unless the type has another subject for it.
  const inside = rule.subjects.filter((subject) => (subject.within & rule.seenBy) !== 0).map(({ bit }) => bit);
  const outside = rule.subjects.filter((subject) => (subject.within & rule.seenBy) === 0).map(({ bit }) => bit);
  return inside
    .filter((bit) => !outside.includes(bit))
    .reduce((left, bit) => left & ~bit, need & ~withImplying(model, rule, labels.withSealedBits(rule.seenBy)));
};

/** The faults in a type's declaration of subjects and rows. `fields`: those of its model, or null where it has none. */
export function typeProblems(model: AccessModel, rule: TypeRule, fields: ModelFields | null): string[] {
  const { labels, tables } = model;
  const columns = fields?.columns;
  const problems: string[] = [];
  const subjects = rule.subjects.filter(({ kind }) => kind !== PUBLIC_ROW);
  for (const { label, kind, column } of subjects) {
    if (!labels.relation(label, kind))
      problems.push(`${rule.name}: ${label} cannot be by ${kind} (${labels.kindsOf(label).join(', ')})`);
    if (columns && !columns.has(column)) problems.push(`${rule.name}: there is no column ${column} for ${label}`);
  }
  for (const { label, column, scope } of subjects)
    for (const name of [column, ...(scope === null ? [] : [scope])]) {
      const type = rule.types.get(name);
      if (type !== undefined && !namesRows(type))
        problems.push(`${rule.name}: ${name} is of type ${type}, so ${label} cannot follow from it`);
    }
  for (const { label, within } of rule.subjects)
    if (within !== 0 && !rule.subjects.some((other) => other.bit === within && !other.load && other.within === 0))
      problems.push(`${rule.name}: ${label} is within a label that the type does not decide by comparison`);
  for (const column of rule.columns)
    if (columns && !columns.has(column) && !subjects.some((subject) => subject.column === column))
      problems.push(`${rule.name}: there is no column ${column}`);
  for (const { when } of rule.subjects)
    problems.push(...conditionProblems(rule, when, { tables, required: fields?.required }));
  if (rule.rows && !rule.model) problems.push(`${rule.name}: rows need a Prisma model`);
  problems.push(...underivedProblems(model, rule));
  return [...new Set(problems)];
}

/** The faults of labels that see rows, if no `where` of these follows. A label that does not follow from its subject's kind is refused as such. */
function underivedProblems({ labels }: AccessModel, { name, underived, subjects }: TypeRule): string[] {
  const unknown = underived.filter((label) => !labels.names.includes(label));
  const kindsOf = (label: string) => subjects.flatMap((subject) => (subject.label === label ? subject.kind : []));
  const nameless = underived.filter((label) => labels.names.includes(label) && kindsOf(label).length === 0);
  const others = underived.filter(
    (label) => kindsOf(label).length > 0 && kindsOf(label).every((kind) => labels.relation(label, kind)),
  );
  return [
    ...unknown.map((label) => `${name}: the model has no label ${label}, which sees rows (access.seenBy)`),
    ...nameless.map((label) => `${name}: names no subject for ${label}, which sees rows (access.subjects)`),
    ...(others.length > 0
      ? [
          `${name}: no \`where\` follows for ${others.join(', ')}, so give its relation a \`where\`, its kind a model (\`kinds\`), or the type its rows (access.rows)`,
        ]
      : []),
  ];
}

/** Prisma's types whose values a condition compares in the process as the database compares them. */
const COMPARED: ReadonlySet<string> = new Set(['String', 'Int', 'Boolean']);
/** Prisma's types of which a condition tests only that they have a value. */
const UNCOMPARED: ReadonlySet<string> = new Set(['BigInt', 'Float', 'Decimal', 'DateTime', 'Bytes', 'Json']);

/**
 * The faults of a condition on a column: values that no row of the column's type has, or that only the database compares, and conditions
 * that Prisma refuses in each read.
 *
 * @param required the columns of the type's model that are never null
 */
function conditionProblems(
  rule: TypeRule,
  when: ColumnCondition | undefined,
  { tables, required }: { readonly tables: Tables; readonly required: ReadonlySet<string> | undefined },
): string[] {
  const { name, types } = rule;
  const type = when && types.get(when.column);
  if (!when || type === undefined) return [];
  const { column, values, among } = when;
  if (values.length === 0 && !among)
    return required?.has(column) ? [`${name}: ${column} is never null, so no condition tests that it is set`] : [];
  const expected = { Int: 'number', Boolean: 'boolean' }[type] ?? 'string';
  const isCompared = COMPARED.has(type) || !UNCOMPARED.has(type); // other types are enums
  if (values.length === 0 || !isCompared || !values.every((value) => typeof value === expected))
    return [`${name}: ${column} is of type ${type}, which no condition compares with ${JSON.stringify(values)}`];
  if (type === 'Boolean')
    return values.length > 1
      ? [`${name}: ${column} is of type Boolean, which a condition compares with one value`]
      : [];
  const compared = keyedColumn(rule, tables, column);
  if (values.every((value) => heldKey(compared, String(value)) === value)) return [];
  const form = compared.uuid ? ', because the column has UUIDs in small letters' : '';
  return [`${name}: a condition compares ${column} with ${values.map(String).join(' or ')}, which no row has${form}`];
}

/** The faults of a type's rows: the condition on which they are public, and those that are written by hand. */
export function rowsProblems(labels: LabelSet, name: string, access: TypeAccess): string[] {
  const seesPublic = (labels.maskOf(access.seenBy ?? []) & labels.everybody) !== 0;
  return [
    ...(access.publicWhen && !seesPublic
      ? [`${name}: declares when a row is public, so name \`public\` among those who see rows (access.seenBy)`]
      : []),
    ...writtenRowsProblems(name, access, seesPublic),
  ];
}

/** The faults of a type's hand-written rows: `dependsOnViewer` is declared with them alone, and is true of them. */
function writtenRowsProblems(name: string, access: TypeAccess, seesPublic: boolean): string[] {
  const { seenBy = [] } = access;
  // A schema in JavaScript may break what the types of TypeAccess refuse.
  const { rows, dependsOnViewer } = access as { readonly rows?: RowsRule<never>; readonly dependsOnViewer?: boolean };
  if (!rows) return dependsOnViewer === undefined ? [] : [`${name}: \`dependsOnViewer\` is declared without \`rows\``];
  if (dependsOnViewer === undefined)
    return [`${name}: say whether its rows depend on the viewer (access.dependsOnViewer)`];
  if (!dependsOnViewer) {
    const fault = sharedRowsFault(name, rows);
    if (fault !== null) return [fault];
  }
  const rules: [holds: boolean, otherwise: string][] = dependsOnViewer
    ? [
        [rows.length === 1, 'are declared to depend on the viewer, which they do not take'],
        [seenBy.length > 0, 'depend on the viewer, so say who sees them (access.seenBy)'],
        [
          !seesPublic || access.publicWhen !== undefined,
          'depend on the viewer, so say which are public (access.publicWhen)',
        ],
      ]
    : [[seenBy.length === 0, 'depend on no viewer, so everybody sees them: omit seenBy']];
  return rules.flatMap(([holds, otherwise]) => (holds ? [] : [`${name}: its rows ${otherwise}`]));
}

/** The fault of rows that depend on no viewer; null for those that are a `where` without an argument. */
function sharedRowsFault(name: string, rows: RowsRule<never>): string | null {
  try {
    if (rows.length === 0) {
      requireWhere(`rows of ${name}`, (rows as () => unknown)());
      return null;
    }
  } catch (error) {
    if (error instanceof AnswerFault) return error.message;
  }
  return `${name}: its rows are declared to depend on no viewer, but need an argument`;
}

/** The hint of a problem: the extras by which a field declares that everybody can learn its value elsewhere. */
function publicHint({ extras }: AccessModel): string {
  const flags = Object.keys(extras).filter((name) => extras[name]?.public);
  if (flags.length === 0) return '';
  return ` (a value that everybody can learn elsewhere is declared with ${flags.map((name) => `\`${name}: true\``).join(', ')})`;
}

/** A field as it is declared. */
interface DeclaredField {
  readonly field: FieldRule;
  /** The rule of the field's type. */
  readonly rule: TypeRule;
  /** True if the answer may be null. */
  readonly nullable: boolean;
}

export const ROOTS: ReadonlySet<string> = new Set(['Query', 'Mutation', 'Subscription']);

/** The names of a type's fields that all who see its rows read, and some labels do not. Labels that come to see the rows have to read these. */
const fieldsUnreadBy = ({ model, fields }: AccessRules, rule: TypeRule, labels: LabelMask): readonly string[] =>
  [...fields.values()]
    .filter(({ type, need }) => type === rule.name && (need & model.labels.everybody) === 0 && (labels & ~need) !== 0)
    .filter(({ needOnEveryKind }) => readByAllAsClaimed(model, rule, needOnEveryKind))
    .map(({ field }) => field);

/** The advice to let labels see a type's rows. */
function seenByAdvice(rules: AccessRules, rule: TypeRule, seers: LabelMask): string {
  const named = names(rules.model.labels, seers);
  const fields = fieldsUnreadBy(rules, rule, seers);
  return `name ${named} in the seenBy of ${rule.name}${fields.length > 0 ? ` and in the readers of its ${fields.join(', ')}` : ''}`;
}

/** The advice for labels that read a field and see no row of its type. `public` has none, because a row is public on a condition alone. */
function unseenAdvice(rules: AccessRules, rule: TypeRule, unseen: LabelMask): string {
  const { model } = rules;
  const { everybody, publicRow } = model.labels;
  if ((unseen & (everybody | publicRow)) !== 0) return '';
  const claims = claimsAdvised(model, { rule, implying: unseen, implied: rule.seenBy, ways: rule.subjects });
  return `: ${[seenByAdvice(rules, rule, unseen), ...claims].join('; or ')}`;
}

/** The faults of a field's declaration. */
export function fieldProblems(rules: AccessRules, { field, rule, nullable }: DeclaredField): string[] {
  const { coordinate, declaration, need } = field;
  const { model } = rules;
  const { labels } = model;
  const problems: string[] = [];
  const cases = declaration.byKind ? Object.values(declaration.byKind.cases) : [declaration];
  const unknown = need & ~rule.bits;
  if (unknown)
    problems.push(
      rule.model === null && ROOTS.has(rule.name)
        ? `${coordinate}: ${rule.name} has no row for ${names(labels, unknown)}; say 'traverse', and close the field by authScopes`
        : `${coordinate}: ${rule.name} names no subject for ${names(labels, unknown)} (access.subjects of the type)`,
    );
  const unseen = beyondRows(model, rule, need);
  if (unseen)
    problems.push(
      `${coordinate}: promises a value to ${names(labels, unseen)}, but a ${rule.name} is seen by ${names(labels, rule.seenBy)} alone` +
        unseenAdvice(rules, rule, unseen) +
        publicHint(model),
    );
  const denied = rule.seenBy & ~withImplying(model, rule, field.needOnEveryKind);
  if (!nullable && !readByAllAsClaimed(model, rule, field.needOnEveryKind)) {
    const claims = claimsAdvised(model, {
      ...{ rule, implying: denied, implied: field.needOnEveryKind },
      ways: rule.subjects,
    });
    problems.push(
      `${coordinate}: is not read${onSomeKind(field)} by ${names(labels, denied)}, who may see the row: ` +
        ['declare such readers', 'let it be nullable', ...claims].join(', or '),
    );
  }
  const hasPlaces = (kind: AccessCase) => placesOf(kind).length > 0 || !model.asks.includes('storedIn');
  if (!cases.every((kind) => hasPlaces(kind) && placesOf(kind).every((place) => place.trim() !== '')))
    problems.push(`${coordinate}: says nowhere that it is held`);
  if (cases.some(({ deletion }) => deletion.trim() === '')) problems.push(`${coordinate}: says no intended deletion`);
  for (const name of new Set(cases.map((rule) => rule.class)))
    if (!Object.hasOwn(model.classes.definitions, name))
      problems.push(`${coordinate}: the model has no storage class ${name}`);
  for (const name of new Set(cases.flatMap(({ readers }) => readers)))
    if (!labels.names.includes(name)) problems.push(`${coordinate}: the model has no label ${name}`);
  if (cases.length === 0) problems.push(`${coordinate}: is declared by kind, for no kind`);
  const column = declaration.byKind?.column;
  if (column !== undefined && rule.model && !rule.columns.includes(column))
    problems.push(`${coordinate}: ${column}, which names the kind, is not selected with every row`);
  return [...problems, ...kindProblems(coordinate, rule, declaration), ...placeProblems(model, field, rule)];
}

/** The form of a place that is a column: its table and its name in the database. */
const COLUMN_PLACE = /^\w+\.\w+$/;

const tableOf = (tables: Tables, { model }: TypeRule): Table | undefined =>
  model === null ? undefined : tables[model];

/** The place of the column that a field exposes, `table.column`; undefined where it exposes none, or the tables do not have it. */
export function exposedPlace(tables: Tables, rule: TypeRule, exposed: string | null): string | undefined {
  const table = tableOf(tables, rule);
  const column = exposed === null ? undefined : table?.columns[exposed]?.column;
  return table && column !== undefined ? `${table.table}.${column}` : undefined;
}

/**
 * The places of a field that the tables contradict: a column that the table does not have, and a column that is not the one
 * which the field exposes.
 */
function placeProblems(
  { tables }: AccessModel,
  { coordinate, declaration, column }: FieldRule,
  rule: TypeRule,
): string[] {
  const stored = columnPlaces(tables);
  if (stored.size === 0) return [];
  const places = placesOf(declaration);
  const absent = places.filter((place) => COLUMN_PLACE.test(place) && !stored.has(place));
  const table = tableOf(tables, rule);
  const own = exposedPlace(tables, rule, column);
  // A view holds nothing: its columns are computed, or held in those of other tables.
  const isOfView =
    declaration.class === NOT_STORED ||
    places.every((place) => COLUMN_PLACE.test(place) && !place.startsWith(`${table?.table}.`));
  return [
    ...absent.map((place) => `${coordinate}: is held in ${place}, which is no column of the tables`),
    ...(own === undefined || places.includes(own) || isOfView
      ? []
      : [`${coordinate}: exposes ${own}, and says that it is held elsewhere`]),
  ];
}

const placesOfTables = new WeakMap<Tables, ReadonlySet<string>>();

/** The columns of Prisma's table of a relation of many to many. */
const pairPlaces = ({ relations }: Table): string[] =>
  Object.values(relations).flatMap(({ pairs }) => (pairs === undefined ? [] : [`${pairs}.A`, `${pairs}.B`]));

/** Every column of the tables, as `table.column`. */
function columnPlaces(tables: Tables): ReadonlySet<string> {
  let places = placesOfTables.get(tables);
  if (!places) {
    const columnsOf = ({ table, columns }: Table) => Object.values(columns).map(({ column }) => `${table}.${column}`);
    places = new Set(Object.values(tables).flatMap((table) => [...columnsOf(table), ...pairPlaces(table)]));
    placesOfTables.set(tables, places);
  }
  return places;
}

/** The kinds of a declaration that no row can have, by the type of the column that names them. */
function kindProblems(coordinate: string, { types }: TypeRule, { byKind }: FieldDeclaration): string[] {
  const type = byKind && types.get(byKind.column);
  if (!byKind || type === undefined) return [];
  if (!namesRows(type) && type !== 'Boolean')
    return [`${coordinate}: ${byKind.column} is of type ${type}, which names no kind`];
  return Object.keys(byKind.cases)
    .filter((kind) => (type === 'Boolean' ? kind !== 'true' && kind !== 'false' : keyOfText(type, kind) === undefined))
    .map((kind) => `${coordinate}: ${byKind.column} is of type ${type}, so no row is of the kind ${kind}`);
}

/** Tests that the same subjects decide who sees a row of `listed` and who sees the row of `parent` above it. */
const decidedOn = (labels: LabelSet, parent: TypeRule, listed: TypeRule): boolean =>
  labels.labelsOf(listed.seenBy & ~labels.rowFree).every((label) => {
    const kindsOf = ({ subjects }: TypeRule) =>
      subjects.filter((subject) => subject.label === label).map(({ kind }) => kind);
    const kinds = kindsOf(parent);
    return kinds.length > 0 && kindsOf(listed).every((kind) => kinds.includes(kind));
  });

/** Tests that two subjects with the same key give their labels to the same viewers. */
const meanTheSame = (one: CompiledSubject, other: CompiledSubject): boolean =>
  one.kind === other.kind && (one.own !== null) === (other.own !== null) && one.load === other.load;

/**
 * The subjects of the labels that see listed rows, in the columns of the parent that a relation joins to theirs; null unless the parent
 * alone decides who sees the rows, because each subject is in such a column.
 */
function subjectsAbove(labels: LabelSet, listed: TypeRule, join: RowJoin): readonly CompiledSubject[] | null {
  const above = (column: string) => columnsJoined(inverseJoin(join), column)[0];
  const seers = listed.subjects.filter(({ bit }) => (bit & listed.seenBy & ~labels.rowFree) !== 0);
  const subjects = seers.flatMap((seer) => {
    const column = above(seer.column);
    const scope = seer.scope === null ? null : (above(seer.scope) ?? null);
    return column === undefined ? [] : [{ ...seer, column, scope, when: undefined, within: 0 }];
  });
  return seers.length > 0 && subjects.length === seers.length ? subjects : null;
}

/** The labels of a parent's rows whose viewers may see rows below it. `above`: the subjects of those who see them, on the parent. */
function seersBelow(
  model: AccessModel,
  parent: TypeRule,
  listed: TypeRule,
  above: readonly CompiledSubject[] | null,
): LabelMask {
  if (above === null) return withImplying(model, parent, listed.seenBy);
  const same = parent.subjects
    .filter((subject) => above.some((seer) => seer.column === subject.column && meanTheSame(seer, subject)))
    .reduce((mask, { bit }) => mask | bit, listed.seenBy & model.labels.rowFree);
  return withImplying(model, parent, same) | implyingWays(model, parent, above);
}

/** A list below rows of a type. */
interface ListBelow {
  readonly parent: TypeRule;
  readonly listed: TypeRule;
  /** The columns by which a relation joins the rows to the parent; null for a list by other means. */
  readonly join: RowJoin | null;
}

/**
 * A list below a row is refused if nothing says that all who see the row may see rows in it, because they could not distinguish a denied
 * list from an empty one: it needs readers or scopes of its own. A list in which every viewer may have a row, whatever it is to the
 * parent, is only traversed.
 */
export function emptyListProblems(
  rules: AccessRules,
  coordinate: string,
  { parent, listed, join }: ListBelow,
): string[] {
  const { model } = rules;
  const { labels } = model;
  if ((listed.seenBy & (labels.everybody | labels.publicRow)) !== 0) return [];
  const above = join && subjectsAbove(labels, listed, join);
  if (above === null && !decidedOn(labels, parent, listed)) return [];
  const blind = parent.seenBy & ~seersBelow(model, parent, listed, above);
  if (blind === 0) return [];
  const claims = claimsAdvised(model, {
    ...{ rule: parent, implying: blind, implied: listed.seenBy },
    ways: above ?? parent.subjects,
  });
  return [
    `${coordinate}: ${names(labels, blind)} may read an empty list, because nothing says that they see rows of ${listed.name}, ` +
      `which are seen by ${names(labels, listed.seenBy)} alone: ` +
      [...claims, ...readersAdvice(rules, parent, listed), 'close it by authScopes'].join('; or '),
  ];
}

/** The ways to declare the readers of a list: labels of the parent, and labels of the list that the parent has no subject for. */
function readersAdvice(rules: AccessRules, parent: TypeRule, listed: TypeRule): readonly string[] {
  const { labels } = rules.model;
  const everybody = labels.everybody | labels.publicRow;
  const isOpen = seenByAll(labels, parent);
  const own = (isOpen ? parent.bits : parent.seenBy) & ~everybody;
  const absent = listed.seenBy & ~parent.bits;
  const declare = (readers: LabelMask) => `declare who reads the list, of ${names(labels, readers)}`;
  const seenBy = isOpen ? '' : `, ${seenByAdvice(rules, parent, absent)}`;
  return [
    ...(own === 0 ? [] : [declare(own)]),
    ...(absent === 0 || ROOTS.has(parent.name)
      ? []
      : [`give ${parent.name} a subject for ${names(labels, absent)}${seenBy}, and ${declare(listed.seenBy)}`]),
  ];
}

/**
 * A field computed from others carries at least their labels: it has no reader that one of them lacks. A sealed field may be
 * computed from a plain one of the same readers; a plain field not from a sealed one, which asks more of them.
 */
export function wideningProblems(
  labels: LabelSet,
  field: Pick<FieldRule, 'coordinate' | 'need'>,
  reads: readonly FieldRule[],
): string[] {
  return reads.flatMap((read) => {
    if ((read.needOnEveryKind & labels.everybody) !== 0) return [];
    const wider = field.need & ~labels.withSealedBits(read.needOnEveryKind);
    return wider
      ? [
          `${field.coordinate}: is read by ${names(labels, wider)}, who may not read ${read.coordinate}${onSomeKind(read)}`,
        ]
      : [];
  });
}
