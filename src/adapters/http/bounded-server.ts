import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';

export interface BoundedServer {
  readonly url: string;
  close(): Promise<void>;
}

const LIMITS = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 8_192,
};
/** The silence after which a connection is cut off. */
const IDLE_MS = 30_000;
const MAX_CONNECTIONS = 256;

/** Takes over a connection that asks for another protocol. The server's idle limit no longer applies to it. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Starts an HTTP server with limits on times, headers and connections. Port 0 takes a free port. @throws the system's error */
export async function startBoundedServer(
  answer: RequestListener,
  {
    host = '127.0.0.1',
    port = 0,
    onUpgrade,
  }: { readonly host?: string; readonly port?: number; readonly onUpgrade?: Upgrade },
): Promise<BoundedServer> {
  const server = createServer(LIMITS, answer);
  server.maxConnections = MAX_CONNECTIONS;
  server.setTimeout(IDLE_MS);
  if (onUpgrade !== undefined) {
    server.on('upgrade', (request, socket: Socket, head) => {
      socket.setTimeout(0);
      onUpgrade(request, socket, head);
    });
  }
  // Later errors concern single connections that could not be accepted; the settled promise ignores them.
  await new Promise<void>((resolve, reject) => server.on('error', reject).listen(port, host, resolve));
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
