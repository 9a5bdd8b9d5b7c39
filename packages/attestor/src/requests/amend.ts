import { formatWad } from '@income-series/protocol/amounts';
import { opensTerms } from '@income-series/protocol/commitments';
import { currencyCode, currencyNumber } from '@income-series/protocol/currency';
import { AppError } from '@income-series/protocol/errors/app-error';
import { parseField } from '@income-series/protocol/field';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { SigningDomain } from '@income-series/protocol/signing';
import { deriveRate, INDEXING_RULES, type PrivateTerms } from '@income-series/protocol/terms';
import type { GatewayClient, MutationPayload } from '../client.ts';
import {
  AmendmentTermsDocument,
  SignAmendmentDocument,
  type SignAmendmentMutation,
  TermsAmendmentDocument,
} from '../generated/operations.ts';
import { parseRowId } from '../ids.ts';
import { createDifference } from '../signing/request.ts';
import { inCurrency, inToken } from './money.ts';
import { requireRow, type Work } from './request.ts';

/** Proposed terms as the reviewing attestor reads them, with public figures of the series. */
interface ProposedTerms {
  readonly terms: PrivateTerms;
  readonly shareRate: bigint;
  readonly unitsOffered: bigint;
}

/** Fetches the proposed terms; the service logs the read. @throws Failure NOT_FOUND if they are not for this account */
export async function fetchTerms(gateway: GatewayClient, id: string): Promise<ProposedTerms> {
  const { termsAmendment } = await gateway.ask(AmendmentTermsDocument, { id });
  const { terms, series } = requireRow(termsAmendment);
  const { theta, rate, shareRate, termsSalt } = requireRow(terms);
  const { currency, indexingRule, unitsOffered } = requireRow(series);
  try {
    return {
      terms: {
        theta: BigInt(requireRow(theta)),
        r: BigInt(requireRow(rate)),
        currencyCode: requireRow(currencyNumber(currency)),
        indexingRule: INDEXING_RULES[indexingRule],
        termsSalt: parseField(requireRow(termsSalt)),
      },
      shareRate: BigInt(requireRow(shareRate)),
      unitsOffered: BigInt(unitsOffered),
    };
  } catch (error) {
    if (error instanceof AppError || error instanceof SyntaxError)
      throw createDifference('TERMS_INVALID', 'The terms do not have the agreed form.');
    throw error;
  }
}

/**
 * Recomputes the commitment from the terms, and the rate a unit (on a curve, which only Solana has, a base lamport) from the
 * share. @throws Failure COMMITMENT_DIFFERS, TERMS_DIFFER
 */
export function requireTerms(
  { terms, shareRate, unitsOffered }: ProposedTerms,
  commitment: Bytes32,
  { kind }: SigningDomain,
  curve: boolean,
): void {
  if (!opensTerms(terms, commitment)) {
    throw createDifference('COMMITMENT_DIFFERS', 'The terms do not match their commitment.', {
      field: 'newTermsCommitment',
    });
  }
  try {
    if (deriveRate(shareRate, unitsOffered, { curve: curve && kind === 'solana' }) === terms.r) return;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  throw createDifference('TERMS_DIFFER', 'The rate is not the share divided by the units offered.');
}

export const termsFacts = ({ terms, shareRate, unitsOffered }: ProposedTerms, curve: boolean) =>
  [
    ['New threshold theta, a year', inCurrency(terms.theta, currencyCode(terms.currencyCode))],
    ['New share', `${formatWad(shareRate)} of the income above theta, for ${unitsOffered} units`],
    [curve ? 'New rate a base lamport' : 'New rate a unit', formatWad(terms.r)],
    ['Currency, indexing', `${currencyCode(terms.currencyCode)} (${terms.currencyCode}), ${terms.indexingRule}`],
  ] as const;

/** A request to review new terms and a new cap. */
export const amendWork: Work<'AMEND'> = {
  kind: 'AMEND',
  choices: [],
  sealed: false,
  async load(gateway, text) {
    const id = parseRowId(text);
    const amendment = requireRow((await gateway.ask(TermsAmendmentDocument, { id })).termsAmendment);
    const { series } = amendment;
    const curve = series ? series.curve !== null : undefined;
    return {
      id,
      state: amendment.state,
      open: amendment.state === 'AWAITING_ATTESTOR',
      recipients: amendment.attestorKey === null ? [] : [amendment.attestorKey],
      choice: null,
      curve,
      message: {
        seriesKey: amendment.seriesKey,
        newTermsCommitment: amendment.termsCommitment,
        newCap: BigInt(amendment.newCap ?? -1),
      },
      facts: [
        ['Proposed', amendment.proposedAt ?? ''],
        ['Cap now', inToken(series?.cap, series)],
        ['New cap, in the token', inToken(amendment.newCap, series)],
      ],
      async examine({ newTermsCommitment }, _reader, domain) {
        const terms = await fetchTerms(gateway, id);
        requireTerms(terms, newTermsCommitment, domain, curve === true);
        return termsFacts(terms, curve === true);
      },
      async send({ signature, idempotencyKey }) {
        const { signAmendment } = await gateway.ask(SignAmendmentDocument, {
          input: { idempotencyKey, id, signature },
        });
        return (signAmendment as MutationPayload<SignAmendmentMutation['signAmendment']>).termsAmendment?.state ?? null;
      },
    };
  },
};
