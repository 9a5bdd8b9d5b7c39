import type { KeyValue } from './column-values.ts';
import type { Where } from './conditions.ts';
import { heldKey, isUuid, type KeyedColumn } from './held-key.ts';
import type { OwnKeys } from './labels.ts';

/** The columns of a subject's key and of its scope, if it has one. */
export interface SubjectColumns {
  readonly key: KeyedColumn;
  readonly scope: KeyedColumn | undefined;
}

/** The texts of keys as a column of UUIDs has them. */
export const uuidTexts = (texts: Iterable<string>): ReadonlySet<string> =>
  new Set([...texts].filter(isUuid).map((text) => text.toLowerCase()));

/** The viewer's own keys as columns of UUIDs have them, kept because each row of a list is compared with them. */
const inColumns = new WeakMap<OwnKeys, WeakMap<SubjectColumns, OwnKeys>>();

/**
 * The texts of the viewer's own keys as the columns of a subject have them: the key of a row is compared with them as the database compares
 * it.
 */
export function ownKeysIn(columns: SubjectColumns, own: OwnKeys): OwnKeys {
  const { key, scope } = columns;
  if (!key.uuid && scope?.uuid !== true) return own;
  const kept = inColumns.get(own) ?? new WeakMap<SubjectColumns, OwnKeys>();
  let keys = kept.get(columns);
  if (!keys) {
    keys = keysByScope(columns, own);
    inColumns.set(own, kept.set(columns, keys));
  }
  return keys;
}

function keysByScope({ key, scope }: SubjectColumns, own: OwnKeys): OwnKeys {
  const keys = new Map<string, Set<string>>();
  for (const [name, texts] of own) {
    const inScope = scope?.uuid === true ? [...uuidTexts([name])] : [name];
    for (const written of inScope)
      keys.set(written, new Set([...(keys.get(written) ?? []), ...(key.uuid ? uuidTexts(texts) : texts)]));
  }
  return keys;
}

/** The condition that a column has one of some keys. A single key is compared by `=`, so that an index gives a list's order. */
function among(column: KeyedColumn, texts: Iterable<string>): Where | null {
  const held = [...texts].map((text) => heldKey(column, text)).filter((key): key is KeyValue => key !== undefined);
  if (held.length === 0) return null;
  return { [column.name]: held.length === 1 ? held[0] : { in: held } };
}

/** The `where` of the rows whose column is one of the viewer's own keys, in the row's scope if any; null: no row. */
export function amongOwn(columns: SubjectColumns, own: OwnKeys = new Map()): Where | null {
  const { key, scope } = columns;
  const keys = ownKeysIn(columns, own);
  if (scope === undefined) return among(key, keys.get('') ?? []);
  const wheres = [...keys].flatMap(([name, texts]) => {
    const [inScope, amongKeys] = [name === '' ? null : among(scope, [name]), among(key, texts)];
    return inScope && amongKeys ? [{ ...inScope, ...amongKeys }] : [];
  });
  return wheres.length > 1 ? { OR: wheres } : (wheres[0] ?? null);
}
