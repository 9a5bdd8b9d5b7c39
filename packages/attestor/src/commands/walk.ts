import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import type { MessageKind } from '@income-series/protocol/signing';
import type { GatewayClient } from '../client.ts';
import { EXIT, type ExitCode, Failure } from '../exit.ts';
import type { PinnedConfig } from '../files/config.ts';
import { readKeystore, withKey } from '../files/keystore.ts';
import { toFailure } from '../judge.ts';
import { requireLinked } from '../linked.ts';
import { toPlain } from '../plain.ts';
import { workOf } from '../requests/kinds.ts';
import { readOpenWork, type WorkItem } from '../requests/open-work.ts';
import { withEncryptionKey } from '../requests/reader.ts';
import type { Choices, Work } from '../requests/request.ts';
import {
  askFinal,
  examineRequest,
  prepare,
  requireUsable,
  type Signing,
  send,
  signRequest,
} from '../signing/prepared.ts';
import { formatUnchecked, shortHex } from '../signing/present.ts';
import type { CommandAnswer, Tool } from '../tool.ts';
import { codesOf, type Kind, type RecordWord } from '../words.ts';

/** The outcome of one request. */
interface Step {
  readonly outcome: 'signed' | 'checked' | 'skipped' | 'failed' | 'left';
  readonly digest?: string;
  /** The state that the service returned. */
  readonly state?: string | null;
  readonly failure?: Failure;
}

/** The signer of a walk: the tool, the gateway, and the unlocked key. */
interface Desk {
  readonly tool: Tool;
  readonly gateway: GatewayClient;
  readonly config: PinnedConfig;
  readonly key: EvmAddress;
  readonly secretKey: Uint8Array;
}

/** The answer that ends the walk. */
const STOP = Symbol('stop');
const isStop = (answer: string) => /^(q|quit|stop)$/i.test(answer);

const QUESTIONS: Readonly<Record<keyof Choices, string>> = {
  rate: 'Rate, a decimal',
  until: 'Paused until, like 2027-09-30T00:00:00Z',
  code: `Decision code, one of ${codesOf('APPROVE').join(', ')}`,
  adjustment: 'Adjustment in base units, with its sign',
  at: 'Attested at, like 2027-02-01T12:00:00Z',
};

/** Asks for the choices that a kind of request needs; null to skip the request. */
async function askChoices({ terminal }: Tool, work: Work<MessageKind>): Promise<Choices | typeof STOP | null> {
  const choices: Record<string, string> = {};
  for (const name of work.choices) {
    const answer = await terminal.ask(`${QUESTIONS[name]}\n(empty skips, q stops): `);
    if (answer === '') return null;
    if (isStop(answer)) return STOP;
    choices[name] = answer;
  }
  if (choices.code === undefined || codesOf('APPROVE').includes(choices.code)) return choices;
  throw new Failure('usage', 'USAGE', 'There is no such decision code.');
}

/** Asks for the choices of a request until they are valid; null to skip it. */
async function askValidChoices({ tool, gateway, config }: Desk, { kind, id }: WorkItem) {
  const work = workOf(kind);
  if (work.choices.length === 0) return {};
  const { facts } = await work.load(gateway, id, null, config.chain);
  tool.terminal.say(formatUnchecked(facts));
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
    const answer = await askFinal(tool, 'Type the last six digits of your key to sign (empty skips, q stops): ');
    if (answer === key.slice(-6)) return 'sign';
    return isStop(answer) ? STOP : 'skip';
  }
  for (;;) {
    const answer = await tool.terminal.ask('Sign it (y), skip it (n), or stop (q)? ');
    if (/^(y|yes|sign)$/i.test(answer)) return 'sign';
    if (/^(|n|no|skip)$/i.test(answer)) return 'skip';
    if (isStop(answer)) return STOP;
  }
}

/** Handles one request: recomputes and shows it, asks for consent, signs it and sends the signature. @throws Failure */
async function handleRequest(desk: Desk, work: WorkItem): Promise<Step | typeof STOP> {
  const { tool, gateway, config, key, secretKey } = desk;
  if (!work.ready) return { outcome: 'skipped' };
  const choices = await askValidChoices(desk, work);
  if (choices === STOP) return STOP;
  if (choices === null) return { outcome: 'skipped' };
  const prepared = await prepare(gateway, config, { word: work.kind, id: work.id, key, choices });
  await requireUsable(tool.nodes, prepared, key, config);
  const signing = { prepared, config, key };
  const { digest } = prepared.request;
  await withEncryptionKey(key, secretKey, (reader) => examineRequest(tool, signing, reader));
  if (tool.globals.dryRun) return { outcome: 'checked', digest };
  const consent = await askConsent(tool, signing);
  if (consent === STOP) return STOP;
  if (consent === 'skip') return { outcome: 'skipped', digest };
  const signature: Hex = signRequest(signing, secretKey);
  const state = await send(tool, signing, signature);
  tool.terminal.say(state === null ? 'Signed.' : `Signed; the service says ${toPlain(state)}.`);
  return { outcome: 'signed', digest, state };
}

/** Exit codes of failures that end the walk, because every further request would fail too. */
const ENDS: ReadonlySet<ExitCode> = new Set([EXIT.cancelled, EXIT.keystore, EXIT.signIn, EXIT.network, EXIT.usage]);

/** Visits each request until one ends the walk. */
async function handleAll(desk: Desk, waiting: readonly WorkItem[]): Promise<Step[]> {
  const steps: Step[] = [];
  const { terminal, signal } = desk.tool;
  let isOver = false;
  for (const [i, work] of waiting.entries()) {
    if (isOver) {
      steps.push({ outcome: 'left' });
      continue;
    }
    terminal.say(
      `\n[${i + 1}/${waiting.length}] ${titleOf(work)}\n  ${[work.asked, ...decryptLines(work)].join('\n  ')}`,
    );
    try {
      const step = await handleRequest(desk, work);
      isOver = step === STOP;
      steps.push(step === STOP ? { outcome: 'left' } : step);
    } catch (error) {
      if (signal.aborted) throw error;
      const failure = toFailure(error);
      isOver = ENDS.has(failure.exitCode);
      terminal.say(toPlain(failure.message));
      steps.push(failure.exitCode === EXIT.cancelled ? { outcome: 'left' } : { outcome: 'failed', failure });
    }
  }
  return steps;
}

/** The kind of sealed record that each kind of request comes with. */
const SEALED: Partial<Readonly<Record<Kind, RecordWord>>> = {
  report: 'document',
  trueup: 'annual-document',
  pause: 'hardship',
  extinguish: 'evidence',
};

/** Lines with the id of a request and the command that opens its sealed record. */
function decryptLines({ kind, id }: WorkItem): readonly string[] {
  const record = SEALED[kind];
  return [`Id ${id}`, ...(record === undefined ? [] : [`\`decrypt ${record} ${id} --out FOLDER\``])];
}

const titleOf = ({ kind, of }: WorkItem) => (of === '' ? kind : `${kind} ${of}`);

/** The exit code of a walk: the code of the first failure, or 2 if the person stopped before the end. */
function exitCodeOf(steps: readonly Step[]): ExitCode {
  const failure = steps.find(({ failure }) => failure !== undefined)?.failure;
  return failure?.exitCode ?? (steps.some(({ outcome }) => outcome === 'left') ? EXIT.cancelled : EXIT.ok);
}

function summarize(key: EvmAddress, waiting: readonly WorkItem[], steps: readonly Step[]): CommandAnswer {
  const results = waiting.map((work, i) => ({ work, step: steps[i] ?? { outcome: 'left' as const } }));
  const counts = ['signed', 'checked', 'skipped', 'failed', 'left'].flatMap((outcome) => {
    const count = steps.filter((step) => step.outcome === outcome).length;
    return count === 0 ? [] : [`${count} ${outcome}`];
  });
  const lines = results.map(({ work, step: { outcome, failure } }) => {
    const id = work.kind === 'fx' ? shortHex(work.id) : work.id;
    const line = `  ${outcome.padEnd(7)}  ${titleOf(work).padEnd(15)}  ${id}`;
    return failure === undefined ? line : `${line}\n           ${failure.code} (exit code ${failure.exitCode})`;
  });
  return {
    json: {
      key,
      requests: results.map(({ work: { kind, id, seriesKey, of }, step: { failure, ...step } }) => ({
        kind,
        id,
        seriesKey,
        of,
        ...step,
        ...(failure === undefined ? {} : { code: failure.code, exitCode: failure.exitCode }),
      })),
    },
    text: [`${counts.join(', ')}.`, ...lines].join('\n'),
    exit: exitCodeOf(steps),
  };
}

/** Walks through all requests that wait for the key, one after the other, with one password for all. */
export async function walk(tool: Tool): Promise<CommandAnswer> {
  const { globals, terminal, signal } = tool;
  if (globals.yes) throw new Failure('usage', 'USAGE', '`sign --yes` needs a kind, an id and --expect-digest.');
  const config = await tool.config();
  const signedIn = await tool.signedIn();
  const keystore = await readKeystore(await tool.keystorePath());
  const key = keystore.address;
  const all = await readOpenWork(signedIn.gateway, await requireLinked(signedIn, key));
  const chainWork = all.filter(({ chain }) => chain === null || chain === config.chain);
  const waiting = chainWork.filter(({ keys }) => keys.includes(key));
  const otherCount = all.length - waiting.length;
  if (otherCount > 0) terminal.say(`${otherCount} more for other keys or chains: \`requests\` lists them.`);
  if (waiting.length === 0) return { json: { key, requests: [] }, text: `Nothing waits for ${key}.` };
  terminal.say(`${waiting.length} to sign with ${key}.`);
  const from = { file: globals.passwordFile, suffix: `of ${key}` };
  const steps = await withKey(keystore, from, { terminal, signal }, ({ secretKey }) =>
    handleAll({ tool, gateway: signedIn.gateway, config, key, secretKey }, waiting),
  );
  return summarize(key, waiting, steps);
}
