import { setTimeout as wait } from 'node:timers/promises';
import { type Client, createClient } from '../support/client.ts';
import { progress } from '../support/report.ts';
import { treeCpu, usage } from '../support/usage.ts';
import { type ByPart, type Cost, costsOf, type Part, type Turn } from './formula.ts';
import { OPERATIONS, type Operation, requestsOf } from './operations.ts';
import type { MeasuredGateway, Site } from './site.ts';

/** Connections of the load, as many as ask at once. */
const CONNECTIONS = 8;
/** Each operation is asked so often before it counts, so that it is compiled and its plans are kept. */
const WARM_UP = 1_500;
/** Of these the last ones say how many requests a turn takes. */
const LAST = 500;
/** Sent before a turn: caches are cold after the others' turns. */
const BEFORE = 100;
/** Asked one after the other in each round, and timed. */
const ALONE = 200;
/** After a turn the standby replays what is left of it, and the log is written. */
const SETTLE_MS = 500;

/** One operation at one gateway, and its turns. */
interface Asked {
  readonly operation: Operation;
  readonly client: Client;
  /** One connection. */
  readonly alone: Client;
  /** Milliseconds of the requests that were asked alone. */
  readonly times: number[];
  /** The processes of each part. */
  readonly pids: ByPart;
  requests: number;
  readonly turns: Turn[];
}

/** A gateway with its operations, and what its parts spend while nobody asks. */
interface Place {
  readonly gateway: MeasuredGateway;
  readonly pids: ByPart;
  readonly asked: readonly Asked[];
  readonly rest: Turn[];
}

/** What a gateway was measured with. */
export interface Measured {
  readonly gateway: MeasuredGateway;
  /** By operation, one of each round. */
  readonly costs: Readonly<Record<string, readonly Cost[]>>;
  readonly rest: readonly Turn[];
  /** By operation, milliseconds of requests that nobody else asked next to, of all rounds. */
  readonly times: Readonly<Record<string, readonly number[]>>;
  /** Resident megabytes of the gateway's process after all of it, and the most that they were. */
  readonly memory: { readonly now: number; readonly most: number };
  readonly requests: number;
}

/** Sends so many requests. @throws Error where some failed: what they cost says nothing */
async function send(
  { operation, client }: { readonly operation: Operation; readonly client: Client },
  requests: number,
): Promise<void> {
  const failed = await client.attempt(requests, operation.expected);
  if (failed.length === 0) return;
  throw new Error(`${failed.length} of ${requests} requests failed, ${operation.title}: ${failed[0]?.message}`);
}

const cpuOf = (pids: ByPart): ByPart =>
  Object.fromEntries(Object.entries(pids).map(([part, pid]) => [part, treeCpu(pid)]));

/** What each part spends while the work goes on, and until what it left behind is done. */
async function turnOf(pids: ByPart, requests: number, work: () => Promise<unknown>): Promise<Turn> {
  const before = cpuOf(pids);
  const started = performance.now();
  await work();
  await wait(SETTLE_MS);
  const seconds = (performance.now() - started) / 1_000;
  const after = cpuOf(pids);
  const spent = Object.entries(after).map(([part, cpu]) => [part, cpu - (before[part as Part] ?? 0)]);
  return { seconds, requests, cpu: Object.fromEntries(spent) };
}

async function timeAlone({ operation, alone, times }: Asked): Promise<void> {
  for (let i = 0; i < ALONE; i++) {
    const started = performance.now();
    await send({ operation, client: alone }, 1);
    times.push(performance.now() - started);
  }
}

async function warmUp(one: Asked, name: string, seconds: number): Promise<void> {
  progress(`warming up ${name}, ${one.operation.title}`);
  await send(one, WARM_UP - LAST);
  const started = performance.now();
  await send(one, LAST);
  one.requests = Math.max(LAST, Math.round((LAST * seconds * 1_000) / (performance.now() - started)));
}

async function placeOf({ world, pids: shared }: Site, gateway: MeasuredGateway): Promise<Place> {
  const { pid, port } = gateway.server;
  const pids: ByPart = { ...shared, gateway: pid };
  const asked: Asked[] = [];
  for (const operation of OPERATIONS) {
    const [client, alone] = [
      createClient(port, await requestsOf(operation, world.tokenOf), CONNECTIONS),
      createClient(port, await requestsOf(operation, world.tokenOf), 1),
    ];
    asked.push({ operation, client, alone, times: [], pids, requests: 0, turns: [] });
  }
  return { gateway, pids, asked, rest: [] };
}

/** The order of a round: an operation at each gateway, then the next one. */
const turnsOf = (places: readonly Place[]): readonly Asked[] =>
  OPERATIONS.flatMap((_, i) => places.map(({ asked }) => asked[i] as Asked));

function measuredOf({ gateway, asked, rest }: Place): Measured {
  const { rss, most } = usage(gateway.server.pid);
  return {
    gateway,
    costs: Object.fromEntries(asked.map(({ operation, turns }) => [operation.name, costsOf(turns, rest)])),
    rest,
    times: Object.fromEntries(asked.map(({ operation, times }) => [operation.name, times])),
    memory: { now: rss, most },
    requests: asked.reduce((sum, { turns }) => sum + turns.reduce((all, turn) => all + turn.requests, 0), 0),
  };
}

/** Asks gateways in rounds, in each every operation at every gateway and nothing at all, for about so many seconds each. */
export async function measure(
  site: Site,
  gateways: readonly MeasuredGateway[],
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<readonly Measured[]> {
  const places = await Promise.all(gateways.map((gateway) => placeOf(site, gateway)));
  try {
    for (const { gateway, asked } of places) for (const one of asked) await warmUp(one, gateway.name, seconds);
    for (let round = 1; round <= rounds; round++) {
      progress(`round ${round} of ${rounds}`);
      for (const one of turnsOf(places)) {
        await send(one, BEFORE);
        one.turns.push(await turnOf(one.pids, one.requests, () => send(one, one.requests)));
        await timeAlone(one);
      }
      const idle = (place: Place) => turnOf(place.pids, 0, () => wait(seconds * 1_000));
      for (const [i, turn] of (await Promise.all(places.map(idle))).entries()) places[i]?.rest.push(turn);
    }
    return places.map(measuredOf);
  } finally {
    for (const { client, alone } of turnsOf(places)) {
      client.close();
      alone.close();
    }
  }
}
