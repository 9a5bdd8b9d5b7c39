import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '../../support/eventually.ts';
import { activityFeed, type Feed, openFeed } from '../../support/feed.ts';
import type { StoryChain } from './chains.ts';
import { keyOf } from './people.ts';
import type { World } from './world.ts';

/** One connection of a feed: the list as it was once the feed was open, and what came, by id, the oldest first. */
export interface Followed {
  readonly listed: readonly string[];
  readonly events: string[];
}

/** Somebody who follows a series at one gateway, and opens the feed again wherever it ends. */
export interface Follower {
  readonly sessions: readonly Followed[];
  /** Resolves once it has this event, or has waited long for it. */
  reached(id: string): Promise<void>;
  stop(): Promise<void>;
}

interface Page {
  readonly data?: { readonly activity: { readonly nodes: readonly { readonly id: string }[] } } | null;
}

/** Ids of everything that happened to a series, the oldest first. */
async function listAt(url: string, seriesKey: string, chain: string): Promise<readonly string[]> {
  const query = `{ activity(seriesKey: "${seriesKey}", chain: "${chain}", first: 100) { nodes { id } } }`;
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    signal: AbortSignal.timeout(8_000),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as Page;
  if (data?.activity == null) throw new Error('no list');
  return data.activity.nodes.map(({ id }) => keyOf(id)).reverse();
}

/** As docs/frontend.md has it: the feed is opened first, then the list is read. */
export function follow(world: World, { name: chain }: StoryChain, gateway: number, seriesKey: string): Follower {
  const { url } = world.gateways[gateway] as World['gateways'][number];
  const sessions: Followed[] = [];
  let isOver = false;
  let current: Feed | undefined;
  const request = (path: string, init?: RequestInit) => fetch(`${url}${path}`, init);

  async function once(): Promise<void> {
    const feed = await openFeed({ request }, { document: activityFeed(seriesKey, undefined, chain) });
    current = feed;
    if (isOver) feed.stop();
    const session: Followed = { listed: await listAt(url, seriesKey, chain), events: [] };
    sessions.push(session);
    for (let next = await feed.next(); next !== null; next = await feed.next()) {
      const { data } = next as { data?: { activity?: { id: string; retracted: boolean } } };
      if (data?.activity?.retracted === false) session.events.push(keyOf(data.activity.id));
    }
  }
  const running = (async () => {
    while (!isOver) {
      await once().catch(() => current?.stop());
      await wait(100);
    }
  })();
  return {
    sessions,
    reached: (id) =>
      eventually(() => {
        const { listed, events } = sessions.at(-1) ?? { listed: [], events: [] };
        if (![...listed, ...events].includes(id)) throw new Error('not yet');
      }).catch(() => {}),
    async stop() {
      isOver = true;
      current?.stop();
      await running;
    },
  };
}
