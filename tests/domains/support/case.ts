import { randomUUID } from 'node:crypto';
import type { IncomeReport } from '@income-series/client';
import { utf8 } from '@income-series/protocol/bytes';
import { type EnvelopeContext, sealEnvelope } from '@income-series/protocol/envelope';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { LIQUIDITY_FLAGS } from '@income-series/protocol/report-kinds';
import { caseInput as openCaseInput } from '../../../src/apps/demo/steps/reports.ts';
import type { Product } from './product.ts';
import { contextOf, type Recipient } from './sealing.ts';

/** Any text, sealed to one attestor. */
export const seal = (text: string, context: EnvelopeContext, { key, encryptionKey }: Recipient): Promise<string> =>
  sealEnvelope(utf8(text), context, [{ key, encryptionKey }]);

/** Where the opening of a tier-3 case is sealed. */
export const openingPlace = (product: Product, seriesKey: Bytes32, id: string): EnvelopeContext =>
  contextOf(product, { seriesKey, record: 'tier3_cases', id, field: 'opening_ciphertext' });

/** The plaintext that the attestor recomputes both commitments from. */
export const openingText = ({ opening, priorOpening }: IncomeReport): string =>
  JSON.stringify({
    ytd: `${opening.ytd}`,
    salt: `${opening.salt}`,
    priorYtd: `${priorOpening.ytd}`,
    priorSalt: `${priorOpening.salt}`,
  });

export type CaseInput = ReturnType<typeof openCaseInput>;

/** The input of `openTier3Case` for a proven report. */
export async function caseInput(
  product: Product,
  report: IncomeReport,
  attestor: Recipient,
  { id = randomUUID() as string, liquidityFlag = 'CASH' as keyof typeof LIQUIDITY_FLAGS } = {},
): Promise<CaseInput> {
  const opening = await seal(openingText(report), openingPlace(product, report.seriesKey, id), attestor);
  return openCaseInput(report, { id, attestorKey: attestor.key, opening }, liquidityFlag);
}
