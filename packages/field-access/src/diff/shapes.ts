import type { AccessChange, ChangeKind } from './change.ts';
import type { DiffType, RootTypes } from './schema-access.ts';

// These changes leave every declaration unchanged, but may change the answers that the same readers get. The text does not show the effect,
// so somebody has to look.

const SHAPE_CHANGES: ReadonlySet<ChangeKind> = new Set(['arguments', 'type', 'root']);

/** Tests that only a person can judge what a change does. */
export const needsLook = ({ change }: AccessChange): boolean => SHAPE_CHANGES.has(change);

const shapeChange = (change: Omit<AccessChange, 'gained' | 'lost'>): AccessChange => ({
  ...change,
  gained: [],
  lost: [],
});

/** Compares the types of fields that both texts have, and the arguments that they take. */
export function compareShapes(
  type: string,
  earlier: DiffType | undefined,
  later: DiffType | undefined,
): AccessChange[] {
  return [...(later?.shapes ?? [])].flatMap(([name, after]) => {
    const before = earlier?.shapes.get(name);
    if (!before) return [];
    const at = `${type}.${name}`;
    const argText = ([arg, argType]: readonly [string, string]) => `${arg}: ${argType}`;
    const added = [...after.args].filter(([arg, argType]) => before.args.get(arg) !== argType);
    const replaced = [...before.args].filter(([arg]) => added.some(([newArg]) => newArg === arg));
    return [
      ...(before.type === after.type
        ? []
        : [shapeChange({ change: 'type', at, before: before.type, after: after.type })]),
      ...(added.length === 0
        ? []
        : [
            shapeChange({
              change: 'arguments',
              at,
              before: replaced.map(argText).join(', ') || 'none of them',
              after: added.map(argText).join(', '),
            }),
          ]),
    ];
  });
}

/** Compares the types that answer operations. */
export const compareRoots = (before: RootTypes, after: RootTypes): AccessChange[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((operation) => before.get(operation) !== after.get(operation))
    .map((operation) =>
      shapeChange({
        change: 'root',
        at: `schema.${operation}`,
        before: before.get(operation) ?? 'no type',
        after: after.get(operation) ?? 'no type',
      }),
    );
