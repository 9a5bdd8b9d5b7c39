import type { Derivation } from '../../indexing/derivation.ts';
import type { StatusContext } from '../../indexing/parts.ts';
import { deriveSigned } from '../../indexing/signed-status.ts';

/** True-ups, confirmed by `TrueUpAccepted`. An unsigned case is OPEN. */
export const deriveAnnuals = (context: StatusContext): readonly Derivation[] => [
  deriveSigned(context, {
    table: 'tier3_annual',
    signature: 'trueup_signature',
    signer: 'trueup_signer',
    nonce: 'trueup_nonce',
    seriesNonce: 'trueup_nonce',
    unsigned: 'OPEN',
    signedWith: ['trueup_signer', 'attestation_ts', 'adjustment', 'trueup_digest'],
    event: 'TrueUpAccepted',
    numbers: { year: 'year', trueup_nonce: 'trueupNonce', adjustment: 'adjustment' },
    texts: { trueup_signer: 'signer' },
  }),
];
