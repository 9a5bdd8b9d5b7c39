import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from './listen.ts';

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
  /** Connections made from now on lead there; those that are open stay where they are. */
  redirect(target: Target): void;
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
    transform(piece: Buffer, _, callback) {
      const pass = () => {
        const verdict = read(piece, towards);
        if (verdict === 'break') breaks();
        callback(null, verdict === 'carry' ? piece : undefined);
      };
      if (delayMs() === 0) pass();
      else void wait(delayMs()).then(pass);
    },
  });

/** The directions of all open connections, and whether they carry anything. */
function createWays() {
  const open = new Set<Socket>();
  const ways = new Set<Way>();
  let delayMs = 0;
  let isSilent = false;

  const carry = ({ from, through, stranded }: Way) => {
    from.unpipe(through); // a pipe laid twice would carry everything twice
    if (isSilent || stranded) from.pause();
    else from.pipe(through);
  };
  return {
    lay(from: Socket, to: Socket, read: WireReader, towards: Towards): void {
      const through = throughReader(
        read,
        towards,
        () => delayMs,
        () => from.destroy(),
      );
      const way: Way = { from, through, stranded: false };
      through.pipe(to);
      open.add(from);
      ways.add(way);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        ways.delete(way);
        to.destroy();
      });
      carry(way);
    },
    silence(silent: boolean): void {
      isSilent = silent;
      for (const way of ways) carry(way);
    },
    strand(): void {
      for (const way of ways) {
        way.stranded = true;
        carry(way);
      }
    },
    delay(ms: number): void {
      delayMs = ms;
    },
    /** All of them, or those that are stranded. */
    breakOff(connections: 'all' | 'stranded'): void {
      const stranded = [...ways].filter((way) => way.stranded).map(({ from }) => from);
      for (const socket of connections === 'all' ? open : stranded) socket.destroy();
    },
  };
}

export async function startTcpProxy(
  first: Target,
  newReader: () => WireReader = () => () => 'carry',
): Promise<TcpProxy> {
  const ways = createWays();
  let target = first;
  let isCut = false;

  const server = createServer((inward) => {
    if (isCut) return inward.destroy();
    const outward = connect(target.port, target.host);
    const read = newReader();
    ways.lay(inward, outward, read, 'server');
    ways.lay(outward, inward, read, 'client');
    return undefined;
  });
  const { port, stop } = await listen(server);
  const cut = () => {
    isCut = true;
    ways.breakOff('all');
  };
  return {
    port,
    cut,
    hush() {
      isCut = false;
      ways.silence(true);
    },
    strand: ways.strand,
    delay: ways.delay,
    redirect(next) {
      target = next;
    },
    lead(next) {
      target = next;
      ways.breakOff('all');
    },
    mend() {
      isCut = false;
      ways.delay(0);
      ways.breakOff('stranded');
      ways.silence(false);
    },
    close() {
      cut();
      return stop();
    },
  };
}
