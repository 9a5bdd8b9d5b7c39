import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createLogger } from '../../../../src/adapters/log/logger.ts';
import type { Attestors } from '../../../../src/apps/demo/attestors.ts';
import { createClient } from '../../../../src/apps/demo/client.ts';
import { draftSeries } from '../../../../src/apps/demo/draft.ts';
import { createNarrator, type Narrator } from '../../../../src/apps/demo/narrator.ts';
import { CAST, type People } from '../../../../src/apps/demo/people.ts';
import { reportQuarter } from '../../../../src/apps/demo/quarter.ts';
import { runRaise } from '../../../../src/apps/demo/raise.ts';
import { readAsEach } from '../../../../src/apps/demo/readers.ts';
import { gather, runStory, type StoryOutcome } from '../../../../src/apps/demo/story.ts';
import { openWorld, type World } from '../../../../src/apps/demo/world.ts';
import { createMemoryStore, createReportProver, loadCircuitFiles } from '../../../../src/apps/device/index.ts';
import type { DatabaseConfig } from '../../../../src/config/types.ts';
import { circuitFiles } from '../../../circuits/files.ts';
import { descendants, environmentOf } from '../../../support/processes.ts';
import { type Passing, startInterceptor } from '../../attestor/support/interceptor.ts';
import { createKnownKeys } from '../../attestor/support/known-keys.ts';
import { recordOutput } from './output.ts';
import { KEYS, type Marks, marksOf, marksOfPeople, type Reported, STORY } from './secrets.ts';
import { type Exchange, recordTraffic } from './traffic.ts';

/** Everything a story left outside of the memory that it ran in. */
export interface Recorded {
  readonly world: World;
  readonly people: People;
  readonly payrollUrl: string;
  readonly notaryUrl: string;
  readonly nodeUrl: string;
  readonly log: readonly string[];
  readonly verifierLog: readonly string[];
  /** What the process wrote besides. */
  readonly written: readonly string[];
  readonly narration: string;
  /** Those of the attestors' tool with the gateway too, which go through this process. */
  readonly exchanges: readonly Exchange[];
  /** Command lines and environments of everything that ran meanwhile. */
  readonly processes: ReadonlySet<string>;
}

/** Of the whole story. */
export interface Evidence extends Recorded {
  readonly outcome: StoryOutcome;
  readonly attestors: Attestors;
  /** What the attestors' tool asked the gateway, in order. */
  readonly posted: readonly Passing[];
}

/** Commands of the tool last longer than this: each opens a key file or loads its program. */
const LOOK_EVERY_MS = 150;

/** Sees what runs, from now until `stop`. */
function watchProcesses(): { readonly seen: ReadonlySet<string>; stop(): void } {
  const seen = new Set<string>();
  const look = () => {
    for (const { pid, args } of descendants(process.pid)) seen.add(`${args}\n${environmentOf(pid)}`);
  };
  // The tool's process ends within 150 ms: one more look as soon as a child of this process was started.
  const lookSoon = () => void setImmediate(look);
  subscribe('child_process', lookSoon);
  const timer = setInterval(look, LOOK_EVERY_MS);
  const stop = () => {
    clearInterval(timer);
    unsubscribe('child_process', lookSoon);
  };
  return { seen, stop };
}

type Play<T> = (narrator: Narrator, world: World, people: People) => Promise<T>;

/** Runs a story on an open world; answers its session with the payroll provider too. */
async function playOn<T>(world: World, narrator: Narrator, play: Play<T>) {
  let payrollSession = '';
  const openSession = (employee: string) => {
    payrollSession = world.payroll.openSession(employee);
    return payrollSession;
  };
  const people = await gather(narrator, world);
  const outcome = await play(narrator, { ...world, payroll: { ...world.payroll, openSession } }, people);
  return { people, outcome, payrollSession };
}

/** Opens a world, runs a story with the marked secrets on it, and keeps what could be seen of it from outside. Close its world. */
async function recordStory<T>(
  play: Play<T>,
  database?: DatabaseConfig,
): Promise<{ readonly recorded: Recorded; readonly outcome: T; readonly payrollSession: string }> {
  const log: string[] = [];
  const verifierLog: string[] = [];
  const written: string[] = [];
  const narration: string[] = [];
  const narrator = createNarrator({ write: (text) => void narration.push(text) });
  const processes = watchProcesses();
  const traffic = recordTraffic();
  const output = recordOutput((text) => void written.push(text));
  try {
    const world = await openWorld(narrator, {
      host: '127.0.0.1',
      port: 0,
      admins: [CAST.admin],
      log: createLogger({ level: 'trace', destination: { write: (line) => void log.push(line) } }),
      keys: KEYS,
      ...(database ? { database } : {}),
      onVerifierLine: (line) => void verifierLog.push(line),
    });
    try {
      const { people, outcome, payrollSession } = await playOn(world, narrator, play);
      traffic.stop();
      const recorded: Recorded = {
        world,
        people,
        payrollUrl: world.payroll.url,
        nodeUrl: world.devnet.anvil.url,
        notaryUrl: traffic.exchanges.find(({ url }) => url.endsWith('/v1/claims'))?.url.replace('/v1/claims', '') ?? '',
        log,
        verifierLog,
        written,
        narration: narration.join(''),
        exchanges: traffic.exchanges,
        processes: processes.seen,
      };
      return { recorded, outcome, payrollSession };
    } catch (error) {
      await world.close();
      throw error;
    }
  } finally {
    processes.stop();
    traffic.stop();
    output.stop();
  }
}

/** The whole story, with the tool's way to the gateway leading through this process. */
async function playWhole(narrator: Narrator, world: World, people: People) {
  const interceptor = await startInterceptor(world.url);
  try {
    const told = await runStory(narrator, { ...world, toolUrl: interceptor.url }, people, STORY);
    return { ...told, posted: interceptor.passed };
  } finally {
    await interceptor.close();
  }
}

/** Runs the whole story with the marked secrets, and keeps what could be seen of it from outside. Close its world. */
export async function runMarkedStory(): Promise<{ evidence: Evidence; marks: Marks }> {
  const known = createKnownKeys();
  Object.assign(process.env, known.environment); // the tool's processes have it
  try {
    const { recorded, outcome, payrollSession } = await recordStory(playWhole);
    const { story, attestors, posted } = outcome;
    const evidence: Evidence = { ...recorded, outcome: story, attestors, posted };
    return { evidence, marks: await marksOf(evidence, payrollSession) };
  } finally {
    for (const name of Object.keys(known.environment)) delete process.env[name];
    known.remove();
  }
}

const FIRST_INCOME = STORY.incomes[0];

/** From the draft to the first quarter's payment, and what five people then read. */
async function playBeginning(narrator: Narrator, world: World, people: People): Promise<Reported> {
  const { issuer, ada, cleo, admin } = people;
  const draft = await draftSeries(narrator, world, issuer, STORY);
  const { seriesKey } = draft;
  await runRaise(narrator, world, draft, people, STORY);
  const prover = await createReportProver(await loadCircuitFiles(circuitFiles()));
  const machine = {
    device: { secret: STORY.device, store: createMemoryStore(), prover },
    payrollSession: world.payroll.openSession('issuer'),
    ownerKey: STORY.claimOwner,
  };
  const [firstPeriod] = draft.periods;
  try {
    await reportQuarter(narrator, world, issuer, machine, { seriesKey, period: firstPeriod, ytd: FIRST_INCOME });
  } finally {
    await prover.close();
  }
  const asks = { holder: ada.ask, backer: cleo.ask, issuer: issuer.ask, admin: admin.ask };
  await readAsEach({ public: createClient(`${world.url}/graphql`), ...asks }, seriesKey);
  return { seriesKey, firstPeriod, quarters: 1 };
}

/** The same of the beginning of the story, for the quick run: no attestors, no trading, and an empty database that is given. */
export async function runMarkedBeginning(databaseUrl: string): Promise<{ recorded: Recorded; marks: Marks }> {
  const { recorded, outcome, payrollSession } = await recordStory(playBeginning, { kind: 'given', url: databaseUrl });
  return { recorded, marks: marksOfPeople(recorded, outcome, payrollSession) };
}
