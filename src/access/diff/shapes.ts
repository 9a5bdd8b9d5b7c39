import type { AccessChange, ChangeKind } from './change.ts';
import type { RootTypes, TypeAccess } from './schema-access.ts';

// Changes that leave every declaration as it was, and by which the same readers may be answered something else. Nothing in
// the text says whether they are, so that somebody has to look.

const LOOKED_AT: ReadonlySet<ChangeKind> = new Set(['arguments', 'type', 'root']);

/** Whether somebody has to look at a change to know what it does. */
export const needsLook = ({ change }: AccessChange): boolean => LOOKED_AT.has(change);

const looked = (change: Omit<AccessChange, 'gained' | 'lost'>): AccessChange => ({ ...change, gained: [], lost: [] });

/** Fields of a type in both texts that answer another type, or take an argument that they did not take. */
export function compareShapes(type: string, was: TypeAccess | undefined, is: TypeAccess | undefined): AccessChange[] {
  return [...(is?.shapes ?? [])].flatMap(([name, after]) => {
    const before = was?.shapes.get(name);
    if (!before) return [];
    const at = `${type}.${name}`;
    const taken = ([arg, of]: readonly [string, string]) => `${arg}: ${of}`;
    const added = [...after.args].filter(([arg, of]) => before.args.get(arg) !== of);
    const replaced = [...before.args].filter(([arg]) => added.some(([one]) => one === arg));
    return [
      ...(before.type === after.type ? [] : [looked({ change: 'type', at, before: before.type, after: after.type })]),
      ...(added.length === 0
        ? []
        : [
            looked({
              change: 'arguments',
              at,
              before: replaced.map(taken).join(', ') || 'none of them',
              after: added.map(taken).join(', '),
            }),
          ]),
    ];
  });
}

/** Operations that another type answers. */
export const compareRoots = (before: RootTypes, after: RootTypes): AccessChange[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((operation) => before.get(operation) !== after.get(operation))
    .map((operation) =>
      looked({
        change: 'root',
        at: `schema.${operation}`,
        before: before.get(operation) ?? 'no type',
        after: after.get(operation) ?? 'no type',
      }),
    );
