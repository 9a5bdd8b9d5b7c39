import { signAnnouncement } from '@income-series/protocol/envelope';
import type { PrismaClient } from '../../../src/generated/prisma/client.ts';
import { knownId, personas, signers } from '../personas.ts';
import { at, CHAIN, type Population, word } from './known.ts';

/** A proposal that was approved, and the later of two transactions that were built from it. */
export const approvedProposal = { id: knownId(0x25, 2), request: knownId(0x26, 2) } as const;

/**
 * X and Y announced the encryption keys of their secrets, the revoked Z none. X's identity check passed, Y's is under
 * way. One proposal is open, one was approved, its transaction built twice, and one withdrawn.
 */
export async function insertAttestors(db: PrismaClient, { attestor }: Population): Promise<void> {
  const { attestorX, attestorY } = signers;
  await db.attestorAnnouncement.createMany({
    data: [attestorX, attestorY].map(({ secret }) => ({ ...signAnnouncement(secret), announcedAt: at('2025-01-03') })),
  });
  const check = (name: 'attestorX' | 'attestorY', status: string) => ({
    accountId: personas[name].accountId,
    provider: 'http',
    checkId: `check-of-${name}`,
    status,
    startedAt: at('2025-01-04'),
  });
  await db.attestorIdentityCheck.createMany({ data: [check('attestorX', 'PASSED'), check('attestorY', 'PENDING')] });

  const [proposer, decider] = [personas.admin.accountId, knownId(1, 0x99)];
  const proposal = (n: number, state: string, more: object) => ({
    id: knownId(0x25, n),
    chain: CHAIN,
    key: attestor,
    action: 'REVOKE',
    state,
    proposedBy: proposer,
    proposedAt: at(`2025-02-0${n}`),
    ...more,
  });
  const decided = { decidedBy: decider, decidedAt: at('2025-02-10') };
  const { accountId } = personas.attestorX;
  await db.attestorProposal.createMany({
    data: [
      proposal(1, 'PROPOSED', { graceUntil: at('2025-03-08') }),
      proposal(2, 'APPROVED', { key: attestorX.key, action: 'REGISTER', accountId, ...decided }),
      proposal(3, 'WITHDRAWN', { ...decided, decidedBy: proposer }),
    ],
  });
  const request = (n: number, more: object) => ({
    id: knownId(0x26, n),
    proposalId: approvedProposal.id,
    transactionId: knownId(4, 0x90 + n),
    builtAt: at(`2025-02-1${n}`),
    ...more,
  });
  const confirmed = { outcome: 'LANDED', txHash: word(0x26), blockNumber: 12n };
  await db.adminTxRequest.createMany({ data: [request(1, {}), request(2, confirmed)] });
}
