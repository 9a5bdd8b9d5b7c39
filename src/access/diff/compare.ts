import { type AccessChange, type Finding, gainedBy, list, NOTHING } from './change.ts';
import { columnReaders, heldInColumns, type ReadsColumn } from './columns.ts';
import { addition, compareFields, declared, removal } from './compare-fields.ts';
import { pageReaders } from './page-values.ts';
import { type FieldAccess, type SchemaAccess, type TypeAccess, UNDECLARED } from './schema-access.ts';
import { compareShapes } from './shapes.ts';

/**
 * A field that only the second text has; the chain shows one that is public there to everybody. `pageOf`: those who see the
 * rows of whose pages it speaks.
 */
const fieldAddition = (field: FieldAccess, pageOf: readonly string[] | undefined): Finding => {
  if (pageOf)
    return { ...addition(field), after: `${declared(field)}; of rows seen by ${list(pageOf)}`, gained: pageOf };
  const shown = field.onchain && !field.readers.includes('public');
  return { ...addition(field), gained: [...field.readers, ...(shown ? (['public'] as const) : [])] };
};

const sameDeclaration = (a: FieldAccess, b: FieldAccess): boolean => {
  const text = (field: FieldAccess) => JSON.stringify({ ...field, byKind: [...field.byKind] });
  return text(a) === text(b);
};

/** Both texts, or a type in both of them. */
interface Both<Of> {
  readonly was: Of;
  readonly is: Of;
}

/**
 * Fields that only one side has. One that is declared word for word like a removed one of its type, answers the same type,
 * and is held in columns alone, is that one, renamed.
 */
function compareMissing(
  type: string,
  { was, is }: Both<SchemaAccess>,
  removed: Map<string, FieldAccess>,
  added: Map<string, FieldAccess>,
): AccessChange[] {
  const changes: AccessChange[] = [];
  const sameType = (before: string, after: string) =>
    was.get(type)?.shapes.get(before)?.type === is.get(type)?.shapes.get(after)?.type;
  for (const [name, field] of added) {
    const at = `${type}.${name}`;
    const known =
      heldInColumns(field) &&
      [...removed].find(([old, before]) => sameDeclaration(before, field) && sameType(old, name))?.[0];
    if (known) {
      removed.delete(known);
      changes.push({ ...NOTHING, change: 'renamed', at, before: known, after: name });
    } else {
      changes.push({ ...fieldAddition(field, pageReaders(is, type, name, field)), at });
    }
  }
  for (const [name, field] of removed) changes.push({ ...removal(field), at: `${type}.${name}` });
  return changes;
}

/** Who may see that a row exists, where the first text says it. A type that only one text has is judged by its fields. */
function compareRows(at: string, was: TypeAccess | undefined, is: TypeAccess | undefined): AccessChange[] {
  if (!was?.seenBy || !is) return [];
  const [before, after] = [was.seenBy, is.seenBy ?? UNDECLARED.readers];
  if (list([...before].sort()) === list([...after].sort())) return [];
  const [gained, lost] = [gainedBy(before, after), gainedBy(after, before)];
  return [{ change: 'rows', at, before: list(before), after: list(after), gained, lost }];
}

/** A type's fields. One that was declared and now leads to an object without a declaration has lost what guarded it. */
function compareType(type: string, schemas: Both<SchemaAccess>, reads: ReadsColumn): AccessChange[] {
  const [was, is] = [schemas.was.get(type), schemas.is.get(type)];
  const before = was?.fields ?? new Map<string, FieldAccess>();
  const unguarded = [...before.keys()].filter((name) => is?.traversed.has(name));
  const after = new Map([...(is?.fields ?? []), ...unguarded.map((name) => [name, UNDECLARED] as const)]);
  const removed = new Map([...before].filter(([name]) => !after.has(name)));
  const added = new Map([...after].filter(([name]) => !before.has(name)));
  const changes = compareMissing(type, schemas, removed, added);
  for (const [name, field] of after) {
    const earlier = before.get(name);
    if (earlier)
      changes.push(...compareFields(`${type}.${name}`, earlier, field, (label, column) => reads(type, label, column)));
  }
  return changes;
}

/**
 * What a change of a schema does to who may read what, in the order of types and fields.
 *
 * A label gains where it is added to a field's readers, where a field is new, where a field is read from a column that no
 * field of its type gave it before (nor any field everybody), and where rows of a type become visible to it. `public` gains
 * where a declaration is missing and where the chain shows a value. `operators` gain where a value is kept more openly: from
 * nothing, a hash or a client's ciphertext to the vault, or from any of these to plain. By another type or a new argument of a
 * field nobody is said to gain, for the text does not tell.
 */
export function compareAccess(before: SchemaAccess, after: SchemaAccess): AccessChange[] {
  const reads = columnReaders(before);
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((type) => {
    const [was, is] = [before.get(type), after.get(type)];
    return [
      ...compareRows(type, was, is),
      ...compareType(type, { was: before, is: after }, reads),
      ...compareShapes(type, was, is),
    ];
  });
}
