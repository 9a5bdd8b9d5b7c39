import type { Address } from '@income-series/protocol/address';
import { incomeCommitment, ZERO_PRIOR } from '@income-series/protocol/commitments';
import { periodId } from '../../../src/core/ids.ts';
import type { PrismaClient } from '../../../src/generated/prisma/client.ts';
import { type AttestorName, knownId, type PersonName, people, signers } from '../personas.ts';
import { sealedTo, signedBy } from './attested.ts';
import { at, CHAIN, dec, type KnownSeries, type Population, proofWith, txOn } from './known.ts';

const PERIOD = 20253;
const YEAR = 2025;

/** The facts of a case: its opener, its series, and the attestor who is asked. */
interface CaseFacts {
  readonly n: number;
  readonly series: KnownSeries<Address>;
  readonly by: PersonName;
  readonly asks: AttestorName;
  readonly state: string;
}

/** The columns that all cases have alike. */
const about = ({ series, by, asks, state }: CaseFacts) => ({
  seriesKey: series.key,
  indexedKey: series.key,
  chain: series.chain,
  issuer: series.issuer,
  state,
  accountId: people[by].accountId,
  attestorKey: signers[asks].key,
});

const sealed = (record: string, { series, asks }: CaseFacts, id: string, field: string, text: string) =>
  sealedTo(series.chain, [asks], { seriesKey: series.key, record, id, field }, text);
const documents = (record: string, facts: CaseFacts, id: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, i) =>
      sealed(record, facts, id, `documents_ciphertext.${i}`, `{"name":"${facts.n}-${i}.pdf"}`),
    ),
  );

export async function insertCase(db: PrismaClient, facts: CaseFacts): Promise<void> {
  const { n, series, asks, state } = facts;
  const id = knownId(0x20, n);
  const commitments = {
    incomeCommitment: incomeCommitment({ ytd: BigInt(1_000_000 + n), salt: BigInt(n) }),
    priorIncomeCommitment: ZERO_PRIOR,
  };
  const message = {
    seriesKey: series.key,
    period: PERIOD,
    tier: 3,
    liquidityFlag: 0,
    priorCommitment: commitments.priorIncomeCommitment,
    incomeCommitment: commitments.incomeCommitment,
  };
  const attested = ['ATTESTED', 'REPORTED'].includes(state);
  await db.tier3Case.create({
    data: {
      id,
      ...about(facts),
      period: PERIOD,
      liquidityFlag: 0,
      ...commitments,
      payment: dec(1_000n + BigInt(n)),
      proof: proofWith(['1', '2', '3', '4', '5', '6']),
      openingCiphertext: await sealed('tier3_cases', facts, id, 'opening_ciphertext', '{"ytd":"1","salt":"2"}'),
      documentsCiphertext: await documents('tier3_cases', facts, id, (n - 1) % 4),
      openedAt: new Date(Date.UTC(2025, 9, n)),
      ...(attested
        ? { attestation: signedBy(series.chain, asks, 'REPORT', message), attestedAt: at('2025-10-09') }
        : {}),
      ...(state === 'CLOSED' ? { closedReason: 'DOCUMENTS_INSUFFICIENT', closedAt: at('2025-10-10') } : {}),
    },
  });
}

export async function insertAnnual(db: PrismaClient, facts: CaseFacts): Promise<void> {
  const { n, series, asks, state } = facts;
  const id = knownId(0x21, n);
  const attestationTs = at('2026-01-05');
  const adjustment = BigInt(500 - n * 1_000);
  const time = BigInt(attestationTs.getTime() / 1000);
  const message = { seriesKey: series.key, year: YEAR, trueupNonce: 0n, attestationTs: time, adjustment };
  const { signer, signature, digest } = signedBy(series.chain, asks, 'TRUEUP', message);
  const signed = ['SIGNED', 'LANDED'].includes(state);
  await db.tier3Annual.create({
    data: {
      id,
      ...about(facts),
      year: YEAR,
      openedAt: new Date(Date.UTC(2026, 0, n)),
      documentsCiphertext: await documents('tier3_annual', facts, id, (n - 1) % 4),
      ...(signed
        ? {
            trueupSignature: signature,
            trueupSigner: signer,
            trueupNonce: 0n,
            trueupDigest: digest,
            attestationTs,
            adjustment: dec(adjustment),
          }
        : {}),
      ...(state === 'LANDED' ? { txHash: txOn(series.chain, 0x7b) } : {}),
      ...(state === 'CLOSED' ? { closedReason: 'OTHER', closedAt: at('2026-01-10') } : {}),
    },
  });
}

/** A request for the rate of a quarter; one that is signed by X. */
export async function insertFallback(
  db: PrismaClient,
  { chain, key: seriesKey, issuer }: KnownSeries<Address>,
  by: PersonName,
  signed: boolean,
): Promise<void> {
  const { accountId } = people[by];
  const request = { seriesKey, indexedKey: seriesKey, chain, issuer, accountId, period: PERIOD };
  const rate = 10n ** 22n;
  const answered = () => ({
    ...signedBy(chain, 'attestorX', 'FX', { seriesKey, period: PERIOD, rate }),
    rate: dec(rate),
    signedAt: at('2025-10-03'),
  });
  await db.fxFallback.create({
    data: {
      ...request,
      requestedAt: at('2025-10-02'),
      state: signed ? 'SIGNED' : 'REQUESTED',
      ...(signed ? answered() : {}),
    },
  });
}

/**
 * Tier-3 cases, annual cases and requests for rates: in several states, of both issuers, addressed to X, Y and the
 * revoked Z. A's second report went with a rate that Y signed.
 */
export async function insertCases(db: PrismaClient, { series }: Pick<Population, 'series'>): Promise<void> {
  const { A, B } = series;
  const [a, b] = [{ series: A, by: 'issuerA' } as const, { series: B, by: 'issuerB' } as const];
  await insertCase(db, { n: 1, ...a, asks: 'attestorX', state: 'OPEN' });
  await insertCase(db, { n: 2, ...a, asks: 'attestorY', state: 'ATTESTED' });
  await insertCase(db, { n: 3, ...b, asks: 'attestorX', state: 'CLOSED' });
  await insertCase(db, { n: 4, ...b, asks: 'attestorZ', state: 'OPEN' });
  await insertAnnual(db, { n: 1, ...a, asks: 'attestorX', state: 'SIGNED' });
  await insertAnnual(db, { n: 2, ...b, asks: 'attestorY', state: 'OPEN' });
  await insertAnnual(db, { n: 3, ...b, asks: 'attestorZ', state: 'CLOSED' });
  await insertAnnual(db, { n: 4, ...a, asks: 'attestorY', state: 'LANDED' });

  await insertFallback(db, A, 'issuerA', true);
  await insertFallback(db, B, 'issuerB', false);
  const rate = 10n ** 22n;
  const { signer, signature } = signedBy(CHAIN, 'attestorY', 'FX', { seriesKey: A.key, period: 20252, rate });
  await db.report.update({
    where: { chain_id: { chain: CHAIN, id: periodId(A.key, 20252) } },
    data: { fxFallback: { signer, signature } },
  });
}
