import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { gatewaySchema } from '../../src/apps/gateway/schema.ts';
import { fieldsOf, nodeOf } from '../../tests/graphql/execution/support/documents.ts';
import { type Random, randomOf } from '../../tests/search/shared/random.ts';
import { progress } from '../support/report.ts';
import { yardstick } from '../support/yardstick.ts';
import { bytesOf, exchange, type Message, type Reply } from './exchange.ts';
import { walkDocuments } from './documents.ts';
import { harvest, operationOf, type Values } from './operations.ts';
import { takePlaces } from './places.ts';
import type { Site, WatchedGateway } from './site.ts';
import { peakOf } from './peak.ts';
import { type Material, materialOf, type Try, triesOf } from './tries.ts';

/** The longest wait for an answer, in milliseconds. A gateway that is silent then is ended. */
const LONGEST_MS = 15_000;
/** The findings after which a kind is tried no more. */
const MOST_OF_KIND = 4;

/** The requests before and between two readings of what is kept. Caches may still grow in the first rounds. */
const KEPT_ROUNDS = [
  [20, 40],
  [30, 100],
  [150, 150],
] as const;

/** The bounds of one request. */
export const BOUNDS = {
  /** The longest silence of the event loop, in milliseconds. */
  silence: 50,
  /** The bytes of the answer. */
  answer: 10_000_000,
  /** The bytes that the process keeps after the request. */
  kept: 1_000,
  /** The growth of the resident memory meanwhile, in megabytes. */
  memory: 200,
  statements: 250,
  nodeCalls: 100,
  /** The places at the gate and the feeds that are still held after the answer. */
  held: 0,
  /** The places that one address took, if another address gets none of them. */
  taken: 0,
  /** 1 if the answer has no end although the event loop runs. */
  endless: 0,
} as const;
export type Measure = keyof typeof BOUNDS;

/** What one request cost. */
export interface Cost extends Readonly<Record<Measure, number>> {
  readonly reply: Reply;
  /** The processor time of parsing the body once, in milliseconds. */
  readonly parsing: number;
  readonly died: boolean;
}

/** A request that was measured. */
export interface Finding {
  readonly attempt: Try;
  readonly size: number;
  readonly cost: Cost;
  /** The greatest ratio of a measure to its bound; infinite if the gateway ended. */
  readonly excess: number;
  readonly worst: Measure | 'died';
}

export interface SearchOptions {
  readonly seconds: number;
  readonly seed: number;
  readonly only?: string | undefined;
  readonly onFinding: (finding: Finding, message: Message) => void;
}

export interface Outcome {
  readonly tries: number;
  readonly kinds: number;
  readonly all: number;
  readonly restarts: number;
  /** By how much the same work took longer than at its best: the median, as a share. */
  readonly machine: number;
  readonly findings: readonly Finding[];
  /** The greatest value of each measure, whether or not beyond its bound. */
  readonly greatest: Readonly<Record<Measure | 'died', number>>;
}

/** The processor time of parsing a body as JSON in this process, in milliseconds. */
function parsing({ body }: Message): number {
  const before = process.cpuUsage();
  try {
    JSON.parse(body.toString());
  } catch {}
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function judge(cost: Cost): Pick<Finding, 'excess' | 'worst'> {
  if (cost.died) return { excess: Number.POSITIVE_INFINITY, worst: 'died' };
  const ratios = (Object.keys(BOUNDS) as Measure[]).map((measure) => [measure, cost[measure] / Math.max(1, BOUNDS[measure]) + (BOUNDS[measure] === 0 && cost[measure] > 0 ? 1 : 0)] as const);
  const [worst, excess] = ratios.reduce((most, one) => (one[1] > most[1] ? one : most));
  return { excess, worst };
}

/** A gateway that is started anew after its end, with the costs of requests to it. */
class Measurer {
  #gateway: WatchedGateway | undefined;
  restarts = -1;
  readonly #site: Site;
  constructor(site: Site) {
    this.#site = site;
  }

  async gateway(): Promise<WatchedGateway> {
    if (this.#gateway?.hasEnded() === false) return this.#gateway;
    this.restarts += 1;
    this.#gateway = await this.#site.start();
    for (let i = 0; i < 30; i++) await exchange(this.#gateway.port, WARM, LONGEST_MS);
    return this.#gateway;
  }

  async stop(): Promise<void> {
    await this.#gateway?.kill();
  }

  /** Sends a message and measures it. A gateway that gives no answer in time is ended. */
  async measure(message: Message): Promise<Cost> {
    const gateway = await this.gateway();
    const once = parsing(message);
    try {
      const { rss } = await gateway.ask('begin');
      const [statements, nodeCalls] = [this.#site.statements(), this.#site.nodeCalls()];
      const reply = await exchange(gateway.port, message, LONGEST_MS);
      if (message.leavesAfter !== undefined) await new Promise((resolve) => setTimeout(resolve, 30));
      const { silence } = await gateway.ask('end');
      const counts = { statements: this.#site.statements() - statements, nodeCalls: this.#site.nodeCalls() - nodeCalls };
      const memory = Math.max(0, peakOf(gateway.pid) - rss);
      const endless = reply.end === 'silent' ? 1 : 0;
      const held = await this.#held(gateway);
      return { reply, parsing: once, died: false, silence, answer: reply.received, kept: 0, memory, held, endless, taken: 0, ...counts };
    } catch {
      await gateway.kill();
      const reply: Reply = { status: 0, sent: bytesOf(message).length, received: 0, ms: LONGEST_MS, start: '', end: 'silent' };
      return { reply, parsing: once, died: true, silence: LONGEST_MS, answer: 0, kept: 0, memory: 0, held: 0, endless: 0, taken: 0, statements: 0, nodeCalls: 0 };
    }
  }

  /** The places that stay held for a while after the answer. */
  async #held(gateway: WatchedGateway): Promise<number> {
    for (let i = 0; i < 3; i++) {
      if ((await gateway.held()) === 0) return 0;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return gateway.held();
  }

  /** The bytes that each of many requests leaves. Caches are full before. */
  async kept(requestOf: () => Message): Promise<number> {
    const gateway = await this.gateway();
    const send = async (count: number) => {
      for (let i = 0; i < count; i++) await exchange(gateway.port, requestOf(), LONGEST_MS);
      return (await gateway.ask('kept')).bytes;
    };
    try {
      let least = Number.POSITIVE_INFINITY;
      for (const [warm, count] of KEPT_ROUNDS) {
        const before = await send(warm);
        least = Math.min(least, ((await send(count)) - before) / count);
        if (least < BOUNDS.kept) break;
      }
      return Math.max(0, Math.round(least));
    } catch {
      await gateway.kill();
      return 0;
    }
  }
}

const WARM: Message = { method: 'POST', path: '/graphql', headers: [['content-type', 'application/json']], body: '{"query":"{ seriesList(first: 3) { nodes { key issuer state } } }"}' };

/** The time of looking for the walks with many rows, in milliseconds. */
const WALKS_MS = 60_000;

/** Asks for the rows of every root field to find values for arguments. */
async function findValues(schema: GraphQLSchema, { tokens }: Site, { port }: WatchedGateway): Promise<Pick<Material, 'values' | 'paths' | 'walks'>> {
  const values: Values = new Map();
  const url = `http://127.0.0.1:${port}`;
  const query = schema.getQueryType() as GraphQLObjectType;
  for (const round of [0, 1])
    for (const token of Object.values(tokens))
      for (const field of fieldsOf(query)) {
        const { text, variables } = operationOf('query', field, values, round === 0 ? [] : undefined);
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
        const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: text, variables: variables() }) });
        const { data } = (await answer.json()) as { data?: Record<string, { edges?: { node: unknown }[] } | null> | null };
        const row = data?.[field.name];
        const node = nodeOf(field);
        if (node) harvest(values, node, row?.edges?.map((edge) => edge.node) ?? []);
        else if (row) harvest(values, query, { [field.name]: row });
      }
  const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as { paths: Record<string, { get?: { parameters?: { name: string; in: string }[] } }> };
  const walks = new Map<string, number>();
  const until = performance.now() + WALKS_MS;
  for (const [name, document] of walkDocuments({ schema, values, tokens, paths: [] })) {
    const body = JSON.stringify({ query: document });
    const headers = [['content-type', 'application/json']] as const;
    if (performance.now() < until) walks.set(name, (await exchange(port, { method: 'POST', path: '/graphql', headers, body }, LONGEST_MS)).received);
  }
  const all = Object.entries(paths).map(([path, { get }]) => ({ path, query: (get?.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name) }));
  return { values, paths: all, walks };
}

function shuffle<T>(list: readonly T[], random: Random): T[] {
  const rest = [...list];
  for (let i = rest.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [rest[i], rest[j]] = [rest[j] as T, rest[i] as T];
  }
  return rest;
}

/** The tries in an order in which each kind comes early: one of each kind in turn, places at random. */
export function orderOf(tries: readonly Try[], random: Random): Try[] {
  const kinds = new Map<string, Try[]>();
  for (const attempt of tries) {
    const same = kinds.get(attempt.kind);
    if (same) same.push(attempt);
    else kinds.set(attempt.kind, [attempt]);
  }
  const shuffled = [...kinds.values()].map((same) => shuffle(same, random));
  const longest = Math.max(...shuffled.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => shuffle(shuffled.flatMap((same) => same[i] ?? []), random)).flat();
}

/** The share of the time after which kinds are asked for what they leave. */
const COSTS_SHARE = 0.65;

/** A silence that is shorter than parsing the body so many times is the body's own. `greatest` has it, but no finding. */
const PARSINGS = 3;

/** The state of a search: what was found, by kind. */
class Search {
  readonly findings: Finding[] = [];
  readonly played = new Map<string, Try>();
  readonly greatest: Record<Measure | 'died', number>;
  readonly measurer: Measurer;
  readonly #found = new Map<string, number>();
  readonly #onFinding: SearchOptions['onFinding'];
  #nonce = 0;

  constructor(site: Site, { onFinding }: SearchOptions) {
    this.measurer = new Measurer(site);
    this.#onFinding = onFinding;
    const names = [...Object.keys(BOUNDS), 'died'];
    this.greatest = Object.fromEntries(names.map((measure) => [measure, 0])) as Record<Measure | 'died', number>;
  }

  /** True if a kind was found often enough. */
  isKnown = ({ kind }: Try): boolean => (this.#found.get(kind) ?? 0) >= MOST_OF_KIND;

  /** Plays a try at growing sizes, until a bound is exceeded three times. */
  async play(attempt: Try): Promise<void> {
    if (!this.played.has(attempt.kind)) this.played.set(attempt.kind, attempt);
    for (const size of attempt.sizes) {
      const measure = () => this.measurer.measure(attempt.request(size, this.#name()));
      let cost = await measure();
      for (let again = 0; again < 2 && !cost.died && judge(cost).excess > 1; again++) {
        const other = await measure();
        if (judge(other).excess < judge(cost).excess) cost = other;
      }
      if (this.#note({ attempt, size, cost, ...judge(cost) })) return;
    }
  }

  /** Sends many requests of a try to see what each leaves. */
  async playKept(attempt: Try): Promise<void> {
    const [size = 1] = attempt.sizes;
    const cost = await this.measurer.measure(attempt.request(size, this.#name()));
    if (cost.died || cost.reply.ms > 500) return;
    const kept = await this.measurer.kept(() => attempt.request(size, this.#name()));
    const whole = { ...cost, kept };
    if (kept > BOUNDS.kept) this.#note({ attempt, size, cost: whole, ...judge(whole) });
  }

  /** Takes all places of each kind from one address. */
  async playPlaces(material: Material): Promise<void> {
    const { port } = await this.measurer.gateway();
    for (const { kind, held, strangerServed, message } of await takePlaces(port, material)) {
      const attempt: Try = { kind: `places of ${kind}`, place: message.path, sender: 'holder', sizes: [held], request: () => message };
      const cost = { ...(await this.measurer.measure({ ...message, leavesAfter: 100 })), taken: strangerServed ? 0 : held };
      this.#note({ attempt, size: held, cost, ...judge(cost) });
    }
  }

  #name = () => `n${this.#nonce++}`;

  /** Notes a cost. Returns true if it exceeds a bound. */
  #note(finding: Finding): boolean {
    const { attempt, size, cost, excess } = finding;
    for (const measure of Object.keys(BOUNDS) as Measure[])
      this.greatest[measure] = Math.max(this.greatest[measure], cost[measure]);
    if (cost.died) this.greatest.died += 1;
    if (excess <= 1 || (finding.worst === 'silence' && cost.silence < PARSINGS * cost.parsing)) return false;
    this.findings.push(finding);
    this.#found.set(attempt.kind, (this.#found.get(attempt.kind) ?? 0) + 1);
    this.#onFinding(finding, attempt.request(size, 'n'));
    return true;
  }
}

/** Plays tries for a time, and returns what they cost. A finding is the least of three requests. */
export async function searchAbuse(site: Site, options: SearchOptions): Promise<Outcome> {
  const schema = gatewaySchema();
  progress('values of arguments');
  const search = new Search(site, options);
  const found = await findValues(schema, site, await search.measurer.gateway());
  const material = materialOf({ ...found, schema, tokens: site.tokens });
  const tries = triesOf(material).filter(({ kind }) => options.only === undefined || kind.includes(options.only));
  progress(`${tries.length} tries of ${new Set(tries.map(({ kind }) => kind)).size} kinds`);
  const random = randomOf(options.seed);
  const machine = yardstick();
  const startedAt = performance.now();
  let saidAt = startedAt;
  let count = 0;
  const passed = () => (performance.now() - startedAt) / 1_000;
  const isOver = (share: number, what: string): boolean => {
    count += 1;
    if (count % 50 === 1) machine.measure();
    if (performance.now() - saidAt > 15_000) {
      saidAt = performance.now();
      progress(`${what}: ${count} tries, ${search.findings.length} beyond a bound, ${Math.round(options.seconds - passed())} s left`);
    }
    return passed() > options.seconds * share;
  };
  for (const attempt of orderOf(tries, random)) {
    if (isOver(COSTS_SHARE, 'costs')) break;
    if (!search.isKnown(attempt)) await search.play(attempt);
  }
  for (const attempt of shuffle([...search.played.values()], random)) {
    if (isOver(1, 'remains')) break;
    await search.playKept(attempt);
  }
  await search.playPlaces(material);
  await search.measurer.stop();
  const { played, findings, greatest, measurer } = search;
  return { tries: count, kinds: played.size, all: tries.length, restarts: measurer.restarts, machine: machine.spread().median, findings, greatest };
}
