import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';

const EXECUTE = 'E'.charCodeAt(0);
const QUERY = 'Q'.charCodeAt(0);
const HEAD = 5;

/** Creates a counter of the messages with which a PostgreSQL client runs statements: Query, and Execute of a prepared one. */
function createCounter(): (part: Buffer) => number {
  let rest: Buffer = Buffer.alloc(0);
  let started = false;
  return (part) => {
    rest = Buffer.concat([rest, part]);
    let count = 0;
    for (;;) {
      // the first message of a connection has no kind
      const head = started ? HEAD : HEAD - 1;
      if (rest.length < head) return count;
      const length = rest.readUInt32BE(head - 4) + head - 4;
      if (rest.length < length) return count;
      if (started && (rest[0] === EXECUTE || rest[0] === QUERY)) count++;
      started = true;
      rest = rest.subarray(length);
    }
  };
}

export interface StatementCounter {
  /** The connection string of the same database through the counter. */
  readonly url: string;
  count(): number;
  close(): void;
}

/** Passes connections on to a database and counts their statements. */
export function countStatements(databaseUrl: string): Promise<StatementCounter> {
  const target = new URL(databaseUrl);
  let count = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const countPart = createCounter();
    client.on('data', (part: Buffer) => {
      count += countPart(part);
    });
    client.pipe(upstream).pipe(client);
    for (const [socket, peer] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      socket.on('error', () => peer.destroy());
      socket.on('close', () => peer.destroy());
    }
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const url = new URL(databaseUrl);
      url.port = String((server.address() as AddressInfo).port);
      resolve({ url: url.href, count: () => count, close: () => void server.close() });
    }),
  );
}
