import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import {
  addressOfSecretKey,
  chainOfDomain,
  messageDigest,
  type SigningDomain,
  signDigest,
} from '../../core/signing/index.ts';
import { type ClaimTrust, decideAttestation } from '../../domains/zktls/claim.ts';
import type { ClaimAttestation } from '../../domains/zktls/claim-format.ts';
import { parseAttestationRequest } from '../../domains/zktls/claim-model.ts';

/** What a verifier signs with, over which chains, and whom it believes. */
export interface VerifierOptions {
  /** One of each chain. */
  readonly domains: readonly SigningDomain[];
  readonly secretKey: Uint8Array;
  readonly trust: ClaimTrust;
  readonly clock: Clock;
}

/** The domain of the chain that a request names. @throws CHAIN_REQUIRED where none is named of several, CHAIN_REFUSED */
function domainOf(domains: readonly SigningDomain[], chain: string | undefined): SigningDomain {
  if (chain === undefined && domains.length > 1) throw new AppError('CHAIN_REQUIRED');
  const found = domains.find((domain) => chain === undefined || chainOfDomain(domain) === chain);
  if (found === undefined) throw new AppError('CHAIN_REFUSED');
  return found;
}

/**
 * Reads a request, decides, signs REPORT of tier 2 over the pinned domain of its chain. The figure, the salts and the claim live in
 * this call's variables and in nothing else.
 * @throws AppError with the code of what was wrong, never with a value or a cause
 */
export function attest({ domains, secretKey, trust, clock }: VerifierOptions, body: unknown): ClaimAttestation {
  const now = BigInt(Math.floor(clock.now().getTime() / 1000));
  const request = parseAttestationRequest(body);
  const domain = domainOf(domains, request.chain);
  const report = decideAttestation(request, trust, now);
  return {
    signer: addressOfSecretKey(secretKey),
    signature: signDigest(messageDigest(domain, 'REPORT', report), secretKey),
  };
}
