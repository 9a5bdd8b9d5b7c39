import type { AskedPart } from './declaration.ts';
import { type Extras, requireExtraNames } from './extras.ts';
import type { LabelDefinitions } from './labels.ts';
import { createLabelSet, type LabelSet } from './labels.ts';
import {
  type BuiltInClass,
  type ClassSet,
  createClassSet,
  DEFAULT_CLASSES,
  type StorageClasses,
} from './storage-classes.ts';
import type { KeyScope, Tables } from './tables.ts';

/** Kinds of subject that are rows themselves: how `seenBy` and explanations get from a row to them. */
interface KindRows {
  /** The Prisma model of these rows. */
  readonly model: string;
  /** The object type by whose visible rows a value without rows of its own is explained. */
  readonly type: string;
  /** Columns of it that such values carry too, for other subjects of theirs. */
  readonly carries?: readonly string[];
}

/** The argument that an error is about. */
export interface ArgumentFault {
  readonly path: readonly string[];
  /** The values that the argument takes; absent if the code says it. */
  readonly expected?: string;
}

/**
 * The errors that the engine throws and answers, by code. Its own are FORBIDDEN, NOT_FOUND, INTERNAL and, for the arguments of
 * lists, PAGE_INVALID and CURSOR_INVALID.
 */
export interface AccessErrors {
  create(code: string, fault?: ArgumentFault): Error;
  message(code: string): string;
  /** The code of a field whose relations could not be loaded. */
  codeOf(failure: unknown): string;
  /** The code of an error that the product answers a client with; null for a defect. */
  refusalCode(error: unknown): string | null;
}

export interface AccessConfig<Label extends string, Viewer, Sources, Class extends string, Extra extends string> {
  readonly labels: LabelDefinitions<Label, Viewer, Sources>;
  /** Absent: the class `plain` alone, next to the engine's own `none`. */
  readonly classes?: StorageClasses<Class>;
  /** Flags that declarations may set. Absent: none. */
  readonly extras?: Extras<Extra>;
  readonly kinds?: Readonly<Record<string, KindRows>>;
  /** The parts that each declaration has to have, for a data map without gaps. Absent: none. */
  readonly asks?: readonly AskedPart[];
  readonly errors?: AccessErrors;
  /** The primary keys that have a scope; absent if no key has one. */
  readonly scope?: KeyScope;
  /** The tables that lists and compiled reads write SQL for. */
  readonly tables?: Tables;
}

/** A product's arguments to the engine: its labels, storage classes, extras, the kinds of subject that are rows, its errors. */
export interface AccessModel<Class extends string = string, Extra extends string = string> {
  readonly labels: LabelSet;
  readonly classes: ClassSet<Class>;
  readonly extras: Extras<Extra>;
  readonly kinds: Readonly<Record<string, KindRows>>;
  readonly asks: readonly AskedPart[];
  readonly errors: AccessErrors | null;
  readonly scope: KeyScope | undefined;
  readonly tables: Tables;
}

/**
 * @throws where there are more labels than a mask has bits, or an extra has the name of another part of a declaration
 *
 * @example
 * const model = createAccessModel({ labels: { owner: { sentence: 'Its owner.', by: { user: { own: ({ id }) => id } } } }, tables: TABLES });
 */
export function createAccessModel<
  Label extends string,
  Viewer,
  Sources,
  Class extends string = 'plain',
  Extra extends string = never,
>({
  labels,
  classes = DEFAULT_CLASSES as StorageClasses<Class>,
  extras = {} as Extras<Extra>,
  kinds = {},
  asks = [],
  errors,
  scope,
  tables = {},
}: AccessConfig<Label, Viewer, Sources, Class, Extra>): AccessModel<Class | BuiltInClass, Extra> {
  const classSet = createClassSet(classes);
  return {
    labels: createLabelSet(labels as LabelDefinitions, classSet),
    classes: classSet,
    extras: requireExtraNames(extras) as Extras<Extra>,
    kinds,
    asks,
    errors: errors ?? null,
    scope,
    tables,
  };
}
