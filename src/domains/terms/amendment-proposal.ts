import { moneyLimit } from '@income-series/protocol/chain';
import { AppError } from '@income-series/protocol/errors/app-error';
import { InputError } from '@income-series/protocol/errors/input-error';
import type { KeyAddress } from '@income-series/protocol/hex';
import type { Caller } from '../../core/caller.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { lockSignerKey } from '../account/index.ts';
import { enqueueAction, toKeys } from '../notifications/index.ts';
import { requireCapacity, requireWritten } from '../operations/index.ts';
import { requireIssuer } from '../transaction/index.ts';
import { type AmendmentState, MAX_AMENDMENTS, type Proposal } from './amendment-model.ts';
import {
  type AmendmentDeps,
  type FoundAmendment,
  findAmendment,
  type SaveAmendment,
  writeAmendment,
} from './amendment-rows.ts';
import { requireAmendable, requireAmendmentState, UNSIGNED } from './amendment-rules.ts';
import { commitTerms } from './model/index.ts';
import { amendedTerms } from './vault.ts';

/** Implements `AmendmentService.propose`. */
export async function propose(
  { db, chains, attestors, vault, clock }: Pick<AmendmentDeps, 'db' | 'chains' | 'attestors' | 'vault' | 'clock'>,
  caller: Caller,
  { id, chain, seriesKey, terms: proposed, newCap, attestorKey }: Proposal,
): Promise<SaveAmendment> {
  const series = await db.series.findUnique({
    where: { chain_key: { chain, key: seriesKey } },
    select: { issuer: true, phase: true, currencyCode: true, indexingRule: true, unitsOffered: true },
  });
  if (series === null) throw new AppError('NOT_FOUND');
  requireIssuer(caller, chain, series.issuer);
  const limit = moneyLimit(chain);
  if (newCap >= limit) throw new InputError('newCap', `at most ${limit - 1n}`);
  const termsCommitment = commitTerms(proposed, { ...series, curve: series.phase === null });
  requireAmendable((await chains.of(chain).series(seriesKey)).value, termsCommitment, newCap);
  if (attestorKey !== null) await attestors.requireActive(chain, [attestorKey]);
  const data = {
    id,
    seriesKey,
    indexedKey: seriesKey,
    chain,
    issuer: series.issuer,
    accountId: caller.accountId,
    state: (attestorKey === null ? 'PROPOSED' : 'AWAITING_ATTESTOR') satisfies AmendmentState,
    attestorKey,
    ...amendedTerms(vault).seal(id, proposed),
    termsCommitment,
    newCap: newCap.toString(),
    proposedAt: clock.now(),
  };
  return async (tx) => {
    if (attestorKey !== null) await lockSignerKey(tx, attestorKey);
    requireCapacity(await tx.termsAmendment.count({ where: { chain, seriesKey } }), MAX_AMENDMENTS);
    requireWritten(await tx.termsAmendment.createMany({ data: [data], skipDuplicates: true }));
    if (attestorKey !== null) await notifyReviewer(tx, data, attestorKey, data.proposedAt);
    return { amendmentId: id };
  };
}

/** Finds an unsigned amendment of the calling issuer. @throws NOT_FOUND, NOT_ISSUER, CASE_STATE */
async function findUnsigned(db: AmendmentDeps['db'], caller: Caller, id: string): Promise<FoundAmendment> {
  const amendment = await findAmendment(db, caller, id);
  requireIssuer(caller, amendment.chain, amendment.issuer);
  requireAmendmentState(amendment.state, UNSIGNED, 'be changed or withdrawn');
  return amendment;
}

/** Implements `AmendmentService.nameReviewer`. */
export async function nameReviewer(
  { db, attestors, clock }: Pick<AmendmentDeps, 'db' | 'attestors' | 'clock'>,
  caller: Caller,
  id: string,
  attestorKey: KeyAddress,
): Promise<SaveAmendment> {
  const amendment = await findUnsigned(db, caller, id);
  await attestors.requireActive(amendment.chain, [attestorKey]);
  return async (tx) => {
    await lockSignerKey(tx, attestorKey);
    await notifyReviewer(tx, amendment, attestorKey, clock.now());
    return writeAmendment(tx, amendment, { state: 'AWAITING_ATTESTOR', attestorKey });
  };
}

/** Implements `AmendmentService.withdraw`. */
export async function withdraw(db: AmendmentDeps['db'], caller: Caller, id: string): Promise<SaveAmendment> {
  const amendment = await findUnsigned(db, caller, id);
  return (tx) => writeAmendment(tx, amendment, { state: 'WITHDRAWN' });
}

/** Notifies an attestor that there is an amendment to review; once for each amendment and key. */
function notifyReviewer(
  tx: Prisma.TransactionClient,
  { id, chain, seriesKey }: Pick<FoundAmendment, 'id' | 'chain' | 'seriesKey'>,
  key: KeyAddress,
  at: Date,
): Promise<void> {
  const about = { chain, seriesKey, subjectId: id, status: 'AWAITING_ATTESTOR', at, once: key };
  return enqueueAction(tx, { ...about, kind: 'AmendmentToReview', audience: toKeys(key) });
}
