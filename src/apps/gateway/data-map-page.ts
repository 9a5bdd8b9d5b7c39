import { createPage, escaped, type Page } from './assets.ts';
import { type WholeDataMap, wholeDataMap } from './data-map.ts';

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

const list = (names: readonly string[]) => names.map((name) => escaped(name)).join(', ');

const rowHtml = ({ id, name, held, class: kept, readers, deletion }: Shown) =>
  `<tr id="${escaped(id)}" data-readers="${list(readers).replaceAll(',', '')}" data-class="${kept}" data-tables="${tablesOf(held).join(' ')}">` +
  `<th scope="row">${name}</th><td data-of="Held">${list(held)}</td><td data-of="Class">${kept}</td>` +
  `<td data-of="Readers">${list(readers)}</td><td data-of="Deletion">${escaped(deletion)}</td></tr>`;

const choices = (id: string, label: string, values: Iterable<string>) =>
  `<label for="${id}">${label}<select id="${id}"><option value="">all</option>` +
  `${[...new Set(values)]
    .sort()
    .map((value) => `<option>${escaped(value)}</option>`)
    .join('')}</select></label>`;

function bodyOf(endpoint: string): string {
  const rows = rowsOf(wholeDataMap(), endpoint);
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
    ),
    choices(
      'table',
      'Table',
      rows.flatMap(({ held }) => tablesOf(held)),
    ),
  ];
  return `<header><p><a href="/">Income Series</a></p><h1>Data map</h1>
<p>Every field that this service answers, from the declaration that its check is made of. A reader is a relation to the row: <i>issuer</i> is
the issuer of this very series, <i>holder</i> who has units of it, <i>backer</i> who may bid in it, <i>owner</i> whose account or wallet it is,
<i>attestor</i> whose key it is addressed to. <i>public</i> is everybody; <i>operators</i> read logs and nothing else.</p>
<p>Classes: <i>plain</i> is readable in the database, <i>hash</i> a commitment only, <i>vault</i> sealed under a key of the server, <i>e2e</i> sealed for
its reader, <i>client-encrypted</i> sealed by the client, <i>none</i> computed for an answer and not stored. These come last, before what no field
serves.</p></header>
<form id="filters" role="search" aria-label="Filter the rows" hidden>${filters.join('')}
<label class="check" for="mine"><input id="mine" type="checkbox" disabled>what I can read</label></form>
<details id="session" hidden><summary>Sign in to see what you can read</summary><div id="sign-in"></div></details>
<p id="relations" role="status"></p>
<p id="count" role="status">${rows.length} rows</p>
<table><caption class="hidden">Fields, where they are held, and who reads them</caption>
<thead><tr><th scope="col">Field</th><th scope="col">Held</th><th scope="col">Class</th><th scope="col">Readers</th><th scope="col">Deletion</th></tr></thead>
<tbody>${rows.map(rowHtml).join('\n')}</tbody></table>`;
}

/** The data map as a page, which links into the editor at `endpoint`: src/pages/data-map. */
export const createDataMapPage = (endpoint: string): Page =>
  createPage('data-map', {
    title: 'Income Series: data map',
    noscript: 'Filters need JavaScript; the browser’s own search finds every row.',
    data: { endpoint },
    body: () => bodyOf(endpoint),
  });
