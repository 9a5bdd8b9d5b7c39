import type { AccessModel } from '../model/access-model.ts';
import { isWhere } from '../model/branches.ts';
import { type FieldDeclaration, isColumn, placesOf } from '../model/declaration.ts';
import type { LabelMask } from '../model/label-mask.ts';
import type { LabelSet } from '../model/labels.ts';
import type { FieldRule } from '../model/rules.ts';
import type { RowsRule, TypeAccess } from '../model/subjects.ts';
import type { CompiledSubject, TypeRule } from '../model/type-rule.ts';

// These checks look at one declaration while the schema is built. Each returns a sentence for each fault.

/** The names of a mask's labels, for a sentence. */
const names = (labels: LabelSet, mask: LabelMask) => labels.labelsOf(mask).join(', ') || 'nobody';

/** Tests that everyone who sees a row of the type has one of the labels of `need`. */
export const allWhoSeeCanRead = (labels: LabelSet, rule: TypeRule, need: LabelMask): boolean =>
  (need & labels.everybody) !== 0 || (rule.seenBy & ~need) === 0;

/** Tests that everybody sees every row of a type. */
const isSeenByAll = (labels: LabelSet, rule: TypeRule): boolean => (rule.seenBy & labels.everybody) !== 0;

const unionOf = (masks: readonly LabelMask[]): LabelMask => masks.reduce((union, mask) => union | mask, 0);

/** The labels of a mask whose holders see no row of the type. */
function blindLabels(labels: LabelSet, { subjects, seenBy }: TypeRule, mask: LabelMask): LabelMask {
  if ((seenBy & labels.everybody) !== 0) return 0;
  // A label that holds only within a label of `seenBy` sees the row too, unless the type has another subject for it.
  const isWithinSeenBy = ({ within }: CompiledSubject) => (within & seenBy) !== 0;
  const withinSeenBy = unionOf(subjects.filter(isWithinSeenBy).map(({ bit }) => bit));
  const otherSubjects = unionOf(subjects.filter((subject) => !isWithinSeenBy(subject)).map(({ bit }) => bit));
  return mask & ~labels.withSealedBits(seenBy) & ~(withinSeenBy & ~otherSubjects);
}

/** The faults in a type's declaration of subjects and rows. `columns`: the columns of its model; null if it has no model. */
export function typeProblems(labels: LabelSet, rule: TypeRule, columns: ReadonlySet<string> | null): string[] {
  const problems: string[] = [];
  for (const { label, kind, column } of rule.subjects)
    if (!labels.relation(label, kind))
      problems.push(`${rule.name}: ${label} cannot be by ${kind} (${labels.kindsOf(label).join(', ')})`);
    else if (columns && !columns.has(column)) problems.push(`${rule.name}: there is no column ${column} for ${label}`);
  for (const { label, within } of rule.subjects)
    if (within !== 0 && !rule.subjects.some((other) => other.bit === within && !other.load && other.within === 0))
      problems.push(`${rule.name}: ${label} is within a label that the type does not decide by comparison`);
  for (const column of rule.columns)
    if (columns && !columns.has(column)) problems.push(`${rule.name}: there is no column ${column}`);
  if (rule.rows && !rule.model) problems.push(`${rule.name}: rows need a Prisma model`);
  if (rule.underived.length > 0)
    problems.push(
      `${rule.name}: no \`where\` follows for ${rule.underived.join(', ')}, so give its relation a \`where\`, its kind a model (\`kinds\`), or the type its rows (access.rows)`,
    );
  return [...new Set(problems)];
}

/** The faults of a type's hand-written rows. They declare `dependsOnViewer`, which has to be true of them; other types do not declare it. */
export function rowsProblems(labels: LabelSet, name: string, access: TypeAccess): string[] {
  const { seenBy = [] } = access;
  // A schema in JavaScript may break what the types of TypeAccess refuse.
  const { rows, dependsOnViewer } = access as { readonly rows?: RowsRule<never>; readonly dependsOnViewer?: boolean };
  if (!rows) return dependsOnViewer === undefined ? [] : [`${name}: \`dependsOnViewer\` is declared without \`rows\``];
  if (dependsOnViewer === undefined)
    return [`${name}: say whether its rows depend on the viewer (access.dependsOnViewer)`];
  const isOpen = seenBy.length === 0 || (labels.maskOf(seenBy) & labels.everybody) !== 0;
  const rules: [holds: boolean, otherwise: string][] = dependsOnViewer
    ? [
        [rows.length === 1, 'are declared to depend on the viewer, which they do not take'],
        [!isOpen, 'depend on the viewer, so say who sees them (access.seenBy)'],
      ]
    : [
        [isIndependent(rows), 'are declared to depend on no viewer, but need an argument'],
        [seenBy.length === 0, 'depend on no viewer, so everybody sees them: omit seenBy'],
      ];
  return rules.flatMap(([holds, otherwise]) => (holds ? [] : [`${name}: its rows ${otherwise}`]));
}

/** Tests that a rule of rows takes no argument, and returns a `where` without one. */
function isIndependent(rows: RowsRule<never>): boolean {
  if (rows.length > 0) return false;
  try {
    return isWhere((rows as () => unknown)());
  } catch {
    return false;
  }
}

/** The hint of a problem: the flags that declare that everybody can learn a field's value elsewhere. */
function publicHint({ extras }: AccessModel): string {
  const flags = Object.keys(extras).filter((name) => extras[name]?.public);
  if (flags.length === 0) return '';
  return ` (a value that everybody can learn elsewhere is declared with ${flags.map((name) => `\`${name}: true\``).join(', ')})`;
}

/** Tests that the model's tables have a column (`table.column`). A model without tables passes, because there is nothing to compare with. */
function hasColumn({ tables }: AccessModel, place: string): boolean {
  const entries = Object.values(tables);
  const [name, column] = place.split('.');
  const table = entries.find((entry) => entry.table === name);
  return entries.length === 0 || Object.values(table?.columns ?? {}).some((entry) => entry.column === column);
}

/** A field as it is declared. */
interface DeclaredField {
  readonly coordinate: string;
  readonly declaration: FieldDeclaration;
  /** The rule of the field's type. */
  readonly rule: TypeRule;
  readonly nullable: boolean;
}

/** The faults of a field's declaration. */
export function fieldProblems(
  model: AccessModel,
  { coordinate, declaration, rule, nullable }: DeclaredField,
): string[] {
  const { labels } = model;
  const problems: string[] = [];
  const cases = declaration.byKind ? Object.values(declaration.byKind.cases) : [declaration];
  const needs = cases.map((rule) => labels.needOf(rule));
  const need = unionOf(needs);
  const unknown = need & ~rule.bits;
  if (unknown)
    problems.push(
      `${coordinate}: ${rule.name} names no subject for ${names(labels, unknown)} (access.subjects of the type)`,
    );
  const blind = blindLabels(labels, rule, need);
  if (blind)
    problems.push(
      `${coordinate}: promises a value to ${names(labels, blind)}, but a ${rule.name} is seen by ${names(labels, rule.seenBy)} alone` +
        publicHint(model),
    );
  if (!nullable && !needs.every((mask) => allWhoSeeCanRead(labels, rule, mask)))
    problems.push(`${coordinate}: may be denied to some who see the row, so it must be nullable`);
  if (cases.some((kind) => placesOf(kind).length === 0 || placesOf(kind).some((place) => place.trim() === '')))
    problems.push(`${coordinate}: says nowhere that it is held`);
  if (cases.some(({ deletion }) => deletion.trim() === '')) problems.push(`${coordinate}: says no intended deletion`);
  for (const name of new Set(cases.map((rule) => rule.class)))
    if (!Object.hasOwn(model.classes.definitions, name))
      problems.push(`${coordinate}: the model has no storage class ${name}`);
  for (const place of new Set(cases.flatMap(placesOf)))
    if (isColumn(place) && !hasColumn(model, place))
      problems.push(`${coordinate}: the database has no column ${place}`);
  if (cases.length === 0) problems.push(`${coordinate}: is declared by kind, for no kind`);
  const column = declaration.byKind?.column;
  if (column !== undefined && rule.model && !rule.columns.includes(column))
    problems.push(`${coordinate}: ${column}, which names the kind, is not selected with every row`);
  return problems;
}

/** The kinds of subject from which a label follows. */
const kindsOf = (subjects: TypeRule['subjects'], label: string): readonly string[] =>
  subjects.filter((subject) => subject.label === label).map(({ kind }) => kind);

/** Tests that each label which sees rows of `items` follows on them from kinds of subject from which it follows on `parent`. */
const isSeenAsParent = (labels: LabelSet, parent: TypeRule, items: TypeRule): boolean =>
  labels.labelsOf(items.seenBy & ~labels.rowFree).every((label) => {
    const parentKinds = kindsOf(parent.subjects, label);
    return parentKinds.length > 0 && kindsOf(items.subjects, label).every((kind) => parentKinds.includes(kind));
  });

/**
 * The fault of a list below a row that is always empty for some who see the row. They could not distinguish a denied list from an
 * empty one, so the list needs readers or scopes of its own. `items`: the type of the list's rows. A list has no such fault if its
 * rows are seen by other relations than its parent, because any viewer can then have a row in it.
 */
export function emptyListProblems(labels: LabelSet, coordinate: string, parent: TypeRule, items: TypeRule): string[] {
  if (isSeenByAll(labels, items) || !isSeenAsParent(labels, parent, items)) return [];
  const blind = parent.seenBy & ~items.seenBy;
  if (blind === 0) return [];
  return [
    `${coordinate}: ${names(labels, blind)} would read an empty list, for no ${items.name} is seen by them: ` +
      'declare who reads the list, or close it by authScopes',
  ];
}

/**
 * The labels that carry over from a row of `parent` to each related row of `target`: a viewer who holds one on the first holds it on
 * the second. These are the labels that hold on every row, and those that follow on `target`, without a condition, from each kind of
 * subject from which they follow on `parent`. The name of a label proves nothing: the doctor of a patient is not the doctor of each of
 * its visits.
 */
export function labelsCarriedOver(labels: LabelSet, parent: TypeRule, target: TypeRule): LabelMask {
  const unconditionalSubjects = target.subjects.filter(({ when, within }) => !when && within === 0);
  const related = labels.names.filter((label) => {
    const parentKinds = kindsOf(parent.subjects, label);
    const targetKinds = kindsOf(unconditionalSubjects, label);
    return parentKinds.length > 0 && parentKinds.every((kind) => targetKinds.includes(kind));
  });
  return labels.rowFree | labels.maskOf(related);
}

/**
 * The faults of a field that is computed from other fields: each reader has to be able to read these too. A sealed field can be
 * computed from a plain one with the same readers. The reverse is a fault, because a sealed field asks more of a reader.
 */
export function wideningProblems(
  labels: LabelSet,
  field: Pick<FieldRule, 'coordinate' | 'need'>,
  sources: readonly FieldRule[],
): string[] {
  return sources.flatMap((source) => {
    if ((source.need & labels.everybody) !== 0) return [];
    const extraReaders = field.need & ~labels.withSealedBits(source.need);
    return extraReaders
      ? [`${field.coordinate}: is read by ${names(labels, extraReaders)}, who may not read ${source.coordinate}`]
      : [];
  });
}
