import { createPage, type PageAssets } from './assets.ts';
import { pageHeader, type SitePaths } from './page-header.ts';

const introduction = (document: string) =>
  `<p>Each path is a stored GraphQL operation with the same access checks. A closed lock marks a path that needs a signed-in account; every
other path is public. The <a href="${document}">OpenAPI description</a> has the same for programs.</p>`;

/** Creates the page of Swagger UI (src/pages/openapi), which shows the OpenAPI description at the path `document`. */
export const createOpenApiPage = (paths: SitePaths, document: string): PageAssets =>
  createPage('openapi', {
    title: 'Income Series: API reference',
    noscript: 'The list of paths needs JavaScript; the OpenAPI description does not.',
    data: { document, endpoint: paths.endpoint },
    body: () => `${pageHeader(paths, paths.openApi, introduction(document))}
<details id="session" hidden><summary>Sign in to try every path</summary><div id="sign-in"></div></details>
<h2 class="hidden">Paths</h2><div id="paths"></div>`,
  });
