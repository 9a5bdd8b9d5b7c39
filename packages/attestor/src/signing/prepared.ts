import { randomUUID } from 'node:crypto';
import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import { type MessageKind, recoverSigner, signDigest } from '@income-series/protocol/signing';
import { requireActive, requireNonce } from '../chain.ts';
import { type GatewayClient, retryMutation } from '../client.ts';
import { EXIT, Failure } from '../exit.ts';
import { domainOf, type PinnedConfig, signedFor } from '../files/config.ts';
import { SigningRequestDocument } from '../generated/operations.ts';
import type { OwnNodes } from '../own-node.ts';
import { toPlain } from '../plain.ts';
import { workOf } from '../requests/kinds.ts';
import { type Choices, type LoadedRequest, requireRow, type UnlockedKey, type Work } from '../requests/request.ts';
import type { Tool } from '../tool.ts';
import { type Facts, factsOf, formatFacts, formatUnchecked, messageJson } from './present.ts';
import { type CheckedRequest, checkRequest, createDifference } from './request.ts';

/** A request of any kind, loaded and recomputed. */
export interface PreparedRequest {
  readonly work: Work<MessageKind>;
  readonly entry: LoadedRequest<MessageKind>;
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

/** Loads a request with its signing request, and recomputes the signing request. @throws Failure */
export async function prepare(
  gateway: GatewayClient,
  config: PinnedConfig,
  { word, id, key, choices }: SigningCommand,
): Promise<PreparedRequest> {
  const work = workOf(word);
  const entry = await work.load(gateway, id, choices, config.chain);
  const variables = { kind: work.kind, id: entry.id, chain: config.chain, key, choice: entry.choice };
  const signingRequest = requireRow((await gateway.ask(SigningRequestDocument, variables)).signingRequest);
  const expected = { kind: work.kind, domain: domainOf(config), chain: config.chain, key, message: entry.message };
  const [keyActive, nonceCurrent] = [signingRequest.keyActive === true, signingRequest.nonceCurrent === true];
  return { work, entry, request: checkRequest(signingRequest, expected), keyActive, nonceCurrent };
}

/** Requires that a signature of this key would be usable: addressed to it, open, key active, nonce current. @throws Failure */
export async function requireUsable(
  nodes: OwnNodes,
  { entry, request, keyActive, nonceCurrent }: PreparedRequest,
  key: EvmAddress,
  config: PinnedConfig,
) {
  if (entry.recipients !== null && !entry.recipients.includes(key)) {
    throw new Failure('refused', 'NOT_ADDRESSED', 'The request is not addressed to this key.');
  }
  if (!entry.open) throw new Failure('refused', 'CASE_STATE', `The request cannot be signed: it is ${entry.state}.`);
  if (!keyActive) throw new Failure('refused', 'SIGNER_INACTIVE', 'The key is not active on the chain.');
  if (!nonceCurrent) throw new Failure('refused', 'NONCE_MOVED', 'The nonce has moved on: load the request again.');
  await requireActive(nodes, config, key);
  await requireNonce(nodes, config, request, entry.curve);
}

/** Formats a request for the person who decides: first the data that this machine checked, then the gateway's unchecked data. */
export function formatPrepared(
  { work, entry, request }: PreparedRequest,
  config: PinnedConfig,
  key: EvmAddress,
  findings: Facts,
): string {
  return [
    `${work.kind} (${toPlain(entry.state)})`,
    formatFacts([
      ['Chain', config.chain],
      signedFor(config),
      ['Key', key],
      ...factsOf(request.kind, request.message),
      ...findings,
      ['Recomputed', 'domain, every field, words, struct hash, pre-image, digest'],
      ['Digest', request.digest],
    ]),
    formatUnchecked(entry.facts),
  ].join('\n');
}

/** Warns that the signature ends the series permanently, and asks a question. */
export async function askFinal({ terminal }: Tool, question: string): Promise<string> {
  terminal.say(terminal.colors.red('This ends the series permanently. It cannot be undone.'));
  return (await terminal.ask(question)).toLowerCase();
}

/** A prepared request with its configuration and signing key. */
export interface Signing {
  readonly prepared: PreparedRequest;
  readonly config: PinnedConfig;
  readonly key: EvmAddress;
}

export const summaryOf = ({ prepared: { work, entry, request }, config, key }: Signing) => ({
  kind: work.kind,
  id: entry.id,
  key,
  chain: config.chain,
  message: messageJson(request.message),
  digest: request.digest,
});

/**
 * Opens and checks the sealed parts of a request, and shows the request. Opened data is shown on a terminal only, never in a
 * log. @throws Failure differs
 */
export async function examineRequest(
  tool: Tool,
  { prepared, config, key }: Signing,
  reader: UnlockedKey,
): Promise<void> {
  const { terminal, globals } = tool;
  const findings = await prepared.entry.examine(prepared.request.message, reader, domainOf(config));
  const isConfidential = terminal.isTerminal && !globals.yes;
  terminal.say(
    formatPrepared(prepared, config, key, isConfidential ? findings : findings.map(([label]) => [label, 'checked'])),
  );
}

/** Signs the digest of a request, and checks that the key's address is recovered. @throws Failure KEY_DIFFERS */
export function signRequest({ prepared: { request }, key }: Signing, secretKey: Uint8Array): Hex {
  const signature = signDigest(request.digest, secretKey);
  if (recoverSigner(request.digest, signature) !== key)
    throw createDifference('KEY_DIFFERS', 'The signature is not the key’s.');
  return signature;
}

/** Sends the signature and nothing else. @returns the state of the record; null if it is not visible any more @throws Failure */
export async function send(tool: Tool, { prepared, key }: Signing, signature: Hex): Promise<string | null> {
  const { entry, request } = prepared;
  const input = { key, message: request.message, signature, idempotencyKey: randomUUID() };
  return retryMutation(() => entry.send(input), tool.signal).catch((error: unknown) => {
    if (!(error instanceof Failure) || error.exitCode !== EXIT.network) throw error;
    const hint = 'The signature may have arrived: look with `show` before you sign again.';
    throw new Failure('network', error.code, `${error.message} ${hint}`, { detail: error.detail });
  });
}
