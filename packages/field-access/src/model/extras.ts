/** The definition of an extra, which is a flag that a field's declaration can set (`shared: true`). */
interface ExtraDefinition {
  /** The meaning of the flag, in a sentence that the `@access` directive, the data map and the lens show. */
  readonly sentence: string;
  /** True if everybody can learn the value elsewhere, whoever its readers are. The diff counts a flag that is added as a gain of everybody. */
  readonly public?: boolean;
}

/** The extras of a model by name. */
export type Extras<Extra extends string = string> = Readonly<Record<Extra, ExtraDefinition>>;

/** The names that a declaration and the `@access` directive use themselves. */
const RESERVED: readonly string[] = ['storedIn', 'held', 'class', 'readers', 'deletion', 'byKind'];

/** Returns extras unchanged. @throws Error for an extra with the name of another part of a declaration */
export function requireExtraNames(extras: Extras): Extras {
  const clashes = Object.keys(extras).filter((name) => RESERVED.includes(name));
  if (clashes.length > 0) throw new Error(`A declaration has a part of its own with the name ${clashes.join(', ')}`);
  return extras;
}

/** The extras that a declaration sets, in the model's order. */
export const extrasOf = (extras: Extras, declaration: object): readonly string[] =>
  Object.keys(extras).filter((name) => (declaration as Readonly<Record<string, unknown>>)[name] === true);
