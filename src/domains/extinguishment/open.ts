import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { Caller } from '../../core/caller.ts';
import { requireState } from '../../core/errors/record-state.ts';
import { lockSignerKey } from '../account/index.ts';
import { createTakeEnvelope } from '../announcements/index.ts';
import { enqueueAction, toKeys } from '../notifications/index.ts';
import { requireWritten } from '../operations/index.ts';
import { findSeries } from '../series/index.ts';
import { requireIssuer } from '../transaction/index.ts';
import { EVIDENCE, type OpenExtinguishmentInput, type WriteRequest } from './model/index.ts';
import type { ExtinguishmentChain, ExtinguishmentDeps } from './model/ports.ts';
import { EXTINGUISHABLE, sortDistinctKeys } from './rules.ts';

/** Reads the nonce that an extinguishment's signatures must cover now. @throws WRONG_STATE if the series cannot end so, CHAIN_UNAVAILABLE */
async function readNonce(chain: ExtinguishmentChain, seriesKey: Bytes32): Promise<bigint> {
  const [{ value: series }, { value: hardship }] = await Promise.all([
    chain.series(seriesKey),
    chain.hardship(seriesKey),
  ]);
  requireState('WRONG_STATE', {
    record: 'series',
    state: series.state,
    needs: EXTINGUISHABLE,
    can: 'be extinguished',
  });
  return hardship.extinguishNonce;
}

/** Checks a new request. Returns a function that writes it and notifies both attestors (see `ExtinguishmentService.open`). */
export async function openRequest(
  { db, chains, announcements, clock }: Pick<ExtinguishmentDeps, 'db' | 'chains' | 'announcements' | 'clock'>,
  caller: Caller,
  { id, chain, seriesKey, attestorKeys, evidence }: OpenExtinguishmentInput,
): Promise<WriteRequest> {
  const reader = chains.of(chain);
  const { issuer } = await findSeries(db, chain, seriesKey, { issuer: true });
  requireIssuer(caller, chain, issuer);
  const keys = sortDistinctKeys(attestorKeys);
  const extinguishNonce = await readNonce(reader, seriesKey);
  const takeEnvelope = createTakeEnvelope(chains, announcements);
  const row = {
    id,
    seriesKey,
    indexedKey: seriesKey,
    chain,
    issuer,
    accountId: caller.accountId,
    attestorKeyA: keys[0],
    attestorKeyB: keys[1],
    evidenceCiphertext: await takeEnvelope(EVIDENCE, evidence, { chain, keys, seriesKey, id }),
    extinguishNonce,
    state: 'OPEN',
    openedAt: clock.now(),
  };
  return async (tx) => {
    for (const key of keys) await lockSignerKey(tx, key);
    // The series is locked, because only one request may exist for a nonce: a signature covers series and nonce only, so it
    // would also be valid for another request.
    await tx.$queryRaw`SELECT 1 FROM series WHERE chain = ${chain} AND key = ${seriesKey} FOR UPDATE`;
    if ((await tx.extinguishmentRequest.count({ where: { chain, seriesKey, extinguishNonce } })) > 0) {
      throw new AppError('CONFLICT');
    }
    requireWritten(await tx.extinguishmentRequest.createMany({ data: [row], skipDuplicates: true }));
    const about = { chain, seriesKey, subjectId: id, status: row.state, at: row.openedAt };
    await enqueueAction(tx, { ...about, kind: 'ExtinguishmentOpened', audience: toKeys(...keys) });
    return { extinguishmentRequestId: id };
  };
}
