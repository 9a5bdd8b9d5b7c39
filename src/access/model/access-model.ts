import type { Labels } from './labels.ts';
import { createLabelSet, type LabelSet } from './labels.ts';
import type { KeyScope, Tables } from './tables.ts';

/** Kinds of subject that are rows themselves: how `seenBy` and explanations get from a row to them. */
export interface KindRows {
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
  /** What the argument takes; absent if the code says it. */
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

export interface AccessConfig<Label extends string, Viewer, Sources> {
  readonly labels: Labels<Label, Viewer, Sources>;
  readonly kinds?: Readonly<Record<string, KindRows>>;
  readonly errors?: AccessErrors;
  /** The primary keys that have a scope; absent if none has. */
  readonly scope?: KeyScope;
  /** The tables that lists and compiled reads write SQL for. */
  readonly tables?: Tables;
}

/** What a product declares to the engine: its labels, the kinds of subject that are rows, its errors. */
export interface AccessModel {
  readonly labels: LabelSet;
  readonly kinds: Readonly<Record<string, KindRows>>;
  readonly errors: AccessErrors | null;
  readonly scope: KeyScope | undefined;
  readonly tables: Tables;
}

/** @throws where there are more labels than a mask has bits */
export const createAccessModel = <Label extends string, Viewer, Sources>({
  labels,
  kinds = {},
  errors,
  scope,
  tables = {},
}: AccessConfig<Label, Viewer, Sources>): AccessModel => ({
  labels: createLabelSet(labels as Labels),
  kinds,
  errors: errors ?? null,
  scope,
  tables,
});
