import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

export interface Listening {
  readonly port: number;
  /** The URL without a path. */
  readonly url: string;
  /** Closes the server and the connections of an HTTP server. */
  stop(): Promise<void>;
}

/** Makes a server of a test listen at a free port of this machine. */
export async function listen(server: Server & { closeAllConnections?(): void }): Promise<Listening> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections?.(); // after close(): one that came in between would be waited for
      }),
  };
}
