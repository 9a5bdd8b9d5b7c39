/** Converts a stored value to its name in the schema: `nonReveal` to NON_REVEAL, `signer-key.link` to SIGNER_KEY_LINK. */
const enumName = (stored: string): string =>
  stored
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toUpperCase();

/** The values of a schema enum, by name, from the stored values and their descriptions. */
export const storedValues = <Value extends string>(
  sentences: Readonly<Record<Value, string>>,
): Readonly<Record<string, { readonly value: Value; readonly description: string }>> =>
  Object.fromEntries(
    Object.entries<string>(sentences).map(([value, description]) => [
      enumName(value),
      { value: value as Value, description },
    ]),
  );
