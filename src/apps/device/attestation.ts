import { AppError } from '../../core/errors/app-error.ts';
import { ERROR_CODES, type ErrorCode } from '../../core/errors/codes.ts';
import { isHex } from '../../core/hex.ts';
import { messageDigest, recoverSigner, type SigningDomain } from '../../core/signing/index.ts';
import { VERIFIER_TIER } from '../../domains/attestation/claim.ts';
import type { Attestation, Claim } from '../../domains/attestation/claim-format.ts';
import { formatAttestationRequest } from '../../domains/attestation/claim-model.ts';
import type { IncomeReport } from './report.ts';

export interface AttestationOptions {
  /** The verifier's address for attestations. https, or this machine: the openings travel in the body. */
  readonly url: URL | string;
  /** The zkTLS claim of the same figure. */
  readonly claim: Claim;
  readonly report: IncomeReport;
  /** 1 where the income was not cash. */
  readonly liquidityFlag: 0 | 1;
  /** The chain's signing domain: the answer is checked against it. */
  readonly domain: SigningDomain;
  readonly signal?: AbortSignal;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

function privateUrl(url: URL | string): URL {
  const parsed = new URL(url);
  const safe = parsed.protocol === 'https:' || (parsed.protocol === 'http:' && LOOPBACK.has(parsed.hostname));
  if (!safe) throw new AppError('BAD_INPUT');
  return parsed;
}

const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(ERROR_CODES, code);

/** The refusal's code, where the body of the answer names one of ours. */
const refusal = (body: unknown): ErrorCode => {
  const { code, error } = (body ?? {}) as { code?: unknown; error?: { code?: unknown } };
  return [code, error?.code].find(isCode) ?? 'VERIFIER_UNAVAILABLE';
};

async function post(url: URL, body: unknown, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      ...(signal === undefined ? {} : { signal }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new AppError(refusal(answer));
    return answer;
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('VERIFIER_UNAVAILABLE', { cause: error });
  }
}

/**
 * Sends a claim and the report's openings to the verifier, which looks at them in memory only, and takes back its
 * signature over REPORT, tier 2. The signature must be the named signer's over this very report.
 * @throws the verifier's own code; VERIFIER_UNAVAILABLE; ATTESTATION_INVALID; BAD_INPUT for an address in the clear
 */
export async function requestAttestation(options: AttestationOptions): Promise<Attestation> {
  const { claim, report, liquidityFlag, domain } = options;
  const { seriesKey, period, incomeCommitment, priorCommitment } = report;
  const request = formatAttestationRequest({
    claim,
    seriesKey,
    period,
    opening: report.opening,
    priorOpening: report.priorOpening,
    incomeCommitment,
    priorIncomeCommitment: priorCommitment,
    liquidityFlag,
  });
  const answer = (await post(privateUrl(options.url), request, options.signal)) as Partial<Attestation> | null;
  const { signer, signature } = answer ?? {};
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
