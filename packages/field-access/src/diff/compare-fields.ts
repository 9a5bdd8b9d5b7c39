import { EVERYBODY, OPERATORS } from '../model/built-in-labels.ts';
import { type AccessChange, type AccessFinding, gainedBy, list, NOTHING, sameWords } from './change.ts';
import { casesOf } from './columns.ts';
import { type DiffOptions, isPublicExtra, opensToServer } from './options.ts';
import type { DiffCase, DiffField } from './schema-access.ts';

/** The facts that a comparison of two declarations needs besides them. */
export interface FieldComparison {
  readonly options: DiffOptions;
  /** Tests that a label read a column before, through the type that is compared. */
  readonly readBefore: (label: string, column: string) => boolean;
}

/** Compares two declarations of one field, or of one kind of its rows. */
function compareCases(before: DiffCase, after: DiffCase, { options, readBefore }: FieldComparison): AccessFinding[] {
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
    const added = after.storedIn.filter((column) => !before.storedIn.includes(column));
    changes.push({
      ...NOTHING,
      change: 'held',
      before: list(before.storedIn),
      after: list(after.storedIn),
      gained: after.readers.filter((label) => added.some((column) => !readBefore(label, column))),
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

/** Joins the kinds of row that have the same finding. */
function byKinds(findings: readonly (readonly [kind: string, finding: AccessFinding])[], at: string): AccessChange[] {
  const groups = new Map<string, { kinds: string[]; finding: AccessFinding }>();
  for (const [kind, finding] of findings) {
    const group = groups.get(JSON.stringify(finding));
    if (group) group.kinds.push(kind);
    else groups.set(JSON.stringify(finding), { kinds: [kind], finding });
  }
  return [...groups.values()].map(({ kinds, finding }) => ({ ...finding, at, kinds: kinds.sort() }));
}

/** The rows of kinds that a field declared by kind does not name: nobody reads the field on those. */
const OTHER_KINDS = 'every other kind';

/**
 * Compares the readers of unnamed kinds, if one declaration is by kind and the other is for all rows. The first has no class
 * and no place for them.
 */
function compareOtherKinds(before: DiffField, after: DiffField, comparison: FieldComparison): AccessFinding[] {
  const wasByKind = before.byKind.size > 0;
  if (wasByKind === after.byKind.size > 0) return [];
  const closed = (field: DiffField): DiffCase => ({ ...field, readers: [] });
  return wasByKind ? compareCases(closed(after), after, comparison) : compareCases(before, closed(before), comparison);
}

/** Compares the extras of a field. To set a public one is a gain of everybody, unless everybody reads the field already. */
function compareExtras(before: DiffField, after: DiffField, options: DiffOptions): AccessFinding[] {
  const names = [...new Set([...before.extras, ...after.extras])];
  const changes = names.filter((name) => before.extras.includes(name) !== after.extras.includes(name));
  const wasOpen = casesOf(before).every(({ readers }) => readers.includes(EVERYBODY));
  return changes.map((name) => {
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

/** Compares the declarations of a field in both texts. */
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
  const whole = [
    ...(kinds.length === 0 ? compareCases(before, after, comparison) : []),
    ...compareExtras(before, after, comparison.options),
  ];
  return [...byKinds([...findings, ...others], at), ...whole.map((finding) => ({ ...finding, at }))];
}
