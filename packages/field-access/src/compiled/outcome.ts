import type { GraphQLError } from 'graphql';
import { type Reason, Unsupported } from '../sql/unsupported.ts';

/** The result of a read. */
export type Outcome = Answer | Fallback | ViewerChanged | ViewerUnavailable;

/** An answer: `data` as JSON, byte for byte as the executor would write it, and its errors. */
export interface Answer {
  readonly kind: 'answer';
  /** The JSON in pieces, because joining them copies all that was read. */
  readonly data: readonly string[];
  readonly errors: readonly GraphQLError[];
  /** A field of the root failed: the executor then writes `errors` before `data`. */
  readonly failed: boolean;
  /** Resolvers answered a part of it, next to the statement. */
  readonly resolved: boolean;
}

/** A read that resolvers have to answer. */
export interface Fallback {
  readonly kind: 'fallback';
  readonly reason: Reason;
  /** The field or the operator that has no statement. */
  readonly what: string;
}

/** A read for a viewer that has changed since it was loaded. */
interface ViewerChanged {
  readonly kind: 'viewer changed';
}

/** A read for a viewer that the database did not confirm in time. */
interface ViewerUnavailable {
  readonly kind: 'viewer unavailable';
  readonly error: Error;
}

/** The fallback that an error of this folder stands for. @throws any other error */
export function fallbackOf(error: unknown): Fallback {
  if (!(error instanceof Unsupported)) throw error;
  return { kind: 'fallback', reason: error.reason, what: error.what };
}
