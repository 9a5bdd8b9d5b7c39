// Standard descriptions of pages, payloads and inputs, for parts that declare none.

const lowerFirst = (name: string) => `${name[0]?.toLowerCase()}${name.slice(1)}`;

/** Puts the indefinite article before a type's name: "an AccountEmail", "a UUID". */
export const withArticle = (name: string): string => `${/^[AEIO]|^U(?!UID|ni)/.test(name) ? 'an' : 'a'} ${name}`;

const upperFirst = (sentence: string) => `${sentence[0]?.toUpperCase()}${sentence.slice(1)}`;

/** Descriptions of types by the ending of their names; `of` is the name without the ending. */
const TYPES: readonly (readonly [ending: string, sentence: (base: string) => string])[] = [
  ['Edge', (base) => `${upperFirst(withArticle(base))} and its cursor.`],
  [
    'Result',
    (base) => `The result of \`${lowerFirst(base)}\`: its payload, or the refusal that says why nothing was done.`,
  ],
  ['Payload', (base) => `The payload of \`${lowerFirst(base)}\`, returned when it succeeds.`],
  ['Input', (base) => `The input of \`${lowerFirst(base)}\`.`],
];

export function sentenceOfType(name: string): string | undefined {
  const [ending, sentence] = TYPES.find(([end]) => name.endsWith(end)) ?? [];
  return ending && sentence?.(name.slice(0, -ending.length));
}

const PAGE_FIELDS: Readonly<Record<string, string>> = {
  edges: 'The records of this page, each with its cursor.',
  node: 'The record itself.',
  cursor: 'The place of the record in its list, for the arguments `after` and `before`.',
  pageInfo: 'The first and last cursor of this page, and whether more records follow or precede it.',
};

/** Fields of records. An `id` that `node` does not take has a description of its own. */
const RECORD_FIELDS: Readonly<Record<string, string>> = {
  id: 'The global id of this record, for `node(id:)`.',
  series: 'The series that this record belongs to.',
};

/** The description of a field that gives none. `record`: the object type that the field returns; null for a value. */
export function sentenceOfField(type: string, field: string, record: string | null): string | undefined {
  if (/(Connection|Edge)$/.test(type)) return PAGE_FIELDS[field];
  if (type.endsWith('Payload')) return record === null ? undefined : `The ${record} as the mutation left it.`;
  return RECORD_FIELDS[field];
}

/** Descriptions of arguments and input fields by name, wherever they stand. */
const INPUTS: Readonly<Record<string, string>> = {
  first:
    'The number of records from the start of the list, or after the cursor `after`: 0 to 100, and 20 if neither ' +
    '`first` nor `last` is given.',
  after: 'A cursor of this list: the page starts after its record.',
  last: 'The number of records from the end of the list, or before the cursor `before`: 0 to 100.',
  before: 'A cursor of this list: the page ends before its record.',
  orderBy: 'The order of the list.',
  input: 'The values that the mutation takes.',
  seriesKey: 'The key of the series (`Series.key`).',
  id: 'The global id of the record, as its field `id` returns it.',
};

export const sentenceOfInput = (name: string): string | undefined => INPUTS[name];
