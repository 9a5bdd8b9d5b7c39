import { sealCursor } from '../keyset.ts';
import type { Asked, AskedList } from './asked.ts';
import type { Computation, DocumentPlan, ListNode } from './plan.ts';
import { REFUSED } from './render.ts';
import { unsupported } from './unsupported.ts';

/** The cursor of a row, from its parent's key and its own columns. */
function cursorOf({ cursor, rows }: ListNode, { binding }: AskedList, texts: readonly string[]): string {
  if (!cursor.columns) return sealCursor(binding, texts);
  const parent = rows.through?.rows.table.columns ?? {};
  const keys = cursor.columns.map((column, i) => (parent[column]?.type === 'Int' ? Number(texts[i]) : texts[i]));
  const place = JSON.stringify([cursor.field, ...keys]);
  return sealCursor({ seal: binding.seal, scope: binding.scope, place }, texts.slice(keys.length));
}

/**
 * An answer's text with every mark replaced: cursors are sealed, and computed fields computed, from the columns in the mark.
 * @throws Unsupported
 */
export function withoutMarks(text: string, nonce: string, plan: DocumentPlan, asked: Asked): string {
  const pieces = text.split(nonce);
  for (let i = 1; i < pieces.length; i += 2) {
    const piece = pieces[i] as string;
    const end = piece.indexOf(':');
    if (piece.startsWith(REFUSED)) return unsupported('non-null field denied');
    const place = Number(piece.slice(1, end));
    const columns = JSON.parse(piece.slice(end + 1)) as unknown[];
    pieces[i] =
      piece[0] === 'c'
        ? JSON.stringify(cursorOf(plan.lists[place] as ListNode, asked.lists[place] as AskedList, columns as string[]))
        : (plan.computations[place] as Computation).json(columns);
  }
  return pieces.join('');
}
