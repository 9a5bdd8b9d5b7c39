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
type Status = 'read' | 'partly denied' | 'denied' | 'failed' | 'refused' | 'no value' | 'no record';

export interface LensOutcome {
  readonly status: Status;
  /** The number of values. */
  readonly read: number;
  /** The number of nulls without an error: there is no value, or the viewer may not see the row. */
  readonly empty: number;
  readonly denied: number;
  /** The list positions of the error: `0-4`. */
  readonly positions: string | null;
  /** The code of the error; null if there is no error. */
  readonly code: string | null;
  /** The place of the first value, or else of the first null, with list positions. */
  readonly first: Place | null;
}

/** A place of an answer, with list positions. */
export type Place = readonly (string | number)[];
interface ValueAt {
  readonly at: Place;
  readonly isNull: boolean;
}

/** The values of an answer at a path, through its lists. */
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

type LensError = NonNullable<LensAnswer['errors']>[number];

/** The error in the place of all data: it has no path if the document was refused. Null if the answer has data. */
const lossOf = ({ data, errors }: LensAnswer): LensError | null => (data == null ? (errors?.[0] ?? null) : null);

/**
 * The error with which a document was refused; null if it was not refused.
 *
 * @example
 * const refusal = refusalOf(answer); // the error of a document that was not run
 */
export function refusalOf(answer: LensAnswer): LensError | null {
  const loss = lossOf(answer);
  return loss?.path === undefined ? loss : null;
}

/**
 * The outcome of a field in an answer.
 *
 * @example
 * const { status, denied } = outcomeOf(field, answer);
 */
export function outcomeOf({ path }: Pick<LensField, 'path'>, { data, errors = [] }: LensAnswer): LensOutcome {
  const values = valuesAt(data ?? null, path);
  const read = values.filter(({ isNull }) => !isNull).length;
  const nulls = values.filter(({ isNull }) => isNull);
  const own = errors.find((entry) => entry.path !== undefined && namesOf(entry.path) === path.join('.'));
  const error = own ?? lossOf({ data, errors });
  const { code, count, positions } = error?.extensions ?? {};
  const isDenial = own !== undefined && code === 'FORBIDDEN';
  const denied = isDenial ? Number(count ?? 1) : 0;
  const empty = Math.max(0, nulls.length - denied);
  const first = own?.path ?? values.find(({ isNull }) => !isNull)?.at ?? nulls[0]?.at ?? null;
  return {
    status: refusalOf({ data, errors })
      ? 'refused'
      : statusOf({ read, empty, denied }, isDenial ? 'denial' : error ? 'failure' : null),
    read,
    empty,
    denied,
    positions: typeof positions === 'string' ? positions : null,
    code: typeof code === 'string' ? code : null,
    first,
  };
}

/** The result of a field in the first record of an answer, and the number of records. */
export interface FirstRecord {
  readonly status: Exclude<Status, 'partly denied'>;
  /** The value, or words for its absence. */
  readonly text: string;
  readonly records: number;
}

/** Counts the records of an answer for which a field is read, in all lists on its path. A record that is null counts too. */
function recordsAt(value: unknown, [name = '', ...rest]: readonly string[]): number {
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + recordsAt(item, [name, ...rest]), 0);
  if (value === null) return 1;
  if (typeof value !== 'object' || !(name in value)) return 0;
  return rest.length === 0 ? 1 : recordsAt((value as Record<string, unknown>)[name], rest);
}

/** The value in the first item of each list on the way, so that all fields of a list are shown for the same record. */
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

const wordOf = (status: FirstRecord['status'], records: number): FirstRecord => ({ status, text: status, records });

/**
 * Reads a field in the first record of an answer.
 *
 * @example
 * const { status, text } = firstRecordOf(field, answer);
 */
export function firstRecordOf({ path }: Pick<LensField, 'path'>, { data, errors = [] }: LensAnswer): FirstRecord {
  const records = recordsAt(data, path);
  const loss = lossOf({ data, errors });
  if (loss) return wordOf(loss.path === undefined ? 'refused' : 'failed', records);
  const { value, at } = firstAt(data, path);
  if (value === undefined) return wordOf('no record', records);
  if (value !== null) return { status: 'read', text: textOf(value), records };
  // An error has the path of its first record. It is an error of this record only if the path is this record's.
  const error = errors.find((entry) => entry.path?.join('.') === at.join('.'));
  if (error === undefined) return { status: 'no value', text: 'null', records };
  return wordOf(error.extensions?.code === 'FORBIDDEN' ? 'denied' : 'failed', records);
}
