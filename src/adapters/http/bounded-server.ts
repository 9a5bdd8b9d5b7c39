import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

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

/** Starts an HTTP server with limits on times, headers and connections. Port 0 takes a free port. @throws the system's error */
export async function startBoundedServer(
  answer: RequestListener,
  { host = '127.0.0.1', port = 0 }: { readonly host?: string; readonly port?: number },
): Promise<BoundedServer> {
  const server = createServer(LIMITS, answer);
  server.maxConnections = MAX_CONNECTIONS;
  server.setTimeout(IDLE_MS);
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
