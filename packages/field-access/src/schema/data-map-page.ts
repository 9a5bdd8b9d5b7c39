import type { AccessModel } from '../model/access-model.ts';
import { EVERYBODY } from '../model/built-in-labels.ts';
import { kindNames } from '../model/declaration.ts';
import type { DataMapRow } from './data-map.ts';

const cell = (text: string) => text.replaceAll('|', '\\|');

/**
 * A table of Markdown.
 *
 * @example
 * markdownTable(['field', 'readers'], [['name', 'public']])
 */
export const markdownTable = (heads: readonly string[], lines: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...lines.map((line) => line.map(cell))]
    .map((line) => `| ${line.join(' | ')} |`.replaceAll('| --- ', '|---').replace('---|', '---|'))
    .join('\n');

/**
 * The readers of a line of the data map.
 *
 * @example
 * readersCell({ readers: ['owner', 'moderator'] }); // 'owner, moderator'
 */
export const readersCell = ({ readers, publicWhen }: Pick<DataMapRow, 'readers' | 'publicWhen'>): string =>
  readers.map((label) => (label === EVERYBODY && publicWhen ? `${label} where ${publicWhen}` : label)).join(', ') ||
  'nobody';

function section(type: string, rows: readonly DataMapRow[]): string {
  const lines = rows.map((row) => [
    row.kinds ? `${row.field} (${kindNames(row.kinds)})` : row.field,
    row.held.join(', '),
    [row.class, ...(row.extras ?? [])].join(', '),
    readersCell(row),
    row.deletion,
  ]);
  return `## ${type}\n\n${markdownTable(['Field', 'Held', 'Class', 'Readers', 'Deletion'], lines)}`;
}

/**
 * A section of Markdown for each type of a data map.
 *
 * @example
 * const [ofComments, ofPosts] = dataMapSections(dataMap(schema));
 */
export function dataMapSections(rows: readonly DataMapRow[]): readonly string[] {
  const types = [...new Set(rows.map(({ type }) => type))];
  return types.map((type) =>
    section(
      type,
      rows.filter((row) => row.type === type),
    ),
  );
}

const meanings = (sentences: Iterable<readonly [word: string, sentence: string]>): string =>
  [...sentences].map(([word, sentence]) => `- *${word}*: ${sentence}`).join('\n');

const sentencesOf = (definitions: Readonly<Record<string, { readonly sentence: string }>>) =>
  Object.entries(definitions).map(([name, { sentence }]) => [name, sentence] as const);

/**
 * The words of a data map, each with the sentence of the model.
 *
 * @example
 * const page = `# Our data\n\n${dataMapWords(model)}`;
 */
export const dataMapWords = ({
  labels,
  classes,
  extras,
}: AccessModel): string => `A reader is a relation of the viewer to the row, or a role:

${meanings(Object.entries(labels.sentences))}

A class says how the value is kept. The flags that the declaration sets follow it:

${meanings([...sentencesOf(classes.definitions), ...sentencesOf(extras)])}`;

/**
 * A data map as a page of Markdown: the words of the model, and a table for each type.
 *
 * @example
 * writeFileSync('data-map.md', dataMapPage(dataMap(schema), model));
 */
export const dataMapPage = (rows: readonly DataMapRow[], model: AccessModel): string =>
  `${['# Data map', dataMapWords(model), ...dataMapSections(rows)].join('\n\n')}\n`;
