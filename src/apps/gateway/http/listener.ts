import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { SetupError } from '../../../core/errors/setup-error.ts';

/** Times of the server, in milliseconds. */
export interface ServerTimes {
  /** The longest time until all headers of a request have arrived. */
  readonly headersMs: number;
  /** The longest time until the whole request has arrived. */
  readonly requestMs: number;
  /**
   * The time until an idle connection is closed. It is longer than load balancers wait (usually a minute), because a request
   * that a balancer sends while the server closes the connection is lost.
   */
  readonly idleMs: number;
  /** The time at shutdown in which requests are still accepted while `/ready` reports the shutdown, so that balancers notice. */
  readonly drainMs: number;
  /** The longest time for running requests after that. */
  readonly graceMs: number;
}

export const DEFAULT_TIMES: ServerTimes = {
  headersMs: 10_000,
  requestMs: 30_000,
  idleMs: 65_000,
  drainMs: 0,
  graceMs: 10_000,
};

/** The greatest number of open connections. Further ones are closed at once. */
const MOST_CONNECTIONS = 10_000;

/** The files that are kept for the process itself: its connections to databases and nodes, and what it reads. */
const OWN_FILES = 256;

/**
 * The most connections of a process that may open so many files. At that limit Linux hands over no connection, Node.js closes each
 * without an event, and the process can open none to its database.
 */
const mostConnections = (openFiles: number): number =>
  Math.min(MOST_CONNECTIONS, Math.max(openFiles - OWN_FILES, Math.floor(openFiles / 2)));

/** The longest time for a client to read the end of its subscription. */
const LAST_WORDS_MS = 1_000;

/** Ends a feed. */
interface FeedEnd {
  abort(): void;
}

export interface Listener {
  /**
   * Starts listening and returns the base URL. Port 0 takes a free port. @throws SetupError if the port is in use, else the
   * system's error
   */
  listen(place: { host: string; port: number }): Promise<string>;
  /** Accepts requests for `drainMs` longer, then ends the feeds and waits for the other requests. */
  close(): Promise<void>;
  /** True after the call of `close`. */
  isStopping(): boolean;
  /** The functions that end the open feeds, by their responses. A closed response is removed. */
  readonly feeds: Pick<Map<ServerResponse, FeedEnd>, 'set' | 'size'>;
}

export interface ListenerDeps {
  readonly times: ServerTimes;
  readonly answer: (req: IncomingMessage, res: ServerResponse) => void;
  /** Called for a connection that sent a second request before its answer had ended. */
  readonly onPipelined: () => void;
  /**
   * Receives the system's error if a connection cannot be accepted, or null if one is closed because the most are open. The
   * listener goes on.
   */
  readonly onRefused: (error: Error | null) => void;
  /** The greatest number of files that the process may have open. */
  readonly openFiles: number;
}

/**
 * Creates the gateway's HTTP listener: one answer at a time on each connection, limits of number and time, and a drain at
 * its end.
 */
export function createListener({ times, answer, onPipelined, onRefused, openFiles }: ListenerDeps): Listener {
  const feeds = new Map<ServerResponse, FeedEnd>();
  /** The connections with an unfinished answer. */
  const busySockets = new WeakSet<Socket>();
  const connections = new Set<Socket>();
  let stopping: Promise<void> | undefined;
  /** True after the drain: connections close after their answers. */
  let closed = false;

  function handleRequest(req: IncomingMessage, res: ServerResponse): void {
    const { socket } = req;
    if (busySockets.has(socket)) {
      // Pipelining is refused, because a queued answer has no connection through which it could be cut off.
      if (!socket.destroyed) onPipelined();
      socket.destroy();
      return;
    }
    busySockets.add(socket);
    res.once('close', () => {
      busySockets.delete(socket);
      feeds.delete(res);
      if (closed) setImmediate(() => server.closeIdleConnections()); // Node.js counts it as idle in the next round
    });
    if (stopping) res.setHeader('connection', 'close');
    answer(req, res);
  }

  const server = createServer(
    {
      requestTimeout: times.requestMs,
      headersTimeout: times.headersMs,
      keepAliveTimeout: times.idleMs,
      connectionsCheckingInterval: Math.min(1_000, times.headersMs),
      maxHeaderSize: 32 * 1024,
    },
    handleRequest,
  );
  server.maxConnections = mostConnections(openFiles);
  server.on('drop', () => onRefused(null));
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });

  async function stop(): Promise<void> {
    await delay(times.drainMs);
    closed = true;
    const closing = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy(); // Node.js does not count unused connections as idle
    for (const end of feeds.values()) end.abort(); // each feed sends `complete`
    const cutTimer = setTimeout(() => {
      for (const res of feeds.keys()) res.destroy();
    }, LAST_WORDS_MS);
    const forceTimer = setTimeout(() => server.closeAllConnections(), times.graceMs);
    await closing;
    clearTimeout(cutTimer);
    clearTimeout(forceTimer);
  }

  return {
    feeds,
    isStopping: () => stopping !== undefined,
    listen: (place) => listenAt(server, place, onRefused),
    close: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

/** Starts listening and returns the base URL. Later errors go to `onRefused`. */
function listenAt(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
  onRefused: (error: Error) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const onError = (cause: NodeJS.ErrnoException) =>
      reject(
        cause.code === 'EADDRINUSE'
          ? new SetupError(`another process listens on port ${port}; set PORT to another one`, cause)
          : cause,
      );
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      server.on('error', onRefused);
      const { port: actualPort } = server.address() as AddressInfo;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`);
    });
  });
}
