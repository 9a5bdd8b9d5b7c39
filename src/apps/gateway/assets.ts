import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip as gzipCallback } from 'node:zlib';

const gzip = promisify(gzipCallback);

/** One answer that never changes while the process lives. */
export interface Asset {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** A page, and the scripts and styles that it names. */
export interface Page {
  /** It names no address but this server's. */
  page(): Promise<Asset>;
  /** A script or style of the page by its path, or undefined. */
  asset(path: string): Promise<Asset | undefined>;
}

export interface PageParts {
  readonly title: string;
  /** Becomes a file of its own: an inline script is not run. */
  readonly script: string;
  readonly css: string;
  /** Shown where scripts do not run. */
  readonly noscript: string;
  readonly bodyAttributes?: string;
  /** Directives of the content security policy beyond those that every page has. */
  readonly allowed?: readonly string[];
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

/** A script or a style as it is served for good, compressed, and the path that its content gives it. */
async function assetOf(prefix: string, extension: 'js' | 'css', content: string): Promise<[string, Asset]> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const headers = {
    'content-type': `text/${extension === 'js' ? 'javascript' : 'css'}; charset=utf-8`,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
  };
  return [`${prefix}${hash}.${extension}`, { body: await gzip(content), headers }];
}

/** A page's HTML under a content security policy. */
export const pageOf = (html: string, policy: string): Asset => ({
  body: Buffer.from(html),
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': policy,
  },
});

interface BuiltPage {
  readonly page: Asset;
  readonly assets: ReadonlyMap<string, Asset>;
}

async function build(prefix: string, parts: PageParts): Promise<BuiltPage> {
  const { title, noscript, bodyAttributes = '', allowed = [] } = parts;
  const [script, style] = await Promise.all([assetOf(prefix, 'js', parts.script), assetOf(prefix, 'css', parts.css)]);
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${style[0]}">
  </head>
  <body${bodyAttributes && ` ${bodyAttributes}`}>
    <noscript>${noscript}</noscript>
    <div id="root"></div>
    <script src="${script[0]}"></script>
  </body>
</html>
`;
  return { page: pageOf(html, [...POLICY, ...allowed].join('; ')), assets: new Map([script, style]) };
}

/** A page that is built at the first request for it, then kept. @param prefix of the paths of its script and style */
export function pageOnce(prefix: string, parts: () => Promise<PageParts>): Page {
  let built: Promise<BuiltPage> | undefined;
  const once = () => {
    built ??= parts().then((them) => build(prefix, them));
    return built;
  };
  return {
    page: async () => (await once()).page,
    asset: async (path) => (path.startsWith(prefix) ? (await once()).assets.get(path) : undefined),
  };
}
