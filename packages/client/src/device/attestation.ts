import { postJson } from '../../../../src/adapters/zktls/post-json.ts';
import { AppError } from '../../../../src/core/errors/app-error.ts';
import { readInput } from '../../../../src/core/errors/read-input.ts';
import { isHex } from '../../../../src/core/hex.ts';
import { chainOfDomain, messageDigest, recoverSigner, type SigningDomain } from '../../../../src/core/signing/index.ts';
import { VERIFIER_TIER } from '../../../../src/domains/zktls/model/claim.ts';
import type { Claim, ClaimAttestation } from '../../../../src/domains/zktls/model/claim-format.ts';
import { ClaimBody, formatAttestationRequest } from '../../../../src/domains/zktls/model/claim-model.ts';
import type { IncomeReport } from './report.ts';

/**
 * Reads a claim from its JSON text, as a notary or a client of the Reclaim protocol writes it; other members are dropped.
 * @throws BAD_INPUT if the text has another shape, without a cause, because a parser's error quotes the text
 */
export function readClaim(text: string): Claim {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new AppError('BAD_INPUT');
  }
  return readInput(ClaimBody, body);
}

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
  const isValid =
    typeof signer === 'string' &&
    isHex(signer, 20) &&
    typeof signature === 'string' &&
    recoverSigner(digest, signature) === signer.toLowerCase();
  if (!isValid) throw new AppError('ATTESTATION_INVALID');
  return { signer, signature };
}
