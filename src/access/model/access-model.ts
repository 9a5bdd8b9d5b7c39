import type { Labels } from './labels.ts';
import { createLabelSet, type LabelSet } from './labels.ts';

/** Kinds of subject that are rows themselves: how `seenBy` and explanations get from a row to them. */
interface KindRows {
  /** The Prisma model of these rows. */
  readonly model: string;
  /** The object type by whose visible rows a value without rows of its own is explained. */
  readonly type: string;
  /** Columns of it that such values carry too, for other subjects of theirs. */
  readonly carries?: readonly string[];
}

/** The errors that the engine throws and answers, by code. Its own are FORBIDDEN, NOT_FOUND and INTERNAL. */
export interface AccessErrors {
  create(code: string): Error;
  message(code: string): string;
  /** The code of a field whose relations could not be loaded. */
  codeOf(failure: unknown): string;
}

export interface AccessConfig<Label extends string, Viewer, Sources> {
  readonly labels: Labels<Label, Viewer, Sources>;
  readonly kinds?: Readonly<Record<string, KindRows>>;
  readonly errors?: AccessErrors;
}

/** What a product declares to the engine: its labels, the kinds of subject that are rows, its errors. */
export interface AccessModel {
  readonly labels: LabelSet;
  readonly kinds: Readonly<Record<string, KindRows>>;
  readonly errors: AccessErrors | null;
}

/** @throws where there are more labels than a mask has bits */
export const createAccessModel = <Label extends string, Viewer, Sources>({
  labels,
  kinds = {},
  errors,
}: AccessConfig<Label, Viewer, Sources>): AccessModel => ({
  labels: createLabelSet(labels as Labels),
  kinds,
  errors: errors ?? null,
});
