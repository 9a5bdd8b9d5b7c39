import type { Clock } from '../../core/clock.ts';
import { addressOfSecretKey, type EvmDomain, messageDigest, signDigest } from '../../core/signing/index.ts';
import { type ClaimTrust, decideAttestation } from '../../domains/zktls/claim.ts';
import type { Attestation } from '../../domains/zktls/claim-format.ts';
import { parseAttestationRequest } from '../../domains/zktls/claim-model.ts';

/** What a verifier signs with, over which chain, and whom it believes. */
export interface VerifierOptions {
  readonly domain: EvmDomain;
  readonly secretKey: Uint8Array;
  readonly trust: ClaimTrust;
  readonly clock: Clock;
}

/**
 * Reads a request, decides, signs REPORT of tier 2 over the pinned domain. The figure, the salts and the claim live in
 * this call's variables and in nothing else.
 * @throws AppError with the code of what was wrong, never with a value or a cause
 */
export function attest({ domain, secretKey, trust, clock }: VerifierOptions, body: unknown): Attestation {
  const now = BigInt(Math.floor(clock.now().getTime() / 1000));
  const report = decideAttestation(parseAttestationRequest(body), trust, now);
  return {
    signer: addressOfSecretKey(secretKey),
    signature: signDigest(messageDigest(domain, 'REPORT', report), secretKey),
  };
}
