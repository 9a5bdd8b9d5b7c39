import { type ChildProcess, fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';

const CONCURRENCY = 4;

/** A server in a process of its own, asked by one viewer. */
export interface Server {
  readonly name: string;
  /** Sends the query once; answers the body. */
  ask(): Promise<string>;
  load(requests: number): Promise<void>;
  /** CPU time of the server's process so far, milliseconds. */
  cpu(): Promise<number>;
  stop(): void;
}

export interface ServerOptions {
  readonly name: string;
  /** A file next to this one, and its arguments. */
  readonly file: string;
  readonly args?: readonly string[];
  readonly url: string;
  readonly wallet: string;
  readonly query: string;
  /** Another Node than this process's. */
  readonly node?: string;
}

/** The child's next message. */
const reply = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const ended = () => reject(new Error('the server ended'));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as T);
    });
  });

export async function startServer({ name, file, args = [], url, wallet, query, node }: ServerOptions): Promise<Server> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [...args], {
    env: { ...process.env, BENCH_DATABASE_URL: url, NODE_ENV: 'production', GRAPHILE_ENV: 'production' },
    execArgv: file.endsWith('.ts') ? process.execArgv : [],
    ...(node ? { execPath: node } : {}),
  });
  const { port } = await reply<{ port: number }>(child);
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const body = JSON.stringify({ query, variables: { first: 20 } });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'x-wallet': wallet };

  const ask = () =>
    new Promise<string>((resolve, reject) => {
      const sent = request(
        { port, agent, host: '127.0.0.1', path: '/graphql', method: 'POST', headers },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => {
            text += chunk;
          });
          response.on('end', () => resolve(text));
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });

  return {
    name,
    ask,
    async load(requests) {
      let left = requests;
      const worker = async () => {
        while (left-- > 0) await ask();
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    },
    async cpu() {
      const answer = reply<{ cpu: number }>(child);
      child.send('cpu');
      return (await answer).cpu;
    },
    stop() {
      agent.destroy();
      child.disconnect();
    },
  };
}
