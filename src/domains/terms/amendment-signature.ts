import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { requireSignedBy } from '../../core/signing/index.ts';
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

/** `AmendmentService.sign`. */
export async function sign(
  { db, chains, attestors, clock }: Pick<AmendmentDeps, 'db' | 'chains' | 'attestors' | 'clock'>,
  caller: Caller,
  id: string,
  signature: string,
): Promise<SaveAmendment> {
  const found = await findAmendment(db, caller, id);
  const key = requireAddressed(caller, found.chain, found.attestorKey);
  requireAmendmentState(found.state, UNDER_REVIEW, 'be signed');
  const chain = chains.of(found.chain);
  const [series] = await Promise.all([chain.series(found.seriesKey), attestors.requireActive(found.chain, [key])]);
  const { amendmentNonce } = series.value;
  const message = { ...found, amendmentNonce };
  const { digest, ...by } = requireSignedBy(chain.domain, 'AMEND', message, { key, signature });
  const signed = { attestorSignature: by.signature, amendmentNonce, digest, signedAt: clock.now() };
  return async (tx) => {
    const codes = { signer: key, nonce: amendmentNonce.toString(), digest };
    await audit(tx, { actor: caller.accountId, action: 'amendment.sign', target: id, codes });
    const about = { seriesKey: found.seriesKey, subjectId: id, status: 'SIGNED', at: signed.signedAt };
    const to = { chain: found.chain, audience: toIssuer(found.issuer), once: amendmentNonce.toString() };
    await enqueueAction(tx, { ...about, ...to, kind: 'AmendmentSigned' });
    return writeAmendment(tx, found, { state: 'SIGNED', ...signed });
  };
}

/** The terms of a routed series become public with their amendment. Opened last, and logged like any read of them. */
async function openingOf(
  { db, terms }: Pick<AmendmentDeps, 'db' | 'terms'>,
  caller: Caller,
  { id, chain, seriesKey, issuer, newTermsCommitment }: FoundAmendment,
) {
  const series = await db.series.findUniqueOrThrow({
    where: { chain_key: { chain, key: seriesKey } },
    select: { currencyCode: true, indexingRule: true, unitsOffered: true },
  });
  const authorization = { relation: 'issuer', wallet: issuer, blockNumber: null } as const;
  const request = { ...series, id, chain, seriesKey, issuer, authorization, termsCommitment: newTermsCommitment };
  const opened = (await terms.openAmendments(caller.accountId, [request])).get(id);
  if (opened === undefined) throw new AppError('NOT_FOUND');
  if (opened instanceof AppError) throw opened;
  return { theta: opened.theta, ratePerUnit: opened.rate, termsSalt: opened.termsSalt };
}

/** `AmendmentService.prepare`. */
export async function prepare(
  deps: Pick<AmendmentDeps, 'db' | 'chains' | 'attestors' | 'terms' | 'transactions'>,
  caller: Caller,
  id: string,
): Promise<PreparedCall> {
  const found = await findAmendment(deps.db, caller, id);
  const wallet = requireOwnWallet(caller, found.chain, found.issuer);
  requireAmendmentState(found.state, ['SIGNED'], 'be sent to the chain');
  const { seriesKey, attestorKey, amendmentNonce, newTermsCommitment, newCap, signature } = found;
  if (attestorKey === null || amendmentNonce === null || signature === null) throw new AppError('CASE_STATE');
  const [series] = await Promise.all([
    deps.chains.of(found.chain).series(seriesKey),
    deps.attestors.requireActive(found.chain, [attestorKey]),
  ]);
  if (series.value.amendmentNonce !== amendmentNonce) throw new AppError('NONCE_MOVED');
  requireAmendable(series.value, newTermsCommitment, newCap);
  requireSettled(series);
  const amended = { seriesKey, amendmentNonce, newTermsCommitment, newCap, signature };
  const call: ContractCall = series.value.routed
    ? { kind: 'amendRoutedTerms', ...amended, ...(await openingOf(deps, caller, found)) }
    : { kind: 'amendTerms', ...amended };
  return deps.transactions.build({
    caller,
    wallet,
    call,
    signature: {
      of: id,
      hold: (tx) => tx.$queryRaw`
        SELECT 1 FROM terms_amendments WHERE id = ${id}::uuid AND attestor_signature = ${signature} FOR SHARE`,
    },
  });
}
