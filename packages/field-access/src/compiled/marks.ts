import { sealCursor } from '../lists/keyset.ts';
import { unsupported } from '../sql/unsupported.ts';
import type { BoundList, BoundRequest } from './bound-request.ts';
import { type FieldResolver, pathOf } from './field-resolver.ts';
import type { Computation, DocumentPlan, ListNode, ResolverField } from './plan.ts';
import { FAILED, MARK_KINDS, REFUSED } from './render.ts';

// Marks stand in the text of an answer. The process replaces them, because SQL cannot seal a cursor or call a resolver.

/** Seals the cursor of a row. `texts`: its parent's key, then the columns of the list's order. */
function cursorOf({ cursor, rows }: ListNode, { binding }: BoundList, texts: readonly string[]): string {
  if (!cursor.columns) return sealCursor(binding, texts);
  const parentColumns = rows.parentLink?.rows.table.columns ?? {};
  const keys = cursor.columns.map((column, i) => (parentColumns[column]?.type === 'Int' ? Number(texts[i]) : texts[i]));
  const place = JSON.stringify([cursor.field, ...keys]);
  return sealCursor({ seal: binding.seal, scope: binding.scope, place }, texts.slice(keys.length));
}

/** Calls a field's resolver and returns its JSON. `values`: the places in the lists of the field's path, then the parts of the row. */
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

/** A mark: its kind, the index of what it names in the plan, and values of the row. */
interface Mark {
  readonly kind: string;
  readonly index: number;
  readonly values: readonly unknown[];
}

function readMark(text: string): Mark {
  const end = text.indexOf(':');
  return {
    kind: text[0] as string,
    index: Number(text.slice(1, end)),
    values: JSON.parse(text.slice(end + 1)) as unknown[],
  };
}

/**
 * Replaces every mark of an answer's text: seals cursors, computes computed fields, and calls resolvers.
 * @throws Unsupported
 */
export function fillMarks(text: string, { nonce, plan, bound, fields }: MarkSources): string | Promise<string> {
  // Each mark is between two nonces, so every second piece is a mark.
  const pieces = text.split(nonce);
  const pending: Promise<void>[] = [];
  for (let i = 1; i < pieces.length; i += 2) {
    const { kind, index, values } = readMark(pieces[i] as string);
    if (kind === MARK_KINDS.cursor) {
      const cursor = cursorOf(plan.lists[index] as ListNode, bound.lists[index] as BoundList, values as string[]);
      pieces[i] = JSON.stringify(cursor);
    } else if (kind === MARK_KINDS.computation) pieces[i] = (plan.computations[index] as Computation).json(values);
    else {
      const json = resolvedJson(plan.resolverFields[index] as ResolverField, values, fields);
      pending.push(
        json.then((resolved) => {
          pieces[i] = resolved;
        }),
      );
    }
  }
  return pending.length === 0 ? pieces.join('') : Promise.all(pending).then(() => pieces.join(''));
}
