import { escapeHtml } from './assets.ts';

/** The paths of the pages for people. */
export interface SitePaths {
  /** The path of the app, which people use without GraphQL. */
  readonly app: string;
  /** The path of GraphQL and its editor. */
  readonly endpoint: string;
  readonly openApi: string;
  readonly errors: string;
  /** Undefined if the schema is private. */
  readonly dataMap?: string;
  readonly schema?: string;
}

interface SiteEntry {
  readonly path: string;
  readonly name: string;
  /** One sentence about the page. */
  readonly text: string;
}

/** Lists the pages for people, apart from the first page. */
export function siteEntries({ app, endpoint, openApi, errors, dataMap, schema }: SitePaths): SiteEntry[] {
  const entries: (SiteEntry | false)[] = [
    { path: app, name: 'App', text: 'See every series, bid, trade and claim with your wallet.' },
    {
      path: endpoint,
      name: dataMap ? 'GraphiQL' : 'GraphQL',
      text: 'Run queries, and see who may read each field, and why.',
    },
    dataMap !== undefined && {
      path: dataMap,
      name: 'Data map',
      text: 'Every field: where and in which form it is stored, who reads it, and when it is deleted.',
    },
    { path: openApi, name: 'API reference', text: 'The same data by REST paths, described by OpenAPI.' },
    { path: errors, name: 'Errors', text: 'Every error code: what it means, and what to do about it.' },
    schema !== undefined && {
      path: schema,
      name: 'Schema',
      text: 'The GraphQL schema as a file, with the readers of each field.',
    },
  ];
  return entries.filter((entry) => entry !== false);
}

/** Renders the header of a page as HTML: links to the other pages, the page's name, and `text`, which is HTML. */
export function pageHeader(paths: SitePaths, path: string, text: string): string {
  const entries = siteEntries(paths);
  const items = [{ path: '/', name: 'Income Series' }, ...entries].map((entry) => {
    const current = entry.path === path ? ' aria-current="page"' : '';
    return `<li><a href="${escapeHtml(entry.path)}"${current}>${escapeHtml(entry.name)}</a></li>`;
  });
  const name = entries.find((entry) => entry.path === path)?.name ?? '';
  return (
    `<header><nav aria-label="Pages"><ul class="pages">${items.join('')}</ul></nav>` +
    `<h1>${escapeHtml(name)}</h1>${text}</header>`
  );
}
