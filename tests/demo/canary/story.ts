import { mnemonicToAccount } from 'viem/accounts';
import { createLogger } from '../../../src/adapters/log/logger.ts';
import { TERMS } from '../../../src/apps/demo/draft.ts';
import { createNarrator, type Narrator } from '../../../src/apps/demo/narrator.ts';
import { CAST, type Name } from '../../../src/apps/demo/people.ts';
import type { StorySecrets } from '../../../src/apps/demo/secrets.ts';
import { gather, type People, type Told, tell } from '../../../src/apps/demo/story.ts';
import { openWorld, type World } from '../../../src/apps/demo/world.ts';
import {
  createDeviceSecret,
  deriveRate,
  incomeSalt,
  parseShareRate,
  randomField,
} from '../../../src/apps/device/index.ts';
import { parsePeriod } from '../../../src/core/period.ts';
import { descendants, environmentOf } from '../../support/processes.ts';
import { markedKey, markedNumber, markedText, markedWad, type Secret } from './marks.ts';
import { recordOutput } from './output.ts';
import { type Exchange, recordTraffic } from './traffic.ts';

/** Figures of 19 digits, far from every other number of the story, and so close together that the payments are small. */
const THETA = 7_316_482_905_163_827_149n;
const STORY: StorySecrets = {
  theta: THETA,
  shareRate: '0.0512345678901234',
  termsSalt: randomField(),
  incomes: [THETA + 1_500_002n, THETA + 10_000_013n],
  device: createDeviceSecret(),
  claimOwner: createDeviceSecret(),
};
const KEYS = { notary: createDeviceSecret(), verifier: createDeviceSecret() };

/** Everything the story left outside of the memory that it was told in. */
export interface Evidence {
  readonly world: World;
  readonly told: Told;
  readonly people: People;
  readonly payrollUrl: string;
  readonly notaryUrl: string;
  readonly nodeUrl: string;
  readonly log: readonly string[];
  readonly verifierLog: readonly string[];
  /** What the process wrote besides. */
  readonly written: readonly string[];
  readonly narration: string;
  readonly exchanges: readonly Exchange[];
  /** Command lines and environments of everything that ran meanwhile. */
  readonly processes: ReadonlySet<string>;
}

export interface Marks {
  readonly terms: readonly Secret[];
  readonly figures: readonly Secret[];
  readonly salts: readonly Secret[];
  readonly payrollSession: Secret;
  /** Of the device, the verifier, the notary, the contracts' owner and the people's wallets. */
  readonly keys: readonly Secret[];
  readonly tokens: readonly Secret[];
}

const walletKey = (mnemonic: string, addressIndex: number): Uint8Array =>
  mnemonicToAccount(mnemonic, { addressIndex }).getHdKey().privateKey ?? new Uint8Array();

function marksOf({ told, people, world }: Evidence, payrollSession: string): Marks {
  const shareRate = parseShareRate(STORY.shareRate);
  const { mnemonic } = world.devnet.anvil;
  const names = Object.keys(CAST) as Name[];
  return {
    terms: [
      markedNumber('theta', STORY.theta),
      markedWad('share rate', shareRate),
      markedNumber('rate', deriveRate(shareRate, TERMS.unitsOffered)),
      markedNumber('terms salt', STORY.termsSalt),
    ],
    figures: STORY.incomes.map((income, i) => markedNumber(`income ${i + 1}`, income)),
    salts: told.periods.map(({ period }, i) =>
      markedNumber(`income salt ${i + 1}`, incomeSalt(STORY.device, told.seriesKey, parsePeriod(period))),
    ),
    payrollSession: markedText('payroll session', payrollSession),
    keys: [
      markedKey('device secret', STORY.device),
      markedKey('claim owner’s key', STORY.claimOwner),
      markedKey('verifier’s key', KEYS.verifier),
      markedKey('notary’s key', KEYS.notary),
      markedKey('owner’s key', walletKey(mnemonic, 0)),
      ...names.map((name) => markedKey(`wallet of ${name}`, walletKey(mnemonic, CAST[name]))),
    ],
    tokens: names.map((name) => markedText(`token of ${name}`, people[name].token)),
  };
}

/** Tells the whole story with the marked secrets, and keeps what could be seen of it from outside. Close its world. */
export async function tellMarked(): Promise<{ evidence: Evidence; marks: Marks }> {
  const log: string[] = [];
  const verifierLog: string[] = [];
  const written: string[] = [];
  const narration: string[] = [];
  const processes = new Set<string>();
  const lookAround = () => {
    for (const { pid, args } of descendants(process.pid)) processes.add(`${args}\n${environmentOf(pid)}`);
  };
  const spoken = createNarrator({ write: (text) => void narration.push(text) });
  const narrator: Narrator = {
    ...spoken,
    step: (label, work) =>
      spoken.step(label, async () => {
        const result = await work();
        lookAround();
        return result;
      }),
  };
  const traffic = recordTraffic();
  const output = recordOutput((text) => void written.push(text));
  try {
    const world = await openWorld(narrator, {
      host: '127.0.0.1',
      port: 0,
      admins: [CAST.admin],
      log: createLogger({ level: 'trace', destination: { write: (line) => void log.push(line) } }),
      keys: KEYS,
      onVerifierLine: (line) => void verifierLog.push(line),
    });
    try {
      let payrollSession = '';
      const openSession = (employee: string) => {
        payrollSession = world.payroll.openSession(employee);
        return payrollSession;
      };
      const people = await gather(narrator, world);
      const told = await tell(narrator, { ...world, payroll: { ...world.payroll, openSession } }, people, STORY);
      const evidence: Evidence = {
        world,
        told,
        people,
        payrollUrl: world.payroll.url,
        nodeUrl: world.devnet.anvil.url,
        notaryUrl: traffic.exchanges.find(({ url }) => url.endsWith('/v1/claims'))?.url.replace('/v1/claims', '') ?? '',
        log,
        verifierLog,
        written,
        narration: narration.join(''),
        exchanges: traffic.exchanges,
        processes,
      };
      return { evidence, marks: marksOf(evidence, payrollSession) };
    } catch (error) {
      await world.close();
      throw error;
    }
  } finally {
    traffic.stop();
    output.stop();
  }
}
