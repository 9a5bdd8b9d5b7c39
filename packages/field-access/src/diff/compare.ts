import { EVERYBODY } from '../model/built-in-labels.ts';
import { type AccessChange, type AccessFinding, gainedBy, list, NOTHING, sameWords } from './change.ts';
import { columnReaders, heldInColumns, type ReadsColumn } from './columns.ts';
import { addition, compareFields, declarationText, removal } from './compare-fields.ts';
import { type DiffOptions, isPublicExtra } from './options.ts';
import { pageReaders } from './page-values.ts';
import { type DiffField, type DiffSchema, type DiffType, UNDECLARED } from './schema-access.ts';
import { compareShapes } from './shapes.ts';

/** The accesses of both texts, with the options of their comparison. */
interface Schemas {
  readonly before: DiffSchema;
  readonly after: DiffSchema;
  readonly options: DiffOptions;
}

/**
 * The finding of a field that only the second text has. A public extra shows its value to everybody. A value of list pages
 * (`pageOf`: those who see the rows of the pages) is about rows that its viewers see anyway.
 */
function fieldAddition(field: DiffField, pageOf: readonly string[] | undefined, options: DiffOptions): AccessFinding {
  if (pageOf)
    return { ...addition(field), after: `${declarationText(field)}; of rows seen by ${list(pageOf)}`, gained: pageOf };
  const isShown = field.extras.some((name) => isPublicExtra(options, name)) && !field.readers.includes(EVERYBODY);
  return { ...addition(field), gained: [...field.readers, ...(isShown ? [EVERYBODY] : [])] };
}

const sameDeclaration = (a: DiffField, b: DiffField): boolean => {
  const text = (field: DiffField) => JSON.stringify({ ...field, byKind: [...field.byKind] });
  return text(a) === text(b);
};

/**
 * Compares fields that only one text has. A removed and an added field of a type count as one field that was renamed, if both
 * have the same declaration and the same type, and are held in columns alone.
 */
function compareMissing(
  type: string,
  { before, after, options }: Schemas,
  removed: Map<string, DiffField>,
  added: Map<string, DiffField>,
): AccessChange[] {
  const changes: AccessChange[] = [];
  const sameType = (oldName: string, newName: string) =>
    before.get(type)?.shapes.get(oldName)?.type === after.get(type)?.shapes.get(newName)?.type;
  for (const [name, field] of added) {
    const at = `${type}.${name}`;
    const formerName =
      heldInColumns(field) &&
      [...removed].find(([oldName, former]) => sameDeclaration(former, field) && sameType(oldName, name))?.[0];
    if (formerName) {
      removed.delete(formerName);
      changes.push({ ...NOTHING, change: 'renamed', at, before: formerName, after: name });
    } else {
      changes.push({ ...fieldAddition(field, pageReaders(after, options, { type, name, field }), options), at });
    }
  }
  for (const [name, field] of removed) changes.push({ ...removal(field), at: `${type}.${name}` });
  return changes;
}

/**
 * Compares who may see that a row exists, if the first text has `@rows`. Where code decides the rows of one text alone, all who see rows
 * gain, because no text says which. A type that only one text has is judged by its fields.
 */
function compareRows(at: string, earlier: DiffType | undefined, later: DiffType | undefined): AccessChange[] {
  if (!earlier?.seenBy || !later) return [];
  const [before, after] = [earlier.seenBy, later.seenBy ?? UNDECLARED.readers];
  const isOtherCode = earlier.byHand !== undefined && later.byHand !== undefined && earlier.byHand !== later.byHand;
  if (sameWords(before, after) && !isOtherCode) return [];
  const [gained, lost] = [isOtherCode ? after : gainedBy(before, after), gainedBy(after, before)];
  const rowsText = (seenBy: readonly string[], { byHand }: DiffType) => `${list(seenBy)}${byHand ? ' by hand' : ''}`;
  return [{ change: 'rows', at, before: rowsText(before, earlier), after: rowsText(after, later), gained, lost }];
}

/** Compares from which columns each label follows, because other people have a label that follows from another column. */
function compareSubjects(at: string, earlier: DiffType | undefined, later: DiffType | undefined): AccessChange[] {
  if (!earlier?.subjects || !later?.subjects) return [];
  const [before, after] = [earlier.subjects, later.subjects];
  const labelOf = (subject: string) => subject.split(' by ', 1)[0] as string;
  return [...new Set([...before, ...after].map(labelOf))].flatMap((label) => {
    const ofLabel = (subjects: readonly string[]) => subjects.filter((subject) => labelOf(subject) === label);
    const [former, present] = [ofLabel(before), ofLabel(after)];
    if (sameWords(former, present)) return [];
    const isWider = present.some((subject) => !former.includes(subject));
    const isNarrower = former.some((subject) => !present.includes(subject));
    const none = `none of ${label}`;
    return [
      {
        change: 'subjects',
        at,
        before: former.join('; ') || none,
        after: present.join('; ') || none,
        gained: isWider ? [label] : [],
        lost: isNarrower ? [label] : [],
      },
    ];
  });
}

/** Compares a type's fields. A field that had a declaration and is now traversed, as a way to rows, has lost its guard. */
function compareType(type: string, schemas: Schemas, reads: ReadsColumn): AccessChange[] {
  const [earlier, later] = [schemas.before.get(type), schemas.after.get(type)];
  const before = earlier?.fields ?? new Map<string, DiffField>();
  const unguarded = [...before.keys()].filter((name) => later?.traversed.has(name));
  const after = new Map([...(later?.fields ?? []), ...unguarded.map((name) => [name, UNDECLARED] as const)]);
  const removed = new Map([...before].filter(([name]) => !after.has(name)));
  const added = new Map([...after].filter(([name]) => !before.has(name)));
  const changes = compareMissing(type, schemas, removed, added);
  const comparison = {
    options: schemas.options,
    readBefore: (label: string, column: string) => reads(type, label, column),
  };
  for (const [name, field] of after) {
    const former = before.get(name);
    if (former) changes.push(...compareFields(`${type}.${name}`, former, field, comparison));
  }
  return changes;
}

/**
 * Compares two schemas, in the order of types and fields.
 *
 * A label gains where it is added to a field's readers, where a field is new, where a field is read from a column that no
 * field of its type gave it before (nor any field everybody), where rows of a type become visible to it, and where it follows from
 * another column or on another condition. `public` gains
 * where a declaration is missing, and where a public extra is set. `operators` gain where a value moves to a class that the
 * server can read more easily. Another type or a new argument of a field gives no gain, because the text does not show one.
 */
export function compareAccess(before: DiffSchema, after: DiffSchema, options: DiffOptions): AccessChange[] {
  const reads = columnReaders(before);
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((type) => {
    const [earlier, later] = [before.get(type), after.get(type)];
    return [
      ...compareRows(type, earlier, later),
      ...compareSubjects(type, earlier, later),
      ...compareType(type, { before, after, options }, reads),
      ...compareShapes(type, earlier, later),
    ];
  });
}
