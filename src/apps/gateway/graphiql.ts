import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip as gzipCallback } from 'node:zlib';

const gzip = promisify(gzipCallback);

/** One answer that never changes while the process lives. */
export interface Asset {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export interface GraphiQL {
  /** The page at the GraphQL endpoint. It names no address but this server's. */
  page(): Promise<Asset>;
  /** A script or style of the page by its path, or undefined. */
  asset(path: string): Promise<Asset | undefined>;
}

const PREFIX = '/graphiql/';

/** Nothing may be loaded or called but this server; the editor's workers are made from the script itself. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  'worker-src blob:',
  'img-src data:',
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

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

interface Built {
  readonly page: Asset;
  readonly assets: ReadonlyMap<string, Asset>;
}

async function build(endpoint: string): Promise<Built> {
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
  const assets = new Map<string, Asset>();
  const add = async (name: string, type: string, content: string) => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
    const path = `${PREFIX}${hash}.${name}`;
    const headers = {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
    };
    assets.set(path, { body: await gzip(content), headers });
    return path;
  };
  const [scriptPath, stylePath] = await Promise.all([
    add('js', 'text/javascript; charset=utf-8', script),
    add('css', 'text/css; charset=utf-8', css),
  ]);
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Income Series</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${stylePath}">
  </head>
  <body id="body" class="no-focus-outline">
    <noscript>GraphiQL needs JavaScript.</noscript>
    <div id="root"></div>
    <script src="${scriptPath}"></script>
  </body>
</html>
`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': POLICY,
  };
  return { page: { body: Buffer.from(html), headers }, assets };
}

/** GraphiQL from the installed package: built at the first request for it, then kept. */
export function createGraphiQL(endpoint: string): GraphiQL {
  let built: Promise<Built> | undefined;
  const once = () => {
    built ??= build(endpoint);
    return built;
  };
  return {
    page: async () => (await once()).page,
    asset: async (path) => (path.startsWith(PREFIX) ? (await once()).assets.get(path) : undefined),
  };
}

const STATIC_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The page of a gateway that shows its schema to admins alone: text, without script and without schema. */
export function createStaticPage(endpoint: string): GraphiQL {
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
    <p>The schema is shown to admins: introspection needs the token of one.</p>
  </body>
</html>
`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': STATIC_POLICY,
  };
  const page: Asset = { body: Buffer.from(html), headers };
  return { page: async () => page, asset: async () => undefined };
}
