import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '@income-series/protocol/errors/app-error';
import { WebSocketServer } from 'ws';
import { startBoundedServer } from '../../../adapters/http/bounded-server.ts';
import { ACCEPTED_ENCODING } from '../../../adapters/http/content-encoding.ts';
import { readBody } from '../../../adapters/http/json-server.ts';
import { answerLast } from '../../../adapters/http/last-answer.ts';
import { allowAskedHeaders } from '../../../adapters/http/preflight.ts';
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

// Any origin may call the node, because wallets in a browser do, and the node has no cookies to protect.
const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'content-type': 'application/json',
};

/** The answers to bodies that are not read, by the code of their error. */
const BODY_FAULTS: Readonly<Record<string, { readonly status: number; readonly message: string }>> = {
  BODY_TOO_LARGE: { status: 413, message: 'Request too large' },
  CONTENT_ENCODING_REFUSED: { status: 415, message: 'Content-Encoding is not supported', ...ACCEPTED_ENCODING },
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
  const server = await startBoundedServer((request, response) => void answerHttp(request, response, methods), {
    port,
    onUpgrade: (request, socket, head) => {
      sockets.handleUpgrade(request, socket, head, (opened) => serveSocket(opened, chain, methods));
    },
  });
  return {
    url: server.url,
    websocketUrl: server.url.replace(/^http/, 'ws'),
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      await server.close();
    },
  };
}

async function answerHttp(request: IncomingMessage, response: ServerResponse, methods: Methods): Promise<void> {
  if (request.method === 'OPTIONS')
    return void response.writeHead(204, { ...HEADERS, ...allowAskedHeaders(request) }).end();
  if (request.method !== 'POST') return void response.writeHead(405, { ...HEADERS, allow: 'POST' }).end();
  try {
    const text = await answerText((await readBody(request, MAX_BODY)).toString(), methods);
    if (text === null) response.writeHead(204, HEADERS).end();
    else response.writeHead(200, HEADERS).end(text);
  } catch (error) {
    const code = error instanceof AppError ? error.code : undefined;
    const { status, message, ...headers } = BODY_FAULTS[code ?? ''] ?? { status: 400, message: 'Invalid request' };
    const body = encodeJson(failure(null, new RpcError(-32600, message)));
    answerLast(request, response, { status, headers: { ...HEADERS, ...headers }, body });
  }
}
