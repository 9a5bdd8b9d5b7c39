import type { StorageClass } from '../model/declaration.ts';
import { casesOf, columnReaders, heldInColumns, type ReadsColumn } from './columns.ts';
import { type CaseAccess, type FieldAccess, type SchemaAccess, type TypeAccess, UNDECLARED } from './schema-access.ts';

/** What changed: a whole declaration was added, removed or renamed, or one part of it. */
export type ChangeKind = 'added' | 'removed' | 'renamed' | 'readers' | 'class' | 'held' | 'deletion' | 'chain' | 'rows';

/** One thing that a change of the schema does to who may read what. */
export interface AccessChange {
  readonly change: ChangeKind;
  /** `Type.field`, or `Type` where its rows are meant. */
  readonly at: string;
  /** The kinds of row that it speaks of, where the kind decides. */
  readonly kinds?: readonly string[];
  readonly before?: string;
  readonly after?: string;
  /** Who reads something that they did not read before; `operators`: what the server can now read. */
  readonly gained: readonly string[];
  readonly lost: readonly string[];
}

type Finding = Omit<AccessChange, 'at' | 'kinds'>;

/**
 * How openly a class keeps a value on the server: 0 nothing readable is there (nothing, a hash, a ciphertext of the client's),
 * 1 a ciphertext that the server opens, 2 the value.
 */
const OPENNESS: Readonly<Record<StorageClass, number>> = {
  none: 0,
  hash: 0,
  e2e: 0,
  'client-encrypted': 0,
  vault: 1,
  plain: 2,
};

/** The labels of `after` that could not read before. Who `public` speaks of is everybody. */
const gainedBy = (before: readonly string[], after: readonly string[]): string[] =>
  before.includes('public') ? [] : after.filter((label) => !before.includes(label));

const list = (labels: readonly string[]): string => labels.join(', ') || 'nobody';

const NOTHING: Pick<AccessChange, 'gained' | 'lost'> = { gained: [], lost: [] };

/** Whether a label read a column before, through the type that is compared. */
type ReadBefore = (label: string, column: string) => boolean;

/** What changed between two declarations of one field, or of one kind of its rows. */
function compareCases(before: CaseAccess, after: CaseAccess, readBefore: ReadBefore): Finding[] {
  const changes: Finding[] = [];
  const gained = gainedBy(before.readers, after.readers);
  const lost = gainedBy(after.readers, before.readers);
  if (list([...before.readers].sort()) !== list([...after.readers].sort()))
    changes.push({ change: 'readers', before: list(before.readers), after: list(after.readers), gained, lost });
  if (before.class !== after.class) {
    const opened = OPENNESS[after.class] > OPENNESS[before.class];
    changes.push({
      ...NOTHING,
      change: 'class',
      before: before.class,
      after: after.class,
      gained: opened ? ['operators'] : [],
    });
  }
  if (list([...before.storedIn].sort()) !== list([...after.storedIn].sort())) {
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

const declared = (of: CaseAccess): string => `readers: ${list(of.readers)}; held: ${list(of.storedIn)} (${of.class})`;
const addition = (of: CaseAccess): Finding => ({ change: 'added', after: declared(of), gained: of.readers, lost: [] });
const removal = (of: CaseAccess): Finding => ({
  change: 'removed',
  before: declared(of),
  gained: [],
  lost: of.readers,
});

/** A field that only the second text has; the chain shows one that is public there to everybody. */
const fieldAddition = (field: FieldAccess): Finding => {
  const shown = field.onchain && !field.readers.includes('public');
  return { ...addition(field), gained: [...field.readers, ...(shown ? (['public'] as const) : [])] };
};

/** Findings of single kinds of row, those that are the same together. */
function byKinds(findings: readonly (readonly [kind: string, finding: Finding])[], at: string): AccessChange[] {
  const alike = new Map<string, { kinds: string[]; finding: Finding }>();
  for (const [kind, finding] of findings) {
    const known = alike.get(JSON.stringify(finding));
    if (known) known.kinds.push(kind);
    else alike.set(JSON.stringify(finding), { kinds: [kind], finding });
  }
  return [...alike.values()].map(({ kinds, finding }) => ({ ...finding, at, kinds: kinds.sort() }));
}

function compareFields(at: string, before: FieldAccess, after: FieldAccess, readBefore: ReadBefore): AccessChange[] {
  const kinds = [...new Set([...before.byKind.keys(), ...after.byKind.keys()])];
  const of = (field: FieldAccess, kind: string) => (field.byKind.size > 0 ? field.byKind.get(kind) : field);
  const findings = kinds.flatMap((kind) => {
    const [was, is] = [of(before, kind), of(after, kind)];
    const found =
      was && is ? compareCases(was, is, readBefore) : [...(is ? [addition(is)] : []), ...(was ? [removal(was)] : [])];
    return found.map((finding) => [kind, finding] as const);
  });
  const changes = byKinds(findings, at);
  if (kinds.length === 0)
    changes.push(...compareCases(before, after, readBefore).map((finding) => ({ ...finding, at })));
  if (before.onchain !== after.onchain) {
    const said = (onchain: boolean) => (onchain ? 'public on the chain' : 'not public on the chain');
    const shown = after.onchain && !casesOf(before).every(({ readers }) => readers.includes('public'));
    changes.push({
      ...NOTHING,
      change: 'chain',
      at,
      before: said(before.onchain),
      after: said(after.onchain),
      gained: shown ? ['public'] : [],
    });
  }
  return changes;
}

const sameDeclaration = (a: FieldAccess, b: FieldAccess): boolean => {
  const text = (field: FieldAccess) => JSON.stringify({ ...field, byKind: [...field.byKind] });
  return text(a) === text(b);
};

/**
 * Fields that only one side has. One that is declared word for word like a removed one of its type, and held in columns
 * alone, is that one, renamed.
 */
function compareMissing(
  type: string,
  removed: Map<string, FieldAccess>,
  added: Map<string, FieldAccess>,
): AccessChange[] {
  const changes: AccessChange[] = [];
  for (const [name, field] of added) {
    const at = `${type}.${name}`;
    const was = heldInColumns(field) && [...removed].find(([, before]) => sameDeclaration(before, field))?.[0];
    if (was) {
      removed.delete(was);
      changes.push({ ...NOTHING, change: 'renamed', at, before: was, after: name });
    } else {
      changes.push({ ...fieldAddition(field), at });
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
function compareType(
  type: string,
  was: TypeAccess | undefined,
  is: TypeAccess | undefined,
  reads: ReadsColumn,
): AccessChange[] {
  const before = was?.fields ?? new Map<string, FieldAccess>();
  const unguarded = [...before.keys()].filter((name) => is?.traversed.has(name));
  const after = new Map([...(is?.fields ?? []), ...unguarded.map((name) => [name, UNDECLARED] as const)]);
  const removed = new Map([...before].filter(([name]) => !after.has(name)));
  const added = new Map([...after].filter(([name]) => !before.has(name)));
  const changes = compareMissing(type, removed, added);
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
 * nothing, a hash or a client's ciphertext to the vault, or from any of these to plain.
 */
export function compareAccess(before: SchemaAccess, after: SchemaAccess): AccessChange[] {
  const reads = columnReaders(before);
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((type) => {
    const [was, is] = [before.get(type), after.get(type)];
    return [...compareRows(type, was, is), ...compareType(type, was, is, reads)];
  });
}
