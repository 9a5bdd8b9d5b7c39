import { PAUSE_MAX, TRUEUP_MAX_AGE } from '../../core/policy.ts';
import { type RowDerivation, sql } from '../../indexing/derivation.ts';
import type { StatusContext } from '../../indexing/parts.ts';
import { deriveSigned } from '../../indexing/signed-status.ts';

const AGE = Number(TRUEUP_MAX_AGE);
const AGE_WITH_PAUSE = AGE + Number(PAUSE_MAX);

/**
 * The time from which the chain refuses a true-up for its age. Only the last pause extends the age, and only if it began before the
 * age was reached (Periods.extended of the contracts). Its length is not kept, so the longest is added, because no signature may be
 * dropped that the chain would take.
 */
const staleAt = sql`a.attestation_ts + make_interval(secs => CASE
  WHEN s.paused_from IS NULL OR s.paused_from + make_interval(secs => ${Number(PAUSE_MAX)}::float8) <= a.attestation_ts
    OR s.paused_from >= a.attestation_ts + make_interval(secs => ${AGE}::float8)
  THEN ${AGE}::float8 ELSE ${AGE_WITH_PAUSE}::float8 END)`;

/** True-ups, confirmed by `TrueUpAccepted`. An unsigned case is OPEN. */
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
