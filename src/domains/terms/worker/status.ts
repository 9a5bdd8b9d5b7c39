import type { RowDerivation } from '../../../indexing/derivation.ts';
import type { StatusContext } from '../../../indexing/parts.ts';
import { deriveSigned } from '../../../indexing/signed-status.ts';

/**
 * Derives the state of amendments. LANDED: an event amended the series to its commitment and cap. One whose signature is
 * void awaits its attestor again.
 */
export const deriveAmendments = (context: StatusContext): readonly RowDerivation[] => [
  deriveSigned(context, {
    table: 'terms_amendments',
    signature: 'attestor_signature',
    signer: 'attestor_key',
    nonce: 'amendment_nonce',
    seriesNonce: 'amendment_nonce',
    unsigned: 'AWAITING_ATTESTOR',
    signedWith: ['digest', 'signed_at'],
    confirmedAt: 'landed_at',
    event: 'TermsAmended',
    numbers: { amendment_nonce: 'amendmentNonce', new_cap: 'newCap' },
    texts: { terms_commitment: 'newTermsCommitment' },
  }),
];
