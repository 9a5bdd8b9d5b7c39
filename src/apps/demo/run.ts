import { join } from 'node:path';
import { createLogger } from '../../adapters/log/logger.ts';
import type { Address } from '../../core/address.ts';
import type { DemoPerson } from '../gateway/demo-people.ts';
import { FX_RATE, TERMS } from './draft.ts';
import type { Narrator } from './narrator.ts';
import { type OpenSeries, openSeries } from './open-series.ts';
import { CAST, type People, type Person, ROLES, type SolanaPeople, signInAllOnSolana } from './people.ts';
import { screenOf } from './screen.ts';
import { gather, readersOf, runStory, type StoryRun } from './story.ts';
import { writeVariables } from './variables.ts';
import { openWorld, type World } from './world.ts';

export interface DemoOptions {
  readonly full: boolean;
  readonly once: boolean;
  readonly json: boolean;
  readonly host: string;
  readonly port: number;
  readonly isDefaultPort: boolean;
  /** By `performance.now()`. */
  readonly started: number;
  /** Lasts until the terminal or the operating system asks to end. */
  readonly ending: Promise<void>;
}

/** What is there to be read and done once the story is over. */
interface Demo {
  readonly people: People;
  readonly onSolana: SolanaPeople | undefined;
  readonly run: StoryRun;
  /** Null where nothing is served after it. */
  readonly open: OpenSeries | null;
}

const described = (
  people: Readonly<Record<string, Pick<Person<Address>, 'name' | 'chain' | 'address' | 'token'>>>,
): readonly DemoPerson[] =>
  Object.values(people).map(({ name, chain, address, token }) => ({
    name,
    role: ROLES[name],
    chain,
    wallet: address,
    token,
  }));

/** Everybody who is signed in, as GraphiQL's page asks for them. */
const signedIn = ({ people, onSolana, run: { attestors } }: Demo): readonly DemoPerson[] => [
  ...described(people),
  ...Object.entries(attestors ?? {}).map(([name, { address, token }]) => ({
    name,
    role: 'attestor',
    chain: people.issuer.chain,
    wallet: address,
    token: token(),
  })),
  ...described(onSolana ?? {}),
];

async function runAll(narrator: Narrator, world: World, { full, once }: DemoOptions): Promise<Demo> {
  const people = await gather(narrator, world);
  const run = await runStory(narrator, world, people, { full });
  const { solana } = world;
  if (once) return { people, onSolana: run.onSolana, run, open: null };
  narrator.chapter('Series to go on with');
  const label = 'One in which bids are taken, one in its reveals, one with a report due, and a curve';
  return narrator.step(label, async () => {
    const onSolana = run.onSolana ?? (solana && (await signInAllOnSolana(world, solana)));
    const open = await openSeries(world, people, onSolana);
    for (const chain of [world.devnet, solana]) await chain?.owner.publishRate(TERMS.currencyCode, FX_RATE);
    return { people, onSolana, run, open };
  });
}

async function serve(narrator: Narrator, world: World, demo: Demo, options: DemoOptions): Promise<void> {
  const { open, people, run } = demo;
  if (open === null) return;
  const { seriesKey } = run.story;
  const variables = join(world.folder, 'names.sh');
  const { publicUrl, contracts } = world;
  writeVariables(variables, { place: world, publicUrl, contracts, seriesKey, open });
  const seconds = (performance.now() - options.started) / 1000;
  const { isDefaultPort } = options;
  narrator.chapter('Serving');
  const served = { world, asks: readersOf(world, people), seriesKey, open, variables, seconds, isDefaultPort };
  narrator.say(await screenOf(served));
}

/** Starts everything, runs the story, and serves until it is asked to end. */
export async function runDemo(narrator: Narrator, options: DemoOptions): Promise<void> {
  const { ending } = options;
  const log = createLogger({ level: 'error', name: 'demo', destination: process.stderr });
  let demo: Demo | undefined;
  const world = await openWorld(narrator, {
    host: options.host,
    port: options.port,
    admins: [CAST.admin],
    log,
    people: () => (demo === undefined ? [] : signedIn(demo)),
  });
  try {
    demo = (await Promise.race([runAll(narrator, world, options), ending])) ?? undefined;
    if (demo === undefined) return;
    await serve(narrator, world, demo, options);
    if (options.json) process.stdout.write(`${JSON.stringify({ ...demo.run.story, open: demo.open })}\n`);
    if (!options.once) await ending;
  } finally {
    await world.close();
  }
}
