import { connect } from 'node:net';

/** A request as it goes to the wire. */
export interface Message {
  readonly method: string;
  /** The path with its query string. */
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string | Buffer;
  /** The pieces that the body is sent in, as chunks of one byte (RFC 9112); the whole body with its length by default. */
  readonly chunked?: true;
  /** The time after which the sender leaves, in milliseconds; it waits for the whole answer by default. */
  readonly leavesAfter?: number;
}

/** The end of an exchange. */
export interface Reply {
  /** 0 if the sender left, or the connection ended before an answer. */
  readonly status: number;
  readonly sent: number;
  readonly received: number;
  readonly ms: number;
  /** The beginning of the answer's body. */
  readonly start: string;
  readonly end: 'answered' | 'left' | 'silent' | 'cut off';
}

const KEPT = 4_096;
const LAST_CHUNK = '\r\n0\r\n\r\n';

/** The bytes of a message in HTTP/1.1. */
export function bytesOf({ method, path, headers, body, chunked }: Message): Buffer {
  const content = typeof body === 'string' ? Buffer.from(body) : body;
  const length = chunked ? ['transfer-encoding: chunked'] : [`content-length: ${content.length}`];
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: gateway',
    'connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(method === 'GET' ? [] : length),
  ];
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  if (!chunked) return Buffer.concat([head, content]);
  const pieces = [...content].map((byte) => `1\r\n${String.fromCharCode(byte)}\r\n`).join('');
  return Buffer.concat([head, Buffer.from(`${pieces}0\r\n\r\n`, 'latin1')]);
}

/** Sends a message over a connection of its own, and counts the answer's bytes without keeping them. */
export function exchange(
  port: number,
  message: Message,
  longestMs: number,
  localAddress = '127.0.0.1',
): Promise<Reply> {
  const bytes = bytesOf(message);
  const startedAt = performance.now();
  return new Promise((resolve) => {
    let received = 0;
    let start = '';
    const finish = (end: Reply['end']) => {
      clearTimeout(timer);
      socket.destroy();
      const [head = '', ...rest] = start.split('\r\n\r\n');
      const status = end === 'answered' ? Number(head.slice(9, 12)) : 0;
      resolve({
        status,
        sent: bytes.length,
        received,
        ms: performance.now() - startedAt,
        start: rest.join('\r\n\r\n'),
        end,
      });
    };
    const leaves = message.leavesAfter !== undefined;
    const timer = setTimeout(() => finish(leaves ? 'left' : 'silent'), message.leavesAfter ?? longestMs);
    const socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true });
    let tail = '';
    socket.on('data', (part: Buffer) => {
      received += part.length;
      if (start.length < KEPT) start += part.toString('latin1', 0, KEPT);
      tail = (tail + part.toString('latin1', Math.max(0, part.length - LAST_CHUNK.length))).slice(-LAST_CHUNK.length);
      // A stream of events keeps its connection, whatever the sender asks for.
      if (tail === LAST_CHUNK && /^transfer-encoding: chunked/im.test(start)) finish('answered');
    });
    socket.on('end', () => finish('answered'));
    socket.on('error', () => finish(received > 0 ? 'answered' : 'cut off'));
    socket.on('close', () => finish(received > 0 ? 'answered' : 'cut off'));
    socket.write(bytes);
  });
}
