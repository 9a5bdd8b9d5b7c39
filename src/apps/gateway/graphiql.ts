import { type Page, type PageParts, pageOf, pageOnce } from './assets.ts';

const FIRST_QUERY = `# Everybody may run this. What a field's readers are is said in its description.
# Signed in, put the token that signIn answered into the Headers below:
#   { "authorization": "Bearer ..." }
# They are kept in this tab alone, until it is reloaded.
{
  seriesList(first: 5) {
    totalCount
    edges {
      node {
        key
        state
        auction {
          clearingPrice
        }
        paidTotal
        terms {
          theta
        }
      }
    }
  }
}
`;

async function parts(endpoint: string): Promise<PageParts> {
  const { css, editorWorkerService, graphqlWorker, js, jsonWorker } = await import(
    '@graphql-yoga/render-graphiql/graphiql'
  );
  const options = {
    endpoint,
    title: 'Income Series',
    subscriptionsProtocol: 'SSE',
    defaultQuery: FIRST_QUERY,
    shouldPersistHeaders: false,
  };
  // What the page stores goes with the tab, and what its earlier versions left behind is deleted.
  const script = `for (const key of Object.keys(localStorage)) if (key.startsWith('graphiql:')) localStorage.removeItem(key);
const workers = ${JSON.stringify({ editorWorkerService, json: jsonWorker, graphql: graphqlWorker })};
const urls = Object.fromEntries(Object.entries(workers).map(([label, code]) =>
  [label, URL.createObjectURL(new Blob([code], { type: 'application/javascript' }))]));
self.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_module, label) => urls[label] };
((localStorage) => {
${js};
YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), ${JSON.stringify(options)});
})(sessionStorage);
`;
  return {
    title: 'Income Series',
    script,
    css,
    noscript: 'GraphiQL needs JavaScript.',
    bodyAttributes: 'id="body" class="no-focus-outline"',
    allowed: ['worker-src blob:', 'font-src data:'], // the editor's workers are made from the script itself
  };
}

/** GraphiQL from the installed package. */
export const createGraphiQL = (endpoint: string): Page => pageOnce('/graphiql/', () => parts(endpoint));

const STATIC_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The page of a gateway without GraphiQL: text, without script and without schema. */
export function createStaticPage(endpoint: string): Page {
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
  const page = pageOf(html, STATIC_POLICY);
  return { page: async () => page, asset: async () => undefined };
}
