import { NOT_STORED } from 'field-access';
import { accessModel, PLACES } from '../../../graphql/access/index.ts';
import { createPage, escapeHtml, type PageAssets } from './assets.ts';
import { type WholeDataMap, wholeDataMap } from './data-map.ts';
import { pageHeader, type SitePaths } from './page-header.ts';

interface TableRow {
  readonly id: string;
  /** The type of the field; undefined for a record that no field returns. */
  readonly type?: string;
  /** HTML. */
  readonly name: string;
  readonly held: readonly string[];
  readonly class: string;
  readonly readers: readonly string[];
  readonly deletion: string;
  readonly extras?: readonly string[];
}

const isStored = (row: WholeDataMap['fields'][number]) => row.class !== NOT_STORED;

const tableRows = ({ fields: all, unserved }: WholeDataMap, endpoint: string): TableRow[] => {
  const fields = [...all.filter(isStored), ...all.filter((row) => !isStored(row))];
  return [
    ...fields.map(({ type, field, kinds, ...rest }, index) => ({
      ...rest,
      type,
      // A link to a field with a row for each of its kinds leads to the first row.
      id:
        fields[index - 1]?.field === field && fields[index - 1]?.type === type
          ? `row-${index + 1}`
          : `${type}.${field}`,
      name:
        `<a href="${escapeHtml(endpoint)}#${type}.${field}"><code>${type}.<wbr>${field}</code></a>` +
        (kinds ? ` <small>(${escapeHtml(kinds.join(', '))})</small>` : ''),
    })),
    ...unserved.map(({ record, ...rest }, index) => ({
      ...rest,
      id: `unserved-${index + 1}`,
      name: escapeHtml(record),
    })),
  ];
};

/** The tables in a row's storage places; empty for a value that is in no column. */
const tablesOf = (held: readonly string[]) => [
  ...new Set(held.flatMap((place) => /^(\w+)\.\w/.exec(place)?.[1] ?? [])),
];

/** The page's words for storage classes that the engine defines. */
const CLASS_WORDS: Readonly<Record<string, string>> = { [NOT_STORED]: 'not stored' };

const deletionText = ({ class: storageClass, deletion }: TableRow): string => {
  if (deletion !== 'none') return deletion;
  return storageClass === NOT_STORED ? 'nothing to delete' : 'kept';
};

const joinEscaped = (names: readonly string[]) => names.map((name) => escapeHtml(name)).join(', ');

const renderRow = (row: TableRow) => {
  const { id, type = '', name, held, class: storageClass, readers, extras = [] } = row;
  const classAndExtras = [CLASS_WORDS[storageClass] ?? storageClass, ...extras];
  return (
    `<tr id="${escapeHtml(id)}" data-type="${type}" data-readers="${joinEscaped(readers).replaceAll(',', '')}" data-class="${storageClass}" data-tables="${tablesOf(held).join(' ')}">` +
    `<th scope="row">${name}</th><td data-of="Held">${joinEscaped(held.map((place) => PLACES[place] ?? place))}</td>` +
    `<td data-of="Class">${joinEscaped(classAndExtras)}</td><td data-of="Readers">${joinEscaped(readers) || 'nobody'}</td>` +
    `<td data-of="Deletion">${escapeHtml(deletionText(row))}</td></tr>`
  );
};

const renderSelect = (
  id: string,
  label: string,
  values: Iterable<string>,
  words: Readonly<Record<string, string>> = {},
) =>
  `<label for="${id}">${label}<select id="${id}"><option value="">all</option>` +
  `${[...new Set(values)]
    .sort()
    .map((value) => `<option value="${escapeHtml(value)}">${escapeHtml(words[value] ?? value)}</option>`)
    .join('')}</select></label>`;

/** Renders a glossary: a heading, and a definition list of words with their sentences. */
const renderGlossary = (heading: string, sentences: Iterable<readonly [word: string, sentence: string]>): string =>
  `<h2>${heading}</h2>\n<dl>${[...sentences]
    .map(([word, sentence]) => `<dt>${escapeHtml(word)}</dt><dd>${escapeHtml(sentence)}</dd>`)
    .join('\n')}</dl>`;

const sentencesOf = (definitions: Readonly<Record<string, { readonly sentence: string }>>) =>
  Object.entries(definitions).map(([name, { sentence }]) => [name, sentence] as const);

const { labels, classes, extras } = accessModel;

const INTRODUCTION = `<p>These are all fields of the API. The access checks run on the same declarations, so this table cannot disagree with them.
Stored fields come first, then computed ones, then stored data that no field returns.</p>
<details><summary>What the words mean</summary>
${renderGlossary('Readers', Object.entries(labels.sentences))}
${renderGlossary('Class', [...sentencesOf(classes.definitions), ...sentencesOf(extras)])}
<h2>Deletion</h2>
<p>Data of an account is deleted when its owner deletes the account. If a row names a time, its data is also deleted without that.
<i>Read + retention</i> is an intention: the value may be deleted some time after its owner has read it, but no job does that yet. <i>Kept</i> data is not deleted.</p>
</details>`;

/** Renders the whole table and its filters, which a script makes work. */
function renderBody(paths: SitePaths, path: string): string {
  const rows = tableRows(wholeDataMap(), paths.endpoint);
  const filters = [
    '<label for="text">Field, table or words<input id="text" type="search" autocomplete="off"></label>',
    renderSelect(
      'reader',
      'Reader',
      rows.flatMap(({ readers }) => readers),
    ),
    renderSelect(
      'class',
      'Class',
      rows.map((row) => row.class),
      CLASS_WORDS,
    ),
    renderSelect(
      'table',
      'Table',
      rows.flatMap(({ held }) => tablesOf(held)),
    ),
  ];
  return `${pageHeader(paths, path, INTRODUCTION)}
<form id="filters" role="search" aria-label="Filter the rows" hidden>${filters.join('')}
<label class="check" for="mine"><input id="mine" type="checkbox" disabled>what I can read</label></form>
<details id="session" hidden><summary>Sign in to see what you can read</summary><div id="sign-in"></div></details>
<p id="relations" role="status"></p>
<p id="count" role="status">${rows.length} rows</p>
<button type="button" id="whole" hidden>List all</button>
<table><caption class="hidden">Fields, where they are held, and who reads them</caption>
<thead><tr><th scope="col">Field</th><th scope="col">Held</th><th scope="col">Class</th><th scope="col">Readers</th><th scope="col">Deletion</th></tr></thead>
<tbody>${rows.map(renderRow).join('\n')}</tbody></table>`;
}

/** Creates the data map page (src/pages/data-map). Its field names link to the GraphQL editor. */
export const createDataMapPage = (paths: SitePaths, path: string): PageAssets =>
  createPage('data-map', {
    title: 'Income Series: data map',
    noscript: 'The filters need JavaScript; the browser’s own search finds every row.',
    data: { endpoint: paths.endpoint },
    body: () => renderBody(paths, path),
  });
