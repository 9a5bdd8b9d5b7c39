import { columnValue, keyPart } from '../index.ts';
import { sealCursor } from '../lists/keyset.ts';
import { unsupported } from '../sql/unsupported.ts';
import type { BoundList, BoundRequest } from './bound-request.ts';
import { type FieldResolver, pathOf } from './field-resolver.ts';
import type { Computation, DocumentPlan, ListNode, ResolverField } from './plan.ts';
import { FAILED, REFUSED } from './render.ts';

// Marks in the text of an answer: places that the process fills, because SQL cannot seal a cursor or call a resolver.

/** The cursor of a row, from its parent's key and its own columns. */
function cursorOf({ cursor, parent }: ListNode, { binding }: BoundList, texts: readonly string[]): string {
  if (!cursor.columns) return sealCursor(binding, texts);
  const { columns = {} } = parent?.table ?? {};
  const keys = cursor.columns.map((column, i) =>
    keyPart(columnValue(columns[column]?.type ?? 'String', texts[i] as string)),
  );
  const place = JSON.stringify([cursor.field, ...keys]);
  return sealCursor({ seal: binding.seal, scope: binding.scope, place }, texts.slice(keys.length));
}

/** The JSON of a field that its resolver answers, from the mark's values: the places in lists, then the parts of the row. */
function resolvedJson(
  { call, path, lists, rowOf }: ResolverField,
  values: readonly unknown[],
  fields: FieldResolver,
): Promise<string> {
  let next = 0;
  const keys = path.map((step) => step ?? (values[next++] as number));
  return fields.json(rowOf(values.slice(lists.length)), call, pathOf(keys));
}

/** @throws Unsupported for an answer with a non-null field that the viewer may not read, or with a text that its enum does not have */
export function requireReadable(texts: readonly (string | null)[], nonce: string): void {
  if (texts.some((text) => text?.includes(nonce + REFUSED))) unsupported('non-null field denied');
  if (texts.some((text) => text?.includes(nonce + FAILED))) unsupported('failed field');
}

/** The plan and the request that marks are filled from. */
export interface MarkSources {
  readonly nonce: string;
  readonly plan: DocumentPlan;
  readonly bound: BoundRequest;
  readonly fields: FieldResolver;
}

/** A mark: its kind (`c`ursor, computed `f`ield, `r`esolver), its place in the plan, and the values of the row. */
interface Mark {
  readonly kind: string;
  readonly place: number;
  readonly values: readonly unknown[];
}

function readMark(text: string): Mark {
  const end = text.indexOf(':');
  return {
    kind: text[0] as string,
    place: Number(text.slice(1, end)),
    values: JSON.parse(text.slice(end + 1)) as unknown[],
  };
}

/**
 * An answer's text with every mark replaced: cursors are sealed, computed fields are computed, and resolvers are called.
 * @throws Unsupported
 */
export function fillMarks(text: string, { nonce, plan, bound, fields }: MarkSources): string | Promise<string> {
  // Each mark stands between two nonces, so every second piece is a mark.
  const pieces = text.split(nonce);
  const resolved: (() => Promise<void>)[] = [];
  for (let i = 1; i < pieces.length; i += 2) {
    const { kind, place, values } = readMark(pieces[i] as string);
    if (kind === 'c') {
      const cursor = cursorOf(plan.lists[place] as ListNode, bound.lists[place] as BoundList, values as string[]);
      pieces[i] = JSON.stringify(cursor);
    } else if (kind === 'f') pieces[i] = (plan.computations[place] as Computation).json(values);
    else
      resolved.push(async () => {
        pieces[i] = await resolvedJson(plan.resolved[place] as ResolverField, values, fields);
      });
  }
  if (resolved.length === 0) return pieces.join('');
  // Resolvers begin last, because a computation that throws would leave their promises without a reader.
  return Promise.all(resolved.map((resolve) => resolve())).then(() => pieces.join(''));
}
