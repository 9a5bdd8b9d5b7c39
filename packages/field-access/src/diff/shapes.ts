import type { AccessChange, ChangeKind } from './change.ts';
import type { DiffType, RootTypes } from './schema-access.ts';

// A change of a field's type or arguments leaves its declaration as it was, but can change what its readers get. The text of a schema
// does not say that, so a person has to look at such a change.

const SHAPE_CHANGES: ReadonlySet<ChangeKind> = new Set(['arguments', 'type', 'root']);

/** Tests that a person has to look at a change, because the text does not say what it does. */
export const needsLook = ({ change }: AccessChange): boolean => SHAPE_CHANGES.has(change);

const shapeChange = (change: Omit<AccessChange, 'gained' | 'lost'>): AccessChange => ({
  ...change,
  gained: [],
  lost: [],
});

/** Compares the types and the arguments of the fields that both texts have. */
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
    const newArgs = [...after.args].filter(([arg, argType]) => before.args.get(arg) !== argType);
    const replacedArgs = [...before.args].filter(([arg]) => newArgs.some(([newArg]) => newArg === arg));
    return [
      ...(before.type === after.type
        ? []
        : [shapeChange({ change: 'type', at, before: before.type, after: after.type })]),
      ...(newArgs.length === 0
        ? []
        : [
            shapeChange({
              change: 'arguments',
              at,
              before: replacedArgs.map(argText).join(', ') || 'none of them',
              after: newArgs.map(argText).join(', '),
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
