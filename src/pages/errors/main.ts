import { followTab } from '../site/hand-over.ts';
import '../site/style.css';
import './style.css';

const findElement = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const { endpoint = '/graphql' } = findElement('#root').dataset;
const form = findElement<HTMLFormElement>('#filters');
const input = findElement<HTMLInputElement>('#text');
const rows = [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')].map((element) => ({
  element,
  text: element.textContent.toLowerCase(),
}));

/** Shows the rows with the searched words, and the tables that have such rows. */
function show(): void {
  const words = input.value.toLowerCase().split(/\s+/);
  for (const { element, text } of rows) element.hidden = !words.every((word) => text.includes(word));
  for (const table of document.querySelectorAll('table'))
    table.hidden = table.querySelector('tbody tr:not([hidden])') === null;
  const count = rows.filter(({ element }) => !element.hidden).length;
  findElement('#count').textContent = count === rows.length ? `${count} errors` : `${count} of ${rows.length} errors`;
}

/** Ends a search that hides the row to which a link leads. */
function followLink(): void {
  const target = document.querySelector<HTMLElement>(':target');
  if (target === null) return;
  if (target.closest('[hidden]')) {
    input.value = '';
    writeAddress();
    show();
  }
  target.scrollIntoView();
}

function writeAddress(): void {
  const query = input.value === '' ? '' : `?${new URLSearchParams({ text: input.value })}`;
  history.replaceState(null, '', `${location.pathname}${query}${location.hash}`);
}

followTab(endpoint);
form.hidden = false;
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', () => {
  writeAddress();
  show();
});
addEventListener('hashchange', followLink);
input.value = new URLSearchParams(location.search).get('text') ?? '';
show();
followLink();
