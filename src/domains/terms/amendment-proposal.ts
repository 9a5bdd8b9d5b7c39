import type { Caller } from '../../core/caller.ts';
import { moneyLimit } from '../../core/chain.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { InputError } from '../../core/errors/input-error.ts';
import type { KeyAddress } from '../../core/hex.ts';
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
import { commitTerms } from './model.ts';
import { amendedTerms } from './vault.ts';

/** `AmendmentService.propose`. */
export async function propose(
  { db, chains, attestors, vault, clock }: Pick<AmendmentDeps, 'db' | 'chains' | 'attestors' | 'vault' | 'clock'>,
  caller: Caller,
  { id, chain, seriesKey, terms: proposed, newCap, attestorKey }: Proposal,
): Promise<SaveAmendment> {
  const series = await db.series.findUnique({
    where: { chain_key: { chain, key: seriesKey } },
    select: { issuer: true, currencyCode: true, indexingRule: true, unitsOffered: true },
  });
  if (series === null) throw new AppError('NOT_FOUND');
  requireIssuer(caller, chain, series.issuer);
  const limit = moneyLimit(chain);
  if (newCap >= limit) throw new InputError('newCap', `at most ${limit - 1n}`);
  const termsCommitment = commitTerms(proposed, { chain, ...series });
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

/** An amendment of the issuer's own that nobody signed yet. @throws NOT_FOUND, NOT_ISSUER, CASE_STATE */
async function unsigned(db: AmendmentDeps['db'], caller: Caller, id: string): Promise<FoundAmendment> {
  const found = await findAmendment(db, caller, id);
  requireIssuer(caller, found.chain, found.issuer);
  requireAmendmentState(found.state, UNSIGNED, 'be changed or withdrawn');
  return found;
}

/** `AmendmentService.nameReviewer`. */
export async function nameReviewer(
  { db, attestors, clock }: Pick<AmendmentDeps, 'db' | 'attestors' | 'clock'>,
  caller: Caller,
  id: string,
  attestorKey: KeyAddress,
): Promise<SaveAmendment> {
  const found = await unsigned(db, caller, id);
  await attestors.requireActive(found.chain, [attestorKey]);
  return async (tx) => {
    await lockSignerKey(tx, attestorKey);
    await notifyReviewer(tx, found, attestorKey, clock.now());
    return writeAmendment(tx, found, { state: 'AWAITING_ATTESTOR', attestorKey });
  };
}

/** `AmendmentService.withdraw`. */
export async function withdraw(db: AmendmentDeps['db'], caller: Caller, id: string): Promise<SaveAmendment> {
  const found = await unsigned(db, caller, id);
  return (tx) => writeAmendment(tx, found, { state: 'WITHDRAWN' });
}

/** Notifies the named attestor that there is something to review, once each. */
function notifyReviewer(
  tx: Prisma.TransactionClient,
  { id, chain, seriesKey }: Pick<FoundAmendment, 'id' | 'chain' | 'seriesKey'>,
  key: KeyAddress,
  at: Date,
): Promise<void> {
  const about = { chain, seriesKey, subjectId: id, status: 'AWAITING_ATTESTOR', at, once: key };
  return enqueueAction(tx, { ...about, kind: 'AmendmentToReview', audience: toKeys(key) });
}
