import type { Clock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import {
  addressOfSecretKey,
  chainOfDomain,
  messageDigest,
  type SigningDomain,
  signDigest,
} from '@income-series/protocol/signing';
import { type ClaimTrust, decideAttestation } from '@income-series/protocol/zktls/claim';
import type { ClaimAttestation } from '@income-series/protocol/zktls/claim-format';
import { parseAttestationRequest } from '@income-series/protocol/zktls/claim-model';

/** The verifier's signing domains, its key, and the claims that it trusts. */
export interface VerifierOptions {
  /** One domain for each chain. */
  readonly domains: readonly SigningDomain[];
  readonly secretKey: Uint8Array;
  readonly trust: ClaimTrust;
  readonly clock: Clock;
}

/**
 * The domain of a request's chain, or the only one. @throws CHAIN_REQUIRED if the request names none of several,
 * CHAIN_REFUSED
 */
function selectDomain(domains: readonly SigningDomain[], chain: string | undefined): SigningDomain {
  if (chain === undefined && domains.length > 1) throw new AppError('CHAIN_REQUIRED');
  const domain = domains.find((domain) => chain === undefined || chainOfDomain(domain) === chain);
  if (domain === undefined) throw new AppError('CHAIN_REFUSED');
  return domain;
}

/**
 * Checks an attestation request, and signs REPORT of tier 2 over the pinned domain of its chain. Figure, salts and claim exist
 * only in the variables of this call.
 * @throws AppError with a code, never with a value or a cause
 */
export function attest({ domains, secretKey, trust, clock }: VerifierOptions, body: unknown): ClaimAttestation {
  const now = BigInt(Math.floor(clock.now().getTime() / 1000));
  const request = parseAttestationRequest(body);
  const domain = selectDomain(domains, request.chain);
  const report = decideAttestation(request, trust, now);
  return {
    signer: addressOfSecretKey(secretKey),
    signature: signDigest(messageDigest(domain, 'REPORT', report), secretKey),
  };
}
