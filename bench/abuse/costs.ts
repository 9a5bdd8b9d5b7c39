import { setTimeout as wait } from 'node:timers/promises';
import { usage } from '../support/usage.ts';
import { BOUNDS, MEASURES, type Measure } from './bounds.ts';
import { bytesOf, exchange, type Message, type Reply } from './exchange.ts';
import type { Site, WatchedGateway } from './site.ts';

/** The longest wait for an answer, in milliseconds. A gateway that is silent then is ended. */
export const LONGEST_MS = 15_000;
/** The requests before and between two readings of what is kept. Caches may still grow in the first rounds. */
const KEPT_ROUNDS = [
  [20, 40],
  [30, 100],
  [150, 150],
] as const;

/** The cost of one request. */
export interface Cost extends Readonly<Record<Measure, number>> {
  readonly reply: Reply;
  /** The processor time of parsing the body once, in milliseconds. */
  readonly parsing: number;
  readonly died: boolean;
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

/** A bound of 0 is exceeded twice by 1, and further by more. */
const ratioOf = (value: number, bound: number): number => (bound === 0 ? value && value + 1 : value / bound);

/** The worst measure of a cost. */
export interface Judgement {
  /** The greatest ratio of a measure to its bound; infinite if the gateway ended. */
  readonly excess: number;
  readonly worst: Measure | 'died';
}

export function judge(cost: Cost): Judgement {
  if (cost.died) return { excess: Number.POSITIVE_INFINITY, worst: 'died' };
  const ratios = MEASURES.map((measure) => [measure, ratioOf(cost[measure], BOUNDS[measure])] as const);
  const [worst, excess] = ratios.reduce((most, one) => (one[1] > most[1] ? one : most));
  return { excess, worst };
}

const NOTHING = {
  died: false,
  silence: 0,
  answer: 0,
  kept: 0,
  memory: 0,
  statements: 0,
  nodeCalls: 0,
  held: 0,
  taken: 0,
  endless: 0,
} satisfies Partial<Cost>;

/** A gateway that is started again after its end, with the costs of requests to it. */
export class Measurer {
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
      if (message.leavesAfter !== undefined) await wait(30);
      const { silence } = await gateway.ask('end');
      const counts = {
        statements: this.#site.statements() - statements,
        nodeCalls: this.#site.nodeCalls() - nodeCalls,
      };
      const memory = Math.max(0, usage(gateway.pid).most - rss);
      const endless = reply.end === 'silent' ? 1 : 0;
      const held = await this.#held(gateway);
      return { ...NOTHING, ...counts, reply, parsing: once, silence, answer: reply.received, memory, held, endless };
    } catch {
      await gateway.kill();
      const sent = bytesOf(message).length;
      const reply: Reply = { status: 0, sent, received: 0, ms: LONGEST_MS, start: '', end: 'silent' };
      return { ...NOTHING, reply, parsing: once, died: true, silence: LONGEST_MS };
    }
  }

  /** The places that stay held for a while after the answer. */
  async #held(gateway: WatchedGateway): Promise<number> {
    for (let i = 0; i < 3; i++) {
      if ((await gateway.held()) === 0) return 0;
      await wait(100);
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

const WARM: Message = {
  method: 'POST',
  path: '/graphql',
  headers: [['content-type', 'application/json']],
  body: '{"query":"{ seriesList(first: 3) { nodes { key issuer state } } }"}',
};
