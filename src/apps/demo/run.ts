import { join } from 'node:path';
import { createLogger } from '../../adapters/log/logger.ts';
import { createReader } from '../../config/reader.ts';
import { origins } from '../../config/values.ts';
import type { Address } from '../../core/address.ts';
import type { DemoPerson } from '../gateway/demo-people.ts';
import { createStops, type Stops, type StopTimes } from '../start/stops.ts';
import { surviveRejections } from '../start/uncaught.ts';
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
  /** As CORS_ORIGINS takes them. */
  readonly corsOrigins?: string;
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

type Described = Pick<Person<Address>, 'name' | 'chain' | 'address' | 'liveToken'>;

const described = (people: Readonly<Record<string, Described>>): readonly Promise<DemoPerson>[] =>
  Object.values(people).map(async ({ name, chain, address, liveToken }) => ({
    name,
    role: ROLES[name],
    chain,
    wallet: address,
    token: await liveToken(),
  }));

/** Everybody in the demo, each with a session that lasts, as GraphiQL's page asks for them. */
const signedIn = ({ people, onSolana, run: { attestors } }: Demo): Promise<readonly DemoPerson[]> =>
  Promise.all([
    ...described(people),
    ...Object.entries(attestors ?? {}).map(async ([name, { address, liveToken }]) => ({
      name,
      role: 'attestor',
      chain: people.issuer.chain,
      wallet: address,
      token: await liveToken(),
    })),
    ...described(onSolana ?? {}),
  ]);

async function runAll(narrator: Narrator, world: World, { full, once }: DemoOptions): Promise<Demo> {
  const people = await gather(narrator, world);
  const run = await runStory(narrator, world, people, { full });
  const { solana } = world;
  if (once) return { people, onSolana: run.onSolana, run, open: null };
  narrator.chapter('Series to go on with');
  const label = 'One takes bids, one takes reveals, one has a report due, and one is a curve';
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

/** What has not ended by then is ended with this process: each child has a guardian. Nothing of a demo is kept. */
const STOP_TIMES: StopTimes = { allMs: 2_000, leastMs: 50 };

/** Starts everything, runs the story, and serves until it is asked to end, which may be at any time. */
export async function runDemo(narrator: Narrator, options: DemoOptions): Promise<void> {
  const stops = createStops(STOP_TIMES);
  try {
    await Promise.race([run(narrator, options, stops), options.ending]);
  } finally {
    await stops.run(() => {});
  }
}

/** Before anything starts, which takes a while. @throws ConfigError */
function requireOrigins(text: string | undefined): void {
  const reader = createReader(text ? { CORS_ORIGINS: text } : {});
  reader.optional('CORS_ORIGINS', origins);
  reader.finish(undefined);
}

async function run(narrator: Narrator, options: DemoOptions, stops: Stops): Promise<void> {
  requireOrigins(options.corsOrigins);
  const log = createLogger({ level: 'error', name: 'demo', destination: process.stderr });
  surviveRejections(() => log);
  let demo: Demo | undefined;
  const { host, port, corsOrigins } = options;
  const people = async () => (demo === undefined ? [] : signedIn(demo));
  const world = await openWorld(narrator, { host, port, corsOrigins, admins: [CAST.admin], log, people }, stops);
  demo = await runAll(narrator, world, options);
  await serve(narrator, world, demo, options);
  if (options.json) process.stdout.write(`${JSON.stringify({ ...demo.run.story, open: demo.open })}\n`);
  if (!options.once) await options.ending;
}
