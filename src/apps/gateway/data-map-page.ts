import { createPage, escaped, type PageAssets } from './assets.ts';
import { type WholeDataMap, wholeDataMap } from './data-map.ts';
import { pageHeader, type SitePaths } from './page-header.ts';

interface Shown {
  readonly id: string;
  /** HTML. */
  readonly name: string;
  readonly held: readonly string[];
  readonly class: string;
  readonly readers: readonly string[];
  readonly deletion: string;
}

const isStored = (row: WholeDataMap['fields'][number]) => row.class !== 'none';

const rowsOf = ({ fields: all, unserved }: WholeDataMap, endpoint: string): Shown[] => {
  const fields = [...all.filter(isStored), ...all.filter((row) => !isStored(row))];
  return [
    ...fields.map(({ type, field, kinds, ...rest }, at) => ({
      ...rest,
      // A field with a row for each of its kinds is found at the first.
      id: fields[at - 1]?.field === field && fields[at - 1]?.type === type ? `row-${at + 1}` : `${type}.${field}`,
      name:
        `<a href="${escaped(endpoint)}#${type}.${field}"><code>${type}.<wbr>${field}</code></a>` +
        (kinds ? ` <small>(${escaped(kinds.join(', '))})</small>` : ''),
    })),
    ...unserved.map(({ record, ...rest }, at) => ({ ...rest, id: `unserved-${at + 1}`, name: escaped(record) })),
  ];
};

/** The tables that a row is held in; what is in none is held as it says. */
const tablesOf = (held: readonly string[]) => [
  ...new Set(held.flatMap((place) => /^(\w+)\.\w/.exec(place)?.[1] ?? [])),
];

/** What the page says in the place of a word of the declarations. */
const HELD: Readonly<Record<string, string>> = {
  'response only': 'computed when asked',
  onchain: 'read from the chain',
};
const CLASSES: Readonly<Record<string, string>> = { none: 'not stored' };

const deletionOf = ({ class: kept, deletion }: Shown): string => {
  if (deletion !== 'none') return deletion;
  return kept === 'none' ? 'nothing to delete' : 'kept';
};

const list = (names: readonly string[]) => names.map((name) => escaped(name)).join(', ');

const rowHtml = (row: Shown) => {
  const { id, name, held, class: kept, readers } = row;
  return (
    `<tr id="${escaped(id)}" data-readers="${list(readers).replaceAll(',', '')}" data-class="${kept}" data-tables="${tablesOf(held).join(' ')}">` +
    `<th scope="row">${name}</th><td data-of="Held">${list(held.map((place) => HELD[place] ?? place))}</td>` +
    `<td data-of="Class">${CLASSES[kept] ?? kept}</td><td data-of="Readers">${list(readers) || 'nobody'}</td>` +
    `<td data-of="Deletion">${escaped(deletionOf(row))}</td></tr>`
  );
};

const choices = (id: string, label: string, values: Iterable<string>, words: Readonly<Record<string, string>> = {}) =>
  `<label for="${id}">${label}<select id="${id}"><option value="">all</option>` +
  `${[...new Set(values)]
    .sort()
    .map((value) => `<option value="${escaped(value)}">${escaped(words[value] ?? value)}</option>`)
    .join('')}</select></label>`;

const INTRODUCTION = `<p>These are all fields of the API. The access checks run on the same declarations, so this table cannot disagree with them.
Stored fields come first, then computed ones, then stored data that no field returns.</p>
<details><summary>What the words mean</summary>
<dl>
<dt>Readers</dt><dd>A reader label is a relation to the record: the <i>issuer</i> issued this very series, a <i>holder</i> has units of it, a
<i>backer</i> has a verified wallet while the series is raising money, or a verified wallet with a bid or units in it, the <i>owner</i> has the account or wallet of the record, and an <i>attestor</i> has the key that the record is addressed
to. An <i>admin</i> has a wallet that the operator named. <i>Public</i> is everybody. <i>Operators</i> read logs and nothing else.</dd>
<dt>Class</dt><dd>The class says how a value is stored: <i>plain</i> is readable in the database, <i>hash</i> is a commitment only, <i>vault</i> is
encrypted by the service, <i>e2e</i> is encrypted for an addressed reader, and <i>client-encrypted</i> is encrypted by its owner’s device.
A value that is <i>not stored</i> is computed when asked, or stays at the place in the column Held.</dd>
<dt>Deletion</dt><dd>Data of an account is deleted when its owner deletes the account. A time is named where data is deleted without that.
<i>Read + retention</i> is an intention: the value may go some time after its owner has read it, and no job does so yet. <i>Kept</i> data is not deleted.</dd>
</dl></details>`;

function bodyOf(paths: SitePaths, path: string): string {
  const rows = rowsOf(wholeDataMap(), paths.endpoint);
  const filters = [
    '<label for="text">Field, table or words<input id="text" type="search" autocomplete="off"></label>',
    choices(
      'reader',
      'Reader',
      rows.flatMap(({ readers }) => readers),
    ),
    choices(
      'class',
      'Class',
      rows.map((row) => row.class),
      CLASSES,
    ),
    choices(
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
<table><caption class="hidden">Fields, where they are held, and who reads them</caption>
<thead><tr><th scope="col">Field</th><th scope="col">Held</th><th scope="col">Class</th><th scope="col">Readers</th><th scope="col">Deletion</th></tr></thead>
<tbody>${rows.map(rowHtml).join('\n')}</tbody></table>`;
}

/** The data map at `path`, which links into the editor: src/pages/data-map. */
export const createDataMapPage = (paths: SitePaths, path: string): PageAssets =>
  createPage('data-map', {
    title: 'Income Series: data map',
    noscript: 'The filters need JavaScript; the browser’s own search finds every row.',
    data: { endpoint: paths.endpoint },
    body: () => bodyOf(paths, path),
  });
