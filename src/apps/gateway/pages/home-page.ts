import { createPage, escapeHtml, type PageAssets } from './assets.ts';
import { type SitePaths, siteEntries } from './page-header.ts';

/** Renders the page as it is before its script runs. */
function renderBody(paths: SitePaths): string {
  const cards = siteEntries(paths).map(
    ({ path, name, text }) =>
      `<li><a href="${escapeHtml(path)}">${escapeHtml(name)}</a><p>${escapeHtml(text)}</p></li>`,
  );
  return `<header><h1>Income Series</h1>
<p>Issuers sell units that pay a share of their income above a threshold. Each quarter they report with a zero-knowledge proof and an
attestation: the chain learns the payment and that it is correct, and nobody learns the income.</p>
<p>Query the series with GraphQL. Records of the chain are public, every other record has an owner, and every field declares who may read it.</p></header>
<nav aria-label="Pages"><ul class="cards">${cards.join('')}</ul></nav>
<section aria-labelledby="newest"><h2 id="newest">Newest series</h2><div id="series"><p><a href="${escapeHtml(paths.app)}">All series, in the app</a></p></div></section>
<section aria-labelledby="state"><h2 id="state">State</h2><div id="health"><p>As JSON: <a href="/health">/health</a></p></div></section>
<section aria-labelledby="session"><h2 id="session">Sign in</h2><div id="sign-in"><p>Signing in by a wallet needs JavaScript.</p></div></section>`;
}

/** Creates the first page: a description of the service, its state, links and the sign-in (src/pages/home). */
export const createHomePage = (paths: SitePaths): PageAssets =>
  createPage('home', {
    title: 'Income Series',
    noscript: '',
    data: { endpoint: paths.endpoint, app: paths.app },
    body: () => renderBody(paths),
  });
