import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { SetupError } from '../../core/errors/setup-error.ts';

/** Milliseconds. */
export interface ServerTimes {
  /** The longest that a request's headers, and all of it, may take to arrive. */
  readonly headersMs: number;
  readonly requestMs: number;
  /**
   * How long a connection without a request stays open: longer than a balancer keeps its own, a minute by default at most of
   * them, since a request that is sent while we close its connection is lost.
   */
  readonly idleMs: number;
  /** How long `/ready` says that the process stops while it still takes requests: until balancers have noticed. */
  readonly drainMs: number;
  /** How long the requests that run then may take. */
  readonly graceMs: number;
}

export const DEFAULT_TIMES: ServerTimes = {
  headersMs: 10_000,
  requestMs: 30_000,
  idleMs: 65_000,
  drainMs: 0,
  graceMs: 10_000,
};

/** Connections that are open at once; further ones are closed as they come. */
const MOST_CONNECTIONS = 10_000;

/** How long the end of a subscription may take to be read. */
const LAST_WORDS_MS = 1_000;

export interface Listener {
  /** Starts listening and answers the base URL. Port 0 takes a free one. @throws the system's error, such as EADDRINUSE */
  listen(at: { host: string; port: number }): Promise<string>;
  /** Takes requests for `drainMs` longer, ends the feeds, and lets the others finish. */
  close(): Promise<void>;
  /** Whether it was asked to close. */
  isStopping(): boolean;
  /** The answers that are feeds, and what ends each; a feed whose answer is closed is taken out. */
  readonly feeds: Pick<Map<ServerResponse, AbortController>, 'set' | 'size'>;
}

export interface ListenerDeps {
  readonly times: ServerTimes;
  readonly answer: (req: IncomingMessage, res: ServerResponse) => void;
  /** Called of a connection that asked again before its answer had ended. */
  readonly onPipelined: () => void;
  /** Called with why the system did not hand over a connection. The listener goes on. */
  readonly onRefused: (error: Error) => void;
}

/** The gateway's listener: one answer a connection at a time, bounded in number and time, and a drain as it closes. */
export function createListener({ times, answer, onPipelined, onRefused }: ListenerDeps): Listener {
  const feeds = new Map<ServerResponse, AbortController>();
  /** Connections with an answer that has not ended. */
  const answering = new WeakSet<Socket>();
  const connections = new Set<Socket>();
  let stopping: Promise<void> | undefined;
  /** Whether the listener is closed: connections end with their answers. */
  let closed = false;

  function take(req: IncomingMessage, res: ServerResponse): void {
    const { socket } = req;
    if (answering.has(socket)) {
      // An answer behind another one has no connection yet, so that nothing could cut it off: there is no pipelining.
      if (!socket.destroyed) onPipelined();
      socket.destroy();
      return;
    }
    answering.add(socket);
    res.once('close', () => {
      answering.delete(socket);
      feeds.delete(res);
      if (closed) setImmediate(() => server.closeIdleConnections()); // it is idle from the next round of the event loop on
    });
    if (stopping) res.setHeader('connection', 'close');
    answer(req, res);
  }

  const server = createServer(
    {
      requestTimeout: times.requestMs,
      headersTimeout: times.headersMs,
      keepAliveTimeout: times.idleMs,
      connectionsCheckingInterval: Math.min(1_000, times.headersMs), // how often Node looks whether they have passed
      maxHeaderSize: 32 * 1024,
    },
    take,
  );
  server.maxConnections = MOST_CONNECTIONS;
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });

  async function stop(): Promise<void> {
    await delay(times.drainMs);
    closed = true;
    const ended = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy(); // opened and not used: not idle to Node
    for (const end of feeds.values()) end.abort(); // each says `complete`, if it is read
    const cut = setTimeout(() => {
      for (const res of feeds.keys()) res.destroy();
    }, LAST_WORDS_MS);
    const force = setTimeout(() => server.closeAllConnections(), times.graceMs);
    await ended;
    clearTimeout(cut);
    clearTimeout(force);
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

/** Starts listening and answers the base URL; errors after that are for `onRefused`. */
function listenAt(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
  onRefused: (error: Error) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const failed = (cause: NodeJS.ErrnoException) =>
      reject(cause.code === 'EADDRINUSE' ? new SetupError('another process listens on PORT', cause) : cause);
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      server.on('error', onRefused);
      const { port: taken } = server.address() as AddressInfo;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${taken}`);
    });
  });
}
