import type { Where } from './conditions.ts';

/** Tests that a value is a condition, such as `{ gt: 1 }`, and not the value of a column, such as a list or a time. */
export const isWhere = (value: unknown): value is Where =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The parts of a `where` that AND joins, at any depth: a row meets the `where` if it meets all of them. */
export function conjunctsOf({ AND, ...own }: Where): readonly Where[] {
  const parts = AND === undefined ? [] : ([AND].flat() as Where[]).flatMap(conjunctsOf);
  return Object.keys(own).length > 0 ? [own, ...parts] : parts;
}

export const conjunctionOf = (parts: readonly Where[]): Where =>
  parts.length > 1 ? { AND: [...parts] } : (parts[0] ?? {});

/** The way in which a `where` is split into branches. */
interface Splitting {
  /** The most branches. A `where` with more is not split. */
  readonly most: number;
  /** Decides that an OR is split; absent: every OR is. */
  readonly splits?: (branches: readonly Where[]) => boolean;
  /** The alternatives to which a part without an OR is equivalent, such as one for each value of an IN. */
  readonly alternatives?: (part: Where) => readonly Where[];
}

/** Splits a `where` into branches: a row meets it if it meets at least one of them. Null if there are too many. */
export function branchesOf(where: Where, splitting: Splitting): readonly Where[] | null {
  const { most, splits = () => true, alternatives = (part) => [part] } = splitting;
  let branches: readonly (readonly Where[])[] = [[]];
  /** Multiplies the branches: each is continued by each of the choices. */
  const multiply = (choices: readonly (readonly Where[])[]) => {
    branches = branches.flatMap((parts) => choices.map((choice) => [...parts, ...choice]));
  };
  for (const { OR, ...own } of conjunctsOf(where)) {
    const disjuncts = OR as readonly Where[] | undefined;
    const isSplit = disjuncts !== undefined && disjuncts.length > 0 && splits(disjuncts);
    const part = disjuncts === undefined || isSplit ? own : { ...own, OR };
    if (Object.keys(part).length > 0) multiply(alternatives(part).map((alternative) => [alternative]));
    if (isSplit) {
      const inner = disjuncts.map((disjunct) => branchesOf(disjunct, splitting));
      if (inner.includes(null)) return null;
      multiply((inner as (readonly Where[])[]).flat().map(conjunctsOf));
    }
    if (branches.length > most) return null;
  }
  return branches.map(conjunctionOf);
}
