import type { Where } from './conditions.ts';
import { type AccessDeclaration, isSealed } from './declaration.ts';
import { type LabelMask, MASK_WIDTH } from './label-mask.ts';

/** A block, a version, a time: where a relation that was loaded was read. The engine passes it on and reads nothing of it. */
export type ReadAt = unknown;

/** Which of some subjects of one scope the viewer holds a label on; of subjects without a scope, it is ''. */
export type RelationLoader<Sources = unknown> = (
  sources: Sources,
  keys: readonly string[],
  scope: string,
) => Promise<{ readonly keys: ReadonlySet<string>; readonly readAt?: ReadAt }>;

/** The name of a subject that is in a scope, with the scope. */
export interface ScopedKey {
  readonly scope: string;
  readonly key: string;
}

/** How a label follows from one kind of subject: by comparison with the viewer, by a load, or by both. */
export interface Relation<Viewer = unknown, Sources = unknown> {
  /** The viewer's own: the label holds where the column has one of them, and the row is of its scope. */
  readonly own?: (viewer: Viewer) => string | null | readonly (string | ScopedKey)[];
  /** Says of many subjects at once on which the label holds. Not asked for subjects that `own` excludes. */
  readonly load?: RelationLoader<Sources>;
  /** What sealed fields (vault, e2e) ask in addition to `own`. */
  readonly loadSealed?: RelationLoader<Sources>;
  /**
   * With `load`: the same as a `where` of the model that the kind names, so that `seenBy` can be derived. Asked only for
   * viewers for whom the label is possible.
   */
  readonly where?: (viewer: Viewer) => Where;
}

/** A label is a relation to a row, found through one of some kinds of subjects; or a role, which holds whatever the row. */
type LabelDefinition<Viewer = unknown, Sources = unknown> =
  | {
      readonly by: Readonly<Record<string, Relation<Viewer, Sources>>>;
      /** Whether it could hold on any row: what it alone opens is not selected where it could not. Absent: it could. */
      readonly possible?: (viewer: Viewer) => boolean;
    }
  | { readonly role: (viewer: Viewer) => boolean };

export type Labels<Label extends string = string, Viewer = unknown, Sources = unknown> = Readonly<
  Record<Label, LabelDefinition<Viewer, Sources>>
>;

/** The engine's own labels, after all others: everybody; and who runs the server, to whom no answer grants anything. */
export const EVERYBODY = 'public';
export const OPERATORS = 'operators';
export type BuiltInLabel = typeof EVERYBODY | typeof OPERATORS;

/** A viewer's own by one relation: the keys of each scope; those without a scope under ''. */
export type OwnKeys = ReadonlyMap<string, ReadonlySet<string>>;

/** A viewer as the checks see it. */
export interface ViewerLabels {
  /** Labels that hold whatever the row. */
  readonly roles: LabelMask;
  /** Labels that could hold on some row: a field that needs none of them is not even selected. */
  readonly possible: LabelMask;
  /** The viewer's own by the relation that compares them, `Relation.own`. */
  readonly own: ReadonlyMap<Relation, OwnKeys>;
}

/** The labels of a schema, compiled: one bit each, in the order in which they are defined. */
export interface LabelSet {
  /** With the engine's own. */
  readonly names: readonly string[];
  readonly everybody: LabelMask;
  /** The labels that hold whatever the row: they need no subject. */
  readonly rowFree: LabelMask;
  /** The kinds of subject by which a label can be found. */
  kindsOf(label: string): readonly string[];
  relation(label: string, kind: string): Relation | undefined;
  /** The bits of some labels; operators have none, so no check ever grants it. */
  maskOf(labels: readonly string[]): LabelMask;
  /** The bit of a label where sealed fields ask more of it; 0 where they do not. */
  sealedBit(label: string): LabelMask;
  /** The bits that read a field, one at least of which must hold. */
  needOf(declaration: Pick<AccessDeclaration, 'class' | 'readers'>): LabelMask;
  /** A mask with the sealed bits of its labels added: a viewer for whom a label's sealed bit holds has the label too. */
  withSealedBits(mask: LabelMask): LabelMask;
  /** The labels of a mask, in their order. */
  labelsOf(mask: LabelMask): string[];
  /** A viewer is never changed: of the same object the answer is the same. */
  viewerLabels(viewer: unknown): ViewerLabels;
}

/** @throws where there are more labels than a mask has bits */
export function createLabelSet(definitions: Labels): LabelSet {
  const defined = Object.entries(definitions);
  const names = [...defined.map(([name]) => name), EVERYBODY, OPERATORS];
  const bits = new Map<string, LabelMask>(names.slice(0, -1).map((name, i) => [name, 1 << i]));
  const everybody = bits.get(EVERYBODY) as LabelMask;
  const roles = defined.flatMap(([name, of]) => ('role' in of ? [{ bit: bits.get(name) as LabelMask, of }] : []));
  const related = defined.flatMap(([name, of]) => ('by' in of ? [{ name, bit: bits.get(name) as LabelMask, of }] : []));
  const sealed = new Map<string, LabelMask>();
  for (const { name, of } of related)
    if (Object.values(of.by).some(({ loadSealed }) => loadSealed)) sealed.set(name, 1 << (bits.size + sealed.size));
  if (bits.size + sealed.size > MASK_WIDTH) throw new Error(`A schema has at most ${MASK_WIDTH} labels`);

  const byName = new Map(related.map(({ name, of }) => [name, of.by]));
  const sealedBit = (label: string): LabelMask => sealed.get(label) ?? 0;
  const maskOf = (labels: readonly string[]): LabelMask =>
    labels.reduce((mask, label) => mask | (bits.get(label) ?? 0), 0);
  const withSealedBits = (mask: LabelMask): LabelMask =>
    [...sealed].reduce((all, [label, bit]) => (mask & maskOf([label]) ? all | bit : all), mask);
  /** As `maskOf`, with the sealed bit in place of the label's own where it has one. */
  const sealedMaskOf = (labels: readonly string[]): LabelMask =>
    labels.reduce((mask, label) => mask | (sealedBit(label) || maskOf([label])), 0);
  const comparing = [...new Set(related.flatMap(({ of }) => Object.values(of.by)).filter(({ own }) => own))];
  const ofViewers = new WeakMap<object, ViewerLabels>();
  function labelsOfViewer(viewer: unknown): ViewerLabels {
    const roleMask = roles.reduce((mask, { bit, of }) => (of.role(viewer) ? mask | bit : mask), everybody);
    const possible = related.reduce(
      (mask, { name, bit, of }) => (of.possible && !of.possible(viewer) ? mask : mask | bit | sealedBit(name)),
      roleMask,
    );
    return {
      roles: roleMask,
      possible,
      own: new Map(comparing.map((relation) => [relation, ownOf(relation, viewer)])),
    };
  }

  return {
    names,
    everybody,
    rowFree: roles.reduce((mask, { bit }) => mask | bit, everybody),
    kindsOf: (label) => Object.keys(byName.get(label) ?? {}),
    relation: (label, kind) => byName.get(label)?.[kind],
    maskOf,
    sealedBit,
    needOf: (declaration) => (isSealed(declaration) ? sealedMaskOf : maskOf)(declaration.readers),
    withSealedBits,
    labelsOf: (mask) => names.filter((name) => mask & withSealedBits(maskOf([name]))),
    viewerLabels(viewer) {
      if (typeof viewer !== 'object' || viewer === null) return labelsOfViewer(viewer);
      const known = ofViewers.get(viewer) ?? labelsOfViewer(viewer);
      ofViewers.set(viewer, known);
      return known;
    },
  };
}

/** A viewer's own by a relation; none where it compares nothing. */
function ownOf({ own }: Relation, viewer: unknown): OwnKeys {
  const keys = new Map<string, Set<string>>();
  for (const one of [own?.(viewer) ?? []].flat() as (string | ScopedKey)[]) {
    const { scope, key } = typeof one === 'string' ? { scope: '', key: one } : one;
    keys.set(scope, (keys.get(scope) ?? new Set()).add(key));
  }
  return keys;
}
