import { EVERYBODY } from '../model/built-in-labels.ts';
import { COMPUTED } from '../model/declaration.ts';
import type { DiffOptions } from './options.ts';
import type { DiffField, DiffSchema } from './schema-access.ts';

/** The fields that lead from a page to its rows, and from an edge to its row (Relay's cursor connections specification). */
const FROM_PAGE = ['edges', 'node'];
const FROM_EDGE = ['node'];
const CURSOR = 'cursor';

/** The path to the rows that a value of a page or an edge is about; null for any other field. */
const pathOf = ({ pageCounts = [] }: DiffOptions, name: string): readonly string[] | null => {
  if (name === CURSOR) return FROM_EDGE;
  return pageCounts.includes(name) ? FROM_PAGE : null;
};

interface FieldOfType {
  readonly type: string;
  readonly name: string;
  readonly field: DiffField;
}

/**
 * The labels that gain by a new value of a list's pages, such as a count. It is declared for everybody, because a page is no row. It is
 * about rows that the viewer sees, so only labels that see rows of the list's type gain. Undefined for any other field, and for rows that
 * everybody sees.
 */
export function pageReaders(
  schema: DiffSchema,
  options: DiffOptions,
  { type, name, field }: FieldOfType,
): readonly string[] | undefined {
  const path = pathOf(options, name);
  if (!path || !field.storedIn.every((place) => place === COMPUTED)) return undefined;
  const rows = path.reduce<string | undefined>(
    (at, step) => at && schema.get(at)?.shapes.get(step)?.type.replaceAll(/[[\]]/g, ''),
    type,
  );
  const seenBy = rows === undefined ? undefined : schema.get(rows)?.seenBy;
  return seenBy?.includes(EVERYBODY) ? undefined : seenBy;
}
