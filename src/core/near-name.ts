import { closestMatch } from 'leven';

/** From so many letters on a name may have two other letters, else one. */
const LONG_NAME = 10;

/** The known name that is a letter or two away from this one, which is most likely meant: insertions, deletions and substitutions (Levenshtein). */
export const nearName = (name: string, known: Iterable<string>): string | undefined =>
  closestMatch(name, [...known], { maxDistance: name.length >= LONG_NAME ? 2 : 1 });

/** The same as the end of a sentence that does not repeat the name; empty where no known name is near. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const near = nearName(name, known);
  return near === undefined ? '' : ` (did you mean ${near}?)`;
}
