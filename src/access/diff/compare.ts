import type { ReaderLabel, StorageClass } from '../declaration.ts';
import type { CaseAccess, FieldAccess, SchemaAccess } from './schema-access.ts';

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
  readonly gained: readonly ReaderLabel[];
  readonly lost: readonly ReaderLabel[];
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
const gainedBy = (before: readonly ReaderLabel[], after: readonly ReaderLabel[]): ReaderLabel[] =>
  before.includes('public') ? [] : after.filter((label) => !before.includes(label));

const list = (labels: readonly string[]): string => labels.join(', ') || 'nobody';

const NOTHING: Pick<AccessChange, 'gained' | 'lost'> = { gained: [], lost: [] };

/** Every column with the labels that some field gives it to. */
function columnReaders(schema: SchemaAccess): ReadonlyMap<string, ReadonlySet<ReaderLabel>> {
  const readers = new Map<string, Set<ReaderLabel>>();
  for (const { fields } of schema.values())
    for (const field of fields.values())
      for (const one of field.byKind.size > 0 ? field.byKind.values() : [field])
        for (const column of one.held) {
          const known = readers.get(column) ?? new Set();
          for (const label of one.readers) known.add(label);
          readers.set(column, known);
        }
  return readers;
}

type ColumnReaders = ReturnType<typeof columnReaders>;

/** What changed between two declarations of one field, or of one kind of its rows. */
function compareCases(before: CaseAccess, after: CaseAccess, columns: ColumnReaders): Finding[] {
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
  if (list([...before.held].sort()) !== list([...after.held].sort())) {
    const added = after.held.filter((column) => !before.held.includes(column));
    const reads = (label: ReaderLabel, column: string) => {
      const known = columns.get(column);
      return known?.has(label) || known?.has('public');
    };
    changes.push({
      ...NOTHING,
      change: 'held',
      before: list(before.held),
      after: list(after.held),
      gained: after.readers.filter((label) => added.some((column) => !reads(label, column))),
    });
  }
  if (before.deletion !== after.deletion)
    changes.push({ ...NOTHING, change: 'deletion', before: before.deletion, after: after.deletion });
  return changes;
}

const declared = (of: CaseAccess): string => `readers: ${list(of.readers)}; held: ${list(of.held)} (${of.class})`;
const addition = (of: CaseAccess): Finding => ({ change: 'added', after: declared(of), gained: of.readers, lost: [] });
const removal = (of: CaseAccess): Finding => ({
  change: 'removed',
  before: declared(of),
  gained: [],
  lost: of.readers,
});

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

function compareFields(at: string, before: FieldAccess, after: FieldAccess, columns: ColumnReaders): AccessChange[] {
  const kinds = [...new Set([...before.byKind.keys(), ...after.byKind.keys()])];
  const of = (field: FieldAccess, kind: string) => (field.byKind.size > 0 ? field.byKind.get(kind) : field);
  const findings = kinds.flatMap((kind) => {
    const [was, is] = [of(before, kind), of(after, kind)];
    const found =
      was && is ? compareCases(was, is, columns) : [...(is ? [addition(is)] : []), ...(was ? [removal(was)] : [])];
    return found.map((finding) => [kind, finding] as const);
  });
  const changes = byKinds(findings, at);
  if (kinds.length === 0) changes.push(...compareCases(before, after, columns).map((finding) => ({ ...finding, at })));
  if (before.onchain !== after.onchain) {
    const said = (onchain: boolean) => (onchain ? 'public on the chain' : 'not public on the chain');
    changes.push({ ...NOTHING, change: 'chain', at, before: said(before.onchain), after: said(after.onchain) });
  }
  return changes;
}

const sameDeclaration = (a: FieldAccess, b: FieldAccess): boolean => {
  const text = (field: FieldAccess) => JSON.stringify({ ...field, byKind: [...field.byKind] });
  return text(a) === text(b);
};

/** Fields that only one side has. One that is declared word for word like a removed one of its type is that one, renamed. */
function compareMissing(
  type: string,
  removed: Map<string, FieldAccess>,
  added: Map<string, FieldAccess>,
): AccessChange[] {
  const changes: AccessChange[] = [];
  for (const [name, field] of added) {
    const at = `${type}.${name}`;
    const was = [...removed].find(([, before]) => sameDeclaration(before, field))?.[0];
    if (was !== undefined) {
      removed.delete(was);
      changes.push({ ...NOTHING, change: 'renamed', at, before: was, after: name });
    } else {
      changes.push({ ...addition(field), at });
    }
  }
  for (const [name, field] of removed) changes.push({ ...removal(field), at: `${type}.${name}` });
  return changes;
}

/**
 * What a change of a schema does to who may read what, in the order of types and fields.
 *
 * A label gains where it is added to a field's readers, where a field is new, where a field is read from a column that no
 * field gave it before, and where rows of a type become visible to it. `operators` gain where a value is kept more openly: from
 * nothing, a hash or a client's ciphertext to the vault, or from any of these to plain.
 */
export function compareAccess(before: SchemaAccess, after: SchemaAccess): AccessChange[] {
  const columns = columnReaders(before);
  const changes: AccessChange[] = [];
  for (const type of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const [was, is] = [before.get(type), after.get(type)];
    if (was?.seenBy && is?.seenBy && list(was.seenBy) !== list(is.seenBy))
      changes.push({
        change: 'rows',
        at: type,
        before: list(was.seenBy),
        after: list(is.seenBy),
        gained: gainedBy(was.seenBy, is.seenBy),
        lost: gainedBy(is.seenBy, was.seenBy),
      });
    const removed = new Map([...(was?.fields ?? [])].filter(([name]) => !is?.fields.has(name)));
    const added = new Map([...(is?.fields ?? [])].filter(([name]) => !was?.fields.has(name)));
    changes.push(...compareMissing(type, removed, added));
    for (const [name, field] of is?.fields ?? []) {
      const earlier = was?.fields.get(name);
      if (earlier) changes.push(...compareFields(`${type}.${name}`, earlier, field, columns));
    }
  }
  return changes;
}
