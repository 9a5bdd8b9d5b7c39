/** The definition of one extra: a flag that a field's declaration may set next to its parts (`shared: true`). */
interface ExtraDefinition {
  /** The meaning of the flag, in a sentence: the `@access` directive, the data map and the lens show it. */
  readonly sentence: string;
  /** True if everybody can learn the value elsewhere, so setting the flag is a gain of everybody. */
  readonly public?: boolean;
}

/** The extras of a model by name. */
export type Extras<Extra extends string = string> = Readonly<Record<Extra, ExtraDefinition>>;

/** The names that a declaration and the `@access` directive use themselves. */
const RESERVED: readonly string[] = ['storedIn', 'held', 'class', 'readers', 'deletion', 'byKind'];

/** @throws where an extra has the name of another part of a declaration */
export function requireExtraNames(extras: Extras): Extras {
  const clashes = Object.keys(extras).filter((name) => RESERVED.includes(name));
  if (clashes.length > 0) throw new Error(`A declaration has a part of its own with the name ${clashes.join(', ')}`);
  return extras;
}

/** The extras that a declaration sets, in the model's order. */
export const extrasOf = (extras: Extras, declaration: object): readonly string[] =>
  Object.keys(extras).filter((name) => (declaration as Readonly<Record<string, unknown>>)[name] === true);
