/** The definition of one storage class. */
interface StorageClassDefinition {
  /** The meaning of the class, in a sentence: the schema's enum, the data map and the lens show it. */
  readonly sentence: string;
  /** The server's access to a stored value. A change that lets it read more is a gain of `operators` in the diff. */
  readonly serverReads: 'never' | 'with its key' | 'always';
  /** A sealed value is read from the database only after the check, and a label may ask more of its holder (`loadSealed`). */
  readonly sealed?: boolean;
  /**
   * An opaque value is one that the server stores for its clients and cannot read. Like a sealed one it is never in the
   * statement of a compiled read; unlike one it asks nothing more of a label.
   */
  readonly opaque?: boolean;
}

/** The storage classes of a model by name, from the least to the most protected. */
export type StorageClasses<Class extends string = string> = Readonly<Record<Class, StorageClassDefinition>>;

/**
 * The engine's own class, of values that are stored nowhere. A model may define this class, to give it a place and a sentence.
 *
 * @example
 * const access = { storedIn: 'response only', class: NOT_STORED, readers: ['public'], deletion: 'none' };
 */
export const NOT_STORED = 'none';
export type BuiltInClass = typeof NOT_STORED;

const BUILT_IN: StorageClasses<BuiltInClass> = {
  [NOT_STORED]: { sentence: 'The value is not stored: it is computed when asked.', serverReads: 'never' },
};

/** The classes of a model that defines none. */
export const DEFAULT_CLASSES: StorageClasses<'plain'> = {
  plain: { sentence: 'The value is stored as it is.', serverReads: 'always' },
};

type Classified = { readonly class: string };

/** The storage classes of a schema, compiled. */
export interface ClassSet<Class extends string = string> {
  /** The names, from the least to the most protected. */
  readonly names: readonly Class[];
  readonly definitions: StorageClasses;
  isSealed(declaration: Classified): boolean;
  isOpaque(declaration: Classified): boolean;
  /** The most protected of some classes; `none` for no class. */
  mostProtected(classes: readonly string[]): Class | BuiltInClass;
}

export function createClassSet<Class extends string>(classes: StorageClasses<Class>): ClassSet<Class | BuiltInClass> {
  const definitions: StorageClasses = NOT_STORED in classes ? classes : { ...classes, ...BUILT_IN };
  const names = Object.keys(definitions) as (Class | BuiltInClass)[];
  return {
    names,
    definitions,
    isSealed: (declaration) => definitions[declaration.class]?.sealed === true,
    isOpaque: (declaration) => definitions[declaration.class]?.opaque === true,
    mostProtected: (some) => names.findLast((name) => some.includes(name)) ?? NOT_STORED,
  };
}
