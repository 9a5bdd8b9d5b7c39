import type { Where } from './conditions.ts';

/** A condition in parts, and no value of a column: `{ gt: 1 }`, but no list and no time. */
export const isWhere = (value: unknown): value is Where =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** What a row has to meet at once: the parts that `AND` joins, those of an `AND` in another too. */
export function conjunctsOf({ AND, ...own }: Where): readonly Where[] {
  const parts = AND === undefined ? [] : ([AND].flat() as Where[]).flatMap(conjunctsOf);
  return Object.keys(own).length > 0 ? [own, ...parts] : parts;
}

export const conjunctionOf = (parts: readonly Where[]): Where =>
  parts.length > 1 ? { AND: [...parts] } : (parts[0] ?? {});

interface Splitting {
  /** Of more branches there are none. */
  readonly most: number;
  /** Whether an OR is split; every one where it is left out. */
  readonly splits?: (branches: readonly Where[]) => boolean;
  /** What a part without an OR is in other words. */
  readonly alternatives?: (part: Where) => readonly Where[];
}

/** The branches of a `where`: a row that meets it meets one of them, or several. Null where there are too many. */
export function branchesOf(where: Where, how: Splitting): readonly Where[] | null {
  const { most, splits = () => true, alternatives = (part) => [part] } = how;
  let all: readonly (readonly Where[])[] = [[]];
  const choose = (choices: readonly (readonly Where[])[]) => {
    all = all.flatMap((one) => choices.map((choice) => [...one, ...choice]));
  };
  for (const { OR, ...own } of conjunctsOf(where)) {
    const either = OR as readonly Where[] | undefined;
    const split = either && either.length > 0 && splits(either) ? either : null;
    const rest = either === undefined || split ? own : { ...own, OR };
    if (Object.keys(rest).length > 0) choose(alternatives(rest).map((part) => [part]));
    if (split) {
      const found = split.map((one) => branchesOf(one, how));
      if (found.includes(null)) return null;
      choose((found as (readonly Where[])[]).flat().map(conjunctsOf));
    }
    if (all.length > most) return null;
  }
  return all.map(conjunctionOf);
}
