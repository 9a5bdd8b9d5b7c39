import { randomUUID } from 'node:crypto';
import type { Address } from '../../../../src/core/hex.ts';
import type { Prisma } from '../../../../src/generated/prisma/client.ts';
import { TEST_CHAIN } from '../../../support/gateway.ts';

type SignerKeyWork = 'tier3-case' | 'annual-case' | 'hardship' | 'extinguishment' | 'amendment';

export const WORK_KINDS: readonly SignerKeyWork[] = [
  'tier3-case',
  'annual-case',
  'hardship',
  'extinguishment',
  'amendment',
];

/** The states in which a key's work holds its link, and those in which it no longer does. */
const STATES: Readonly<Record<SignerKeyWork, { open: readonly string[]; over: readonly string[] }>> = {
  'tier3-case': { open: ['OPEN', 'ATTESTED'], over: ['REPORTED', 'CLOSED'] },
  'annual-case': { open: ['OPEN', 'SIGNED'], over: ['LANDED', 'CLOSED'] },
  hardship: { open: ['REQUESTED'], over: ['PREPARED', 'APPROVED', 'REFUSED', 'ENDED', 'WITHDRAWN'] },
  extinguishment: { open: ['OPEN', 'ONE_SIGNED', 'BOTH_SIGNED', 'RELAY_REFUSED'], over: ['RELAYED', 'VOIDED'] },
  amendment: { open: ['AWAITING_ATTESTOR', 'SIGNED'], over: ['PROPOSED', 'LANDED', 'WITHDRAWN'] },
};

type Db = Prisma.TransactionClient;
const AT = new Date('2026-02-01T00:00:00.000Z');

/** Work of a kind that is addressed to a key; of an extinguishment it is the second of two. */
export async function openWorkFor(db: Db, kind: SignerKeyWork, key: Address) {
  const id = randomUUID();
  const where = { id };
  const { open, over } = STATES[kind];
  const row = {
    id,
    seriesKey: `0x${'5e'.repeat(32)}`,
    chain: TEST_CHAIN,
    issuer: `0x${'15'.repeat(20)}`,
    accountId: randomUUID(),
    attestorKey: key,
    state: open[0] as string,
    openedAt: AT,
  };
  const commitments = { incomeCommitment: `0x${'01'.repeat(32)}`, priorIncomeCommitment: `0x${'02'.repeat(32)}` };
  const { attestorKey: _, openedAt: _at, ...unaddressed } = row;
  const writes: Record<SignerKeyWork, () => Promise<unknown>> = {
    'tier3-case': () =>
      db.tier3Case.create({
        data: { ...row, ...commitments, period: 20261, liquidityFlag: 0, proof: {}, payment: 1, openingCiphertext: '' },
      }),
    'annual-case': () => db.tier3Annual.create({ data: { ...row, year: 2025 } }),
    hardship: () => db.hardshipRequest.create({ data: { ...row, ciphertext: '', pauseNonce: 0n } }),
    extinguishment: () =>
      db.extinguishmentRequest.create({
        data: {
          ...unaddressed,
          attestorKeyA: `0x${'00'.repeat(20)}`,
          attestorKeyB: key,
          evidenceCiphertext: '',
          extinguishNonce: 0n,
          openedAt: AT,
        },
      }),
    amendment: () =>
      db.termsAmendment.create({
        data: {
          ...unaddressed,
          attestorKey: key,
          keyId: 'test',
          ciphertext: new Uint8Array(),
          termsCommitment: `0x${'03'.repeat(32)}`,
          newCap: 1,
          proposedAt: AT,
        },
      }),
  };
  const moves: Record<SignerKeyWork, (state: string) => Promise<unknown>> = {
    'tier3-case': (state) => db.tier3Case.update({ where, data: { state } }),
    'annual-case': (state) => db.tier3Annual.update({ where, data: { state } }),
    hardship: (state) => db.hardshipRequest.update({ where, data: { state } }),
    extinguishment: (state) => db.extinguishmentRequest.update({ where, data: { state } }),
    amendment: (state) => db.termsAmendment.update({ where, data: { state } }),
  };
  await writes[kind]();
  return { id, open, over, become: moves[kind] };
}
