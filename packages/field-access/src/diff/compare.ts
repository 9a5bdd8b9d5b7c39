import { EVERYBODY } from '../model/built-in-labels.ts';
import { type AccessChange, type AccessFinding, gainedBy, list, NOTHING, sameWords } from './change.ts';
import { columnReaders, heldInColumns, type ReadsColumn } from './columns.ts';
import { addition, compareFields, declarationText, removal } from './compare-fields.ts';
import { type DiffOptions, isPublicExtra } from './options.ts';
import { pageReaders } from './page-values.ts';
import { type DiffField, type DiffSchema, type DiffType, UNDECLARED } from './schema-access.ts';
import { compareShapes } from './shapes.ts';

/** Two schemas, and the options of their comparison. */
interface Schemas {
  readonly before: DiffSchema;
  readonly after: DiffSchema;
  readonly options: DiffOptions;
}

/**
 * The finding of a field that only the second schema has. By a value of list pages only those gain who see the rows of the pages
 * (`rowReaders`; undefined for any other field). By a public extra everybody gains.
 */
function fieldAddition(
  field: DiffField,
  rowReaders: readonly string[] | undefined,
  options: DiffOptions,
): AccessFinding {
  if (rowReaders) {
    const after = `${declarationText(field)}; of rows seen by ${list(rowReaders)}`;
    return { ...addition(field), after, gained: rowReaders };
  }
  const isShown = field.extras.some((name) => isPublicExtra(options, name)) && !field.readers.includes(EVERYBODY);
  return { ...addition(field), gained: [...field.readers, ...(isShown ? [EVERYBODY] : [])] };
}

const isSameDeclaration = (a: DiffField, b: DiffField): boolean => {
  const text = (field: DiffField) => JSON.stringify({ ...field, byKind: [...field.byKind] });
  return text(a) === text(b);
};

/**
 * Compares the fields that only one schema has. A removed and a new field of a type count as one renamed field, if both have the same
 * declaration and the same type, and are stored in columns alone. The renamed fields are taken out of `removed`.
 */
function compareMissing(
  type: string,
  { before, after, options }: Schemas,
  removed: Map<string, DiffField>,
  added: Map<string, DiffField>,
): AccessChange[] {
  const changes: AccessChange[] = [];
  const hasSameType = (oldName: string, newName: string) =>
    before.get(type)?.shapes.get(oldName)?.type === after.get(type)?.shapes.get(newName)?.type;
  for (const [name, field] of added) {
    const at = `${type}.${name}`;
    const formerName =
      heldInColumns(field) &&
      [...removed].find(([oldName, former]) => isSameDeclaration(former, field) && hasSameType(oldName, name))?.[0];
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

/** Compares who sees that a row of a type exists. A text without `@rows` and a type that only one schema has are not compared. */
function compareRows(at: string, earlier: DiffType | undefined, later: DiffType | undefined): AccessChange[] {
  if (!earlier?.seenBy || !later) return [];
  const [before, after] = [earlier.seenBy, later.seenBy ?? UNDECLARED.readers];
  if (sameWords(before, after)) return [];
  const [gained, lost] = [gainedBy(before, after), gainedBy(after, before)];
  return [{ change: 'rows', at, before: list(before), after: list(after), gained, lost }];
}

/** Compares the fields of a type. A field that was declared and is now a traversal has lost its guard, so it counts as undeclared. */
function compareType(type: string, schemas: Schemas, reads: ReadsColumn): AccessChange[] {
  const [earlier, later] = [schemas.before.get(type), schemas.after.get(type)];
  const before = earlier?.fields ?? new Map<string, DiffField>();
  const unguardedNames = [...before.keys()].filter((name) => later?.traversals.has(name));
  const after = new Map([...(later?.fields ?? []), ...unguardedNames.map((name) => [name, UNDECLARED] as const)]);
  const removed = new Map([...before].filter(([name]) => !after.has(name)));
  const added = new Map([...after].filter(([name]) => !before.has(name)));
  const changes = compareMissing(type, schemas, removed, added);
  const comparison = {
    options: schemas.options,
    couldReadBefore: (label: string, column: string) => reads(type, label, column),
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
 * A label gains by each of these changes:
 *
 * - A field is new, or the label is new among its readers.
 * - A field is read from another column, which no field of its type gave the label before, and no field gave everybody.
 * - Rows of a type become visible to the label.
 *
 * `public` gains if a declaration is missing, or if a public extra is set. `operators` gain if a value moves to a class that the server
 * can read more easily. A change of a field's type or arguments is no gain, because the text does not say what it does.
 */
export function compareAccess(before: DiffSchema, after: DiffSchema, options: DiffOptions): AccessChange[] {
  const reads = columnReaders(before);
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((type) => {
    const [earlier, later] = [before.get(type), after.get(type)];
    return [
      ...compareRows(type, earlier, later),
      ...compareType(type, { before, after, options }, reads),
      ...compareShapes(type, earlier, later),
    ];
  });
}
