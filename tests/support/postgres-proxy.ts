import { startTcpProxy, type Target, type TcpProxy, type Towards, type WireReader } from './tcp-proxy.ts';

// Frontend/backend protocol 3.0 (PostgreSQL manual, chapter 54): a byte of kind, four of length with themselves, the rest.
// A client's first message has no kind.

/** `request`: the server never has the COMMIT. `answer`: it has, and its answer is lost. Either way the connection breaks. */
type LostCommit = 'request' | 'answer';

/** A way to a PostgreSQL that also loses commits: COMMIT itself, or a statement that writes and is a transaction of its own. */
export interface PostgresProxy extends TcpProxy {
  /** Loses the next commits, so many; `then` is called as each is lost. */
  lose(what: LostCommit, commits: number, then?: () => void): void;
  /** How many it has lost. */
  readonly lost: Readonly<Record<LostCommit, number>>;
}

interface Message {
  readonly kind: string;
  readonly body: Buffer;
}

const CODE_OF_SSL_REQUEST = 80877103;
const WRITES = /^\s*(insert|update|delete|with)\b/i;
const COMMITS = /^\s*commit\b/i;

/** Cuts what comes into messages. */
function createMessages() {
  let rest: Buffer = Buffer.alloc(0);
  return {
    /** The client's first message; undefined until all of it is there. */
    first(piece: Buffer): number | undefined {
      rest = Buffer.concat([rest, piece]);
      if (rest.length < 8 || rest.length < rest.readInt32BE(0)) return undefined;
      const code = rest.readInt32BE(4);
      rest = rest.subarray(rest.readInt32BE(0));
      return code;
    },
    next(piece: Buffer): readonly Message[] {
      rest = Buffer.concat([rest, piece]);
      const messages: Message[] = [];
      while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
        const end = 1 + rest.readInt32BE(1);
        messages.push({ kind: rest.toString('latin1', 0, 1), body: rest.subarray(5, end) });
        rest = rest.subarray(end);
      }
      return messages;
    },
  };
}

const NONE = Buffer.alloc(0);
const textsOf = (body: Buffer): readonly string[] => body.toString('utf8').split('\0');

/** Follows one connection: whether a transaction is open, and what each prepared statement says. */
function createConnection(loses: () => LostCommit | undefined, lost: (what: LostCommit) => void): WireReader {
  const [client, server] = [createMessages(), createMessages()];
  const prepared = new Map<string, string>();
  let begun = false;
  let answersWithByte = false;
  let inTransaction = false;
  let bound = '';
  /** Its answer is being kept back. */
  let awaited = false;

  const isCommit = (sql: string) => COMMITS.test(sql) || (!inTransaction && WRITES.test(sql));
  function commits({ kind, body }: Message): boolean {
    const [name = '', sql = ''] = textsOf(body);
    if (kind === 'P') prepared.set(name, sql);
    if (kind === 'B') bound = sql; // a Bind's second text is the statement's name
    if (kind === 'Q') return isCommit(name);
    return kind === 'E' && isCommit(prepared.get(bound) ?? '');
  }
  function messagesOf(piece: Buffer): readonly Message[] {
    if (begun) return client.next(piece);
    const code = client.first(piece);
    answersWithByte = code === CODE_OF_SSL_REQUEST;
    begun = code !== undefined && !answersWithByte;
    return begun ? client.next(NONE) : [];
  }
  function answered(piece: Buffer): 'carry' | 'keep' | 'break' {
    const messages = server.next(answersWithByte ? piece.subarray(1) : piece);
    answersWithByte = false;
    const wasAwaited = awaited;
    for (const { kind, body } of messages) {
      if (kind !== 'Z') continue;
      inTransaction = body.toString('latin1') !== 'I';
      if (!wasAwaited || inTransaction) continue;
      lost('answer');
      return 'break';
    }
    return wasAwaited ? 'keep' : 'carry';
  }
  return (piece: Buffer, towards: Towards) => {
    if (towards === 'client') return answered(piece);
    if (!messagesOf(piece).some(commits)) return 'carry';
    const what = loses();
    if (what === undefined) return 'carry';
    awaited = what === 'answer';
    if (awaited) return 'carry';
    lost('request');
    return 'break';
  };
}

export async function startPostgresProxy(target: Target): Promise<PostgresProxy> {
  let losing: LostCommit = 'answer';
  let left = 0;
  let onLost: () => void = () => {};
  const lost = { request: 0, answer: 0 };
  function take(): LostCommit | undefined {
    if (left === 0) return undefined;
    left -= 1;
    return losing;
  }
  const proxy = await startTcpProxy(target, () =>
    createConnection(take, (what) => {
      lost[what] += 1;
      onLost();
    }),
  );
  return {
    ...proxy,
    lost,
    lose(what, commits, then = () => {}) {
      [losing, left, onLost] = [what, commits, then];
    },
    mend() {
      left = 0;
      proxy.mend();
    },
  };
}
