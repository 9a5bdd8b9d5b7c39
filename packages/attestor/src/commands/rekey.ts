import { randomUUID } from 'node:crypto';
import { readEvmAddress } from '@income-series/protocol/address';
import { type EnvelopeRecipient, isAnnouncement } from '@income-series/protocol/envelope';
import type { EvmAddress } from '@income-series/protocol/hex';
import { requireActive } from '../chain.ts';
import { type GatewayClient, retryMutation } from '../client.ts';
import { createCancellation, EXIT, type ExitCode, Failure } from '../exit.ts';
import { domainOf, type PinnedConfig } from '../files/config.ts';
import { type KeystoreFile, readKeystore, withKey } from '../files/keystore.ts';
import { RequestSealingDocument } from '../generated/operations.ts';
import { toFailure } from '../judge.ts';
import { askGatewayForKey } from '../key-at-gateway.ts';
import { linkedKeys } from '../linked.ts';
import { type Mover, moveCase } from '../requests/move.ts';
import { readOpenWork, type WorkItem } from '../requests/open-work.ts';
import { withEncryptionKey } from '../requests/reader.ts';
import type { CommandAnswer, Tool } from '../tool.ts';

export interface RekeyOptions {
  /** The address of the old key, if its file or password is lost. */
  readonly lost?: string;
}

/** The outcome of one request. */
interface Step {
  readonly kind: string;
  readonly id: string;
  readonly outcome: 'moved' | 'checked' | 'failed' | 'stays';
  readonly documents?: number;
  readonly code?: string;
  readonly exitCode?: ExitCode;
}

const createRefusal = (code: string, message: string) => new Failure('refused', code, message);

/**
 * The new key as a recipient: linked to the account, active, and with an announced encryption key that it signed itself.
 * @throws Failure
 */
async function requireRecipient(
  tool: Tool,
  config: PinnedConfig,
  linked: readonly string[],
  key: EvmAddress,
): Promise<EnvelopeRecipient> {
  if (!linked.includes(key)) throw createRefusal('SIGNER_KEY_NOT_LINKED', 'Link the new key first: `link`.');
  await requireActive(tool.nodes, config, key);
  const registration = await askGatewayForKey(tool, config.chain, key);
  if (registration?.active !== true) throw createRefusal('SIGNER_INACTIVE', 'The new key is not active on the chain.');
  const announcement = registration.announcement;
  if (!announcement) throw createRefusal('ANNOUNCEMENT_MISSING', 'Announce the new key first: `announce`.');
  const { encryptionKey, signature } = announcement;
  if (isAnnouncement({ key, encryptionKey, signature })) return { key, encryptionKey };
  throw new Failure('differs', 'ANNOUNCEMENT_INVALID', 'The announcement is not signed by the new key.');
}

/** Asks the issuers of a key's open work to seal this work to another key. */
async function askIssuers(tool: Tool, gateway: GatewayClient, key: EvmAddress): Promise<CommandAnswer> {
  const { globals, terminal, signal } = tool;
  if (globals.dryRun) return { json: { from: key, asked: false }, text: `Would ask the issuers of work for ${key}.` };
  if (!globals.yes && !(await terminal.confirm(`Ask every issuer of open work for ${key}?`)))
    throw createCancellation();
  const input = { idempotencyKey: randomUUID(), key };
  await retryMutation(() => gateway.ask(RequestSealingDocument, { input }), signal);
  const text = `Asked the issuers of open work for\n${key}\nto seal it to another key.`;
  return { json: { from: key, asked: true }, text };
}

type CaseWork = WorkItem & { readonly kind: 'report' | 'trueup' };
const isCase = (work: WorkItem): work is CaseWork => work.kind === 'report' || work.kind === 'trueup';

/** Moves each case to the new key. A failure does not stop the others. */
async function moveAll(tool: Tool, mover: Mover, cases: readonly CaseWork[]): Promise<Step[]> {
  const steps: Step[] = [];
  for (const { kind, id } of cases) {
    try {
      const documents = await moveCase(mover, kind, id);
      steps.push({ kind, id, outcome: mover.dryRun ? 'checked' : 'moved', documents });
    } catch (error) {
      if (tool.signal.aborted) throw error;
      const { code, exitCode, message } = toFailure(error);
      tool.terminal.say(`${kind} ${id}: ${message}`);
      steps.push({ kind, id, outcome: 'failed', code, exitCode });
    }
  }
  return steps;
}

const NOTES: Readonly<Partial<Record<Step['outcome'], string>>> = {
  stays: 'The other requests name the old key: sign them with that key while it is active.',
  failed: 'Repeat the command for the failed cases; `close` those that the old key does not open.',
};

function summarize(from: EvmAddress, to: EvmAddress, steps: readonly Step[]): CommandAnswer {
  const lines = steps.map(({ kind, id, outcome, code }) =>
    [`  ${outcome.padEnd(7)}  ${kind.padEnd(10)}  ${id}`, ...(code === undefined ? [] : [`           ${code}`])].join(
      '\n',
    ),
  );
  const notes = Object.entries(NOTES).flatMap(([outcome, note]) =>
    steps.some((step) => step.outcome === outcome) ? [note] : [],
  );
  const emptyLines = steps.length === 0 ? ['Nothing is open for the old key.'] : [];
  return {
    json: { from, to, requests: steps },
    text: [`From ${from}`, `to   ${to}`, ...emptyLines, ...lines, ...notes].join('\n'),
    exit: steps.find(({ exitCode }) => exitCode !== undefined)?.exitCode ?? EXIT.ok,
  };
}

interface Keys {
  readonly old: KeystoreFile;
  readonly to: EnvelopeRecipient;
  readonly work: readonly WorkItem[];
}

async function move(
  tool: Tool,
  config: PinnedConfig,
  gateway: GatewayClient,
  { old, to, work }: Keys,
): Promise<CommandAnswer> {
  const { globals, terminal, signal } = tool;
  const cases = work.filter(isCase);
  const otherSteps = work.flatMap((item): Step[] =>
    isCase(item) ? [] : [{ kind: item.kind, id: item.id, outcome: 'stays' }],
  );
  if (cases.length === 0) return summarize(old.address, to.key, otherSteps);
  const question = `Seal ${cases.length} ${cases.length === 1 ? 'case' : 'cases'} to ${to.key}?`;
  if (!globals.dryRun && !globals.yes && !(await terminal.confirm(question))) throw createCancellation();
  const from = { file: globals.passwordFile, suffix: `of ${old.address}` };
  const steps = await withKey(old, from, { terminal, signal }, ({ secretKey }) =>
    withEncryptionKey(old.address, secretKey, (reader) => {
      const mover = { gateway, domain: domainOf(config), reader, to, signal, dryRun: globals.dryRun === true };
      return moveAll(tool, mover, cases);
    }),
  );
  return summarize(old.address, to.key, [...steps, ...otherSteps]);
}

/**
 * Seals the open cases of the old key (--keystore) to another key of the account. If the old key is lost or not active, its
 * issuers are asked to seal their work again.
 */
export async function rekey(
  tool: Tool,
  newKeystore: string | undefined,
  { lost }: RekeyOptions,
): Promise<CommandAnswer> {
  const lostKey = readEvmAddress(lost);
  if ((newKeystore === undefined) === (lost === undefined) || (lost !== undefined && lostKey === null)) {
    throw new Failure(
      'usage',
      'USAGE',
      'Give the new key’s file, or --lost with the old key, 20 bytes of 0x hex, in one case or with its checksum’s capitals.',
    );
  }
  const config = await tool.config();
  const signedIn = await tool.signedIn();
  const { gateway } = signedIn;
  if (lostKey !== null) return askIssuers(tool, gateway, lostKey);
  const old = await readKeystore(await tool.keystorePath());
  const { address: key } = await readKeystore(newKeystore ?? '');
  if (key === old.address) throw new Failure('usage', 'USAGE', 'The new key is the old one.');
  const linked = await linkedKeys(signedIn);
  if (!linked.includes(old.address))
    throw createRefusal('SIGNER_KEY_NOT_LINKED', 'The old key is not linked to the account.');
  const to = await requireRecipient(tool, config, linked, key);
  const registration = await askGatewayForKey(tool, config.chain, old.address);
  if (registration?.active !== true) return askIssuers(tool, gateway, old.address);
  const all = await readOpenWork(gateway, [old.address]);
  const chainWork = all.filter(({ kind, chain }) => kind !== 'fx' && (chain === null || chain === config.chain));
  return move(tool, config, gateway, { old, to, work: chainWork });
}
