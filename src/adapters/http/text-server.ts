import { type BoundedServer, startBoundedServer } from './bounded-server.ts';

export interface TextPage {
  readonly path: string;
  readonly contentType: string;
  /** Makes the text. If it fails, the answer is 500. */
  readonly text: () => Promise<string>;
}

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Starts a server of one text page for GET. Other paths get 404, other methods 405. Bodies are not read. */
export const startTextServer = (
  { path, contentType, text }: TextPage,
  at: { readonly host: string; readonly port: number },
): Promise<BoundedServer> =>
  startBoundedServer(async ({ url = '/', method }, response) => {
    if (url.split('?', 1)[0] !== path) return response.writeHead(404, HEADERS).end();
    if (method !== 'GET') return response.writeHead(405, { ...HEADERS, allow: 'GET', connection: 'close' }).end();
    const body = await text().catch(() => null); // an unhandled rejection would end the process
    if (body === null) return response.writeHead(500, HEADERS).end();
    return response.writeHead(200, { ...HEADERS, 'content-type': contentType }).end(body);
  }, at);
