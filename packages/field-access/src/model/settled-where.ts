import { refuse } from './answer-fault.ts';
import { isWhere } from './branches.ts';
import type { Where } from './conditions.ts';

// An empty OR is met by no row, and an empty AND by every row. Prisma keeps to that where such a condition stands alone, and leaves it out
// beside another one, so that every row meets it. Empty conditions are settled here, because then Prisma and SQL have none of them.

type Entry = readonly [key: string, operand: unknown];

const GROUPS: ReadonlySet<string> = new Set(['AND', 'OR', 'NOT']);
/** Operators that say which of related rows meet a condition. */
export const QUANTIFIERS: ReadonlySet<string> = new Set(['some', 'none', 'every', 'is', 'isNot']);
/** Operators that compare a column with a value. The value may be JSON, whose parts are no conditions. */
export const VALUE_OPERATORS: ReadonlySet<string> = new Set([
  'equals',
  'array_contains',
  'array_starts_with',
  'array_ends_with',
  'has',
  'hasEvery',
  'hasSome',
]);

/** Tests that the operand of a key is a condition which Prisma leaves out: `{ author: {} }`, and not `{ author: { is: {} } }`. */
export const isLeftOut = (key: string, operand: unknown): boolean =>
  isWhere(operand) &&
  Object.keys(operand).length === 0 &&
  ![GROUPS, QUANTIFIERS, VALUE_OPERATORS].some((keys) => keys.has(key));

/** The condition that every related row meets. */
const EVERY: Where = {};

/**
 * A `where` without empty conditions: true, if every row meets it; false, if no row does. A `where` that has none stays the same object.
 * @throws AnswerFault where something that is no `where` stands in the place of one
 *
 * @example
 * settle('rows of Post', { state: 'open', NOT: { OR: [] } }); // { state: 'open' }
 */
export function settle(asked: string, where: unknown): Where | boolean {
  if (!isWhere(where)) return refuse(asked, where, 'the answer is no `where`');
  const entries: Entry[] = [];
  let isSame = true;
  for (const [key, operand] of Object.entries(where)) {
    const settled = settleEntry(asked, key, operand);
    if (settled === false) return false;
    if (settled !== true) entries.push(settled);
    isSame &&= settled !== true && settled[1] === operand;
  }
  if (entries.length === 0) return true;
  if (isSame) return where;
  // A settled `every` has the key of `none`, and of the two it is the narrower condition.
  const isNone = entries.some(([key, operand]) => key === 'none' && operand === EVERY);
  return Object.fromEntries(isNone ? [...entries, ['none', EVERY]] : entries);
}

function settleEntry(asked: string, key: string, operand: unknown): Entry | boolean {
  if (operand === undefined) return [key, operand];
  if (GROUPS.has(key)) return settleGroup(asked, key, operand);
  const isValue = !isWhere(operand) || key === 'not' || VALUE_OPERATORS.has(key);
  if (isValue || Object.keys(operand).length === 0) return [key, operand];
  const settled = settle(asked, operand);
  if (typeof settled !== 'boolean') return [key, settled];
  switch (key) {
    case 'some':
    case 'is':
      return settled && [key, EVERY];
    case 'none':
    case 'isNot':
      return settled ? [key, EVERY] : true;
    case 'every':
      return settled || ['none', EVERY];
    default:
      return settled && (Object.keys(operand).some((operator) => QUANTIFIERS.has(operator)) || [key, { is: EVERY }]);
  }
}

function settleGroup(asked: string, key: string, operand: unknown): Entry | boolean {
  const items: unknown[] = [operand].flat();
  const settled = items.map((item) => {
    const one = settle(asked, item);
    if (key !== 'NOT') return one;
    return typeof one === 'boolean' ? !one : one;
  });
  // The constant that decides the group whatever the others are.
  const deciding = key === 'OR';
  if (settled.includes(deciding)) return deciding;
  const left = settled.filter((item) => item !== !deciding);
  if (left.length === 0) return !deciding;
  return [key, left.every((item, i) => item === items[i]) && left.length === items.length ? operand : left];
}
