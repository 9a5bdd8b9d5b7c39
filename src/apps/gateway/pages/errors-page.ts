import { ERRORS } from '@income-series/protocol/errors/codes';
import { CHAIN_REFUSALS } from '../../../core/errors/chain-refusals.ts';
import { createPage, escapeHtml, type PageAssets } from './assets.ts';
import { pageHeader, type SitePaths } from './page-header.ts';

/** Escapes a text for HTML and turns backquoted parts into `<code>`. */
const proseHtml = (text: string) => escapeHtml(text).replace(/`([^`]*)`/g, '<code>$1</code>');

const codeHtml = ([code, { status, message, mend }]: [string, (typeof ERRORS)[keyof typeof ERRORS]]) =>
  `<tr id="${code}"><th scope="row"><code>${code}</code></th><td data-of="Status">${status}</td>` +
  `<td data-of="Meaning">${proseHtml(message)}</td><td data-of="What to do">${proseHtml(mend)}</td></tr>`;

const chainHtml = ([name, sentence]: [string, string]) =>
  `<tr id="chain-${name}"><th scope="row"><code>${name}</code></th><td data-of="Meaning">${escapeHtml(sentence)}</td></tr>`;

const INTRODUCTION = `<p>These are all error codes of this service. A code never changes its meaning. The status is the HTTP status of a REST answer,
and of a GraphQL request that is refused as a whole.</p>
<p>If the chain refuses a transaction, the code is <a href="#SIMULATION_FAILED"><code>SIMULATION_FAILED</code></a>, and its
<code>errorName</code> is one of the <a href="#chain">errors of the contracts and of the program</a>.</p>`;

const FILTER = `<form id="filters" role="search" aria-label="Filter the errors" hidden>
<label for="text">Code or words<input id="text" type="search" autocomplete="off"></label></form>
<p id="count" role="status"></p>`;

const renderBody = (paths: SitePaths) => `${pageHeader(paths, paths.errors, INTRODUCTION)}
${FILTER}
<table><caption class="hidden">Codes, what they mean and what to do</caption>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th><th scope="col">What to do</th></tr></thead>
<tbody>${Object.entries(ERRORS).map(codeHtml).join('\n')}</tbody></table>
<h2 id="chain">Errors of the contracts and of the program</h2>
<table><caption class="hidden">Errors of the chain and what they mean</caption>
<thead><tr><th scope="col">Error</th><th scope="col">Meaning</th></tr></thead>
<tbody>${Object.entries(CHAIN_REFUSALS).map(chainHtml).join('\n')}</tbody></table>`;

/** Creates the page of error codes. The `link` of an error leads to its code's row. */
export const createErrorsPage = (paths: SitePaths): PageAssets =>
  createPage('errors', {
    title: 'Income Series: errors',
    noscript: 'The filter needs JavaScript; the browser’s own search finds every code.',
    data: { endpoint: paths.endpoint },
    body: () => renderBody(paths),
  });
