import { EVERYBODY } from '../model/built-in-labels.ts';

/**
 * The kind of a change: a whole declaration was added, removed or renamed; or one part of it changed; or, with the same
 * declaration, the arguments or the type of a field, or the type that answers an operation.
 */
export type ChangeKind =
  | 'added'
  | 'removed'
  | 'renamed'
  | 'readers'
  | 'class'
  | 'held'
  | 'deletion'
  | 'extra'
  | 'rows'
  | 'subjects'
  | 'arguments'
  | 'type'
  | 'root';

/** One change of who may read what. */
export interface AccessChange {
  readonly change: ChangeKind;
  /** `Type.field`, or `Type` for a change of its rows or subjects. */
  readonly at: string;
  /** The kinds of row that the change is about; absent: all. */
  readonly kinds?: readonly string[];
  readonly before?: string;
  readonly after?: string;
  /** The labels that read something that they did not read before; `operators`: the server can read it. */
  readonly gained: readonly string[];
  readonly lost: readonly string[];
}

/** A change without its place. */
export type AccessFinding = Omit<AccessChange, 'at' | 'kinds'>;

/** Nobody gains or loses. */
export const NOTHING: Pick<AccessChange, 'gained' | 'lost'> = { gained: [], lost: [] };

/** The labels of `after` that could not read before. Nobody gains what everybody reads. */
export const gainedBy = (before: readonly string[], after: readonly string[]): string[] =>
  before.includes(EVERYBODY) ? [] : after.filter((label) => !before.includes(label));

export const list = (labels: readonly string[]): string => labels.join(', ') || 'nobody';

/** Tests that two lists have the same words in any order. */
export const sameWords = (a: readonly string[], b: readonly string[]): boolean =>
  [...a].sort().join('\0') === [...b].sort().join('\0');
