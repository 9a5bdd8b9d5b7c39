import { createPage, escaped, type Page } from './assets.ts';

export interface HomeLinks {
  /** Where GraphQL is asked, and its editor is served. */
  readonly endpoint: string;
  readonly openApi: string;
  readonly errors: string;
  /** Where the schema is not private. */
  readonly dataMap?: string;
  readonly schema?: string;
}

const entry = (path: string, name: string, text: string) =>
  `<li><a href="${escaped(path)}">${escaped(name)}</a><p>${escaped(text)}</p></li>`;

function bodyOf({ endpoint, openApi, errors, dataMap, schema }: HomeLinks): string {
  const links = [
    entry(endpoint, dataMap ? 'GraphiQL' : 'GraphQL', 'Run queries, and see who may read each field, and why.'),
    ...(dataMap
      ? [
          entry(
            dataMap,
            'Data map',
            'Every field: where and in which form it is held, who reads it, and when it is deleted.',
          ),
        ]
      : []),
    entry(openApi, 'API reference', 'The same data by REST paths, described by OpenAPI.'),
    entry(errors, 'Errors', 'Every error code: what it means, and what to do about it.'),
    ...(schema ? [entry(schema, 'Schema', 'The GraphQL schema as a file, with the readers of each field.')] : []),
  ];
  return `<header><h1>Income Series</h1>
<p>Issuers sell units that pay a share of their income above a threshold. Each quarter they report with a zero-knowledge proof and an
attestation: the chain learns the payment and that it is correct, and nobody learns the income. This service answers what is stored of
it by GraphQL. Chain records are public, everything else belongs to somebody, and every field declares who may read it.</p></header>
<nav aria-label="What is here"><ul class="cards">${links.join('')}</ul></nav>
<section aria-labelledby="state"><h2 id="state">State</h2><div id="health"><p>As JSON: <a href="/health">/health</a></p></div></section>
<section aria-labelledby="session"><h2 id="session">Sign in</h2><div id="sign-in"><p>Signing in by a wallet needs JavaScript.</p></div></section>`;
}

/** What this service is, how it is, and the ways into it: src/pages/home. */
export const createHomePage = (links: HomeLinks): Page =>
  createPage('home', {
    title: 'Income Series',
    noscript: '',
    data: { endpoint: links.endpoint },
    body: () => bodyOf(links),
  });
