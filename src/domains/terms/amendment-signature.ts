import { AppError } from '@income-series/protocol/errors/app-error';
import { requireSignedBy } from '@income-series/protocol/signing';
import type { Caller } from '../../core/caller.ts';
import { enqueueAction, toIssuer } from '../notifications/index.ts';
import { audit } from '../operations/index.ts';
import { type ContractCall, type PreparedCall, requireAddressed, requireOwnWallet } from '../transaction/index.ts';
import {
  type AmendmentDeps,
  type FoundAmendment,
  findAmendment,
  type SaveAmendment,
  writeAmendment,
} from './amendment-rows.ts';
import { requireAmendable, requireAmendmentState, requireSettled, UNDER_REVIEW } from './amendment-rules.ts';

/** Implements `AmendmentService.sign`. */
export async function sign(
  { db, chains, attestors, clock }: Pick<AmendmentDeps, 'db' | 'chains' | 'attestors' | 'clock'>,
  caller: Caller,
  id: string,
  signature: string,
): Promise<SaveAmendment> {
  const amendment = await findAmendment(db, caller, id);
  const key = requireAddressed(caller, amendment.chain, amendment.attestorKey);
  requireAmendmentState(amendment.state, UNDER_REVIEW, 'be signed');
  const chain = chains.of(amendment.chain);
  const [series] = await Promise.all([
    chain.series(amendment.seriesKey),
    attestors.requireActive(amendment.chain, [key]),
  ]);
  const { amendmentNonce } = series.value;
  const message = { ...amendment, amendmentNonce };
  const { digest, signature: canonical } = requireSignedBy(chain.domain, 'AMEND', message, { key, signature });
  const signed = { attestorSignature: canonical, amendmentNonce, digest, signedAt: clock.now() };
  return async (tx) => {
    const codes = { signer: key, nonce: amendmentNonce.toString(), digest };
    await audit(tx, { actor: caller.accountId, action: 'amendment.sign', target: id, codes });
    const about = { seriesKey: amendment.seriesKey, subjectId: id, status: 'SIGNED', at: signed.signedAt };
    const to = { chain: amendment.chain, audience: toIssuer(amendment.issuer), once: amendmentNonce.toString() };
    await enqueueAction(tx, { ...about, ...to, kind: 'AmendmentSigned' });
    return writeAmendment(tx, amendment, { state: 'SIGNED', ...signed });
  };
}

/** Opens the new terms of a routed series, which its amendment publishes; the read is logged. @throws NOT_FOUND */
async function openTerms(
  { db, terms }: Pick<AmendmentDeps, 'db' | 'terms'>,
  caller: Caller,
  { id, chain, seriesKey, issuer, newTermsCommitment }: FoundAmendment,
) {
  const series = await db.series.findUniqueOrThrow({
    where: { chain_key: { chain, key: seriesKey } },
    select: { phase: true, currencyCode: true, indexingRule: true, unitsOffered: true },
  });
  const authorization = { relation: 'issuer', wallet: issuer, blockNumber: null } as const;
  const curve = series.phase === null;
  const request = {
    ...series,
    curve,
    id,
    chain,
    seriesKey,
    issuer,
    authorization,
    termsCommitment: newTermsCommitment,
  };
  const newTerms = (await terms.openAmendments(caller.accountId, [request])).get(id);
  if (newTerms === undefined) throw new AppError('NOT_FOUND');
  if (newTerms instanceof AppError) throw newTerms;
  return { theta: newTerms.theta, ratePerUnit: newTerms.rate, termsSalt: newTerms.termsSalt };
}

/** Implements `AmendmentService.prepare`. */
export async function prepare(
  deps: Pick<AmendmentDeps, 'db' | 'chains' | 'attestors' | 'terms' | 'transactions'>,
  caller: Caller,
  id: string,
): Promise<PreparedCall> {
  const amendment = await findAmendment(deps.db, caller, id);
  const wallet = requireOwnWallet(caller, amendment.chain, amendment.issuer);
  requireAmendmentState(amendment.state, ['SIGNED'], 'be sent to the chain');
  const { seriesKey, attestorKey, amendmentNonce, newTermsCommitment, newCap, signature } = amendment;
  if (attestorKey === null || amendmentNonce === null || signature === null) throw new AppError('CASE_STATE');
  const [series] = await Promise.all([
    deps.chains.of(amendment.chain).series(seriesKey),
    deps.attestors.requireActive(amendment.chain, [attestorKey]),
  ]);
  if (series.value.amendmentNonce !== amendmentNonce) throw new AppError('NONCE_MOVED');
  requireAmendable(series.value, newTermsCommitment, newCap);
  requireSettled(series);
  const args = { seriesKey, amendmentNonce, newTermsCommitment, newCap, signature };
  const call: ContractCall = series.value.routed
    ? { kind: 'amendRoutedTerms', ...args, ...(await openTerms(deps, caller, amendment)) }
    : { kind: 'amendTerms', ...args };
  return deps.transactions.build({
    caller,
    wallet,
    call,
    signature: {
      rowId: id,
      lock: (tx) => tx.$queryRaw`
        SELECT 1 FROM terms_amendments WHERE id = ${id}::uuid AND attestor_signature = ${signature} FOR SHARE`,
    },
  });
}
