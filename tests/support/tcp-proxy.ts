import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

export type Towards = 'server' | 'client';

/** Looks at what one connection carries, piece by piece: it goes on, is kept from the other end, or breaks the connection. */
export type WireReader = (piece: Buffer, towards: Towards) => 'carry' | 'keep' | 'break';

export interface Target {
  readonly host: string;
  readonly port: number;
}

/** A way to a server that can be cut or fall silent, and be mended, while both ends live on. */
export interface TcpProxy {
  readonly port: number;
  /** Breaks every connection and takes no new one. */
  cut(): void;
  /** Keeps every connection and takes new ones, but carries nothing any more. */
  hush(): void;
  /** Carries nothing any more on the connections that are open, which break when it is mended; new ones are carried. */
  strand(): void;
  /** Carries everything so much later, ms. */
  delay(ms: number): void;
  /** Connections made from now on lead there, and those that are open break. */
  lead(target: Target): void;
  /** Whole again, without delay. */
  mend(): void;
  close(): Promise<void>;
}

/** One direction of a connection. */
interface Way {
  readonly from: Socket;
  readonly through: Transform;
  stranded: boolean;
}

/** Carries on so much later, if the reader has it so. */
const throughReader = (read: WireReader, towards: Towards, delayMs: () => number, breaks: () => void) =>
  new Transform({
    transform(piece: Buffer, _, done) {
      const pass = () => {
        const verdict = read(piece, towards);
        if (verdict === 'break') breaks();
        done(null, verdict === 'carry' ? piece : undefined);
      };
      if (delayMs() === 0) pass();
      else void wait(delayMs()).then(pass);
    },
  });

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

export async function startTcpProxy(
  first: Target,
  newReader: () => WireReader = () => () => 'carry',
): Promise<TcpProxy> {
  const open = new Set<Socket>();
  const ways = new Set<Way>();
  let target = first;
  let delayMs = 0;
  let state: 'whole' | 'cut' | 'silent' = 'whole';

  const carry = ({ from, through, stranded }: Way) => {
    from.unpipe(through); // a pipe laid twice would carry everything twice
    if (state === 'whole' && !stranded) from.pipe(through);
    else from.pause();
  };
  const lay = (from: Socket, to: Socket, read: WireReader, towards: Towards) => {
    const way: Way = {
      from,
      through: throughReader(
        read,
        towards,
        () => delayMs,
        () => from.destroy(),
      ),
      stranded: false,
    };
    way.through.pipe(to);
    open.add(from);
    ways.add(way);
    from.on('error', () => to.destroy());
    from.on('close', () => {
      open.delete(from);
      ways.delete(way);
      to.destroy();
    });
    carry(way);
  };
  const server = createServer((inward) => {
    if (state === 'cut') return inward.destroy();
    const outward = connect(target.port, target.host);
    const read = newReader();
    lay(inward, outward, read, 'server');
    lay(outward, inward, read, 'client');
    return undefined;
  });
  const port = await listening(server);
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  const become = (next: typeof state) => {
    state = next;
    if (state === 'cut') breakAll();
    else for (const way of ways) carry(way);
  };
  return {
    port,
    cut: () => become('cut'),
    hush: () => become('silent'),
    strand() {
      for (const way of ways) {
        way.stranded = true;
        carry(way);
      }
    },
    delay(ms) {
      delayMs = ms;
    },
    lead(next) {
      target = next;
      breakAll();
    },
    mend() {
      delayMs = 0;
      for (const { from, stranded } of ways) if (stranded) from.destroy();
      become('whole');
    },
    close: () => {
      become('cut');
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
