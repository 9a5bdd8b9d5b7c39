import { createRoot } from 'react-dom/client';
import { followTab } from '../site/hand-over.ts';
import { loadPeople, session } from '../site/session.ts';
import { createSignIn } from '../site/sign-in.tsx';
import { rightsOf, sayRights, type ViewerRights } from '../site/viewer.ts';
import { discoverWallets } from '../site/wallets.ts';
import '../site/style.css';
import './style.css';
import { type FilterRow, isShown } from './filter.ts';

const findElement = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const { endpoint = '/graphql' } = findElement('#root').dataset;
const form = findElement<HTMLFormElement>('#filters');
const ownRows = findElement<HTMLInputElement>('#mine');
/** The form fields of the filters, by their names in the page's address. */
const fields = {
  text: findElement<HTMLInputElement>('#text'),
  reader: findElement<HTMLSelectElement>('#reader'),
  class: findElement<HTMLSelectElement>('#class'),
  table: findElement<HTMLSelectElement>('#table'),
};

const rows = [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')].map((element) => {
  const { type = '', readers = '', class: storageClass = '', tables = '' } = element.dataset;
  const row: FilterRow = {
    text: element.textContent.toLowerCase(),
    type,
    class: storageClass,
    readers: readers.split(' '),
    tables: tables.split(' '),
  };
  return { element, row };
});

/** The width up to which each row is a card; site/style.css has the same. */
const isNarrow = matchMedia('(width <= 62.5rem)');
/** The number of cards that a search lists at first. */
const MOST_CARDS = 50;
const whole = findElement<HTMLButtonElement>('#whole');
let isWhole = false;
let rights: ViewerRights | null = null;

/** Sets the filters from the page's address; a choice that does not exist is left empty. */
function readAddress(): void {
  const parameters = new URLSearchParams(location.search);
  for (const [name, field] of Object.entries(fields)) {
    field.value = parameters.get(name) ?? '';
    if (field instanceof HTMLSelectElement && field.selectedIndex === -1) field.value = ''; // it has no such choice
  }
}

function writeAddress(): void {
  const entries = Object.entries(fields).flatMap(([name, { value }]) => (value === '' ? [] : [[name, value]]));
  const query = entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
  history.replaceState(null, '', `${location.pathname}${query}${location.hash}`);
}

/** The number of matching rows to list: all in a table, but cards only after a search or on demand. */
function readLimit(): number {
  if (!isNarrow.matches || isWhole) return rows.length;
  const isSearch = ownRows.checked || Object.values(fields).some(({ value }) => value.trim() !== '');
  return isSearch ? MOST_CARDS : 0;
}

/** Lists the rows that match the filters, up to the limit, and their count. */
function show(): void {
  const filters = {
    text: fields.text.value.trim().toLowerCase(),
    reader: fields.reader.value,
    class: fields.class.value,
    table: fields.table.value,
    rights: ownRows.checked ? rights : null,
  };
  const [matches, limit] = [rows.filter(({ row }) => isShown(row, filters)), readLimit()];
  const listed = new Set(matches.slice(0, limit).map(({ element }) => element));
  const target = document.querySelector(':target'); // a link to a row shows it as a card too
  for (const { element } of rows)
    element.hidden = !listed.has(element) && !(element === target && matches.some((match) => match.element === target));
  const count = matches.length === rows.length ? `${rows.length} rows` : `${matches.length} of ${rows.length} rows`;
  whole.hidden = listed.size === matches.length;
  findElement('#count').textContent = whole.hidden ? count : `${count}. ${sayLimit(limit)}`;
}

const sayLimit = (limit: number) =>
  limit === 0 ? 'Search, or choose a reader, class or table.' : `The first ${limit} are listed.`;

/** Shows the signed-in account, and lists the rows that it can read. */
async function followSession(): Promise<void> {
  const now = session.get();
  const status = findElement('#relations');
  const viewerRights = now && (await rightsOf(endpoint, now).catch(() => null));
  if (session.get() !== now) return; // the session changed during the request
  rights = viewerRights;
  findElement<HTMLDetailsElement>('#session').open = false;
  findElement('#session summary').textContent = now ? `Signed in as ${now.name}` : 'Sign in to see what you can read';
  ownRows.disabled = rights === null;
  ownRows.checked = rights !== null && document.querySelector(':target') === null; // a link to a row shows it
  if (now === null) status.textContent = '';
  else status.textContent = viewerRights ? sayRights(viewerRights) : 'The roles of this account could not be read.';
  show();
}

form.hidden = false;
findElement('#session').hidden = false;
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', () => {
  isWhole = false;
  writeAddress();
  show();
});
whole.addEventListener('click', () => {
  isWhole = true;
  show();
});
isNarrow.addEventListener('change', show);
addEventListener('hashchange', show);
readAddress();
show();
document.querySelector(':target')?.scrollIntoView();
session.follow(() => void followSession());
followTab(endpoint);
discoverWallets();
void loadPeople();
const SignIn = createSignIn(endpoint);
createRoot(findElement('#sign-in')).render(<SignIn />);
