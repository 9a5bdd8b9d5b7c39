const [conjunction, disjunction] = [
  new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  new Intl.ListFormat('en-GB', { type: 'disjunction' }),
];

/** `a, b and c` */
export const all = (words: readonly string[]): string => conjunction.format(words);
/** `a, b or c` */
export const either = (words: readonly string[]): string => disjunction.format(words);
