/** How a stored value is written in the schema: NON_REVEAL for `nonReveal`, SIGNER_KEY_LINK for `signer-key.link`. */
const enumName = (stored: string): string =>
  stored
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toUpperCase();

/** The values of an enum of what is stored as text, each with its sentence. */
export const storedValues = <Value extends string>(
  sentences: Readonly<Record<Value, string>>,
): Readonly<Record<string, { readonly value: Value; readonly description: string }>> =>
  Object.fromEntries(
    Object.entries<string>(sentences).map(([value, description]) => [
      enumName(value),
      { value: value as Value, description },
    ]),
  );
