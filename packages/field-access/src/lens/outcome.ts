import type { LensField } from './fields.ts';

/** An answer of GraphQL over HTTP. */
export interface LensAnswer {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly path?: readonly (string | number)[];
    readonly extensions?: Readonly<Record<string, unknown>>;
  }[];
}

/** The result of a field in an answer. */
type Status = 'read' | 'partly denied' | 'denied' | 'failed' | 'no value' | 'no record';

/** The outcome of a field in an answer, over all of its records. */
export interface LensOutcome {
  readonly status: Status;
  /** The number of values. */
  readonly read: number;
  /** The number of nulls without an error: the row has no value, or the viewer may not see the row. */
  readonly empty: number;
  /** The number of denied values. */
  readonly denied: number;
  /** The list positions of the denied values, as the error has them: `0-4`. */
  readonly positions: string | null;
  /** The code of the error; null if there is no error. */
  readonly code: string | null;
  /** The place of the field's error; without one, of the first value, or else of the first null. */
  readonly first: Place | null;
}

/** A place in an answer: names of fields and positions in lists. */
export type Place = readonly (string | number)[];

/** A value of an answer at a place. */
interface ValueAt {
  readonly at: Place;
  readonly isNull: boolean;
}

/** The values of an answer at a path, those of every item of its lists. */
function valuesAt(value: unknown, path: readonly string[], at: Place = []): ValueAt[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => valuesAt(item, path, [...at, i]));
  const [name, ...rest] = path;
  if (name === undefined) return [{ at, isNull: value === null }];
  if (typeof value !== 'object' || value === null || !(name in value)) return [];
  return valuesAt((value as Record<string, unknown>)[name], rest, [...at, name]);
}

const namesOf = (path: Place = []): string => path.filter((part): part is string => typeof part === 'string').join('.');

interface Counts {
  readonly read: number;
  readonly empty: number;
  readonly denied: number;
}

function statusOf({ read, empty, denied }: Counts, error: 'denial' | 'failure' | null): Status {
  if (error === 'denial') return read > 0 && denied > 0 ? 'partly denied' : 'denied';
  if (error === 'failure') return 'failed';
  if (read > 0) return 'read';
  return empty > 0 ? 'no value' : 'no record';
}

/** The outcome of a field in an answer. */
export function outcomeOf({ path }: Pick<LensField, 'path'>, { data, errors = [] }: LensAnswer): LensOutcome {
  const values = valuesAt(data ?? null, path);
  const read = values.filter(({ isNull }) => !isNull).length;
  const nulls = values.filter(({ isNull }) => isNull);
  const error = errors.find((entry) => entry.path !== undefined && namesOf(entry.path) === path.join('.'));
  const { code, count, positions } = error?.extensions ?? {};
  const isDenial = code === 'FORBIDDEN';
  const denied = isDenial ? Number(count ?? 1) : 0;
  const empty = Math.max(0, nulls.length - denied);
  const first = error?.path ?? values.find(({ isNull }) => !isNull)?.at ?? nulls[0]?.at ?? null;
  return {
    status: statusOf({ read, empty, denied }, isDenial ? 'denial' : error ? 'failure' : null),
    read,
    empty,
    denied,
    positions: typeof positions === 'string' ? positions : null,
    code: typeof code === 'string' ? code : null,
    first,
  };
}

/** The outcome of a field in the first record of an answer, and the number of records. */
export interface FirstRecord {
  readonly status: Exclude<Status, 'partly denied'>;
  /** The value, or words for its absence. */
  readonly text: string;
  readonly records: number;
}

/** The number of records that have a field, in all lists of an answer. A record that is null counts too. */
function recordsAt(value: unknown, [name = '', ...rest]: readonly string[]): number {
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + recordsAt(item, [name, ...rest]), 0);
  if (value === null) return 1;
  if (typeof value !== 'object' || !(name in value)) return 0;
  return rest.length === 0 ? 1 : recordsAt((value as Record<string, unknown>)[name], rest);
}

/** The value at a path, in the first item of each list. All fields of a list are then shown for the same record. */
function firstAt(data: unknown, path: readonly string[]): { readonly value: unknown; readonly at: Place } {
  let [value, at]: [unknown, Place] = [data, []];
  for (const name of path) {
    while (Array.isArray(value)) [value, at] = [value[0], [...at, 0]];
    [value, at] = [(value as Record<string, unknown> | null | undefined)?.[name], [...at, name]];
  }
  return { value, at };
}

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.some((item) => typeof item === 'object') ? 'read' : JSON.stringify(value);
  return typeof value === 'object' ? 'read' : String(value);
};

/** Reads a field in the first record of an answer. */
export function firstRecordOf({ path }: Pick<LensField, 'path'>, { data, errors = [] }: LensAnswer): FirstRecord {
  const records = recordsAt(data, path);
  const { value, at } = firstAt(data, path);
  if (value === undefined) return { status: 'no record', text: 'no record', records };
  if (value !== null) return { status: 'read', text: textOf(value), records };
  // The path of an error is that of the first record with the error. So it is about this record only if the paths are equal.
  const error = errors.find((entry) => entry.path?.join('.') === at.join('.'));
  if (error === undefined) return { status: 'no value', text: 'null', records };
  const status = error.extensions?.code === 'FORBIDDEN' ? 'denied' : 'failed';
  return { status, text: status, records };
}
