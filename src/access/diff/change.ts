/**
 * What changed: a whole declaration was added, removed or renamed, or one part of it; or, with the same declaration, the
 * arguments or the type of a field, or the type that answers an operation.
 */
export type ChangeKind =
  | 'added'
  | 'removed'
  | 'renamed'
  | 'readers'
  | 'class'
  | 'held'
  | 'deletion'
  | 'chain'
  | 'rows'
  | 'arguments'
  | 'type'
  | 'root';

/** One thing that a change of the schema does to who may read what. */
export interface AccessChange {
  readonly change: ChangeKind;
  /** `Type.field`, or `Type` where its rows are meant. */
  readonly at: string;
  /** The kinds of row that it speaks of, where the kind decides. */
  readonly kinds?: readonly string[];
  readonly before?: string;
  readonly after?: string;
  /** Who reads something that they did not read before; `operators`: what the server can now read. */
  readonly gained: readonly string[];
  readonly lost: readonly string[];
}

/** A change before it is said where. */
export type Finding = Omit<AccessChange, 'at' | 'kinds'>;

/** Nobody gains or loses. */
export const NOTHING: Pick<AccessChange, 'gained' | 'lost'> = { gained: [], lost: [] };

/** The labels of `after` that could not read before. Who `public` speaks of is everybody. */
export const gainedBy = (before: readonly string[], after: readonly string[]): string[] =>
  before.includes('public') ? [] : after.filter((label) => !before.includes(label));

export const list = (labels: readonly string[]): string => labels.join(', ') || 'nobody';
