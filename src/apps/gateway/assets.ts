import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectFile } from '../../project.ts';

/** One answer that never changes while the process lives. */
export interface Asset {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** A page, and the files that it names. */
export interface PageAssets {
  /** It names no address but this server's. */
  page(): Promise<Asset>;
  /** A file of the page by its path, or undefined. */
  asset(path: string): Promise<Asset | undefined>;
}

export interface PageOptions {
  readonly title: string;
  /** Shown where scripts do not run. */
  readonly noscript: string;
  /** What the page's script finds in `document.querySelector('#root').dataset`. */
  readonly data?: Readonly<Record<string, string>>;
  /** What it shows before its script runs, and where none does: HTML. Absent: `noscript` alone. */
  readonly body?: () => string;
  /** Directives of the content security policy beyond those that every page has. */
  readonly allowed?: readonly string[];
}

/** What bin/bundle/pages.mjs notes of a page: the names of its files, each kept compressed. */
interface BuiltPage {
  readonly script: string;
  readonly style: string | null;
  readonly files: readonly string[];
}

/** Nothing may be loaded or called but this server. */
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

const PATH = '/assets/';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.ttf': 'font/ttf',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

const readBuilt = (name: string) => readFile(projectFile(`dist/pages/${name}`));

/** A file as it is served for good under the name that its content gave it. */
async function assetOf(name: string): Promise<Asset> {
  const headers = {
    'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
  };
  return { body: await readBuilt(`${name}.gz`), headers };
}

/** A page's HTML under a content security policy. */
export const pageOf = (html: string, policy: string): Asset => ({
  body: gzipSync(html),
  headers: {
    'content-encoding': 'gzip',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': policy,
  },
});

/** A text as it stands in HTML and its attributes. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function htmlOf({ script, style }: BuiltPage, { title, noscript, data = {}, body }: PageOptions): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escaped(value)}"`);
  const link = style === null ? '' : `\n    <link rel="stylesheet" href="${PATH}${style}">`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escaped(title)}</title>
    <link rel="icon" href="data:,">${link}
  </head>
  <body>
    <noscript>${escaped(noscript)}</noscript>
    <main id="root"${attributes.join('')}>${body?.() ?? ''}</main>
    <script type="module" src="${PATH}${script}"></script>
  </body>
</html>
`;
}

async function read(name: string, options: PageOptions): Promise<{ page: Asset; files: Map<string, Asset> }> {
  const manifest = JSON.parse((await readBuilt('manifest.json')).toString()) as { pages: Record<string, BuiltPage> };
  const built = manifest.pages[name];
  if (built === undefined) throw new Error(`dist/pages has no page ${name}: npm run bundle`);
  const files = await Promise.all(built.files.map(async (file) => [PATH + file, await assetOf(file)] as const));
  return {
    page: pageOf(htmlOf(built, options), [...POLICY, ...(options.allowed ?? [])].join('; ')),
    files: new Map(files),
  };
}

/** The page of src/pages/`name`. It is read at the first request for it, whole, then kept. */
export function createPage(name: string, options: PageOptions): PageAssets {
  let found: ReturnType<typeof read> | undefined;
  const once = () => {
    found ??= read(name, options).catch((error: unknown) => {
      found = undefined; // it may be there at the next request
      throw error;
    });
    return found;
  };
  return {
    page: async () => (await once()).page,
    asset: async (path) => (path.startsWith(PATH) ? (await once()).files.get(path) : undefined),
  };
}
