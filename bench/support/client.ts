import { connect, type Socket } from 'node:net';

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** The maximum time of a connection without traffic, ms. */
const LONGEST_MS = 120_000;
const END_OF_HEAD = '\r\n\r\n';
const END_OF_CHUNKS = Buffer.from('\r\n0\r\n\r\n');

/** A persistent connection for one request at a time. It finds the end of an answer and parses nothing else. */
class Connection {
  #parts: Buffer[] = [];
  #length = 0;
  /** The last bytes, which show the end of a chunked answer. */
  #tail: Buffer = Buffer.alloc(0);
  /** The bytes of head and body together; 0 before the head is read, infinite for a chunked answer. */
  #expected = 0;
  #settle: { readonly resolve: (answer: Buffer) => void; readonly reject: (error: Error) => void } | undefined;
  readonly #port: number;
  #socket: Socket | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** @throws Error if the connection ends, or no answer comes in time */
  ask(message: Buffer): Promise<Buffer> {
    this.#parts = [];
    this.#length = 0;
    this.#tail = Buffer.alloc(0);
    this.#expected = 0;
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#open().write(message);
    });
  }

  close(): void {
    this.#settle = undefined;
    this.#socket?.destroy();
  }

  /** The connection, or a new one, because servers close idle connections. */
  #open(): Socket {
    if (this.#socket?.writable) return this.#socket;
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true });
    socket.on('data', (part: Buffer) => this.#take(part));
    socket.on('error', () => {}); // the event `close` follows
    socket.on('close', () => {
      if (this.#socket === socket) this.#settle?.reject(new Error('the connection ended before its answer'));
    });
    socket.setTimeout(LONGEST_MS, () => socket.destroy());
    this.#socket = socket;
    return socket;
  }

  #take(part: Buffer): void {
    this.#parts.push(part);
    this.#length += part.length;
    this.#tail = part.length >= END_OF_CHUNKS.length ? part : Buffer.concat([this.#tail, part]);
    if (this.#expected === 0) this.#readHead();
    const ends =
      this.#expected === Number.POSITIVE_INFINITY
        ? this.#tail.subarray(-END_OF_CHUNKS.length).equals(END_OF_CHUNKS)
        : this.#expected > 0 && this.#length >= this.#expected;
    if (!ends) return;
    const settle = this.#settle;
    this.#settle = undefined;
    settle?.resolve(Buffer.concat(this.#parts));
  }

  #readHead(): void {
    const start = Buffer.concat(this.#parts);
    const end = start.indexOf(END_OF_HEAD);
    if (end < 0) return;
    const length = /\r\ncontent-length: *(\d+)/i.exec(start.toString('latin1', 0, end))?.[1];
    this.#expected = length === undefined ? Number.POSITIVE_INFINITY : end + END_OF_HEAD.length + Number(length);
  }
}

/** Parses an HTTP answer into its status and body. */
function parse(bytes: Buffer): Answer {
  const end = bytes.indexOf(END_OF_HEAD);
  const head = bytes.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  let rest = bytes.subarray(end + END_OF_HEAD.length);
  if (/\r\ncontent-length:/i.test(head)) return { status, body: rest.toString() };
  const chunks: Buffer[] = [];
  for (;;) {
    const line = rest.indexOf('\r\n');
    const size = Number.parseInt(rest.toString('latin1', 0, line), 16);
    if (!(size > 0)) return { status, body: Buffer.concat(chunks).toString() };
    chunks.push(rest.subarray(line + 2, line + 2 + size));
    rest = rest.subarray(line + 2 + size + 2);
  }
}

export interface Request {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

/** Sends one request again and again, or one that a function makes each time, over persistent connections. */
export interface Client {
  ask(): Promise<Answer>;
  /** Sends the request `requests` times. @throws Error for an answer whose status is not 200 */
  load(requests: number): Promise<void>;
  /**
   * Sends the request `requests` times, whatever is answered, and returns the failures: connections, statuses other than 200, and
   * answers with GraphQL errors or without the expected text.
   */
  attempt(requests: number, expected: string): Promise<readonly Error[]>;
  close(): void;
}

/** The bytes of the request in HTTP/1.1. */
function messageOf({ path, headers, body }: Request): Buffer {
  const text = JSON.stringify(body);
  const lines = Object.entries({
    host: '127.0.0.1',
    'content-type': 'application/json',
    accept: 'application/json',
    'content-length': String(Buffer.byteLength(text)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`);
}

const isOk = (answer: Buffer): boolean => answer.toString('latin1', 9, 12) === '200';
const failure = (answer: Buffer): Error => new Error(parse(answer).body.slice(0, 300));

export function createClient(port: number, request: Request | (() => Request), connections: number): Client {
  const fixed = typeof request === 'function' ? undefined : messageOf(request);
  const message = () => fixed ?? messageOf((request as () => Request)());
  const open = Array.from({ length: connections }, () => new Connection(port));
  const sendAll = async (requests: number, send: (connection: Connection) => Promise<void>) => {
    let remaining = requests;
    const work = async (connection: Connection) => {
      while (remaining-- > 0) await send(connection);
    };
    await Promise.all(open.map(work));
  };
  return {
    async ask() {
      return parse(await (open[0] as Connection).ask(message()));
    },
    load: (requests) =>
      sendAll(requests, async (connection) => {
        const answer = await connection.ask(message());
        if (!isOk(answer)) throw failure(answer);
      }),
    async attempt(requests, expected) {
      const failures: Error[] = [];
      await sendAll(requests, async (connection) => {
        try {
          const answer = await connection.ask(message());
          if (!isOk(answer) || answer.includes('"errors":') || !answer.includes(expected))
            failures.push(failure(answer));
        } catch (error) {
          failures.push(error as Error);
        }
      });
      return failures;
    },
    close: () => {
      for (const connection of open) connection.close();
    },
  };
}
