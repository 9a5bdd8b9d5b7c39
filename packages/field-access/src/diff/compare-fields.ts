import { EVERYBODY, OPERATORS } from '../model/built-in-labels.ts';
import { type AccessChange, type AccessFinding, gainedBy, list, NOTHING, sameWords } from './change.ts';
import { casesOf } from './columns.ts';
import { type DiffOptions, isPublicExtra, opensToServer } from './options.ts';
import type { DiffCase, DiffField } from './schema-access.ts';

/** The facts by which two declarations of a field are compared. */
export interface FieldComparison {
  readonly options: DiffOptions;
  /** Tests that a label could read a column before, through a field of the same type. */
  readonly couldReadBefore: (label: string, column: string) => boolean;
}

/** Compares two declarations of one field, on all its rows or on one kind of them. */
function compareCases(
  before: DiffCase,
  after: DiffCase,
  { options, couldReadBefore }: FieldComparison,
): AccessFinding[] {
  const changes: AccessFinding[] = [];
  const gained = gainedBy(before.readers, after.readers);
  const lost = gainedBy(after.readers, before.readers);
  if (!sameWords(before.readers, after.readers))
    changes.push({ change: 'readers', before: list(before.readers), after: list(after.readers), gained, lost });
  if (before.class !== after.class)
    changes.push({
      ...NOTHING,
      change: 'class',
      before: before.class,
      after: after.class,
      gained: opensToServer(options, before.class, after.class) ? [OPERATORS] : [],
    });
  if (!sameWords(before.storedIn, after.storedIn)) {
    const newColumns = after.storedIn.filter((column) => !before.storedIn.includes(column));
    changes.push({
      ...NOTHING,
      change: 'held',
      before: list(before.storedIn),
      after: list(after.storedIn),
      gained: after.readers.filter((label) => newColumns.some((column) => !couldReadBefore(label, column))),
    });
  }
  if (before.deletion !== after.deletion)
    changes.push({ ...NOTHING, change: 'deletion', before: before.deletion, after: after.deletion });
  return changes;
}

export const declarationText = (rule: DiffCase): string =>
  `readers: ${list(rule.readers)}; held: ${list(rule.storedIn)} (${rule.class})`;
export const addition = (rule: DiffCase): AccessFinding => ({
  change: 'added',
  after: declarationText(rule),
  gained: rule.readers,
  lost: [],
});
export const removal = (rule: DiffCase): AccessFinding => ({
  change: 'removed',
  before: declarationText(rule),
  gained: [],
  lost: rule.readers,
});

/** Groups findings on kinds of row: one change for all kinds with the same finding. */
function byKinds(findings: readonly (readonly [kind: string, finding: AccessFinding])[], at: string): AccessChange[] {
  const groups = new Map<string, { kinds: string[]; finding: AccessFinding }>();
  for (const [kind, finding] of findings) {
    const group = groups.get(JSON.stringify(finding));
    if (group) group.kinds.push(kind);
    else groups.set(JSON.stringify(finding), { kinds: [kind], finding });
  }
  return [...groups.values()].map(({ kinds, finding }) => ({ ...finding, at, kinds: kinds.sort() }));
}

/** The kinds of row that a declaration by kind does not name. Nobody reads the field on rows of these kinds. */
const OTHER_KINDS = 'every other kind';

/**
 * Compares the readers on kinds that the declaration by kind does not name, if the other declaration is for all rows. Classes and places
 * are not compared, because the declaration by kind has none for these kinds.
 */
function compareOtherKinds(before: DiffField, after: DiffField, comparison: FieldComparison): AccessFinding[] {
  const wasByKind = before.byKind.size > 0;
  if (wasByKind === after.byKind.size > 0) return [];
  const withoutReaders = (field: DiffField): DiffCase => ({ ...field, readers: [] });
  return wasByKind
    ? compareCases(withoutReaders(after), after, comparison)
    : compareCases(before, withoutReaders(before), comparison);
}

/** Compares the extras of a field. Everybody gains by a new public extra, unless everybody could read the field before. */
function compareExtras(before: DiffField, after: DiffField, options: DiffOptions): AccessFinding[] {
  const names = [...new Set([...before.extras, ...after.extras])];
  const changedNames = names.filter((name) => before.extras.includes(name) !== after.extras.includes(name));
  const wasOpen = casesOf(before).every(({ readers }) => readers.includes(EVERYBODY));
  return changedNames.map((name) => {
    const isSet = after.extras.includes(name);
    const [absent, present] = [`not ${name}`, name];
    return {
      ...NOTHING,
      change: 'extra',
      before: isSet ? absent : present,
      after: isSet ? present : absent,
      gained: isSet && !wasOpen && isPublicExtra(options, name) ? [EVERYBODY] : [],
    };
  });
}

/** Compares the declarations of a field in both schemas. */
export function compareFields(
  at: string,
  before: DiffField,
  after: DiffField,
  comparison: FieldComparison,
): AccessChange[] {
  const kinds = [...new Set([...before.byKind.keys(), ...after.byKind.keys()])];
  const caseOf = (field: DiffField, kind: string) => (field.byKind.size > 0 ? field.byKind.get(kind) : field);
  const findings = kinds.flatMap((kind) => {
    const [earlier, later] = [caseOf(before, kind), caseOf(after, kind)];
    const changes =
      earlier && later
        ? compareCases(earlier, later, comparison)
        : [...(later ? [addition(later)] : []), ...(earlier ? [removal(earlier)] : [])];
    return changes.map((finding) => [kind, finding] as const);
  });
  const others = compareOtherKinds(before, after, comparison).map((finding) => [OTHER_KINDS, finding] as const);
  const fieldFindings = [
    ...(kinds.length === 0 ? compareCases(before, after, comparison) : []),
    ...compareExtras(before, after, comparison.options),
  ];
  return [...byKinds([...findings, ...others], at), ...fieldFindings.map((finding) => ({ ...finding, at }))];
}
