/** The most names of operations chosen by callers that become labels of metrics. */
export const MAX_OPERATION_NAMES = 100;

/** The labels of operations without a name, and of operations beyond the limit. */
const UNNAMED = 'unnamed';
const OTHER = 'other';

/**
 * Creates the function that gives an operation's name its label of metrics. Reserved names and the first `max` others are their
 * own labels; later ones are `other`, because callers who invent names must not fill the memory.
 */
export function operationLabels(reserved: Iterable<string> = [], max = MAX_OPERATION_NAMES) {
  const reservedNames: ReadonlySet<string> = new Set(reserved);
  const otherNames = new Set<string>();
  return (name: string | undefined): string => {
    if (name === undefined) return UNNAMED;
    if (reservedNames.has(name) || otherNames.has(name)) return name;
    if (otherNames.size >= max) return OTHER;
    otherNames.add(name);
    return name;
  };
}
