/** The label of everybody. The two labels of the engine come after those of the model. */
export const EVERYBODY = 'public';
/** The label of the people who run the service. No answer grants anything to it. */
export const OPERATORS = 'operators';
export type BuiltInLabel = typeof EVERYBODY | typeof OPERATORS;

export const BUILT_IN_SENTENCES: Readonly<Record<BuiltInLabel, string>> = {
  [EVERYBODY]: 'Everybody, without signing in.',
  [OPERATORS]: 'The people who run the service, who read it in logs. Nobody reads such a field through the API.',
};
