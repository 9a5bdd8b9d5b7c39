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

/** A script or a style as it is served for good, compressed, and the path that its content gives it. */
export async function assetOf(prefix: string, extension: 'js' | 'css', content: string): Promise<[string, Asset]> {
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

export interface BuiltPage {
  readonly page: Asset;
  readonly assets: ReadonlyMap<string, Asset>;
}

/** A page that is built at the first request for it, then kept. */
export function pageOnce(prefix: string, build: () => Promise<BuiltPage>): Page {
  let built: Promise<BuiltPage> | undefined;
  const once = () => {
    built ??= build();
    return built;
  };
  return {
    page: async () => (await once()).page,
    asset: async (path) => (path.startsWith(prefix) ? (await once()).assets.get(path) : undefined),
  };
}
