import { PAUSE_MAX, TRUEUP_MAX_AGE } from '@income-series/protocol/policy';
import { type RowDerivation, sql } from '../../../indexing/derivation.ts';
import type { StatusContext } from '../../../indexing/parts.ts';
import { deriveSigned } from '../../../indexing/signed-status.ts';

const MAX_AGE_S = Number(TRUEUP_MAX_AGE);
const MAX_AGE_WITH_PAUSE_S = MAX_AGE_S + Number(PAUSE_MAX);

/**
 * SQL for the time from which the chain refuses a signed true-up because of its age. The last pause extends this time if it began
 * before (`Periods.extended` of the contracts). The longest pause is added, because the length of the last one is not stored and
 * a signature that the chain would accept must not be deleted.
 */
const staleAt = sql`a.attestation_ts + make_interval(secs => CASE
  WHEN s.paused_from IS NULL OR s.paused_from + make_interval(secs => ${Number(PAUSE_MAX)}::float8) <= a.attestation_ts
    OR s.paused_from >= a.attestation_ts + make_interval(secs => ${MAX_AGE_S}::float8)
  THEN ${MAX_AGE_S}::float8 ELSE ${MAX_AGE_WITH_PAUSE_S}::float8 END)`;

/** Derives the states of annual cases: a signed one is LANDED with `TrueUpAccepted`; one whose signature is void is OPEN again. */
export const deriveAnnuals = (context: StatusContext): readonly RowDerivation[] => [
  deriveSigned(context, {
    table: 'tier3_annual',
    signature: 'trueup_signature',
    signer: 'trueup_signer',
    nonce: 'trueup_nonce',
    stale: sql`${staleAt} <= ${context.now}`,
    seriesNonce: 'trueup_nonce',
    unsigned: 'OPEN',
    signedWith: ['trueup_signer', 'attestation_ts', 'adjustment', 'trueup_digest'],
    event: 'TrueUpAccepted',
    numbers: { year: 'year', trueup_nonce: 'trueupNonce', adjustment: 'adjustment' },
    texts: { trueup_signer: 'signer' },
  }),
];
