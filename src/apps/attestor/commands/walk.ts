import type { EvmAddress, Hex } from '../../../core/hex.ts';
import type { MessageKind } from '../../../core/signing/index.ts';
import type { GatewayClient } from '../client.ts';
import { EXIT, type ExitCode, Failure } from '../exit.ts';
import type { PinnedConfig } from '../files/config.ts';
import { readKeystore, withKey } from '../files/keystore.ts';
import { judge } from '../judge.ts';
import { requireLinked } from '../linked.ts';
import { plain } from '../plain.ts';
import { workOf } from '../requests/kinds.ts';
import { openWork, type WorkItem } from '../requests/open-work.ts';
import { reading } from '../requests/reader.ts';
import type { Choices, Work } from '../requests/request.ts';
import { askFinal, examine, prepare, requireUsable, type Signing, send, signatureOf } from '../signing/prepared.ts';
import { short, unchecked } from '../signing/present.ts';
import type { CommandAnswer, Tool } from '../tool.ts';
import { codesOf, type Kind, type RecordWord } from '../words.ts';

/** What became of one request. */
interface Step {
  readonly outcome: 'signed' | 'checked' | 'skipped' | 'failed' | 'left';
  readonly digest?: string;
  /** As the service answered it. */
  readonly state?: string;
  readonly failure?: Failure;
}

/** Who signs, and what with. */
interface Desk {
  readonly tool: Tool;
  readonly gateway: GatewayClient;
  readonly config: PinnedConfig;
  readonly key: EvmAddress;
  readonly secretKey: Uint8Array;
}

/** The person wants to end the walk. */
const STOP = Symbol('stop');
const isStop = (answer: string) => /^(q|quit|stop)$/i.test(answer);

const QUESTIONS: Readonly<Record<keyof Choices, string>> = {
  rate: 'Rate, a decimal',
  until: 'Paused until, like 2026-09-30T00:00:00Z',
  code: `Decision code, one of ${codesOf('APPROVE').join(', ')}`,
  adjustment: 'Adjustment in base units, with its sign',
  at: 'Attested at, like 2027-02-01T12:00:00Z',
};

/** What the attestor states for a kind that needs it; null where the request is skipped. */
async function askChoices({ terminal }: Tool, work: Work<MessageKind>): Promise<Choices | typeof STOP | null> {
  const stated: Record<string, string> = {};
  for (const name of work.choices) {
    const answer = await terminal.ask(`${QUESTIONS[name]}\n(empty skips, q stops): `);
    if (answer === '') return null;
    if (isStop(answer)) return STOP;
    stated[name] = answer;
  }
  if (stated.code === undefined || codesOf('APPROVE').includes(stated.code)) return stated;
  throw new Failure('usage', 'USAGE', 'There is no such decision code.');
}

/** The choices of a request in a form that is taken: asked again as long as they are not. */
async function decide({ tool, gateway, config }: Desk, { kind, id }: WorkItem) {
  const work = workOf(kind);
  if (work.choices.length === 0) return {};
  const { facts } = await work.load(gateway, id, null, config.chain);
  tool.terminal.say(unchecked(facts));
  if (tool.globals.dryRun) return null;
  for (;;) {
    try {
      const choices = await askChoices(tool, work);
      if (choices !== null && choices !== STOP) await work.load(gateway, id, choices, config.chain);
      return choices;
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'USAGE') throw error;
      tool.terminal.say(error.message);
    }
  }
}

async function askConsent(tool: Tool, { prepared: { work }, key }: Signing): Promise<'sign' | 'skip' | typeof STOP> {
  if (work.final) {
    const typed = await askFinal(tool, 'Type the last six digits of your key to sign (empty skips, q stops): ');
    if (typed === key.slice(-6)) return 'sign';
    return isStop(typed) ? STOP : 'skip';
  }
  for (;;) {
    const answer = await tool.terminal.ask('Sign it (y), skip it (n), or stop (q)? ');
    if (/^(y|yes|sign)$/i.test(answer)) return 'sign';
    if (/^(|n|no|skip)$/i.test(answer)) return 'skip';
    if (isStop(answer)) return STOP;
  }
}

/** One request: recomputed, shown, asked about, signed and sent. @throws Failure */
async function visit(desk: Desk, work: WorkItem): Promise<Step | typeof STOP> {
  const { tool, gateway, config, key, secretKey } = desk;
  if (!work.ready) return { outcome: 'skipped' };
  const choices = await decide(desk, work);
  if (choices === STOP) return STOP;
  if (choices === null) return { outcome: 'skipped' };
  const prepared = await prepare(gateway, config, { word: work.kind, id: work.id, key, choices });
  await requireUsable(prepared, key, config);
  const signing = { prepared, config, key };
  const { digest } = prepared.request;
  await reading(key, secretKey, (reader) => examine(tool, signing, reader));
  if (tool.globals.dryRun) return { outcome: 'checked', digest };
  const consent = await askConsent(tool, signing);
  if (consent === STOP) return STOP;
  if (consent === 'skip') return { outcome: 'skipped', digest };
  const signature: Hex = signatureOf(signing, secretKey);
  const state = await send(tool, signing, signature);
  tool.terminal.say(`Signed; the service says ${plain(state)}.`);
  return { outcome: 'signed', digest, state };
}

/** After these nothing more can be done for any request. */
const ENDS: ReadonlySet<ExitCode> = new Set([EXIT.cancelled, EXIT.keystore, EXIT.signIn, EXIT.network, EXIT.usage]);

/** Visits each request until one ends the walk. */
async function visitAll(desk: Desk, waiting: readonly WorkItem[]): Promise<Step[]> {
  const steps: Step[] = [];
  const { terminal, signal } = desk.tool;
  let ended = false;
  for (const [i, work] of waiting.entries()) {
    if (ended) {
      steps.push({ outcome: 'left' });
      continue;
    }
    terminal.say(`\n[${i + 1}/${waiting.length}] ${titleOf(work)}\n  ${[work.asked, ...readWith(work)].join('\n  ')}`);
    try {
      const step = await visit(desk, work);
      ended = step === STOP;
      steps.push(step === STOP ? { outcome: 'left' } : step);
    } catch (error) {
      if (signal.aborted) throw error;
      const failure = judge(error);
      ended = ENDS.has(failure.exitCode);
      terminal.say(plain(failure.message));
      steps.push(failure.exitCode === EXIT.cancelled ? { outcome: 'left' } : { outcome: 'failed', failure });
    }
  }
  return steps;
}

/** What a request brings to be read. */
const SEALED: Partial<Readonly<Record<Kind, RecordWord>>> = {
  report: 'document',
  trueup: 'annual-document',
  pause: 'hardship',
  extinguish: 'evidence',
};

/** Its id, and the command that opens what was sealed to the key. */
function readWith({ kind, id }: WorkItem): readonly string[] {
  const record = SEALED[kind];
  return [`Id ${id}`, ...(record === undefined ? [] : [`\`decrypt ${record} ${id} --out FOLDER\``])];
}

const titleOf = ({ kind, of }: WorkItem) => (of === '' ? kind : `${kind} ${of}`);

/** The first failure's code; 2 where the person stopped before the end. */
function exitOf(steps: readonly Step[]): ExitCode {
  const failed = steps.find(({ failure }) => failure !== undefined)?.failure;
  return failed?.exitCode ?? (steps.some(({ outcome }) => outcome === 'left') ? EXIT.cancelled : EXIT.ok);
}

function summary(key: EvmAddress, waiting: readonly WorkItem[], steps: readonly Step[]): CommandAnswer {
  const both = waiting.map((work, i) => ({ work, step: steps[i] ?? { outcome: 'left' as const } }));
  const counts = ['signed', 'checked', 'skipped', 'failed', 'left'].flatMap((outcome) => {
    const count = steps.filter((step) => step.outcome === outcome).length;
    return count === 0 ? [] : [`${count} ${outcome}`];
  });
  const lines = both.map(({ work, step: { outcome, failure } }) => {
    const id = work.kind === 'fx' ? short(work.id) : work.id;
    const line = `  ${outcome.padEnd(7)}  ${titleOf(work).padEnd(15)}  ${id}`;
    return failure === undefined ? line : `${line}\n           ${failure.code} (exit code ${failure.exitCode})`;
  });
  return {
    json: {
      key,
      requests: both.map(({ work: { kind, id, seriesKey, of }, step: { failure, ...step } }) => ({
        kind,
        id,
        seriesKey,
        of,
        ...step,
        ...(failure === undefined ? {} : { code: failure.code, exitCode: failure.exitCode }),
      })),
    },
    text: [`${counts.join(', ')}.`, ...lines].join('\n'),
    exit: exitOf(steps),
  };
}

/** Everything that waits for the key, one request after the other: recomputed, shown, asked about; one password for all. */
export async function walk(tool: Tool): Promise<CommandAnswer> {
  const { globals, terminal, signal } = tool;
  if (globals.yes) throw new Failure('usage', 'USAGE', '`sign --yes` needs a kind, an id and --expect-digest.');
  const config = await tool.config();
  const signedIn = await tool.signedIn();
  const keystore = await readKeystore(await tool.keystorePath());
  const key = keystore.address;
  const all = await openWork(signedIn.gateway, await requireLinked(signedIn, key));
  const ours = all.filter(({ chain }) => chain === null || chain === config.chain);
  const waiting = ours.filter(({ keys }) => keys.includes(key));
  const others = all.length - waiting.length;
  if (others > 0) terminal.say(`${others} more for other keys or chains: \`requests\` lists them.`);
  if (waiting.length === 0) return { json: { key, requests: [] }, text: `Nothing waits for ${key}.` };
  terminal.say(`${waiting.length} to sign with ${key}.`);
  const from = { file: globals.passwordFile, of: `of ${key}` };
  const steps = await withKey(keystore, from, { terminal, signal }, ({ secretKey }) =>
    visitAll({ tool, gateway: signedIn.gateway, config, key, secretKey }, waiting),
  );
  return summary(key, waiting, steps);
}
