import { z } from 'zod';
import { type IncomeOpening, opensIncome, ZERO_PRIOR } from '../../../core/commitments.ts';
import { parseField } from '../../../core/field.ts';
import type { Bytes32 } from '../../../core/hex.ts';
import { isFirstOfYear, readPeriod } from '../../../core/period.ts';
import { LIQUIDITY_FLAGS, TIERS } from '../../../core/report-kinds.ts';
import type { MessageOf, SigningDomain } from '../../../core/signing/index.ts';
import type { PayloadOf } from '../client.ts';
import { SignTier3CaseDocument, type SignTier3CaseMutation, Tier3CaseDocument } from '../generated/operations.ts';
import { parseRowId } from '../ids.ts';
import { differs } from '../signing/request.ts';
import { known, type Reader, type Work } from './request.ts';
import { parseJson, unseal } from './sealed.ts';

const decimal = z.string().regex(/^(0|[1-9][0-9]{0,76})$/);
const Opening = z.strictObject({ ytd: decimal, salt: decimal, priorYtd: decimal, priorSalt: decimal });

/** The year-to-date figures of a quarter and of the one before, with the salts that hide them. */
export interface CaseOpening {
  readonly income: IncomeOpening;
  readonly prior: IncomeOpening;
}

/** @throws Failure PLAINTEXT_INVALID */
export function parseOpening(plaintext: Uint8Array): CaseOpening {
  const parsed = Opening.safeParse(parseJson(plaintext));
  if (!parsed.success) throw differs('OPENING_INVALID', 'The opening is not of the agreed form.');
  const { ytd, salt, priorYtd, priorSalt } = parsed.data;
  try {
    return {
      income: { ytd: BigInt(ytd), salt: parseField(salt) },
      prior: { ytd: BigInt(priorYtd), salt: parseField(priorSalt) },
    };
  } catch {
    throw differs('OPENING_INVALID', 'The opening is not of the agreed form.');
  }
}

/** Both commitments of the report, made again from the opened figures. @throws Failure COMMITMENT_DIFFERS */
export function requireOpening(message: MessageOf<'REPORT'>, { income, prior }: CaseOpening): void {
  if (!opensIncome(income, message.incomeCommitment)) {
    throw differs('COMMITMENT_DIFFERS', 'The opened figure is not the one committed to.', {
      field: 'incomeCommitment',
    });
  }
  if (!opensIncome(prior, message.priorCommitment)) {
    throw differs('COMMITMENT_DIFFERS', 'The opened prior figure is not the one committed to.', {
      field: 'priorCommitment',
    });
  }
  if (isFirstOfYear(message.period) && message.priorCommitment !== ZERO_PRIOR) {
    throw differs('COMMITMENT_DIFFERS', 'A first quarter has no prior figure.', { field: 'priorCommitment' });
  }
}

/** A report of tier 3: the attestor has read documents and attests the figure behind a commitment. */
export const reportWork: Work<'REPORT'> = {
  kind: 'REPORT',
  choices: [],
  sealed: true,
  async load(gateway, text) {
    const id = parseRowId(text);
    const found = known((await gateway.ask(Tier3CaseDocument, { id })).tier3Case);
    const seriesKey = found.seriesKey;
    return {
      id,
      state: found.state,
      open: found.state === 'OPEN',
      addressed: [found.attestorKey],
      choice: null,
      message: {
        seriesKey,
        period: known(readPeriod(found.period)),
        priorCommitment: found.priorIncomeCommitment,
        incomeCommitment: found.incomeCommitment,
        tier: TIERS.DOCUMENTS,
        liquidityFlag: LIQUIDITY_FLAGS[found.liquidityFlag],
      },
      facts: [
        ['Payment', `${found.payment} base units`],
        ['Documents', `${found.documentCount}`],
        ['Opened', found.openedAt],
      ],
      async examine(message, reader, domain) {
        const opening = await openCase(found.opening, { id, seriesKey, domain }, reader);
        requireOpening(message, opening);
        return [
          ['Income, year to date', `${opening.income.ytd} minor units (opens the commitment)`],
          ['Prior, year to date', `${opening.prior.ytd} minor units (opens the commitment)`],
        ];
      },
      async send({ signature, idempotencyKey }) {
        const { signTier3Case } = await gateway.ask(SignTier3CaseDocument, {
          input: { idempotencyKey, id, signature },
        });
        return (signTier3Case as PayloadOf<SignTier3CaseMutation['signTier3Case']>).tier3Case?.state ?? 'ATTESTED';
      },
    };
  },
};

const openCase = async (
  text: string | null | undefined,
  place: { readonly id: string; readonly seriesKey: Bytes32; readonly domain: SigningDomain },
  reader: Reader,
) => parseOpening(await unseal(text, { ...place, record: 'tier3_cases', field: 'opening_ciphertext' }, reader));
