import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut or fall silent, and be mended, while both ends live on. */
export interface TcpProxy {
  readonly port: number;
  /** Breaks every connection and takes no new one. */
  cut(): void;
  /** Keeps every connection and takes new ones, but carries nothing any more. */
  hush(): void;
  mend(): void;
  /** Leads new connections elsewhere. */
  lead(to: Target): void;
  close(): Promise<void>;
}

interface Target {
  readonly host: string;
  readonly port: number;
}

export async function startTcpProxy(first: Target): Promise<TcpProxy> {
  let target = first;
  const open = new Set<Socket>();
  /** Pairs of ends, from where to where. */
  const ways = new Map<Socket, Socket>();
  let state: 'whole' | 'cut' | 'silent' = 'whole';

  const carry = (from: Socket, to: Socket) => {
    from.unpipe(to); // a pipe laid twice would carry everything twice
    if (state === 'whole') from.pipe(to);
    else from.pause();
  };
  const server = createServer((inward) => {
    if (state === 'cut') return inward.destroy();
    const outward = connect(target.port, target.host);
    for (const [one, other] of [
      [inward, outward],
      [outward, inward],
    ] as const) {
      open.add(one);
      ways.set(one, other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        ways.delete(one);
        other.destroy();
      });
      carry(one, other);
    }
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const become = (next: typeof state) => {
    state = next;
    if (state === 'cut') for (const socket of open) socket.destroy();
    else for (const [from, to] of ways) carry(from, to);
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => become('cut'),
    hush: () => become('silent'),
    mend: () => become('whole'),
    lead: (to) => {
      target = to;
    },
    close: () => {
      become('cut');
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
