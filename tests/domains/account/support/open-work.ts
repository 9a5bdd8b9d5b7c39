import { randomUUID } from 'node:crypto';
import type { EvmAddress } from '@income-series/protocol/hex';
import { WORK_KINDS, type WorkKind } from '../../../../src/domains/account/open-work.ts';
import type { Prisma } from '../../../../src/generated/prisma/client.ts';
import { TEST_CHAIN } from '../../../support/gateway.ts';

export { WORK_KINDS };

/** The states in which a key's work holds its link, and those in which it no longer does. */
const STATES: Readonly<Record<WorkKind, { open: readonly string[]; over: readonly string[] }>> = {
  TIER3_CASE: { open: ['OPEN', 'ATTESTED'], over: ['REPORTED', 'CLOSED'] },
  ANNUAL_CASE: { open: ['OPEN', 'SIGNED'], over: ['LANDED', 'CLOSED'] },
  HARDSHIP: { open: ['REQUESTED'], over: ['PREPARED', 'APPROVED', 'REFUSED', 'ENDED', 'WITHDRAWN'] },
  EXTINGUISHMENT: { open: ['OPEN', 'ONE_SIGNED', 'BOTH_SIGNED', 'RELAY_REFUSED'], over: ['RELAYED', 'VOIDED'] },
  AMENDMENT: { open: ['AWAITING_ATTESTOR', 'SIGNED'], over: ['PROPOSED', 'LANDED', 'WITHDRAWN'] },
};

type Db = Prisma.TransactionClient;
const AT = new Date('2026-02-01T00:00:00.000Z');

/** Work of a kind that is addressed to a key; of an extinguishment it is the second of two. */
export async function openWorkFor(db: Db, kind: WorkKind, key: EvmAddress) {
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
  const writes: Record<WorkKind, () => Promise<unknown>> = {
    TIER3_CASE: () =>
      db.tier3Case.create({
        data: { ...row, ...commitments, period: 20261, liquidityFlag: 0, proof: {}, payment: 1, openingCiphertext: '' },
      }),
    ANNUAL_CASE: () => db.tier3Annual.create({ data: { ...row, year: 2025 } }),
    HARDSHIP: () => db.hardshipRequest.create({ data: { ...row, ciphertext: '', pauseNonce: 0n } }),
    EXTINGUISHMENT: () =>
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
    AMENDMENT: () =>
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
  const moves: Record<WorkKind, (state: string) => Promise<unknown>> = {
    TIER3_CASE: (state) => db.tier3Case.update({ where, data: { state } }),
    ANNUAL_CASE: (state) => db.tier3Annual.update({ where, data: { state } }),
    HARDSHIP: (state) => db.hardshipRequest.update({ where, data: { state } }),
    EXTINGUISHMENT: (state) => db.extinguishmentRequest.update({ where, data: { state } }),
    AMENDMENT: (state) => db.termsAmendment.update({ where, data: { state } }),
  };
  await writes[kind]();
  return { id, open, over, become: moves[kind] };
}
