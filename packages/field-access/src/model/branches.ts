import type { Where } from './conditions.ts';

/** Tests for the prototype of plain objects, of any realm: `vm` and the environments of tests have their own. */
const isOfPlainObjects = (prototype: object): boolean =>
  Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype, 'isPrototypeOf');

/**
 * Tests for a condition in parts, such as `{ gt: 1 }`, instead of the value of a column, such as a list or a time.
 *
 * @example
 * isWhere({ gt: 1 }); // true; isWhere([1]) is false
 */
export const isWhere = (value: unknown): value is Where => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: object | null = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || isOfPlainObjects(prototype);
};

/**
 * The parts of a `where` that a row meets all at once: those that `AND` joins, at any depth.
 *
 * @example
 * conjunctsOf({ state: 'open', AND: [{ firm: 'a' }] }); // [{ state: 'open' }, { firm: 'a' }]
 */
export function conjunctsOf({ AND, ...own }: Where): readonly Where[] {
  const parts = AND === undefined ? [] : ([AND].flat() as Where[]).flatMap(conjunctsOf);
  return Object.keys(own).length > 0 ? [own, ...parts] : parts;
}

/**
 * A `where` that joins some parts.
 *
 * @example
 * conjunctionOf([{ state: 'open' }, { firm: 'a' }]); // { AND: [{ state: 'open' }, { firm: 'a' }] }
 */
export const conjunctionOf = (parts: readonly Where[]): Where =>
  parts.length > 1 ? { AND: [...parts] } : (parts[0] ?? {});

interface Splitting {
  /** The most branches: a `where` with more is not split. */
  readonly most: number;
  /** True for an OR that is split; absent: every OR is split. */
  readonly splits?: (branches: readonly Where[]) => boolean;
  /** The alternatives that a part without an OR is equal to. */
  readonly alternatives?: (part: Where) => readonly Where[];
}

/**
 * The branches of a `where`: a row that meets it meets at least one of them. Null where there are too many.
 *
 * @example
 * branchesOf({ firm: 'a', OR: [{ leadId: 1 }, { deputyId: 1 }] }, { most: 8 });
 * // [{ AND: [{ firm: 'a' }, { leadId: 1 }] }, { AND: [{ firm: 'a' }, { deputyId: 1 }] }]
 */
export function branchesOf(where: Where, splitting: Splitting): readonly Where[] | null {
  const { most, splits = () => true, alternatives = (part) => [part] } = splitting;
  let all: readonly (readonly Where[])[] = [[]];
  const choose = (choices: readonly (readonly Where[])[]) => {
    all = all.flatMap((parts) => choices.map((choice) => [...parts, ...choice]));
  };
  for (const { OR, ...own } of conjunctsOf(where)) {
    const either = OR as readonly Where[] | undefined;
    const split = either && either.length > 0 && splits(either) ? either : null;
    const rest = either === undefined || split ? own : { ...own, OR };
    if (Object.keys(rest).length > 0) choose(alternatives(rest).map((part) => [part]));
    if (split) {
      const branches = split.map((alternative) => branchesOf(alternative, splitting));
      if (branches.includes(null)) return null;
      choose((branches as (readonly Where[])[]).flat().map(conjunctsOf));
    }
    if (all.length > most) return null;
  }
  return all.map(conjunctionOf);
}
