import { randomUUID } from 'node:crypto';
import { toHex } from '../../../core/bytes.ts';
import { type EnvelopeRecipient, parseEnvelope, sealEnvelope } from '../../../core/envelope/index.ts';
import { domainSeparator, type SigningDomain } from '../../../core/signing/index.ts';
import { type GatewayClient, untilAnswered } from '../client.ts';
import {
  AnnualCaseDocument,
  AnnualDocumentDocument,
  MoveAnnualCaseDocument,
  MoveTier3CaseDocument,
  ResealAnnualDocumentDocument,
  ResealTier3DocumentDocument,
  Tier3CaseDocument,
  Tier3DocumentDocument,
} from '../generated/operations.ts';
import { requireRow, type UnlockedKey } from './request.ts';
import { type SealedPlace, unseal } from './sealed.ts';

/** Who seals what to whom. */
export interface Mover {
  readonly gateway: GatewayClient;
  readonly domain: SigningDomain;
  /** The key that opens it now. */
  readonly reader: UnlockedKey;
  readonly to: EnvelopeRecipient;
  readonly signal: AbortSignal;
  /** Opens and seals everything, and writes nothing. */
  readonly dryRun: boolean;
}

/** A case as it is moved: how many documents it has, how one is read and written, and what addresses it to the other key. */
interface MovingCase {
  readonly count: number;
  readonly table: 'tier3_cases' | 'tier3_annual';
  readonly seriesKey: SealedPlace['seriesKey'];
  read(index: number): Promise<string | null | undefined>;
  write(document: { readonly index: number; readonly document: string }): Promise<unknown>;
  finish(): Promise<unknown>;
}

/** The same plaintext at the same place, for the other key; null where it is sealed to that key already. */
async function resealed(
  { reader, to, domain }: Mover,
  text: string | null | undefined,
  place: Omit<SealedPlace, 'domain'>,
): Promise<string | null> {
  if (
    typeof text === 'string' &&
    parseEnvelope(text)
      .recipients.map(({ key }) => key)
      .join() === to.key
  )
    return null;
  const plaintext = await unseal(text, { ...place, domain }, reader);
  try {
    return await sealEnvelope(plaintext, { ...place, domain: toHex(domainSeparator(domain)) }, [to]);
  } finally {
    plaintext.fill(0);
  }
}

async function loadReport(mover: Mover, id: string): Promise<MovingCase> {
  const { gateway, to, signal } = mover;
  const { seriesKey, documentCount, opening } = requireRow((await gateway.ask(Tier3CaseDocument, { id })).tier3Case);
  const field = 'opening_ciphertext';
  const sealed = await resealed(mover, opening, { seriesKey, record: 'tier3_cases', id, field });
  const moved = { idempotencyKey: randomUUID(), id, attestorKey: to.key, opening: requireRow(sealed) };
  return {
    count: documentCount ?? 0,
    table: 'tier3_cases',
    seriesKey,
    read: async (index) => (await gateway.ask(Tier3DocumentDocument, { id, index })).tier3Case?.document,
    write: (document) => {
      const input = { idempotencyKey: randomUUID(), id, attestorKey: to.key, ...document };
      return untilAnswered(() => gateway.ask(ResealTier3DocumentDocument, { input }), signal);
    },
    finish: () => untilAnswered(() => gateway.ask(MoveTier3CaseDocument, { input: moved }), signal),
  };
}

async function loadAnnual({ gateway, to, signal }: Mover, id: string): Promise<MovingCase> {
  const { seriesKey, documentCount } = requireRow((await gateway.ask(AnnualCaseDocument, { id })).annualCase);
  const moved = { idempotencyKey: randomUUID(), id, attestorKey: to.key };
  return {
    count: documentCount ?? 0,
    table: 'tier3_annual',
    seriesKey,
    read: async (index) => (await gateway.ask(AnnualDocumentDocument, { id, index })).annualCase?.document,
    write: (document) => {
      const input = { idempotencyKey: randomUUID(), id, attestorKey: to.key, ...document };
      return untilAnswered(() => gateway.ask(ResealAnnualDocumentDocument, { input }), signal);
    },
    finish: () => untilAnswered(() => gateway.ask(MoveAnnualCaseDocument, { input: moved }), signal),
  };
}

/**
 * Seals a case to another key: each document by itself, then the case with its opening. What was sealed to that key before
 * is left, so that another run finishes a move that was interrupted.
 * @returns how many documents the case has @throws Failure
 */
export async function moveCase(mover: Mover, kind: 'report' | 'trueup', id: string): Promise<number> {
  const moving = await (kind === 'report' ? loadReport(mover, id) : loadAnnual(mover, id));
  const { seriesKey, table: record, count } = moving;
  for (let index = 0; index < count; index++) {
    const place = { seriesKey, record, id, field: `documents_ciphertext.${index}` };
    const document = await resealed(mover, await moving.read(index), place);
    if (document !== null && !mover.dryRun) await moving.write({ index, document });
  }
  if (!mover.dryRun) await moving.finish();
  return count;
}
