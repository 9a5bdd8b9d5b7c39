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

/** A kind of subject that is a row itself. `seenBy` and explanations get from other rows to it by this. */
interface KindRows {
  /** The Prisma model of these rows. */
  readonly model: string;
  /** The object type of these rows. A value without rows of its own is explained by a visible row of it. */
  readonly type: string;
  /** Columns of these rows that such values have too, because other subjects of the values need them. */
  readonly carries?: readonly string[];
}

/** The argument that an error is about. */
export interface ArgumentFault {
  readonly path: readonly string[];
  /** What the argument takes; absent if the code says it. */
  readonly expected?: string;
}

/**
 * The errors of the engine, by code. Its own codes are FORBIDDEN, NOT_FOUND and INTERNAL, and PAGE_INVALID and CURSOR_INVALID for the
 * arguments of lists.
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
  /** The storage classes besides the engine's own `none`; absent: `plain` alone. */
  readonly classes?: StorageClasses<Class>;
  /** Flags that declarations can set; absent: none. */
  readonly extras?: Extras<Extra>;
  readonly kinds?: Readonly<Record<string, KindRows>>;
  readonly errors?: AccessErrors;
  /** The primary keys that have a scope; absent if none has. */
  readonly scope?: KeyScope;
  /** The tables that lists and compiled reads write SQL for. */
  readonly tables?: Tables;
}

/** The definitions by which the engine works for a product: labels, storage classes, extras, kinds of subject, errors and tables. */
export interface AccessModel<Class extends string = string, Extra extends string = string> {
  readonly labels: LabelSet;
  readonly classes: ClassSet<Class>;
  readonly extras: Extras<Extra>;
  readonly kinds: Readonly<Record<string, KindRows>>;
  readonly errors: AccessErrors | null;
  readonly scope: KeyScope | undefined;
  readonly tables: Tables;
}

/** Creates a model. @throws Error for more labels than a mask has bits, or for an extra with the name of another part of a declaration */
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
    errors: errors ?? null,
    scope,
    tables,
  };
}
