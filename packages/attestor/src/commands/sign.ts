import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { createCancellation, Failure } from '../exit.ts';
import { readKeystore, withKey } from '../files/keystore.ts';
import { parseWord } from '../ids.ts';
import { requireLinked } from '../linked.ts';
import { workOf } from '../requests/kinds.ts';
import { withEncryptionKey } from '../requests/reader.ts';
import { type Choices, requireChoices } from '../requests/request.ts';
import {
  askFinal,
  examineRequest,
  type PreparedRequest,
  prepare,
  requireUsable,
  send,
  signRequest,
  summaryOf,
} from '../signing/prepared.ts';
import { createDifference } from '../signing/request.ts';
import type { CommandAnswer, Globals, Tool } from '../tool.ts';

export interface SignOptions extends Choices {
  readonly series?: string;
  readonly expectDigest?: string;
}

/** The series and digest that the attestor expects, from the command line, in lower case. */
interface Expectation {
  readonly series: Bytes32 | undefined;
  readonly digest: Bytes32 | undefined;
}

/** Reads the expected series and digest from the options. @throws Failure usage */
function readExpected({ yes, dryRun }: Globals, { series, expectDigest }: SignOptions): Expectation {
  if (yes && !dryRun && expectDigest === undefined) {
    throw new Failure('usage', 'USAGE', '`sign --yes` needs --expect-digest, because nobody sees the request.');
  }
  return {
    series: series === undefined ? undefined : parseWord(series, '--series'),
    digest: expectDigest === undefined ? undefined : parseWord(expectDigest, '--expect-digest'),
  };
}

/** Compares a prepared request with the expected series and digest. @throws Failure differs */
function requireExpected({ request }: PreparedRequest, { series, digest }: Expectation): void {
  if (digest !== undefined && digest !== request.digest) {
    throw createDifference('DIGEST_DIFFERS', 'The digest is not the expected one.', { digest: request.digest });
  }
  const { seriesKey } = request.message as { readonly seriesKey: string };
  if (series !== undefined && series !== seriesKey) {
    throw createDifference('SERIES_DIFFERS', 'The request is not for the series that you named.');
  }
}

/** Asks the person for consent to sign, unless --yes is set. @throws Failure cancelled */
async function requireConsent(tool: Tool, { work }: PreparedRequest, key: EvmAddress): Promise<void> {
  const { terminal, globals } = tool;
  if (globals.yes) return;
  if (work.final) {
    if ((await askFinal(tool, 'Type the last six digits of your key to sign: ')) !== key.slice(-6))
      throw createCancellation();
  } else if (!(await terminal.confirm('Sign it?'))) throw createCancellation();
}

/** Signs one request. */
export async function signWorkItem(tool: Tool, word: string, id: string, options: SignOptions): Promise<CommandAnswer> {
  const { globals, terminal, signal } = tool;
  requireChoices(workOf(word), options); // before any request or question
  const expected = readExpected(globals, options);
  const config = await tool.config();
  const signedIn = await tool.signedIn();
  const keystore = await readKeystore(await tool.keystorePath());
  const key = keystore.address;
  const prepared = await prepare(signedIn.gateway, config, { word, id, key, choices: options }).catch(
    async (error: unknown) => {
      if (error instanceof Failure && error.code === 'NOT_FOUND') await requireLinked(signedIn, key); // throws the reason, if there is one
      throw error;
    },
  );
  requireExpected(prepared, expected);
  await requireUsable(tool.nodes, prepared, key, config);
  const signing = { prepared, config, key };
  const summary = summaryOf(signing);
  const dryAnswer = { json: { ...summary, signed: false }, text: `Checked: would sign ${summary.digest}.` };
  if (globals.dryRun && !prepared.work.sealed) {
    await examineRequest(tool, signing, { key, secretKey: new Uint8Array() }); // no sealed text is opened
    return dryAnswer;
  }
  const from = { file: globals.passwordFile, suffix: `of ${key}` };
  const signature = await withKey(keystore, from, { terminal, signal }, async ({ secretKey }) => {
    await withEncryptionKey(key, secretKey, (reader) => examineRequest(tool, signing, reader));
    if (globals.dryRun) return null;
    await requireConsent(tool, prepared, key);
    return signRequest(signing, secretKey);
  });
  if (signature === null) return dryAnswer;
  const state = await send(tool, signing, signature);
  return {
    json: { ...summary, signed: true, state },
    text: `Signed ${summary.digest}${state === null ? '' : `;\nthe service says ${state}`}.`,
  };
}

/** Signs the named request, or without a name walks through all waiting requests. */
export async function sign(
  tool: Tool,
  word: string | undefined,
  id: string | undefined,
  options: SignOptions,
): Promise<CommandAnswer> {
  if (word !== undefined && id !== undefined) return signWorkItem(tool, word, id, options);
  if (word !== undefined)
    throw new Failure('usage', 'USAGE', 'Give a kind and an id, or neither for all waiting requests.');
  if (Object.keys(options).length > 0) throw new Failure('usage', 'USAGE', 'Options of `sign` need a kind and an id.');
  const { walk } = await import('./walk.ts');
  return walk(tool);
}
