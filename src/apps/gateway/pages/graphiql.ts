import { createPage, htmlAsset, type PageAssets } from './assets.ts';

/** Creates the page of GraphiQL with this gateway's plugins (src/pages/graphiql). */
export const createGraphiQL = (endpoint: string): PageAssets =>
  createPage('graphiql', {
    title: 'Income Series',
    noscript: 'GraphiQL needs JavaScript.',
    data: { endpoint },
    allowed: ["worker-src 'self'", "font-src 'self'"], // the editor's workers and icons
  });

const STATIC_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Creates the page of a gateway without an editor: text without a script, which reveals nothing of the schema. */
export function createStaticPage(endpoint: string): PageAssets {
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Income Series</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <h1>Income Series</h1>
    <p>GraphQL over HTTP: POST ${endpoint}, content type application/json.</p>
    <p>There is no editor here. The operator has the schema.</p>
  </body>
</html>
`;
  const page = htmlAsset(html, STATIC_POLICY);
  return { page: async () => page, asset: async () => undefined };
}
