import { closestMatch } from 'leven';

/** The length from which a name may differ by two letters instead of one. */
const LONG_NAME = 10;

/** The longest name that is compared, because a comparison takes the product of both lengths. */
const LONGEST_NAME = 100;

/** Finds the valid name that a misspelled one most likely means: the same in other case, or one or two letters away (Levenshtein). */
export function nearName(name: string, validNames: Iterable<string>): string | undefined {
  if (name.length > LONGEST_NAME) return undefined;
  const names = [...validNames];
  const inOtherCase = names.find((valid) => valid.toLowerCase() === name.toLowerCase());
  return inOtherCase ?? closestMatch(name, names, { maxDistance: name.length >= LONG_NAME ? 2 : 1 });
}

/** Writes the end of an error message, " (did you mean …?)"; empty if no valid name is near. */
export function didYouMean(name: string, validNames: Iterable<string>): string {
  const near = nearName(name, validNames);
  return near === undefined ? '' : ` (did you mean ${near}?)`;
}
