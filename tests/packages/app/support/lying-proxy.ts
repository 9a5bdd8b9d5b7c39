import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What the proxy makes of an answer: another text, or `CUT`, which ends the connection in the middle of it. */
export type Lie = (answer: string) => string;
export const CUT = Symbol('cut');

/** A proxy of a browser, in front of a running gateway, that changes its answers. The page keeps the gateway's own address. */
export interface LyingProxy {
  /** The address that the browser takes for its proxy. */
  readonly url: string;
  /** The bodies of all requests that pages sent, in their order. */
  readonly bodies: readonly string[];
  /** The number of answers that were changed or cut since the last `lieAbout`. */
  lies(): number;
  /** Changes the answers to requests whose body has a text; without a change all answers are the gateway's. */
  lieAbout(text: string, change?: Lie | typeof CUT): void;
  close(): Promise<void>;
}

/** Sends half of an answer, and ends the connection. */
function cut(response: ServerResponse, answer: IncomingMessage, body: Buffer): void {
  response.writeHead(answer.statusCode ?? 200, { ...answer.headers, 'content-length': body.length });
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
}

export async function startLyingProxy(): Promise<LyingProxy> {
  const bodies: string[] = [];
  let about = '';
  let change: Lie | typeof CUT | undefined;
  let count = 0;

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    if (body.length > 0) bodies.push(body.toString());
    const lie = about !== '' && body.includes(about) ? change : undefined;
    // A lie needs a plain text.
    const headers = { ...incoming.headers, ...(lie === undefined ? {} : { 'accept-encoding': 'identity' }) };
    const onward = request(incoming.url ?? '', { method: incoming.method, headers }, async (received) => {
      if (lie === undefined) {
        response.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(response);
        return;
      }
      const whole = await buffer(received);
      count += 1;
      if (lie === CUT) return cut(response, received, whole);
      const text = Buffer.from(lie(whole.toString()));
      const { 'transfer-encoding': _, ...rest } = received.headers;
      response.writeHead(received.statusCode ?? 502, { ...rest, 'content-length': text.length });
      response.end(text);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    onward.end(body);
  }

  const server = createServer((incoming, response) => void answer(incoming, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    lies: () => count,
    lieAbout(text, next) {
      about = text;
      change = next;
      count = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
