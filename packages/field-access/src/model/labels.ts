import { BUILT_IN_SENTENCES, EVERYBODY, OPERATORS } from './built-in-labels.ts';
import type { Where } from './conditions.ts';
import type { FieldDeclaration } from './declaration.ts';
import { type LabelMask, MASK_WIDTH } from './label-mask.ts';
import type { ClassSet } from './storage-classes.ts';

/** The source of a loaded relation, such as a version or a time. The engine passes it on and does not read it. */
export type RelationOrigin = unknown;

/** Loads a label of the viewer on several subjects of one scope ('' for none). `keys` of the result: those on which it holds. */
export type RelationLoader<Sources = unknown> = (
  sources: Sources,
  keys: readonly string[],
  scope: string,
) => Promise<{ readonly keys: ReadonlySet<string>; readonly readAt?: RelationOrigin }>;

/** The key of a subject, and the scope that it is in. */
export interface ScopedKey {
  readonly scope: string;
  readonly key: string;
}

/** The rule by which a label follows from one kind of subject: by comparison with the viewer, by a load, or by both. */
export interface Relation<Viewer = unknown, Sources = unknown> {
  /** The viewer's own keys. The label holds on a row whose column has one of them, if the row is in the key's scope. */
  readonly own?: (viewer: Viewer) => string | null | readonly (string | ScopedKey)[];
  /** Loads the label for many subjects at once. It is not called for subjects that `own` excludes. */
  readonly load?: RelationLoader<Sources>;
  /** The load for fields of a sealed class, in place of `load` and in addition to `own`. */
  readonly loadSealed?: RelationLoader<Sources>;
  /**
   * The relation of `load` as a `where` of the kind's model. The rows that `seenBy` makes visible are derived from it. It is called only
   * for viewers who can have the label.
   */
  readonly where?: (viewer: Viewer) => Where;
}

interface LabelMeaning {
  /** The holders of the label, in a sentence that the schema's enum, the data map and the lens show. */
  readonly sentence: string;
}

/** A label is a relation to a row, which follows from subjects of some kinds (`by`); or a role, which holds on every row. */
type LabelDefinition<Viewer = unknown, Sources = unknown> = LabelMeaning &
  (
    | {
        readonly by: Readonly<Record<string, Relation<Viewer, Sources>>>;
        /** Tests that the viewer can have the label on some row; absent: always. If not, fields for this label alone are not selected. */
        readonly possible?: (viewer: Viewer) => boolean;
      }
    | { readonly role: (viewer: Viewer) => boolean }
  );

export type LabelDefinitions<Label extends string = string, Viewer = unknown, Sources = unknown> = Readonly<
  Record<Label, LabelDefinition<Viewer, Sources>>
>;

/** The viewer's own keys by one relation, for each scope. Keys without a scope are under ''. */
export type OwnKeys = ReadonlyMap<string, ReadonlySet<string>>;

/** The labels of a viewer, as far as no row decides them. */
export interface ViewerLabels {
  /** The labels that hold on every row. */
  readonly roles: LabelMask;
  /** The labels that can hold on some row, roles among them. A field that asks for none of them is not selected. */
  readonly possible: LabelMask;
  /** The viewer's own keys, by the relation that compares them (`Relation.own`). */
  readonly own: ReadonlyMap<Relation, OwnKeys>;
}

/** The labels of a schema, compiled. Each has a bit, in the order of their definition. */
export interface LabelSet {
  /** All labels, the engine's own at the end. */
  readonly names: readonly string[];
  /** The sentence of each label. */
  readonly sentences: Readonly<Record<string, string>>;
  readonly everybody: LabelMask;
  /** The labels that hold on every row, so that they need no subject. */
  readonly rowFree: LabelMask;
  /** The kinds of subject that a label can follow from. */
  kindsOf(label: string): readonly string[];
  relation(label: string, kind: string): Relation | undefined;
  /** The bits of some labels. `operators` has no bit, so no check grants it. */
  maskOf(labels: readonly string[]): LabelMask;
  /** The further bit of a label of which sealed fields ask more; 0 for any other label. */
  sealedBit(label: string): LabelMask;
  /** The labels that a field asks for. A viewer reads the field if at least one of them holds. */
  needOf(declaration: Pick<FieldDeclaration, 'class' | 'readers'>): LabelMask;
  /** Adds to a mask the sealed bits of its labels, because a viewer for whom a label's sealed bit holds has the label too. */
  withSealedBits(mask: LabelMask): LabelMask;
  /** The labels of a mask, in their order. */
  labelsOf(mask: LabelMask): string[];
  /** The labels of a viewer. A viewer is never changed, so the labels of one object are computed once. */
  viewerLabels(viewer: unknown): ViewerLabels;
}

/** Compiles labels. @throws Error for more labels than a mask has bits */
export function createLabelSet(definitions: LabelDefinitions, classes: ClassSet): LabelSet {
  const entries = Object.entries(definitions);
  const names = [...entries.map(([name]) => name), EVERYBODY, OPERATORS];
  const bits = new Map<string, LabelMask>(names.slice(0, -1).map((name, i) => [name, 1 << i]));
  const everybody = bits.get(EVERYBODY) as LabelMask;
  const roles = entries.flatMap(([name, label]) =>
    'role' in label ? [{ bit: bits.get(name) as LabelMask, label }] : [],
  );
  const related = entries.flatMap(([name, label]) =>
    'by' in label ? [{ name, bit: bits.get(name) as LabelMask, label }] : [],
  );
  const sealed = new Map<string, LabelMask>();
  for (const { name, label } of related)
    if (Object.values(label.by).some(({ loadSealed }) => loadSealed)) sealed.set(name, 1 << (bits.size + sealed.size));
  if (bits.size + sealed.size > MASK_WIDTH) throw new Error(`A schema has at most ${MASK_WIDTH} labels`);

  const byName = new Map(related.map(({ name, label }) => [name, label.by]));
  const sealedBit = (label: string): LabelMask => sealed.get(label) ?? 0;
  const maskOf = (labels: readonly string[]): LabelMask =>
    labels.reduce((mask, label) => mask | (bits.get(label) ?? 0), 0);
  const withSealedBits = (mask: LabelMask): LabelMask =>
    [...sealed].reduce((all, [label, bit]) => (mask & maskOf([label]) ? all | bit : all), mask);
  /** The bits of some labels for a sealed field: a label's sealed bit if it has one, else its own bit. */
  const sealedMaskOf = (labels: readonly string[]): LabelMask =>
    labels.reduce((mask, label) => mask | (sealedBit(label) || maskOf([label])), 0);
  const ownRelations = [...new Set(related.flatMap(({ label }) => Object.values(label.by)).filter(({ own }) => own))];
  const cache = new WeakMap<object, ViewerLabels>();
  function labelsOfViewer(viewer: unknown): ViewerLabels {
    const roleMask = roles.reduce(
      (mask, { bit, label }) => (label.role(viewer) === true ? mask | bit : mask),
      everybody,
    );
    const possible = related.reduce(
      (mask, { name, bit, label }) => (label.possible && !label.possible(viewer) ? mask : mask | bit | sealedBit(name)),
      roleMask,
    );
    return {
      roles: roleMask,
      possible,
      own: new Map(ownRelations.map((relation) => [relation, ownKeysOf(relation, viewer)])),
    };
  }

  return {
    names,
    sentences: {
      ...Object.fromEntries(entries.map(([name, { sentence }]) => [name, sentence])),
      ...BUILT_IN_SENTENCES,
    },
    everybody,
    rowFree: roles.reduce((mask, { bit }) => mask | bit, everybody),
    kindsOf: (label) => Object.keys(byName.get(label) ?? {}),
    relation: (label, kind) => byName.get(label)?.[kind],
    maskOf,
    sealedBit,
    needOf: (declaration) => (classes.isSealed(declaration) ? sealedMaskOf : maskOf)(declaration.readers),
    withSealedBits,
    labelsOf: (mask) => names.filter((name) => mask & withSealedBits(maskOf([name]))),
    viewerLabels(viewer) {
      if (typeof viewer !== 'object' || viewer === null) return labelsOfViewer(viewer);
      const viewerLabels = cache.get(viewer) ?? labelsOfViewer(viewer);
      cache.set(viewer, viewerLabels);
      return viewerLabels;
    },
  };
}

/**
 * The viewer's own keys by a relation, for each scope.
 * @throws TypeError for a key or a scope that is no text, because every row would meet a condition without a value
 */
function ownKeysOf({ own }: Relation, viewer: unknown): OwnKeys {
  const keys = new Map<string, Set<string>>();
  for (const entry of [own?.(viewer) ?? []].flat() as (string | ScopedKey)[]) {
    const { scope, key } = typeof entry === 'object' ? entry : { scope: '', key: entry };
    if (typeof key !== 'string' || typeof scope !== 'string') throw new TypeError('An own key of a viewer is no text');
    keys.set(scope, (keys.get(scope) ?? new Set()).add(key));
  }
  return keys;
}
