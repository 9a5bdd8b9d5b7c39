import type { Address } from '@income-series/protocol/address';
import { chainKind } from '@income-series/protocol/chain';
import type { Vault } from '../../../src/core/vault/index.ts';
import { amendedTerms, commitTerms } from '../../../src/domains/terms/index.ts';
import type { PrismaClient } from '../../../src/generated/prisma/client.ts';
import { type AttestorName, knownId, type PersonName, people, signers } from '../personas.ts';
import { signedBy } from './attested.ts';
import { at, CHAIN, dec, type KnownSeries, type Population, txOn, UNITS } from './known.ts';

const NEW_CAP = 2n * 10n ** 12n;

export interface AmendmentFacts {
  readonly id: string;
  readonly by: PersonName;
  readonly state: string;
  /** Distinguishes its terms from those of the others. */
  readonly n: number;
  readonly reviewer?: AttestorName;
}

/** An amendment in a state; SIGNED and LANDED with a signature of its reviewer. */
export async function insertAmendment(
  db: PrismaClient,
  vault: Vault,
  { chain, key: seriesKey, issuer }: KnownSeries<Address>,
  { id, by, state, n, reviewer }: AmendmentFacts,
): Promise<void> {
  const terms = { theta: 7_000_000n + BigInt(n), shareRate: 6n * 10n ** 16n, termsSalt: BigInt(9_000 + n) };
  const termsCommitment = commitTerms(terms, {
    curve: chainKind(chain) === 'solana',
    currencyCode: 840,
    indexingRule: 0,
    unitsOffered: UNITS,
  });
  const signed = () => {
    if (reviewer === undefined || !['SIGNED', 'LANDED'].includes(state)) return {};
    const message = { seriesKey, amendmentNonce: 0n, newTermsCommitment: termsCommitment, newCap: NEW_CAP };
    const { digest, signature } = signedBy(chain, reviewer, 'AMEND', message);
    return { amendmentNonce: 0n, digest, attestorSignature: signature, signedAt: at('2025-05-03') };
  };
  await db.termsAmendment.create({
    data: {
      id,
      seriesKey,
      indexedKey: seriesKey,
      chain,
      issuer,
      accountId: people[by].accountId,
      state,
      attestorKey: reviewer === undefined ? null : signers[reviewer].key,
      ...amendedTerms(vault).seal(id, terms),
      termsCommitment,
      newCap: dec(NEW_CAP),
      ...signed(),
      ...(state === 'LANDED' ? { txHash: txOn(chain, 0x7a), landedAt: at('2025-05-04') } : {}),
      proposedAt: new Date(Date.UTC(2025, 4, 1 + n)),
    },
  });
}

/**
 * Amendments of A: without a reviewer, reviewed by X, withdrawn from a revoked one. Of B: signed by Y, and one of X's
 * that was confirmed and was replaced since.
 */
export async function insertAmendments(db: PrismaClient, vault: Vault, { series }: Population): Promise<void> {
  const { A, B } = series;
  const id = (n: number) => knownId(0x24, n);
  const insert = (series: KnownSeries, facts: AmendmentFacts) => insertAmendment(db, vault, series, facts);
  await insert(A, { id: id(1), by: 'issuerA', state: 'PROPOSED', n: 1 });
  await insert(A, { id: id(2), by: 'issuerA', state: 'AWAITING_ATTESTOR', n: 2, reviewer: 'attestorX' });
  await insert(A, { id: id(3), by: 'issuerA', state: 'WITHDRAWN', n: 3, reviewer: 'attestorZ' });
  await insert(B, { id: id(4), by: 'issuerB', state: 'SIGNED', n: 4, reviewer: 'attestorY' });
  await insert(B, { id: id(5), by: 'issuerB', state: 'LANDED', n: 5, reviewer: 'attestorX' });
}

/** C is on the income router: what came through it in two quarters. */
export async function insertRoutedIncome(db: PrismaClient, { series }: Population): Promise<void> {
  const { key: seriesKey, terms } = series.C;
  await db.series.update({
    where: { chain_key: { chain: CHAIN, key: seriesKey } },
    data: { routed: true, routedTheta: dec(terms.theta), routedRate: dec(terms.rate) },
  });
  const quarter = (period: number, amount: string, withheld: string) => ({
    chain: CHAIN,
    id: `${seriesKey}:${period}`,
    seriesKey,
    period,
    amount,
    withheld,
    updatedAt: at('2025-06-01'),
  });
  await db.routedIncome.createMany({
    data: [quarter(20251, '5000000', '0'), quarter(20252, '4000000', '149850')],
  });
}
