import { connect, createServer, type Socket } from 'node:net';
import { listen } from '../../../support/listen.ts';

/** A TCP proxy before a server: open it forwards everything, shut it cuts every connection, silent it accepts and never answers. */
export interface SwitchableProxy {
  readonly url: string;
  /** HTTP requests that came through. */
  readonly requests: number;
  /** Connections that were made to it. */
  readonly connections: number;
  open(to?: string): void;
  shut(): void;
  silence(): void;
  stop(): Promise<void>;
}

export async function startSwitchableProxy(to: string): Promise<SwitchableProxy> {
  let target = new URL(to);
  let way: 'open' | 'shut' | 'silent' = 'open';
  let requests = 0;
  let connections = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    if (way === 'shut') return socket.destroy();
    if (way === 'silent') return socket.resume();
    const onward = connect(Number(target.port), target.hostname);
    onward.on('error', () => socket.destroy());
    onward.on('close', () => socket.destroy());
    socket.on('close', () => onward.destroy());
    socket.on('data', (data) => {
      if (data.includes('POST / HTTP/1.1')) requests += 1;
    });
    socket.pipe(onward).pipe(socket);
    return undefined;
  });
  const { url, stop } = await listen(server);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url,
    get requests() {
      return requests;
    },
    get connections() {
      return connections;
    },
    open(next = target.href) {
      target = new URL(next);
      way = 'open';
      cut();
    },
    shut() {
      way = 'shut';
      cut();
    },
    silence() {
      way = 'silent';
      cut();
    },
    stop() {
      cut();
      return stop();
    },
  };
}
