/**
 * The engine's own labels, after all others: everybody; and who runs the server, to whom no answer grants anything.
 *
 * @example
 * rule.readers.includes(EVERYBODY)
 */
export const EVERYBODY = 'public';
/**
 * The people who run the server, to whom no answer grants anything.
 *
 * @example
 * const people = labels.filter((label) => label !== OPERATORS);
 */
export const OPERATORS = 'operators';
export type BuiltInLabel = typeof EVERYBODY | typeof OPERATORS;

export const BUILT_IN_SENTENCES: Readonly<Record<BuiltInLabel, string>> = {
  [EVERYBODY]: 'Everybody, without signing in.',
  [OPERATORS]: 'The people who run the service, who read it in logs. Nobody reads such a field through the API.',
};
