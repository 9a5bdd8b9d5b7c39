import { setTimeout as wait } from 'node:timers/promises';
import { type Client, createClient } from '../support/client.ts';
import { progress } from '../support/report.ts';
import { treeCpu, usage } from '../support/usage.ts';
import { type ByPart, type Cost, costsOf, type Part, type Turn } from './formula.ts';
import { OPERATIONS, type Operation, requestsOf } from './operations.ts';
import type { MeasuredGateway, Site } from './site.ts';

/** The number of connections of the load, which is that of simultaneous requests. */
const CONNECTIONS = 8;
/** The number of requests of each operation before it is measured, so that it is compiled and its plans are cached. */
const WARM_UP = 1_500;
/** The number of the last of these, from whose time the number of requests of a turn is computed. */
const LAST = 500;
/** The number of requests before a turn, because caches are cold after the turns of other operations. */
const BEFORE = 100;
/** The number of requests of each round that are sent one after another and timed. */
const ALONE = 200;
/** The pause after a turn, in which the standby replays its rest and the log is written, ms. */
const SETTLE_MS = 500;

/** One operation at one gateway, and its turns. */
interface OperationLoad {
  readonly operation: Operation;
  readonly client: Client;
  /** The client with one connection. */
  readonly alone: Client;
  /** Milliseconds of the requests that were sent alone. */
  readonly times: number[];
  /** The processes of each part. */
  readonly pids: ByPart;
  requests: number;
  readonly turns: Turn[];
}

/** A gateway with its operations, and the idle turns of its parts. */
interface Place {
  readonly gateway: MeasuredGateway;
  readonly pids: ByPart;
  readonly loads: readonly OperationLoad[];
  readonly rest: Turn[];
}

/** The measurements of a gateway. */
export interface Measured {
  readonly gateway: MeasuredGateway;
  /** The costs of each round, by operation. */
  readonly costs: Readonly<Record<string, readonly Cost[]>>;
  readonly rest: readonly Turn[];
  /** Milliseconds of the requests of all rounds that were sent alone, by operation. */
  readonly times: Readonly<Record<string, readonly number[]>>;
  /** Resident megabytes of the gateway's process at the end, and their maximum. */
  readonly memory: { readonly now: number; readonly most: number };
  readonly requests: number;
}

/** Sends requests. @throws Error if some failed, because their cost means nothing */
async function send(
  { operation, client }: { readonly operation: Operation; readonly client: Client },
  requests: number,
): Promise<void> {
  const failures = await client.attempt(requests, operation.expected);
  if (failures.length === 0) return;
  throw new Error(`${failures.length} of ${requests} requests failed, ${operation.title}: ${failures[0]?.message}`);
}

const cpuOf = (pids: ByPart): ByPart =>
  Object.fromEntries(Object.entries(pids).map(([part, pid]) => [part, treeCpu(pid)]));

/** Measures each part during the work and the pause after it. */
async function measureTurn(pids: ByPart, requests: number, work: () => Promise<unknown>): Promise<Turn> {
  const before = cpuOf(pids);
  const started = performance.now();
  await work();
  await wait(SETTLE_MS);
  const seconds = (performance.now() - started) / 1_000;
  const after = cpuOf(pids);
  const spent = Object.entries(after).map(([part, cpu]) => [part, cpu - (before[part as Part] ?? 0)]);
  return { seconds, requests, cpu: Object.fromEntries(spent) };
}

async function timeAlone({ operation, alone, times }: OperationLoad): Promise<void> {
  for (let i = 0; i < ALONE; i++) {
    const started = performance.now();
    await send({ operation, client: alone }, 1);
    times.push(performance.now() - started);
  }
}

async function warmUp(load: OperationLoad, name: string, seconds: number): Promise<void> {
  progress(`warming up ${name}, ${load.operation.title}`);
  await send(load, WARM_UP - LAST);
  const started = performance.now();
  await send(load, LAST);
  load.requests = Math.max(LAST, Math.round((LAST * seconds * 1_000) / (performance.now() - started)));
}

async function placeOf({ world, pids: shared }: Site, gateway: MeasuredGateway): Promise<Place> {
  const { pid, port } = gateway.server;
  const pids: ByPart = { ...shared, gateway: pid };
  const loads: OperationLoad[] = [];
  for (const operation of OPERATIONS) {
    const [client, alone] = [
      createClient(port, await requestsOf(operation, world.tokenOf), CONNECTIONS),
      createClient(port, await requestsOf(operation, world.tokenOf), 1),
    ];
    loads.push({ operation, client, alone, times: [], pids, requests: 0, turns: [] });
  }
  return { gateway, pids, loads, rest: [] };
}

/** The order of a round: an operation at each gateway, then the next one. */
const turnsOf = (places: readonly Place[]): readonly OperationLoad[] =>
  OPERATIONS.flatMap((_, i) => places.map(({ loads }) => loads[i] as OperationLoad));

function measuredOf({ gateway, loads, rest }: Place): Measured {
  const { rss, most } = usage(gateway.server.pid);
  return {
    gateway,
    costs: Object.fromEntries(loads.map(({ operation, turns }) => [operation.name, costsOf(turns, rest)])),
    rest,
    times: Object.fromEntries(loads.map(({ operation, times }) => [operation.name, times])),
    memory: { now: rss, most },
    requests: loads.reduce((sum, { turns }) => sum + turns.reduce((all, turn) => all + turn.requests, 0), 0),
  };
}

/** Measures gateways in rounds. A round has a turn of every operation at every gateway and an idle turn, each of about `seconds`. */
export async function measure(
  site: Site,
  gateways: readonly MeasuredGateway[],
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<readonly Measured[]> {
  const places = await Promise.all(gateways.map((gateway) => placeOf(site, gateway)));
  try {
    for (const { gateway, loads } of places) for (const load of loads) await warmUp(load, gateway.name, seconds);
    for (let round = 1; round <= rounds; round++) {
      progress(`round ${round} of ${rounds}`);
      for (const load of turnsOf(places)) {
        await send(load, BEFORE);
        load.turns.push(await measureTurn(load.pids, load.requests, () => send(load, load.requests)));
        await timeAlone(load);
      }
      const idle = (place: Place) => measureTurn(place.pids, 0, () => wait(seconds * 1_000));
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
