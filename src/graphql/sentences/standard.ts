/** Sentences of what every list and every mutation has. A part that has its own is not looked up here. */

const lower = (name: string) => `${name[0]?.toLowerCase()}${name.slice(1)}`;

/** By how a type's name ends; `of` is the name without its ending. */
const TYPES: readonly (readonly [ending: string, sentence: (of: string) => string])[] = [
  ['Edge', (of) => `A ${of} within a page, with its cursor.`],
  ['Result', (of) => `What \`${lower(of)}\` answers: its payload, or why it was refused.`],
  ['Payload', (of) => `What \`${lower(of)}\` answers once it is done.`],
  ['Input', (of) => `What \`${lower(of)}\` takes.`],
];

export function sentenceOfType(name: string): string | undefined {
  const [ending, sentence] = TYPES.find(([end]) => name.endsWith(end)) ?? [];
  return ending && sentence?.(name.slice(0, -ending.length));
}

/** Of the fields of pages. */
const PAGE_FIELDS: Readonly<Record<string, string>> = {
  edges: 'The rows of the page, each with its cursor.',
  node: 'The row.',
  pageInfo: 'Where the page is within its list.',
};

export function sentenceOfField(type: string, field: string): string | undefined {
  if (/(Connection|Edge)$/.test(type)) return PAGE_FIELDS[field];
  if (type.endsWith('Payload')) return 'The record as it is now.';
  return field === 'series' ? 'The series it belongs to.' : undefined;
}

/** Of arguments and of the fields of inputs, wherever they are. */
const INPUTS: Readonly<Record<string, string>> = {
  first:
    'How many rows from the start of the list, or after the cursor `after`: at most 100, 20 where nothing is said.',
  after: 'A cursor of the list: the page begins behind its row.',
  last: 'How many rows from the end of the list, or before the cursor `before`: at most 100.',
  before: 'A cursor of the list: the page ends in front of its row.',
  orderBy: 'The order of the list.',
  input: 'What the mutation takes.',
  seriesKey: 'The key of the series.',
  id: 'As an answer gave it.',
};

export const sentenceOfInput = (name: string): string | undefined => INPUTS[name];

/** Of a list's filter by a field of its rows. */
export const sentenceOfFilter = (field: string): string => `Only rows with this \`${field}\`.`;

/** Of a list's filter by a time of its rows. */
export const sentenceOfRange = (field: string): string => `Only rows whose \`${field}\` is within it.`;
