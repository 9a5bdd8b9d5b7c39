import { join } from 'node:path';
import { createLogger } from '../../adapters/log/logger.ts';
import { createStops, type Stops, type StopTimes } from '../start/stops.ts';
import { surviveRejections } from '../start/uncaught.ts';
import { evmChain } from './clock.ts';
import { FX_RATE, TERMS } from './draft.ts';
import type { Narrator } from './narrator.ts';
import { type OpenSeries, openOnSolana, openRaises } from './open-series.ts';
import { CAST, type People, type SolanaPeople, signInAllOnSolana } from './people.ts';
import { createPeopleRoute, type DemoPerson } from './people-route.ts';
import { offerPerson } from './person-links.ts';
import { renderScreen } from './screen.ts';
import { createReaders, runStory, type StoryRun, signInPeople } from './story.ts';
import { writeVariables } from './variables.ts';
import { leaveWork } from './waiting-work.ts';
import { openWorld, type World } from './world.ts';

export interface DemoOptions {
  readonly full: boolean;
  readonly once: boolean;
  readonly json: boolean;
  readonly host: string;
  readonly port: number;
  /** Origins in the form of CORS_ORIGINS. */
  readonly corsOrigins?: string;
  readonly isDefaultPort: boolean;
  /** The start of the demo, by `performance.now()`. */
  readonly started: number;
  /** Resolves on SIGINT or SIGTERM. */
  readonly ending: Promise<void>;
}

/** The result of the story: its people, and the open series. */
interface Demo {
  readonly people: People;
  readonly onSolana: SolanaPeople | undefined;
  readonly run: StoryRun;
  /** Null with --once, because nothing is served then. */
  readonly open: OpenSeries | null;
}

/** Lists all people of the demo with live sessions, for the gateway's pages. */
const listPeople = ({ people, onSolana, run: { attestors } }: Demo): Promise<readonly DemoPerson[]> =>
  Promise.all([
    ...Object.values(people).map(offerPerson),
    ...Object.entries(attestors ?? {}).map(async ([name, { address, liveToken }]) => ({
      name,
      role: 'attestor',
      chain: people.issuer.chain,
      wallet: address,
      token: await liveToken(),
    })),
    ...Object.values(onSolana ?? {}).map(offerPerson),
  ]);

/** Opens the series on Solana as people who have signed in there, or sign in first. */
async function openAsPeople(world: World, signedIn?: SolanaPeople) {
  const { solana } = world;
  const onSolana = signedIn ?? (solana && (await signInAllOnSolana(world, solana)));
  return { onSolana, series: await openOnSolana(solana, onSolana) };
}

/** Runs the story and opens the series; without series if `once` is set. */
async function runAll(narrator: Narrator, world: World, { full, once }: DemoOptions): Promise<Demo> {
  const people = await signInPeople(narrator, world);
  const { solana } = world;
  // The full story acts on Solana, so the series there are opened after it. Beside the short story they are opened at once.
  const [run, earlySeries] = await Promise.all([
    runStory(narrator, world, people, { full }),
    once || full ? undefined : openAsPeople(world),
  ]);
  if (once) return { people, onSolana: run.onSolana, run, open: null };
  narrator.chapter('Series to go on with');
  const label = 'One takes bids, one takes reveals, one has a report due, one is traded, and two are curves';
  return narrator.step(label, async () => {
    const [raises, { onSolana, series }] = await Promise.all([
      openRaises(evmChain(world), people),
      earlySeries ?? openAsPeople(world, run.onSolana),
    ]);
    const open = { ...raises, ...series };
    // The attestors' work ends the story's series, so that its terms cannot be amended any more.
    await leaveWork(world, people, { amended: full ? open.active : run.story.seriesKey, traded: open.active });
    for (const chain of [world.devnet, solana]) await chain?.owner.publishRate(TERMS.currencyCode, FX_RATE);
    return { people, onSolana, run, open };
  });
}

/** Writes the shell variables and shows the final screen; neither with --once. */
async function showScreen(narrator: Narrator, world: World, demo: Demo, options: DemoOptions): Promise<void> {
  const { open, people, run } = demo;
  if (open === null) return;
  const { seriesKey } = run.story;
  const variables = join(world.folder, 'names.sh');
  const { publicUrl, contracts } = world;
  writeVariables(variables, { place: world, publicUrl, contracts, seriesKey, open });
  const seconds = (performance.now() - options.started) / 1000;
  const { isDefaultPort } = options;
  narrator.chapter('Serving');
  const content = { world, asks: createReaders(world, people), seriesKey, open, variables, seconds, isDefaultPort };
  narrator.say(await renderScreen(content));
}

/** Short times to stop, because guardians end the children with this process, and no data of a demo is stored. */
const STOP_TIMES: StopTimes = { allMs: 2_000, leastMs: 50 };

/** Starts everything, runs the story, and serves until `ending` resolves, which may happen at any time. */
export async function runDemo(narrator: Narrator, options: DemoOptions): Promise<void> {
  const stops = createStops(STOP_TIMES);
  try {
    await Promise.race([runParts(narrator, options, stops), options.ending]);
  } finally {
    await stops.run(() => {});
  }
}

/** Starts the service, runs the demo in it, and serves until the end. */
async function runParts(narrator: Narrator, options: DemoOptions, stops: Stops): Promise<void> {
  const log = createLogger({ level: 'error', name: 'demo', destination: process.stderr });
  surviveRejections(() => log);
  let demo: Demo | undefined;
  const { host, port, corsOrigins } = options;
  const routes = [createPeopleRoute(async () => (demo === undefined ? [] : listPeople(demo)))];
  const world = await openWorld(narrator, { host, port, corsOrigins, admins: [CAST.admin], log, routes }, stops);
  demo = await runAll(narrator, world, options);
  await showScreen(narrator, world, demo, options);
  if (options.json) process.stdout.write(`${JSON.stringify({ ...demo.run.story, open: demo.open })}\n`);
  if (!options.once) await options.ending;
}
