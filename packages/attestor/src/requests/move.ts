import { randomUUID } from 'node:crypto';
import { toHex } from '@income-series/protocol/bytes';
import { type EnvelopeRecipient, parseEnvelope, sealEnvelope } from '@income-series/protocol/envelope';
import { domainSeparator, type SigningDomain } from '@income-series/protocol/signing';
import { type GatewayClient, retryMutation } from '../client.ts';
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

/** The parts that sealing cases to another key needs. */
export interface Mover {
  readonly gateway: GatewayClient;
  readonly domain: SigningDomain;
  /** The key that opens the cases now. */
  readonly reader: UnlockedKey;
  readonly to: EnvelopeRecipient;
  readonly signal: AbortSignal;
  /** Opens and seals everything, and writes nothing. */
  readonly dryRun: boolean;
}

/**
 * A case to move: its number of documents, functions that read and write one, and `finish`, which addresses the case to the
 * new key.
 */
interface MovingCase {
  readonly count: number;
  readonly table: 'tier3_cases' | 'tier3_annual';
  readonly seriesKey: SealedPlace['seriesKey'];
  read(index: number): Promise<string | null | undefined>;
  write(document: { readonly index: number; readonly document: string }): Promise<unknown>;
  finish(): Promise<unknown>;
}

/** Seals an opened text to the new key, for the same place; null if it is sealed to that key already. */
async function reseal(
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
  const sealed = await reseal(mover, opening, { seriesKey, record: 'tier3_cases', id, field });
  const moveInput = { idempotencyKey: randomUUID(), id, attestorKey: to.key, opening: requireRow(sealed) };
  return {
    count: documentCount ?? 0,
    table: 'tier3_cases',
    seriesKey,
    read: async (index) => (await gateway.ask(Tier3DocumentDocument, { id, index })).tier3Case?.document,
    write: (document) => {
      const input = { idempotencyKey: randomUUID(), id, attestorKey: to.key, ...document };
      return retryMutation(() => gateway.ask(ResealTier3DocumentDocument, { input }), signal);
    },
    finish: () => retryMutation(() => gateway.ask(MoveTier3CaseDocument, { input: moveInput }), signal),
  };
}

async function loadAnnual({ gateway, to, signal }: Mover, id: string): Promise<MovingCase> {
  const { seriesKey, documentCount } = requireRow((await gateway.ask(AnnualCaseDocument, { id })).annualCase);
  const moveInput = { idempotencyKey: randomUUID(), id, attestorKey: to.key };
  return {
    count: documentCount ?? 0,
    table: 'tier3_annual',
    seriesKey,
    read: async (index) => (await gateway.ask(AnnualDocumentDocument, { id, index })).annualCase?.document,
    write: (document) => {
      const input = { idempotencyKey: randomUUID(), id, attestorKey: to.key, ...document };
      return retryMutation(() => gateway.ask(ResealAnnualDocumentDocument, { input }), signal);
    },
    finish: () => retryMutation(() => gateway.ask(MoveAnnualCaseDocument, { input: moveInput }), signal),
  };
}

/**
 * Seals a case to another key: first each document, then the case with its opening. Documents that are sealed to that key
 * already are left, so that another run completes an interrupted move.
 * @returns the number of documents of the case @throws Failure
 */
export async function moveCase(mover: Mover, kind: 'report' | 'trueup', id: string): Promise<number> {
  const moving = await (kind === 'report' ? loadReport(mover, id) : loadAnnual(mover, id));
  const { seriesKey, table: record, count } = moving;
  for (let index = 0; index < count; index++) {
    const place = { seriesKey, record, id, field: `documents_ciphertext.${index}` };
    const document = await reseal(mover, await moving.read(index), place);
    if (document !== null && !mover.dryRun) await moving.write({ index, document });
  }
  if (!mover.dryRun) await moving.finish();
  return count;
}
