import { AppError } from '@income-series/protocol/errors/app-error';
import { isHex } from '@income-series/protocol/hex';
import { chainOfDomain, messageDigest, recoverSigner, type SigningDomain } from '@income-series/protocol/signing';
import { VERIFIER_TIER } from '@income-series/protocol/zktls/claim';
import type { Claim, ClaimAttestation } from '@income-series/protocol/zktls/claim-format';
import { formatAttestationRequest } from '@income-series/protocol/zktls/claim-model';
import { postJson } from './post-json.ts';
import type { IncomeReport } from './report.ts';

/** The options of `requestAttestation`. */
export interface AttestationOptions {
  /** The verifier's URL: https, or on this machine, because the body contains the openings. */
  readonly url: string;
  /** The zkTLS claim of the same figure. */
  readonly claim: Claim;
  readonly report: IncomeReport;
  /** 1 if the income was not cash, else 0. */
  readonly liquidityFlag: 0 | 1;
  /** The chain's signing domain, against which the answer is checked. */
  readonly domain: SigningDomain;
}

/**
 * Sends a claim and the report's openings to the verifier, which keeps them in memory only, and returns the verifier's signature
 * over REPORT (tier 2). Checks that the signature is by the named signer over this report.
 * @throws the verifier's code; VERIFIER_UNAVAILABLE; ATTESTATION_INVALID; BAD_INPUT for a URL without https
 */
export async function requestAttestation(options: AttestationOptions): Promise<ClaimAttestation> {
  const { claim, report, liquidityFlag, domain, url } = options;
  const { seriesKey, period, incomeCommitment, priorCommitment, opening, priorOpening } = report;
  const request = formatAttestationRequest({
    claim,
    chain: chainOfDomain(domain),
    seriesKey,
    period,
    opening,
    priorOpening,
    incomeCommitment,
    priorIncomeCommitment: priorCommitment,
    liquidityFlag,
  });
  const answer = await postJson({ url }, '/v1/attestations', request, 'VERIFIER_UNAVAILABLE');
  const { signer, signature } = (answer ?? {}) as Partial<ClaimAttestation>;
  const message = { seriesKey, period, priorCommitment, incomeCommitment, tier: VERIFIER_TIER, liquidityFlag };
  const digest = messageDigest(domain, 'REPORT', message);
  const valid =
    typeof signer === 'string' &&
    isHex(signer, 20) &&
    typeof signature === 'string' &&
    recoverSigner(digest, signature) === signer.toLowerCase();
  if (!valid) throw new AppError('ATTESTATION_INVALID');
  return { signer, signature };
}
