import { sealCursor } from '../keyset.ts';
import type { Asked, AskedList } from './asked.ts';
import { type FieldResolver, pathOf } from './field-resolver.ts';
import type { Computation, DocumentPlan, ListNode, ResolvedField } from './plan.ts';
import { FAILED, REFUSED } from './render.ts';
import { unsupported } from './unsupported.ts';

/** The cursor of a row, from its parent's key and its own columns. */
function cursorOf({ cursor, rows }: ListNode, { binding }: AskedList, texts: readonly string[]): string {
  if (!cursor.columns) return sealCursor(binding, texts);
  const parent = rows.through?.rows.table.columns ?? {};
  const keys = cursor.columns.map((column, i) => (parent[column]?.type === 'Int' ? Number(texts[i]) : texts[i]));
  const place = JSON.stringify([cursor.field, ...keys]);
  return sealCursor({ seal: binding.seal, scope: binding.scope, place }, texts.slice(keys.length));
}

/** The JSON of a field that is left to its resolver, from the places in lists and the columns in its mark. */
function resolvedOf({ one, path, lists, rowOf }: ResolvedField, values: readonly unknown[], fields: FieldResolver) {
  let next = 0;
  const keys = path.map((step) => step ?? (values[next++] as number));
  return fields.json(rowOf(values.slice(lists.length)), one, pathOf(keys));
}

/** @throws Unsupported where something may not be null that the viewer may not read, or holds what its type does not have */
export function requireReadable(texts: readonly (string | null)[], nonce: string): void {
  if (texts.some((text) => text?.includes(nonce + REFUSED))) unsupported('non-null field denied');
  if (texts.some((text) => text?.includes(nonce + FAILED))) unsupported('failed field');
}

/**
 * An answer's text with every mark replaced: cursors are sealed, computed fields computed and resolved ones resolved, from the
 * columns in the mark.
 * @throws Unsupported
 */
export function withoutMarks(
  text: string,
  { nonce, plan, asked, fields }: { nonce: string; plan: DocumentPlan; asked: Asked; fields: FieldResolver },
): string | Promise<string> {
  const pieces = text.split(nonce);
  const left: (readonly [number, ResolvedField, readonly unknown[]])[] = [];
  for (let i = 1; i < pieces.length; i += 2) {
    const piece = pieces[i] as string;
    const end = piece.indexOf(':');
    const place = Number(piece.slice(1, end));
    const columns = JSON.parse(piece.slice(end + 1)) as unknown[];
    if (piece[0] === 'r') left.push([i, plan.resolved[place] as ResolvedField, columns]);
    else
      pieces[i] =
        piece[0] === 'c'
          ? JSON.stringify(
              cursorOf(plan.lists[place] as ListNode, asked.lists[place] as AskedList, columns as string[]),
            )
          : (plan.computations[place] as Computation).json(columns);
  }
  if (left.length === 0) return pieces.join('');
  const resolved = left.map(async ([i, field, columns]) => {
    pieces[i] = await resolvedOf(field, columns, fields);
  });
  return Promise.all(resolved).then(() => pieces.join(''));
}
