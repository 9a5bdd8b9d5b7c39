import { requireFlag, requireKeys } from './answers.ts';
import { BUILT_IN_SENTENCES, EVERYBODY, OPERATORS } from './built-in-labels.ts';
import { columnText, type KeyValue } from './column-values.ts';
import type { Where } from './conditions.ts';
import type { FieldDeclaration } from './declaration.ts';
import { impliedLabels } from './implied-labels.ts';
import { type LabelMask, MASK_WIDTH } from './label-mask.ts';
import type { ClassSet } from './storage-classes.ts';

/** The source of a loaded relation, such as a version or a time. The engine passes it on and does not read it. */
export type RelationOrigin = unknown;

/**
 * Loads on which of some subjects the viewer holds a label. The keys have the type of their column (`Key`). All are of one scope; ''
 * for subjects without a scope.
 */
export type RelationLoader<Sources = unknown, Key = string> = (
  sources: Sources,
  keys: readonly Key[],
  scope: string,
) => Promise<{ readonly keys: ReadonlySet<KeyValue>; readonly readAt?: RelationOrigin }>;

/** A loader of keys of any type. */
export type AnyLoader<Sources = unknown> = RelationLoader<Sources, never>;

/** The name of a subject that is in a scope, with the scope. */
export interface ScopedKey {
  readonly scope: string | number | bigint;
  readonly key: KeyValue;
}

/** The way in which a label follows from one kind of subject: by comparison with the viewer, by a load, or by both. */
export interface Relation<Viewer = unknown, Sources = unknown> {
  /** The viewer's own keys: the label holds where the column has one of them, and the row is in its scope. */
  readonly own?: (viewer: Viewer) => KeyValue | null | readonly (KeyValue | ScopedKey)[];
  /** Loads the label for many subjects at once. It is not called for subjects that `own` excludes. */
  readonly load?: AnyLoader<Sources>;
  /** The further load that fields of a sealed class ask for, in addition to `own`. */
  readonly loadSealed?: AnyLoader<Sources>;
  /**
   * The relation of `load` as a `where` of the model that the kind names, from which `seenBy` is derived. It is
   * called only for viewers for whom the label is possible.
   */
  readonly where?: (viewer: Viewer) => Where;
}

interface LabelMeaning<Label extends string> {
  /** The holders of the label, in a sentence: the schema's enum, the data map and the lens show it, with the labels that it implies. */
  readonly sentence: string;
  /**
   * The labels that its viewers hold too: on the same row if both follow from the same column, and on a row that the kind of the other
   * label names. The build alone believes the claim. A request decides each label by its own keys, so a false claim denies.
   */
  readonly implies?: readonly NoInfer<Label>[];
}

/** A label is a relation to a row, which follows from one of some kinds of subjects; or a role, which holds whatever the row. */
type LabelDefinition<Viewer = unknown, Sources = unknown, Label extends string = string> = LabelMeaning<Label> &
  (
    | {
        readonly by: Readonly<Record<string, Relation<Viewer, Sources>>>;
        /**
         * True if the label could hold on some row. If the function is absent, the label could. Data that only this label opens
         * are not selected if the label could not hold.
         */
        readonly possible?: (viewer: Viewer) => boolean;
      }
    | { readonly role: (viewer: Viewer) => boolean }
  );

export type LabelDefinitions<Label extends string = string, Viewer = unknown, Sources = unknown> = Readonly<
  Record<Label, LabelDefinition<Viewer, Sources, Label>>
>;

/** The texts of a viewer's own keys by one relation, for each scope; those without a scope under ''. */
export type OwnKeys = ReadonlyMap<string, ReadonlySet<string>>;

/** A viewer as the checks see it. */
export interface ViewerLabels {
  /** Labels that hold whatever the row. */
  readonly roles: LabelMask;
  /** Labels that could hold on some row: a field that needs none of them is not even selected. */
  readonly possible: LabelMask;
  /** The viewer's own keys by the relation that compares them, `Relation.own`. */
  readonly own: ReadonlyMap<Relation, OwnKeys>;
}

/** The labels of a schema, compiled: one bit each, in the order in which they are defined. */
export interface LabelSet {
  /** All labels, the engine's own at the end. */
  readonly names: readonly string[];
  /** The sentence of each label, and the labels that it implies. */
  readonly sentences: Readonly<Record<string, string>>;
  readonly everybody: LabelMask;
  /** The bit of `public` on rows of a type that are public on a condition. */
  readonly publicRow: LabelMask;
  /** The labels that hold whatever the row: they need no subject. */
  readonly rowFree: LabelMask;
  /** The kinds of subject that a label can follow from. */
  kindsOf(label: string): readonly string[];
  relation(label: string, kind: string): Relation | undefined;
  /** The labels that a label implies, as the model claims. */
  implied(label: string): ReadonlySet<string>;
  /** The bits of some labels; operators have none, so no check ever grants it. */
  maskOf(labels: readonly string[]): LabelMask;
  /** The bit of a label where sealed fields ask more of it; 0 where they do not. */
  sealedBit(label: string): LabelMask;
  /** The bits that read a field, one at least of which must hold. */
  needOf(declaration: Pick<FieldDeclaration, 'class' | 'readers'>): LabelMask;
  /** A mask with the sealed bits of its labels added: a viewer for whom a label's sealed bit holds has the label too. */
  withSealedBits(mask: LabelMask): LabelMask;
  /** The labels of a mask, in their order. */
  labelsOf(mask: LabelMask): string[];
  /** Reads the labels of a request's viewer, because they may follow from the clock. They are kept until another request reads the viewer. */
  readViewer(viewer: unknown): ViewerLabels;
  /** The labels of a viewer, as its last request read them. */
  viewerLabels(viewer: unknown): ViewerLabels;
}

/** Keeps the labels that the last request read of each viewer, for the conditions on rows in that request. */
function keepingLast(read: (viewer: unknown) => ViewerLabels): Pick<LabelSet, 'readViewer' | 'viewerLabels'> {
  const last = new WeakMap<object, ViewerLabels>();
  const isObject = (viewer: unknown): viewer is object => typeof viewer === 'object' && viewer !== null;
  const readViewer = (viewer: unknown): ViewerLabels => {
    const labels = read(viewer);
    if (isObject(viewer)) last.set(viewer, labels);
    return labels;
  };
  return { readViewer, viewerLabels: (viewer) => (isObject(viewer) && last.get(viewer)) || readViewer(viewer) };
}

/** The sentence of each label, and of what it implies. */
const sentencesOf = (
  definitions: LabelDefinitions,
  implied: ReadonlyMap<string, ReadonlySet<string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(definitions).map(([name, { sentence }]) => {
      const others = [...(implied.get(name) ?? [])];
      return [name, others.length > 0 ? `${sentence} Implies ${others.join(', ')}.` : sentence];
    }),
  );

/**
 * @throws where there are more labels than a mask has bits, or a label implies one that it cannot. A label that sealed fields ask more of
 * counts twice.
 */
export function createLabelSet(definitions: LabelDefinitions, classes: ClassSet): LabelSet {
  const implied = impliedLabels(definitions);
  const entries = Object.entries(definitions);
  const names = [...entries.map(([name]) => name), EVERYBODY, OPERATORS];
  const bits = new Map<string, LabelMask>(names.slice(0, -1).map((name, i) => [name, 1 << i]));
  const everybody = bits.get(EVERYBODY) as LabelMask;
  const publicRow: LabelMask = 1 << bits.size;
  const roles = entries.flatMap(([name, label]) =>
    'role' in label ? [{ name, bit: bits.get(name) as LabelMask, label }] : [],
  );
  const related = entries.flatMap(([name, label]) =>
    'by' in label ? [{ name, bit: bits.get(name) as LabelMask, label }] : [],
  );
  const sealed = new Map<string, LabelMask>();
  for (const { name, label } of related)
    if (Object.values(label.by).some(({ loadSealed }) => loadSealed))
      sealed.set(name, 1 << (bits.size + 1 + sealed.size));
  if (bits.size + 1 + sealed.size > MASK_WIDTH) throw new Error(`A schema has at most ${MASK_WIDTH - 1} labels`);

  const byName = new Map(related.map(({ name, label }) => [name, label.by]));
  const sealedBit = (label: string): LabelMask => sealed.get(label) ?? 0;
  const maskOf = (labels: readonly string[]): LabelMask =>
    labels.reduce((mask, label) => mask | (bits.get(label) ?? 0), 0);
  const withSealedBits = (mask: LabelMask): LabelMask =>
    [...sealed].reduce((all, [label, bit]) => (mask & maskOf([label]) ? all | bit : all), mask);
  /** As `maskOf`, with the sealed bit in place of the label's own where it has one. */
  const sealedMaskOf = (labels: readonly string[]): LabelMask =>
    labels.reduce((mask, label) => mask | (sealedBit(label) || maskOf([label])), 0);
  const comparing = comparingRelations(related);
  function labelsOfViewer(viewer: unknown): ViewerLabels {
    const roleMask = roles.reduce((mask, role) => (holdsRole(role, viewer) ? mask | role.bit : mask), everybody);
    const possible = related.reduce(
      (mask, label) => (isPossible(label, viewer) ? mask | label.bit | sealedBit(label.name) : mask),
      roleMask | publicRow,
    );
    return {
      roles: roleMask,
      possible,
      own: new Map([...comparing].map(([relation, name]) => [relation, ownKeysOf(name, relation, viewer)])),
    };
  }

  return {
    names,
    sentences: {
      ...sentencesOf(definitions, implied),
      ...BUILT_IN_SENTENCES,
    },
    everybody,
    publicRow,
    rowFree: roles.reduce((mask, { bit }) => mask | bit, everybody),
    kindsOf: (label) => Object.keys(byName.get(label) ?? {}),
    relation: (label, kind) => byName.get(label)?.[kind],
    implied: (label) => implied.get(label) ?? new Set(),
    maskOf,
    sealedBit,
    needOf: (declaration) => (classes.isSealed(declaration) ? sealedMaskOf : maskOf)(declaration.readers),
    withSealedBits,
    labelsOf: (mask) =>
      names.filter((name) => mask & (name === EVERYBODY ? everybody | publicRow : withSealedBits(maskOf([name])))),
    ...keepingLast(labelsOfViewer),
  };
}

/** A label of one kind, with its name. */
interface NamedLabel<Kind extends 'by' | 'role'> {
  readonly name: string;
  readonly label: Extract<LabelDefinition, Readonly<Record<Kind, unknown>>>;
}

const holdsRole = ({ name, label }: NamedLabel<'role'>, viewer: unknown): boolean =>
  requireFlag(`role of ${name}`, label.role(viewer));

const isPossible = ({ name, label: { possible } }: NamedLabel<'by'>, viewer: unknown): boolean =>
  possible === undefined || requireFlag(`possible of ${name}`, possible(viewer));

/** The relations that compare, each with the name of its label and kind. */
const comparingRelations = (labels: readonly NamedLabel<'by'>[]): ReadonlyMap<Relation, string> =>
  new Map(
    labels.flatMap(({ name, label }) =>
      Object.entries(label.by).flatMap(([kind, relation]) =>
        relation.own ? [[relation, `${name} by ${kind}`] as const] : [],
      ),
    ),
  );

/** The viewer's keys that a relation compares with a row's, by scope (empty without one). */
function ownKeysOf(name: string, { own }: Relation, viewer: unknown): OwnKeys {
  const keys = new Map<string, Set<string>>();
  for (const { scope, key } of requireKeys(`own of ${name}`, own?.(viewer))) {
    const scopeName = String(scope);
    keys.set(scopeName, (keys.get(scopeName) ?? new Set()).add(columnText(key)));
  }
  return keys;
}
