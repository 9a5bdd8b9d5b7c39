import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { GUARDED, LEAVES, NESTED_READ } from './nested/query.ts';
import { DENIED, PERMITTED, startWorld } from './nested/world.ts';

// CPU of the server's own process for one nested read, as ratios of a server with no authorization. Servers are
// processes of their own over one database; rounds are interleaved; figures are medians over rounds.

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 25);
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 40);
const CONCURRENCY = 4;
const WARM_UP = 600;

interface Server {
  readonly name: string;
  readonly wallet: string;
  readonly child: ChildProcess;
  readonly port: number;
  readonly agent: Agent;
  readonly rounds: number[];
}

const reply = async <T>(child: ChildProcess): Promise<T> => (await once(child, 'message'))[0] as T;

async function start(name: string, variant: string, wallet: string, url: string): Promise<Server> {
  const child = fork(fileURLToPath(new URL('./nested/serve.ts', import.meta.url)), [variant], {
    env: { ...process.env, BENCH_DATABASE_URL: url, NODE_ENV: 'production' },
    execArgv: process.execArgv,
  });
  const { port } = await reply<{ port: number }>(child);
  return { name, wallet, child, port, agent: new Agent({ keepAlive: true, maxSockets: CONCURRENCY }), rounds: [] };
}

const body = JSON.stringify({ query: NESTED_READ, variables: { first: 20 } });
function post({ port, agent, wallet }: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-wallet': wallet,
    };
    const sent = request({ port, agent, host: '127.0.0.1', path: '/graphql', method: 'POST', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve(text));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function load(server: Server, requests: number): Promise<void> {
  let left = requests;
  const one = async () => {
    while (left-- > 0) await post(server);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, one));
}

async function cpu({ child }: Server): Promise<number> {
  const answer = reply<{ cpu: number }>(child);
  child.send('cpu');
  return (await answer).cpu;
}

async function round(server: Server): Promise<void> {
  const before = await cpu(server);
  await load(server, REQUESTS);
  server.rounds.push(((await cpu(server)) - before) / REQUESTS);
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Every answer must be whole: a server that answers less is not compared. */
async function check(server: Server, denied: boolean, errors: number): Promise<void> {
  const answer = JSON.parse(await post(server)) as { data: { series: object[] }; errors?: unknown[] };
  const leaves = [...JSON.stringify(answer.data).matchAll(/":(null|"|\d)/g)].length;
  const nulls = [...JSON.stringify(answer.data).matchAll(/":null/g)].length;
  if (answer.data.series.length !== 20 || leaves !== LEAVES || nulls !== (denied ? GUARDED : 0))
    throw new Error(`${server.name}: ${leaves} leaves, ${nulls} nulls: ${JSON.stringify(answer.errors?.[0])}`);
  if ((answer.errors ?? []).length !== errors) throw new Error(`${server.name}: ${answer.errors?.length} errors`);
}

export async function nestedRead(): Promise<void> {
  const world = await startWorld([20]);
  const url = String(world.urls[20]);
  const servers = [
    await start('no authorization', 'open', PERMITTED, url),
    await start('declarations, permitted viewer', 'declared', PERMITTED, url),
    await start('declarations, denied viewer', 'declared', DENIED, url),
    await start('function scopes + DataLoader, permitted viewer', 'scopes', PERMITTED, url),
    await start('function scopes + DataLoader, denied viewer', 'scopes', DENIED, url),
  ];
  try {
    const [open, permitted, denied, scopes, scopesDenied] = servers as [Server, Server, Server, Server, Server];
    await check(open, false, 0);
    await check(permitted, false, 0);
    await check(denied, true, 4);
    await check(scopes, false, 0);
    await check(scopesDenied, true, GUARDED);
    for (const server of servers) await load(server, WARM_UP);
    for (let i = 0; i < ROUNDS; i++) for (const server of servers) await round(server);
    const base = median(open.rounds);
    console.log(
      `nested read: 20 x 5 rows, ${LEAVES} leaf fields, ${GUARDED} guarded; server CPU against no authorization`,
    );
    for (const { name, rounds } of servers)
      console.log(
        `  ${(median(rounds) / base).toFixed(2).padStart(6)}  ${median(rounds).toFixed(2).padStart(6)} ms  ${name}`,
      );
  } finally {
    for (const { child } of servers) child.disconnect();
    await world.stop();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await nestedRead();
