import type { HttpAnswer, Outcome } from './both-ways.ts';
import { SHAPES, type Shape } from './random-document.ts';

/** The path of the first null on the way to a place in data; null where there is none above the place itself. */
function nullAbove(data: unknown, path: readonly unknown[]): readonly unknown[] | null {
  let value = data;
  for (const [i, key] of path.entries()) {
    if (value === null || value === undefined) return path.slice(0, i);
    value = (value as Readonly<Record<string, unknown>>)[key as string];
  }
  return null;
}

/**
 * The errors of an answer by what they say of its data, in an order of their own: places in the document are left out. Errors below
 * one null count as one, because which of them is answered depends on which field failed first (GraphQL, October 2021,
 * section 6.4.4).
 */
export const facts = ({ data, errors }: HttpAnswer): readonly string[] => {
  const texts = errors.map(({ path = [], extensions }) => {
    const above = nullAbove(data, path);
    return JSON.stringify(above ? [above, 'below a null'] : [path, extensions]);
  });
  return [...new Set(texts)].sort();
};

/** Cursors that are kept of a list. */
const MOST_KEPT = 30;

/** Keeps the cursors in an answer, by the coordinates of their lists. `lists`: the coordinate by response key. */
export function keepCursors(kept: Map<string, string[]>, lists: ReadonlyMap<string, string>, data: unknown): void {
  const into = (value: unknown, list: string | undefined): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const isCursor = key === 'cursor' || key === 'startCursor' || key === 'endCursor';
      if (isCursor && typeof inner === 'string' && list !== undefined) {
        const known = kept.get(list) ?? [];
        if (known.length < MOST_KEPT && !known.includes(inner)) kept.set(list, [...known, inner]);
      } else into(inner, lists.get(key) ?? list);
    }
  };
  into(data, undefined);
}

/** Counts documents by shape, and by how they were answered. */
export function createTally() {
  const counts = { same: 0, inPart: 0, fallback: 0 };
  const reasons = new Map<string, number>();
  const shapes = new Map<Shape, Record<'documents' | 'compiled', number>>();
  return {
    counts,
    add(drawn: readonly Shape[], outcome: Outcome): void {
      if (outcome.kind === 'same') counts[outcome.resolved ? 'inPart' : 'same']++;
      if (outcome.kind === 'fallback') {
        counts.fallback++;
        reasons.set(outcome.reason, (reasons.get(outcome.reason) ?? 0) + 1);
      }
      for (const shape of drawn) {
        const known = shapes.get(shape) ?? { documents: 0, compiled: 0 };
        shapes.set(shape, {
          documents: known.documents + 1,
          compiled: known.compiled + (outcome.kind === 'same' ? 1 : 0),
        });
      }
    },
    /** The shapes that fewer documents had. */
    drawnLessThan: (least: number): readonly Shape[] =>
      SHAPES.filter((shape) => (shapes.get(shape)?.documents ?? 0) < least),
    table(): string {
      const rows = SHAPES.map((shape) => {
        const { documents = 0, compiled = 0 } = shapes.get(shape) ?? {};
        return `${documents} documents, ${compiled} by a statement: ${shape}`;
      });
      const left = [...reasons].sort(([, a], [, b]) => b - a).map(([reason, count]) => `${count} ${reason}`);
      const all = `${counts.same} compiled, ${counts.inPart} in part, ${counts.fallback} by resolvers (${left.join(', ')})`;
      return [all, ...rows].join('\n');
    },
  };
}
