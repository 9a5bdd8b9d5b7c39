import { closestMatch } from 'leven';

/** The least length of a name that can differ by two letters instead of one. */
const LONG_NAME = 10;

/** Finds the valid name that a misspelled one most likely means: one or two letters away (Levenshtein). */
export const nearName = (name: string, validNames: Iterable<string>): string | undefined =>
  closestMatch(name, [...validNames], { maxDistance: name.length >= LONG_NAME ? 2 : 1 });

/** Writes the end of an error message, " (did you mean …?)"; empty if no valid name is near. */
export function didYouMean(name: string, validNames: Iterable<string>): string {
  const near = nearName(name, validNames);
  return near === undefined ? '' : ` (did you mean ${near}?)`;
}
