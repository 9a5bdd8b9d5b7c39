import { randomUUID } from 'node:crypto';
import type { EvmAddress, Hex } from '../../../core/hex.ts';
import { type MessageKind, recoverSigner, signDigest } from '../../../core/signing/index.ts';
import { requireActive, requireNonce } from '../chain.ts';
import { type GatewayClient, untilAnswered } from '../client.ts';
import { EXIT, Failure } from '../exit.ts';
import { domainOf, type PinnedConfig, signedFor } from '../files/config.ts';
import { SigningRequestDocument } from '../generated/operations.ts';
import { plain } from '../plain.ts';
import { workOf } from '../requests/kinds.ts';
import { type Choices, type Loaded, requireRow, type UnlockedKey, type Work } from '../requests/request.ts';
import type { Tool } from '../tool.ts';
import { columns, type Facts, factsOf, messageJson, unchecked } from './present.ts';
import { type CheckedRequest, checkRequest, differs } from './request.ts';

/** A request of whichever kind, loaded and recomputed. */
export interface Prepared {
  readonly work: Work<MessageKind>;
  readonly loaded: Loaded<MessageKind>;
  readonly request: CheckedRequest;
  readonly keyActive: boolean;
  readonly nonceCurrent: boolean;
}

export interface SigningCommand {
  readonly word: string;
  readonly id: string;
  readonly key: EvmAddress;
  readonly choices: Choices;
}

/** Loads a request and its signing request, and recomputes the latter. @throws Failure */
export async function prepare(
  gateway: GatewayClient,
  config: PinnedConfig,
  { word, id, key, choices }: SigningCommand,
): Promise<Prepared> {
  const work = workOf(word);
  const loaded = await work.load(gateway, id, choices, config.chain);
  const variables = { kind: work.kind, id: loaded.id, chain: config.chain, key, choice: loaded.choice };
  const given = requireRow((await gateway.ask(SigningRequestDocument, variables)).signingRequest);
  const expected = { kind: work.kind, domain: domainOf(config), chain: config.chain, key, message: loaded.message };
  const [keyActive, nonceCurrent] = [given.keyActive === true, given.nonceCurrent === true];
  return { work, loaded, request: checkRequest(given, expected), keyActive, nonceCurrent };
}

/** Nothing is signed that could not be used. @throws Failure */
export async function requireUsable(
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

/** What a person sees before deciding: what this machine checked, and apart from that what the gateway alone says. */
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
      ...found,
      ['Recomputed', 'domain, every field, words, struct hash, pre-image, digest'],
      ['Digest', request.digest],
    ]),
    unchecked(loaded.facts),
  ].join('\n');
}

/** What is asked before the signature that ends a series. */
export async function askFinal({ terminal }: Tool, question: string): Promise<string> {
  terminal.say(terminal.colors.red('This ends the series permanently. It cannot be undone.'));
  return (await terminal.ask(question)).toLowerCase();
}

/** A prepared request with the configuration and the key that it is signed by. */
export interface Signing {
  readonly prepared: Prepared;
  readonly config: PinnedConfig;
  readonly key: EvmAddress;
}

export const summaryOf = ({ prepared: { work, loaded, request }, config, key }: Signing) => ({
  kind: work.kind,
  id: loaded.id,
  key,
  chain: config.chain,
  message: messageJson(request.message),
  digest: request.digest,
});

/**
 * Opens what was sealed to the key, checks it, and shows everything to a person who decides: what was opened is for a
 * terminal, not for a log. @throws Failure differs
 */
export async function examine(tool: Tool, { prepared, config, key }: Signing, reader: UnlockedKey): Promise<void> {
  const { terminal, globals } = tool;
  const found = await prepared.loaded.examine(prepared.request.message, reader, domainOf(config));
  const seen = terminal.isTerminal && !globals.yes;
  terminal.say(shown(prepared, config, key, seen ? found : found.map(([label]) => [label, 'checked'])));
}

/** @throws Failure KEY_DIFFERS */
export function signatureOf({ prepared: { request }, key }: Signing, secretKey: Uint8Array): Hex {
  const signature = signDigest(request.digest, secretKey);
  if (recoverSigner(request.digest, signature) !== key) throw differs('KEY_DIFFERS', 'The signature is not the key’s.');
  return signature;
}

/** Sends the signature alone. @returns the state that the service answers @throws Failure */
export async function send(tool: Tool, { prepared, key }: Signing, signature: Hex): Promise<string> {
  const { loaded, request } = prepared;
  const sent = { key, message: request.message, signature, idempotencyKey: randomUUID() };
  return untilAnswered(() => loaded.send(sent), tool.signal).catch((error: unknown) => {
    if (!(error instanceof Failure) || error.exitCode !== EXIT.network) throw error;
    const perhaps = 'The signature may have arrived: look with `show` before you sign again.';
    throw new Failure('network', error.code, `${error.message} ${perhaps}`, { detail: error.detail });
  });
}
