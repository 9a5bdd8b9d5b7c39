import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { gatewaySchema } from '../../src/apps/gateway/schema.ts';
import { fieldsOf, nodeOf } from '../../tests/graphql/execution/support/documents.ts';
import { type Random, randomOf } from '../../tests/search/shared/random.ts';
import { progress } from '../support/report.ts';
import { yardstick } from '../support/yardstick.ts';
import { BOUNDS, MEASURES, type Measure } from './bounds.ts';
import { type Cost, type Judgement, judge, LONGEST_MS, Measurer } from './costs.ts';
import { walkDocuments } from './documents.ts';
import { exchange, type Message } from './exchange.ts';
import { harvest, operationOf, type Values } from './operations.ts';
import { takePlaces } from './places.ts';
import type { Site, WatchedGateway } from './site.ts';
import { materialOf, triesOf } from './tries.ts';
import type { Material, Try } from './try.ts';

/** The findings after which a family of kinds is tried no more. */
const MOST_OF_FAMILY = 4;

export const familyOf = ({ family, kind }: Try): string => family ?? kind;

/** A request that was measured. */
export interface Finding extends Judgement {
  readonly attempt: Try;
  readonly size: number;
  readonly cost: Cost;
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

/** The time of looking for the walks with many rows, in milliseconds. */
const WALKS_MS = 60_000;

/** Asks for the rows of every root field to find values for arguments. */
async function findValues(
  schema: GraphQLSchema,
  { tokens }: Site,
  { port }: WatchedGateway,
): Promise<Pick<Material, 'values' | 'paths' | 'walks'>> {
  const values: Values = new Map();
  const url = `http://127.0.0.1:${port}`;
  const query = schema.getQueryType() as GraphQLObjectType;
  for (const round of [0, 1])
    for (const token of Object.values(tokens))
      for (const field of fieldsOf(query)) {
        const { text, variables } = operationOf('query', field, values, round === 0 ? [] : undefined);
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
        const answer = await fetch(`${url}/graphql`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ query: text, variables: variables() }),
        });
        const { data } = (await answer.json()) as {
          data?: Record<string, { edges?: { node: unknown }[] } | null> | null;
        };
        const row = data?.[field.name];
        const node = nodeOf(field);
        if (node) harvest(values, node, row?.edges?.map((edge) => edge.node) ?? []);
        else if (row) harvest(values, query, { [field.name]: row });
      }
  const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as {
    paths: Record<string, { get?: { parameters?: { name: string; in: string }[] } }>;
  };
  const walks = new Map<string, number>();
  const until = performance.now() + WALKS_MS;
  for (const [name, document] of walkDocuments({ schema, values, tokens, paths: [] })) {
    const body = JSON.stringify({ query: document });
    const headers = [['content-type', 'application/json']] as const;
    if (performance.now() < until)
      walks.set(name, (await exchange(port, { method: 'POST', path: '/graphql', headers, body }, LONGEST_MS)).received);
  }
  const all = Object.entries(paths).map(([path, { get }]) => ({
    path,
    query: (get?.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name),
  }));
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
function orderOf(tries: readonly Try[], random: Random): Try[] {
  const kinds = new Map<string, Try[]>();
  for (const attempt of tries) {
    const same = kinds.get(attempt.kind);
    if (same) same.push(attempt);
    else kinds.set(attempt.kind, [attempt]);
  }
  const shuffled = [...kinds.values()].map((same) => shuffle(same, random));
  const longest = Math.max(...shuffled.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) =>
    shuffle(
      shuffled.flatMap((same) => same[i] ?? []),
      random,
    ),
  ).flat();
}

/** The share of the time after which kinds are asked for what they leave. */
const COSTS_SHARE = 0.65;

/** A silence that is shorter than parsing the body so many times is the body's own. `greatest` has it, but no finding. */
const PARSINGS = 3;

const isBeyond = ({ excess, worst, cost }: Finding): boolean =>
  excess > 1 && (worst !== 'silence' || cost.silence >= PARSINGS * cost.parsing);

/** The most requests whose silence is asked for again, and the times that each of them is. */
const MOST_AGAIN = 40;
const TIMES_AGAIN = 15;

/** The state of a search: what was found, by kind. */
class Search {
  readonly findings: Finding[] = [];
  readonly kinds = new Set<string>();
  /** The first try of each family. */
  readonly played = new Map<string, Try>();
  readonly greatest: Record<Measure | 'died', number>;
  readonly measurer: Measurer;
  readonly #found = new Map<string, number>();
  /** Each request that was answered. */
  readonly #answered: Finding[] = [];
  readonly #onFinding: SearchOptions['onFinding'];
  #nonce = 0;

  constructor(site: Site, { onFinding }: SearchOptions) {
    this.measurer = new Measurer(site);
    this.#onFinding = onFinding;
    const names = [...MEASURES, 'died'];
    this.greatest = Object.fromEntries(names.map((measure) => [measure, 0])) as Record<Measure | 'died', number>;
  }

  /** True if its family was found often enough. */
  isKnown = (attempt: Try): boolean => (this.#found.get(familyOf(attempt)) ?? 0) >= MOST_OF_FAMILY;

  /** Plays a try at growing sizes, until a bound is exceeded three times. */
  async play(attempt: Try): Promise<void> {
    this.kinds.add(attempt.kind);
    if (!this.played.has(familyOf(attempt))) this.played.set(familyOf(attempt), attempt);
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
      const attempt: Try = {
        kind: `places of ${kind}`,
        place: message.path,
        sender: 'holder',
        sizes: [held],
        request: () => message,
      };
      const cost = {
        ...(await this.measurer.measure({ ...message, leavesAfter: 100 })),
        taken: strangerServed ? 0 : held,
      };
      this.#note({ attempt, size: held, cost, ...judge(cost) });
    }
  }

  /**
   * Asks the longest silences again, each in a process of its own, because collecting what earlier requests left is silent too.
   * The least of all its times is a request's own. Afterwards `greatest` has the greatest of those.
   */
  async playSilences(): Promise<void> {
    const longest = this.#answered.sort((a, b) => b.cost.silence - a.cost.silence);
    let greatest = 0;
    let asked = 0;
    for (const { attempt, size, cost } of longest) {
      if (cost.silence <= greatest || asked === MOST_AGAIN) break;
      asked += 1;
      progress(`silence of ${Math.round(cost.silence)} ms again, ${asked} of ${MOST_AGAIN} at most: ${attempt.kind}`);
      await this.measurer.stop();
      let least = cost;
      for (let i = 0; i < TIMES_AGAIN && !least.died; i++) {
        const other = await this.measurer.measure(attempt.request(size, this.#name()));
        if (other.died || other.silence < least.silence) least = other;
      }
      greatest = Math.max(greatest, least.silence);
      if (least.died) this.greatest.died += 1;
      const again: Finding = { attempt, size, cost: least, ...judge(least) };
      const at = this.findings.findIndex(
        (finding) => finding.attempt === attempt && finding.size === size && finding.worst === 'silence',
      );
      if (at >= 0) this.findings.splice(at, 1, ...(isBeyond(again) ? [again] : []));
    }
    this.greatest.silence = Math.max(greatest, longest[asked]?.cost.silence ?? 0);
  }

  #name = () => `n${this.#nonce++}`;

  /** Notes a cost. Returns true if it exceeds a bound. */
  #note(finding: Finding): boolean {
    const { attempt, size, cost } = finding;
    if (!cost.died) this.#answered.push(finding);
    for (const measure of MEASURES) this.greatest[measure] = Math.max(this.greatest[measure], cost[measure]);
    if (cost.died) this.greatest.died += 1;
    if (!isBeyond(finding)) return false;
    this.findings.push(finding);
    this.#found.set(familyOf(attempt), (this.#found.get(familyOf(attempt)) ?? 0) + 1);
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
      progress(
        `${what}: ${count} tries, ${search.findings.length} beyond a bound, ${Math.round(options.seconds - passed())} s left`,
      );
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
  const { restarts } = search.measurer;
  await search.playSilences();
  await search.measurer.stop();
  const { kinds, findings, greatest } = search;
  return {
    tries: count,
    kinds: kinds.size,
    all: tries.length,
    restarts,
    machine: machine.spread().median,
    findings,
    greatest,
  };
}
