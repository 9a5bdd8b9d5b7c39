/**
 * What authorization costs on one nested read: CPU of the server's own process, against a server with none.
 *
 *   npx tsx bench/nested-read.ts        about two minutes
 *
 * Servers are processes of their own over one database, rounds are interleaved; a ratio is the median over
 * rounds of a server's time by the first one's in the same round.
 */
import { fileURLToPath } from 'node:url';
import { peerNode, preparePeer } from './nested/peer.ts';
import { GUARDED, LEAVES, NESTED_READ, PEER_READ } from './nested/query.ts';
import { type Server, type ServerOptions, startServer } from './nested/server.ts';
import { statementsAt } from './nested/statements.ts';
import { DENIED, PERMITTED, startWorld } from './nested/world.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 25);
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 40);
const WARM_UP = 600;

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** A server that answers less is not compared. `errors`: how many entries the answer has in `errors`. */
async function check(server: Server, denied: boolean, errors: number): Promise<void> {
  const answer = JSON.parse(await server.ask()) as { data: object; errors?: unknown[] };
  const text = JSON.stringify(answer.data);
  const leaves = [...text.matchAll(/":(null|"|\d)/g)].length;
  const nulls = [...text.matchAll(/":null/g)].length;
  if (leaves !== LEAVES || nulls !== (denied ? GUARDED : 0) || (answer.errors ?? []).length !== errors)
    throw new Error(`${server.name}: ${leaves} leaves, ${nulls} nulls, ${JSON.stringify(answer.errors?.[0])}`);
}

interface Compared extends Omit<ServerOptions, 'url' | 'query' | 'wallet'> {
  readonly denied: boolean;
  readonly errors: number;
  readonly query?: string;
}

const serve = (name: string, variant: string, denied = false, errors = 0): Compared => ({
  name,
  file: './serve.ts',
  args: [variant],
  denied,
  errors,
});

const SERVERS: readonly Compared[] = [
  serve('Yoga + Pothos + Prisma, no authorization', 'open'),
  serve('the gateway’s declarations, permitted viewer', 'declared'),
  serve('the gateway’s declarations, denied viewer', 'declared', true, 4),
  serve('function scopes + DataLoader, permitted viewer', 'scopes'),
  serve('function scopes + DataLoader, denied viewer', 'scopes', true, GUARDED),
];

const peers = (node: string): readonly Compared[] => [
  { ...serve('the gateway’s declarations on the peer’s Node', 'declared'), node },
  {
    name: 'PostGraphile 5, row-level security',
    file: './postgraphile.mjs',
    denied: false,
    errors: 0,
    query: PEER_READ,
    node,
  },
];

async function compare(url: string, compared: readonly Compared[]): Promise<void> {
  const servers: Server[] = [];
  try {
    for (const { denied, errors, ...options } of compared) {
      const wallet = denied ? DENIED : PERMITTED;
      const server = await startServer({ query: NESTED_READ, ...options, url, wallet });
      servers.push(server);
      await check(server, denied, errors);
    }
    for (const server of servers) await server.load(WARM_UP);
    const figures = servers.map(() => [] as number[]);
    for (let i = 0; i < ROUNDS; i++)
      for (const [at, server] of servers.entries()) {
        const before = await server.cpu();
        await server.load(REQUESTS);
        figures[at]?.push(((await server.cpu()) - before) / REQUESTS);
      }
    for (const [at, { name }] of servers.entries()) {
      const ms = median(figures[at] ?? []);
      const ratio = median((figures[at] ?? []).map((figure, i) => figure / (figures[0]?.[i] ?? Number.NaN)));
      console.log(`  ${ratio.toFixed(2).padStart(5)}  ${ms.toFixed(2).padStart(6)} ms  ${name}`);
    }
  } finally {
    for (const server of servers) server.stop();
  }
}

export async function nestedRead(): Promise<void> {
  const world = await startWorld([20, 1000]);
  const [small, large] = [String(world.urls[20]), String(world.urls[1000])];
  try {
    console.log(`nested read: 20 x 5 rows, ${LEAVES} leaf fields, ${GUARDED} guarded; server CPU a request`);
    await compare(small, SERVERS);
    const node = peerNode();
    if (node) {
      await preparePeer(small);
      console.log('nested read, against a peer; server CPU a request');
      await compare(small, peers(node));
    }
    const [ten, thousand] = [await statementsAt(large, 10), await statementsAt(large, 1000)];
    console.log('statements of the nested read, with declarations / with scopes + DataLoader');
    console.log(
      `  ${ten.declared} / ${ten.scopes} at 10 rows, ${thousand.declared} / ${thousand.scopes} at 1,000 rows`,
    );
  } finally {
    await world.stop();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await nestedRead();
