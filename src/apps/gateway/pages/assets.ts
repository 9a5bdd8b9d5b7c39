import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectFile } from '../../../project.ts';

/** An HTTP answer that stays the same while the process lives. */
export interface Asset {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** A page and its files. */
export interface PageAssets {
  /** The HTML, which refers to this server only. */
  page(): Promise<Asset>;
  /** A file of the page by its path; undefined if there is none. */
  asset(path: string): Promise<Asset | undefined>;
}

export interface PageOptions {
  readonly title: string;
  /** The text in browsers without scripts. */
  readonly noscript: string;
  /** Values for the page's script, in `document.querySelector('#root').dataset`. */
  readonly data?: Readonly<Record<string, string>>;
  /** Makes the HTML that shows before the script runs, or without scripts. Default: none. */
  readonly body?: () => string;
  /** The element that holds the page. Default: `main`. A page with a header of its own takes `div`, and marks its `main` itself. */
  readonly root?: 'main' | 'div';
  /** Directives that are added to the content security policy of every page, or replace the page's directives of the same name. */
  readonly allowed?: readonly string[];
  /** The content security policy of the page's own workers. Default: none, because a worker does not take over the page's. */
  readonly workerPolicy?: readonly string[];
}

/** A page's entry in the manifest of bin/bundle/pages.mjs: the names of its files, which are stored compressed. */
interface BuiltPage {
  readonly script: string;
  readonly style: string | null;
  readonly files: readonly string[];
}

/** The content security policy of pages: they load from this server and call this server, and no other. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

const directiveName = (directive: string) => directive.split(' ', 1)[0];

/** Writes the policy of a page. */
function policyWith(allowed: readonly string[] = []): string {
  const own = new Set(allowed.map(directiveName));
  return [...POLICY.filter((directive) => !own.has(directiveName(directive))), ...allowed].join('; ');
}

const PATH = '/assets/';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.ttf': 'font/ttf',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

const readBuilt = (name: string) => readFile(projectFile(`dist/pages/${name}`));

/** Reads a file of a page. Browsers cache it for ever, because its name contains the hash of its content. */
async function readAsset(name: string, workerPolicy: readonly string[] | undefined): Promise<Asset> {
  const headers = {
    'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    ...(workerPolicy && extname(name) === '.js' && { 'content-security-policy': workerPolicy.join('; ') }),
  };
  return { body: await readBuilt(`${name}.gz`), headers };
}

/** Makes the answer of an HTML page with a content security policy. */
export const htmlAsset = (html: string, policy: string): Asset => ({
  body: gzipSync(html),
  headers: {
    'content-encoding': 'gzip',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': policy,
  },
});

/** Escapes a text for HTML and its attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Renders a page's HTML. */
function renderPage(
  { script, style }: BuiltPage,
  { title, noscript, data = {}, body, root = 'main' }: PageOptions,
): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const link = style === null ? '' : `\n    <link rel="stylesheet" href="${PATH}${style}">`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title)}</title>
    <link rel="icon" href="data:,">${link}
  </head>
  <body>
    <noscript>${escapeHtml(noscript)}</noscript>
    <${root} id="root"${attributes.join('')}>${body?.() ?? ''}</${root}>
    <script type="module" src="${PATH}${script}"></script>
  </body>
</html>
`;
}

/** Reads a page's files, and renders its HTML. */
async function readPage(name: string, options: PageOptions): Promise<{ page: Asset; files: Map<string, Asset> }> {
  const manifest = JSON.parse((await readBuilt('manifest.json')).toString()) as { pages: Record<string, BuiltPage> };
  const manifestEntry = manifest.pages[name];
  if (manifestEntry === undefined) throw new Error(`dist/pages has no page ${name}: npm run bundle`);
  const files = await Promise.all(
    manifestEntry.files.map(async (file) => [PATH + file, await readAsset(file, options.workerPolicy)] as const),
  );
  return {
    page: htmlAsset(renderPage(manifestEntry, options), policyWith(options.allowed)),
    files: new Map(files),
  };
}

/** Creates the page of src/pages/`name`. The first request reads all its files into memory. */
export function createPage(name: string, options: PageOptions): PageAssets {
  let loading: ReturnType<typeof readPage> | undefined;
  const load = () => {
    loading ??= readPage(name, options).catch((error: unknown) => {
      loading = undefined; // the next request tries again
      throw error;
    });
    return loading;
  };
  return {
    page: async () => (await load()).page,
    asset: async (path) => (path.startsWith(PATH) ? (await load()).files.get(path) : undefined),
  };
}
