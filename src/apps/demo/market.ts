import type { Address } from '@income-series/protocol/address';
import type { BidOpening } from '@income-series/protocol/bid';
import type { Bytes32 } from '@income-series/protocol/hex';
import { requireData } from './client.ts';
import { evmChain, moveClock } from './clock.ts';
import { TOKEN } from './draft.ts';
import type { Narrator } from './narrator.ts';
import type { Name, People, Person } from './people.ts';
import { commitOrder, revealOrder } from './steps/sealed.ts';
import { pollUntil } from './until.ts';
import type { World } from './world.ts';

const TRADERS = ['ada', 'ben', 'cleo', 'dora'] as const satisfies readonly Name[];
type Trader = (typeof TRADERS)[number];

interface Wish {
  readonly side: 'BUY' | 'SELL';
  /** Price of a unit in whole tokens. */
  readonly price: bigint;
  readonly quantity: bigint;
}

/** The traders' orders. At 13 tokens, 35 units are offered and 50 wanted, so the buyers share. */
const WISHES: Readonly<Record<Trader, Wish>> = {
  ada: { side: 'SELL', price: 13n, quantity: 25n },
  ben: { side: 'SELL', price: 12n, quantity: 10n },
  cleo: { side: 'BUY', price: 14n, quantity: 30n },
  dora: { side: 'BUY', price: 13n, quantity: 20n },
};

/** The public data of a window. Money in base units. */
export interface WindowOutcome {
  readonly number: number;
  readonly phase: string;
  readonly commitEndsAt: string;
  readonly revealEndsAt: string;
  readonly price: string | null;
  readonly volume: string | null;
  readonly demand: string | null;
  readonly supply: string | null;
}

/** An order as its trader reads it. */
interface OrderOutcome {
  readonly side: string;
  readonly processing: string;
  readonly filled: string;
  readonly delivery: string;
  readonly deliveredMoney: string;
  readonly deliveredUnits: string;
}

export interface MarketOutcome {
  readonly window: WindowOutcome;
  readonly orders: Readonly<Record<Trader, OrderOutcome>>;
  /** Each trader's units after the window. */
  readonly units: Readonly<Record<Trader, string>>;
}

const WINDOW = `query Window($key: Bytes32!, $chain: Chain!) { series(key: $key, chain: $chain) { windows(first: 1) { edges { node {
  number phase commitEndsAt revealEndsAt price volume demand supply
} } } } }`;
const ORDER = `query Order { myOrders(first: 1) { edges { node {
  side processing filled delivery deliveredMoney deliveredUnits
} } } }`;
const UNITS = 'query Units { myPositions(first: 1) { edges { node { units } } } }';

interface Edges<T> {
  readonly edges: readonly { readonly node: T }[];
}

const toSeconds = (time: string) => BigInt(Math.floor(new Date(time).getTime() / 1000));

/** Creates a poll that returns the last window of a series if it is in a phase, else null. */
export const pollWindow =
  ({ ask, chain }: Person<Address>, key: Bytes32, phase: string) =>
  async (): Promise<WindowOutcome | null> => {
    const { series } = await requireData(ask<{ series: { windows: Edges<WindowOutcome> } }>(WINDOW, { key, chain }));
    const window = series.windows.edges[0]?.node;
    return window?.phase === phase ? window : null;
  };

/** The chapter of later trading: a keeper opens a window, four people trade by sealed orders, a keeper settles and delivers. */
export async function runWindow(
  narrator: Narrator,
  world: World,
  people: People,
  seriesKey: Bytes32,
): Promise<MarketOutcome> {
  const { step, say } = narrator;
  const inPhase = (phase: string) => pollWindow(people.outsider, seriesKey, phase);
  const fetchFirst = async <T>(person: Person, document: string, field: string): Promise<T | undefined> => {
    const data = await requireData(person.ask<Record<string, Edges<T>>>(document));
    return data[field]?.edges[0]?.node;
  };

  const { commitEndsAt, revealEndsAt } = await step('A keeper opens a window', () =>
    pollUntil('the window', inPhase('COMMIT')),
  );
  const openings = await step('Commit: Ada and Ben escrow units, Cleo and Dora money', async () => {
    const openings: Partial<Record<Trader, BidOpening>> = {};
    for (const name of TRADERS) {
      const { price, ...wish } = WISHES[name];
      openings[name] = await commitOrder(people[name], seriesKey, { ...wish, price: price * TOKEN });
    }
    return openings as Readonly<Record<Trader, BidOpening>>;
  });
  await moveClock(narrator, evmChain(world), toSeconds(commitEndsAt) + 1n, 'the window’s commits are over');
  await step('Reveal', async () => {
    for (const name of TRADERS) {
      await revealOrder(people[name], seriesKey, openings[name]);
    }
  });
  await moveClock(narrator, evmChain(world), toSeconds(revealEndsAt) + 1n, 'its reveals are over');
  const window = await step('A keeper finds the price and moves the units', () =>
    pollUntil('the trade', inPhase('DONE')),
  );
  const orders: Partial<Record<Trader, OrderOutcome>> = {};
  const units: Partial<Record<Trader, string>> = {};
  await step('A keeper delivers money, and units that were not sold', async () => {
    for (const name of TRADERS) {
      orders[name] = await pollUntil('a delivery', async () => {
        const order = await fetchFirst<OrderOutcome>(people[name], ORDER, 'myOrders');
        return order?.delivery === 'DELIVERED' ? order : null;
      });
      units[name] = (await fetchFirst<{ units: string }>(people[name], UNITS, 'myPositions'))?.units ?? '0';
    }
  });
  say(
    `${window.volume} units at ${BigInt(window.price ?? 0) / TOKEN} tokens: ${window.demand} were asked for, so Cleo and Dora` +
      ' got a part each. They are holders from that block on, and earn from it on.',
  );
  return { window, orders: orders as MarketOutcome['orders'], units: units as MarketOutcome['units'] };
}
