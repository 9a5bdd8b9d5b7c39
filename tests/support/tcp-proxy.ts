import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut, and mended, while both ends live on. */
export interface TcpProxy {
  readonly port: number;
  /** Breaks every connection and takes no new one. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let whole = true;
  const server = createServer((inward) => {
    if (!whole) return inward.destroy();
    const outward = connect(target.port, target.host);
    for (const [one, other] of [
      [inward, outward],
      [outward, inward],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    whole = false;
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    mend: () => {
      whole = true;
    },
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
