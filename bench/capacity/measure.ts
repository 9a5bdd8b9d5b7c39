import { setTimeout as wait } from 'node:timers/promises';
import { type Client, createClient } from '../support/client.ts';
import { progress } from '../support/report.ts';
import { treeCpu, usage } from '../support/usage.ts';
import { type Cost, costsOf, type Part, type Turn } from './formula.ts';
import { OPERATIONS, type Operation, requestsOf } from './operations.ts';
import type { MeasuredGateway, Site } from './site.ts';

/** Connections of the load, as many as ask at once. */
const CONNECTIONS = 8;
/** Each operation is asked so often before it counts, so that it is compiled and its plans are kept. */
const WARM_UP = 1_500;
/** Of these the last ones say how many requests a turn takes. */
const LAST = 500;
/** After a turn the standby replays what is left of it, and the log is written. */
const SETTLE_MS = 500;

/** One operation at one gateway, and its turns. */
interface Asked {
  readonly operation: Operation;
  readonly client: Client;
  requests: number;
  readonly turns: Turn[];
}

/** What a gateway was measured with. */
export interface Measured {
  readonly name: string;
  /** By operation, one of each round. */
  readonly costs: Readonly<Record<string, readonly Cost[]>>;
  /** Busy cores of each part while nobody asks. */
  readonly rest: readonly Turn[];
  /** Resident megabytes of the gateway's process after all of it, and the most that they were. */
  readonly memory: { readonly now: number; readonly most: number };
  readonly requests: number;
}

export class RequestsFailed extends Error {}

/** Sends so many requests. @throws RequestsFailed where some failed: what they cost says nothing */
async function send({ operation, client }: Asked, requests: number): Promise<void> {
  const failed = await client.attempt(requests, operation.expected);
  if (failed.length > 0)
    throw new RequestsFailed(
      `${failed.length} of ${requests} requests failed, ${operation.title}: ${failed[0]?.message}`,
    );
}

const cpuOf = (pids: Cost): Cost =>
  Object.fromEntries(Object.entries(pids).map(([part, pid]) => [part, treeCpu(pid)])) as Cost;

/** What each part spends while the work goes on, and until what it left behind is done. */
async function turnOf(pids: Cost, requests: number, work: () => Promise<unknown>): Promise<Turn> {
  const before = cpuOf(pids);
  const started = performance.now();
  await work();
  await wait(SETTLE_MS);
  const seconds = (performance.now() - started) / 1_000;
  const after = cpuOf(pids);
  const spent = Object.entries(after).map(([part, cpu]) => [part, cpu - (before[part as Part] ?? 0)]);
  return { seconds, requests, cpu: Object.fromEntries(spent) as Cost };
}

async function warmUp(one: Asked, seconds: number): Promise<void> {
  progress(`warming up ${one.operation.title}`);
  await send(one, WARM_UP - LAST);
  const started = performance.now();
  await send(one, LAST);
  one.requests = Math.max(LAST, Math.round((LAST * seconds * 1_000) / (performance.now() - started)));
}

/** Asks a gateway in rounds, in each every operation and nothing at all, for about so many seconds each. */
export async function measure(
  { world, pids }: Site,
  { server }: MeasuredGateway,
  { name, rounds, seconds }: { readonly name: string; readonly rounds: number; readonly seconds: number },
): Promise<Measured> {
  const parts: Cost = { ...pids, gateway: server.pid };
  const asked: Asked[] = [];
  for (const operation of OPERATIONS) {
    const client = createClient(server.port, await requestsOf(operation, world.tokenOf), CONNECTIONS);
    asked.push({ operation, client, requests: 0, turns: [] });
  }
  try {
    for (const one of asked) await warmUp(one, seconds);
    const rest: Turn[] = [];
    for (let round = 1; round <= rounds; round++) {
      progress(`${name}, round ${round} of ${rounds}`);
      for (const one of asked) {
        await send(one, LAST / 5); // caches are cold after the others' turns
        one.turns.push(await turnOf(parts, one.requests, () => send(one, one.requests)));
      }
      rest.push(await turnOf(parts, 0, () => wait(seconds * 1_000)));
    }
    const { rss, most } = usage(server.pid);
    return {
      name,
      costs: Object.fromEntries(asked.map(({ operation, turns }) => [operation.name, costsOf(turns, rest)])),
      rest,
      memory: { now: rss, most },
      requests: asked.reduce((sum, { turns }) => sum + turns.reduce((all, turn) => all + turn.requests, 0), 0),
    };
  } finally {
    for (const { client } of asked) client.close();
  }
}
