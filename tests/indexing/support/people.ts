import { randomUUID } from 'node:crypto';
import type { Prisma, PrismaClient } from '../../../src/generated/prisma/client.ts';
import { element, incomeOf, RATE, seriesKeyOf } from './actions.ts';
import { sign } from './attestors.ts';
import type { SigningKey, World } from './world.ts';

const WRITTEN = new Date('2026-01-01T00:00:00Z');

/** What every row about a series has. */
const about = (world: World, series: number) => ({
  seriesKey: seriesKeyOf(world, series),
  indexedKey: null,
  chain: world.chain.name,
  issuer: world.issuer,
  accountId: '018f0000-0000-7000-8000-000000000001',
});

export const hardshipRow = (
  world: World,
  series: number,
  attestor: SigningKey,
  pauseNonce: bigint,
): Prisma.HardshipRequestCreateManyInput & { id: string } => ({
  ...about(world, series),
  id: randomUUID(),
  attestorKey: attestor.address,
  ciphertext: 'sealed',
  state: 'PREPARED',
  pauseNonce,
  openedAt: WRITTEN,
});

/** With the signatures of these of its two keys. */
export const extinguishmentRow = (
  world: World,
  series: number,
  [a, b]: readonly [SigningKey, SigningKey],
  extinguishNonce: bigint,
  signed: readonly SigningKey[],
): Prisma.ExtinguishmentRequestCreateManyInput & { id: string } => ({
  ...about(world, series),
  id: randomUUID(),
  attestorKeyA: a.address,
  attestorKeyB: b.address,
  evidenceCiphertext: 'sealed',
  state: ['OPEN', 'ONE_SIGNED', 'BOTH_SIGNED'][signed.length] ?? 'OPEN',
  extinguishNonce,
  signatures: signed.map((key) => ({
    signer: key.address,
    signature: sign(world, key, 'EXTINGUISH', { seriesKey: seriesKeyOf(world, series), extinguishNonce }),
    digest: `0x${'dd'.repeat(32)}`,
  })),
  openedAt: WRITTEN,
});

export const annualRow = (
  world: World,
  series: number,
  attestor: SigningKey,
  {
    year,
    adjustment,
    nonce,
    attestedAt = WRITTEN,
  }: { readonly year: number; readonly adjustment: bigint; readonly nonce: bigint; readonly attestedAt?: Date },
): Prisma.Tier3AnnualCreateManyInput & { id: string } => ({
  ...about(world, series),
  id: randomUUID(),
  attestorKey: attestor.address,
  year,
  state: 'SIGNED',
  trueupSignature: '0xsigned',
  trueupSigner: attestor.address,
  trueupNonce: nonce,
  attestationTs: attestedAt,
  adjustment: `${adjustment}`,
  trueupDigest: `0x${'dd'.repeat(32)}`,
  openedAt: WRITTEN,
});

export const amendmentRow = (
  world: World,
  series: number,
  attestor: SigningKey,
  { commitment, cap, nonce }: { readonly commitment: string; readonly cap: bigint; readonly nonce: bigint },
): Prisma.TermsAmendmentCreateManyInput & { id: string } => ({
  ...about(world, series),
  id: randomUUID(),
  state: 'SIGNED',
  attestorKey: attestor.address,
  keyId: 'test',
  ciphertext: new Uint8Array([1]),
  termsCommitment: commitment,
  newCap: `${cap}`,
  amendmentNonce: nonce,
  digest: `0x${'dd'.repeat(32)}`,
  attestorSignature: '0xsigned',
  proposedAt: WRITTEN,
  signedAt: WRITTEN,
});

export const fallbackRow = (
  world: World,
  series: number,
  signer: SigningKey,
  period: number,
): Prisma.FxFallbackCreateManyInput => ({
  ...about(world, series),
  period,
  state: 'SIGNED',
  rate: RATE.toString(),
  signer: signer.address,
  signature: '0xsigned',
  digest: `0x${'dd'.repeat(32)}`,
  requestedAt: WRITTEN,
  signedAt: WRITTEN,
});

export const caseRow = (
  world: World,
  series: number,
  attestor: SigningKey,
  period: number,
  payment: bigint,
): Prisma.Tier3CaseCreateManyInput & { id: string } => ({
  ...about(world, series),
  id: randomUUID(),
  attestorKey: attestor.address,
  period,
  liquidityFlag: 0,
  incomeCommitment: incomeOf(series, period, payment),
  priorIncomeCommitment: element('prior'),
  proof: {},
  payment: `${payment}`,
  state: 'ATTESTED',
  openingCiphertext: 'sealed',
  openedAt: WRITTEN,
});

/** A decided proposal with one transaction built for it. */
export async function insertProposal(
  db: PrismaClient,
  world: World,
  proposal: { readonly key: string; readonly action: 'REGISTER' | 'REVOKE'; readonly graceUntil?: Date },
): Promise<string> {
  const decided = { state: 'APPROVED', proposedBy: randomUUID(), proposedAt: WRITTEN, chain: world.chain.name };
  const { id } = await db.attestorProposal.create({ data: { ...decided, ...proposal } });
  const request = { proposalId: id, transactionId: randomUUID(), builtAt: WRITTEN };
  return (await db.adminTxRequest.create({ data: request })).id;
}

/** The sizes in a random history, as amounts; see script.ts. */
export const adjustmentOf = (size: number): bigint => (size % 2 === 0 ? 5_000_001n : -3_000_007n);
export const capOf = (size: number): bigint => 10n ** 10n + BigInt(size % 2);
export const amendedOf = (size: number) => element(`amended ${size % 2}`);
export const paymentOf = (size: number): bigint => BigInt(size) * 700_000_001n;

/**
 * Rows about the first series that a random history may touch: signed, addressed and unsigned, of several nonces and
 * keys.
 */
export async function insertPeople(db: PrismaClient, world: World): Promise<void> {
  const [x, y, z] = world.attestors;
  const nonces = [0, 1].flatMap((series) => [0n, 1n, 2n].map((nonce) => ({ series, nonce })));
  await db.hardshipRequest.createMany({
    data: nonces.flatMap(({ series, nonce }) => [x, y].map((key) => hardshipRow(world, series, key, nonce))),
  });
  await db.extinguishmentRequest.createMany({
    data: nonces.flatMap(({ series, nonce }) =>
      [[], [x], [x, y]].map((signed) => extinguishmentRow(world, series, [x, y], nonce, signed)),
    ),
  });
  await db.tier3Annual.createMany({
    data: nonces.flatMap(({ series, nonce }) =>
      [0, 1].map((size) =>
        annualRow(world, series, [x, y, z][size] ?? x, { year: 2026, adjustment: adjustmentOf(size), nonce }),
      ),
    ),
  });
  await db.termsAmendment.createMany({
    data: nonces.flatMap(({ series, nonce }) =>
      [0, 1].map((size) => {
        const change = { commitment: amendedOf(size), cap: capOf(size), nonce };
        return amendmentRow(world, series, [x, y, z][size] ?? x, change);
      }),
    ),
  });
  await db.fxFallback.createMany({ data: [0, 1].map((series) => fallbackRow(world, series, x, 20261)) });
  await db.tier3Case.createMany({
    data: [0, 3, 6, 9, 12].flatMap((size) => [0, 1].map((series) => caseRow(world, series, x, 20261, paymentOf(size)))),
  });
  for (const key of world.people) await insertProposal(db, world, { key, action: 'REGISTER' });
  for (const { address: key } of world.attestors) await insertProposal(db, world, { key, action: 'REVOKE' });
}
