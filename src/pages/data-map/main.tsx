import { createRoot } from 'react-dom/client';
import { followTab } from '../site/hand-over.ts';
import { loadPeople, session } from '../site/session.ts';
import { createSignIn } from '../site/sign-in.tsx';
import { labelsOf, sayLabels, type ViewerLabelNames } from '../site/viewer.ts';
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
  const { readers = '', class: storageClass = '', tables = '' } = element.dataset;
  const row: FilterRow = {
    text: element.textContent.toLowerCase(),
    class: storageClass,
    readers: readers.split(' '),
    tables: tables.split(' '),
  };
  return { element, row };
});

let labels: ViewerLabelNames | null = null;

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

function show(): void {
  const filters = {
    text: fields.text.value.trim().toLowerCase(),
    reader: fields.reader.value,
    class: fields.class.value,
    table: fields.table.value,
    labels: ownRows.checked ? labels : null,
  };
  for (const { element, row } of rows) element.hidden = !isShown(row, filters);
  const count = rows.filter(({ element }) => !element.hidden).length;
  findElement('#count').textContent = count === rows.length ? `${count} rows` : `${count} of ${rows.length} rows`;
}

async function followSession(): Promise<void> {
  const signedIn = session.get();
  const status = findElement('#relations');
  const viewerLabels = signedIn && (await labelsOf(endpoint, signedIn).catch(() => null));
  if (session.get() !== signedIn) return; // the session changed during the request
  labels = viewerLabels;
  findElement<HTMLDetailsElement>('#session').open = false;
  findElement('#session summary').textContent = signedIn
    ? `Signed in as ${signedIn.name}`
    : 'Sign in to see what you can read';
  ownRows.disabled = labels === null;
  ownRows.checked = labels !== null && document.querySelector(':target') === null; // a link to a row shows it
  if (signedIn === null) status.textContent = '';
  else status.textContent = viewerLabels ? sayLabels(viewerLabels) : 'The roles of this account could not be read.';
  show();
}

form.hidden = false;
findElement('#session').hidden = false;
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', () => {
  writeAddress();
  show();
});
readAddress();
show();
document.querySelector(':target')?.scrollIntoView();
session.follow(() => void followSession());
followTab(endpoint);
discoverWallets();
void loadPeople();
const SignIn = createSignIn(endpoint);
createRoot(findElement('#sign-in')).render(<SignIn />);
