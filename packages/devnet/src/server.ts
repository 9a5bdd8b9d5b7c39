import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { WebSocketServer } from 'ws';
import type { Chain } from './chain.ts';
import { createFaucet } from './faucet.ts';
import { answerText, encodeJson, failure } from './json-rpc.ts';
import { accountMethods } from './methods/accounts.ts';
import { blockMethods } from './methods/blocks.ts';
import { clusterMethods } from './methods/cluster.ts';
import type { Methods } from './methods/context.ts';
import { transactionMethods } from './methods/transactions.ts';
import { RpcError } from './rpc-error.ts';
import { serveSocket } from './socket.ts';

/** The largest request, in bytes. A batch of a hundred transactions fits. */
const MAX_BODY = 256 * 1024;

const LIMITS = { headersTimeout: 5_000, requestTimeout: 10_000, connectionsCheckingInterval: 2_000 };
const MAX_CONNECTIONS = 256;
/** The silence after which a connection is cut off. */
const IDLE_MS = 30_000;

// Any origin may call the node, because wallets in a browser call it, and the node has no cookies to protect.
const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'content-type': 'application/json',
};

export interface NodeServer {
  /** The HTTP URL. */
  readonly url: string;
  /** The websocket URL, on the same port. */
  readonly websocketUrl: string;
  close(): Promise<void>;
}

/** Serves a chain on the loopback interface with the JSON-RPC of a cluster's node. @throws the system's error */
export async function serveChain(chain: Chain, port = 0): Promise<NodeServer> {
  const methods: Methods = {
    ...clusterMethods(chain),
    ...accountMethods(chain),
    ...blockMethods(chain),
    ...transactionMethods(chain, await createFaucet(chain)),
  };
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_BODY });
  const server = createServer(LIMITS, (request, response) => void answerHttp(request, response, methods));
  server.maxConnections = MAX_CONNECTIONS;
  server.setTimeout(IDLE_MS);
  server.on('upgrade', (request, socket: Socket, head) => {
    socket.setTimeout(0);
    sockets.handleUpgrade(request, socket, head, (opened) => serveSocket(opened, chain, methods));
  });
  // Later errors concern single connections that could not be accepted; the settled promise ignores them.
  await new Promise<void>((resolve, reject) => server.on('error', reject).listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    websocketUrl: url.replace(/^http/, 'ws'),
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

/** The headers of the answer to a preflight, which allow the names that it asks for. */
const allowedHeaders = ({ headers }: IncomingMessage) => ({
  ...HEADERS,
  'access-control-allow-headers': headers['access-control-request-headers'] ?? 'content-type',
  vary: 'Origin, Access-Control-Request-Headers',
});

/**
 * Reads a body to its end, because a caller that is answered earlier may lose the answer. Returns null for a body that is larger
 * than a request may be, of which nothing is held. @throws the connection's error
 */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > MAX_BODY) pieces.length = 0;
    else pieces.push(piece);
  }
  return bytes > MAX_BODY ? null : Buffer.concat(pieces).toString();
}

async function answerHttp(request: IncomingMessage, response: ServerResponse, methods: Methods): Promise<void> {
  const refuse = (status: number, message: string, headers = {}) =>
    response
      .writeHead(status, { ...HEADERS, ...headers })
      .end(encodeJson(failure(null, new RpcError(-32600, message))));
  if (request.method === 'OPTIONS') return void response.writeHead(204, allowedHeaders(request)).end();
  if (request.method !== 'POST') return void response.writeHead(405, { ...HEADERS, allow: 'POST' }).end();
  try {
    const body = await readBody(request);
    if (!/^(identity)?$/i.test(request.headers['content-encoding'] ?? ''))
      return void refuse(415, 'Content-Encoding is not supported', { 'accept-encoding': 'identity' });
    if (body === null) return void refuse(413, 'Request too large', { connection: 'close' });
    const text = await answerText(body, methods);
    if (text === null) response.writeHead(204, HEADERS).end();
    else response.writeHead(200, HEADERS).end(text);
  } catch {
    refuse(400, 'Invalid request');
  }
}
