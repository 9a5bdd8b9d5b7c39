import { randomUUID } from 'node:crypto';
import type { Bytes32, EvmAddress } from '../../../core/hex.ts';
import { type MessageKind, recoverSigner, signDigest } from '../../../core/signing/index.ts';
import { requireActive, requireNonce } from '../chain.ts';
import { type Gateway, untilAnswered } from '../client.ts';
import { cancelled, Failure } from '../exit.ts';
import { domainOf, type PinnedConfig, signedFor } from '../files/config.ts';
import { readKeystore, withKey } from '../files/keystore.ts';
import { SigningRequestDocument } from '../generated/operations.ts';
import { parseWord } from '../ids.ts';
import { plain } from '../plain.ts';
import { workOf } from '../requests/kinds.ts';
import { reading } from '../requests/reader.ts';
import { type Choices, known, type Loaded, type Reader, requireChoices, type Work } from '../requests/request.ts';
import { columns, type Facts, factsOf, messageJson } from '../signing/present.ts';
import { type CheckedRequest, checkRequest, differs } from '../signing/request.ts';
import type { Globals, Outcome, Tool } from '../tool.ts';

export interface SignOptions extends Choices {
  readonly series?: string;
  readonly expectDigest?: string;
}

/** A request of whichever kind, loaded and recomputed. */
export interface Prepared {
  readonly work: Work<MessageKind>;
  readonly loaded: Loaded<MessageKind>;
  readonly request: CheckedRequest;
  readonly keyActive: boolean;
  readonly nonceCurrent: boolean;
}

export interface Asked {
  readonly word: string;
  readonly id: string;
  readonly key: EvmAddress;
  readonly choices: Choices;
}

/** Loads a request and its signing request, and recomputes the latter. @throws Failure */
export async function prepare(
  gateway: Gateway,
  config: PinnedConfig,
  { word, id, key, choices }: Asked,
): Promise<Prepared> {
  const work = workOf(word);
  const loaded = await work.load(gateway, id, choices, config.chain);
  const variables = { kind: work.kind, id: loaded.id, chain: config.chain, key, choice: loaded.choice };
  const given = known((await gateway.ask(SigningRequestDocument, variables)).signingRequest);
  const expected = { kind: work.kind, domain: domainOf(config), chain: config.chain, key, message: loaded.message };
  const [keyActive, nonceCurrent] = [given.keyActive === true, given.nonceCurrent === true];
  return { work, loaded, request: checkRequest(given, expected), keyActive, nonceCurrent };
}

/** Nothing is signed that could not be used. @throws Failure */
async function requireUsable(
  { loaded, request, keyActive, nonceCurrent }: Prepared,
  key: EvmAddress,
  config: PinnedConfig,
) {
  if (loaded.addressed !== null && !loaded.addressed.includes(key)) {
    throw new Failure('refused', 'NOT_ADDRESSED', 'The request is not addressed to this key.');
  }
  if (!loaded.open) throw new Failure('refused', 'CASE_STATE', `The request cannot be signed: it is ${loaded.state}.`);
  if (!keyActive) throw new Failure('refused', 'SIGNER_INACTIVE', 'The key is not active on the chain.');
  if (!nonceCurrent) throw new Failure('refused', 'NONCE_MOVED', 'The nonce has moved on: ask for the request again.');
  await requireActive(config, key);
  await requireNonce(config, request);
}

/** What the attestor means to sign, from the command line; lower case. */
interface Expected {
  readonly series: Bytes32 | undefined;
  readonly digest: Bytes32 | undefined;
}

/** @throws Failure usage */
function readExpected({ yes, dryRun }: Globals, { series, expectDigest }: SignOptions): Expected {
  if (yes && !dryRun && expectDigest === undefined) {
    throw new Failure('usage', 'USAGE', '`sign --yes` needs --expect-digest: what is signed unseen must be known.');
  }
  return {
    series: series === undefined ? undefined : parseWord(series, '--series'),
    digest: expectDigest === undefined ? undefined : parseWord(expectDigest, '--expect-digest'),
  };
}

/** @throws Failure differs */
function requireExpected({ request }: Prepared, { series, digest }: Expected): void {
  if (digest !== undefined && digest !== request.digest) {
    throw differs('DIGEST_DIFFERS', 'The digest is not the expected one.', { digest: request.digest });
  }
  const { seriesKey } = request.message as { readonly seriesKey: string };
  if (series !== undefined && series !== seriesKey) {
    throw differs('SERIES_DIFFERS', 'The request is for another series than you named.');
  }
}

/** What a person sees before deciding. */
export function shown(
  { work, loaded, request }: Prepared,
  config: PinnedConfig,
  key: EvmAddress,
  found: Facts,
): string {
  return [
    `${work.kind} (${plain(loaded.state)})`,
    columns([
      ['Chain', config.chain],
      signedFor(config),
      ['Key', key],
      ...factsOf(request.kind, request.message),
      ...loaded.facts,
      ...found,
      ['Digest', request.digest],
    ]),
  ].join('\n');
}

/** @throws Failure cancelled */
async function requireConsent(tool: Tool, { work }: Prepared, key: EvmAddress): Promise<void> {
  const { terminal, globals } = tool;
  if (globals.yes) return;
  if (work.final) {
    terminal.say(terminal.colors.red('This ends the series permanently. It cannot be undone.'));
    const digits = await terminal.ask('Type the last six digits of your key to sign: ');
    if (digits.toLowerCase() !== key.slice(-6)) throw cancelled();
  } else if (!(await terminal.confirm('Sign it?'))) throw cancelled();
}

export async function sign(tool: Tool, word: string, id: string, options: SignOptions): Promise<Outcome> {
  const { globals, terminal, signal } = tool;
  requireChoices(workOf(word), options); // before anything is asked of anybody
  const expected = readExpected(globals, options);
  const config = await tool.config();
  const { gateway } = await tool.signedIn();
  const keystore = await readKeystore(await tool.keystorePath());
  const key = keystore.address;
  const prepared = await prepare(gateway, config, { word, id, key, choices: options });
  const { work, loaded, request } = prepared;
  requireExpected(prepared, expected);
  await requireUsable(prepared, key, config);

  const summary = {
    kind: work.kind,
    id: loaded.id,
    key,
    chain: config.chain,
    message: messageJson(request.message),
    digest: request.digest,
  };
  const examine = (reader: Reader) => loaded.examine(request.message, reader, domainOf(config));
  // A person who decides sees everything; what was opened is for a terminal, not for a log.
  const sayFacts = (found: Facts) => {
    const seen = terminal.isTerminal && !globals.yes;
    terminal.say(shown(prepared, config, key, seen ? found : found.map(([label]) => [label, 'checked'])));
  };
  if (globals.dryRun && !work.sealed) {
    sayFacts(await examine({ key, secretKey: new Uint8Array() })); // it opens nothing
    return { json: { ...summary, signed: false }, text: `Checked: would sign ${request.digest}.` };
  }
  const from = { file: globals.passwordFile, of: `of ${key}` };
  const signature = await withKey(keystore, from, { terminal, signal }, async ({ secretKey }) => {
    sayFacts(await reading(key, secretKey, examine));
    if (globals.dryRun) return null;
    await requireConsent(tool, prepared, key);
    return signDigest(request.digest, secretKey);
  });
  if (signature === null)
    return { json: { ...summary, signed: false }, text: `Checked: would sign ${request.digest}.` };
  if (recoverSigner(request.digest, signature) !== key) throw differs('KEY_DIFFERS', 'The signature is not the key’s.');

  const idempotencyKey = randomUUID();
  const sent = { key, message: request.message, signature, idempotencyKey };
  const state = await untilAnswered(() => loaded.send(sent), signal).catch((error: unknown) => {
    if (!(error instanceof Failure) || error.code !== 'NO_ANSWER') throw error;
    const perhaps = 'The signature may have arrived: look with `show` before you sign again.';
    throw new Failure('network', 'NO_ANSWER', `${error.message} ${perhaps}`);
  });
  return { json: { ...summary, signed: true, state }, text: `Signed ${request.digest}; the service says ${state}.` };
}
