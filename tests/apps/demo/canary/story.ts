import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createLogger } from '../../../../src/adapters/log/logger.ts';
import type { Attestors } from '../../../../src/apps/demo/attestors.ts';
import type { AttestorsOutcome } from '../../../../src/apps/demo/attestors-story.ts';
import { createNarrator, type Narrator } from '../../../../src/apps/demo/narrator.ts';
import { CAST, type People, type SolanaPeople } from '../../../../src/apps/demo/people.ts';
import { runStory, type StoryOutcome, signInPeople } from '../../../../src/apps/demo/story.ts';
import { openWorld, type World } from '../../../../src/apps/demo/world.ts';
import { createStops } from '../../../../src/apps/start/stops.ts';
import { type Passing, startInterceptor } from '../../../packages/attestor/support/interceptor.ts';
import { createKnownKeys } from '../../../packages/attestor/support/known-keys.ts';
import { descendants, environmentOf } from '../../../support/processes.ts';
import { recordOutput } from './output.ts';
import { KEYS, type Marks, marksOf, STORY } from './secrets.ts';
import { type Exchange, recordTraffic } from './traffic.ts';

/** Everything the story left outside of the memory that it ran in. */
export interface Evidence {
  readonly world: World;
  close(): Promise<void>;
  readonly outcome: StoryOutcome & { readonly attestors: AttestorsOutcome };
  readonly people: People;
  readonly onSolana: SolanaPeople;
  readonly attestors: Attestors;
  readonly payrollUrl: string;
  readonly notaryUrl: string;
  readonly nodeUrl: string;
  readonly solanaUrl: string;
  readonly log: readonly string[];
  readonly verifierLog: readonly string[];
  /** What the process wrote besides. */
  readonly written: readonly string[];
  readonly narration: string;
  /** Those of the attestors' tool with the gateway too, which go through this process. */
  readonly exchanges: readonly Exchange[];
  /** What the attestors' tool asked the gateway, in order. */
  readonly posted: readonly Passing[];
  /** Command lines and environments of everything that ran meanwhile. */
  readonly processes: ReadonlySet<string>;
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

/** Runs the story on an open world, with the tool's way to the gateway leading through this process. */
async function runStoryOn(world: World, narrator: Narrator) {
  const interceptor = await startInterceptor(world.url);
  try {
    let payrollSession = '';
    const openSession = (employee: string) => {
      payrollSession = world.payroll.openSession(employee);
      return payrollSession;
    };
    const people = await signInPeople(narrator, world);
    const payroll = { ...world.payroll, openSession };
    const { story, attestors, onSolana } = await runStory(
      narrator,
      { ...world, payroll, toolUrl: interceptor.url },
      people,
      { secrets: STORY, full: true },
    );
    if (onSolana === undefined || attestors === undefined || story.attestors === null)
      throw new Error('the story was not run to its end');
    return {
      outcome: { ...story, attestors: story.attestors },
      attestors,
      people,
      onSolana,
      payrollSession,
      posted: interceptor.passed,
    };
  } finally {
    await interceptor.close();
  }
}

/** Runs the whole story with the marked secrets, and keeps what could be seen of it from outside, until it is closed. */
export async function runMarkedStory(): Promise<{ evidence: Evidence; marks: Marks }> {
  const log: string[] = [];
  const verifierLog: string[] = [];
  const written: string[] = [];
  const narration: string[] = [];
  const narrator = createNarrator({ write: (text) => void narration.push(text) });
  const processes = watchProcesses();
  const traffic = recordTraffic();
  const output = recordOutput((text) => void written.push(text));
  const known = createKnownKeys();
  Object.assign(process.env, known.environment); // the tool's processes have it
  try {
    const stops = createStops();
    const close = () => stops.run((part) => void written.push(`${part} did not end in time`));
    try {
      const options = {
        host: '127.0.0.1',
        port: 0,
        admins: [CAST.admin],
        log: createLogger({ level: 'trace', destination: { write: (line) => void log.push(line) } }),
        keys: KEYS,
        onVerifierLine: (line: string) => void verifierLog.push(line),
      };
      const world = await openWorld(narrator, options, stops);
      const { payrollSession, ...story } = await runStoryOn(world, narrator);
      traffic.stop();
      const evidence: Evidence = {
        ...story,
        world,
        close,
        payrollUrl: world.payroll.url,
        nodeUrl: world.devnet.anvil.url,
        solanaUrl: world.solana?.node.url ?? '',
        notaryUrl: traffic.exchanges.find(({ url }) => url.endsWith('/v1/claims'))?.url.replace('/v1/claims', '') ?? '',
        log,
        verifierLog,
        written,
        narration: narration.join(''),
        exchanges: traffic.exchanges,
        processes: processes.seen,
      };
      return { evidence, marks: await marksOf(evidence, payrollSession) };
    } catch (error) {
      await close();
      throw error;
    }
  } finally {
    processes.stop();
    traffic.stop();
    output.stop();
    for (const name of Object.keys(known.environment)) delete process.env[name];
    known.remove();
  }
}
