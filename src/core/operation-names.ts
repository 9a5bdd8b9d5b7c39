/** Names of operations that callers chose which become labels. */
export const MAX_OPERATION_NAMES = 100;

/** An operation without a name, and one whose name is not among the kept ones. */
const UNNAMED = 'unnamed';
const OTHER = 'other';

/**
 * The label of a name: the known ones always, the first `most` others as they come, `other` for what comes after, so
 * that callers who make names up fill no memory and take no known name's place.
 */
export function operationLabels(known: Iterable<string> = [], most = MAX_OPERATION_NAMES) {
  const always: ReadonlySet<string> = new Set(known);
  const kept = new Set<string>();
  return (name: string | undefined): string => {
    if (name === undefined) return UNNAMED;
    if (always.has(name) || kept.has(name)) return name;
    if (kept.size >= most) return OTHER;
    kept.add(name);
    return name;
  };
}
