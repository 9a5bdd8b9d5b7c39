import { isDeepStrictEqual } from 'node:util';
import { isBytes, isInstant, isWhere } from '../index.ts';

/** Tests that two conditions, or two values in them, have the same parts in the same order. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, i) => isSame(item, other[i]));
  if (!isWhere(one) || !isWhere(other)) return isDeepStrictEqual(one, other);
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return keys.length === others.length && keys.every((key, i) => key === others[i] && isSame(one[key], other[key]));
}

/** A copy of conditions that stays as it is when their author changes the original: its objects, lists, times and bytes are new. */
export function copyParts<Part>(part: Part): Part {
  const original: unknown = part;
  let copy: unknown = part;
  if (Array.isArray(original)) copy = original.map(copyParts);
  else if (isInstant(original)) copy = new Date(original);
  else if (isBytes(original)) copy = original.slice();
  else if (isWhere(original))
    copy = Object.fromEntries(Object.entries(original).map(([key, operand]) => [key, copyParts(operand)]));
  return copy as Part;
}
