import type { StorageClass } from '../model/declaration.ts';
import { type AccessChange, type Finding, gainedBy, list, NOTHING } from './change.ts';
import { casesOf } from './columns.ts';
import type { CaseAccess, FieldAccess } from './schema-access.ts';

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

export const declared = (of: CaseAccess): string =>
  `readers: ${list(of.readers)}; held: ${list(of.storedIn)} (${of.class})`;
export const addition = (of: CaseAccess): Finding => ({
  change: 'added',
  after: declared(of),
  gained: of.readers,
  lost: [],
});
export const removal = (of: CaseAccess): Finding => ({
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

/** Rows of kinds that a field declared by kind does not name: nobody reads it on those. */
const OTHER_KINDS = 'every other kind';

/** Where one declaration is by kind and the other for all rows, what the change does to rows of kinds that no one named. */
function compareOtherKinds(before: FieldAccess, after: FieldAccess, readBefore: ReadBefore): Finding[] {
  const [wasByKind, isByKind] = [before.byKind.size > 0, after.byKind.size > 0];
  if (wasByKind === isByKind) return [];
  const closed = (field: FieldAccess): CaseAccess => ({ ...field, readers: [] });
  return wasByKind ? compareCases(closed(after), after, readBefore) : compareCases(before, closed(before), readBefore);
}

/** What changed between the declarations of a field in both texts. */
export function compareFields(
  at: string,
  before: FieldAccess,
  after: FieldAccess,
  readBefore: ReadBefore,
): AccessChange[] {
  const kinds = [...new Set([...before.byKind.keys(), ...after.byKind.keys()])];
  const of = (field: FieldAccess, kind: string) => (field.byKind.size > 0 ? field.byKind.get(kind) : field);
  const findings = kinds.flatMap((kind) => {
    const [was, is] = [of(before, kind), of(after, kind)];
    const found =
      was && is ? compareCases(was, is, readBefore) : [...(is ? [addition(is)] : []), ...(was ? [removal(was)] : [])];
    return found.map((finding) => [kind, finding] as const);
  });
  const others = compareOtherKinds(before, after, readBefore).map((finding) => [OTHER_KINDS, finding] as const);
  const changes = byKinds([...findings, ...others], at);
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
