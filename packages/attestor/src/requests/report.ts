import { type CaseOpening, openingFault, readCaseOpening } from '@income-series/protocol/case-opening';
import type { Bytes32 } from '@income-series/protocol/hex';
import { readPeriod } from '@income-series/protocol/period';
import { LIQUIDITY_FLAGS, TIERS } from '@income-series/protocol/report-kinds';
import type { MessageOf, SigningDomain } from '@income-series/protocol/signing';
import type { MutationPayload } from '../client.ts';
import { SignTier3CaseDocument, type SignTier3CaseMutation, Tier3CaseDocument } from '../generated/operations.ts';
import { parseRowId } from '../ids.ts';
import { createDifference } from '../signing/request.ts';
import { inCurrency, inToken } from './money.ts';
import { requireRow, type UnlockedKey, type Work } from './request.ts';
import { parseJson, unseal } from './sealed.ts';

/** Parses the opening of a report's commitments. @throws Failure PLAINTEXT_INVALID, OPENING_INVALID */
export function parseOpening(plaintext: Uint8Array): CaseOpening {
  const opening = readCaseOpening(parseJson(plaintext));
  if (opening === null) throw createDifference('OPENING_INVALID', 'The opening does not have the agreed form.');
  return opening;
}

const FAULTS = {
  incomeCommitment: ['incomeCommitment', 'The opened figure does not match its commitment.'],
  priorCommitment: ['priorCommitment', 'The opened prior figure does not match its commitment.'],
  firstQuarter: ['priorCommitment', 'A first quarter has no prior figure.'],
} as const;

/** Recomputes both commitments of a report from the opened figures and compares them. @throws Failure COMMITMENT_DIFFERS */
export function requireOpening(message: MessageOf<'REPORT'>, opening: CaseOpening): void {
  const fault = openingFault(opening, message);
  if (fault === null) return;
  const [field, text] = FAULTS[fault];
  throw createDifference('COMMITMENT_DIFFERS', text, { field });
}

/** A request to attest a report of tier 3: the attestor has read documents and confirms the figure behind a commitment. */
export const reportWork: Work<'REPORT'> = {
  kind: 'REPORT',
  choices: [],
  sealed: true,
  async load(gateway, text) {
    const id = parseRowId(text);
    const tier3Case = requireRow((await gateway.ask(Tier3CaseDocument, { id })).tier3Case);
    const seriesKey = tier3Case.seriesKey;
    return {
      id,
      state: tier3Case.state,
      open: tier3Case.state === 'OPEN',
      recipients: [tier3Case.attestorKey],
      choice: null,
      message: {
        seriesKey,
        period: requireRow(readPeriod(tier3Case.period)),
        priorCommitment: tier3Case.priorIncomeCommitment,
        incomeCommitment: tier3Case.incomeCommitment,
        tier: TIERS.DOCUMENTS,
        liquidityFlag: LIQUIDITY_FLAGS[tier3Case.liquidityFlag],
      },
      facts: [
        ['Payment', inToken(tier3Case.payment, tier3Case.series)],
        ['Currency of the figures', tier3Case.series?.currency ?? 'unknown'],
        ['Documents', `${tier3Case.documentCount}`],
        ['Opened', tier3Case.openedAt],
      ],
      async examine(message, reader, domain) {
        const opening = await openCase(tier3Case.opening, { id, seriesKey, domain }, reader);
        requireOpening(message, opening);
        const currency = tier3Case.series?.currency;
        return [
          ['Income, year to date', `${inCurrency(opening.income.ytd, currency)}: opens the commitment`],
          ['Prior, year to date', `${inCurrency(opening.prior.ytd, currency)}: opens the commitment`],
        ];
      },
      async send({ signature, idempotencyKey }) {
        const { signTier3Case } = await gateway.ask(SignTier3CaseDocument, {
          input: { idempotencyKey, id, signature },
        });
        return (signTier3Case as MutationPayload<SignTier3CaseMutation['signTier3Case']>).tier3Case?.state ?? null;
      },
    };
  },
};

const openCase = async (
  text: string | null | undefined,
  place: { readonly id: string; readonly seriesKey: Bytes32; readonly domain: SigningDomain },
  reader: UnlockedKey,
) => parseOpening(await unseal(text, { ...place, record: 'tier3_cases', field: 'opening_ciphertext' }, reader));
