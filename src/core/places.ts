/** A count in which a holder of a place is included. */
interface PlaceCount {
  readonly name: string;
  /** The greatest number of holders. */
  readonly most: number;
}

/** Counts who holds places, in several counts at once, such as by process and by address. */
export interface Places {
  /** Takes a place in each count, or in none. Returns the function that gives them back, which acts once; null if one is full. */
  enter(shares: readonly PlaceCount[]): (() => void) | null;
}

/** Creates counts that are all 0. */
export function createPlaces(): Places {
  const counts = new Map<string, number>();
  const countOf = (name: string) => counts.get(name) ?? 0;
  return {
    enter(shares) {
      if (shares.some(({ name, most }) => countOf(name) >= most)) return null;
      for (const { name } of shares) counts.set(name, countOf(name) + 1);
      let isReturned = false;
      return () => {
        if (isReturned) return;
        isReturned = true;
        for (const { name } of shares) {
          if (countOf(name) > 1) counts.set(name, countOf(name) - 1);
          else counts.delete(name);
        }
      };
    },
  };
}
