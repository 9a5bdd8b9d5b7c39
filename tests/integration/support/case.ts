import { randomUUID } from 'node:crypto';
import type { IncomeReport } from '../../../src/apps/device/index.ts';
import { toHex, utf8 } from '../../../src/core/bytes.ts';
import {
  deriveEncryptionKey,
  type EnvelopeContext,
  type EnvelopeRecipient,
  openEnvelope,
  sealEnvelope,
  signAnnouncement,
} from '../../../src/core/envelope/index.ts';
import type { Address, Bytes32 } from '../../../src/core/hex.ts';
import { domainSeparator } from '../../../src/core/signing/index.ts';
import { createAttestor, type TestAttestor } from './attestor.ts';
import type { Product } from './product.ts';

/** An attestor who announced the key that documents are sealed to. */
export interface ReviewingAttestor extends TestAttestor {
  readonly recipient: EnvelopeRecipient;
  /** Opens what was sealed to it. */
  open(text: string, context: EnvelopeContext): Promise<string>;
}

/** A registered, linked and announced key whose secret is 32 times `byte`. */
export async function createReviewer(product: Product, byte: number): Promise<ReviewingAttestor> {
  const attestor = await createAttestor(product, byte);
  const secret = new Uint8Array(32).fill(byte);
  const { key, encryptionKey, signature } = signAnnouncement(secret);
  const announced = await attestor.act('announceEncryptionKey', '__typename', { key, encryptionKey, signature });
  if (announced.code !== undefined) throw new Error(`not announced: ${announced.code}`);
  const { secretKey } = deriveEncryptionKey(secret);
  return {
    ...attestor,
    recipient: { key, encryptionKey },
    open: async (text, context) => new TextDecoder().decode(await openEnvelope(text, context, { key, secretKey })),
  };
}

/** Where a sealed text of a case belongs. */
export function envelopeContext(
  { gateway: { chain } }: Product,
  place: Omit<EnvelopeContext, 'domain'>,
): EnvelopeContext {
  const domain = { kind: 'evm', chainId: chain.chainId, verifyingContract: chain.contracts.hub } as const;
  return { domain: toHex(domainSeparator(domain)), ...place };
}

export const seal = (text: string, context: EnvelopeContext, to: ReviewingAttestor): Promise<string> =>
  sealEnvelope(utf8(text), context, [to.recipient]);

/** Where the opening of a tier-3 case is sealed. */
export const openingPlace = (product: Product, seriesKey: Bytes32, id: string): EnvelopeContext =>
  envelopeContext(product, { seriesKey, record: 'tier3_cases', id, field: 'opening_ciphertext' });

/** The plaintext that the attestor recomputes both commitments from. */
export const openingText = ({ opening, priorOpening }: IncomeReport): string =>
  JSON.stringify({
    ytd: `${opening.ytd}`,
    salt: `${opening.salt}`,
    priorYtd: `${priorOpening.ytd}`,
    priorSalt: `${priorOpening.salt}`,
  });

export interface CaseInput {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly period: number;
  readonly attestorKey: Address;
  readonly proof: IncomeReport['proof'];
  readonly publicSignals: IncomeReport['signals'];
  readonly liquidityFlag: number;
  readonly opening: string;
}

/** The input of `openTier3Case` for a proven report. */
export async function caseInput(
  product: Product,
  report: IncomeReport,
  attestor: ReviewingAttestor,
  { id = randomUUID() as string, liquidityFlag = 0 } = {},
): Promise<CaseInput> {
  const { seriesKey, period, proof, signals } = report;
  const opening = await seal(openingText(report), openingPlace(product, seriesKey, id), attestor);
  return { id, seriesKey, period, attestorKey: attestor.key, proof, publicSignals: signals, liquidityFlag, opening };
}
