import { type CaseOpening, openingFault, readCaseOpening } from '../../../core/case-opening.ts';
import type { Bytes32 } from '../../../core/hex.ts';
import { readPeriod } from '../../../core/period.ts';
import { LIQUIDITY_FLAGS, TIERS } from '../../../core/report-kinds.ts';
import type { MessageOf, SigningDomain } from '../../../core/signing/index.ts';
import type { MutationPayload } from '../client.ts';
import { SignTier3CaseDocument, type SignTier3CaseMutation, Tier3CaseDocument } from '../generated/operations.ts';
import { parseRowId } from '../ids.ts';
import { differs } from '../signing/request.ts';
import { inCurrency, inToken } from './money.ts';
import { requireRow, type UnlockedKey, type Work } from './request.ts';
import { parseJson, unseal } from './sealed.ts';

/** @throws Failure PLAINTEXT_INVALID */
export function parseOpening(plaintext: Uint8Array): CaseOpening {
  const opening = readCaseOpening(parseJson(plaintext));
  if (opening === null) throw differs('OPENING_INVALID', 'The opening is not of the agreed form.');
  return opening;
}

const FAULTS = {
  incomeCommitment: ['incomeCommitment', 'The opened figure is not the one committed to.'],
  priorCommitment: ['priorCommitment', 'The opened prior figure is not the one committed to.'],
  firstQuarter: ['priorCommitment', 'A first quarter has no prior figure.'],
} as const;

/** Both commitments of the report, made again from the opened figures. @throws Failure COMMITMENT_DIFFERS */
export function requireOpening(message: MessageOf<'REPORT'>, opening: CaseOpening): void {
  const fault = openingFault(opening, message);
  if (fault === null) return;
  const [field, text] = FAULTS[fault];
  throw differs('COMMITMENT_DIFFERS', text, { field });
}

/** A report of tier 3: the attestor has read documents and attests the figure behind a commitment. */
export const reportWork: Work<'REPORT'> = {
  kind: 'REPORT',
  choices: [],
  sealed: true,
  async load(gateway, text) {
    const id = parseRowId(text);
    const found = requireRow((await gateway.ask(Tier3CaseDocument, { id })).tier3Case);
    const seriesKey = found.seriesKey;
    return {
      id,
      state: found.state,
      open: found.state === 'OPEN',
      addressed: [found.attestorKey],
      choice: null,
      message: {
        seriesKey,
        period: requireRow(readPeriod(found.period)),
        priorCommitment: found.priorIncomeCommitment,
        incomeCommitment: found.incomeCommitment,
        tier: TIERS.DOCUMENTS,
        liquidityFlag: LIQUIDITY_FLAGS[found.liquidityFlag],
      },
      facts: [
        ['Payment', inToken(found.payment, found.series)],
        ['Currency of the figures', found.series?.currency ?? 'unknown'],
        ['Documents', `${found.documentCount}`],
        ['Opened', found.openedAt],
      ],
      async examine(message, reader, domain) {
        const opening = await openCase(found.opening, { id, seriesKey, domain }, reader);
        requireOpening(message, opening);
        const currency = found.series?.currency;
        return [
          ['Income, year to date', `${inCurrency(opening.income.ytd, currency)}: opens the commitment`],
          ['Prior, year to date', `${inCurrency(opening.prior.ytd, currency)}: opens the commitment`],
        ];
      },
      async send({ signature, idempotencyKey }) {
        const { signTier3Case } = await gateway.ask(SignTier3CaseDocument, {
          input: { idempotencyKey, id, signature },
        });
        return (
          (signTier3Case as MutationPayload<SignTier3CaseMutation['signTier3Case']>).tier3Case?.state ?? 'ATTESTED'
        );
      },
    };
  },
};

const openCase = async (
  text: string | null | undefined,
  place: { readonly id: string; readonly seriesKey: Bytes32; readonly domain: SigningDomain },
  reader: UnlockedKey,
) => parseOpening(await unseal(text, { ...place, record: 'tier3_cases', field: 'opening_ciphertext' }, reader));
