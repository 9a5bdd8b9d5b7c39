import { AppError } from '@income-series/protocol/errors/app-error';
import { LRUCache } from 'lru-cache';
import { SetupError } from '../../core/errors/setup-error.ts';
import { isSensitive, messageSkeleton, REDACTED, scrubText } from './sensitive.ts';

const MAX_DEPTH = 12;
const MAX_ITEMS = 200;

/** Copies any value to plain JSON values without sensitive data, at any depth. It never throws. */
export function censor(value: unknown): unknown {
  return walk(value, new Set());
}

/** Copies a value without sensitive data. `path` has the objects that contain the value, so that circles end. */
function walk(value: unknown, path: Set<object>): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (path.has(value)) return '[circular]';
  if (path.size >= MAX_DEPTH) return '[too deep]';
  path.add(value);
  try {
    return walkObject(value, path);
  } catch {
    return '[unreadable]'; // a getter or a toJSON that throws
  } finally {
    path.delete(value);
  }
}

/** Copies an object by its kind: errors, bytes, maps, lists and plain objects have different copies. */
function walkObject(value: object, path: Set<object>): unknown {
  if (value instanceof Error) return walkError(value, path);
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (value instanceof ArrayBuffer) return `[${value.byteLength} bytes]`;
  if (value instanceof Map)
    return walkEntries(
      [...value].map(([key, item]) => [String(key), item]),
      path,
    );
  if (value instanceof Set || Array.isArray(value)) return walkItems([...value], path);
  if ('toJSON' in value && typeof value.toJSON === 'function') return walk(value.toJSON(), path);
  if (value instanceof Headers) return walkEntries([...value], path);
  return walkEntries(Object.entries(value), path);
}

/** Copies the first `MAX_ITEMS` items of a list. */
function walkItems(items: readonly unknown[], path: Set<object>): unknown[] {
  const firstItems = items.slice(0, MAX_ITEMS);
  // Hides the value of a pair [name, value], as in entries and header lists.
  if (firstItems.length === 2 && typeof firstItems[0] === 'string' && isSensitive(firstItems[0]))
    return [firstItems[0], REDACTED];
  return firstItems.map((item) => walk(item, path));
}

/** The facts about an entry of an object that follow from its name. */
interface EntryName {
  /** The name as it may be written. */
  readonly text: string;
  /** True if the value must not be written. */
  readonly isSensitive: boolean;
  /** True if the value is the name of an item whose value is in another entry. */
  readonly isLabel: boolean;
  /** True if the value belongs to the item that a label in the same object names. */
  readonly isLabelled: boolean;
}

const readName = (name: string): EntryName => ({
  text: scrubText(name),
  isSensitive: isSensitive(name),
  isLabel: /^(name|key|label)$/.test(name),
  isLabelled: /^(value|values|input)$/.test(name),
});

/** The cached results of `readName` for names of up to 64 characters, because log lines repeat them. */
const names = new LRUCache<string, EntryName>({ max: 1_000, memoMethod: readName });
const nameOf = (name: string): EntryName => (name.length <= 64 ? names.memo(name) : readName(name));

/** Copies the first `MAX_ITEMS` entries of an object, and hides the values of sensitive names. */
function walkEntries(entries: readonly (readonly [string, unknown])[], path: Set<object>): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  // True for an object like { name: 'theta', value: 1 }, as variables and fields are often listed.
  const isListed = entries.some(
    ([name, item]) => nameOf(name).isLabel && typeof item === 'string' && isSensitive(item),
  );
  for (const [key, item] of entries.slice(0, MAX_ITEMS)) {
    const name = nameOf(key);
    const isHidden = name.isSensitive || (isListed && name.isLabelled);
    out[name.text] = isHidden ? REDACTED : walk(item, path);
  }
  return out;
}

const codeOf = (error: Error): unknown => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' || typeof code === 'number' ? code : undefined;
};

/**
 * The message of an error for the log. This project's messages are constants; others may quote values, so only their
 * skeleton stays.
 */
export const safeMessage = (error: Error): string =>
  error instanceof AppError || error instanceof SetupError ? scrubText(error.message) : messageSkeleton(error.message);

/** The stack frames of an error, without its message. */
export const framesOf = (error: Error, most = 20): string | undefined =>
  error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .slice(0, most)
    .join('\n');

/** Copies the parts of an error that may be logged. */
function walkError(error: Error, path: Set<object>): Record<string, unknown> {
  const out: Record<string, unknown> = { type: error.name, message: safeMessage(error) };
  const code = codeOf(error);
  if (code !== undefined) out.code = code;
  if (error instanceof AppError && error.foreignCode !== undefined) out.reason = scrubText(error.foreignCode);
  if (error instanceof AppError && error.detail !== undefined) out.detail = walk(error.detail, path);
  if (error.cause !== undefined)
    out.cause = error.cause instanceof Error ? walk(error.cause, path) : causeName(error.cause);
  if (error instanceof AggregateError) out.errors = walkItems(error.errors, path);
  const stack = framesOf(error);
  if (stack) out.stack = stack;
  return out;
}

/** The kind and codes of a cause that is no Error, because it may contain anything. */
const causeName = (cause: unknown): unknown => {
  const { kind, code, originalCode } = (typeof cause === 'object' && cause !== null ? cause : {}) as Record<
    string,
    unknown
  >;
  return [kind, code, originalCode].filter((part) => typeof part === 'string').join(' ') || typeof cause;
};
